import type { Cost } from "../../abilities/costs.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { CastThisWay } from "../../abilities/rules/casting.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal, leaveUnasked } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import { manaValueOf } from "../../query/characteristics/stats.ts";
import type { Context } from "../../query/context.ts";
import { FREE } from "../../query/mana/manaCost.ts";
import { attempt } from "../../running/attempt.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { castWith } from "./cast.ts";
import { asCast, fits, isUntimelyNow } from "./castLegality.ts";
import { type CastOption, isCastableFace } from "./castOptions.ts";
import { hidingTopCards } from "./hidingTopCards.ts";
import { forCost, fused } from "./keywordMethods.ts";

export interface CastTerms {
  /** Without paying its mana cost (118.9). */
  readonly free?: boolean;
  /** This instead of its mana cost. */
  readonly cost?: readonly Cost[];
  /** 609.4b: what the mana is spent as though it were. */
  readonly asThough?: "color" | "type";
  readonly via?: string;
  /** 712.11a: as its back face, and only so. */
  readonly transformed?: boolean;
  /** What it must be cast as: asked of the spell, not of the card (601.3e, 709.4, 715.3a). */
  readonly as?: { readonly filter: Filter; readonly context: Context };
  readonly then?: CastThisWay;
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
  const options = castableFaces(game, player, card, terms);
  if (options.length === 0) return undefined;
  const nameOf = (one: CastOption): string => asCast(game, one, () => characteristicsOf(game, card).name);
  let option = options[0]!;
  if (options.length === 1 && compiledCard(game, definitionOf(game.state, card)).faces.length > 1)
    leaveUnasked(game, player, { why: "only", about: "mode", option: nameOf(option) });
  if (options.length > 1) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "mode",
      options: options.map(nameOf),
      min: 1,
      max: 1,
      source,
    });
    option = options[chosen[0]!]!;
  }
  const spell = yield* attempt(game, hidingTopCards(game, castWith(game, player, option, false)));
  return spell instanceof Illegal ? undefined : spell;
}

/** Whether a player could cast the card on these terms, as one of its faces at least; costs and targets are looked at apart. */
export const isCastable = (game: Game, player: Seat, card: ObjectId, terms: CastTerms): boolean =>
  castableFaces(game, player, card, terms).length > 0;

function castableFaces(game: Game, player: Seat, card: ObjectId, terms: CastTerms): readonly CastOption[] {
  const { faces } = compiledCard(game, definitionOf(game.state, card));
  const as = terms.free || terms.cost !== undefined;
  const options = faces.flatMap((face, index): CastOption[] => {
    const meant = terms.transformed ? index === 1 : isCastableFace(game, card, face, index);
    if ((face.types & TYPE_BIT.land) !== 0 || !meant) return [];
    const { costs, ...paid } = forCost(terms.cost ?? [], face.manaCost);
    const mana = !as || terms.cost?.some(({ pay }) => pay === "manaCost") ? face.manaCost : FREE;
    if (mana === undefined) return [];
    return [
      {
        card,
        face: index,
        ...paid,
        mana,
        costs,
        ...(terms.free && { free: true }),
        ...(terms.via !== undefined && { via: terms.via }),
        ...(terms.asThough && { asThough: terms.asThough }),
        ...(terms.then && { then: terms.then }),
      },
    ];
  });
  // 702.102a: from the hand both halves at once.
  if (zoneOf(game.state, card) === "hand" && faces[0]!.keywords.has("fuse"))
    options.push(
      ...fused(game, card).map((both) => (as ? { ...both, mana: FREE, costs: terms.cost ?? [], free: true } : both)),
    );
  return options.filter((option) => {
    const { most, as: wanted } = terms;
    if (isUntimelyNow(game, player, option)) return false;
    if (most !== undefined && asCast(game, option, () => manaValueOf(game, card)) > most) return false;
    return wanted === undefined || fits(game, wanted.filter, option, wanted.context);
  });
}
