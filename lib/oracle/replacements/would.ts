import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { CountersOn, TokenDescription } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import { PREDEFINED_TOKENS } from "../../engine/abilities/predefined.ts";
import type { Players, Recipients } from "../../engine/abilities/references.ts";
import type { Instead, Replacement } from "../../engine/abilities/replacements.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { follow, only } from "../effects/clauses/follow.ts";
import { allDamage, damageForAWhile, damageKind, damageSource } from "../effects/damage/damagePatterns.ts";
import { ofPrevented } from "../effects/damage/prevented.ts";
import { nextDamage } from "../effects/damage/prevention.ts";
import { whenDoneTo } from "../effects/sentences/text.ts";
import { body, clause, condition, duration, sentence as sentences } from "../hubs.ts";
import { many, oneOf, opt, type Phrase, printed, rulesFor, words } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { own } from "../players/own.ts";
import { recipient } from "../references/recipients.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { damageTo } from "./damageEvents.ts";
import { arrivals, moves, you } from "./events.ts";
import { elsewhere, pairs } from "./pairs.ts";
import { draws } from "./playerEvents.ts";
import { plus, times } from "./soMuch.ts";

/** "If [event] would happen, [something] instead": replacement and prevention effects told as conditions (614.1a). */

const { rule: sentence } = rulesFor<StaticSentence>();
/** A card that an opponent makes its owner discard goes elsewhere: it is on its way from hand to graveyard. */
const madeToDiscard: Phrase<StaticSentence> = sentence(
  "if a spell or ability an opponent controls causes you to discard {self}, put it onto the battlefield {with} instead of putting it into your graveyard.",
  {
    self,
    with: opt(
      rulesFor<readonly CountersOn[]>().rule("with {counters} on it", { counters }, ({ counters }) => [counters]),
    ),
  },
  ({ with: counters }) => ({
    effects: [
      {
        static: "replace",
        replacement: {
          of: { on: "move", object: { is: "self" }, from: "hand", to: "graveyard", cause: "opponent" },
          instead: {
            by: "destination",
            to: { zone: "battlefield", control: "owner", ...(counters === undefined ? {} : { counters }) },
          },
        },
      },
    ],
    from: "hand",
  }),
);
const { rule: instruction } = rulesFor<Instruction>();

/** Where self must be for a replacement of its own moves: it works wherever it moves from; 614.12 of how it enters. */
const anywhere = (event: EventPattern): Pick<StaticSentence, "from"> =>
  event.on === "move" && event.object.is === "self" && event.from === undefined && event.to !== "battlefield"
    ? { from: "everywhere" }
    : {};

/** "You may ... instead": who says no keeps the event. */
function replacing(of: EventPattern, instead: Instead): Replacement {
  const may = instead.by === "effects" && instead.effects.length === 1 ? instead.effects[0] : undefined;
  if (may?.do !== "may" || may.otherwise !== undefined) return { of, instead };
  const [only, ...more] = may.effects;
  // 614.6: what would move moves elsewhere, at the same time as what moves with it.
  const goes = only?.do === "move" && only.what.what === "event" && more.length === 0 && of.on === "move";
  return {
    of,
    instead: goes ? { by: "destination", to: only.to } : { by: "effects", effects: may.effects },
    optional: may.who,
  };
}

/** "All damage that would be dealt to you is dealt to this creature instead." (614.9) */
const redirected = (of: EventPattern, to: Recipients): Replacement => ({ of, instead: { by: "redirect", to } });

export const redirections: readonly Phrase<Instruction>[] = [
  instruction(
    "{damage} is dealt to {to} instead",
    { damage: nextDamage, to: recipient },
    ({ damage: { of, ...more }, to }) => [{ do: "replace", replacement: redirected(of, to), ...more }],
  ),
  instruction(
    "all {damage} is dealt to {to} instead",
    { damage: damageForAWhile, to: recipient },
    ({ damage: { of, duration }, to }) => [{ do: "replace", replacement: redirected(of, to), duration }],
  ),
  instruction(
    "{duration}, all {damage} is dealt to {to} instead",
    { duration, damage: allDamage, to: recipient },
    ({ duration, damage, to }) => [{ do: "replace", replacement: redirected(damage, to), duration }],
  ),
];

/** All that is done in place of a draw, in several sentences; "it" is the card that would be drawn. */
const atLength: readonly Phrase<StaticSentence>[] = (
  [
    ["if {would}, {first} instead. {more}", false],
    ["if {would}, instead {first}. {more}", false],
    ["if {would}, you may instead {first}. {more}", true],
  ] as const
).map(([words, optional]) =>
  rulesFor<StaticSentence>().deferred(
    words,
    { would: draws, first: clause, more: many(sentences) },
    ({ would, first, more }, scope) => {
      const of = would.bind(scope);
      if (of.on !== "draw" || (optional && of.who?.who !== "you")) return unbound("in place of a draw");
      const drawn: Players = of.who?.who === "you" ? { who: "you" } : { who: "eventPlayer" };
      scope.mention({
        ref: { what: "topOfLibrary", of: drawn, count: 1 },
        number: "one",
        nouns: ["card"],
        literal: true,
      });
      let effects = only(first.bind(scope));
      for (const next of more.bind(scope)) effects = follow(effects, next, effects.length - 1);
      return {
        effects: [
          {
            static: "replace",
            replacement: { of, instead: { by: "effects", effects }, ...(optional && { optional: drawn }) },
          },
        ],
      };
    },
  ),
);

const step = words<Extract<Condition, { if: "phase" }>["phase"]>([
  ["untap step", "untap"],
  ["upkeep", "upkeep"],
  ["draw step", "draw"],
  ["end step", "end"],
]);
const { rule: whileSo } = rulesFor<Condition>();
/** When it would happen: said of whoever would do so, too. */
const when: Phrase<Condition> = oneOf(() => [
  whileSo("while {test}", { test: condition }, ({ test }) => test),
  whileSo("during your turn", {}, () => ({ if: "turnOf", who: you })),
  whileSo("during a opponent's turn", {}, () => ({ if: "turnOf", who: { who: "opponents" } })),
  whileSo("during its controller's {step}", { step }, ({ step }, scope) => ({
    if: "and",
    of: [
      { if: "phase", phase: step },
      { if: "turnOf", who: { who: "controllerOf", of: scope.pronoun("one", [], "property") } },
    ],
  })),
  whileSo("during {own} {step}", { own, step }, ({ own, step }, scope) => ({
    if: "and",
    of: [
      { if: "phase", phase: step },
      { if: "turnOf", who: own(scope.players.length > 0 ? scope.playerPronoun() : you) },
    ],
  })),
]);
const { rule: replacement } = rulesFor<Replacement>();
/** "If [event] would happen, [something] instead". */
const replaced: Phrase<Replacement> = oneOf(() =>
  pairs.flatMap(([would, instead]) => [
    replacement("if {would}, {instead}", { would, instead }, ({ would, instead }) => replacing(would, instead)),
    replacement("if {would} {when}, {instead}", { would, when, instead }, ({ would, when, instead }) => ({
      ...replacing(would, instead),
      if: when,
    })),
  ]),
);

const predefined = (name: string): TokenDescription =>
  Object.entries(PREDEFINED_TOKENS).find(([known]) => known === name)?.[1] ?? unbound("not described by the rules");

export const wouldStatics: readonly Phrase<StaticSentence>[] = [
  // 111.10: tokens that the rules describe.
  rulesFor<StaticSentence>().rule(
    "if you would create a {what}, instead create one of each.",
    { what: permanents.one },
    ({ what }) => {
      const parts = what.filter.is === "and" ? what.filter.of : [];
      const kinds = parts.flatMap((one) => (one.is === "or" ? one.of : []));
      const tokens = kinds.map((one) =>
        one.is === "subtype" ? predefined(one.subtype) : unbound("no kind of token the rules describe"),
      );
      if (tokens.length < 2 || !parts.every(({ is }) => is === "or" || is === "token"))
        return unbound("one of each of what?");
      const of: EventPattern = { on: "createToken", object: what.filter, by: you };
      return { effects: [{ static: "replace", replacement: { of, instead: { by: "eachToken", tokens } } }] };
    },
  ),
  // 614.10, 614.11
  rulesFor<StaticSentence>().rule("if {would}, you may skip that draw instead.", { would: draws }, ({ would }) =>
    would.on === "draw" && would.who?.who === "you"
      ? { effects: [{ static: "replace", replacement: { of: would, instead: { by: "nothing" }, optional: you } }] }
      : unbound("whose draw?"),
  ),
  // 701.9b: doubled as it would be dealt.
  sentence("double all {kind} (that|) {by} would deal.", { kind: damageKind, by: damageSource }, ({ kind, by }) => ({
    effects: [{ static: "replace", replacement: { of: { on: "damage", source: by, ...kind }, instead: times(2) } }],
  })),
  sentence("you may look at a additional {n} cards each time you surveil.", { n: numberWordOrOne }, ({ n }) => ({
    effects: [
      {
        static: "replace",
        replacement: { of: { on: "told", act: "surveil", who: you }, instead: plus(n), optional: you },
      },
    ],
  })),
  ...atLength,
  madeToDiscard,
  sentence("all {damage} is dealt to {to} instead.", { damage: allDamage, to: recipient }, ({ damage, to }) => ({
    effects: [{ static: "replace", replacement: redirected(damage, to) }],
  })),
  // 615.5, 603.12: and what comes of that.
  rulesFor<StaticSentence>().deferred(
    "if {would} while {test}, prevent that damage and {then}. {when}",
    { would: damageTo, test: condition, then: clause, when: whenDoneTo },
    ({ would, test, then, when }, scope) => {
      const of = would.bind(scope);
      const holds = test.bind(scope);
      const effects = ofPrevented(then, scope, "", [], when);
      const replacement: Replacement = { of, instead: { by: "prevent", then: effects }, if: holds };
      return { effects: [{ static: "replace", replacement }] };
    },
  ),
  sentence(
    "if {would} and {test}, {instead}.",
    { would: arrivals, test: condition, instead: elsewhere },
    ({ would, test, instead }) => ({
      effects: [{ static: "replace", replacement: { ...replacing(would, instead), if: test } }],
      ...anywhere(would),
    }),
  ),
  // 603.12: of what is done instead, whenever that is.
  rulesFor<StaticSentence>().deferred("{replaced}. when you do, {what}", { replaced, what: body }, (said, scope) => {
    const replacement = said.replaced.bind(scope);
    const { instead } = replacement;
    if (instead.by !== "destination" || replacement.optional) return unbound("when who does what?");
    const then: Effect = { do: "reflexive", body: said.what.bind(scope.with({ targets: [] })) };
    const whole: Replacement = { ...replacement, instead: { ...instead, then: [then] } };
    return { effects: [{ static: "replace", replacement: whole }], ...anywhere(whole.of) };
  }),
  // 614.6: fewer than it says is what can't be done.
  rulesFor<StaticSentence>().deferred(
    "{replaced}. if you can't, {then}.",
    { replaced, then: clause },
    ({ replaced, then }, scope) => {
      const { instead, ...replacement } = replaced.bind(scope);
      const last = instead.by === "effects" ? instead.effects.at(-1) : undefined;
      if (replacement.of.on === "draw") unbound("said at length");
      if (instead.by !== "effects" || last?.do !== "move" || last.what.what !== "chosen" || replacement.optional)
        return unbound("what is always possible, or may be done");
      const done: Amount = { amount: "noted", name: scope.noteOf(last) };
      const condition: Condition = { if: "compare", amount: done, value: { compare: "<", to: last.what.count.min } };
      const effects: readonly Effect[] = [...instead.effects, { do: "if", condition, then: only(then.bind(scope)) }];
      const whole: Replacement = { ...replacement, instead: { ...instead, effects } };
      return { effects: [{ static: "replace", replacement: whole }], ...anywhere(whole.of) };
    },
  ),
  sentence("{replaced}.", { replaced }, ({ replaced }) => ({
    effects: [{ static: "replace", replacement: replaced }],
    ...anywhere(replaced.of),
  })),
];

/** For how long, and whether only once, of whatever does so first (614.3). */
interface Lasting extends Pick<Extract<Effect, { do: "replace" }>, "duration" | "once"> {
  readonly replacement: Replacement;
}
const { deferred: lasting } = rulesFor<Lasting>();
/** 614.1: of what would happen nothing is known once that is said; its targets are. */
function onlyTold(scope: Scope, { targets, objects, players }: Scope): void {
  scope.tell({
    targets,
    objects: [...scope.objects, ...objects.slice(scope.objects.length).filter(({ ref }) => ref.what === "target")],
    players: [...scope.players, ...players.slice(scope.players.length).filter(({ ref }) => ref.who !== "eventPlayer")],
  });
}
/** Of what would happen, or of what comes of it. */
const speaksOfIt = (instead: Instead): boolean =>
  instead.by !== "prevent" ||
  someNode("effect", instead.then ?? [], {
    amount: ({ amount }) => amount === "event",
    objects: ({ what }) => what === "event",
    players: ({ who }) => who === "eventPlayer" || who === "eventOther",
  });
const forAWhile = (opening: string, once: Pick<Lasting, "once">): Phrase<Lasting> =>
  oneOf(() =>
    [`${opening} {would} {duration}, {instead}`, `{duration}, ${opening} {would}, {instead}`].flatMap((words) =>
      pairs.map(([would, instead]) =>
        lasting(words, { duration, would, instead }, ({ duration, would, instead }, scope) => {
          const meant = scope.with({});
          const inOrder = words.startsWith("{duration}") ? duration.bind(meant) : undefined;
          const of = would.bind(meant);
          const lasts = inOrder ?? duration.bind(meant);
          const replacement = replacing(of, instead.bind(meant));
          if (printed(instead).includes(".") && !speaksOfIt(replacement.instead)) unbound("a sentence of its own");
          onlyTold(scope, meant);
          return { replacement, duration: lasts, ...once };
        }),
      ),
    ),
  );
const toReplace = ({ replacement, ...more }: Lasting): readonly Effect[] => [{ do: "replace", replacement, ...more }];
const nextTime = forAWhile("the next time", { once: true });
export const nextTimes: readonly Phrase<Instruction>[] = [
  instruction("{next}", { next: nextTime }, ({ next }) => toReplace(next)),
];
const wheneverSo = forAWhile("if", {});

/** 614.6: a sentence that speaks of what moves elsewhere instead is done as that does, and is part of it. */
const withWhatComesOfIt: readonly Phrase<Instruction>[] = [
  "if {would} {duration}, {first} instead. {more}",
  "{duration}, if {would}, {first} instead. {more}",
].map((words) =>
  rulesFor<Instruction>().deferred(
    words,
    { duration, would: moves, first: clause, more: sentences },
    ({ duration, would, first, more }, scope) => {
      const meant = scope.with({});
      const of = would.bind(meant);
      const lasts = duration.bind(meant);
      const moved = only(first.bind(meant));
      const afterwards = scope.trial();
      onlyTold(afterwards, meant);
      if (afterwards.attempt(() => more.bind(afterwards)) !== undefined) unbound("a sentence of its own");
      const effects = follow(moved, more.bind(meant), 0);
      onlyTold(scope, meant);
      return [{ do: "replace", replacement: { of, instead: { by: "effects", effects } }, duration: lasts }];
    },
  ),
);

const unregenerated = ({ do: does, ...more }: Effect): boolean =>
  does === "rule" && "rules" in more && more.rules.every(({ rule }) => rule === "cantBeRegenerated");
/** "It can't be regenerated this turn, and if it would die this turn, exile it instead.": both, if either. */
const unsaved: Phrase<Instruction> = rulesFor<Instruction>().deferred(
  "{first} (and|, and) {replaced}.",
  { first: clause, replaced: wheneverSo },
  ({ first, replaced }, scope) => {
    const [only_, ...more] = only(first.bind(scope));
    const also = toReplace(replaced.bind(scope));
    const inner = only_?.do === "if" && only_.otherwise === undefined ? only_ : undefined;
    const rules = inner?.then ?? (only_ === undefined ? [] : [only_]);
    if (more.length > 0 || rules.length === 0 || !rules.every(unregenerated)) return unbound("sentences of their own");
    return inner === undefined ? [...rules, ...also] : [{ ...inner, then: [...rules, ...also] }];
  },
);

export const wouldSentences: readonly Phrase<Instruction>[] = [
  ...withWhatComesOfIt,
  unsaved,
  instruction("{replaced}.", { replaced: wheneverSo }, ({ replaced }) => toReplace(replaced)),
  instruction(
    "{duration}, if {would} and {test}, {instead}.",
    { duration, would: arrivals, test: condition, instead: elsewhere },
    ({ duration, would, test, instead }) => [
      { do: "replace", replacement: { ...replacing(would, instead), if: test }, duration },
    ],
  ),
  instruction("if {would}, {instead}.", { would: moves, instead: elsewhere }, ({ would, instead }) =>
    would.on === "move" && would.object.is === "among"
      ? [{ do: "replace", replacement: replacing(would, instead), duration: "forever" }]
      : unbound("a static ability in an effect"),
  ),
];
