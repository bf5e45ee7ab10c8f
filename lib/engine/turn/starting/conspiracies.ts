import type { Rule } from "../../abilities/rules.ts";
import type { Game, Procedure } from "../../game.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { runEffects } from "../../upcalls.ts";

/** 315.5a: abilities of conspiracies that affect how the game starts. */

type About<K extends Rule["rule"]> = Extract<Rule, { rule: K }>;

/** The conspiracies that lie face up with such a rule printed on them. */
export function conspiraciesThat<K extends "additionalHand" | "beforeOpeningHand" | "startingPlayer">(
  game: Game,
  rule: K,
): readonly { readonly card: ObjectId; readonly rule: About<K> }[] {
  const { state } = game;
  return state.command
    .filter((card) => state.objects[card]?.faceDown === undefined)
    .flatMap((card) => printedRules(game, definitionOf(state, card), rule).map((one) => ({ card, rule: one })));
}

/** The rules of this kind that the front of a card has printed on it: before the game has begun nothing changes them. */
export function printedRules<K extends Rule["rule"]>(game: Game, definition: number, rule: K): readonly About<K>[] {
  const isSuch = (one: Rule): one is About<K> => one.rule === rule;
  return compiledFace(game, definition).abilities.flatMap(({ ability }) =>
    ability.kind === "static"
      ? ability.effects.flatMap((effect) => (effect.static === "rule" && isSuch(effect.rule) ? [effect.rule] : []))
      : [],
  );
}

/** What this player does before they draw their opening hand. */
export function* beforeOpeningHand(game: Game, player: Seat): Procedure {
  for (const { card, rule } of conspiraciesThat(game, "beforeOpeningHand"))
    if (ownerOf(game.state, card) === player) yield* runEffects(game, { self: card, controller: player }, rule.effects);
}
