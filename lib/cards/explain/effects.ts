import type { Body, Modes, TargetClass, TargetSlot } from "../../engine/abilities/ability.ts";
import type { Entering } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { abilityLines } from "./abilities.ts";
import { amount, counted } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costs, paying } from "./costs.ts";
import { arrival, duration } from "./destinations.ts";
import { eventClause, otherOf } from "./events.ts";
import { filter, one, several } from "./filters.ts";
import { sentence } from "./instructions.ts";
import { modification } from "./modifications.ts";
import { called, indented, listed, ordinal } from "./plain.ts";
import { does, may, OTHER, objects, players, range, recipients, thingIn, together, where } from "./references.ts";
import { modified, replacement } from "./replacements.ts";
import { rule } from "./rules.ts";
import { token } from "./tokens.ts";

/** Which of several rolls count. */
const KEPT = { chosen: " and choose one result", allButLowest: " and ignore the lowest roll" } as const;

/** Targets, then instructions, or modes of such. */
export function bodyLines(body: Body): string[] {
  const modes = body.modes;
  return [
    ...body.targets.map((slot, index) => `${ordinal(index)} target: ${target(slot)}`),
    ...allLines(body.effects),
    ...(modes
      ? [
          `${modes.by === undefined || modes.by === "you" ? "choose" : modes.by === "random" ? "at random, choose" : "an opponent chooses"} ${range(modes.choose)}${chosenHow(modes)}:`,
          ...modes.options.flatMap((option) =>
            indented([
              `• ${option.text}${option.pawprints ? ` (of ${option.pawprints})` : ""}${option.cost ? ` (for ${costs(option.cost)} more)` : ""}`,
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
  const by = slot.by ? `, chosen by ${players(slot.by)}${slot.theirs ? " among what that player controls" : ""}` : "";
  const how = `${slot.random ? ", chosen at random" : ""}${slot.evenIfIllegal ? " (the ability resolves even if this becomes an illegal target)" : ""}`;
  const divided =
    slot.divide === undefined ? "" : `, ${slot.divideUpTo ? "up to " : ""}${amount(slot.divide)} divided among them`;
  const kinds = slot.of.map((one) => targetClass(one, slot.count.max !== 1));
  return `${count} ${listed(kinds, "or")}${other}${divided}${slot.together ? `, ${together(slot.together)}` : ""}${by}${how}${slot.if ? `, if ${condition(slot.if)}` : ""}`;
}

const chosenHow = ({ repeat, once, instead, apart, optional }: Modes): string =>
  [
    ...(optional ? ["or none"] : []),
    ...(apart ? ["each with another target"] : []),
    ...(repeat ? ["the same more than once if wished"] : []),
    ...(once === undefined ? [] : [`none that was chosen before${once === "turn" ? " this turn" : ""}`]),
    ...(instead ? [`or ${range(instead.choose)} if ${condition(instead.if)}`] : []),
  ]
    .map((words) => `, ${words}`)
    .join("");

function targetClass(value: TargetClass, many: boolean): string {
  if (value.target === "player") {
    const noun = many ? "players" : "player";
    if (value.who.who === "opponents" && !value.asChosen) return many ? "opponents" : "opponent";
    return value.who.who === "each"
      ? noun
      : `${noun} (${players(value.who)}${value.asChosen ? ", as targets are chosen" : ""})`;
  }
  const thing = thingIn(value.in ?? "battlefield");
  return `${many ? several(value.filter, thing) : filter(value.filter, thing)}${value.in === "battlefield" ? "" : where(value)}`;
}

/** One instruction, as one or more lines. */
function effectLines(effect: Effect): string[] {
  const note = effect.note === undefined ? "" : called(effect.note);
  const nested = nestedLines(effect);
  return nested.map((line, at) => (at === 0 ? line.replace(/:?$/u, (colon) => `${note}${colon}`) : line));
}

export const allLines = (effects: readonly Effect[]): string[] => effects.flatMap(effectLines);

/** Instructions that contain instructions. */
function nestedLines(effect: Effect): string[] {
  switch (effect.do) {
    case "may":
      return [
        `${may(effect.who)}:`,
        ...indented(allLines(effect.effects)),
        ...(effect.otherwise ? ["otherwise:", ...indented(allLines(effect.otherwise))] : []),
      ];
    case "if":
      // What was done is all that followed: it stands where it was done.
      if (effect.then.length === 0 && effect.otherwise === undefined) return [];
      return [
        `if ${condition(effect.condition)}:`,
        ...indented(allLines(effect.then)),
        ...(effect.otherwise ? ["otherwise:", ...indented(allLines(effect.otherwise))] : []),
      ];
    case "pay":
      return [
        `${effect.optional ? `${may(effect.who)} ${paying(effect.cost)}` : does(effect.who, paying(effect.cost))}${howOften(effect)}`,
        ...(effect.paid ? ["if that is paid:", ...indented(allLines(effect.paid))] : []),
        ...(effect.unpaid ? ["if that is not paid:", ...indented(allLines(effect.unpaid))] : []),
      ];
    case "forEach":
      return [`for each of ${objects(effect.of)}:`, ...indented(allLines(effect.effects))];
    case "forEachCounterKind":
      return [`for each kind of counter on ${recipients(effect.on)}:`, ...indented(allLines(effect.effects))];
    case "forEachPlayer":
      return [
        `for ${players(effect.of).replace(/^(?!each |an? |the )/u, "each of ")}:`,
        ...indented(allLines(effect.effects)),
      ];
    case "chooseOne":
      return [
        `${effect.random ? "at random" : players(effect.who)}, one of these:`,
        ...effect.options.flatMap((option) => indented([`• ${option.text}`, ...indented(allLines(option.effects))])),
      ];
    case "rollDie":
      return [
        `${does(effect.who, "roll")} ${effect.count === undefined ? "a" : amount(effect.count)} ${effect.sides}-sided di${effect.count === undefined ? "e" : "ce"}${effect.add === undefined ? "" : ` and add ${amount(effect.add)}`}${effect.keep === undefined ? "" : KEPT[effect.keep]}`,
        ...(effect.results ?? []).flatMap(({ from, to, effects }) =>
          indented([
            `${from === to ? from : to > effect.sides ? `${from} or more` : `${from} to ${to}`}:`,
            ...indented(allLines(effects)),
          ]),
        ),
      ];
    case "flipCoin":
      return [
        `${does(effect.who, "flip")} ${effect.count === undefined ? "a coin" : effect.count === "untilLose" ? "coins until one is lost" : `${amount(effect.count)} coins`}${effect.call ? "" : ", without a call"}`,
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
    case "process":
      return ["in this order, perhaps again and again:", ...indented(allLines(effect.effects))];
    case "vote":
      return [
        `${effect.secret ? "secretly" : "in turn"}, each player votes for ${
          effect.for === undefined
            ? listed(
                effect.options.map((one) => `"${one.name}"`),
                "or",
              )
            : `one of ${objects(effect.for)}`
        }${effect.most ? "; what has the most votes is done:" : ""}`,
        ...effect.options.flatMap(({ name, each }) =>
          each
            ? [
                `${effect.most ? "where" : "for each vote for"} "${name}"${effect.most ? " has most" : ""}:`,
                ...indented(allLines(each)),
              ]
            : [],
        ),
      ];
    case "separate":
      return [
        `${does(effect.by, "separate")} ${objects(effect.what)} into two piles, ${does(effect.chooser, "choose")} one`,
        ...(effect.chosen.length === 0 ? [] : ["with that pile:", ...indented(allLines(effect.chosen))]),
        ...(effect.unchosen.length === 0 ? [] : ["with the other:", ...indented(allLines(effect.unchosen))]),
      ];
    case "delayed":
      return [
        `${effect.laterTurn ? "after this turn, " : ""}${effect.duration === undefined ? "" : `${duration(effect.duration)}, `}${(effect.once ?? effect.duration === undefined) ? "the next time" : "each time"} ${eventClause(effect.when)}${effect.batch ? " (once for all at the same time)" : ""}:`,
        ...indented(told(effect.when, bodyLines(effect.body))),
      ];
    case "reflexive":
      return ["when that is done:", ...indented(bodyLines(effect.body))];
    case "getEmblem":
      return [`${does(effect.who, "get")} an emblem with`, ...indented(effect.abilities.flatMap(abilityLines))];
    case "apply":
      return [
        `${objects(effect.to)}: ${listed(effect.modifications.map(modification))} ${duration(effect.duration)}${effect.endFor ? `, or until ${costs(effect.endFor)} is paid to end it` : ""}${effect.modifications.some((one) => one.modify === "addPT" && one.doubles) ? " (as much again)" : ""}`,
      ];
    case "rule": {
      const lasts = `${duration(effect.duration)}${about(effect).replace(/^, for it$/u, "")}`;
      return effect.rules.flatMap((one) =>
        ruleLines(one).map((line) => (one.rule === "doesntUntap" && one.nextOnly ? line : `${line} ${lasts}`)),
      );
    }
    case "replace":
      return [
        ...replacement(effect.replacement, effect.shield).map((line, at) =>
          at > 0
            ? line
            : `${duration(effect.duration)}${effect.once ? ", once" : ""}${about(effect)}${effect.divided ? ", divided as chosen" : ""}, ${line}`,
        ),
      ];
    case "createTokens":
      return [effect, ...(effect.also ?? [])].flatMap((one) => [
        `${does(effect.who, "create")} ${counted(one.count, "token")}: ${token(one.token)}${entering(one)}`,
        ...indented(one.token.abilities.flatMap(abilityLines)),
      ]);
    case "createTokenCopies":
      return [
        `${does(effect.who, "create")} ${amount(effect.count)} token${effect.count === 1 ? "" : "s"} that ${effect.count === 1 ? "is a copy" : "are copies"} of ${objects(effect.of)}${excepted(effect)}${entering(effect)}`,
      ];
    case "copySpell":
      return [
        `${effect.who ? does(effect.who, "copy") : "copy"} ${objects(effect.what)}${effect.count === 1 ? "" : ` ${amount(effect.count)} times`}${excepted(effect)}${effect.newTargets ? ", with new targets if wished" : ""}${effect.forEach ? `, once for each of ${recipients(effect.forEach)} that it could target` : ""}${effect.aim ? `, targeting ${recipients(effect.aim)}` : ""}`,
      ];
    case "addMana": {
      const spent = effect.restriction?.spent;
      const then = spent ? [`as it is spent on ${one(spent.on, "spell")}:`, ...indented(allLines(spent.effects))] : [];
      return [sentence(effect), ...then];
    }
    case "extraTurn":
      return [sentence(effect), ...indented(allLines(effect.effects ?? []))];
    default:
      return [sentence(effect)];
  }
}

/** Whom a lasting replacement is about. */
function about({ about: what, players: who }: { readonly about?: Objects; readonly players?: Players }): string {
  const whom = recipients({ ...(what && { objects: what }), ...(who && { players: who }) });
  return whom === "" ? "" : `, for ${whom}`;
}

/** 707.9: what is other than the original. */
const excepted = ({ except }: { readonly except?: readonly Modification[] }): string =>
  except === undefined ? "" : `, except that it ${listed(except.map(modification))}`;

const entering = ({ entering: how }: { readonly entering?: Entering }): string =>
  how === undefined ? "" : `, ${[arrival(how, ""), modified(how.modifications)].filter(Boolean).join(", ")}`;

/** How often a cost is paid, and how much of it. */
const howOften = ({ times, least, atMost, each }: Extract<Effect, { do: "pay" }>): string =>
  [
    ...(times === "any" ? ["as often as wished"] : []),
    ...(times === "amount"
      ? [
          `an amount as wished${least === undefined ? "" : `, at least ${least}`}${atMost === undefined ? "" : `, at most ${amount(atMost)}`}`,
        ]
      : []),
    ...(each === undefined ? [] : [`${amount(each)} times over`]),
  ]
    .map((words) => `, ${words}`)
    .join("");

const won = ({ win, lose }: { readonly win?: readonly Effect[]; readonly lose?: readonly Effect[] }): string[] => [
  ...(win ? ["if that is won:", ...indented(allLines(win))] : []),
  ...(lose ? ["if that is lost:", ...indented(allLines(lose))] : []),
];

/** A changed rule, with the instructions for the start of a game (103.6, 315.5a), or that paying for an attack causes. */
export function ruleLines(value: Rule): string[] {
  if (value.rule === "beforeOpeningHand")
    return ["before you draw your opening hand:", ...indented(allLines(value.effects))];
  if (value.rule === "withFound")
    return [`of each card ${players(value.who)} find in their library:`, ...indented(allLines(value.effects))];
  if (value.rule === "openingHand") return ["from an opening hand you may:", ...indented(allLines(value.effects))];
  if (value.rule === "couldMulligan")
    return ["whenever you could take a mulligan, you may, from your hand:", ...indented(allLines(value.effects))];
  const paid =
    value.rule === "attackOption" && value.whenPaid
      ? ["when that is paid:", ...indented(bodyLines(value.whenPaid))]
      : [];
  const granted =
    value.rule === "mayPlay" && value.grants
      ? [
          `what is cast this way has${value.grantsFor ? " until the end of the turn" : ""}`,
          ...indented(value.grants.flatMap((one) => abilityLines(one))),
        ]
      : [];
  const used =
    value.rule === "mayPlay" && value.whenUsed
      ? [
          `when ${value.usedFor ? one(value.usedFor, "spell") : "something"} is played this way:`,
          ...indented(bodyLines(value.whenUsed)),
        ]
      : [];
  return [rule(value), ...paid, ...granted, ...used];
}

/** What follows on an event, in which the other party of the event is known. */
export const told = (when: EventPattern, lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(OTHER, otherOf(when)));
