import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { startingHandSize } from "../../query/players/handSize.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { conspiraciesThat } from "./conspiracies.ts";
import { drawCards, drawHand } from "./mulligans.ts";

/** 103.5, 315.5a: every player draws their hand and those that conspiracies add; all but one of these are shuffled away. */
export function* drawHands(game: Game, players: readonly Seat[]): Procedure {
  for (const player of players) {
    yield* drawHand(game, player);
    for (const cards of additional(game, player)) yield* drawCards(game, player, cards);
  }
  for (const player of players) if (additional(game, player).length > 0) yield* chooseHand(game, player);
}

/** The sizes of the further hands that this player draws. */
const additional = (game: Game, player: Seat): readonly number[] =>
  conspiraciesThat(game, "additionalHand")
    .filter(({ card }) => ownerOf(game.state, card) === player)
    .map(({ rule }) => rule.cards);

function* chooseHand(game: Game, player: Seat): Procedure {
  const drawn = game.state.players[player]!.hand;
  const hands: (readonly ObjectId[])[] = [];
  for (const size of [startingHandSize(game, player), ...additional(game, player)]) {
    const before = hands.flat().length;
    hands.push(drawn.slice(before, before + size));
  }
  const name = (card: ObjectId) => compiledFace(game, definitionOf(game.state, card)).printed.name;
  const { chosen } = yield* choose<"option">(game, {
    ...{ ask: "option", player, about: "pile", hint: "additionalHand" },
    ...{ options: hands.map((hand) => hand.map(name).join(", ")), min: 1, max: 1 },
  });
  const away = hands.filter((_, index) => index !== chosen[0]).flat();
  yield* proposeAll(
    game,
    away.map((object): GameEvent => ({ e: "move", object, to: "library", why: "setup" })),
  );
  yield* propose(game, { e: "shuffle", player });
}
