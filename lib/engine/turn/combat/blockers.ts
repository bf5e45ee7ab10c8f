import type { Block } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, leaveUnasked } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { withKnownX } from "../../rules/costs/costs.ts";
import { propose } from "../../rules/events/propose.ts";
import { payCosts } from "../../rules/paying/payCosts.ts";
import type { Attacker } from "../../state/combat.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { apnap, onBattlefield } from "../../state/objects.ts";
import { onePerTurnTeam, turnTeamOf } from "../../state/teams.ts";
import { blockCosts, blocking, checkBlocks, isLegalBlock } from "./blockLegality.ts";
import { checkDeclaredCosts, type DeclaredCost } from "./declaredCosts.ts";
import { declaredTogether } from "./declaredTogether.ts";
import { declarer } from "./declarer.ts";

/** 509.1: each defending player, or team (805.10d), declares blockers, in turn order (802.4); then damage assignment order (509.2-3). */
export function* declareBlockers(game: Game): Procedure {
  const { state } = game;
  const blocks: Block[] = [];
  let declaring: Seat = state.turn.active;
  for (const defender of onePerTurnTeam(state, apnap(state))) {
    const team = turnTeamOf(state, defender).filter((seat) => !state.players[seat]!.lost);
    if (!state.combat!.attackers.some((a) => team.includes(a.defendingPlayer))) continue;
    declaring = defender;
    blocks.push(...(yield* declareFor(game, team)));
  }
  const there = blocks.filter(({ blocker }) => onBattlefield(game.state, blocker));
  const { attackers } = game.state.combat!;
  // 702.22h: what blocks one member of a band blocks all of it.
  const company = ({ id, band }: Attacker): string => (band === undefined ? `${id}` : `band ${band}`);
  const companyOf = new Map(attackers.map((attacker) => [attacker.id, company(attacker)]));
  const against = new Map<string | undefined, Set<ObjectId>>();
  for (const { blocker, attacker } of there) {
    const blocked = companyOf.get(attacker);
    const by = against.get(blocked);
    if (by === undefined) against.set(blocked, new Set([blocker]));
    else by.add(blocker);
  }
  const blocked = attackers.map((attacker): Attacker => {
    const by = against.get(company(attacker));
    return by === undefined ? attacker : { ...attacker, blocked: true, blockers: [...by] };
  });
  yield* propose(game, { e: "blockers", attackers: blocked, player: declaring });
  if (game.state.options.damageAssignment === "ordered") yield* orderDamage(game);
}

/** 509.1a-f: one declaration and what it costs; those still controlled then block (509.1g). */
function* declareFor(game: Game, players: readonly Seat[]): Procedure<readonly Block[]> {
  const declaring = blocking(game, players);
  if (declaring.blockers.length === 0) {
    for (const player of players) leaveUnasked(game, player, { why: "impossible", about: "blockers" });
    return [];
  }
  const blocks = yield* declaredTogether(game, {
    players,
    all: declaring.blockers,
    whose: ({ blocker }) => controllerOf(game, blocker),
    *ask(player, blockers) {
      const asked = declarer(game, "blockers", player);
      const question = { ask: "blockers", player: asked, about: "blockers", blockers } as const;
      return (yield* choose<"blockers">(game, question)).blocks;
    },
    costs: (player, all) => {
      const own = all.filter(({ blocker }) => controllerOf(game, blocker) === player);
      const ids = new Set(own.map(({ blocker }) => blocker));
      checkDeclaredCosts(
        game,
        player,
        [...ids].flatMap((blocker) => costsOf(game, blocker, all)),
      );
    },
    isLegal: (all) => isLegalBlock(declaring, all),
    check: (all) => checkBlocks(declaring, all),
  });
  const whose = new Map(blocks.map(({ blocker }) => [blocker, controllerOf(game, blocker)]));
  for (const [blocker, player] of whose)
    for (const { cost, context } of costsOf(game, blocker, blocks)) yield* payCosts(game, player, cost, context);
  return blocks.filter(
    ({ blocker }) => onBattlefield(game.state, blocker) && controllerOf(game, blocker) === whose.get(blocker),
  );
}

/** 509.1d */
const costsOf = (game: Game, blocker: ObjectId, blocks: readonly Block[]): DeclaredCost[] => {
  const attackers = blocks.flatMap((block) => (block.blocker === blocker ? [block.attacker] : []));
  return blockCosts(game, blocker, attackers).map(({ rule, context }) => ({
    cost: rule.cost.map((one) => withKnownX(game, one, context)),
    context,
  }));
};

/** 509.2-3: the active player orders the blockers of each attacker, then defending players what their blockers block. */
function* orderDamage(game: Game): Procedure {
  for (const { id, controller, blockers } of game.state.combat!.attackers) {
    if (blockers.length < 2) continue;
    const ordered = yield* damageOrder(game, controller, id, blockers);
    const attackers = game.state.combat!.attackers.map((a) => (a.id === id ? { ...a, blockers: ordered } : a));
    yield* propose(game, { e: "combat", attackers });
  }
  for (const player of apnap(game.state)) {
    for (const [blocker, attackers] of blockedBy(game)) {
      if (attackers.length < 2 || controllerOf(game, blocker) !== player) continue;
      const ordered = yield* damageOrder(game, player, blocker, attackers);
      const { attackers: all, orders } = game.state.combat!;
      yield* propose(game, { e: "combat", attackers: all, orders: { ...orders, [blocker]: ordered } });
    }
  }
}

function* damageOrder(
  game: Game,
  player: Seat,
  source: ObjectId,
  among: readonly ObjectId[],
): Procedure<readonly ObjectId[]> {
  const items = among.map((object) => ({ object, text: characteristicsOf(game, object).name }));
  const { order } = yield* choose<"order">(game, { ask: "order", player, about: "damageOrder", items, source });
  return order.map((i) => among[i]!);
}

/** Each blocker, and what it blocks. */
function blockedBy(game: Game): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const found = new Map<ObjectId, ObjectId[]>();
  for (const { id, blockers } of game.state.combat!.attackers)
    for (const blocker of blockers) {
      const blocked = found.get(blocker);
      if (blocked === undefined) found.set(blocker, [id]);
      else blocked.push(id);
    }
  return found;
}
