import type { Block, MayBlock } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { amountOf } from "../query/amounts.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import { numberIs } from "../query/compare.ts";
import { conditionHolds } from "../query/conditions.ts";
import type { Context } from "../query/context.ts";
import { matches } from "../query/filters.ts";
import { matching, objectsOf } from "../query/objects.ts";
import { playersOf } from "../query/players.ts";
import { rulesOf } from "../rules/layers.ts";
import { payCosts } from "../rules/payCosts.ts";
import { propose } from "../rules/propose.ts";
import { isProtectedFrom } from "../rules/protection.ts";
import { COLOR_BIT, TYPE_BIT } from "../state/bits.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { apnap } from "../state/objects.ts";
import type { Attacker } from "../state/state.ts";

/** 509.1: each defending player declares blockers, in turn order; then damage assignment order (509.2-3). */
export function* declareBlockers(game: Game): Procedure {
  const { attackers } = game.state.combat!;
  const blocks: Block[] = [];
  let declaring: Seat = game.state.turn.active;
  for (const defender of apnap(game.state)) {
    if (!attackers.some((a) => a.defendingPlayer === defender)) continue;
    const blockers = possibleBlockers(game, defender);
    declaring = defender;
    if (blockers.length === 0) continue;
    const { blocks: declared } = yield* choose<"blockers">(game, {
      ask: "blockers",
      player: defender,
      about: "blockers",
      blockers,
    });
    checkRestrictions(game, defender, declared);
    checkRequirements(game, blockers, declared);
    for (const { blocker } of declared) {
      for (const { rule, context } of rulesOf(game, "blockCost"))
        if (matches(game, rule.who, blocker, context)) yield* payCosts(game, defender, rule.cost, context);
    }
    blocks.push(...declared);
  }
  const blocked = attackers.map((attacker): Attacker => {
    const by = blocks.filter((b) => b.attacker === attacker.id).map((b) => b.blocker);
    return by.length === 0 ? attacker : { ...attacker, blocked: true, blockers: by };
  });
  yield* propose(game, { e: "blockers", attackers: blocked, player: declaring });
  if (game.state.options.damageAssignment === "ordered") yield* orderBlockers(game);
}

/** 509.1a-b: untapped creatures, and the attackers each could block by itself. */
function possibleBlockers(game: Game, defender: Seat): readonly MayBlock[] {
  const attackers = game.state.combat!.attackers.filter((a) => a.defendingPlayer === defender);
  const found: MayBlock[] = [];
  for (const id of game.state.battlefield) {
    const now = characteristicsOf(game, id);
    if (now.controller !== defender || (now.types & TYPE_BIT.creature) === 0 || (now.types & TYPE_BIT.battle) !== 0)
      continue;
    const object = game.state.objects[id]!;
    if (object.phasedOut !== undefined || object.marks?.includes("suspected")) continue;
    if (object.tapped && !blocksAsThough(game, id, "untapped")) continue;
    const able = attackers.filter((a) => mayBlock(game, id, a.id)).map((a) => a.id);
    if (able.length > 0)
      found.push({ blocker: id, attackers: able, most: Math.min(able.length, mostBlocked(game, id)) });
  }
  return found;
}

function mostBlocked(game: Game, id: ObjectId): number {
  let most = 1;
  for (const { rule, context } of rulesOf(game, "canBlockMore")) {
    if (!objectsOf(game, rule.who, context).includes(id)) continue;
    if (rule.more === "any") return Number.MAX_SAFE_INTEGER;
    most += amountOf(game, rule.more, context);
  }
  return most;
}

const blocksAsThough = (game: Game, id: ObjectId, ignoring: "flying" | "shadow" | "landwalk" | "untapped"): boolean =>
  rulesOf(game, "blockAsThough").some(
    ({ rule, context }) => rule.ignoring === ignoring && objectsOf(game, rule.who, context).includes(id),
  );

/** 509.1b with the evasion abilities (702.9 flying, 702.13 intimidate, 702.14 landwalk, 702.28 shadow ...). */
function mayBlock(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  const b = characteristicsOf(game, blocker);
  const a = characteristicsOf(game, attacker);
  const { keywords } = a;
  if (
    keywords.has("flying") &&
    !b.keywords.has("flying") &&
    !b.keywords.has("reach") &&
    !blocksAsThough(game, blocker, "flying")
  )
    return false;
  if (
    keywords.has("shadow") !== b.keywords.has("shadow") &&
    !(keywords.has("shadow") && blocksAsThough(game, blocker, "shadow"))
  )
    return false;
  if (keywords.has("horsemanship") && !b.keywords.has("horsemanship")) return false;
  const artifact = (b.types & TYPE_BIT.artifact) !== 0;
  if (keywords.has("fear") && !artifact && (b.colors & COLOR_BIT.B) === 0) return false;
  if (keywords.has("intimidate") && !artifact && (b.colors & a.colors) === 0) return false;
  if (keywords.has("skulk") && (b.power ?? 0) > (a.power ?? 0)) return false;
  if (b.keywords.has("decayed") || isProtectedFrom(game, attacker, blocker)) return false;
  const own: Context = { self: attacker, controller: a.controller };
  for (const walk of keywords.get("landwalk") ?? []) {
    if (!("filter" in walk) || walk.filter === undefined || blocksAsThough(game, blocker, "landwalk")) continue;
    const lands = matching(
      game,
      { is: "and", of: [{ is: "type", type: "land" }, walk.filter] },
      "battlefield",
      undefined,
      own,
    );
    if (lands.some((land) => characteristicsOf(game, land).controller === b.controller)) return false;
  }
  for (const { rule, context } of rulesOf(game, "cantBlock")) {
    if (!objectsOf(game, rule.who, context).includes(blocker)) continue;
    if (rule.attacker !== undefined && !matches(game, rule.attacker, attacker, context)) continue;
    if (rule.unless === undefined || !conditionHolds(game, rule.unless, context)) return false;
  }
  for (const { rule, context } of rulesOf(game, "cantBeBlocked")) {
    if (!objectsOf(game, rule.who, context).includes(attacker)) continue;
    if (rule.defender !== undefined && !playersOf(game, rule.defender, context).includes(b.controller)) continue;
    if (rule.by === undefined || matches(game, rule.by, blocker, { ...context, current: attacker })) return false;
  }
  return !rulesOf(game, "cantBeBlockedExceptBy").some(
    ({ rule, context }) =>
      objectsOf(game, rule.who, context).includes(attacker) && !matches(game, rule.by, blocker, context),
  );
}

/** 509.1b for restrictions on the blocks together: menace and the like. */
function checkRestrictions(game: Game, defender: Seat, blocks: readonly Block[]): void {
  const refuse = (message: string): never => {
    throw new Illegal("illegal-block", message, "509.1b");
  };
  for (const attacker of new Set(blocks.map((b) => b.attacker))) {
    const count = blocks.filter((b) => b.attacker === attacker).length;
    const now = characteristicsOf(game, attacker);
    if (now.keywords.has("menace") && count < 2)
      refuse(`${now.name} can't be blocked except by two or more creatures.`);
    for (const { rule, context } of rulesOf(game, "cantBeBlockedByCount")) {
      if (objectsOf(game, rule.who, context).includes(attacker) && numberIs(game, count, rule.count, context))
        refuse(`${now.name} can't be blocked by that many creatures.`);
    }
  }
  const blocking = new Set(blocks.map((b) => b.blocker));
  for (const { rule, context } of rulesOf(game, "cantBlockAlone")) {
    if (blocking.size === 1 && objectsOf(game, rule.who, context).some((id) => blocking.has(id)))
      refuse("That creature can't block alone.");
  }
  for (const { rule, context } of rulesOf(game, "blocksAloneOnly")) {
    if (blocking.size > 1 && objectsOf(game, rule.who, context).some((id) => blocking.has(id)))
      refuse("That creature can only block alone.");
  }
  for (const { rule, context } of rulesOf(game, "blockLimit")) {
    if (rule.by !== undefined && !playersOf(game, rule.by, context).includes(defender)) continue;
    if (blocking.size > amountOf(game, rule.count, context)) refuse("Fewer creatures may block.");
  }
}

/** 509.1c: a creature that must block something it can block, without breaking a restriction, does. */
function checkRequirements(game: Game, possible: readonly MayBlock[], blocks: readonly Block[]): void {
  const isFree = (blocker: ObjectId): boolean =>
    blocks.filter((b) => b.blocker === blocker).length < (possible.find((p) => p.blocker === blocker)?.most ?? 0);
  const singly = (attacker: ObjectId): boolean =>
    !characteristicsOf(game, attacker).keywords.has("menace") || blocks.some((b) => b.attacker === attacker);
  for (const { rule, context } of rulesOf(game, "mustBlock")) {
    for (const id of objectsOf(game, rule.who, context)) {
      const able = possible.find((p) => p.blocker === id)?.attackers ?? [];
      const wanted =
        rule.attacker === undefined ? able : able.filter((a) => objectsOf(game, rule.attacker!, context).includes(a));
      if (wanted.some(singly) && isFree(id) && !blocks.some((b) => b.blocker === id && wanted.includes(b.attacker))) {
        throw new Illegal("must-block", `${characteristicsOf(game, id).name} must block if able.`, "509.1c");
      }
    }
  }
  for (const { rule, context } of rulesOf(game, "mustBeBlocked")) {
    for (const attacker of objectsOf(game, rule.who, context)) {
      const able = possible.filter(
        (p) =>
          p.attackers.includes(attacker) &&
          (rule.blockers === undefined || matches(game, rule.blockers, p.blocker, context)),
      );
      if (!singly(attacker) && able.length < 2) continue;
      const blocked = able.filter((p) => blocks.some((b) => b.blocker === p.blocker && b.attacker === attacker));
      const missing = able.some(
        (p) => !blocked.includes(p) && (isFree(p.blocker) || !isRequired(game, blocks, p.blocker)),
      );
      if (rule.by === "all" ? missing : able.length > 0 && blocked.length === 0 && missing) {
        throw new Illegal("must-block", `${characteristicsOf(game, attacker).name} must be blocked if able.`, "509.1c");
      }
    }
  }
}

/** Its block already obeys a requirement. */
const isRequired = (game: Game, blocks: readonly Block[], blocker: ObjectId): boolean =>
  blocks.some(
    (b) =>
      b.blocker === blocker &&
      (rulesOf(game, "mustBeBlocked").some(({ rule, context }) =>
        objectsOf(game, rule.who, context).includes(b.attacker),
      ) ||
        rulesOf(game, "mustBlock").some(({ rule, context }) => objectsOf(game, rule.who, context).includes(blocker))),
  );

/** 509.2: for each attacker blocked by several creatures its controller announces the order in which it damages them. */
function* orderBlockers(game: Game): Procedure {
  if (game.state.options.damageAssignment === "free") return;
  for (const attacker of game.state.combat!.attackers) {
    if (attacker.blockers.length < 2) continue;
    const items = attacker.blockers.map((object) => ({ object, text: characteristicsOf(game, object).name }));
    const { order } = yield* choose<"order">(game, {
      ask: "order",
      player: attacker.controller,
      about: "damageOrder",
      items,
      source: attacker.id,
    });
    const blockers = order.map((i) => attacker.blockers[i]!);
    const attackers = game.state.combat!.attackers.map((a) => (a.id === attacker.id ? { ...a, blockers } : a));
    yield* propose(game, { e: "damageOrder", attackers });
  }
}
