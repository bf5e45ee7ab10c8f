import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { possessed } from "../../amounts/possessives.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, duration, objects } from "../../hubs.ts";
import { type Forms, oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { powerToughness } from "../../nouns/colorsAndSizes.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { lasting } from "./lasting.ts";

/** Base power and toughness that become something else for a while, told of them and not of the object (613.4b). */

/** Whose: "this creature's base power and toughness", "the base power and toughness of target Human". */
interface Sizes {
  readonly of: Objects;
  readonly which: "both" | "power" | "toughness";
}
const { rule: sizesRule } = rulesFor<Sizes>();
const ofOne = { what: oneOf(() => [objects.one]) };
const bases: Phrase<Sizes> = oneOf(() => [
  sizesRule("{whose} base power and toughness", { whose: possessed }, ({ whose }) => ({ of: whose, which: "both" })),
  sizesRule("{whose} base power", { whose: possessed }, ({ whose }) => ({ of: whose, which: "power" })),
  sizesRule("{whose} base toughness", { whose: possessed }, ({ whose }) => ({ of: whose, which: "toughness" })),
  sizesRule("the base power and toughness of {what}", ofOne, ({ what }) => ({ of: what, which: "both" })),
]);

/** What they become, known as it resolves (608.2h). */
type Set = Extract<Modification, { modify: "setPT" }>;
const { rule: setRule } = rulesFor<Set>();
const stat = (of: Objects, stat: "power" | "toughness") => ({ amount: "stat", stat, of }) as const;
const like = (of: Objects): Set => ({ modify: "setPT", power: stat(of, "power"), toughness: stat(of, "toughness") });
const sizes: Phrase<Set> = oneOf(() => [
  setRule("{pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => ({ modify: "setPT", power, toughness })),
  setRule("{whose} power and toughness", { whose: possessed }, ({ whose }) => like(whose)),
  setRule("the power and toughness of {what}", ofOne, ({ what }) => like(what)),
  setRule("equal to {whose} power and toughness", { whose: possessed }, ({ whose }) => like(whose)),
  setRule("equal to {n}", { n: amount }, ({ n }) => ({ modify: "setPT", power: n })),
  // Of the one that is told of: its power, or its toughness.
  setRule("{whose} power", { whose: possessed }, ({ whose }) => ({ modify: "setPT", power: stat(whose, "power") })),
  setRule("{n} plus the power of {what}", { n: digits, ...ofOne }, ({ n, what }) => ({
    modify: "setPT",
    power: { amount: "sum", of: [n, stat(what, "power")] },
  })),
]);

const may = words<boolean>([
  ["you may have", true],
  ["have", false],
]);
const { rule, inflected } = rulesFor<Instruction>();
export const sizeVerbs: readonly Forms<Instruction>[] = [
  // 611.2a: without an end, for good.
  inflected("<change> {bases} to {sizes} {duration}", { bases, sizes, duration: opt(duration) }, (said, scope) =>
    lasting(scope, { modifications: [fitting(said.bases, said.sizes)] }, said.bases.of, said.duration ?? "forever"),
  ),
];
export const sizeClauses: readonly Phrase<Instruction>[] = [
  rule("{bases} (become|becomes) {sizes} {duration}", { bases, sizes, duration }, (said, scope) =>
    lasting(scope, { modifications: [fitting(said.bases, said.sizes)] }, said.bases.of, said.duration),
  ),
  rule("{duration}, {bases} (become|becomes) {sizes}", { bases, sizes, duration }, (said, scope) =>
    lasting(scope, { modifications: [fitting(said.bases, said.sizes)] }, said.bases.of, said.duration),
  ),
  rule("{may} {bases} become {sizes} {duration}", { may, bases, sizes, duration }, (said, scope) => {
    const effects = lasting(scope, { modifications: [fitting(said.bases, said.sizes)] }, said.bases.of, said.duration);
    return said.may ? [{ do: "may", who: { who: "you" }, effects }] : effects;
  }),
];

const fitting = ({ which }: Sizes, set: Set): Set => {
  if ((which === "both") === (set.toughness === undefined)) return unbound("of one and of both");
  return which === "toughness" && set.power !== undefined ? { modify: "setPT", toughness: set.power } : set;
};
