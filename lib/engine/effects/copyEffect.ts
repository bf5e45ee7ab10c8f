import type { Modification } from "../abilities/modifications.ts";
import type { Game } from "../game.ts";
import type { Context } from "../query/context.ts";
import { copyOf, exceptions } from "../rules/copying/copy.ts";
import { makeToken } from "../rules/tokens/tokens.ts";
import type { CopyOf } from "../state/gameObject.ts";
import type { ObjectId } from "../state/ids.ts";
import { currentOrLastKnown } from "../state/objects.ts";

/** 707.2: what a copy effect makes a copy of this; of a face-down permanent, what that is to everybody (708.2a). */
export function copiedFrom(
  game: Game,
  id: ObjectId,
  except: readonly Modification[] | undefined,
  context: Context,
  becoming?: ObjectId,
): CopyOf {
  const object = currentOrLastKnown(game.state, id);
  if (object?.faceDown === undefined) return copyOf(game, id, except, context, becoming);
  const { by, as = [] } = object.faceDown;
  const warded = by === "disguise" || by === "cloak";
  const definition = makeToken(
    game,
    {
      name: "",
      colors: [],
      supertypes: [],
      types: ["creature"],
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: warded
        ? [{ kind: "keyword", keyword: { keyword: "ward", cost: [{ pay: "mana", mana: "{2}" }] } }]
        : [],
    },
    context,
  );
  return { definition, ...exceptions(game, [...as, ...(except ?? [])], context, becoming) };
}
