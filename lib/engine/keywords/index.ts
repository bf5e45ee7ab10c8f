import type { Ability } from "../abilities/ability.ts";
import type { Keyword, KeywordName } from "../abilities/keywords.ts";
import { activating } from "./activating.ts";
import { asCast } from "./asCast.ts";
import { attacking } from "./attacking.ts";
import { castingTriggers } from "./castingTriggers.ts";
import { counters } from "./counters.ts";
import { dealing } from "./dealing.ts";
import { gift } from "./gift.ts";
import { leaving } from "./leaving.ts";
import type { KeywordOf } from "./parts.ts";
import { permanents } from "./permanents.ts";
import { replacing } from "./replacing.ts";
import { spells } from "./spells.ts";

/** Keyword abilities the rules ask for by their names, by where they do; such an ability does nothing of its own. */
const COMBAT = [
  "banding",
  "bands with other",
  "deathtouch",
  "defender",
  "double strike",
  "fear",
  "first strike",
  "flying",
  "haste",
  "horsemanship",
  "infect",
  "intimidate",
  "landwalk",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "skulk",
  "toxic",
  "trample",
  "trample over planeswalkers",
  "vigilance",
  "wither",
] as const;
const OBJECTS = [
  "changeling",
  "compleated",
  "devoid",
  "hexproof",
  "hexproof from",
  "indestructible",
  "nightbound",
  "phasing",
  "protection",
  "read ahead",
  "shroud",
  "space sculptor",
  "start your engines!",
  "storied",
] as const;
/** rules/casting/keywordMethods.ts, rules/casting/optionalCosts.ts, rules/casting/payingHelp.ts. */
const CASTING = [
  "aftermath",
  "assist",
  "bargain",
  "bestow",
  "buyback",
  "cleave",
  "convoke",
  "delve",
  "disguise",
  "disturb",
  "emerge",
  "entwine",
  "escalate",
  "escape",
  "flash",
  "flashback",
  "foretell",
  "freerunning",
  "fuse",
  "harmonize",
  "improvise",
  "jump-start",
  "kicker",
  "mayhem",
  "megamorph",
  "miracle",
  "more than meets the eye",
  "morph",
  "multikicker",
  "offering",
  "overload",
  "paradigm",
  "plot",
  "prototype",
  "prowl",
  "rebound",
  "retrace",
  "spectacle",
  "splice",
  "split second",
  "surge",
  "teamwork",
  "warp",
  "web-slinging",
] as const;
const DECKS = ["choose a Background", "companion", "doctor's companion", "partner"] as const;
/** rules/priority/hiddenAgendas.ts. */
const CONSPIRACIES = ["hidden agenda", "double agenda"] as const;

/** Nothing plays these yet; docs/rules-coverage.md counts the cards that wait. */
const WAITING = ["double team"] as const;

type Named = (typeof COMBAT | typeof OBJECTS | typeof CASTING | typeof DECKS | typeof CONSPIRACIES)[number];
type Waiting = (typeof WAITING)[number];

/** What all other keyword abilities mean in the vocabulary of the other abilities (702). */
const MEANINGS: {
  readonly [K in Exclude<KeywordName, Named | Waiting>]: (keyword: KeywordOf<K>) => readonly Ability[];
} = {
  ...attacking,
  ...dealing,
  ...leaving,
  ...counters,
  ...activating,
  ...castingTriggers,
  ...permanents,
  ...asCast,
  ...spells,
  ...replacing,
  gift,
};

type AnyMeaning = (keyword: Keyword) => readonly Ability[];

/** What a keyword ability means in the vocabulary of the other abilities; nothing for those the rules refer to by name. */
export const abilitiesOfKeyword = (keyword: Keyword): readonly Ability[] =>
  (MEANINGS as Partial<Record<KeywordName, AnyMeaning>>)[keyword.keyword]?.(keyword) ?? [];

/** Whether the engine plays this keyword ability. */
export const isPlayed = (keyword: KeywordName): boolean => !WAITING.some((one) => one === keyword);
