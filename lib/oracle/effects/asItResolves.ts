import type { CountersOn, Destination } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { clause, noun } from "../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, type Tree, words } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { and } from "../nouns/filters.ts";
import { ofSpells } from "../nouns/kinds.ts";
import { pronouns } from "../references/pronouns.ts";
import { only } from "./clauses/follow.ts";
import { moving } from "./objects/done.ts";

/** Where an instant or sorcery goes as the final step of its resolution, if not into a graveyard (608.2n, 614.1a). */

const { deferred, rule } = rulesFor<Instruction>();

/** Whose graveyard it would be put into: only one's own cards are put into one's own. */
const into = words<readonly Filter[]>([
  ["your graveyard", [{ is: "ownedBy", who: { who: "you" } }]],
  ["its owner's graveyard", []],
  ["a graveyard", []],
]);
const withCounters: Phrase<CountersOn> = rulesFor<CountersOn>().rule(
  "with {counters} on it",
  { counters },
  ({ counters }) => counters,
);
const that: Phrase<Objects> = oneOf(() => [pronouns.one]);

interface Parts {
  readonly it: Tree<Objects>;
  readonly with: Tree<CountersOn | undefined>;
  readonly into: Tree<readonly Filter[]>;
}

/** For as long as it is on the stack; countered, it goes where it would. */
function exiledInstead(parts: Parts, then: Tree<Instruction> | undefined, scope: Scope): readonly Effect[] {
  const it = parts.it.bind(scope);
  if ((it.what !== "event" && it.what !== "eventSpell") || !scope.isCalled(it, "spell"))
    return unbound("no spell that was just cast");
  const more = parts.with.bind(scope);
  const to: Destination = { zone: "exile", ...(more && { counters: [more] }) };
  const moved = moving(scope, it, { do: "move", what: it, to });
  const [move] = moved;
  const after: readonly Effect[] =
    then === undefined || move === undefined
      ? []
      : [{ do: "if", condition: { if: "did", name: scope.noteOf(move) }, then: only(then.bind(scope)) }];
  const object = and([{ is: "among", of: it }, ...parts.into.bind(scope)]);
  return [
    {
      do: "replace",
      replacement: {
        of: { on: "move", object, from: "stack", to: "graveyard", resolved: true },
        instead: { by: "effects", effects: [...moved, ...after] },
      },
      duration: { while: { if: "is", what: it, filter: { is: "inZone", zone: "stack" } } },
    },
  ];
}

const EXILE = "exile {it} {with} instead of putting it into {into} as it resolves";
export const asItResolves: readonly Phrase<Instruction>[] = [
  deferred(EXILE, { it: that, with: opt(withCounters), into }, ({ it, with: more, into }, scope) =>
    exiledInstead({ it, with: more, into }, undefined, scope),
  ),
  deferred(
    `${EXILE}. if you do, {then}`,
    { it: that, with: opt(withCounters), into, then: clause },
    ({ it, with: more, into, then }, scope) => exiledInstead({ it, with: more, into }, then, scope),
  ),
  // 611.2f: of the next such spell.
  rule(
    "the next time you cast a {what} from your hand this turn, put that card into your hand instead of into your graveyard as it resolves",
    { what: noun.one },
    ({ what }) => [
      {
        do: "nextSpell",
        who: { who: "you" },
        spell: and([ofSpells(what), { is: "castFrom", zone: "hand" }]),
        modifications: [
          {
            modify: "addAbility",
            ability: {
              kind: "static",
              effects: [
                {
                  static: "replace",
                  replacement: {
                    of: {
                      on: "move",
                      object: and([{ is: "self" }, { is: "ownedBy", who: { who: "you" } }]),
                      from: "stack",
                      to: "graveyard",
                      resolved: true,
                    },
                    instead: { by: "destination", to: { zone: "hand" } },
                  },
                },
              ],
              from: "stack",
            },
          },
        ],
        duration: "endOfTurn",
      },
    ],
  ),
];
