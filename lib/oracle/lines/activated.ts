import type { Ability, ActivatedAbility, ActivationLimit, Body, XLimits } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import type { Zone } from "../../engine/abilities/references.ts";
import { forEach } from "../amounts/forEach.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { onlyOnX } from "../conditions/paidWith.ts";
import { combatWindow } from "../conditions/windows.ts";
import { mana } from "../costs/mana.ts";
import { activationLimit, amount, body, condition, costs } from "../hubs.ts";
import { many, oneOf, opt, type Phrase, rulesFor, token, words } from "../kernel/index.ts";
import { classLevelBar } from "../layouts/classes.ts";
import { digits } from "../vocabulary/numbers.ts";
import { modalBody, modes } from "./bodies.ts";

/** Activated abilities (602), loyalty abilities (606). */

const { deferred } = rulesFor<readonly Ability[]>();
// activated

const { rule: limit } = rulesFor<readonly ActivationLimit[]>();
/** What follows "activate only". */
const when: Phrase<readonly ActivationLimit[]> = oneOf(() => [
  words<readonly ActivationLimit[]>([
    ["as a sorcery", [{ only: "sorcery" }]],
    ["as an instant", [{ only: "instant" }]],
    ["during your turn", [{ only: "ownTurn" }]],
    ["during an opponent's turn", [{ only: "opponentsTurn" }]],
    ["during your upkeep", [{ only: "ownUpkeep" }]],
    ["during any upkeep step", [{ only: "upkeep" }]],
    ["during your end step", [{ only: "ownTurn" }, { only: "endStep" }]],
    ["once each turn", [{ only: "oncePerTurn" }]],
    ["once", [{ only: "once" }]],
  ]),
  limit("{window}", { window: combatWindow }, ({ window }) => [{ only: "if", condition: window }]),
  limit("if {test}", { test: condition }, ({ test }) => [{ only: "if", condition: test }]),
]);

export const limits: readonly Phrase<readonly ActivationLimit[]>[] = [
  limit("activate only {one}.", { one: when }, ({ one }) => one),
  limit("activate only {one} and only {other}.", { one: when, other: when }, ({ one, other }) => [...one, ...other]),
  limit(
    "activate only {one}, only {other}, and only {third}.",
    { one: when, other: when, third: when },
    ({ one, other, third }) => [...one, ...other, ...third],
  ),
  limit("you can't activate this ability {window}.", { window: combatWindow }, ({ window }) => [
    { only: "if", condition: { if: "not", of: window } },
  ]),
  limit("activate no more times each turn than {n}.", { n: amount }, ({ n }) => [{ only: "timesPerTurn", times: n }]),
  words<readonly ActivationLimit[]>([
    ["activate no more than twice each turn.", [{ only: "timesPerTurn", times: 2 }]],
    ["activate no more than three times each turn.", [{ only: "timesPerTurn", times: 3 }]],
  ]),
];

const costNouns = (cost: readonly Cost[], scope: Scope): void => {
  const itself = cost.some(
    (one) =>
      one.pay === "exert" ||
      ("what" in one && one.what.what === "self") ||
      (one.pay === "removeCounters" && one.from.what === "self"),
  );
  if (itself) scope.mention({ ref: { what: "self" }, number: "one", nouns: [] });
};

/** A card that discards itself is in a hand. */
const fromCosts = (cost: readonly Cost[]): Zone | undefined =>
  cost.some((one) => one.pay === "discard" && one.what.what === "self") ? "hand" : undefined;

/** 602.5: what limits activating is asked before any of it is done. */
const asked = <M>(own: Scope, bind: () => M): M =>
  own.within({ objects: own.objects.map(({ by: _, ...one }) => one) }, bind);

/** What is said of the ability itself behind its effect. */
type Rider = Pick<ActivatedAbility, "by" | "reduction" | "increase" | "x" | "limits">;
const { rule: riderRule, deferred: lateRider } = rulesFor<Rider>();

export { rider as lessRider };

const rider: Phrase<Rider> = oneOf(() => [
  riderRule("any player may activate this ability.", {}, () => ({ by: "anyPlayer" })),
  ...(
    [
      ["as a sorcery", "sorcery"],
      ["during their turn", "ownTurn"],
      ["during their upkeep", "ownUpkeep"],
      ["during any upkeep step", "upkeep"],
    ] as const
  ).flatMap(([words, only]) => [
    riderRule(`any player may activate this ability but only ${words}.`, {}, () => ({
      by: "anyPlayer",
      limits: [{ only }],
    })),
    riderRule(`only your opponents may activate this ability and only ${words}.`, {}, () => ({
      by: "opponents",
      limits: [{ only }],
    })),
  ]),
  riderRule("{colors}", { colors: onlyOnX }, ({ colors }) => ({ x: { paidWith: colors } })),
  // 107.3c: the text says what the X of its cost is.
  lateRider("X is {is}.", { is: amount }, (trees, scope) => {
    // 601.2b: as it is activated, what it does has not been done.
    const objects = scope.objects.filter(({ by }) => by === undefined);
    const is = scope.within({ objects }, () => trees.is.bind(scope));
    return { x: { min: is, max: is } };
  }),
  riderRule("only your opponents may activate this ability.", {}, () => ({ by: "opponents" })),
  riderRule("this ability costs {X} less to activate, where X is {is}.", { is: amount }, ({ is }) => ({
    reduction: { mana: "{1}", times: is },
  })),
  riderRule("this ability costs {mana} less to activate if {test}.", { mana, test: condition }, ({ mana, test }) => ({
    reduction: { mana, times: { amount: "if", condition: test, then: 1, otherwise: 0 } },
  })),
  riderRule("this ability costs {X} more to activate, where X is {is}.", { is: amount }, ({ is }) => ({
    increase: { mana: "{1}", times: is },
  })),
  riderRule("this ability costs {mana} more to activate if {test}.", { mana, test: condition }, ({ mana, test }) => ({
    increase: { mana, times: { amount: "if", condition: test, then: 1, otherwise: 0 } },
  })),
  riderRule("this ability costs {mana} more to activate for each {of}.", { mana, of: forEach }, ({ mana, of }) => ({
    increase: { mana, times: of },
  })),
  riderRule("this ability costs {mana} less to activate for each {of}.", { mana, of: forEach }, ({ mana, of }) => ({
    reduction: { mana, times: of },
  })),
]);

/** 107.3: "X can't be 0.", said once, or of modes by each of them. */
export function xOf({ notZero = 0 }: Scope, { modes }: Pick<Body, "modes"> = {}): { readonly x?: XLimits } {
  if (notZero === 0) return {};
  return notZero === (modes?.options.length ?? 1) ? { x: { min: 1 } } : unbound("of some modes only");
}

/** Mana and {T} only, which an "or" may stand between. */
const symbolCosts: Phrase<readonly Cost[]> = rulesFor<readonly Cost[]>().rule("{all}", { all: costs }, ({ all }) =>
  all.every((one) => one.pay === "mana" || one.pay === "tap") ? all : unbound("an or of something else"),
);
export const activated: Phrase<readonly Ability[]> = deferred(
  "{costs} : {body} {riders} {limits}",
  { costs, body, riders: opt(rider), limits: opt(many(activationLimit)) },
  ({ costs: costTree, body: bodyTree, riders, limits }, scope) => {
    const own = scope.fresh();
    own.tell({ notZero: 0 });
    const cost = costTree.bind(own);
    costNouns(cost, own);
    const what = bodyTree.bind(own);
    const more = { ...xOf(own, what), ...riders.bind(own) };
    const only = [...(more?.limits ?? []), ...(asked(own, () => limits.bind(own))?.flat() ?? [])];
    const when = only.length === 0 ? undefined : only;
    const from = (typeof own.from === "object" ? unbound("in several zones") : own.from) ?? fromCosts(cost);
    return [
      {
        kind: "activated",
        costs: cost,
        body: what,
        ...more,
        ...(from === undefined ? {} : { from }),
        ...(when === undefined ? {} : { limits: when }),
      },
    ];
  },
);

/** Two costs, either of which may be paid: two abilities that do the same. */
export const activatedEither: Phrase<readonly Ability[]> = deferred(
  "{costs} or {other} : {body} {limits}",
  { costs: symbolCosts, other: symbolCosts, body, limits: opt(many(activationLimit)) },
  ({ costs: one, other, body: bodyTree, limits }, scope) =>
    [one, other].map((tree) => {
      const own = scope.fresh();
      const cost = tree.bind(own);
      const what = bodyTree.bind(own);
      const when = asked(own, () => limits.bind(own))?.flat();
      return { kind: "activated", costs: cost, body: what, ...(when === undefined ? {} : { limits: when }) };
    }),
);

/** "{1}, {T}: Choose one. Activate only as a sorcery." and its bullets. */
export const activatedModal: Phrase<readonly Ability[]> = deferred(
  "{costs} : {modal}. {limits} {bullets}",
  { costs, ...modes, limits: many(activationLimit) },
  ({ costs: costTree, modal, limits, bullets }, scope) => {
    const own = scope.fresh();
    own.tell({ notZero: 0 });
    const cost = costTree.bind(own);
    costNouns(cost, own);
    const body = modalBody(modal.bind(own), bullets.bind(own));
    const from = fromCosts(cost);
    const only = asked(own, () => limits.bind(own)).flat();
    return [
      {
        kind: "activated",
        costs: cost,
        body,
        ...xOf(own, body),
        ...(from === undefined ? {} : { from }),
        limits: only,
      },
    ];
  },
);

/** 606.4; in a quote the symbol is spelled out in brackets. */
const LOYALTY = /^\[?([+−]?)(\d+|X)\]?$/;
const loyaltyCost = token<Amount>((text) => {
  const found = LOYALTY.exec(text);
  if (found === null) return undefined;
  if (found[2] === "X") return found[1] === "−" ? { amount: "times", factor: -1, of: { amount: "x" } } : undefined;
  return found[1] === "−" ? -Number(found[2]) : Number(found[2]);
});
export const loyalty: Phrase<readonly Ability[]> = deferred(
  "{n} : {body}",
  { n: loyaltyCost, body },
  ({ n, body: bodyTree }, scope) => {
    // 606.2: another permanent may give one to a planeswalker.
    if (!scope.inQuote && !scope.face.typeLine.types.includes("planeswalker"))
      unbound("only planeswalkers have loyalty abilities");
    const own = scope.fresh();
    return [{ kind: "activated", costs: [{ pay: "loyalty", amount: n.bind(own) }], body: bodyTree.bind(own) }];
  },
);

/** A class level bar (716.2a); what stands under it is read line by line. */
export const classLevel: Phrase<readonly Ability[]> = deferred(
  "{costs} : level {n}",
  { costs, n: digits },
  ({ costs: costTree, n }, scope) => {
    if (!scope.face.typeLine.subtypes.includes("Class")) unbound("only Classes have level bars");
    return [classLevelBar(costTree.bind(scope.fresh()), n.bind(scope))];
  },
);
