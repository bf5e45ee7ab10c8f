import type { Ability } from "../../abilities/ability.ts";
import { someNode, type Test } from "../../abilities/visit.ts";
import type { Game, Procedure } from "../../game.ts";
import { isHidden } from "../../knowledge/visibility.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { apnap, definitionOf, ownerOf, zoneOf } from "../../state/objects.ts";
import { apply } from "../applying/apply.ts";
import type { Outcome } from "./perform.ts";

/**
 * In which order cards lie that were put somewhere at the same time. Their owner is asked only where the order matters to
 * something that all can see: that they are asked tells nothing of what they hold.
 */

/** 404.3, 712.21a, 727.3a: of two or more cards put into the same graveyard. */
export function* orderInGraveyards(game: Game, outcomes: readonly Outcome[]): Procedure {
  const put = outcomes.flatMap(({ object, others }) => (object === undefined ? [] : [object, ...others]));
  if (put.length < 2) return;
  const cards = [...new Set(put)].filter((id) => zoneOf(game.state, id) === "graveyard" && !isToken(game, id));
  if (cards.length < 2 || !matters(game, OF_GRAVEYARDS)) return;
  for (const player of apnap(game.state)) {
    const own = cards.filter((id) => ownerOf(game.state, id) === player);
    if (own.length < 2) continue;
    const { graveyard } = game.state.players[player]!;
    // The first is put on top: graveyards have their top card last.
    const ordered = (yield* inOrder(game, player, own)).toReversed();
    const moved = new Set(own);
    apply(game, {
      e: "arrangeGraveyard",
      player,
      graveyard: [...graveyard.filter((id) => !moved.has(id)), ...ordered],
    });
  }
}

/** 712.21b, 727.3b: of the cards that a permanent was, by whoever exiled it: the last of them is "the last card exiled with it". */
export function* orderInExile(game: Game, outcomes: readonly Outcome[]): Procedure {
  for (const { event, object, others } of outcomes) {
    if (event.e !== "move" || event.to !== "exile" || event.link === undefined || event.cause === undefined) continue;
    if (object === undefined || others.length === 0 || !matters(game, OF_EXILED)) continue;
    const { by, as } = event.link;
    const known = game.state.objects[by]?.linked;
    if (known?.[as] === undefined) continue;
    const cards = [object, ...others];
    const ordered = yield* inOrder(game, event.cause.controller, cards);
    const linked = { ...known, [as]: [...known[as].filter((id) => !cards.includes(id)), ...ordered] };
    apply(game, { e: "mark", object: by, change: { linked } });
  }
}

function* inOrder(game: Game, player: Seat, cards: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const items = cards.map((object) => ({ object, text: characteristicsOf(game, object).name }));
  const { order } = yield* choose<"order">(game, { ask: "order", player, about: "order", items });
  return order.map((i) => cards[i]!);
}

const isToken = ({ state }: Game, id: ObjectId): boolean => state.objects[id]?.kind === "token";

/** Whether anything that all can see has an ability that asks for such an order. */
function matters(game: Game, test: Test): boolean {
  const { battlefield, stack, command, exile, players } = game.state;
  const seen = [battlefield, stack, command, exile, ...players.map(({ graveyard }) => graveyard)].flat();
  const definitions = new Set<number>();
  for (const id of seen) if (!isHidden(game, null, id)) definitions.add(definitionOf(game.state, id));
  return [...definitions].some((definition) =>
    compiledCard(game, definition).faces.some(({ abilities }) =>
      abilities.some(({ ability }: { readonly ability: Ability }) => someNode("ability", ability, test)),
    ),
  );
}

/** 404.2. */
const OF_GRAVEYARDS: Test = {
  objects: (node) => node.what === "topOfGraveyard" || node.what === "above" || ("topmost" in node && !!node.topmost),
};
const OF_EXILED: Test = { objects: ({ what }) => what === "last" };
