import type { Answer, Block, QuestionOf } from "../../engine/decisions.ts";
import type { Handle, PermanentView } from "../../engine/views.ts";
import { type Board, creatures, has } from "../heuristic/board.ts";
import { block as plainBlock } from "../heuristic/combat.ts";
import { forceOdds } from "../value.ts";
import { fight, LETHAL, strikeOf } from "./fight.ts";

/** Larger combats are judged by kind, as the heuristic does. */
const MOST = 16;
const ROUNDS = 4;

/** Attacker by blocker. */
type Blocks = ReadonlyMap<Handle, Handle>;

/** Blocks so that what both sides lose and the damage by what life is left come out best; begins with the plain blocks. */
export function blockFor(board: Board, question: QuestionOf<"blockers", Handle>): Answer<Handle> {
  const plain = plainBlock(board, question);
  const attackers = board.theirs.filter(({ attacking }) => attacking !== undefined);
  const { blockers } = question;
  if (plain.ask !== "blockers" || blockers.length > MOST || attackers.length > MOST) return plain;
  if (blockers.some(({ most, must }) => most > 1 || (must && must.length > 1))) return plain;
  const judge = (blocks: Blocks): number => scoreOf(board, attackers, blocks);
  const starts: Blocks[] = [
    new Map(plain.blocks.map(({ blocker, attacker }) => [blocker, attacker])),
    new Map(blockers.flatMap(({ blocker, must }) => (must?.[0] === undefined ? [] : [[blocker, must[0]] as const]))),
  ];
  let best = starts[0]!;
  let score = Number.NEGATIVE_INFINITY;
  for (const start of starts) {
    const found = improved(start, question, judge);
    if (found.score > score) ({ blocks: best, score } = found);
  }
  return { ask: "blockers", blocks: [...best].map(([blocker, attacker]): Block<Handle> => ({ blocker, attacker })) };
}

function improved(start: Blocks, { blockers }: QuestionOf<"blockers", Handle>, judge: (blocks: Blocks) => number) {
  let [blocks, score] = [start, judge(start)];
  for (let round = 0; round < ROUNDS; round++) {
    const before = score;
    for (const { blocker, attackers, must } of blockers) {
      if (must !== undefined) continue;
      for (const attacker of [undefined, ...attackers]) {
        const other = new Map(blocks);
        if (attacker === undefined) other.delete(blocker);
        else other.set(blocker, attacker);
        const found = judge(other);
        if (found > score + 0.001) [blocks, score] = [other, found];
      }
    }
    if (score === before) break;
  }
  return { blocks, score };
}

function scoreOf(board: Board, attackers: readonly PermanentView[], blocks: Blocks): number {
  const by = new Map<Handle, PermanentView[]>();
  for (const [blocker, attacker] of blocks) {
    const one = board.permanents.get(blocker);
    if (one) by.set(attacker, [...(by.get(attacker) ?? []), one]);
  }
  const { me, view } = board;
  const ours = view.sharedLife ? (view.teams?.find((team) => team.includes(me.seat)) ?? [me.seat]) : [me.seat];
  const gone = new Set<PermanentView>();
  let [damage, gained, elsewhere] = [0, 0, 0];
  for (const one of attackers) {
    const blockers = by.get(one.id) ?? [];
    // 702.111b: less than two is no block at all.
    if (has(one, "menace") && blockers.length === 1) return Number.NEGATIVE_INFINITY;
    const { attackerLoss, killed, through, gained: theirs } = fight(one, blockers);
    if (attackerLoss > 0) gone.add(one);
    for (const each of killed) gone.add(each);
    gained -= theirs;
    if (ours.some((seat) => one.attacking === seat)) damage += through;
    else elsewhere += Math.min(through, strikeOf(one));
  }
  const left = (army: readonly PermanentView[]): PermanentView[] => creatures(army).filter((one) => !gone.has(one));
  const life = Math.max(0, ...board.opponents.map((one) => one.life));
  const after = forceOdds(
    { creatures: left(board.mine), life: me.life - Math.min(damage, me.life - 1) + Math.max(0, gained) },
    { creatures: left(board.theirs), life: life + Math.max(0, -gained) },
  );
  return after - ELSEWHERE * elsewhere - (damage >= me.life ? LETHAL + damage : 0);
}

/** What a point of damage to a planeswalker or battle of ours is, in the same measure. */
const ELSEWHERE = 0.07;
