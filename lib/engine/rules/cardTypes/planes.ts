import type { Cause } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { planesWithin } from "../../query/players/reach.ts";
import { supplementaryDeck } from "../../query/players/supplementary.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { planarControllers } from "../../state/turnMarkers.ts";
import { apply } from "../applying/apply.ts";
import { PLANESWALKING_ABILITY } from "../applying/planeswalking.ts";
import { chanceOf } from "../applying/shuffle.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { propose } from "../events/propose.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** 901: Planechase. A game without planar decks has nothing here. */

const isPhenomenon = (game: Game, id: ObjectId): boolean =>
  (compiledFace(game, definitionOf(game.state, id)).types & TYPE_BIT.phenomenon) !== 0;

/** 103.7: the starting player sets a starting plane; 901.14a: each who starts with a turn marker. */
export function* startingPlanes(game: Game): Procedure {
  const { state } = game;
  if (state.planar === undefined) return;
  yield* propose(game, { e: "planar", change: { controller: state.turn.active } });
  for (const player of planarControllers(state)) yield* setStartingPlane(game, player);
}

/** 901.5: cards are turned up until one is a plane; nobody planeswalks. */
function* setStartingPlane(game: Game, player: Seat): Procedure {
  const { state } = game;
  const deck = supplementaryDeck(game, player, "planar");
  const at = deck.findLastIndex((id) => !isPhenomenon(game, id));
  if (at < 0) return;
  const plane = deck[at]!;
  const cards = state.players[player]!.supplementary!;
  const passed = deck.slice(at + 1);
  const rest = cards.filter((id) => !passed.includes(id));
  if (passed.length > 0)
    yield* propose(game, { e: "arrangeSupplementary", player, cards: [...passed.toReversed(), ...rest] });
  yield* propose(game, { e: "turnUp", object: plane, controller: player });
}

/** 311.5, 901.6: as a turn begins. */
export function* newPlanarController(game: Game, player: Seat): Procedure {
  if (game.state.planar === undefined) return;
  yield* propose(game, { e: "planar", change: { controller: player, rolls: {} } });
}

/** 901.9: what rolling the planar die would cost this player now. */
export const planarDieCost = ({ state }: Game, player: Seat): number => state.planar?.rolls[player] ?? 0;

const costOf = (game: Game, player: Seat) => [{ pay: "mana", mana: `{${planarDieCost(game, player)}}` }] as const;
const contextOf = (self: ObjectId, controller: Seat) => ({ self, controller });

/** 901.9, 116.2i: what is face up while this player could roll the planar die. */
export function rollable(game: Game, player: Seat): ObjectId | undefined {
  if (game.state.planar === undefined || !isSorcerySpeed(game.state, player)) return undefined;
  const plane = planesWithin(game, player)[0];
  if (plane === undefined || !canPay(game, player, costOf(game, player), contextOf(plane, player))) return undefined;
  return plane;
}

export function* payToRoll(game: Game, player: Seat): Procedure {
  const plane = rollable(game, player);
  if (plane === undefined) throw new Illegal("cannot-roll", "You cannot roll the planar die now.", "901.9");
  yield* payCosts(game, player, costOf(game, player), contextOf(plane, player));
  const rolls = { ...game.state.planar!.rolls, [player]: planarDieCost(game, player) + 1 };
  yield* propose(game, { e: "planar", change: { rolls } });
  yield* rollPlanarDie(game, player);
}

/** 901.3: of its six faces one has the Planeswalker symbol and one the chaos symbol. */
export function* rollPlanarDie(game: Game, player: Seat, cause?: Cause): Procedure {
  const face = chanceOf(game, "die", player, 6);
  // 901.9d: it has no number.
  yield* propose(game, { e: "happened", on: "dieRoll", facts: { player }, detail: "planar", ...(cause && { cause }) });
  game.log.push({
    code: "planarDie",
    seat: player,
    detail: face === 0 ? "planeswalk" : face === 1 ? "chaos" : "blank",
  });
  if (face === 0)
    apply(game, {
      e: "trigger",
      instance: { controller: player, ability: { given: PLANESWALKING_ABILITY }, event: { player } },
    });
  else if (face === 1) yield* chaosEnsues(game, undefined, cause);
}

/** 311.7: in general, or for one object. A chaos ability is controlled by the planar controller. */
export function* chaosEnsues(game: Game, object: ObjectId | undefined, cause?: Cause): Procedure {
  const player = game.state.planar?.controller;
  if (player === undefined) return;
  yield* propose(game, {
    e: "happened",
    on: "chaos",
    facts: { player, ...(object !== undefined && { object }) },
    ...(cause && { cause }),
  });
}
