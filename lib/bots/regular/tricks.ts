import type { Handle, PermanentView } from "../../engine/views.ts";
import { type Board, creatures, seatOf, worth } from "../heuristic/board.ts";
import type { Intent } from "../heuristic/intent.ts";
import { fight } from "./fight.ts";

/** A bonus for one turn as a text gives it to a creature. */
type Bonus = NonNullable<Intent["trick"]>;

/** What a bonus does to the combat that is going on. */
interface Swing {
  readonly creature: PermanentView;
  /** In `worth`: creatures of theirs that die of it, and ours that don't; `WINS` where a player is out. */
  readonly gain: number;
}
const WINS = 300;

/** The creature of ours to which such a bonus makes the most difference, once blockers are declared; undefined where none. */
export function bestSwing(board: Board, bonus: Bonus, among = creatures(board.mine)): Swing | undefined {
  if (board.view.turn.step !== "declareBlockers") return undefined;
  return among
    .map((creature): Swing => ({ creature, gain: gainOf(board, creature, bonus) }))
    .reduce<Swing | undefined>((best, one) => (one.gain > Math.max(0, best?.gain ?? 0) ? one : best), undefined);
}

function gainOf(board: Board, creature: PermanentView, { power, toughness }: Bonus): number {
  const bigger: PermanentView = {
    ...creature,
    power: (creature.power ?? 0) + power,
    toughness: (creature.toughness ?? 0) + toughness,
  };
  if (creature.attacking !== undefined) {
    const blockers = blockersOf(board, creature);
    const [before, after] = [fight(creature, blockers), fight(bigger, blockers)];
    if (isOut(board, creature, after.through - before.through)) return WINS;
    return (
      after.blockersLoss - before.blockersLoss + before.attackerLoss - (after.attackerLoss > 0 ? worth(creature) : 0)
    );
  }
  const attacker = (creature.blocking ?? []).flatMap((handle) => board.permanents.get(handle) ?? [])[0];
  if (attacker === undefined) return 0;
  const blockers = blockersOf(board, attacker);
  const [before, after] = [
    fight(attacker, blockers),
    fight(attacker, [bigger, ...blockers.filter(({ id }) => id !== creature.id)]),
  ];
  const dies = (of: ReturnType<typeof fight>): boolean => of.killed.some(({ id }) => id === creature.id);
  const saved = (dies(before) ? worth(creature) : 0) - (dies(after) ? worth(creature) : 0);
  return after.attackerLoss - before.attackerLoss + saved;
}

const blockersOf = ({ view }: Board, { id }: PermanentView): readonly PermanentView[] =>
  view.battlefield.filter(({ blocking }) => blocking?.includes(id));

/** Whether a player is dead of all that comes through, with so much more of this one. */
function isOut(board: Board, { attacking }: PermanentView, more: number): boolean {
  const seat = playerOf(attacking);
  const life = seat === undefined ? undefined : board.view.players[seat]?.life;
  if (life === undefined || more <= 0) return false;
  const through = creatures(board.mine)
    .filter((one) => playerOf(one.attacking) === seat)
    .reduce((sum, one) => sum + fight(one, blockersOf(board, one)).through, 0);
  return through < life && through + more >= life;
}

const playerOf = (attacked: Handle | number | undefined): number | undefined =>
  typeof attacked === "number" ? attacked : attacked === undefined ? undefined : seatOf(attacked);
