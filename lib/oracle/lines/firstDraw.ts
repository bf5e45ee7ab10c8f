import type { Ability } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import { unbound } from "../bind/unbound.ts";
import { body, noun } from "../hubs.ts";
import { opt, type Phrase, rulesFor, words } from "../kernel/index.ts";

/** "Reveal the first card you draw each turn. Whenever you reveal a land card this way, ..." (121.1, 603.2). */

const { deferred } = rulesFor<readonly Ability[]>();
type Turns = { readonly during?: "ownTurn" };
const turns = words<Turns>([
  ["each turn", {}],
  ["on each of your turns", { during: "ownTurn" }],
]);
const OWN_TURN: Condition = { if: "turnOf", who: { who: "you" } };

/** One for each kind of card that may be revealed so; which turns are looked at, the line says before. */
const revealed: Phrase<readonly Ability[]> = deferred(
  "whenever you reveal a {what} this way, {body}",
  { what: noun.one, body },
  ({ what, body }, scope) => {
    const own = scope.fresh();
    const card = what.bind(own);
    if (card.card !== true || card.in !== undefined) unbound("cards are drawn");
    own.mention({ ref: { what: "event", role: "object" }, number: "one", nouns: card.nouns });
    const when = { on: "draw", who: { who: "you" }, ordinal: 1, object: card.filter } as const;
    return [{ kind: "triggered", when, body: body.bind(own) }];
  },
);

export const firstDraw: Phrase<readonly Ability[]> = deferred(
  "reveal the first card you draw {turns}. {one} {other}",
  { turns, one: revealed, other: opt(revealed) },
  ({ turns, one, other }, scope) => {
    const when = turns.bind(scope);
    const triggers = [...one.bind(scope), ...(other.bind(scope) ?? [])].map((ability) =>
      when.during === undefined ? ability : { ...ability, interveningIf: OWN_TURN },
    );
    const rule = { rule: "revealFirstDraw", who: { who: "you" }, ...when } as const;
    return [{ kind: "static", effects: [{ static: "rule", rule }] }, ...triggers];
  },
);
