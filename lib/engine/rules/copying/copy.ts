import type { Modification } from "../../abilities/modifications.ts";
import type { Game } from "../../game.ts";
import { abilityOf } from "../../query/characteristics/compiled.ts";
import { copied, copyOn } from "../../query/characteristics/copiable.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { colorsIn } from "../../state/bits.ts";
import type { CopyOf } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { currentOrLastKnown, definitionOf } from "../../state/objects.ts";

/** 707.2: what a copy of this object copies; of one that is gone, as it last existed (707.2, 608.2h). `becoming`: what is to be the copy, where that exists. */
export function copyOf(
  game: Game,
  id: ObjectId,
  except: readonly Modification[] | undefined,
  context: Context,
  becoming?: ObjectId,
): CopyOf {
  const object = currentOrLastKnown(game.state, id);
  const copy = copyOn(game, id) ?? object?.copy;
  if (copy !== undefined) {
    const { definition, face } = copy;
    const fixed = exceptions(game, except, context, becoming);
    return fixed.except === undefined ? copy : { definition, ...(face !== undefined && { face }), of: copy, ...fixed };
  }
  return {
    definition: definitionOf(game.state, id),
    // 110.5c, 707.2: being flipped is not copied.
    ...(object?.face !== undefined && !object.flipped && { face: object.face }),
    ...(object?.prototyped && { prototyped: true }),
    ...exceptions(game, except, context, becoming),
  };
}

/** 707.9: what a copy effect says is otherwise, as it is known now. */
export function exceptions(
  game: Game,
  except: readonly Modification[] | undefined,
  context: Context,
  becoming?: ObjectId,
): Pick<CopyOf, "except"> {
  const fixed = except?.flatMap((modification) => settled(game, modification, context, becoming));
  return fixed && fixed.length > 0 ? { except: fixed } : {};
}

/** Amounts in an exception are settled as the copy is made; "this ability" is the one that is resolving. */
function settled(
  game: Game,
  modification: Modification,
  context: Context,
  becoming: ObjectId | undefined,
): readonly Modification[] {
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
    // 707.9c: what it was before it became any copy.
    case "ownColors": {
      if (becoming === undefined) return [];
      const itself = { definition: definitionOf(game.state, becoming) };
      return [{ modify: "setColors", colors: colorsIn(copied(game, itself, context.controller).colors) }];
    }
    default:
      return [modification];
  }
}
