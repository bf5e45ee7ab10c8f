import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import { combatWindow } from "../conditions/windows.ts";
import { condition, objects } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { MONARCH } from "../nouns/describing/closing.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { enchanted } from "../references/named.ts";
import { SELF, staticRules } from "./staticEffects.ts";

/** Rules of the game that an object's own text sets: casting, countering, untapping, assigning damage. */

const { rule, deferred } = rulesFor<StaticSentence>();

/** 601.3: of a spell, when it may be cast. */
const castOnly = (when: Condition): StaticSentence => ({
  effects: [{ static: "rule", rule: { rule: "castOnly", what: { is: "self" }, when } }],
  from: "stack",
});

const SACRIFICED_AT_CLEANUP: Effect = {
  do: "delayed",
  when: { on: "step", step: "cleanup" },
  body: { targets: [], effects: [{ do: "sacrifice", who: { who: "controllerOf", of: SELF }, what: SELF }] },
  once: true,
};

export const selfRuleStatics: readonly Phrase<StaticSentence>[] = [
  // 205.4a
  deferred("{self} isn't legendary if {test}.", { self, test: condition }, ({ test }, scope) => {
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["permanent"] });
    return {
      effects: [
        {
          static: "modify",
          affects: { what: "self" },
          modifications: [{ modify: "removeTypes", supertypes: ["legendary"] }],
        },
      ],
      if: test.bind(scope),
    };
  }),
  // 510.1c: whoever controls the creature says how it assigns its damage.
  rule("you may have {self} assign its combat damage as though it weren't blocked.", { self }, () =>
    staticRules({ rule: "assignAsThoughUnblocked", who: { what: "self" } }),
  ),
  rule(
    "{what} 's controller may have it assign its combat damage as though it weren't blocked.",
    { what: enchanted },
    ({ what }) => staticRules({ rule: "assignAsThoughUnblocked", who: what }),
  ),
  rule(
    "for each {what} you control, you may have that creature assign its combat damage as though it weren't blocked.",
    { what: permanents.one },
    ({ what }) =>
      staticRules({
        rule: "assignAsThoughUnblocked",
        who: { what: "all", filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) },
      }),
  ),
  rule("{self} has protection from the colors of {what}.", { self, what: permanents.many }, ({ what }) => ({
    effects: [
      {
        static: "modify",
        affects: { what: "self" },
        modifications: [
          {
            modify: "addAbility",
            ability: {
              kind: "keyword",
              keyword: {
                keyword: "protection",
                filter: { is: "shares", quality: "color", with: { what: "all", filter: what.filter } },
              },
            },
          },
        ],
      },
    ],
  })),
  // 722.5: while there is no monarch it does nothing.
  rule("the monarch controls {what}.", { what: enchanted }, ({ what }) => ({
    effects: [{ static: "modify", affects: what, modifications: [{ modify: "controller", to: MONARCH }] }],
  })),
  rule("you control {what}.", { what: enchanted }, ({ what }) => ({
    effects: [{ static: "modify", affects: what, modifications: [{ modify: "controller", to: { who: "you" } }] }],
  })),
  // 509.1c: whichever of the two attacks.
  rule("all creatures able to block {self} or {what} do so.", { self, what: enchanted }, ({ what }) => ({
    effects: [{ what: "self" } as const, what].map((who) => ({
      static: "rule",
      rule: { rule: "mustBeBlocked", who, by: "all" },
    })),
  })),
  rule("all {who} able to block {what} do so.", { who: permanents.many, what: objects.one }, ({ who, what }) =>
    staticRules({
      rule: "mustBeBlocked",
      who: what,
      by: "all",
      ...(who.filter.is === "type" && who.filter.type === "creature" ? {} : { blockers: who.filter }),
    }),
  ),
  rule("you may choose not to untap {self} during your untap step.", { self }, () =>
    staticRules({ rule: "mayNotUntap", who: { what: "self" } }),
  ),
  rule("cast {self} only during your turn.", { self }, () => castOnly({ if: "turnOf", who: { who: "you" } })),
  rule("cast {self} only during your end step.", { self }, () =>
    castOnly({
      if: "and",
      of: [
        { if: "phase", phase: "end" },
        { if: "turnOf", who: { who: "you" } },
      ],
    }),
  ),
  rule("cast {self} only {window}.", { self, window: combatWindow }, ({ window }) => castOnly(window)),
  rule("you can't cast {self} {window}.", { self, window: combatWindow }, ({ window }) =>
    castOnly({ if: "not", of: window }),
  ),
  // 601.3: the same, said of when it may be cast or of what forbids it.
  ...["cast {self} only if {test}.", "you can't cast {self} unless {test}."].map((words) =>
    rule(words, { self, test: condition }, ({ test }) => castOnly(test)),
  ),
  rule("you can't cast {self} if {test}.", { self, test: condition }, ({ test }) => castOnly({ if: "not", of: test })),
  // 601.2c
  rule("you can't choose a {what} as this spell's target as you cast it.", { what: permanents.one }, ({ what }) => ({
    effects: [{ static: "rule", rule: { rule: "cantChoose", what: { is: "self" }, target: what.filter } }],
    from: "stack",
  })),
  rule("counters remain on {self} as it moves to any zone other than a player's hand or library.", { self }, () => ({
    effects: [{ static: "rule", rule: { rule: "keepsCounters", what: { is: "self" } } }],
    from: "everywhere",
  })),
  rule("{self} can be attached only to a {what}.", { self, what: permanents.one }, ({ what }) =>
    staticRules({ rule: "attachesOnlyTo", who: { what: "self" }, filter: what.filter }),
  ),
  rule("{self} can't be copied.", { self }, () => ({
    effects: [{ static: "rule", rule: { rule: "cantBeCopied", what: { is: "self" } } }],
    from: "stack",
  })),
  rule("{self} can't be countered.", { self }, () => ({
    effects: [{ static: "rule", rule: { rule: "cantBeCountered", what: { is: "self" } } }],
    from: "stack",
  })),
  // 307.5a, 603.7: what it becomes is told by a delayed trigger, whatever abilities it has by then.
  rule(
    "if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.",
    {},
    () => ({
      effects: [
        {
          static: "replace",
          replacement: {
            of: { on: "move", object: { is: "self" }, to: "battlefield" },
            if: { if: "wasCast", what: { what: "self" }, offTime: true },
            instead: { by: "entering", entering: {}, asItEnters: [{ do: [SACRIFICED_AT_CLEANUP] }] },
          },
        },
      ],
    }),
  ),
  rule("you have no maximum hand size.", {}, () =>
    staticRules({ rule: "maximumHandSize", who: { who: "you" }, set: "none" }),
  ),
];
