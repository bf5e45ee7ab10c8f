import type { Attack, MayAttack } from "../../decisions.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { controllerOf, hasKeyword } from "../../query/characteristics/characteristics.ts";
import { defendingPlayerOf } from "../../query/combat/combat.ts";
import { withCurrent } from "../../query/context.ts";
import { objectsOf } from "../../query/evaluators/index.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import { withKnownX } from "../../rules/costs/costs.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { canPay, describe, payCosts } from "../../rules/paying/payCosts.ts";
import type { Attacker } from "../../state/combat.ts";
import type { Note } from "../../state/history.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { onBattlefield } from "../../state/objects.ts";
import { activePlayers } from "../../state/teams.ts";
import { attackCosts, attacking, checkAttacks, isLegalAttack } from "./attackLegality.ts";
import { declareBands } from "./bands.ts";
import { checkDeclaredCosts, type DeclaredCost } from "./declaredCosts.ts";
import { declaredTogether } from "./declaredTogether.ts";
import { declarer } from "./declarer.ts";

/** 508.1: the active player, or team (805.10b), declares attackers; the steps are in the order of 508.1a-m. */
export function* declareAttackers(game: Game): Procedure {
  const players = activePlayers(game.state);
  for (const seat of players) {
    const player = game.state.players[seat]!;
    if (player.combatLast !== undefined) set(game.journal, player, "combatLast", undefined);
  }
  const declaring = attacking(game, players);
  if (declaring.attackers.length === 0) return;
  const attacks = yield* declaredTogether(game, {
    players,
    all: declaring.attackers,
    whose: ({ attacker }) => controllerOf(game, attacker),
    *ask(player, attackers) {
      const asked = declarer(game, "attackers", player);
      const question = { ask: "attackers", player: asked, about: "attackers", attackers } as const;
      const { attacks } = yield* choose<"attackers">(game, question);
      return asked === player ? attacks : yield* attackedBy(game, player, attacks, attackers);
    },
    costs: (player, attacks) => {
      const own = attacks.filter(({ attacker }) => controllerOf(game, attacker) === player);
      checkDeclaredCosts(game, player, costsOf(game, own), tapping(game, own));
    },
    isLegal: (attacks) => isLegalAttack(declaring, attacks),
    check: (attacks) => checkAttacks(declaring, attacks),
  });
  const whose = new Map(attacks.map(({ attacker }) => [attacker, controllerOf(game, attacker)]));
  const hadTo = new Set(declaring.requirements.map(({ about }) => about));
  const [primary] = players as [Seat];
  const bands = yield* declareBands(game, primary, attacks);
  yield* proposeAll(
    game,
    tapping(game, attacks).map((object): GameEvent => ({ e: "tap", object })),
  );
  for (const player of players) {
    const own = attacks.filter(({ attacker }) => whose.get(attacker) === player);
    if (own.length > 0) yield* payToAttack(game, player, own);
  }
  const declared = attacks
    .filter(
      ({ attacker }) => onBattlefield(game.state, attacker) && controllerOf(game, attacker) === whose.get(attacker),
    )
    .map(({ attacker, defender }): Attacker => {
      const band = bands.get(attacker);
      return {
        id: attacker,
        controller: whose.get(attacker)!,
        defender,
        defendingPlayer: defendingPlayerOf(game, defender),
        blocked: false,
        blockers: [],
        ...(band !== undefined && { band }),
        ...(hadTo.has(attacker) && { hadTo: true }),
      };
    });
  remember(game, declared);
  yield* propose(game, { e: "attackers", attackers: declared, player: primary });
}

/** 508.1b: where somebody else chose which creatures attack, their controller chooses what each of them attacks. */
function* attackedBy(
  game: Game,
  player: Seat,
  attacks: readonly Attack[],
  may: readonly MayAttack[],
): Procedure<readonly Attack[]> {
  const chosen: Attack[] = [];
  for (const { attacker, defender } of attacks) {
    const from = may.find((one) => one.attacker === attacker)?.defenders ?? [defender];
    if (from.length < 2) {
      chosen.push({ attacker, defender });
      continue;
    }
    const question = { ask: "choose", player, about: "choose", from, min: 1, max: 1, source: attacker } as const;
    const { chosen: attacked } = yield* choose<"choose">(game, question);
    chosen.push({ attacker, defender: attacked[0]! });
  }
  return chosen;
}

/** 508.1f: tapping is not a cost. */
const tapping = (game: Game, attacks: readonly Attack[]): ObjectId[] =>
  attacks.map(({ attacker }) => attacker).filter((attacker) => !hasKeyword(game, attacker, "vigilance"));

/** 508.1h */
const costsOf = (game: Game, attacks: readonly Attack[]): DeclaredCost[] =>
  attacks.flatMap(({ attacker, defender }) =>
    attackCosts(game, attacker, defender).map(({ rule, context }) => {
      const own = withCurrent(context, attacker);
      return { cost: rule.cost.map((one) => withKnownX(game, one, own)), context: own };
    }),
  );

/** 508.1g-j: optional costs are chosen, the total cost is locked in, and all of it is paid. */
function* payToAttack(game: Game, active: Seat, attacks: readonly Attack[]): Procedure {
  const options = yield* chosenOptions(game, active, attacks);
  for (const { cost, context } of costsOf(game, attacks)) yield* payCosts(game, active, cost, context);
  for (const { rule, context } of options) {
    const { notes } = yield* payCosts(game, active, rule.cost, context);
    if (rule.whenPaid === undefined) continue;
    // 607.2h: the ability printed with it triggers on this payment only.
    yield* propose(game, {
      e: "trigger",
      instance: {
        source: context.self,
        controller: active,
        ability: { given: { kind: "triggered", when: { on: "anyOf", of: [] }, body: rule.whenPaid } },
        event: { object: context.current },
        notes,
      },
    });
  }
}

/** 508.1g: costs a player may pay as a creature attacks; each ability is asked about by itself (702.154d). */
function* chosenOptions(game: Game, active: Seat, attacks: readonly Attack[]) {
  const attackers = attacks.map(({ attacker }) => attacker);
  const notes: Record<string, Note> = { attackers: { entities: attackers, amount: attackers.length, did: true } };
  const chosen = [];
  for (const { rule, context } of rulesOf(game, "attackOption")) {
    for (const attacker of objectsOf(game, rule.who, context)) {
      if (!attackers.includes(attacker)) continue;
      const own = { ...context, current: attacker, notes: { ...context.notes, ...notes } };
      if (!canPay(game, active, rule.cost, own)) continue;
      const { yes } = yield* choose<"confirm">(game, {
        ask: "confirm",
        player: active,
        about: "additionalCost",
        source: attacker,
        hint: describe(rule.cost),
      });
      if (yes) chosen.push({ rule, context: own });
    }
  }
  return chosen;
}

/** What attacked this turn, and who attacked whom, which is asked of in later turns. */
function remember(game: Game, attackers: readonly Attacker[]): void {
  const declared = attackers.map(({ id }) => id);
  if (declared.length > 0)
    set(game.journal, game.state.turn, "attackers", [...new Set([...(game.state.turn.attackers ?? []), ...declared])]);
  const attacked = attackers.flatMap(({ controller, defender }) =>
    defender !== undefined && isPlayer(defender) ? [{ by: controller, whom: defender }] : [],
  );
  if (attacked.length > 0)
    set(game.journal, game.state.turn, "attacked", [...(game.state.turn.attacked ?? []), ...attacked]);
  for (const seat of new Set(attacked.map(({ by }) => by))) {
    const pairs = attackers.flatMap(({ id, controller, defender }) =>
      controller === seat && defender !== undefined && isPlayer(defender) ? [{ attacker: id, whom: defender }] : [],
    );
    set(game.journal, game.state.players[seat]!, "combatLast", pairs);
  }
}
