import type { Game } from "../../game.ts";
import { propose } from "../../rules/events/propose.ts";
import { isCardObject, type ObjectId } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { pickObjects, present } from "../choices.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE } from "../resolution.ts";

export const meldEffects: Handlers<"meld"> = {
  /** 701.37a-c: what can't be melded stays where it is. */
  *meld(game, effect, resolution) {
    const cards = (yield* pickObjects(game, effect.what, resolution)).flatMap((id) => present(game, id, resolution));
    const [one, other, ...more] = cards;
    const into = game.pool.cards.findIndex(({ name }) => name === effect.into);
    if (one === undefined || other === undefined || more.length > 0 || into < 0) return NOTHING_DONE;
    if (!isMeldCard(game, one) || !isMeldCard(game, other)) return NOTHING_DONE;
    if (definitionOf(game.state, one) === definitionOf(game.state, other)) return NOTHING_DONE;
    const melded = yield* propose(game, {
      e: "move",
      object: one,
      to: "battlefield",
      arrival: { controller: resolution.controller, copy: { definition: into }, with: other },
      ...causeOf(resolution),
    });
    return doneBy(melded);
  },
};

/** 701.37b: no token, and no other card that has become a copy of one. */
const isMeldCard = (game: Game, id: ObjectId): boolean =>
  isCardObject(id) && game.pool.cards[definitionOf(game.state, id)]?.layout === "meld";
