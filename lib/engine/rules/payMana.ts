import type { ManaType } from "../../cards/schema.ts";
import type { Ability } from "../abilities/ability.ts";
import type { Game, Procedure } from "../game.ts";
import { payCosts, runEffects } from "../knots.ts";
import { choose, Illegal } from "../procedure.ts";
import { abilityOf } from "../query/compiled.ts";
import type { Context } from "../query/context.ts";
import { type ManaCost, printManaCost } from "../query/manaCost.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { Mana } from "../state/state.ts";
import { countUse } from "./countUse.ts";
import { addManaEffects, type ManaAbility, manaAbilitiesOf } from "./manaAbility.ts";
import { type ManaSource, manaSourcesOf } from "./manaSources.ts";
import { type PaymentPlan, type Purpose, planPayment, spendFromPool } from "./payment.ts";
import { propose } from "./propose.ts";
import { withSpendingRules } from "./spending.ts";

const isFree = (cost: ManaCost): boolean => cost.generic === 0 && cost.x === 0 && cost.symbols.length === 0;

/** Whether the pool and the player's sources could pay it, some sources left out. */
export function canPayMana(
  game: Game,
  player: Seat,
  cost: ManaCost,
  purpose: Purpose,
  without: readonly ObjectId[] = [],
  sources = manaSourcesOf(game, player),
): boolean {
  return (
    isFree(cost) ||
    planFor(
      game,
      player,
      cost,
      purpose,
      sources.filter((s) => !without.includes(s.source)),
    ) !== undefined
  );
}

function planFor(
  game: Game,
  player: Seat,
  cost: ManaCost,
  purpose: Purpose,
  sources: readonly ManaSource[],
): PaymentPlan | undefined {
  const { mana, life } = game.state.players[player]!;
  return planPayment(game, cost, mana, sources, withSpendingRules(game, player, purpose), life);
}

/** 601.2g-h: activates mana abilities and pays. Returns the mana spent, by type. */
export function* payMana(
  game: Game,
  player: Seat,
  cost: ManaCost,
  purpose: Purpose,
  byHand: boolean,
): Procedure<string> {
  if (isFree(cost)) return "";
  if (byHand) yield* activateByHand(game, player, cost);
  const plan = planFor(game, player, cost, purpose, manaSourcesOf(game, player));
  if (plan === undefined) throw new Illegal("cannot-pay", `You cannot pay ${printManaCost(cost, 0)} now.`, "601.2h");
  for (const { source, adds } of plan.activations)
    yield* activateManaAbility(game, player, source.source, source, adds);
  if (plan.life > 0) yield* propose(game, { e: "loseLife", player, amount: plan.life });
  const owed = plan.life > 0 ? withoutLifeSymbols(cost, plan.life / 2) : cost;
  const rules = withSpendingRules(game, player, purpose);
  const payment = spendFromPool(game, owed, game.state.players[player]!.mana, rules);
  if (payment === undefined) throw new Illegal("cannot-pay", `You cannot pay ${printManaCost(cost, 0)} now.`, "601.2h");
  yield* propose(game, { e: "setMana", player, mana: payment.left });
  return payment.spent.map((mana) => mana.type).join("");
}

/** 107.4f: symbols paid with life are paid. */
function withoutLifeSymbols(cost: ManaCost, count: number): ManaCost {
  let left = count;
  return { ...cost, symbols: cost.symbols.filter((s) => !(s.orLife && left-- > 0)) };
}

function* activateByHand(game: Game, player: Seat, cost: ManaCost): Procedure {
  const sources = manaSourcesOf(game, player);
  const { with: by } = yield* choose<"pay">(game, {
    ask: "pay",
    player,
    about: "payment",
    cost: printManaCost(cost, 0),
    sources: sources.map((s) => ({ source: s.source, ability: s.index, adds: s.adds.map(symbols).join(" ") })),
    pool: symbols(game.state.players[player]!.mana.map((m) => m.type)),
  });
  if (by === "auto") return;
  for (const { source, ability } of by) {
    const mana = manaAbilitiesOf(game, source).find((m) => m.index === ability);
    if (mana === undefined) throw new Illegal("cannot-pay", "That source cannot be used any more.", "605.3");
    yield* activateManaAbility(game, player, source, mana);
  }
}

const symbols = (types: readonly ManaType[]): string => types.map((type) => `{${type}}`).join("");

/** 605.3: a mana ability is activated and resolves at once, without the stack. */
export function* activateManaAbility(
  game: Game,
  player: Seat,
  source: ObjectId,
  mana: Pick<ManaAbility, "ability" | "ref">,
  preset?: readonly ManaType[],
): Procedure {
  const context: Context = { self: source, controller: player };
  const taps = mana.ability.costs.some((cost) => cost.pay === "tap");
  const others = mana.ability.costs.filter((cost) => cost.pay !== "tap");
  const limits = mana.ability.limits?.some(
    (l) => l.only === "oncePerTurn" || l.only === "once" || l.only === "timesPerTurn",
  );
  if (limits) yield* countUse(game, source, mana.ref);
  if (taps) yield* propose(game, { e: "tap", object: source, forMana: true });
  const { notes } = yield* payCosts(game, player, others, context);
  yield* propose(game, { e: "activate", object: source, player, ability: source, mana: true });
  const before = game.state.players[player]!.mana.length;
  yield* runEffects(game, { ...context, notes, ...(preset && { preset }) }, mana.ability.body.effects);
  const made = game.state.players[player]!.mana.slice(before).map((one) => one.type);
  yield* triggeredManaAbilities(game, made.join(""));
}

/** 605.1b, 605.4a: those resolve immediately after the mana ability that triggered them, without the stack. */
function* triggeredManaAbilities(game: Game, made: string): Procedure {
  const { triggered } = game.state;
  if (triggered.length === 0) return;
  const mana = triggered.filter(({ ability: ref }) => isTriggeredManaAbility(abilityOf(game, ref)));
  if (mana.length === 0) return;
  yield* propose(game, { e: "untrigger", remaining: triggered.filter((one) => !mana.includes(one)) });
  for (const { source, controller, ability: ref, event } of mana) {
    const ability = abilityOf(game, ref);
    if (ability.kind !== "triggered") continue;
    yield* runEffects(game, { self: source, controller, event: { mana: made, ...event } }, ability.body.effects);
  }
}

const isTriggeredManaAbility = (ability: Ability): boolean =>
  ability.kind === "triggered" &&
  (ability.when.on === "tapForMana" || ability.when.on === "addMana" || ability.when.on === "activate") &&
  ability.body.targets.length === 0 &&
  ability.body.modes === undefined &&
  addManaEffects(ability.body.effects).length > 0;

/** 106.4: the pool as mana types, for showing. */
export const poolText = (pool: readonly Mana[]): string => symbols(pool.map((mana) => mana.type));
