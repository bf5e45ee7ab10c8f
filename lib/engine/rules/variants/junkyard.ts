import type { Replacement } from "../../abilities/replacements.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { isOfDeck } from "../../query/players/supplementary.ts";
import type { ReplacementInstance } from "../../runtime.ts";
import { isCardObject } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";

const TO_COMMAND_ZONE: Replacement = {
  of: { on: "move", object: { is: "self" } },
  instead: { by: "destination", to: { zone: "command" } },
};

/** 717.6: such a card goes nowhere but to the battlefield, into exile and to the command zone. */
export function ofJunkyard(game: Game, event: GameEvent): readonly ReplacementInstance[] {
  if (event.e !== "move" || event.to === "battlefield" || event.to === "exile" || event.to === "command") return [];
  const { object: self } = event;
  if (!isCardObject(self) || !isOfDeck(game, "attraction", definitionOf(game.state, self))) return [];
  const context = { self, controller: ownerOf(game.state, self) };
  return [{ replacement: TO_COMMAND_ZONE, context, key: `junkyard/${self}/${event.to}` }];
}
