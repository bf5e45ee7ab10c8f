import type { Ability } from "../../engine/abilities/ability.ts";
import { unbound } from "../bind/unbound.ts";
import { body, condition } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import { self } from "../nouns/self.ts";
import { abilities } from "../statics/grantedAbilities.ts";
import { xOf } from "./activated.ts";

const { deferred } = rulesFor<readonly Ability[]>();

/** What a spell does as it resolves; only instants and sorceries have such lines. The scope goes on to the next line. */
export const spellLine: Phrase<readonly Ability[]> = deferred("{body}", { body }, ({ body: bodyTree }, scope) => {
  if (!scope.isSpell || scope.inQuote) unbound("only instants and sorceries have instructions of their own");
  const { spellSoFar } = scope;
  scope.tell({ begun: spellSoFar, notZero: 0 });
  const body = bodyTree.bind(scope);
  const x = xOf(scope, body);
  scope.tell({ begun: undefined, notZero: undefined });
  if (body.modes === undefined) scope.tell({ spellSoFar: scope.said });
  return [{ kind: "spell", body, ...x }];
});

/** 113.6: what the spell itself has on the stack: "If this spell was kicked, it has split second." */
export const keywordsOfItself: Phrase<readonly Ability[]> = deferred(
  "if {test}, it has {abilities}.",
  { test: condition, abilities },
  ({ test, abilities }, scope) => {
    const what = test.bind(scope);
    if (!scope.isSpell || scope.pronoun("one").what !== "self") return unbound("what has it?");
    const modifications = abilities.bind(scope).map((ability) => ({ modify: "addAbility", ability }) as const);
    const effects = [{ static: "modify", affects: { what: "self" }, modifications } as const];
    return [{ kind: "static", effects, if: what, from: "stack" }];
  },
);

/** "If ..., this spell can't be countered and the damage can't be prevented.": of the damage that the line before deals. */
export const uncounterableDamage: Phrase<readonly Ability[]> = deferred(
  "if {test}, {self} can't be countered and the damage can't be prevented.",
  { test: condition, self },
  ({ test }, scope) => {
    const { spellSoFar } = scope;
    const last = spellSoFar?.effects.findLast((one) => one.do === "damage");
    if (!scope.isSpell || spellSoFar === undefined || last?.do !== "damage") return unbound("no damage before it");
    const condition = test.bind(scope);
    const effects = spellSoFar.effects.map((one) =>
      one === last
        ? ({ do: "if", condition, then: [{ ...last, unpreventable: true }], otherwise: [last] } as const)
        : one,
    );
    scope.tell({ spellSoFar: { ...spellSoFar, effects } });
    return [
      {
        kind: "static",
        effects: [{ static: "rule", rule: { rule: "cantBeCountered", what: { is: "self" } } }],
        if: condition,
        from: "stack",
      },
      { kind: "spell", body: { targets: scope.targets, effects } },
    ];
  },
);
