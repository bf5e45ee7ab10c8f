import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { DamageShare } from "../../../engine/abilities/effects/permanents.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Recipients } from "../../../engine/abilities/references.ts";
import { sameData, someNode } from "../../../engine/abilities/visit.ts";
import { plainAmount, stat, variable } from "../../amounts/amounts.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, condition, count, noun, objects, players } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { self } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import { pronouns } from "../../references/pronouns.ts";
import { recipient } from "../../references/recipients.ts";
import { choice, thing } from "../objects/thing.ts";

/** What objects do once: deal damage, fight. */

const { inflected, deferredForms } = rulesFor<Instruction>();

const source = (theme: Objects) => (theme.what === "self" ? {} : { source: theme });
const damage: Phrase<Amount> = oneOf(() => [rulesFor<Amount>().rule("{n} damage", { n: plainAmount }, ({ n }) => n)]);

/** All that one instruction deals is dealt at once (120.4). */
function dealt(scope: Scope, amount: Amount, to: Recipients, ...shares: readonly DamageShare[]): readonly Effect[] {
  const effect: Effect = {
    do: "damage",
    amount,
    to,
    ...source(scope.theme),
    ...(shares.length === 0 ? {} : { shares }),
  };
  scope.tell({ damaged: effect });
  scope.did(effect);
  if (to.objects?.what === "all") {
    // Who was dealt damage is what the instruction noted, not who would match later.
    scope.affected(to.objects, effect);
    scope.noteOf(effect);
  }
  return [effect];
}

/** "Each creature deals damage equal to its power": each source by itself. */
function bySource<M>(scope: Scope, bind: () => M): M {
  const { theme } = scope;
  // "Each Wolf tapped this way deals damage equal to its power": of the one that deals it.
  const isSome = theme.what === "noted" || theme.what === "those";
  const alone = isSome ? scope.attempt(bind) : undefined;
  if (alone !== undefined) return alone;
  if (theme.what !== "all" && !isSome) return bind();
  const ref: Objects = isSome ? theme : { what: "current" };
  const each = { ref, number: "one", nouns: ["it"], literal: true } as const;
  scope.mention(each);
  const meaning = bind();
  scope.tell({ objects: scope.objects.filter((one) => one !== each && one.ref.what !== "current") });
  return meaning;
}

/** "To each player equal to half that player's life total": each is "current" as what they are dealt is worked out. */
function ofEachApart(to: Recipients | undefined, scope: Scope, bind: () => Amount): Amount {
  if (to?.players === undefined || !isSeveral(to.players)) return bind();
  const players = scope.players.map((one) => (one.ref === to.players ? { ...one, ref: APART } : one));
  return scope.within({ players: [...players, { ref: APART, number: "one" }] }, bind);
}
const APART: Players = { who: "current" };

const withoutNote = <E extends Effect>({ note: _, ...effect }: E): Omit<E, "note"> => effect;

/** "Each of those creatures deals damage to that creature": to another than those that deal it; it would be "itself". */
function dealtTo(to: Tree<Recipients>, scope: Scope): Recipients {
  const whom = to.bind(scope);
  const { theme } = scope;
  return theme.what === "noted" && whom.objects !== undefined && sameData(whom.objects, theme)
    ? scope.within({ described: theme }, () => to.bind(scope))
    : whom;
}

/** An instruction that what follows may say something came of "this way". */
function done(effect: Effect, scope: Scope): readonly Effect[] {
  scope.did(effect);
  return [effect];
}

export const verbsOfObjects: readonly Forms<Instruction>[] = [
  deferredForms("<deal> {n} to {to}", { n: damage, to: recipient }, ({ n, to }, scope) => {
    const much = n.bind(scope);
    return dealt(
      scope,
      much,
      bySource(scope, () => dealtTo(to, scope)),
    );
  }),
  deferredForms("<deal> {n} to {to} and the damage can't be prevented", { n: damage, to: recipient }, (said, scope) => {
    const dealing = dealt(scope, said.n.bind(scope), dealtTo(said.to, scope));
    return dealing.map((one) => Object.assign(one, { unpreventable: true }));
  }),
  // Of two that are alike one is chosen.
  ...(["greatest", "least"] as const).map((most) =>
    inflected(
      `<deal> {n} to the {what}. if two or more {same} are tied for ${most} {stat}, you choose one of them`,
      { n: damage, what: noun.one, same: noun.many, stat },
      ({ n, what, same, stat }, scope) => {
        const filters = what.filter.is === "and" ? what.filter.of : [what.filter];
        const isTied = filters.some((filter) => filter.is === most && filter.stat === stat);
        if (!isTied || same.card !== what.card || same.in !== undefined) return unbound("tied for something else");
        if (same.filter.is !== "any" && !filters.some((filter) => sameData(filter, same.filter)))
          unbound("tied others");
        return dealt(scope, n, { objects: choice(scope, { what, count: { min: 1, max: 1 } }) });
      },
    ),
  ),
  inflected(
    "<deal> {n} to {to} and {m} to {and}",
    { n: damage, to: recipient, m: damage, and: recipient },
    ({ n, to, m, and }, scope) => dealt(scope, n, to, { amount: m, to: and }),
  ),
  ...(["up", "down"] as const).map((round) =>
    inflected(`<deal> half {x} damage, rounded ${round}, to {to}`, { x: variable, to: recipient }, ({ x, to }, scope) =>
      dealt(scope, { amount: "half", of: x, round }, to),
    ),
  ),
  ...(
    [
      ["down", "up"],
      ["up", "down"],
    ] as const
  ).map(([round, other]) =>
    inflected(
      `<deal> half {x} damage, rounded ${round}, to {to}, and half {same} damage, rounded ${other}, to {and}`,
      { x: variable, to: recipient, same: variable, and: recipient },
      ({ x, to, same, and }, scope) =>
        sameData(x, same)
          ? dealt(scope, { amount: "half", of: x, round }, to, {
              amount: { amount: "half", of: same, round: other },
              to: and,
            })
          : unbound("halves of two numbers"),
    ),
  ),
  // Whatever is both is dealt both, at once.
  inflected(
    "<deal> {n} to {to} and (a additional {m} damage|{m} additional damage) to {and}",
    { n: damage, to: recipient, m: plainAmount, and: recipient },
    ({ n, to, m, and }, scope) => dealt(scope, n, to, { amount: m, to: and }),
  ),
  inflected(
    "<deal> {n} to {to}, {m} to {and}, and {o} to {last}",
    { n: damage, to: recipient, m: damage, and: recipient, o: damage, last: recipient },
    ({ n, to, m, and, o, last }, scope) => dealt(scope, n, to, { amount: m, to: and }, { amount: o, to: last }),
  ),
  ...["<deal> damage equal to {n} to {to}", "<deal> damage to {to} equal to {n}"].map((words, i) =>
    deferredForms(words, { n: amount, to: recipient }, ({ n, to }, scope) => {
      const whom = i === 0 ? undefined : to.bind(scope);
      const much = bySource(scope, () => ofEachApart(whom, scope, () => n.bind(scope)));
      return dealt(scope, much, whom ?? dealtTo(to, scope));
    }),
  ),
  // 608.2d: one or the other, as whoever controls it likes.
  ...["<deal> damage equal to {n} to", "<deal> {d} to"].map((words) =>
    deferredForms(
      `${words} {who} or a planeswalker (that player controls|they control)`,
      { n: amount, d: damage, who: oneOf(() => [players.one]) },
      (trees, scope) => {
        const much = words.includes("{n}") ? trees.n.bind(scope) : trees.d.bind(scope);
        const who = trees.who.bind(scope);
        if (isSeveral(who) || scope.theme.what !== "self") return unbound("one player, or one planeswalker");
        const theirs: Filter = {
          is: "and",
          of: [
            { is: "type", type: "planeswalker" },
            { is: "controlledBy", who },
          ],
        };
        const dealing = (to: Recipients): Effect => ({ do: "damage", amount: much, to });
        const one: Objects = { what: "chosen", filter: theirs, count: { min: 1, max: 1 } };
        const toPlayer = dealing({ players: who });
        const either: Effect = {
          do: "chooseOne",
          who: { who: "you" },
          options: [
            { text: "Player", effects: [toPlayer] },
            { text: "Planeswalker", effects: [dealing({ objects: one })] },
          ],
        };
        const exists = { if: "exists", what: { what: "all", filter: theirs } } as const;
        return [{ do: "if", condition: exists, then: [either], otherwise: [toPlayer] }];
      },
    ),
  ),
  inflected("<deal> {n} to {to} for each {of}", { n: damage, to: recipient, of: forEach }, ({ n, to, of }, scope) =>
    dealt(scope, times(n, of), to),
  ),
  // Each share only if its own condition holds, and all that is dealt at once.
  inflected(
    "<deal> {n} to {to} if {test} and {m} to {and} if {other}",
    { n: damage, to: recipient, test: condition, m: damage, and: recipient, other: condition },
    ({ n, to, test, m, and, other }, scope) => {
      if (someNode("condition", [test, other], { objects: ({ what }) => what === "noted" })) unbound("known by then?");
      const [first, second] = [dealt(scope, n, to), dealt(scope, m, and)];
      const both = dealt(scope, n, to, { amount: m, to: and });
      return [
        {
          do: "if",
          condition: test,
          then: [{ do: "if", condition: other, then: both, otherwise: first }],
          otherwise: [{ do: "if", condition: other, then: second }],
        },
      ];
    },
  ),
  // "it deals 4 damage instead": to what it would have been dealt to.
  inflected("<deal> {n}", { n: damage }, ({ n }, { replaced }) =>
    replaced?.do === "damage" && replaced.divided !== true && replaced.shares === undefined
      ? [{ ...withoutNote(replaced), amount: n }]
      : unbound("dealt to what?"),
  ),
  inflected("<deal> double that damage", {}, (_, { replaced }) =>
    replaced?.do === "damage" && replaced.divided !== true && replaced.shares === undefined
      ? [{ ...withoutNote(replaced), amount: times(2, replaced.amount) }]
      : unbound("double which damage?"),
  ),
  deferredForms(
    "<deal> damage equal to {n} divided as its controller chooses among any number of {to}",
    { n: amount, to: objects.many },
    ({ n, to }, scope) => {
      const { theme } = scope;
      if (theme.what === "all") return unbound("each of several divides its own");
      const effect: Effect = {
        do: "damage",
        amount: n.bind(scope),
        to: { objects: to.bind(scope) },
        dividedBy: { who: "controllerOf", of: theme },
        ...source(theme),
      };
      scope.tell({ damaged: effect });
      scope.did(effect);
      return [effect];
    },
  ),
  ...(["{n}", "damage equal to {n}"] as const).map((much) =>
    inflected(
      `<deal> ${much} divided as you choose among {to}`,
      { n: much === "{n}" ? damage : amount, to: recipient },
      ({ n, to }, scope): readonly Effect[] => {
        const slot = scope.targets.length - 1;
        if (slot < 0 || (to.objects?.what !== "target" && to.players?.who !== "target")) unbound("divided among what?");
        scope.divide(slot, n);
        const effect: Effect = { do: "damage", amount: n, to, divided: true, ...source(scope.theme) };
        scope.tell({ damaged: effect });
        scope.did(effect);
        return [effect];
      },
    ),
  ),
  inflected("<deal> {n} divided evenly, rounded down, among {to}", { n: damage, to: recipient }, ({ n, to }, scope) => {
    if (to.objects?.what !== "target" && to.players?.who !== "target") unbound("divided among what?");
    const effect: Effect = { do: "damage", amount: n, to, evenly: true, ...source(scope.theme) };
    scope.tell({ damaged: effect });
    scope.did(effect);
    return [effect];
  }),
  inflected("<become> plotted", {}, (_, { theme }) => [{ do: "becomePlotted", what: theme }]),
  inflected("<become> foretold", {}, (_, { theme }) => [{ do: "becomePlotted", what: theme, as: "foretold" }]),
  inflected("<explore>", {}, (_, scope) => done({ do: "explore", what: scope.theme }, scope)),
  inflected("<explore> again", {}, (_, { theme }) => [{ do: "explore", what: theme }]),
  inflected("<explore> {n} times", { n: count.many }, ({ n }, { theme }) => [
    { do: "repeat", times: n, effects: [{ do: "explore", what: theme }] },
  ]),
  inflected("<connive>", {}, (_, scope) => done({ do: "connive", what: scope.theme }, scope)),
  inflected("<connive> {n}", { n: plainAmount }, ({ n }, { theme }) => [{ do: "connive", what: theme, times: n }]),
  inflected("<phase> out", {}, (_, { theme }) => [{ do: "phaseOut", what: theme }]),
  inflected("<phase> out until {self} leaves the battlefield", { self }, (_, { theme }) => [
    { do: "phaseOut", what: theme, until: { what: "self" } },
  ]),
  inflected("<become> blocked", {}, (_, { theme }) => [{ do: "becomeBlocked", what: theme }]),
  inflected("<become> unblocked", {}, (_, { theme }) => [{ do: "becomeUnblocked", what: theme }]),
  // 701.12: another than itself.
  deferredForms("<fight> {what}", { what: thing }, ({ what }, scope) => {
    const other = scope.within({ described: scope.theme }, () => what.bind(scope));
    const fight: Effect = { do: "fight", one: scope.theme, other };
    scope.did(fight);
    return [fight];
  }),
];

/** Each of those just made, and those of which there was one for each. */
export const fightClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().deferred(
    "each of {ones} fights a different one of {others}",
    { ones: oneOf(() => [pronouns.many]), others: oneOf(() => [pronouns.many]) },
    (trees, scope) => {
      const one = trees.ones.bind(scope);
      const other = scope.within({ described: one }, () => trees.others.bind(scope));
      return sameData(one, other) ? unbound("among themselves") : [{ do: "fightEach", one, other }];
    },
  ),
];

const EXCESS = "excess damage is dealt to that (creature|permanent)'s controller instead";
const elsewhere = (last: Effect | undefined): Effect =>
  last?.do === "damage" && last.to.players === undefined && last.shares === undefined
    ? { ...last, excess: { who: "controllerOf", of: { what: "current" } } }
    : unbound("no damage to an object before it");

/** "The damage can't be prevented." */
export const damageAmendments: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule("the damage can't be prevented.", {}, () => ({
    amend: (before) => {
      const last = before.at(-1);
      return last?.do === "damage"
        ? [...before.slice(0, -1), { ...last, unpreventable: true }]
        : unbound("no damage before it");
    },
  })),
  // 120.4a
  rulesFor<Instruction>().rule(`${EXCESS}.`, {}, () => ({
    amend: (before) => [...before.slice(0, -1), elsewhere(before.at(-1))],
  })),
  rulesFor<Instruction>().rule(`if {test}, ${EXCESS}.`, { test: condition }, ({ test }) => ({
    amend: (before) => {
      const last = before.at(-1);
      const then = [elsewhere(last)];
      return [...before.slice(0, -1), { do: "if", condition: test, then, otherwise: last === undefined ? [] : [last] }];
    },
  })),
];
