import type { Condition } from "../../abilities/conditions.ts";
import type { Objects } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { objectsOf } from "../../query/evaluators/index.ts";
import type { CopyOf } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { programOf } from "../continuous/layers.ts";
import { copyOf } from "../copying/copy.ts";
import { apply } from "./apply.ts";

/**
 * 707.2c: what a static ability makes a copy has the values that were there to be copied as that first did so: it is one as by
 * an effect that lasts for as long as the ability says it of that object.
 */
export function beginStaticCopies(game: Game): void {
  for (const { effect, modifications } of programOf(game).layers["1"]) {
    const { affects, context } = effect;
    if ("fixed" in affects) continue;
    for (const one of modifications)
      if (one.modify === "copyOf")
        for (const object of objectsOf(game, affects, context)) begin(game, object, one.of, affects, context);
  }
}

function begin(game: Game, object: ObjectId, of: Objects, affects: Objects, context: Context): void {
  const known = game.state.effects.filter(({ source, while: so }) => source === context.self && so !== undefined);
  if (known.some(({ objects }) => objects?.includes(object))) return;
  const copy = known.flatMap(copied)[0] ?? copyNow(game, of, context);
  if (copy === undefined) return;
  const so: Condition = {
    if: "and",
    of: [
      { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "battlefield" } },
      { if: "is", what: { what: "object", id: object }, filter: { is: "among", of: affects } },
    ],
  };
  const { self: source, controller } = context;
  apply(game, {
    e: "beginEffect",
    effect: { source, controller, objects: [object], modifications: [{ modify: "copy", copy }], while: so },
  });
}

/** The values go with the ability from one object to the next. */
const copied = ({ modifications = [] }: Game["state"]["effects"][number]): readonly CopyOf[] =>
  modifications.flatMap((one) => (one.modify === "copy" ? [one.copy] : []));

function copyNow(game: Game, of: Objects, context: Context): CopyOf | undefined {
  const [original] = objectsOf(game, of, context);
  return original === undefined ? undefined : copyOf(game, original, undefined, context);
}
