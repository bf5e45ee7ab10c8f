import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/statics.ts";
import { type Scope, unbound } from "../../bind/scope.ts";
import { duration, noun } from "../../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun, StaticSentence } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { isOfSpells } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { anyMana, asCard, ridden, thisWay } from "./permissions.ts";

/** Permissions to play cards told by where they are and what marks them: "from among cards exiled with this creature". */

const you: Players = { who: "you" };
const LAND: Filter = { is: "type", type: "land" };
const NONLAND: Filter = { is: "not", of: LAND };

/** Cards of a zone among which one may choose. */
interface Among {
  readonly zone: Zone;
  readonly of: Players;
  readonly filter: Filter;
}
const { rule: among } = rulesFor<Among>();
const exiledWithIt = (scope: Scope, of: Players): Among => {
  if (scope.inQuote) unbound("what another ability exiled, in a quote");
  scope.links.used = true;
  return { zone: "exile", of, filter: { is: "among", of: { what: "linked", name: "exiled" } } };
};
const putThere = (from?: Zone): Filter => ({
  is: "history",
  event: { on: "move", object: { is: "any" }, ...(from && { from }), to: "graveyard" },
});
const marked: Phrase<Among> = oneOf(() => [
  among("cards exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, { who: "each" })),
  among("the cards exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, { who: "each" })),
  among("cards you own exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, you)),
  among("cards you own in exile with {kind} counters on them", { kind: counterKind }, ({ kind }) => ({
    zone: "exile",
    of: you,
    filter: { is: "counter", kind },
  })),
  among("cards in your graveyard that were put there from your library this turn", {}, () => ({
    zone: "graveyard",
    of: you,
    filter: putThere("library"),
  })),
  among("cards in your graveyard that were put there from anywhere other than the battlefield this turn", {}, () => ({
    zone: "graveyard",
    of: you,
    filter: and([putThere(), { is: "not", of: putThere("battlefield") }]),
  })),
  among("cards in your graveyard that were milled this turn", {}, () => ({
    zone: "graveyard",
    of: you,
    filter: { is: "history", event: { on: "mill" } },
  })),
]);

type MayPlay = Extract<Rule, { rule: "mayPlay" }>;
/** What of them may be played: lands, such spells, or both. */
type Kinds = (from: Among) => readonly MayPlay[];
const mayPlay = ({ zone, of, filter }: Among, which: Filter, play: boolean): MayPlay => ({
  rule: "mayPlay",
  who: you,
  what: { inZone: zone, of, filter: and([filter, which]) },
  ...(play && { play }),
});
const spell = (what: Noun): Filter => (isOfSpells(what) ? asCard(what) : unbound("only spells are cast"));
const { rule: kinds } = rulesFor<Kinds>();
const some: Phrase<Kinds> = oneOf(() => [
  kinds("play lands and cast {what} from among", { what: noun.many }, ({ what }) => {
    const filter = spell(what);
    return (from) => [mayPlay(from, LAND, true), mayPlay(from, filter, false)];
  }),
  kinds("cast {what} from among", { what: noun.many }, ({ what }) => {
    const filter = spell(what);
    return (from) => [mayPlay(from, filter, false)];
  }),
  kinds("play", {}, () => (from) => [mayPlay(from, LAND, true), mayPlay(from, NONLAND, false)]),
]);
/** One of them, once. */
const one: Phrase<Kinds> = oneOf(() => [
  kinds("play a land or cast a {what} from among", { what: noun.one }, ({ what }) => {
    const filter: Filter = { is: "or", of: [LAND, spell(what)] };
    return (from) => [mayPlay(from, filter, true)];
  }),
  kinds("cast a {what} from among", { what: noun.one }, ({ what }) => {
    const filter = spell(what);
    return (from) => [mayPlay(from, filter, false)];
  }),
]);

const mana: Phrase<"color" | "type"> = rulesFor<"color" | "type">().rule(
  "(, and|and) {mana}",
  { mana: anyMana },
  ({ mana }) => mana,
);
const spent = (rules: readonly MayPlay[], type: "color" | "type" | undefined): readonly MayPlay[] =>
  type === undefined ? rules : rules.map((rule) => (rule.play === true ? rule : { ...rule, anyMana: type }));

const onceATurn = words<Pick<MayPlay, "perTurn" | "during">>([
  ["once each turn", { perTurn: 1 }],
  ["once during each of your turns", { perTurn: 1, during: "ownTurn" }],
]);

const { rule: standing } = rulesFor<StaticSentence>();
const ruled = (rules: readonly Rule[]): StaticSentence => ({
  effects: rules.map((rule) => ({ static: "rule", rule })),
});
const rulesOf = (sentence: StaticSentence): readonly Rule[] =>
  sentence.effects.flatMap((one) => (one.static === "rule" ? [one.rule] : unbound("nothing may be cast")));

const plain: readonly Phrase<StaticSentence>[] = [
  standing("you may {some} {from} {mana}.", { some, from: marked, mana: opt(mana) }, ({ some, from, mana }) =>
    ruled(spent(some(from), mana)),
  ),
  standing("{once}, you may {one} {from} {mana}.", { once: onceATurn, one, from: marked, mana: opt(mana) }, (said) =>
    ruled(spent(said.one(said.from), said.mana).map((rule) => ({ ...rule, ...said.once }))),
  ),
];
export const amongStatics: readonly Phrase<StaticSentence>[] = [
  ...plain,
  standing("{allowed} {rider}", { allowed: oneOf(() => plain), rider: thisWay }, ({ allowed, rider }) =>
    ruled(ridden(rulesOf(allowed), rider)),
  ),
  standing("you may look at (the|) cards exiled with {self} (any time|).", { self }, (_, scope) => {
    const { filter } = exiledWithIt(scope, you);
    return ruled([{ rule: "lookAtFaceDown", who: you, what: and([{ is: "faceDown" }, filter]) }]);
  }),
];

const { rule: instruction } = rulesFor<Instruction>();
export const amongClauses: readonly Phrase<Instruction>[] = [
  instruction(
    "{duration}, you may {some} {from} {mana}",
    { duration, some, from: marked, mana: opt(mana) },
    ({ duration, some, from, mana }) => [{ do: "rule", rules: spent(some(from), mana), duration }],
  ),
  instruction(
    "you may {some} {from} {duration} {mana}",
    { duration, some, from: marked, mana: opt(mana) },
    ({ duration, some, from, mana }) => [{ do: "rule", rules: spent(some(from), mana), duration }],
  ),
];
