import type { Amount } from "../../engine/abilities/amounts.ts";
import type { AsItEnters, Replacement } from "../../engine/abilities/replacements.ts";
import { abilityLines } from "./abilities.ts";
import { amount, counted } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { paying } from "./costs.ts";
import { arrival, destination, duration } from "./destinations.ts";
import { allLines, bodyLines } from "./effects.ts";
import { eventClause } from "./events.ts";
import { mana } from "./mana.ts";
import { modification } from "./modifications.ts";
import { indented, listed } from "./plain.ts";
import { quality } from "./qualities.ts";
import { does, objects, players, recipients } from "./references.ts";
import { token } from "./tokens.ts";

/** 614.1, 615.1, as one or more lines; `shield`: so much in all (615.7). */
export function replacement(value: Replacement, shield?: Amount): string[] {
  const happens = eventClause(value.of);
  const when = `whenever ${happens}${value.if ? `, if ${condition(value.if)}` : ""}${value.optional ? `, if ${players(value.optional)} wish` : ""}`;
  const { instead } = value;
  switch (instead.by) {
    case "nothing":
      return [`${when}: instead nothing happens`];
    case "skip":
      return [`${when}: it is skipped`];
    case "prevent":
      return [
        `${when}: ${instead.allBut === undefined ? (instead.amount === undefined ? (shield === undefined ? "all of it" : `the next ${amount(shield)} of it`) : amount(instead.amount)) : `all but ${amount(instead.allBut)}`} is prevented`,
        ...(instead.then === undefined ? [] : ["and then:", ...indented(allLines(instead.then))]),
      ];
    case "amount":
      return [`${when}: instead the amount is ${amount(instead.amount)}`];
    case "effects":
      return [`${when}: instead`, ...indented(allLines(instead.effects))];
    case "also":
      return [
        ...(instead.effects.length > 0 ? [`${when}: besides`, ...indented(allLines(instead.effects))] : []),
        ...(instead.become === undefined ? [] : [`${when}: it becomes one of these, as you choose:`]),
        ...(instead.become ?? []).map(({ modifications }) => `  • it ${listed(modifications.map(modification))}`),
      ];
    case "redirect":
      return [
        `${when}: instead ${shield === undefined ? "it" : `the next ${amount(shield)} of it`} is dealt to ${recipients(instead.to)}`,
      ];
    case "destination":
      return [
        `${when}: instead put it ${destination(instead.to)}`,
        ...(instead.then === undefined ? [] : ["and then:", ...indented(allLines(instead.then))]),
      ];
    case "entering": {
      const first = (instead.asItEnters ?? []).flatMap(asItEnters);
      const arrived = [arrival(instead.entering, ""), modified(instead.entering.modifications)]
        .filter(Boolean)
        .join(", ");
      return [
        `${first.length > 0 && arrived === "" ? "as " : ""}${happens}${value.if ? `, if ${condition(value.if)}` : ""}:${arrived === "" ? (first.length > 0 ? "" : " as usual") : ` ${arrived}${first.length > 0 ? "; first:" : ""}`}`,
        ...indented(first),
      ];
    }
    case "enterAsCopy":
      return [
        `${when}: it enters as a copy of ${objects(instead.of)}${instead.forced ? ", whether wished or not" : ""}${instead.except ? `, except that it ${listed(instead.except.map(modification))}` : ""}${(instead.counters ?? []).map(({ kind, count }) => `, with ${counted(count, `${kind} counter`)}`).join("")}${instead.tapped ? ", tapped" : ""}${instead.until === undefined ? "" : `, ${duration(instead.until)}`}`,
        ...(instead.whenDone ? ["when it does:", ...indented(bodyLines(instead.whenDone))] : []),
      ];
    case "eachToken":
      return [`${when}: instead as many of each of these: ${listed(instead.tokens.map(token))}`];
    case "alsoTokens":
      return [
        `${when}: besides ${counted(instead.count, "token")}: ${token(instead.token)}`,
        ...indented(instead.token.abilities.flatMap((one) => abilityLines(one))),
      ];
    case "mana":
      return [`${when}: instead it produces ${mana(instead.mana)}`];
    case "manaTimes":
      return [`${when}: it produces ${instead.times} times as much of it`];
    case "regenerate":
      return [`${when}: instead it regenerates`];
  }
}

/** Characteristics beyond its own: "is also Zombie". */
export const modified = (all: readonly Parameters<typeof modification>[0][] | undefined): string =>
  all ? `it ${listed(all.map(modification))}` : "";

function asItEnters(value: AsItEnters): string[] {
  if ("choose" in value)
    return [
      `${does(value.each ?? value.by ?? { who: "you" }, "choose")} ${quality(value.choose)}${value.secret ? " in secret" : ""}`,
    ];
  if ("oneOf" in value)
    return [
      `choose ${value.count} of these for it to enter with: ${listed(
        value.oneOf.map(({ kind, count }) => counted(count, `${kind} counter`)),
        "or",
      )}`,
    ];
  if ("chooseCounters" in value)
    return [`choose a number up to ${value.most}; it enters with as many ${value.chooseCounters} counters`];
  if ("become" in value)
    return [
      "it becomes one of these, as you choose:",
      ...value.become.map(({ modifications }) => `  • it ${listed(modifications.map(modification))}`),
    ];
  if ("do" in value) return [...allLines(value.do), ...(value.then ? [`then ${arrival(value.then)}`] : [])];
  const otherwise = [
    ...(value.unpaid ? [arrival(value.unpaid)] : []),
    ...(value.unpaidInto ? [`it goes into the ${value.unpaidInto} instead`] : []),
  ];
  return [
    `${value.by ? `one of ${players(value.by)}, as you choose,` : "you"} ${value.forced ? "must" : "may"} ${paying(value.payOr)}`,
    ...(value.paid ? [`if that is done: ${arrival(value.paid)}`] : []),
    ...(otherwise.length === 0 ? [] : [`if that is not done: ${otherwise.join(", ")}`]),
  ];
}
