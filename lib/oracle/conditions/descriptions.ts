import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { compareTo, plainCompare, stat } from "../amounts/amounts.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects, players } from "../hubs.ts";
import { oneOf, type Phrase, printed, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { powerToughness } from "../nouns/colorsAndSizes.ts";
import { thatKind } from "../nouns/counters.ts";
import { keywordName } from "../nouns/describing/names.ts";
import { and, or, YOUR_BEARER } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { nthSpellCast } from "../nouns/nthCast.ts";
import { negative } from "../nouns/units.ts";
import { adjectives, counterKind } from "../vocabulary/qualities.ts";
import { howMany, you } from "./counts.ts";

/** What is so of an object. */

// what is so of an object

/** "was kicked" tells how it was cast, see below. */
export const status = words(adjectives.filter(([word]) => word !== "kicked"));

/** A card is one wherever it is, and a spell is on the stack. */
const told = ({ filter, in: zone, card }: Noun): Filter =>
  zone === undefined || (zone === "stack" && card !== true) ? filter : unbound("says where, not what");

export const description: Phrase<Filter> = oneOf(() => [
  status,
  negative,
  rulesFor<Filter>().rule("{a} or {b}", { a: status, b: status }, ({ a, b }) => or([a, b])),
  rulesFor<Filter>().rule("a {what}", { what: noun.one }, ({ what }) => told(what)),
  rulesFor<Filter>().rule("another {what}", { what: permanents.one }, ({ what }) =>
    and([what.filter, { is: "another" }]),
  ),
  nthSpellCast,
  rulesFor<Filter>().rule("a {one} or a {other}", { one: noun.one, other: noun.one }, ({ one, other }) =>
    or([told(one), told(other)]),
  ),
  rulesFor<Filter>().rule("{pt}", { pt: powerToughness }, ({ pt }) =>
    and([
      { is: "stat", stat: "power", value: { compare: "=", to: pt[0] } },
      { is: "stat", stat: "toughness", value: { compare: "=", to: pt[1] } },
    ]),
  ),
  // 105.1
  rulesFor<Filter>().rule("all colors", {}, () => ({ is: "stat", stat: "colors", value: { compare: "=", to: 5 } })),
  rulesFor<Filter>().rule("monstrous", {}, () => ({ is: "monstrous" })),
  rulesFor<Filter>().rule("saddled", {}, () => ({ is: "saddled" })),
  rulesFor<Filter>().rule("your Ring-bearer", {}, () => YOUR_BEARER),
  // 607.2d
  rulesFor<Filter>().rule("the chosen type", {}, () => ({ is: "chosenType" })),
  rulesFor<Filter>().rule("the chosen color", {}, () => ({ is: "chosenColor" })),
  rulesFor<Filter>().rule("controlled by {who}", { who: players.one }, ({ who }) =>
    who.who === "target" || who.who === "chosen"
      ? unbound("told before what is asked of it")
      : { is: "controlledBy", who },
  ),
  rulesFor<Filter>().rule("on the battlefield", {}, () => ({ is: "inZone", zone: "battlefield" })),
  rulesFor<Filter>().rule("in your graveyard", {}, () =>
    and([
      { is: "inZone", zone: "graveyard" },
      { is: "ownedBy", who: you },
    ]),
  ),
]);

/** "it", "this creature", "equipped creature" in front of a verb. */
export const subject: Phrase<Objects> = oneOf(() => [objects.one]);
/** In front of "was" and "had", "it" is what it was before it was moved. */
export const wasSubject: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("it", {}, (_, scope) => scope.pronoun("one", [], "property")),
  rulesFor<Objects>().deferred("{what}", { what: objects.one }, ({ what }, scope) =>
    printed(what).join() === "it" ? unbound("it is what it was") : what.bind(scope),
  ),
]);
const { rule: whether } = rulesFor<Filter>();
export const owning: Phrase<Filter> = oneOf(() => [
  whether("{keyword}", { keyword: keywordName }, ({ keyword }) => ({ is: "keyword", keyword })),
  whether("a {kind} counter on (it|him|her)", { kind: counterKind }, ({ kind }) => ({ is: "counter", kind })),
  whether("{n} {kind} counters on (it|him|her)", { n: howMany, kind: counterKind }, ({ n, kind }) => ({
    is: "counter",
    kind,
    value: n,
  })),
  whether("{that} on (it|him|her)", { that: thatKind }, ({ that }) => ({ is: "counter", kind: that.kind })),
  whether("{n} counters on (it|him|her)", { n: howMany }, ({ n }) => ({ is: "counter", value: n })),
  whether("the chosen name", {}, () => ({ is: "chosenName" })),
  whether("counters on (it|him|her)", {}, () => ({ is: "counter" })),
  whether("a counter on (it|him|her)", {}, () => ({ is: "counter" })),
  whether("{stat} {value}", { stat, value: oneOf(() => [plainCompare, compareTo]) }, ({ stat, value }) => ({
    is: "stat",
    stat,
    value,
  })),
]);
