import type { Game } from "../../game.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { faceUpOf } from "../../query/players/supplementary.ts";
import { SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import type { Check } from "./check.ts";
import { isTriggering } from "./permanents.ts";

const printedOn = (game: Game, id: ObjectId) => compiledFace(game, definitionOf(game.state, id));

/** 704.6e: schemes that are not ongoing, once no scheme's ability waits or is on the stack. */
export const schemesEnd: Check = (game, events) => {
  if (game.state.command.length === 0) return;
  const faceUp = faceUpOf(game, "scheme");
  if (faceUp.length === 0 || isSchemeTriggering(game)) return;
  for (const object of faceUp)
    if ((printedOn(game, object).supertypes & SUPERTYPE_BIT.ongoing) === 0) events.push({ e: "turnDown", object });
};

/** 704.6f: a phenomenon has had its effect. */
export const phenomenaEnd: Check = (game, events) => {
  if (game.state.planar === undefined) return;
  const isOver = (id: ObjectId): boolean =>
    (printedOn(game, id).types & TYPE_BIT.phenomenon) !== 0 && !isTriggering(game, id);
  const over = faceUpOf(game, "planar").filter(isOver);
  for (const player of new Set(over.map((id) => game.state.objects[id]!.controller)))
    events.push({ e: "planeswalk", player });
};

/** Of any scheme, face up or not by now. */
function isSchemeTriggering(game: Game): boolean {
  const { triggered, stack, objects } = game.state;
  const sources = [...triggered.map(({ source }) => source), ...stack.map((id) => objects[id]?.source)];
  return sources.some((id) => id !== undefined && id > 0 && (printedOn(game, id).types & TYPE_BIT.scheme) !== 0);
}
