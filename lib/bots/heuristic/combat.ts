import type { Answer, Attack, Block, QuestionOf } from "../../engine/decisions.ts";
import { requiredBlocks } from "../../engine/required.ts";
import type { Handle, PermanentView } from "../../engine/views.ts";
import { type Board, creatures, has, powerOf, seatOf, toughnessLeft, worth } from "./board.ts";

/** Whether `one` kills `other` if they fight in combat, before or at the same time as it is hit back. */
function kills(one: PermanentView, other: PermanentView): boolean {
  if (powerOf(one) === 0 || has(other, "indestructible")) return false;
  const strikes = has(one, "double strike") ? 2 : 1;
  return has(one, "deathtouch") || powerOf(one) * strikes >= toughnessLeft(other);
}

const isQuick = (one: PermanentView): boolean => has(one, "first strike") || has(one, "double strike");

/** Whether `one` does not come back from a fight with `other`. */
function dies(one: PermanentView, other: PermanentView): boolean {
  if (isQuick(one) && !isQuick(other) && kills(one, other)) return false;
  return kills(other, one);
}

/** 509.1b as far as it shows: who could block this attacker. */
const couldBlock = (blocker: PermanentView, attacker: PermanentView): boolean =>
  !blocker.tapped && (!has(attacker, "flying") || has(blocker, "flying") || has(blocker, "reach"));

/** Attacks where nothing good can come of blocking, where it wins, and never so that the answer kills us. */
export function attack(board: Board, question: QuestionOf<"attackers", Handle>): Answer<Handle> {
  const able = question.attackers.flatMap((may) => {
    const creature = board.permanents.get(may.attacker);
    return creature ? [{ ...may, creature, defender: may.must ?? bestDefender(board, creature, may.defenders) }] : [];
  });
  const blockers = creatures(board.theirs).filter(({ tapped }) => !tapped);
  const all = isLethal(
    board,
    able.map(({ creature }) => creature),
    blockers,
  );
  let going = able.filter(({ creature, must }) => must !== undefined || all || profits(creature, blockers));
  if (!all) {
    // Those that matter least as attackers stay at home until we would survive the counterattack.
    const byPower = [...going].sort((a, b) => powerOf(a.creature) - powerOf(b.creature));
    while (
      byPower.length > 0 &&
      !survives(
        board,
        going.map(({ creature }) => creature),
      )
    ) {
      const least = byPower.shift()!;
      if (least.must === undefined && !has(least.creature, "vigilance")) going = going.filter((one) => one !== least);
    }
  }
  return { ask: "attackers", attacks: going.map(({ attacker, defender }): Attack<Handle> => ({ attacker, defender })) };
}

/** A planeswalker or battle it can finish, else the player with the least life. */
function bestDefender(board: Board, creature: PermanentView, defenders: readonly Handle[]): Handle {
  const finished = defenders.find((handle) => {
    const permanent = board.permanents.get(handle);
    return permanent?.loyalty !== undefined && permanent.loyalty <= powerOf(creature);
  });
  if (finished !== undefined) return finished;
  const life = (handle: Handle): number => board.view.players[seatOf(handle) ?? -1]?.life ?? Number.POSITIVE_INFINITY;
  return [...defenders].sort((a, b) => life(a) - life(b))[0]!;
}

function profits(attacker: PermanentView, blockers: readonly PermanentView[]): boolean {
  if (powerOf(attacker) === 0) return false;
  const able = blockers.filter((blocker) => couldBlock(blocker, attacker));
  const enough = has(attacker, "menace") ? 2 : 1;
  if (able.length < enough) return true;
  if (able.some((one) => dies(attacker, one) && !(kills(attacker, one) && worth(one) >= worth(attacker)))) return false;
  // Two that gang up on it must cost them something.
  const together = able.reduce((sum, one) => sum + powerOf(one), 0);
  return able.length < 2 || together < toughnessLeft(attacker) || able.every((one) => kills(attacker, one));
}

/** The damage that gets through if every blocker stops the strongest it can stop. */
function unblocked(attackers: readonly PermanentView[], blockers: readonly PermanentView[]): number {
  const free = [...blockers];
  let damage = 0;
  for (const attacker of [...attackers].sort((a, b) => powerOf(b) - powerOf(a))) {
    const enough = has(attacker, "menace") ? 2 : 1;
    const stopping = free.filter((blocker) => couldBlock(blocker, attacker)).slice(0, enough);
    const strength = powerOf(attacker) * (has(attacker, "double strike") ? 2 : 1);
    if (stopping.length < enough) damage += strength;
    else {
      for (const one of stopping) free.splice(free.indexOf(one), 1);
      if (has(attacker, "trample"))
        damage += Math.max(0, strength - stopping.reduce((sum, one) => sum + toughnessLeft(one), 0));
    }
  }
  return damage;
}

const isLethal = (board: Board, attackers: readonly PermanentView[], blockers: readonly PermanentView[]): boolean =>
  board.opponents.length === 1 && unblocked(attackers, blockers) >= board.opponents[0]!.life;

/** Whether we live through everything they have coming at what stays untapped. */
function survives(board: Board, going: readonly PermanentView[]): boolean {
  const home = creatures(board.mine).filter((one) => (!one.tapped && !going.includes(one)) || has(one, "vigilance"));
  const coming = creatures(board.theirs).filter((one) => !has(one, "defender"));
  return (
    unblocked(
      coming,
      home.map((one) => ({ ...one, tapped: false })),
    ) < board.me.life
  );
}

/** Blocks that win or cost nothing; then trades, several on one, and in the end anything that keeps us alive. */
export function block(board: Board, question: QuestionOf<"blockers", Handle>): Answer<Handle> {
  const may = new Map(question.blockers.map(({ blocker, attackers }) => [blocker, attackers]));
  const mine = [...may.keys()].flatMap((handle) => board.permanents.get(handle) ?? []);
  const attackers = board.theirs.filter(({ attacking }) => attacking !== undefined).sort((a, b) => worth(b) - worth(a));
  const blocks: Block<Handle>[] = [];
  const free = new Set(mine);
  const stopped = new Set<PermanentView>();
  const put = (attacker: PermanentView, ...blockers: readonly PermanentView[]): void => {
    stopped.add(attacker);
    for (const one of blockers) {
      free.delete(one);
      blocks.push({ blocker: one.id, attacker: attacker.id });
    }
  };
  for (const { blocker, attacker } of requiredBlocks(question.blockers)) {
    const [one, other] = [board.permanents.get(blocker), board.permanents.get(attacker)];
    if (one !== undefined && other !== undefined) put(other, one);
  }
  const able = (attacker: PermanentView): PermanentView[] =>
    [...free].filter((one) => may.get(one.id)?.includes(attacker.id)).sort((a, b) => worth(a) - worth(b));
  const seat = board.me.seat;
  const danger = (): boolean => {
    const open = attackers.filter((one) => !stopped.has(one) && one.attacking === seat);
    return open.reduce((sum, one) => sum + powerOf(one) * (has(one, "double strike") ? 2 : 1), 0) >= board.me.life;
  };
  for (const attacker of attackers.filter((one) => !has(one, "menace"))) {
    const blockers = able(attacker);
    const safe = blockers.filter((one) => !dies(one, attacker));
    const good = safe.find((one) => kills(one, attacker)) ?? (powerOf(attacker) > 0 ? safe[0] : undefined);
    const trade = blockers.find((one) => dies(attacker, one) && worth(one) <= worth(attacker));
    if (good) put(attacker, good);
    else if (trade) put(attacker, trade);
  }
  for (const attacker of attackers.filter((one) => !stopped.has(one))) {
    const [first, second] = able(attacker).sort((a, b) => powerOf(b) - powerOf(a));
    if (!first || !second || has(attacker, "indestructible")) continue;
    const dead = powerOf(first) + powerOf(second) >= toughnessLeft(attacker);
    const losses = powerOf(attacker) >= toughnessLeft(first) + toughnessLeft(second) ? 2 : 1;
    if (dead && losses === 1 && worth(attacker) >= Math.max(worth(first), worth(second))) put(attacker, first, second);
  }
  for (const attacker of [...attackers].sort((a, b) => powerOf(b) - powerOf(a))) {
    if (stopped.has(attacker) || !danger()) continue;
    const chumps = able(attacker).slice(0, has(attacker, "menace") ? 2 : 1);
    if (chumps.length > 0 && (chumps.length === 2 || !has(attacker, "menace"))) put(attacker, ...chumps);
  }
  return { ask: "blockers", blocks };
}
