import type { Answer, Attack, QuestionOf } from "../../engine/decisions.ts";
import type { Handle, PermanentView } from "../../engine/views.ts";
import { type Board, creatures, has, type Side, seatOf, toughnessLeft, worth } from "../heuristic/board.ts";
import { attack as plainAttack } from "../heuristic/combat.ts";
import { forceOdds } from "../value.ts";
import { couldBlock, damageWorth, fight, LETHAL, strikeOf } from "./fight.ts";

/** More creatures than this are judged by kind, as the heuristic does. */
const MOST = 16;

/** Times that all attackers are gone through, each taken in or left out as it is better. */
const ROUNDS = 3;

interface May {
  readonly attacker: Handle;
  readonly creature: PermanentView;
  readonly defender: Handle;
  readonly must: boolean;
}

/**
 * Attacks with those that make the whole of this combat and of the counterattack come out best: what is lost on both sides,
 * damage by how much life is left, and who would be dead first.
 */
export function attackFor(board: Board, question: QuestionOf<"attackers", Handle>): Answer<Handle> {
  const plain = plainAttack(board, question);
  if (question.attackers.length > MOST || board.theirs.length > 2 * MOST || board.sides.length !== 1) return plain;
  const side = board.sides[0]!;
  const may = question.attackers.flatMap((one): May[] => {
    const creature = board.permanents.get(one.attacker);
    const player = one.defenders.find((handle) => seatOf(handle) !== undefined) ?? one.defenders[0];
    const defender = one.must ?? player;
    return creature && defender ? [{ attacker: one.attacker, creature, defender, must: one.must !== undefined }] : [];
  });
  const first = plain.ask === "attackers" ? new Set(plain.attacks.map(({ attacker }) => attacker)) : new Set<Handle>();
  const starts = [may.filter(({ attacker }) => first.has(attacker)), may.filter(({ must }) => must), may];
  const judge = judgeOf(board, side, may);
  const best = starts
    .map((start) => improved(judge, may, start))
    .reduce((one, other) => (other.score > one.score ? other : one));
  return { ask: "attackers", attacks: aimed(board, question, best.going) };
}

interface Judged {
  readonly going: readonly May[];
  readonly score: number;
}

/** What a set of attackers comes to; the same sets come up again from every start. */
function judgeOf(board: Board, side: Side, may: readonly May[]): (going: readonly May[]) => Judged {
  const known = new Map<number, Judged>();
  const bit = new Map(may.map((one, at) => [one, 1 << at]));
  return (going) => {
    const set = going.reduce((bits, one) => bits | bit.get(one)!, 0);
    const judged = known.get(set) ?? { going, score: scoreOf(board, side, going) };
    known.set(set, judged);
    return judged;
  };
}

function improved(judge: (going: readonly May[]) => Judged, may: readonly May[], start: readonly May[]): Judged {
  let best = judge(start);
  for (let round = 0; round < ROUNDS; round++) {
    const before = best;
    for (const one of may) {
      if (one.must) continue;
      const isIn = best.going.includes(one);
      const other = judge(isIn ? best.going.filter((going) => going !== one) : [...best.going, one]);
      if (other.score > best.score + 0.001) best = other;
    }
    if (best === before) break;
  }
  return best;
}

function scoreOf(board: Board, side: Side, going: readonly May[]): number {
  const attackers = going.map(({ creature }) => creature);
  const life = Math.max(...side.players.map((one) => one.life));
  const blockers = creatures(side.permanents).filter(({ tapped }) => !tapped);
  const blocked = blocksAgainst(attackers, blockers, life);
  const gone = new Set<PermanentView>();
  let [damage, gained] = [0, 0];
  for (const one of attackers) {
    const by = blocked.get(one) ?? [];
    const { attackerLoss, killed, through, gained: more } = fight(one, by);
    damage += through;
    gained += more;
    if (attackerLoss > 0) gone.add(one);
    for (const each of killed) gone.add(each);
  }
  if (damage >= life) return LETHAL + damage;
  const mine = creatures(board.mine).filter((one) => !gone.has(one));
  const theirs = creatures(side.permanents).filter((one) => !gone.has(one));
  // What comes back, at those that stay at home; who is tapped now is so until our next turn (502.3).
  const home = mine.filter((one) => !one.tapped && (!attackers.includes(one) || has(one, "vigilance")));
  const back = openTo(
    theirs.filter((one) => !has(one, "defender")),
    home,
    board.me.life,
  );
  const left = board.me.life + Math.max(0, gained);
  const after = forceOdds(
    { creatures: mine, life: left - Math.min(back, left - 1) },
    { creatures: theirs, life: life - damage + Math.max(0, -gained) },
  );
  return back >= left ? after - LETHAL : after;
}

/** How somebody who plays well would block: whatever gains, and anything at all where the rest would be lethal. */
function blocksAgainst(
  attackers: readonly PermanentView[],
  blockers: readonly PermanentView[],
  life: number,
): ReadonlyMap<PermanentView, readonly PermanentView[]> {
  const blocked = new Map<PermanentView, readonly PermanentView[]>();
  const free = new Set(blockers);
  let open = attackers.reduce((sum, one) => sum + strikeOf(one), 0);
  const put = (attacker: PermanentView, by: readonly PermanentView[]): void => {
    blocked.set(attacker, by);
    for (const one of by) free.delete(one);
    open -= strikeOf(attacker) - fight(attacker, by).through;
  };
  const able = (attacker: PermanentView): PermanentView[] => [...free].filter((one) => couldBlock(one, attacker));
  for (const attacker of [...attackers].sort((a, b) => worth(b) - worth(a))) {
    const candidates = able(attacker);
    const sets = has(attacker, "menace")
      ? pairsOf(candidates)
      : [...candidates.map((one) => [one]), ...pairsOf(candidates)];
    const gains = sets
      .map((by) => {
        const { attackerLoss, blockersLoss, through } = fight(attacker, by);
        const saved = damageWorth(Math.min(life - 1, strikeOf(attacker) - through), life);
        return { by, gain: attackerLoss - blockersLoss + saved * 0.6 - 0.1 * by.length };
      })
      .sort((a, b) => b.gain - a.gain);
    if (gains[0] && gains[0].gain > 0) put(attacker, gains[0].by);
  }
  for (const attacker of [...attackers].sort((a, b) => strikeOf(b) - strikeOf(a))) {
    if (open < life) break;
    if (blocked.has(attacker)) continue;
    const by = able(attacker)
      .sort((a, b) => worth(a) - worth(b))
      .slice(0, has(attacker, "menace") ? 2 : 1);
    if (by.length === (has(attacker, "menace") ? 2 : 1)) put(attacker, by);
  }
  return blocked;
}

/** So many pairs of blockers are thought of for one attacker. */
const MOST_PAIRS = 15;

const pairsOf = (all: readonly PermanentView[]): PermanentView[][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other])).slice(0, MOST_PAIRS);

/** The damage that would come through if we blocked what we can without losing by it, and all that we can where it is lethal. */
function openTo(coming: readonly PermanentView[], home: readonly PermanentView[], life: number): number {
  const willing = coming.filter((one) => {
    const able = home.filter((blocker) => couldBlock(blocker, one));
    return !able.some((by) => {
      const { attackerLoss, blockersLoss } = fight(one, [by]);
      return attackerLoss > blockersLoss;
    });
  });
  const all = damageOf(coming, home, life);
  return all >= life ? all : Math.min(all, damageOf(willing, home, life));
}

function damageOf(coming: readonly PermanentView[], home: readonly PermanentView[], life: number): number {
  const blocked = blocksAgainst(coming, home, life);
  return coming.reduce((sum, one) => sum + fight(one, blocked.get(one) ?? []).through, 0);
}

/** Where each goes: to finish a planeswalker or battle where the player would not be dead of it, else to the player. */
function aimed(board: Board, question: QuestionOf<"attackers", Handle>, going: readonly May[]): Attack<Handle>[] {
  const total = going.reduce((sum, { creature }) => sum + strikeOf(creature), 0);
  const life = Math.max(0, ...board.opponents.map((one) => one.life));
  const walkers = new Map<Handle, number>();
  if (total < Math.min(life, LETHAL))
    for (const { defenders } of question.attackers)
      for (const handle of defenders) {
        const permanent = board.permanents.get(handle);
        if (permanent?.loyalty !== undefined) walkers.set(handle, permanent.loyalty);
      }
  const defendersOf = new Map(question.attackers.map((one) => [one.attacker, one.defenders]));
  return [...going]
    .sort((a, b) => toughnessLeft(b.creature) - toughnessLeft(a.creature))
    .map(({ attacker, creature, defender, must }): Attack<Handle> => {
      const open = must ? undefined : defendersOf.get(attacker)?.find((handle) => (walkers.get(handle) ?? 0) > 0);
      if (open === undefined) return { attacker, defender };
      walkers.set(open, walkers.get(open)! - strikeOf(creature));
      return { attacker, defender: open };
    });
}
