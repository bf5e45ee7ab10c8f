import type { Answer, Attack, Block, QuestionOf } from "../../engine/decisions.ts";
import { requiredBlocks } from "../../engine/required.ts";
import type { Handle, PermanentView } from "../../engine/views.ts";
import { type Board, creatures, has, looks, powerOf, type Side, seatOf, toughnessLeft, worth } from "./board.ts";

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
    return creature ? [{ ...may, creature }] : [];
  });
  const blockersOf = new Map(
    board.sides.map((side) => [side, creatures(side.permanents).filter(({ tapped }) => !tapped)]),
  );
  const against = (handle: Handle): Side | undefined => {
    const seat = seatOf(handle) ?? board.permanents.get(handle)?.controller;
    return board.sides.find(({ players }) => players.some((one) => one.seat === seat));
  };
  // A side that everything together overcomes is attacked with everything.
  const falling = board.sides.find((side) => {
    const coming = able.filter(({ defenders }) => defenders.some((one) => isOf(side, one)));
    const attackers = coming.map(({ creature }) => creature);
    return coming.length > 0 && unblocked(attackers, blockersOf.get(side)!) >= lifeOf(side);
  });
  const gains = ofEachKind((creature) => {
    const good = board.sides.filter((side) => profits(creature, blockersOf.get(side)!));
    return new Set(good);
  });
  const choices = able.map((one) => {
    const open = falling && one.defenders.filter((handle) => isOf(falling, handle));
    const good = one.defenders.filter((handle) => {
      const side = against(handle);
      return side !== undefined && gains(one.creature).has(side);
    });
    const among = open !== undefined && open.length > 0 ? open : good.length > 0 ? good : one.defenders;
    const defender = one.must ?? bestDefender(board, one.creature, among);
    return { ...one, defender, worthIt: among !== one.defenders || good.length === one.defenders.length };
  });
  let going = choices.filter(({ must, worthIt }) => must !== undefined || worthIt);
  if (falling === undefined || board.sides.length > 1) {
    // Those that matter least as attackers stay at home until we would survive the counterattack.
    const byPower = [...going].sort((a, b) => powerOf(a.creature) - powerOf(b.creature));
    const isKept = (one: (typeof going)[number]): boolean =>
      one.must === undefined && !has(one.creature, "vigilance") && !(falling && isOf(falling, one.defender));
    const without = (least: number): typeof going => {
      const home = new Set(byPower.slice(0, least).filter(isKept));
      return going.filter((one) => !home.has(one));
    };
    going = without(
      leastThat(byPower.length, (least) => survives(board, new Set(without(least).map(({ creature }) => creature)))),
    );
  }
  return { ask: "attackers", attacks: going.map(({ attacker, defender }): Attack<Handle> => ({ attacker, defender })) };
}

/** The player of a side. */
const isOf = ({ players }: Side, handle: Handle): boolean => players.some(({ seat }) => seat === seatOf(handle));

/** What has to be dealt until the side is out; a team's life that is shared counts once. */
const lifeOf = ({ players }: Side): number => Math.max(...players.map(({ life }) => life));

/** What is true of one creature is true of all that look the same: it is found out once. */
function ofEachKind<T>(judge: (creature: PermanentView) => T): (creature: PermanentView) => T {
  const known = new Map<string, T>();
  return (creature) => {
    const look = looks(creature);
    const judged = known.has(look) ? known.get(look)! : judge(creature);
    known.set(look, judged);
    return judged;
  };
}

/** So many are tried one after the other; of more, the half in which it is. */
const FEW = 32;

/** The least number up to `most` for which it holds, if it holds for what is greater; `most` if it does not. */
function leastThat(most: number, holds: (number: number) => boolean): number {
  let [from, to] = [0, most];
  while (to - from > FEW) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  while (from < to && !holds(from)) from++;
  return from;
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

/** Untapped creatures in order, those that are used left out. */
class Line {
  readonly #all: readonly PermanentView[];
  #from = 0;
  constructor(all: readonly PermanentView[]) {
    this.#all = all.filter(({ tapped }) => !tapped);
  }
  first(count: number, used: ReadonlySet<PermanentView>): readonly PermanentView[] {
    while (this.#from < this.#all.length && used.has(this.#all[this.#from]!)) this.#from++;
    const found: PermanentView[] = [];
    for (let at = this.#from; at < this.#all.length && found.length < count; at++)
      if (!used.has(this.#all[at]!)) found.push(this.#all[at]!);
    return found;
  }
}

/** The damage that gets through if every blocker stops the strongest it can stop. */
function unblocked(attackers: readonly PermanentView[], blockers: readonly PermanentView[]): number {
  const [all, high] = [new Line(blockers), new Line(blockers.filter((one) => has(one, "flying") || has(one, "reach")))];
  const used = new Set<PermanentView>();
  let damage = 0;
  for (const attacker of [...attackers].sort((a, b) => powerOf(b) - powerOf(a))) {
    const enough = has(attacker, "menace") ? 2 : 1;
    const stopping = (has(attacker, "flying") ? high : all).first(enough, used);
    const strength = powerOf(attacker) * (has(attacker, "double strike") ? 2 : 1);
    if (stopping.length < enough) damage += strength;
    else {
      for (const one of stopping) used.add(one);
      if (has(attacker, "trample"))
        damage += Math.max(0, strength - stopping.reduce((sum, one) => sum + toughnessLeft(one), 0));
    }
  }
  return damage;
}

/** Whether we live through everything that any one side has coming at what stays untapped: they are not all after us. */
function survives(board: Board, going: ReadonlySet<PermanentView>): boolean {
  const home = creatures(board.mine)
    .filter((one) => (!one.tapped && !going.has(one)) || has(one, "vigilance"))
    .map((one) => ({ ...one, tapped: false }));
  return board.sides.every(({ permanents }) => {
    const coming = creatures(permanents).filter((one) => !has(one, "defender"));
    return unblocked(coming, home) < board.me.life;
  });
}

/** Creatures that look the same and may block the same attackers, in order. */
interface Pile {
  readonly members: readonly Ranked[];
  readonly attackers: ReadonlySet<Handle>;
  /** Before it, nobody is free any more. */
  from: number;
}
interface Ranked {
  readonly creature: PermanentView;
  readonly at: number;
  readonly worth: number;
}

/** So many kinds of blockers are gone through for all attackers together; whatever is left is not blocked. */
const MOST_PILES = 500_000;

function pilesOf(mine: readonly PermanentView[], may: ReadonlyMap<Handle, readonly Handle[]>): readonly Pile[] {
  const sets = new Map<readonly Handle[], ReadonlySet<Handle>>();
  const piles = new Map<ReadonlySet<Handle>, Map<string, Pile & { readonly members: Ranked[] }>>();
  for (const [at, creature] of mine.entries()) {
    const list = may.get(creature.id) ?? [];
    const attackers = sets.get(list) ?? new Set(list);
    sets.set(list, attackers);
    const same = piles.get(attackers) ?? new Map();
    piles.set(attackers, same);
    const look = looks(creature);
    const pile = same.get(look) ?? { members: [], attackers, from: 0 };
    same.set(look, pile);
    pile.members.push({ creature, at, worth: worth(creature) });
  }
  return [...piles.values()].flatMap((same) => [...same.values()]);
}

/** No attacker is blocked by more than two. */
function firstFree(pile: Pile, free: ReadonlySet<PermanentView>): readonly Ranked[] {
  const { members } = pile;
  while (pile.from < members.length && !free.has(members[pile.from]!.creature)) pile.from++;
  const found: Ranked[] = [];
  for (let at = pile.from; at < members.length && found.length < 2; at++)
    if (free.has(members[at]!.creature)) found.push(members[at]!);
  return found;
}

/** Blocks that win or cost nothing; then trades, several on one, and in the end anything that keeps us alive. */
export function block(board: Board, question: QuestionOf<"blockers", Handle>): Answer<Handle> {
  const may = new Map(question.blockers.map(({ blocker, attackers }) => [blocker, attackers]));
  const mine = [...may.keys()].flatMap((handle) => board.permanents.get(handle) ?? []);
  const attackers = board.theirs.filter(({ attacking }) => attacking !== undefined).sort((a, b) => worth(b) - worth(a));
  const blocks: Block<Handle>[] = [];
  const free = new Set(mine);
  const stopped = new Set<PermanentView>();
  const seat = board.me.seat;
  // What comes at a teammate comes at the life we share (810.4).
  const ours = board.view.sharedLife ? (board.view.teams?.find((team) => team.includes(seat)) ?? [seat]) : [seat];
  const strength = (one: PermanentView): number =>
    ours.some((player) => one.attacking === player) ? powerOf(one) * (has(one, "double strike") ? 2 : 1) : 0;
  let open = attackers.reduce((sum, one) => sum + strength(one), 0);
  const put = (attacker: PermanentView, ...blockers: readonly PermanentView[]): void => {
    if (!stopped.has(attacker)) open -= strength(attacker);
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
  const piles = pilesOf(mine, may);
  let patience = MOST_PILES;
  /** Of those that are free and may block it, the first two of each kind, the least worth first. */
  const able = (attacker: PermanentView): PermanentView[] => {
    patience -= piles.length;
    if (patience < 0) return [];
    return piles
      .filter(({ attackers }) => attackers.has(attacker.id))
      .flatMap((pile) => firstFree(pile, free))
      .sort((a, b) => a.worth - b.worth || a.at - b.at)
      .map(({ creature }) => creature);
  };
  const danger = (): boolean => open >= board.me.life;
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
