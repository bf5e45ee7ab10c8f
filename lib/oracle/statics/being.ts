import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { BASIC_LAND_TYPES, LAND_TYPES } from "../../engine/state/subtypes.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects } from "../hubs.ts";
import { list, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun, Predicate, StaticSentence } from "../meanings.ts";
import { isStill, newCharacteristics, still } from "../nouns/characteristics.ts";
import { self } from "../nouns/self.ts";
import { namedSelf } from "../references/named.ts";
import { subtype } from "../vocabulary/qualities.ts";
import { abilities } from "./grantedAbilities.ts";
import { joined } from "./predicates.ts";
import { staticEffects } from "./staticEffects.ts";

/** What kinds of object something is, in place of what it was or besides (205.1). */

const { rule } = rulesFor<StaticSentence>();

/** 205.3i. */
const NONBASIC = LAND_TYPES.filter((one) => !BASIC_LAND_TYPES.some((basic) => basic === one));
/** What is said besides of one thing: "and has hexproof". */
const besides: Phrase<Predicate> = rulesFor<Predicate>().rule(
  "(and|and it) {said}",
  { said: joined.one },
  ({ said }) => said,
);
const becoming = (
  so: readonly Modification[],
  more: Predicate | undefined,
  what: Objects,
  scope: Scope,
): StaticSentence => ({
  effects: staticEffects({ ...more, modifications: [...so, ...(more?.modifications ?? [])] }, what, scope),
});
const taken = words<readonly ("power" | "toughness" | "types")[]>([
  ["power", ["power"]],
  ["power and toughness", ["power", "toughness"]],
  ["power, toughness, and creature types", ["power", "toughness", "types"]],
]);
interface Taking {
  readonly which: readonly ("power" | "toughness" | "types")[];
  readonly what: Noun;
  readonly still?: string;
}

export const being: readonly Phrase<StaticSentence>[] = [
  // 613.1d, 613.4b: what it is of what was exiled last, and what it is besides.
  ...["", "it's still a {still}."].map((last) =>
    rule(
      `{self} has the {which} of the last {what} exiled with it. ${last}`,
      { self: namedSelf, which: taken, what: noun.one, still: subtype.one },
      ({ which, what, still }: Taking, scope) => {
        if (what.card !== true || what.in !== undefined || scope.inQuote) unbound("cards are exiled");
        if (still !== undefined && !(which.includes("types") && scope.face.typeLine.subtypes.includes(still)))
          unbound("it is that anyway");
        scope.links.used = true;
        const all: Objects = { what: "linked", name: "exiled" };
        const of: Objects = { what: "last", of: { what: "those", of: all, filter: what.filter } };
        const stat = (one: "power" | "toughness") =>
          which.includes(one) && { [one]: { amount: "stat", stat: one, of } as const };
        const modifications: readonly Modification[] = [
          ...(which.includes("types")
            ? [{ modify: "creatureTypesOf", of, ...(still && { and: [still] }) } as const]
            : []),
          { modify: "setPT", ...stat("power"), ...stat("toughness") },
        ];
        return { effects: staticEffects({ modifications }, { what: "self" }, scope) };
      },
    ),
  ),
  // "As long as ..., it's a land."
  rule("it's {so} {more}.", { so: newCharacteristics, more: opt(besides) }, ({ so, more }, scope) =>
    becoming(so, more, scope.pronoun("one"), scope),
  ),
  rule("(he's|she's) {so} {more}.", { so: newCharacteristics, more: opt(besides) }, ({ so, more }, scope) =>
    becoming(so, more, scope.selfPronoun(), scope),
  ),
  // 903.4b, 607.2p: chosen as a deck is built with it.
  rule(
    "if {self} is your commander, choose a color before the game begins. {itself} is the chosen color.",
    { self: namedSelf, itself: namedSelf },
    () => ({
      effects: [
        {
          static: "modify",
          affects: { what: "self" },
          modifications: [{ modify: "defineColors", colors: "commander" }],
        },
      ],
      from: "everywhere",
      characteristicDefining: true,
    }),
  ),
  // 707.2c
  rule("{what} is a copy of {of}.", { what: objects.one, of: objects.one }, ({ what, of }) =>
    what.what === "host"
      ? { effects: [{ static: "modify", affects: what, modifications: [{ modify: "copyOf", of }] }] }
      : unbound("what becomes a copy does so as something happens"),
  ),
  // 604.3: what else it is, wherever it is.
  rule("{self} is every non basic land type.", { self }, () => ({
    effects: [
      { static: "modify", affects: { what: "self" }, modifications: [{ modify: "addTypes", subtypes: NONBASIC }] },
    ],
    from: "everywhere",
    characteristicDefining: true,
  })),
  rule(
    "{self} is also a {all}.",
    { self: namedSelf, all: list(subtype.one, { last: [", and"], pair: ["and"] }) },
    ({ all }) => ({
      effects: [
        { static: "modify", affects: { what: "self" }, modifications: [{ modify: "addTypes", subtypes: all }] },
      ],
      from: "everywhere",
      characteristicDefining: true,
    }),
  ),
  // All that it was besides is lost (613.1d, 613.1f); what it gains is gained after that.
  rule(
    "{what} is {so} and has {abilities}, and it loses all other abilities, card types, and creature types.",
    { what: objects.one, so: newCharacteristics, abilities },
    ({ what, so, abilities }, scope) => {
      const types = so.flatMap((one) =>
        one.modify === "addTypes" || one.modify === "setTypes" ? (one.types ?? []) : [],
      );
      const subtypes = so.flatMap((one) => ("subtypes" in one ? (one.subtypes ?? []) : []));
      const rest = so.filter(({ modify }) => !["addTypes", "setTypes", "setSubtypes"].includes(modify));
      if (types.length === 0) unbound("it would be nothing");
      return {
        effects: staticEffects(
          {
            modifications: [
              { modify: "setTypes", types, subtypes },
              ...rest,
              { modify: "loseAbilities" },
              ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
            ],
          },
          what,
          scope,
        ),
      };
    },
  ),
  rule("{what} is {so}. it's still a land.", { what: objects.one, so: newCharacteristics }, ({ what, so }, scope) => {
    isStill(scope, what, "land");
    return { effects: staticEffects({ modifications: still(so) }, what, scope) };
  }),
  rule("{what} are {so}. they're still lands.", { what: objects.many, so: newCharacteristics }, (said, scope) => {
    isStill(scope, said.what, "land");
    return { effects: staticEffects({ modifications: still(said.so) }, said.what, scope) };
  }),
  // Wherever else it is.
  rule(
    "as long as {self} isn't on the battlefield, it's {so}.",
    { self: namedSelf, so: newCharacteristics },
    ({ so }) => ({
      effects: [{ static: "modify", affects: { what: "self" }, modifications: so }],
      if: { if: "not", of: { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "battlefield" } } },
      from: "everywhere",
    }),
  ),
];
