import type { Modification } from "../abilities/modifications.ts";
import type { Game } from "../game.ts";
import { amountOf } from "../query/amounts.ts";
import { abilityOf } from "../query/compiled.ts";
import type { Context } from "../query/context.ts";
import type { ObjectId } from "../state/ids.ts";
import { definitionOf } from "../state/objects.ts";
import type { CopyOf } from "../state/state.ts";

/** 707.2: what a copy of this object copies; of one that is gone, as it last existed (707.2, 608.2h). */
export function copyOf(
  game: Game,
  id: ObjectId,
  except: readonly Modification[] | undefined,
  context: Context,
): CopyOf {
  const object = game.state.objects[id] ?? game.state.lastKnown[id]?.object;
  const fixed = except?.flatMap((modification) => settled(game, modification, context));
  const more = fixed && fixed.length > 0 ? { except: fixed } : {};
  if (object?.copy !== undefined) {
    const { definition, face } = object.copy;
    return fixed && fixed.length > 0
      ? { definition, ...(face !== undefined && { face }), of: object.copy, except: fixed }
      : object.copy;
  }
  return {
    definition: definitionOf(game.state, id),
    ...(object?.face !== undefined && { face: object.face }),
    ...(object?.prototyped && { prototyped: true }),
    ...more,
  };
}

/** Amounts in an exception are settled as the copy is made; "this ability" is the one that is resolving. */
function settled(game: Game, modification: Modification, context: Context): readonly Modification[] {
  switch (modification.modify) {
    case "setPT":
      return [
        {
          ...modification,
          ...(modification.power !== undefined && { power: amountOf(game, modification.power, context) }),
          ...(modification.toughness !== undefined && { toughness: amountOf(game, modification.toughness, context) }),
        },
      ];
    case "thisAbility": {
      const ref = context.onStack === undefined ? undefined : game.state.objects[context.onStack]?.ability;
      return ref === undefined ? [] : [{ modify: "addAbility", ability: abilityOf(game, ref) }];
    }
    default:
      return [modification];
  }
}
