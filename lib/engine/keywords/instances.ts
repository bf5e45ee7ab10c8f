import type { Amount } from "../abilities/amounts.ts";
import type { Cost } from "../abilities/costs.ts";
import type { Keyword, KeywordName } from "../abilities/keywords.ts";
import { sameData } from "../abilities/visit.ts";
import type { ObjectId } from "../state/ids.ts";

/**
 * What is paid for one of several abilities of one name: 607.2i of kickers, and each instance of squad, replicate,
 * offspring and casualty is paid for apart (702.157b, 702.56b, 702.175b, 702.153b). "kicker {R}", "casualty 2".
 */
export function instanceName(keyword: string, by: readonly Cost[] | Amount | undefined, instance?: number): string {
  const words = isCosts(by)
    ? by.map((cost) => (cost.pay === "mana" ? cost.mana : cost.pay)).join(" ")
    : JSON.stringify(by);
  return [keyword, words, instance === undefined ? undefined : `#${instance}`].filter((word) => word).join(" ");
}

/** What is paid to a permanent that adds a cost to spells: of several that do each is paid for apart. */
export const costAddedBy = (source: ObjectId, name: string): string => `${name} of ${source}`;

const isCosts = (by: readonly Cost[] | Amount | undefined): by is readonly Cost[] => Array.isArray(by);

/** "Multiple instances of flying on the same creature are redundant" (702.9c): so says the rule of each of these keywords. */
const REDUNDANT: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "deathtouch",
  "defender",
  "double strike",
  "first strike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "landwalk",
  "lifelink",
  "protection",
  "reach",
  "shroud",
  "trample",
  "trample over planeswalkers",
  "vigilance",
  "banding",
  "phasing",
  "shadow",
  "horsemanship",
  "fear",
  "convoke",
  "split second",
  "delve",
  "wither",
  "rebound",
  "paradigm",
  "infect",
  "menace",
  "skulk",
  "improvise",
  "read ahead",
]);

const PAID_APART: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "casualty",
  "conspire",
  "offspring",
  "replicate",
  "squad",
]);

/** 702.152b: one of them is used to cast it, and what comes of that comes once: of the first. */
const USED_ONCE: ReadonlySet<KeywordName> = new Set<KeywordName>(["blitz"]);

/** This keyword as one besides others, told apart from those just like it whose payments are not its own (601.2f). */
export function besideOthers(keyword: Keyword, others: readonly Keyword[] = []): Keyword {
  if (USED_ONCE.has(keyword.keyword) && others.length > 0)
    return { ...keyword, instance: others.length + 1 } as Keyword;
  if (!PAID_APART.has(keyword.keyword)) return keyword;
  const alike = others.filter((other) =>
    sameData({ ...other, instance: undefined }, { ...keyword, instance: undefined }),
  );
  return alike.length === 0 ? keyword : ({ ...keyword, instance: alike.length + 1 } as Keyword);
}

/** One more of this keyword, besides these of the same name, changes nothing: one of them is the same. */
export const isRedundant = (keyword: Keyword, besides: readonly Keyword[] | undefined): boolean =>
  besides !== undefined && REDUNDANT.has(keyword.keyword) && besides.some((other) => sameData(keyword, other));
