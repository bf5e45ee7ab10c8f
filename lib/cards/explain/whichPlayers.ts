import type { Players } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { amount } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { anyOf, players } from "./references.ts";

/** Players told by what is so of them, or chosen among them. */

export const those = (value: Extract<Players, { who: "those" }>): string =>
  value.of.who === "you"
    ? `you (where ${ofYou(condition(value.where))})`
    : (withMost(value) ?? `${players(value.of).replace(/^(?!each )/u, "each of ")}${suchThat(condition(value.where))}`);

const ofYou = (words: string): string =>
  words
    .replaceAll("that player's", "your")
    .replaceAll(/that player (is|has)\b/gu, (_, verb) => `you ${verb === "is" ? "are" : "have"}`)
    .replaceAll("that player", "you");

function suchThat(words: string): string {
  if (words === "it is that player's turn") return " whose turn it is";
  const [, other] = /^that player is not (.*)$/u.exec(words) ?? [];
  if (other !== undefined) return ` other than ${other}`;
  const [, own] = /^that player's (.*)$/u.exec(words) ?? [];
  if (own !== undefined) return ` whose ${own}`;
  const [, does] = /^that player (.*)$/u.exec(words) ?? [];
  return does === undefined ? ` for whom ${words}` : ` who ${does}`;
}

/** "an opponent of your choice", "the player with the least life". */
export function oneChosen({ from, random, by = { who: "you" } }: Extract<Players, { who: "chosen" }>): string {
  const whose = random ? "chosen at random" : by.who === "you" ? "of your choice" : `chosen by ${players(by)}`;
  if (from.who === "each" || from.who === "opponents") return `${anyOf(from)} ${whose}`;
  const extreme = from.who === "those" ? withMost(from) : undefined;
  return extreme === undefined
    ? `one of ${players(from)}, chosen by ${by.who === "you" ? "you" : players(by)}`
    : `${extreme.replace(/^each /u, "the ")} (one ${whose} if several have)`;
}

/** Of whom something is as much, or as little, as of anybody: "each player whose life total is the lowest". */
function withMost({ of, where: test }: Extract<Players, { who: "those" }>): string | undefined {
  if (test.if !== "compare" || (of.who !== "each" && of.who !== "opponents")) return undefined;
  const { compare: sign, to } = test.value;
  if (typeof to === "number" || to.amount !== "amongPlayers") return undefined;
  const isExtreme = sign === "=" || (to.by === "least" ? sign === "<=" : sign === ">=");
  if (!isExtreme || !sameData(to.of, of) || !sameData(to.value, test.amount)) return undefined;
  const measure = amount(test.amount);
  const which = to.by === "least" ? "the lowest" : "the highest";
  const whose = measure.startsWith("that player's ") ? `whose ${measure.slice(14)}` : `for whom ${measure}`;
  return `each ${of.who === "each" ? "player" : "opponent"} ${whose} is ${which}${of.who === "each" ? "" : " of your opponents"}`;
}
