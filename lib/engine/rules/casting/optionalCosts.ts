import type { Amount } from "../../abilities/amounts.ts";
import type { Cost, CostObjects } from "../../abilities/costs.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Game } from "../../game.ts";
import { costAddedBy, instanceName } from "../../keywords/instances.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import type { Characteristics } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { asCard } from "../continuous/asCard.ts";
import { rulesOf } from "../continuous/layers.ts";
import { ownRules } from "../continuous/ownRules.ts";
import { withOwnManaCost } from "../costs/costs.ts";

/** An additional cost the caster may choose to pay (601.2b). */
export interface OptionalCost {
  /** How conditions ask for it: "kicker", "buyback" ... */
  readonly name: string;
  /** 702.33f: the name of this one where a card has several that share their name: "kicker {R}". */
  readonly own?: string;
  /** What a person is told of it, where its name is not for them. */
  readonly hint?: string;
  readonly costs: readonly Cost[];
  /** 702.33c and the like: any number of times. */
  readonly repeatable: boolean;
  /** 702.174a: it is paid by choosing an opponent. */
  readonly opponent?: true;
}

const ADDITIONAL = "additional";
const OPTIONAL_KEYWORDS = ["kicker", "multikicker", "buyback", "replicate", "squad", "offspring", "entwine"] as const;
const EACH_APART: ReadonlySet<string> = new Set(["kicker", "replicate", "squad", "offspring"]);
const NAMED_AS: Partial<Record<(typeof OPTIONAL_KEYWORDS)[number], string>> = { multikicker: "kicker" };

export function optionalCosts(game: Game, player: Seat, spell: ObjectId): readonly OptionalCost[] {
  const { keywords } = characteristicsOf(game, spell);
  const found: OptionalCost[] = keywords.size === 0 ? [] : ofKeywords(game, player, spell, keywords);
  for (const { rule } of ownRules(game, spell, player, "additionalCost"))
    if (rule.optional) found.push({ name: ADDITIONAL, costs: rule.cost, repeatable: rule.repeatable ?? false });
  for (const { rule, context } of rulesOf(game, "additionalCost")) {
    if (!rule.optional || context.self === spell) continue;
    if (rule.who !== undefined && !playersOf(game, rule.who, context).includes(player)) continue;
    if (matches(game, asCard(rule.what), spell, context))
      found.push({
        name: costAddedBy(context.self, ADDITIONAL),
        hint: rule.repeatable ? instanceName(ADDITIONAL, rule.cost) : ADDITIONAL,
        costs: rule.cost,
        repeatable: rule.repeatable ?? false,
      });
  }
  return found;
}

function ofKeywords(game: Game, player: Seat, spell: ObjectId, keywords: Characteristics["keywords"]): OptionalCost[] {
  const found: OptionalCost[] = [];
  for (const keyword of OPTIONAL_KEYWORDS) {
    for (const k of keywords.get(keyword) ?? []) {
      if (!("cost" in k) || k.cost === undefined) continue;
      found.push({
        name: NAMED_AS[keyword] ?? keyword,
        ...(EACH_APART.has(keyword) && ownName(keyword, k.cost, "instance" in k ? k.instance : undefined)),
        costs: withOwnManaCost(game, k.cost, { self: spell, controller: player }),
        repeatable: keyword === "multikicker" || keyword === "replicate" || keyword === "squad",
      });
    }
  }
  if (keywords.has("gift")) found.push({ name: "gift", costs: [], repeatable: false, opponent: true });
  found.push(...keywordCosts(keywords));
  return found;
}

/** Keywords that name their additional cost themselves: 702.166a bargain, 702.153a casualty, 702.78a conspire. */
function keywordCosts(keywords: Characteristics["keywords"]): readonly OptionalCost[] {
  const found: OptionalCost[] = [];
  const add = (name: string, cost: Cost, own: Pick<OptionalCost, "own" | "hint"> = {}): void => {
    found.push({ name, costs: [cost], repeatable: false, ...own });
  };
  if (keywords.has("bargain")) add("bargain", { pay: "sacrifice", what: one(BARGAINED) });
  for (const k of keywords.get("conspire") ?? []) {
    const others: Cost = { pay: "tapOthers", what: { what: "chosen", filter: CONSPIRING, count: TWO } };
    add("conspire", others, ownName("conspire", undefined, ("instance" in k ? k.instance : undefined) ?? 1));
  }
  for (const k of keywords.get("casualty") ?? []) {
    if (!("n" in k) || k.n === undefined) continue;
    const strong: Filter = { is: "stat", stat: "power", value: { compare: ">=", to: k.n } };
    const what = one({ is: "and", of: [CREATURE, strong] });
    add("casualty", { pay: "sacrifice", what }, ownName("casualty", k.n, "instance" in k ? k.instance : undefined));
  }
  // Of a later edition.
  for (const k of keywords.get("teamwork") ?? []) {
    if (!("n" in k) || k.n === undefined) continue;
    const what: CostObjects = { what: "chosen", filter: CREATURE, count: { min: 0 } };
    add("teamwork", { pay: "tapOthers", what, totalPower: k.n, for: "teamwork" });
  }
  return found;
}

/** By what it is paid for, and told of: of several alike the player is told the same. */
const ownName = (
  keyword: string,
  by: readonly Cost[] | Amount | undefined,
  instance: number | undefined,
): Pick<OptionalCost, "own" | "hint"> => ({
  own: instanceName(keyword, by, instance),
  ...(instance !== undefined && { hint: instanceName(keyword, by) }),
});

const TWO = { min: 2, max: 2 };
const one = (filter: Filter): CostObjects => ({ what: "chosen", filter, count: { min: 1, max: 1 } });
const CREATURE: Filter = { is: "type", type: "creature" };
const BARGAINED: Filter = {
  is: "or",
  of: [{ is: "type", type: "artifact" }, { is: "type", type: "enchantment" }, { is: "token" }],
};
const CONSPIRING: Filter = {
  is: "and",
  of: [CREATURE, { is: "shares", quality: "color", with: { what: "self" } }],
};

/** 601.2b: those its controller has chosen to pay, each as often as that. */
export function chosenOptionalCosts(game: Game, player: Seat, spell: ObjectId): readonly (readonly Cost[])[] {
  const paid = game.state.objects[spell]?.cast?.paid;
  if (paid === undefined) return [];
  const told = new Set<string>();
  return optionalCosts(game, player, spell).flatMap(({ name, own, costs }) => {
    const by = own ?? name;
    // Of several with one name what is paid was counted together.
    if (told.has(by)) return [];
    told.add(by);
    return Array.from({ length: paid[by] ?? 0 }, () => costs);
  });
}
