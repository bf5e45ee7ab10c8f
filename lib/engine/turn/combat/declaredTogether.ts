import type { Game, Procedure } from "../../game.ts";
import type { Seat } from "../../state/ids.ts";
import { primaryOf } from "../../state/teams.ts";

/** One declaration of attackers or blockers by a player, or by a team whose creatures are declared as one (805.10). */
export interface Together<May, One> {
  /** In the order in which they are asked. */
  readonly players: readonly Seat[];
  /** Everything that may be declared. */
  readonly all: readonly May[];
  readonly whose: (may: May) => Seat;
  readonly ask: (player: Seat, may: readonly May[]) => Procedure<readonly One[]>;
  /** Throws `Illegal` where this player cannot pay for their own of these. */
  readonly costs: (player: Seat, declared: readonly One[]) => void;
  readonly isLegal: (declared: readonly One[]) => boolean;
  /** Throws `Illegal`. */
  readonly check: (declared: readonly One[]) => void;
}

/**
 * Each player declares their own creatures. 805.10b, 805.10d: the whole must be legal; if what several have declared is not,
 * they have not agreed, and the primary player decides for all (805.2).
 */
export function* declaredTogether<May, One>(
  game: Game,
  { players, all, whose, ask, costs, isLegal, check }: Together<May, One>,
): Procedure<readonly One[]> {
  const asked = players.filter((player) => all.some((may) => whose(may) === player));
  if (asked.length === 1) {
    const alone = yield* ask(asked[0]!, all);
    check(alone);
    return alone;
  }
  const declared: One[] = [];
  for (const player of asked) {
    const own = yield* ask(
      player,
      all.filter((may) => whose(may) === player),
    );
    // As it is declared: what another declares later could not make it good.
    costs(player, own);
    declared.push(...own);
  }
  if (asked.length > 0 && !isLegal(declared)) {
    const decided = yield* ask(primaryOf(game.state, asked[0]!)!, all);
    for (const player of asked) costs(player, decided);
    check(decided);
    return decided;
  }
  check(declared);
  return declared;
}
