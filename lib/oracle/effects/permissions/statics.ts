import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { someNode } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { costGerunds } from "../../costs/costs.ts";
import { mana } from "../../costs/mana.ts";
import { condition, noun } from "../../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Noun, StaticSentence } from "../../meanings.ts";
import { anyOf, shared } from "../../nouns/describing/among.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { and } from "../../nouns/filters.ts";
import { isOfSpells, permanents, spells } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { namedSelf } from "../../references/named.ts";
import { staticRules } from "../../statics/staticEffects.ts";
import { PERMANENT_TYPES } from "../../vocabulary/qualities.ts";
import { asCard } from "./allowing.ts";
import { fromGraveyard, landsOnly } from "./fromZones.ts";
import { onceAlternatively, onceATurn } from "./onceAlternatively.ts";
import { anyMana } from "./paying.ts";
import { ridden, thisWay } from "./riders.ts";

const you: Players = { who: "you" };
/** More lands than are ever played in a turn. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Permissions to play and cast as long as a static ability works (601.3, 305.2). */

/** Keyword abilities that are ways of casting from wherever a card may be cast (118.9a). */
const OTHER_WAYS = ["mutate", "bestow", "blitz", "dash", "evoke", "overload", "warp"] as const;
const { rule: sentence } = rulesFor<StaticSentence>();

type MayPlay = Extract<Rule, { rule: "mayPlay" }>;
/** What is not face down everybody sees anyway. */
const faceDown = ({ filter }: Noun): Filter =>
  someNode("filter", filter, { filter: ({ is }) => is === "faceDown" }) ? filter : unbound("seen by everybody");

const LAND: Filter = { is: "type", type: "land" };

const fromTop = (filter: Filter, play: boolean): MayPlay => ({
  rule: "mayPlay",
  who: you,
  what: { inZone: "library", of: you, filter, top: true },
  ...(play ? { play } : {}),
});

/** For what else, or with what mana, the spells among them are cast. */
const { rule: term } = rulesFor<Partial<MayPlay>>();
const terms = oneOf(() => [
  term("", {}, () => ({})),
  term("by {cost} {how}", { cost: costGerunds, how: besides }, ({ cost, how }) => ({ [how]: cost })),
  term("(, and|and) {mana}", { mana: anyMana }, ({ mana }) => ({ anyMana: mana })),
]);

const besides = words<"additional" | "cost">([
  ["in addition to paying its other costs", "additional"],
  ["in addition to paying their other costs", "additional"],
  ["in addition to its other costs", "additional"],
  ["in addition to their other costs", "additional"],
  ["rather than paying its mana cost", "cost"],
  ["rather than paying their mana costs", "cost"],
]);

/** What is played and cast from the top of one's library. */
const topPermissions: readonly Phrase<StaticSentence>[] = [
  sentence(
    "you may play {lands} and cast {what} from the top of your library.",
    { lands: permanents.many, what: spells },
    ({ lands, what }) =>
      isOfSpells(what)
        ? staticRules(fromTop(landsOnly(lands), true), fromTop(asCard(what), false))
        : unbound("only spells are cast"),
  ),
  sentence("you may play {lands} from the top of your library.", { lands: permanents.many }, ({ lands }) =>
    staticRules(fromTop(landsOnly(lands), true)),
  ),
  sentence("you may play cards from the top of your library.", {}, () =>
    staticRules(fromTop(LAND, true), fromTop({ is: "not", of: LAND }, false)),
  ),
  sentence("you may cast {what} from the top of your library {terms}.", { what: spells, terms }, ({ what, terms }) =>
    isOfSpells(what) ? staticRules({ ...fromTop(asCard(what), false), ...terms }) : unbound("only spells are cast"),
  ),
];
const permissions: readonly Phrase<StaticSentence>[] = [
  sentence(
    "you may look at the top card of your library any time, and {more}",
    { more: oneOf(() => topPermissions) },
    ({ more }) => ({
      ...more,
      effects: [{ static: "rule", rule: { rule: "lookAtTopAnyTime", who: you } }, ...more.effects],
    }),
  ),
  sentence("you may play any number of lands on each of your turns.", {}, () =>
    staticRules({ rule: "extraLands", who: you, count: UNLIMITED }),
  ),
  sentence("you may play an additional land on each of your turns.", {}, () =>
    staticRules({ rule: "extraLands", who: you, count: 1 }),
  ),
  sentence("you may play two additional lands on each of your turns.", {}, () =>
    staticRules({ rule: "extraLands", who: you, count: 2 }),
  ),
  ...(
    [
      ["you", you],
      ["(players|any player)", { who: "each" }],
    ] as const
  ).map(([words, who]) =>
    sentence(`${words} may cast {what} as though they had flash.`, { what: spells }, ({ what }) =>
      isOfSpells(what) ? staticRules({ rule: "flashFor", who, what: what.filter }) : unbound("only spells are cast"),
    ),
  ),
  // 110.4a: one of each, whichever types it has besides.
  sentence(
    "during each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.",
    {},
    () =>
      staticRules(
        ...PERMANENT_TYPES.map(
          (type): Rule => ({
            rule: "mayPlay",
            who: you,
            what: { inZone: "graveyard", of: you, filter: { is: "type", type } },
            ...(type === "land" && { play: true }),
            perTurn: 1,
            during: "ownTurn",
          }),
        ),
      ),
  ),
  sentence("you may cast {self} as though it had flash.", { self }, () => ({
    ...staticRules({ rule: "flashFor", who: you, what: { is: "self" } }),
    from: "everywhere",
  })),
  sentence(
    "you may cast {self} as though it had flash if you pay {more} more to cast it.",
    { self, more: mana },
    ({ more }) => ({
      ...staticRules({ rule: "flashFor", who: you, what: { is: "self" }, cost: [{ pay: "mana", mana: more }] }),
      from: "everywhere",
    }),
  ),
  ...[
    "you may cast {self} as though it had flash if {test}.",
    "if {test}, you may cast {self} as though it had flash.",
  ].map((words) =>
    sentence(words, { self: namedSelf, test: condition }, ({ test }) => ({
      ...staticRules({ rule: "flashFor", who: you, what: { is: "self" } }),
      from: "everywhere",
      if: test,
    })),
  ),
  ...(
    [
      ["your graveyard", "graveyard"],
      ["exile", "exile"],
    ] as const
  ).flatMap(([where, from]) => {
    const mayCast: StaticSentence = { ...staticRules({ rule: "mayPlay", who: you, what: { what: "self" } }), from };
    return [
      sentence(`you may cast {self} from ${where}.`, { self }, () => mayCast),
      sentence(`you may play {self} from ${where}.`, { self }, () => ({
        ...staticRules({ rule: "mayPlay", who: you, what: { what: "self" }, play: true }),
        from,
      })),
      sentence(`you may cast {self} from ${where} (as long as|if) {test}.`, { self, test: condition }, ({ test }) => ({
        ...mayCast,
        if: test,
      })),
      sentence(
        `you may cast {self} from ${where} by {cost} {how}.`,
        { self, cost: costGerunds, how: besides },
        ({ cost, how }) => ({
          ...staticRules({ rule: "mayPlay", who: you, what: { what: "self" }, [how]: cost }),
          from,
        }),
      ),
      sentence(`as long as {test}, you may cast {self} from ${where}.`, { self, test: condition }, ({ test }) => ({
        ...mayCast,
        if: test,
      })),
    ];
  }),
  sentence("you may cast {self} from your graveyard or from exile.", { self }, () => ({
    ...staticRules({ rule: "mayPlay", who: you, what: { what: "self" } }),
    from: ["graveyard", "exile"],
  })),
  sentence(
    "you may cast {self} from your graveyard using its {keyword} ability.",
    { self, keyword: words(OTHER_WAYS.map((one) => [one, one] as const)) },
    ({ keyword }) => ({
      ...staticRules({ rule: "mayPlay", who: you, what: { what: "self" }, using: keyword }),
      from: "graveyard",
    }),
  ),
  sentence(
    "{once}, you may cast a {what} from your graveyard {after} {terms}.",
    { once: onceATurn, what: noun.one, after: opt(oneOf(() => [having, closing])), terms },
    ({ once, what, after, terms }) =>
      staticRules({
        rule: "mayPlay",
        who: you,
        what: { inZone: "graveyard", of: you, filter: asCard(after === undefined ? what : after(what)) },
        ...once,
        ...terms,
      }),
  ),
  // 601.3e: asked of the spell it would be.
  sentence(
    "{once}, you may cast a {what} from the top of your library if it shares a {quality} with {other}.",
    { once: onceATurn, what: noun.one, quality: shared, other: anyOf },
    ({ once, what, quality, other }) => {
      const filter = and([asCard(what), { is: "shares", quality, with: other }]);
      return staticRules({
        rule: "mayPlay",
        who: you,
        what: { inZone: "library", of: you, filter, top: true },
        ...once,
      });
    },
  ),
  sentence(
    "{once}, you may cast a {what} from the top of your library {terms}.",
    { once: onceATurn, what: noun.one, terms },
    ({ once, what, terms }) =>
      staticRules({
        rule: "mayPlay",
        who: you,
        what: { inZone: "library", of: you, filter: asCard(what), top: true },
        ...once,
        ...terms,
      }),
  ),
  // 708.5
  sentence("you may look at {what} any time.", { what: permanents.many }, ({ what }) =>
    staticRules({ rule: "lookAtFaceDown", who: you, what: faceDown(what) }),
  ),
  sentence(
    "you may look at the top card of your library and at {what} any time.",
    { what: permanents.many },
    ({ what }) =>
      staticRules({ rule: "lookAtTopAnyTime", who: you }, { rule: "lookAtFaceDown", who: you, what: faceDown(what) }),
  ),
  sentence("you may look at the top card of your library any time.", {}, () =>
    staticRules({ rule: "lookAtTopAnyTime", who: you }),
  ),
  // 702.170f
  sentence("you may plot {what} from the top of your library.", { what: noun.many }, ({ what }) =>
    what.card === true && what.in === undefined
      ? staticRules({ rule: "plotFromTop", who: you, what: what.filter })
      : unbound("cards are plotted"),
  ),
  sentence("play with the top card of your library revealed.", {}, () =>
    staticRules({ rule: "topCardRevealed", who: you }),
  ),
  sentence(
    "{once}, you may play a {land} or cast a {what} from the top of your library.",
    { once: onceATurn, land: permanents.one, what: noun.one },
    ({ once, land, what }) => {
      const filter: Filter = { is: "or", of: [and([LAND, landsOnly(land)]), asCard(what)] };
      return staticRules({ ...fromTop(filter, true), ...once });
    },
  ),
  ...[
    "{once}, you may play a {land} or cast a {what} from your graveyard.",
    "{once}, you may play a {land} from your graveyard or cast a {what} from your graveyard.",
  ].map((words) =>
    sentence(words, { once: onceATurn, land: permanents.one, what: noun.one }, ({ once, land, what }) => {
      const filter: Filter = { is: "or", of: [and([LAND, landsOnly(land)]), asCard(what)] };
      return staticRules({
        rule: "mayPlay",
        who: you,
        what: { inZone: "graveyard", of: you, filter },
        play: true,
        ...once,
      });
    }),
  ),
  // 601.3: and nowhere else.
  sentence("you may cast {self} from your graveyard, but not from anywhere else.", { self }, () => {
    const when: Condition = { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "graveyard" } };
    return {
      effects: [
        { static: "rule", rule: { rule: "mayPlay", who: you, what: { what: "self" } } },
        { static: "rule", rule: { rule: "castOnly", what: { is: "self" }, when } },
      ],
      from: "graveyard",
    };
  }),
  ...onceAlternatively,
  ...topPermissions,
  sentence("you may play lands and cast {what} from your graveyard.", { what: noun.many }, ({ what }) =>
    staticRules(...fromGraveyard(what)),
  ),
  sentence("you may cast {what} from your graveyard {terms}.", { what: noun.many, terms }, ({ what, terms }) =>
    staticRules({ ...fromGraveyard(what)[1], ...terms }),
  ),
  sentence("you may play {lands} from your graveyard.", { lands: permanents.many }, ({ lands }) =>
    staticRules({
      rule: "mayPlay",
      who: you,
      what: { inZone: "graveyard", of: you, filter: landsOnly(lands) },
      play: true,
    }),
  ),
];

export const permissionStatics: readonly Phrase<StaticSentence>[] = [
  ...permissions,
  sentence("{allowed} {rider}", { allowed: oneOf(() => permissions), rider: thisWay }, ({ allowed, rider }) => ({
    ...allowed,
    effects: ridden(
      allowed.effects.flatMap((one) => (one.static === "rule" ? [one.rule] : unbound("nothing may be cast"))),
      rider,
    ).map((rule) => ({ static: "rule", rule })),
  })),
];
