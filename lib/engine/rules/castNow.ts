import type { Cost } from "../abilities/costs.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { compiledCard } from "../query/compiled.ts";
import { FREE, manaValue } from "../query/manaCost.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { mark, rollback } from "../state/journal.ts";
import { definitionOf } from "../state/objects.ts";
import { staleEverything } from "../state/stale.ts";
import { castWith } from "./cast.ts";
import { type CastOption, isCastableFace } from "./castOptions.ts";

export interface CastTerms {
  /** Without paying its mana cost (118.9). */
  readonly free?: boolean;
  /** This instead of its mana cost. */
  readonly cost?: readonly Cost[];
  readonly via?: string;
  /** 702.85a: the resulting spell's mana value is at most this. */
  readonly most?: number;
}

/**
 * 608.2g: a spell is cast while something else resolves; its type's timing does not matter. Gives the spell, or
 * nothing where it could not be cast: then it is as if nobody had tried (730.1).
 */
export function* castNow(
  game: Game,
  player: Seat,
  card: ObjectId,
  terms: CastTerms,
  source: ObjectId,
): Procedure<ObjectId | undefined> {
  const options = castableFaces(game, card, terms);
  if (options.length === 0) return undefined;
  let option = options[0]!;
  if (options.length > 1) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "mode",
      options: options.map(({ face }) => compiledCard(game, definitionOf(game.state, card)).faces[face]!.name),
      min: 1,
      max: 1,
      source,
    });
    option = options[chosen[0]!]!;
  }
  const before = mark(game.journal);
  const logged = game.log.length;
  try {
    return yield* castWith(game, player, option, false);
  } catch (refused) {
    if (!(refused instanceof Illegal)) throw refused;
    rollback(game.journal, before);
    game.log.length = logged;
    game.execution.batch = undefined;
    staleEverything(game);
    return undefined;
  }
}

function castableFaces(game: Game, card: ObjectId, terms: CastTerms): readonly CastOption[] {
  return compiledCard(game, definitionOf(game.state, card)).faces.flatMap((face, index): CastOption[] => {
    if ((face.types & TYPE_BIT.land) !== 0 || !isCastableFace(game, card, face, index)) return [];
    if (terms.most !== undefined && manaValue(face.manaCost, 0) > terms.most) return [];
    const mana = terms.free || terms.cost !== undefined ? FREE : face.manaCost;
    if (mana === undefined) return [];
    return [
      {
        card,
        face: index,
        mana,
        costs: terms.cost ?? [],
        ...(terms.free && { free: true }),
        ...(terms.via !== undefined && { via: terms.via }),
      },
    ];
  });
}
