import type { Block, MayBlock } from "../../decisions.ts";
import type { Game } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { byKind, kindsOf } from "../../query/characteristics/alike.ts";
import { characteristicsOf, controllerOf, hasType } from "../../query/characteristics/characteristics.ts";
import { amountOf, isAmong, matches, numberIs, objectsOf, playersOf } from "../../query/evaluators/index.ts";
import { requiredBlocks } from "../../required.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { blocksAsThough, mayBlock, whyNotBlocked } from "./blockPairs.ts";
import { isInCompany } from "./company.ts";
import { brokenBy, type Declaring, mostObedient, obeyed, type Requirement, type Restriction } from "./declaration.ts";

/** 509.1a-c: which blocks one defending player may declare, and which must be. */
export interface Blocking extends Declaring<Block> {
  readonly blockers: readonly MayBlock[];
}

/** `players`: who blocks: a defending player, or all of a defending team as one (805.10d). */
export function blocking(game: Game, players: readonly Seat[]): Blocking {
  const blockers = possibleBlockers(game, players);
  const requirements = blockRequirements(game, blockers);
  const restrictions = blockRestrictions(game, players, blockers);
  const declaring: Declaring<Block> = {
    requirements,
    restrictions,
    choices:
      requirements.length === 0 ? [] : blockers.map((may) => usefulBlocks(game, may, requirements, restrictions)),
  };
  const required = mostObedient(declaring);
  if (required.length === 0) return { blockers, ...declaring };
  return {
    ...declaring,
    blockers: blockers.map((may) => {
      const must = required.filter(({ blocker }) => blocker === may.blocker).map(({ attacker }) => attacker);
      return must.length === 0 ? may : { ...may, must };
    }),
  };
}

/** Whether nothing is wrong with these blocks taken together. */
export const isLegalBlock = (blocking: Blocking, blocks: readonly Block[]): boolean =>
  brokenBy(blocking, blocks) === undefined &&
  obeyed(blocking, blocks) >= obeyed(blocking, requiredBlocks(blocking.blockers));

/** 509.1b-c: refuses an illegal declaration. */
export function checkBlocks(blocking: Blocking, blocks: readonly Block[]): void {
  const broken = brokenBy(blocking, blocks);
  if (broken !== undefined) throw new Illegal("illegal-block", broken.message, "509.1b");
  const required = requiredBlocks(blocking.blockers);
  if (obeyed(blocking, blocks) >= obeyed(blocking, required)) return;
  const missing = blocking.requirements.find(({ obeyedBy }) => required.some(obeyedBy) && !blocks.some(obeyedBy));
  throw new Illegal("must-block", missing?.message ?? "More creatures must block.", "509.1c");
}

/** 509.1a-b: untapped creatures, and the attackers each could block by itself. */
function possibleBlockers(game: Game, players: readonly Seat[]): readonly MayBlock[] {
  const attackers = game.state.combat!.attackers.filter((a) => players.includes(a.defendingPlayer));
  const able = new Pairs(
    game,
    attackers.map(({ id }) => id),
  );
  const possible: MayBlock[] = [];
  for (const blocker of game.state.battlefield) {
    const now = characteristicsOf(game, blocker);
    if (
      !players.includes(now.controller) ||
      (now.types & TYPE_BIT.creature) === 0 ||
      (now.types & TYPE_BIT.battle) !== 0
    )
      continue;
    const object = game.state.objects[blocker]!;
    if (object.phasedOut !== undefined || (object.tapped && !blocksAsThough(game, blocker, "untapped"))) continue;
    const blocked = able.blockedBy(blocker);
    if (blocked.length === 0) continue;
    possible.push({ blocker, attackers: blocked, most: Math.min(blocked.length, mostBlocked(game, blocker)) });
  }
  return possible;
}

/**
 * What keeps a creature of a defending player from blocking: anything at all, or each of the attackers it might want to;
 * `may`: those that it can. Nothing for what is no creature.
 */
export function hindersBlock(game: Game, player: Seat, id: ObjectId, may: readonly ObjectId[]) {
  const { types } = characteristicsOf(game, id);
  if ((types & TYPE_BIT.creature) === 0 || (types & TYPE_BIT.battle) !== 0) return [];
  const { tapped, phasedOut } = game.state.objects[id]!;
  if (phasedOut !== undefined) return [];
  if (tapped && !blocksAsThough(game, id, "untapped"))
    return [{ attacker: undefined, why: "tapped", rule: "509.1a" } as const];
  return (game.state.combat?.attackers ?? [])
    .filter((one) => one.defendingPlayer === player && !may.includes(one.id))
    .slice(0, MANY_ATTACKERS)
    .flatMap((one) => {
      const rule = whyNotBlocked(game, id, one.id);
      return rule === undefined
        ? []
        : [{ attacker: one.id, why: rule === "509.1b" ? ("forbidden" as const) : ("evasion" as const), rule }];
    });
}

/** So many attackers and more are told apart by kind; of fewer each is asked about sooner. */
const MANY_ATTACKERS = 12;

/** Which attackers each creature could block by itself; of many asked once for each kind of both (query/alike.ts). */
class Pairs {
  readonly #game: Game;
  readonly #attackers: readonly ObjectId[];
  readonly #kinds: readonly (readonly ObjectId[])[];
  readonly #byBlocker = new Map<string, readonly ObjectId[]>();

  constructor(game: Game, attackers: readonly ObjectId[]) {
    this.#game = game;
    this.#attackers = attackers;
    this.#kinds = attackers.length < MANY_ATTACKERS ? [] : [...byKind(game, attackers).values()];
  }

  blockedBy(blocker: ObjectId): readonly ObjectId[] {
    if (this.#kinds.length === 0) return this.#attackers.filter((id) => mayBlock(this.#game, blocker, id));
    const kind = kindsOf(this.#game).get(blocker)!;
    const known = this.#byBlocker.get(kind);
    if (known !== undefined) return known;
    const able = new Set(this.#kinds.flatMap((same) => (mayBlock(this.#game, blocker, same[0]!) ? same : [])));
    const blocked = this.#attackers.filter((id) => able.has(id));
    this.#byBlocker.set(kind, blocked);
    return blocked;
  }
}

function mostBlocked(game: Game, id: ObjectId): number {
  let most = 1;
  for (const { rule, context } of rulesOf(game, "canBlockMore")) {
    if (!isAmong(game, rule.who, id, context)) continue;
    if (rule.more === "any") return Number.MAX_SAFE_INTEGER;
    most += amountOf(game, rule.more, context);
  }
  return most;
}

/** 509.1b: what blocks taken together must not do: menace (702.111b) and the like. */
function blockRestrictions(
  game: Game,
  players: readonly Seat[],
  possible: readonly MayBlock[],
): readonly (Restriction<Block> & { readonly about?: ObjectId })[] {
  const found: (Restriction<Block> & { readonly about?: ObjectId })[] = [];
  const numberOf = (attacker: ObjectId, blocks: readonly Block[]): number =>
    blocks.filter((block) => block.attacker === attacker).length;
  // Creatures that are alike share their list.
  for (const attacker of new Set([...new Set(possible.map((may) => may.attackers))].flat())) {
    const { keywords, name } = characteristicsOf(game, attacker);
    if (keywords.has("menace"))
      found.push({
        about: attacker,
        isBroken: (blocks) => numberOf(attacker, blocks) === 1,
        final: false,
        message: `${name} can't be blocked except by two or more creatures.`,
      });
  }
  for (const { rule, context } of rulesOf(game, "cantBeBlockedByCount")) {
    for (const attacker of objectsOf(game, rule.who, context))
      found.push({
        about: attacker,
        isBroken: (blocks) => {
          const count = numberOf(attacker, blocks);
          return count > 0 && numberIs(game, count, rule.count, context);
        },
        final: rule.count.compare === ">" || rule.count.compare === ">=",
        message: `${characteristicsOf(game, attacker).name} can't be blocked by that many creatures.`,
      });
  }
  for (const { rule, context } of rulesOf(game, "blockedByAllOrNone")) {
    for (const attacker of objectsOf(game, rule.who, context)) {
      const defending = playersOf(game, { who: "defendingPlayer", of: { what: "object", id: attacker } }, context);
      const all = game.state.battlefield.filter(
        (id) =>
          game.state.objects[id]!.phasedOut === undefined &&
          hasType(game, id, "creature") &&
          defending.includes(controllerOf(game, id)),
      );
      found.push({
        about: attacker,
        isBroken: (blocks) => {
          const count = numberOf(attacker, blocks);
          return count > 0 && count < all.length;
        },
        final: false,
        message: `${characteristicsOf(game, attacker).name} can't be blocked unless all creatures block it.`,
      });
    }
  }
  const creatures = (blocks: readonly Block[]): ReadonlySet<ObjectId> => new Set(blocks.map(({ blocker }) => blocker));
  for (const { rule, context } of rulesOf(game, "cantBlockAlone")) {
    const ids = objectsOf(game, rule.who, context);
    found.push({
      isBroken: (blocks) => creatures(blocks).size === 1 && ids.includes(blocks[0]!.blocker),
      final: false,
      message: "That creature can't block alone.",
    });
  }
  for (const { rule, context } of rulesOf(game, "blocksOnlyWith")) {
    const ids = objectsOf(game, rule.who, context);
    found.push({
      isBroken: (blocks) =>
        ids.some((id) => creatures(blocks).has(id) && !isInCompany(game, id, [...creatures(blocks)], rule, context)),
      final: false,
      message: "That creature can't block without others.",
    });
  }
  for (const { rule, context } of rulesOf(game, "blocksAloneOnly")) {
    const ids = objectsOf(game, rule.who, context);
    found.push({
      isBroken: (blocks) => creatures(blocks).size > 1 && blocks.some(({ blocker }) => ids.includes(blocker)),
      final: true,
      message: "That creature can only block alone.",
    });
  }
  for (const { rule, context } of rulesOf(game, "blockLimit")) {
    if (rule.by !== undefined && !playersOf(game, rule.by, context).some((seat) => players.includes(seat))) continue;
    const most = amountOf(game, rule.count, context);
    found.push({
      isBroken: (blocks) => creatures(blocks).size > most,
      final: true,
      message: "Fewer creatures may block.",
    });
  }
  return found;
}

/** 509.1c: each effect that says a creature blocks, or is blocked, is one requirement; luring makes one of each blocker. */
function blockRequirements(game: Game, possible: readonly MayBlock[]): readonly Requirement<Block>[] {
  const found: Requirement<Block>[] = [];
  const nameOf = (id: ObjectId): string => characteristicsOf(game, id).name;
  const require = (wanted: (block: Block) => boolean, message: string): void => {
    if (possible.some(({ blocker, attackers }) => attackers.some((attacker) => wanted({ blocker, attacker }))))
      found.push({ obeyedBy: wanted, message });
  };
  for (const { rule, context } of rulesOf(game, "mustBlock")) {
    const wanted = rule.attacker && objectsOf(game, rule.attacker, context);
    for (const id of objectsOf(game, rule.who, context))
      require(({ blocker, attacker }) =>
        blocker === id &&
        (wanted === undefined || wanted.includes(attacker)), `${nameOf(id)} blocks this combat if able.`);
  }
  for (const { rule, context } of rulesOf(game, "mustBeBlocked")) {
    const fits = (blocker: ObjectId): boolean =>
      rule.blockers === undefined || matches(game, rule.blockers, blocker, context);
    for (const id of objectsOf(game, rule.who, context)) {
      const message = `${nameOf(id)} must be blocked if able.`;
      if (rule.by === "one") require(({ blocker, attacker }) => attacker === id && fits(blocker), message);
      else
        for (const one of possible)
          if (fits(one.blocker))
            require(({ blocker, attacker }) => attacker === id && blocker === one.blocker, message);
    }
  }
  return found;
}

/**
 * The blocks of one creature that can help to obey requirements: those that obey one, and those that lift a
 * restriction on others. 509.1c: nobody has to pay a cost for them.
 */
function usefulBlocks(
  game: Game,
  { blocker, attackers, most }: MayBlock,
  requirements: readonly Requirement<Block>[],
  restrictions: readonly (Restriction<Block> & { readonly about?: ObjectId })[],
): readonly (readonly Block[])[] {
  const all = attackers
    .filter((attacker) => blockCosts(game, blocker, [attacker]).length === 0)
    .map((attacker): Block => ({ blocker, attacker }));
  const obeys = (block: Block): boolean => requirements.some(({ obeyedBy }) => obeyedBy(block));
  const company = restrictions.some(({ final, about }) => !final && about === undefined);
  const crowds = new Set(restrictions.flatMap(({ final, about }) => (final || about === undefined ? [] : [about])));
  const useful = all.filter((block) => company || crowds.has(block.attacker) || obeys(block));
  return setsOf(useful, most);
}

/** Every set of these with at most so many in it; of many, only single ones and as many as may be. */
function setsOf<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  const single = all.map((one) => [one]);
  if (most < 2 || all.length < 2) return single;
  if (all.length > 6) return [all.slice(0, most), ...single];
  let sets: readonly (readonly T[])[] = [[]];
  for (const one of all) sets = [...sets, ...sets.filter(({ length }) => length < most).map((set) => [...set, one])];
  return sets.filter(({ length }) => length > 0);
}

/** The costs of blocking these with this creature. */
export const blockCosts = (game: Game, blocker: ObjectId, attackers: readonly ObjectId[]) =>
  rulesOf(game, "blockCost").filter(
    ({ rule, context }) =>
      matches(game, rule.who, blocker, context) &&
      (rule.attacker === undefined || attackers.some((id) => matches(game, rule.attacker!, id, context))),
  );
