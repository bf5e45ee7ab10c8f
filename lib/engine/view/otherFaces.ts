import type { CardDefinition, FaceDefinition } from "../definition.ts";
import type { Game } from "../game.ts";
import { compiledCard } from "../query/characteristics/compiled.ts";
import { copyOn } from "../query/characteristics/copiable.ts";
import type { ObjectId } from "../state/ids.ts";
import { definitionOf } from "../state/objects.ts";
import type { OtherFace } from "../views.ts";

/** What is printed on a card besides the face that its characteristics come from: of halves that are shown together nothing. */
const OTHERS: ReadonlySet<CardDefinition["layout"]> = new Set(["transform", "modal_dfc", "adventure", "flip"]);

/** 712.6: whoever may look at a card may read all that is printed on it, the side that is not up included. */
export function otherFaces(game: Game, id: ObjectId): readonly OtherFace[] {
  const { definition } = compiledCard(game, definitionOf(game.state, id));
  if (!OTHERS.has(definition.layout) || copyOn(game, id) !== undefined) return [];
  const up = game.state.objects[id]?.face ?? 0;
  return definition.faces.flatMap((face, index) => (index === up ? [] : [printedOn(face)]));
}

function printedOn({
  name,
  manaCost = "",
  typeLine,
  text,
  power,
  toughness,
  loyalty,
  defense,
}: FaceDefinition): OtherFace {
  return {
    name,
    manaCost,
    ...typeLine,
    text,
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...(loyalty !== undefined && { loyalty }),
    ...(defense !== undefined && { defense }),
  };
}
