import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { sameData, someNode } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { deed } from "../../conditions/playerDeeds.ts";
import { compare, condition, duration, noun, whose } from "../../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { isOfSpells } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { exiledItself } from "../../references/exiledItself.ts";
import { paidFor } from "../../references/paidFor.ts";
import { pronoun, pronouns } from "../../references/pronouns.ts";
import { anyObjects } from "../../references/references.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { ruling } from "../durations.ts";
import { allowing, asCard, handOrGraveyard, who } from "./allowing.ts";
import { permissionsFromZones } from "./fromZones.ts";
import { andMana, anyMana, freely, payingElse } from "./paying.ts";

/** Permissions to play and cast (601.3, 305.2), for a while or as long as a static ability works. */

const { deferred, rule } = rulesFor<Instruction>();

const verb = words<{ readonly play?: boolean }>([
  ["play", { play: true }],
  ["cast", {}],
]);
/** While it is where the effect put it. */
export const remaining: Phrase<Duration> = oneOf<Duration>(() => [
  rulesFor<Duration>().rule(
    "for as long as (it remains|they remain|that card remains|those cards remain) exiled",
    {},
    () => "forever",
  ),
  // 607.2a, 611.2b: as long as it is the last of all that were, wherever those are by now.
  rulesFor<Duration>().rule("until you exile another card with {self}", { self }, (_, scope) => {
    const exiled = scope.recent.at(-1);
    if (scope.inQuote || exiled?.do !== "move" || exiled.to.zone !== "exile") return unbound("another than which?");
    scope.links.used = true;
    const last: Objects = { what: "last", of: { what: "linked", name: "exiled", asTheyWere: true } };
    const of: Objects = { what: "noted", name: scope.noteOf(exiled) };
    return { while: { if: "is", what: last, filter: { is: "among", of } } };
  }),
]);
/** 601.2a: a spell that is resolving is on the stack already. */
const notItself = (scope: Scope, what: Objects): Objects =>
  what.what === "self" && scope.isSpell && !scope.inQuote ? unbound("said of how it is cast") : what;

/** What moves nothing that could then be played. */
const STAYS: ReadonlySet<Effect["do"]> = new Set([
  "damage",
  "fight",
  "tap",
  "untap",
  "putCounters",
  "apply",
  "gainControl",
]);
/** What a permission is about: cards spoken of, or exiled by another ability, or targets. */
const permitted: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("{what}", { what: anyObjects }, ({ what }, scope) => {
    if (what.what === "self") return exiledItself(scope) ?? what;
    const aimed = what.what === "target" ? (scope.targets[what.slot]?.of ?? []) : [];
    if (aimed.some((one) => one.target === "object" && one.in === undefined)) unbound("it is on the battlefield");
    const by = what.what === "noted" ? scope.recent.find(({ note }) => note === what.name) : undefined;
    return by !== undefined && STAYS.has(by.do) ? unbound("it is still on the battlefield") : what;
  }),
  rulesFor<Objects>().rule("(cards exiled this way|the cards exiled this way)", {}, (_, scope) =>
    scope.pronoun("many", ["card"]),
  ),
]);
/** "it", or the card that another ability exiled. */
const exiledOr: Phrase<Objects> = oneOf(() => [pronoun, paidFor]);
/** "if it's an instant or sorcery spell": the card as the spell it would become; or any condition. */
const resultingSpell: Phrase<Condition> = oneOf(() => [
  rulesFor<Condition>().deferred("it's a {what}", { what: noun.one }, ({ what }, scope) => {
    const described = scope.pronoun("one");
    return { if: "is", what: described, filter: asCard(scope.within({ described }, () => what.bind(scope))) };
  }),
  rulesFor<Condition>().rule(
    "(the|that) (spell's|resulting spell's) mana value is {value}",
    { value: compare },
    ({ value }, scope) => ({
      if: "compare",
      amount: { amount: "stat", stat: "manaValue", of: scope.pronoun("one", ["card"]) },
      value,
    }),
  ),
  rulesFor<Condition>().rule("{test}", { test: condition }, ({ test }) =>
    test.if === "is" && someNode("condition", test, { filter: ({ is }) => is === "spell" })
      ? unbound("the card is no spell yet")
      : test,
  ),
]);
interface OneCast {
  readonly who: Players;
  readonly what: Noun;
  readonly whose: Players;
  readonly zone: Zone;
  readonly duration: Duration;
  readonly mana?: "color" | "type";
}
/** 608.2c: of whatever turn it is then. */
const onTurns: Phrase<Condition> = rulesFor<Condition>().rule(
  "during any turn you {did}",
  { did: deed },
  ({ did }) => ({
    if: "happened",
    event: did({ who: "you" }),
  }),
);

export const permissionClauses: readonly Phrase<Instruction>[] = [
  rule(
    "{turns}, {who} may {verb} {what} {mana}",
    { turns: onTurns, who, verb, what: permitted, mana: opt(andMana) },
    ({ turns, who, verb, what, mana }) =>
      allowing([{ rule: "mayPlay", who, what, ...verb, ...(mana && { anyMana: mana }), condition: turns }], "forever"),
  ),
  rule(
    "{who} may {verb} {what} {duration}",
    { who, verb, what: permitted, duration: oneOf(() => [ruling, remaining]) },
    ({ who, verb, what, duration }) => allowing([{ rule: "mayPlay", who, what, ...verb }], duration),
  ),
  rule(
    "{who} may {verb} {what} {duration} (, and|and) {mana}",
    { who, verb, what: permitted, duration: oneOf(() => [ruling, remaining]), mana: anyMana },
    ({ who, verb, what, duration, mana }) =>
      allowing([{ rule: "mayPlay", who, what, ...verb, anyMana: mana }], duration),
  ),
  rule(
    "{duration}, {who} may {verb} {what} (, and|and) {mana}",
    { duration: oneOf(() => [ruling, remaining]), who, verb, what: permitted, mana: anyMana },
    ({ duration, who, verb, what, mana }) =>
      allowing([{ rule: "mayPlay", who, what, ...verb, anyMana: mana }], duration),
  ),
  rule(
    "{duration}, {who} may {verb} {what}",
    { duration: oneOf(() => [ruling, remaining]), who, verb, what: permitted },
    ({ duration, who, verb, what }) => allowing([{ rule: "mayPlay", who, what, ...verb }], duration),
  ),
  // 601.3e: asked of the spell it would be.
  rule(
    "{duration}, {who} may cast {what} if it's a {spell}",
    { duration: oneOf(() => [ruling, remaining]), who, what: permitted, spell: noun.one },
    ({ duration, who, what, spell }) =>
      allowing([{ rule: "mayPlay", who, what: { what: "those", of: what, filter: asCard(spell) } }], duration),
  ),
  ...["{free} {duration}", "{duration} {free}"].map((order) =>
    rule(
      `{who} may {verb} {what} ${order}`,
      { who, verb, what: permitted, free: freely, duration: oneOf(() => [ruling, remaining]) },
      ({ who, verb, what, free, duration }) => allowing([{ rule: "mayPlay", who, what, ...verb, ...free }], duration),
    ),
  ),
  rule(
    "{duration}, {who} may {verb} {what} {free}",
    { duration: oneOf(() => [ruling, remaining]), who, verb, what: permitted, free: freely },
    ({ duration, who, verb, what, free }) => allowing([{ rule: "mayPlay", who, what, ...verb, ...free }], duration),
  ),
  ...(
    [
      ["its mana cost", {}],
      // Of several each may be cast, one after the other.
      ["their mana costs", { count: "any" }],
    ] as const
  ).map(([costs, count]) =>
    rule(
      `{who} may {verb} {what} without paying ${costs}`,
      { who, verb, what: exiledOr },
      ({ who, verb, what }, scope) => [
        {
          do: "cast",
          who,
          what: notItself(scope, what),
          free: true,
          optional: true,
          ...count,
          ...(verb.play === true ? { orPlay: true } : {}),
        },
      ],
    ),
  ),
  rule("{who} may cast {what} {paying}", { who, what: exiledOr, paying: payingElse }, ({ who, what, paying }) => [
    { do: "cast", who, what, free: false, ...paying, optional: true },
  ]),
  // 608.2g: now, for what it costs.
  rule(
    "{who} may cast {what} {mana}",
    { who, what: oneOf(() => [pronouns.one, paidFor]), mana: opt(andMana) },
    ({ who, what, mana }) => [{ do: "cast", who, what, free: false, ...(mana && { anyMana: mana }), optional: true }],
  ),
  // Of several each may be cast, one after the other (608.2g, 707.12).
  rule(
    "{who} may cast {what} {mana}",
    { who, what: oneOf(() => [pronouns.many]), mana: opt(andMana) },
    ({ who, what, mana }) => [
      { do: "cast", who, what, free: false, ...(mana && { anyMana: mana }), optional: true, count: "any" },
    ],
  ),
  // 406.3: whoever may look at it there.
  rule("{who} may look at {what} {duration}", { who, what: pronoun, duration: remaining }, ({ who, what, duration }) =>
    allowing([{ rule: "lookAtFaceDown", who, what: { is: "among", of: what } }], duration),
  ),
  // 406.3: what is played may be looked at by the same player.
  ...[
    "{who} may look at and {verb} {what} {duration} {mana}",
    "{duration}, {who} may look at and {verb} {what} {mana}",
  ].map((words) =>
    rule(
      words,
      { who, verb, what: permitted, duration: oneOf(() => [ruling, remaining]), mana: opt(andMana) },
      ({ who, verb, what, duration, mana }: Allowed) => allowing(lookedAtAnd(who, verb, what, mana), duration),
    ),
  ),
  rule(
    "{duration}, {who} may look at {them} (,|, and|and) {again} may {verb} {what} {mana}",
    {
      ...{ duration: oneOf(() => [ruling, remaining]), who, them: pronoun, again: who, verb },
      ...{ what: permitted, mana: opt(andMana) },
    },
    ({ duration, who, them, again, verb, what, mana }) =>
      sameData(them, what) && sameData(again, who)
        ? allowing(lookedAtAnd(who, verb, what, mana), duration)
        : unbound("looked at by others, or other cards"),
  ),
  // 707.12, 608.2g: each of them that can be cast, in any order.
  rule("cast the copies if able {free}", { free: freely }, ({ free }, scope) => {
    const what = scope.pronoun("many", ["copy"]);
    return [{ do: "cast", who: { who: "you" }, what, ...free, optional: false, count: "any" }];
  }),
  // 707.12: the copy of a card, for what it costs.
  rule("{who} may cast the copy", { who }, ({ who }, scope) => [
    { do: "cast", who, what: scope.pronoun("one", ["copy"]), free: false, optional: true },
  ]),
  ...(
    [
      ["", false],
      [" without paying their mana costs", true],
    ] as const
  ).flatMap(([cost, free]) => [
    rule(`{who} may cast any number of the copies${cost}`, { who }, ({ who }, scope) => [
      { do: "cast", who, what: scope.pronoun("many", ["copy"]), free, optional: true, count: "any" },
    ]),
    rule(`{who} may cast up to {n} of the copies${cost}`, { who, n: numberWordOrOne }, ({ who, n }, scope) => [
      { do: "cast", who, what: scope.pronoun("many", ["copy"]), free, optional: true, count: n },
    ]),
  ]),
  deferred(
    "{who} may {verb} {what} {free} if {test}",
    { who, verb, what: exiledOr, free: freely, test: resultingSpell },
    ({ who, verb, what, free, test }, scope) => {
      const player = who.bind(scope);
      const how = verb.bind(scope);
      const card = what.bind(scope);
      const cost = free.bind(scope);
      const condition = test.bind(scope);
      return [
        {
          do: "if",
          condition,
          then: [
            {
              do: "cast",
              who: player,
              what: card,
              ...cost,
              optional: true,
              ...(how.play === true ? { orPlay: true } : {}),
            },
          ],
        },
      ];
    },
  ),
  rule(
    "you may cast {what} {duration} as though they had flash",
    { what: noun.many, duration },
    ({ what, duration }) =>
      isOfSpells(what)
        ? allowing([{ rule: "flashFor", who: { who: "you" }, what: what.filter }], duration)
        : unbound("only spells are cast"),
  ),
  rule(
    "{duration}, you may cast {what} as though they had flash",
    { duration, what: noun.many },
    ({ duration, what }) =>
      isOfSpells(what)
        ? allowing([{ rule: "flashFor", who: { who: "you" }, what: what.filter }], duration)
        : unbound("only spells are cast"),
  ),
  // One of them, while it lasts.
  ...["", "(, and|and) {mana}"].map((paid) =>
    rule(
      `{who} may cast a {what} from {whose} {zone} {duration} ${paid}`,
      {
        who,
        what: noun.one,
        whose,
        zone: handOrGraveyard,
        duration,
        mana: anyMana,
      },
      ({ who, what, whose, zone, duration, mana }: OneCast) =>
        duration === "endOfTurn" && (zone !== "hand" || whose.who !== "you")
          ? allowing(
              [
                {
                  rule: "mayPlay",
                  who,
                  what: { inZone: zone, of: whose, filter: asCard(what) },
                  perTurn: 1,
                  ...(mana && { anyMana: mana }),
                },
              ],
              duration,
            )
          : unbound("once for several turns"),
    ),
  ),
  // 601.3b: each of them that is such a spell.
  ...["", "(, and|and) {mana}"].flatMap((paid) =>
    [
      `{duration}, {who} may cast {what} from {place} ${paid}`,
      `{who} may cast {what} from {place} {duration} ${paid}`,
    ].map((words) =>
      rule(
        words,
        { who, what: noun.many, place: oneOf(() => [elsewhere]), duration, mana: anyMana },
        ({ who, what, place, duration, mana }: SomeCast) =>
          allowing(
            [
              {
                rule: "mayPlay",
                who,
                what: { ...place, filter: isOfSpells(what) ? asCard(what) : unbound("only spells are cast") },
                ...(mana && { anyMana: mana }),
              },
            ],
            duration,
          ),
      ),
    ),
  ),
  ...permissionsFromZones,
];

/** What somebody may do with cards, for how long, and how they may pay. */
interface Allowed {
  readonly who: Players;
  readonly verb: { readonly play?: boolean };
  readonly what: Objects;
  readonly duration: Duration;
  readonly mana: "color" | "type" | undefined;
}
const lookedAtAnd = (who: Players, verb: Allowed["verb"], what: Objects, mana: Allowed["mana"]): readonly Rule[] => [
  { rule: "lookAtFaceDown", who, what: { is: "among", of: what } },
  { rule: "mayPlay", who, what, ...verb, ...(mana && { anyMana: mana }) },
];
/** Zones that are not one's own graveyard. */
interface Elsewhere {
  readonly inZone: Zone;
  readonly of: Players;
}
const elsewhere: Phrase<Elsewhere> = oneOf(() => [
  words<Elsewhere>([["any graveyard", { inZone: "graveyard", of: { who: "each" } }]]),
  rulesFor<Elsewhere>().rule("among cards in {whose} {zone}", { whose, zone: handOrGraveyard }, ({ whose, zone }) => ({
    inZone: zone,
    of: whose,
  })),
  rulesFor<Elsewhere>().rule("{whose} {zone}", { whose, zone: handOrGraveyard }, ({ whose, zone }) =>
    whose.who === "you" ? unbound("said elsewhere") : { inZone: zone, of: whose },
  ),
]);
interface SomeCast {
  readonly who: Players;
  readonly what: Noun;
  readonly place: Elsewhere;
  readonly duration: Duration;
  readonly mana?: "color" | "type";
}
