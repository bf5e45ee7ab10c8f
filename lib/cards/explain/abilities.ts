import type {
  Ability,
  ActivatedAbility,
  ActivationLimit,
  TriggeredAbility,
  XLimits,
} from "../../engine/abilities/ability.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Keyword } from "../../engine/abilities/keywords.ts";
import type { Zone } from "../../engine/abilities/references.ts";
import type { StaticEffect } from "../../engine/abilities/statics.ts";
import { amount } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costs } from "./costs.ts";
import { allLines, bodyLines, ruleLines, told } from "./effects.ts";
import { eventClause } from "./events.ts";
import { adjective, filter, several } from "./filters.ts";
import { meaning } from "./keywords.ts";
import { modification } from "./modifications.ts";
import { indented, listed, plain, spaced } from "./plain.ts";
import { objects, range, theZones } from "./references.ts";
import { replacement } from "./replacements.ts";
import { tell } from "./tell.ts";
import { watching } from "./unsaid.ts";

/** What one ability does, as an outline that leaves nothing out. */
export function explained(ability: Ability): readonly string[] {
  const { watched, unsaid } = watching(ability);
  const lines = abilityLines(watched);
  const more = unsaid();
  return more.length === 0 ? lines : [...lines, `  besides: ${more.join("; ")}`];
}

export function abilityLines(ability: Ability): string[] {
  switch (ability.kind) {
    case "keyword":
      return [
        `${keyword(ability.keyword)}${meaning(ability.keyword.keyword)}`,
        ...("cleaved" in ability.keyword ? indented((ability.keyword.cleaved ?? []).flatMap(bodyLines)) : []),
      ];
    case "spell":
      return [
        `as it resolves${ability.x?.min === undefined ? "" : `, X at least ${amount(ability.x.min)}`}:`,
        ...indented(bodyLines(ability.body)),
      ];
    case "activated": {
      const from = ability.from ? ` from ${theZones(ability.from)}` : "";
      const limits = (ability.limits ?? []).map(activationLimit);
      const name = ability.keyword ? `${ability.keyword}: ` : "";
      const only = limits.length === 0 ? "" : `, only: ${listed(limits)}`;
      return [
        `${name}${activator(ability.by)} may activate it${from} for this cost: ${costs(ability.costs)}${reduced(ability)}${xLimits(ability.x)}${only}:`,
        ...indented(bodyLines(ability.body)),
        ...uncounterable(ability),
      ];
    }
    case "triggered": {
      const when =
        ability.when.on === "state"
          ? `it is true that ${condition(ability.when.condition)}`
          : eventClause(ability.when);
      const limits = [
        ...(ability.from === undefined || ability.from === "battlefield" ? [] : [`${zonePhrase(ability.from)}`]),
        ...(ability.batch ? [BATCHES[String(ability.batch)] ?? "once for all at the same time"] : []),
        ...(ability.limit ? [TRIGGER_LIMITS[ability.limit]] : []),
      ];
      return [
        `when ${when}${ability.happenedWhile ? ` while ${condition(ability.happenedWhile)}` : ""}${limits.length === 0 ? "" : ` (${limits.join(", ")})`}${ability.interveningIf ? `, if ${condition(ability.interveningIf)}` : ""}:`,
        ...indented(
          ability.when.on === "state" ? bodyLines(ability.body) : told(ability.when, bodyLines(ability.body)),
        ),
        ...uncounterable(ability),
      ];
    }
    case "static": {
      const places =
        ability.from === undefined ? [] : [ability.from === "everywhere" ? "everywhere" : zonePhrase(ability.from)];
      const conditions = ability.if ? [`as long as ${condition(ability.if)}`] : [];
      const head = [...places, ...conditions];
      const lines = ability.effects.flatMap(staticLines);
      if (lines.length === 0) return ["nothing in a game"];
      return head.length === 0 ? ["always:", ...indented(lines)] : [`${head.join(", ")}:`, ...indented(lines)];
    }
  }
}

const LIMITS: Readonly<Record<string, string>> = {
  sorcery: "when a sorcery could be cast",
  instant: "when an instant could be cast",
  ownTurn: "during your turn",
  opponentsTurn: "during an opponent's turn",
  ownUpkeep: "during your upkeep",
  upkeep: "during an upkeep",
  oncePerTurn: "once each turn",
  once: "once",
  endStep: "during an end step",
};

const TRIGGER_LIMITS: Readonly<Record<NonNullable<TriggeredAbility["limit"]>, string>> = {
  oncePerTurn: "only once each turn",
  twicePerTurn: "only twice each turn",
  once: "only once",
  firstEachTurn: "only the first time each turn",
  doneOncePerTurn: "done only once each turn",
};

const BATCHES: Readonly<Record<string, string>> = {
  bySource: "once for each source",
  byPlayer: "once for each player",
  byRecipient: "once for each that it happens to",
};

const uncounterable = ({ cantBeCountered }: { readonly cantBeCountered?: true }): string[] =>
  cantBeCountered ? ["  this ability can't be countered"] : [];

/** 601.2f: "this ability costs {1} less for each ...". */
const reduced = ({
  reduction,
  increase,
}: {
  readonly reduction?: Change | undefined;
  readonly increase?: Change;
}): string =>
  [
    ...(reduction === undefined ? [] : [changed(reduction, "less")]),
    ...(increase === undefined ? [] : [changed(increase, "more")]),
  ].join("");
type Change = NonNullable<ActivatedAbility["reduction"]>;
const changed = ({ mana, times }: Change, how: "less" | "more"): string =>
  typeof times !== "number" && times.amount === "if" && times.then === 1 && times.otherwise === 0
    ? `, ${mana} ${how} if ${condition(times.condition)}`
    : `, ${mana} ${how}${times === 1 ? "" : ` times ${amount(times)}`}`;

const xLimits = (x: XLimits | undefined): string =>
  x === undefined
    ? ""
    : [
        ...(x.paidWith
          ? [
              `X paid with ${listed(
                x.paidWith.map((color) => `{${color}}`),
                "or",
              )} only`,
            ]
          : []),
        ...(x.min === undefined ? [] : [`X at least ${amount(x.min)}`]),
        ...(x.max === undefined ? [] : [`X at most ${amount(x.max)}`]),
      ]
        .map((words) => `, ${words}`)
        .join("");

const zonePhrase = (zone: Zone | readonly Zone[]): string =>
  `${[zone].flat().every((one) => one === "stack") ? "on" : "in"} ${theZones(zone)}`;

function activator(by: "anyPlayer" | "opponents" | "owner" | undefined): string {
  if (by === "anyPlayer") return "any player";
  return by === "opponents" ? "an opponent" : by === "owner" ? "its owner" : "its controller";
}

function staticLines(effect: StaticEffect): string[] {
  switch (effect.static) {
    case "modify":
      return [`${objects(effect.affects)}: ${listed(effect.modifications.map(modification))}`];
    case "rule":
      return ruleLines(effect.rule);
    case "replace":
      return replacement(effect.replacement);
  }
}

/** 303.4a: what it may be attached to. */
const enchanted = ({ filter: what, players: who }: { readonly filter?: Filter; readonly players?: unknown }): string =>
  [
    ...(who === undefined ? [] : ["player"]),
    ...(what && (who === undefined || what.is !== "any") ? [filter(what)] : []),
  ].join(" or ");

function keyword(value: Keyword): string {
  if (value.keyword === "gift") return `gift: ${value.gift}`;
  if (value.keyword === "enchant") return `enchant: ${enchanted(value)}`;
  if ("does" in value && value.does) {
    const paid = value.cost.length > 0 ? ` for ${costs(value.cost)}` : "";
    return `${value.keyword}${paid}: ${allLines(value.does).join("; ")}`;
  }
  if ("cost" in value && value.cost) {
    const number = "n" in value && value.n !== undefined ? ` ${amount(value.n)}` : "";
    const size = "pt" in value && value.pt !== undefined ? ` as a ${value.pt.join("/")}` : "";
    const count = "count" in value && value.count ? `${range(value.count)} ` : "";
    const which = "filter" in value && value.filter ? ` (${count}${filter(value.filter)})` : "";
    const least = "leastX" in value && value.leastX !== undefined ? `, X at least ${value.leastX}` : "";
    const only = "limits" in value && value.limits ? `, only: ${listed(value.limits.map(activationLimit))}` : "";
    const less = "reduction" in value ? reduced(value) : "";
    return `${value.keyword}${number} for ${costs(value.cost)}${less}${least}${size}${which}${only}`;
  }
  if (value.keyword === "protection" || value.keyword === "hexproof from")
    return "everything" in value && value.everything && value.filter.is === "any"
      ? "protection from everything"
      : value.filter
        ? `${value.keyword.split(" ")[0]} from ${adjective(value.filter) ?? several(value.filter)}${"sparing" in value && value.sparing ? `, which takes off no ${several(value.sparing)}` : ""}`
        : plain(value);
  if ("filter" in value && value.filter)
    return `${value.keyword}${"n" in value ? ` ${amount(value.n)}` : ""}: ${filter(value.filter)}`;
  return "n" in value && value.n !== undefined
    ? `${value.keyword} ${amount(value.n)}`
    : Object.keys(value).length === 1
      ? value.keyword
      : plain(value, tell);
}

const activationLimit = (limit: ActivationLimit): string =>
  limit.only === "if"
    ? `if ${condition(limit.condition)}`
    : limit.only === "timesPerTurn"
      ? `${amount(limit.times)} times each turn`
      : (LIMITS[limit.only] ?? spaced(limit.only));
