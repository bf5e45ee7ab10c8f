import type { Ability, Body, TargetClass, TargetSlot } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Entering } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Keyword } from "../../engine/abilities/keywords.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import type { Replacement, StaticEffect } from "../../engine/abilities/statics.ts";
import { arrival, costs, destination, duration, rule, sentence, token } from "./instructions.ts";
import { meaning } from "./keywords.ts";
import { letter, listed, ordinal, spaced } from "./plain.ts";
import {
  adjective,
  amount,
  condition,
  does,
  eventClause,
  filter,
  objects,
  players,
  range,
  several,
  signed,
  thingIn,
  told,
  where,
  zones,
} from "./things.ts";
import { watching } from "./unsaid.ts";

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** What one ability does, as an outline that leaves nothing out. */
export function explained(ability: Ability): readonly string[] {
  const { watched, unsaid } = watching(ability);
  const lines = abilityLines(watched);
  const more = unsaid();
  return more.length === 0 ? lines : [...lines, `  besides: ${more.join("; ")}`];
}

function abilityLines(ability: Ability): string[] {
  switch (ability.kind) {
    case "keyword":
      return [`${keyword(ability.keyword)}${meaning(ability.keyword.keyword)}`];
    case "spell":
      return ["as it resolves:", ...indented(bodyLines(ability.body))];
    case "activated": {
      const from = ability.from ? ` from the ${ability.from}` : "";
      const limits = (ability.limits ?? []).map((limit) =>
        limit.only === "if"
          ? `if ${condition(limit.condition)}`
          : limit.only === "timesPerTurn"
            ? `${limit.times} times each turn`
            : (LIMITS[limit.only] ?? spaced(limit.only)),
      );
      const name = ability.keyword ? `${ability.keyword}: ` : "";
      const only = limits.length === 0 ? "" : `, only: ${listed(limits)}`;
      return [
        `${name}${activator(ability.by)} may activate it${from} for this cost: ${costs(ability.costs)}${only}:`,
        ...indented(bodyLines(ability.body)),
      ];
    }
    case "triggered": {
      const when =
        ability.when.on === "state"
          ? `it is true that ${condition(ability.when.condition)}`
          : eventClause(ability.when);
      const limits = [
        ...(ability.from === undefined || ability.from === "battlefield" ? [] : [`${zonePhrase(ability.from)}`]),
        ...(ability.batch ? ["once for all at the same time"] : []),
        ...(ability.limit ? [spaced(ability.limit)] : []),
      ];
      return [
        `when ${when}${ability.happenedWhile ? ` while ${condition(ability.happenedWhile)}` : ""}${limits.length === 0 ? "" : ` (${limits.join(", ")})`}${ability.interveningIf ? `, if ${condition(ability.interveningIf)}` : ""}:`,
        ...indented(bodyLines(ability.body)),
      ];
    }
    case "static": {
      const places =
        ability.from === undefined ? [] : [ability.from === "everywhere" ? "everywhere" : zonePhrase(ability.from)];
      const conditions = ability.if ? [`as long as ${condition(ability.if)}`] : [];
      const head = [...places, ...conditions];
      const lines = ability.effects.flatMap(staticLines);
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
};

const zonePhrase = (zone: Zone | readonly Zone[]): string =>
  `${[zone].flat().every((one) => one === "stack") ? "on" : "in"} the ${zones(zone)}`;

function activator(by: "anyPlayer" | "opponents" | "owner" | undefined): string {
  if (by === "anyPlayer") return "any player";
  return by === "opponents" ? "an opponent" : by === "owner" ? "its owner" : "its controller";
}

function staticLines(effect: StaticEffect): string[] {
  switch (effect.static) {
    case "modify":
      return [`${objects(effect.affects)}: ${listed(effect.modifications.map(modification))}`];
    case "rule":
      return effect.rule.rule === "openingHand"
        ? ["from an opening hand you may:", ...indented(allLines(effect.rule.effects))]
        : [rule(effect.rule)];
    case "replace":
      return replacement(effect.replacement);
  }
}

/** Targets, then instructions, or modes of such. */
export function bodyLines(body: Body): string[] {
  const modes = body.modes;
  return [
    ...body.targets.map((slot, index) => `${ordinal(index)} target: ${target(slot)}`),
    ...allLines(body.effects),
    ...(modes
      ? [
          `choose ${range(modes.choose)}:`,
          ...modes.options.flatMap((option) =>
            indented([
              `• ${option.text}`,
              ...indented([
                ...option.targets.map((slot, index) => `${ordinal(index)} target: ${target(slot)}`),
                ...allLines(option.effects),
              ]),
            ]),
          ),
        ]
      : []),
  ];
}

function target(slot: TargetSlot): string {
  const count = slot.count.min === 1 && slot.count.max === 1 ? "one" : range(slot.count);
  const other =
    slot.otherThan === undefined ? "" : `, other than the ${listed(slot.otherThan.map(ordinal), "or")} target`;
  const by = slot.by ? `, chosen by ${players(slot.by)}` : "";
  const divided = slot.divide === undefined ? "" : `, ${amount(slot.divide)} divided among them`;
  const kinds = slot.of.map((one) => targetClass(one, slot.count.max !== 1));
  return `${count} ${listed(kinds, "or")}${other}${divided}${by}`;
}

function targetClass(value: TargetClass, many: boolean): string {
  if (value.target === "player") {
    const noun = many ? "players" : "player";
    return value.who.who === "each" ? noun : `${noun} (${players(value.who)})`;
  }
  const thing = thingIn(value.in ?? "battlefield");
  return `${many ? several(value.filter, thing) : filter(value.filter, thing)}${value.in === "battlefield" ? "" : where(value)}`;
}

function keyword(value: Keyword): string {
  if ("cost" in value && value.cost) {
    const number = "n" in value && value.n !== undefined ? ` ${amount(value.n)}` : "";
    const size = "pt" in value && value.pt !== undefined ? ` as a ${value.pt.join("/")}` : "";
    const which = "filter" in value && value.filter ? ` (${filter(value.filter)})` : "";
    return `${value.keyword}${number} for ${costs(value.cost)}${size}${which}`;
  }
  if (value.keyword === "protection" || value.keyword === "hexproof from")
    return value.filter
      ? `${value.keyword.split(" ")[0]} from ${adjective(value.filter) ?? several(value.filter)}`
      : told(value);
  if ("filter" in value && value.filter) return `${value.keyword}: ${filter(value.filter)}`;
  return "n" in value && value.n !== undefined
    ? `${value.keyword} ${amount(value.n)}`
    : Object.keys(value).length === 1
      ? value.keyword
      : told(value);
}

/** One instruction, as one or more lines. */
function effectLines(effect: Effect): string[] {
  const note = effect.note === undefined ? "" : ` (call that ${letter(effect.note)})`;
  const nested = nestedLines(effect);
  if (nested) return nested.map((line, at) => (at === 0 ? line.replace(/:?$/u, (colon) => `${note}${colon}`) : line));
  return [`${sentence(effect)}${note}`];
}

const allLines = (effects: readonly Effect[]): string[] => effects.flatMap(effectLines);

/** Instructions that contain instructions. */
function nestedLines(effect: Effect): string[] | undefined {
  switch (effect.do) {
    case "may":
      return [
        `${players(effect.who)} may:`,
        ...indented(allLines(effect.effects)),
        ...(effect.otherwise ? ["otherwise:", ...indented(allLines(effect.otherwise))] : []),
      ];
    case "if":
      return [
        `if ${condition(effect.condition)}:`,
        ...indented(allLines(effect.then)),
        ...(effect.otherwise ? ["otherwise:", ...indented(allLines(effect.otherwise))] : []),
      ];
    case "pay":
      return [
        effect.optional
          ? `${players(effect.who)} may pay ${costs(effect.cost)}`
          : `${does(effect.who, "pay")} ${costs(effect.cost)}`,
        ...(effect.paid ? ["if that is paid:", ...indented(allLines(effect.paid))] : []),
        ...(effect.unpaid ? ["if that is not paid:", ...indented(allLines(effect.unpaid))] : []),
      ];
    case "forEach":
      return [`for each of ${objects(effect.of)}:`, ...indented(allLines(effect.effects))];
    case "forEachPlayer":
      return [`for each of ${players(effect.of)}:`, ...indented(allLines(effect.effects))];
    case "chooseOne":
      return [
        `${effect.random ? "at random" : players(effect.who)}, one of these:`,
        ...effect.options.flatMap((option) => indented([`• ${option.text}`, ...indented(allLines(option.effects))])),
      ];
    case "rollDie":
      return [
        `${does(effect.who, "roll")} ${effect.count === undefined ? "a" : amount(effect.count)} ${effect.sides}-sided di${effect.count === undefined ? "e" : "ce"}`,
        ...(effect.results ?? []).flatMap(({ from, to, effects }) =>
          indented([
            `${from === to ? from : to > effect.sides ? `${from} or more` : `${from} to ${to}`}:`,
            ...indented(allLines(effects)),
          ]),
        ),
      ];
    case "flipCoin":
      return [
        `${does(effect.who, "flip")} ${effect.count === undefined ? "a coin" : effect.count === "untilLose" ? "coins until one is lost" : `${amount(effect.count)} coins`}`,
        ...won(effect),
      ];
    case "clash":
      return ["clash with an opponent", ...won(effect)];
    case "repeat":
      return [
        typeof effect.times === "object" && "while" in effect.times
          ? `again and again while ${condition(effect.times.while)}:`
          : `${effect.times === "any" ? "any number of" : amount(effect.times)} times:`,
        ...indented(allLines(effect.effects)),
      ];
    case "vote":
      return [
        `${effect.secret ? "secretly" : "in turn"}, each player votes for ${
          effect.for === undefined
            ? listed(
                effect.options.map((one) => `"${one.name}"`),
                "or",
              )
            : `one of ${objects(effect.for)}`
        }`,
      ];
    case "separate":
      return [
        `${does(effect.by, "separate")} ${objects(effect.what)} into two piles, ${does(effect.chooser, "choose")} one`,
        ...(effect.chosen.length === 0 ? [] : ["with that pile:", ...indented(allLines(effect.chosen))]),
        ...(effect.unchosen.length === 0 ? [] : ["with the other:", ...indented(allLines(effect.unchosen))]),
      ];
    case "delayed":
      return [
        `${effect.duration === undefined ? "" : `${duration(effect.duration)}, `}${(effect.once ?? effect.duration === undefined) ? "the next time" : "each time"} ${eventClause(effect.when)}:`,
        ...indented(bodyLines(effect.body)),
      ];
    case "reflexive":
      return ["when that is done:", ...indented(bodyLines(effect.body))];
    case "getEmblem":
      return [`${does(effect.who, "get")} an emblem with`, ...indented(effect.abilities.flatMap(abilityLines))];
    case "apply":
      return [`${objects(effect.to)}: ${listed(effect.modifications.map(modification))} ${duration(effect.duration)}`];
    case "rule":
      return effect.rules.map((one) => `${rule(one)} ${duration(effect.duration)}`);
    case "replace":
      return [
        `${duration(effect.duration)}${effect.once ? ", once" : ""}${about(effect)}, ${replacement(effect.replacement).join(" ")}${effect.shield === undefined ? "" : `, the next ${amount(effect.shield)} in all`}`,
      ];
    case "createTokens":
      return [effect, ...(effect.also ?? [])].flatMap((one) => [
        `${does(effect.who, "create")} ${amount(one.count)} token${one.count === 1 ? "" : "s"}: ${token(one.token)}${entering(one)}`,
        ...indented(one.token.abilities.flatMap(abilityLines)),
      ]);
    case "createTokenCopies":
      return [
        `${does(effect.who, "create")} ${amount(effect.count)} token${effect.count === 1 ? "" : "s"} that ${effect.count === 1 ? "is a copy" : "are copies"} of ${objects(effect.of)}${excepted(effect)}${entering(effect)}`,
      ];
    case "copySpell":
      return [
        `${effect.who ? does(effect.who, "copy") : "copy"} ${objects(effect.what)}${effect.count === 1 ? "" : ` ${amount(effect.count)} times`}${excepted(effect)}${effect.newTargets ? ", with new targets if wished" : ""}`,
      ];
    default:
      return undefined;
  }
}

/** Whom a lasting replacement is about. */
function about({ about: what, players: who }: { readonly about?: Objects; readonly players?: Players }): string {
  const whom = [...(what ? [objects(what)] : []), ...(who ? [players(who)] : [])];
  return whom.length === 0 ? "" : `, for ${listed(whom)}`;
}

/** 707.9: what is other than the original. */
const excepted = ({ except }: { readonly except?: readonly Modification[] }): string =>
  except === undefined ? "" : `, except that it ${listed(except.map(modification))}`;

const entering = ({ entering: how }: { readonly entering?: Entering }): string =>
  how === undefined ? "" : `, ${arrival(how)}`;

const won = ({ win, lose }: { readonly win?: readonly Effect[]; readonly lose?: readonly Effect[] }): string[] => [
  ...(win ? ["if that is won:", ...indented(allLines(win))] : []),
  ...(lose ? ["if that is lost:", ...indented(allLines(lose))] : []),
];

const measured = (what: string, value: Amount | undefined): readonly string[] =>
  value === undefined ? [] : [`${what} ${typeof value === "number" ? value : `equal to ${amount(value)}`}`];

function modification(value: Modification): string {
  switch (value.modify) {
    case "goad":
      return "is goaded";
    case "thisAbility":
      return "has this ability";
    case "loseKeyword":
      return `loses ${value.keyword}${value.cant ? " and can't have it" : ""}`;
    case "removeTypes":
      return `is no ${[...(value.supertypes ?? []), ...(value.subtypes ?? []), ...(value.types ?? [])].join(" ") || "creature of any type"}`;
    case "addPT":
      return `gets ${signed(value.power)}/${signed(value.toughness)}`;
    case "setPT":
    case "definePT":
      return `has ${listed([...measured("power", value.power), ...measured("toughness", value.toughness)])}`;
    case "addAbility":
      return `has ${listed(abilityLines(value.ability).map((line) => line.trim()))}`;
    case "loseAbilities":
      return "loses all abilities";
    case "addTypes":
      return `is also ${listed([...(value.supertypes ?? []), ...(value.types ?? []), ...(value.subtypes ?? [])])}`;
    case "controller":
      return `is controlled by ${players(value.to)}`;
    case "switchPT":
      return "has power and toughness switched";
    case "setColors":
    case "addColors":
      return `is ${value.modify === "addColors" ? "also " : ""}${typeof value.colors === "string" ? "of the chosen color" : value.colors.length === 0 ? "colorless" : value.colors.map((color) => `{${color}}`).join("")}`;
    case "setSubtypes":
      return `is a ${value.subtypes.join(" ")}${value.of === undefined ? "" : ` instead of its other ${value.of} types`}`;
    case "setTypes":
      return `is a ${[...value.types, ...value.subtypes].join(" ")}`;
    default:
      return told(value);
  }
}

function replacement(value: Replacement): string[] {
  const when = `whenever ${eventClause(value.of)}${value.if ? `, if ${condition(value.if)}` : ""}${value.optional ? `, if ${players(value.optional)} wish` : ""}`;
  const { instead } = value;
  switch (instead.by) {
    case "nothing":
      return [`${when}: instead nothing happens`];
    case "prevent":
      return [
        `${when}: ${instead.amount === undefined ? "all of it" : amount(instead.amount)} is prevented`,
        ...(instead.then === undefined ? [] : ["and then:", ...indented(allLines(instead.then))]),
      ];
    case "amount":
      return [`${when}: instead the amount is ${amount(instead.amount)}`];
    case "effects":
      return [`${when}: instead`, ...indented(allLines(instead.effects))];
    case "destination":
      return [`${when}: instead put it ${destination(instead.to)}`];
    case "entering":
      return [
        `${eventClause(value.of)}${value.if ? `, if ${condition(value.if)}` : ""}: ${arrival(instead.entering)}${instead.asItEnters ? `; first: ${told(instead.asItEnters)}` : ""}`,
      ];
    default:
      return [`${when}: ${told(instead)}`];
  }
}
