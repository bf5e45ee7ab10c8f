import type { TriggeredAbility } from "../../abilities/ability.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { planesWithin } from "../../query/players/reach.ts";
import { supplementaryDeck } from "../../query/players/supplementary.ts";
import type { AbilityRef } from "../../state/gameObject.ts";
import { cardObject, cardOf, incarnationOf, type ObjectId, type Seat } from "../../state/ids.ts";
import type { Expiry } from "../../state/lasting.ts";
import { ownerOf } from "../../state/objects.ts";

/** 701.24-25: what planeswalking and setting a scheme in motion consist of. */

/** 901.8: it has no source and is of whoever rolled. */
export const PLANESWALKING_ABILITY: TriggeredAbility = {
  kind: "triggered",
  text: "the planeswalking ability",
  when: { on: "dieRoll", who: { who: "you" } },
  body: { targets: [], effects: [{ do: "planeswalk", who: { who: "you" } }] },
};

export const isPlaneswalking = (ability: AbilityRef | undefined): boolean =>
  ability !== undefined && "given" in ability && ability.given.text === PLANESWALKING_ABILITY.text;

/** 400.7: what a card will be once it is turned over. */
const turned = (id: ObjectId): ObjectId => cardObject(cardOf(id), incarnationOf(id) + 1);

/**
 * 701.24b: everything face up goes face down under its owner's deck; then the top card of the player's own is turned up, which
 * may be the same one again.
 */
export function planeswalking(
  game: Game,
  { player, to }: Extract<GameEvent, { e: "planeswalk" }>,
): readonly GameEvent[] {
  const { effects, delayed } = game.state;
  const away = planesWithin(game, player);
  const deck = supplementaryDeck(game, player, "planar");
  const back = away.filter((id) => ownerOf(game.state, id) === player).map(turned);
  const next = to ?? [...back, ...deck].slice(-1);
  const stays = ({ until }: { readonly until?: Expiry }): boolean => until?.at !== "planeswalk";
  return [
    ...away.flatMap((object): GameEvent[] => [
      { e: "happened", on: "planeswalkFrom", facts: { object, player } },
      { e: "turnDown", object },
    ]),
    // 901.11
    ...(effects.every(stays) ? [] : [{ e: "setEffects", effects: effects.filter(stays) } as const]),
    ...(delayed.every(stays) ? [] : [{ e: "setDelayed", delayed: delayed.filter(stays) } as const]),
    ...next.flatMap((object): GameEvent[] => [
      { e: "turnUp", object, controller: player },
      { e: "happened", on: "planeswalkTo", facts: { object: turned(object), player } },
      // 312.5: what is no phenomenon has no ability that asks for it.
      { e: "happened", on: "encounter", facts: { object: turned(object), player } },
    ]),
  ];
}

/** 701.25b. */
export function settingInMotion(game: Game, player: Seat): readonly GameEvent[] {
  const object = supplementaryDeck(game, player, "scheme").at(-1);
  if (object === undefined) return [];
  return [
    { e: "turnUp", object, controller: player },
    { e: "happened", on: "setInMotion", facts: { object: turned(object), player } },
  ];
}
