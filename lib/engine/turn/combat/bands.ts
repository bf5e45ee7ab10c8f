import type { Attack } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { characteristicsOf, controllerOf, hasKeyword } from "../../query/characteristics/characteristics.ts";
import { matches } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** 702.22: banding and "bands with other". */

/** Attacker -> number of its band. */
export type Bands = ReadonlyMap<ObjectId, number>;

/** 508.1e: the active player announces which attackers are banded with which, one band after another. */
export function* declareBands(game: Game, active: Seat, attacks: readonly Attack[]): Procedure<Bands> {
  const bands = new Map<ObjectId, number>();
  if (!attacks.some(({ attacker }) => hasBanding(game, attacker))) return bands;
  for (let band = 1; ; band++) {
    const free = attacks.filter(({ attacker }) => !bands.has(attacker));
    const from = free.filter((one) => free.some((other) => canBand(game, one, other))).map(({ attacker }) => attacker);
    if (from.length === 0) return bands;
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player: active,
      about: "band",
      from,
      min: 0,
      max: from.length,
    });
    if (chosen.length === 0) return bands;
    const defenders = new Set(attacks.filter((a) => chosen.includes(a.attacker)).map((a) => a.defender));
    if (defenders.size > 1)
      throw new Illegal("illegal-band", "All creatures in a band attack the same player or permanent.", "702.22d");
    if (!isBand(game, chosen)) throw new Illegal("illegal-band", "These creatures can't band together.", "702.22c");
    for (const id of chosen) bands.set(id, band);
  }
}

const hasBanding = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, "banding") || hasKeyword(game, id, "bands with other");

const canBand = (game: Game, one: Attack, other: Attack): boolean =>
  one.attacker !== other.attacker && one.defender === other.defender && isBand(game, [one.attacker, other.attacker]);

/** 702.22c: at most one of them lacks banding, or one of them bands with others of a quality they all have. */
function isBand(game: Game, ids: readonly ObjectId[]): boolean {
  const without = ids.filter((id) => !hasKeyword(game, id, "banding"));
  return without.length === 0 || (without.length === 1 && ids.length > 1) || bandsWithOther(game, ids, ids.length);
}

/** One of these bands with others of some quality, and at least so many of them, itself included, have it. */
function bandsWithOther(game: Game, ids: readonly ObjectId[], atLeast: number): boolean {
  return ids.some((self) =>
    (characteristicsOf(game, self).keywords.get("bands with other") ?? []).some((keyword) => {
      if (!("filter" in keyword) || keyword.filter === undefined) return false;
      const context = { self, controller: controllerOf(game, self) };
      const fitting = ids.filter((id) => matches(game, keyword.filter!, id, context));
      return fitting.includes(self) && fitting.length >= atLeast;
    }),
  );
}

/** 702.22j-k: facing these creatures, the player whose they are chooses how the damage to them is assigned. */
export const choosesDamageTo = (game: Game, ids: readonly ObjectId[]): boolean =>
  ids.some((id) => hasKeyword(game, id, "banding")) || bandsWithOther(game, ids, 2);
