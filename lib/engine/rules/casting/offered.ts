import type { Cost } from "../../abilities/costs.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf, powerOf } from "../../query/characteristics/characteristics.ts";
import { manaValueOf } from "../../query/characteristics/stats.ts";
import type { Context } from "../../query/context.ts";
import { FREE, type ManaCost, manaValue, reduceCost } from "../../query/mana/manaCost.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { costCandidates } from "../costs/costs.ts";
import { propose } from "../events/propose.ts";
import { canPayMana } from "../mana/payMana.ts";

/**
 * Ways of casting in which a permanent makes the spell cheaper: sacrificed for emerge (702.119) and offering (702.48), tapped
 * for harmonize if one likes. Which one is chosen with the other choices of the spell (702.48b, 702.119c) and noted on it
 * under this name.
 */
const OFFERED = "offered";

type Way = "emerge" | "offering" | "harmonize";
/** Cast so, something that is offered makes it cheaper, whether the card has the keyword or was given it. */
export const isWay = (via: string | undefined): via is Way =>
  via === "emerge" || via === "offering" || via === "harmonize";
const isOptional = (way: Way): boolean => way === "harmonize";

const CREATURE: Filter = { is: "type", type: "creature" };

function quality(game: Game, spell: ObjectId, way: Way): Filter {
  const [keyword] = characteristicsOf(game, spell).keywords.get(way) ?? [];
  return (keyword !== undefined && "filter" in keyword ? keyword.filter : undefined) ?? CREATURE;
}

const candidates = (game: Game, player: Seat, spell: ObjectId, way: Way): readonly ObjectId[] => {
  const context: Context = { self: spell, controller: player, onStack: spell };
  const what = { what: "chosen", filter: quality(game, spell, way), count: { min: 1, max: 1 } } as const;
  const found = costCandidates(game, player, what, "battlefield", context);
  return way === "harmonize" ? found.filter((id) => game.state.objects[id]?.tapped !== true) : found;
};

export function* announceOffered(game: Game, player: Seat, spell: ObjectId, via: string | undefined): Procedure {
  if (!isWay(via)) return;
  const from = candidates(game, player, spell, via);
  if (isOptional(via) && from.length === 0) return;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: isOptional(via) ? "payment" : "sacrifice",
    from,
    min: isOptional(via) ? 0 : 1,
    max: 1,
    source: spell,
    ...(isOptional(via) && { hint: via }),
  });
  const notes = { ...game.state.objects[spell]?.notes, [OFFERED]: { entities: chosen, amount: 1, did: true } };
  yield* propose(game, { e: "announce", object: spell, facts: { notes } });
}

/**
 * What the sacrifice costs, and the mana cost less what it is worth; before it is chosen, the least that could be, of
 * those that the player could pay.
 */
export function costWithOffered(
  game: Game,
  player: Seat,
  spell: ObjectId,
  via: string | undefined,
  mana: ManaCost,
): { readonly mana: ManaCost; readonly costs: readonly Cost[] } {
  if (!isWay(via)) return { mana, costs: [] };
  const noted = game.state.objects[spell]?.notes?.[OFFERED]?.entities;
  const filter: Filter =
    noted === undefined ? quality(game, spell, via) : { is: "among", of: { what: "noted", name: OFFERED } };
  const left = (noted ?? candidates(game, player, spell, via)).map((id) => lessened(game, via, mana, id));
  if (isOptional(via) && (left.length === 0 || noted === undefined))
    return { mana: cheapest([...left, mana]), costs: [] };
  const payable = left.length < 2 ? left : left.filter((one) => canPayMana(game, player, one, { spell }));
  return {
    mana: cheapest([...(payable.length > 0 ? payable : left), mana]),
    costs: [
      { pay: isOptional(via) ? "tapOthers" : "sacrifice", what: { what: "chosen", filter, count: { min: 1, max: 1 } } },
    ],
  };
}

/** 702.119a: by its mana value in generic mana; 702.48c: by its mana cost, the excess in generic mana; or by its power. */
function lessened(game: Game, way: Way, mana: ManaCost, id: ObjectId): ManaCost {
  if (way === "harmonize") return reduceCost(mana, { ...FREE, generic: Math.max(0, powerOf(game, id)) });
  if (way === "emerge") return reduceCost(mana, { ...FREE, generic: manaValueOf(game, id) });
  const { generic, symbols } = characteristicsOf(game, id).manaCost ?? FREE;
  return reduceCost(mana, { ...FREE, generic, symbols });
}

const cheapest = (costs: readonly ManaCost[]): ManaCost =>
  costs.reduce((least, one) => (manaValue(one) < manaValue(least) ? one : least));
