import type { ManaType } from "../../../cards/schema.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal, leaveUnasked } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import { manaAbilitiesOf } from "../../query/mana/manaAbility.ts";
import {
  isPaidWithLife,
  type ManaCost,
  type ManaSymbol,
  parseManaCost,
  printManaCost,
} from "../../query/mana/manaCost.ts";
import type { ManaAbility, Purpose } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Mana } from "../../state/player.ts";
import { payCosts, runEffects } from "../../upcalls.ts";
import { activationCost } from "../costs/activationCost.ts";
import { lifeToPay } from "../costs/costs.ts";
import { mayPayLife, payingFor } from "../costs/forbiddenCosts.ts";
import { countUse } from "../events/countUse.ts";
import { propose } from "../events/propose.ts";
import { leftWithHelp } from "./helping.ts";
import { type ManaSource, manaSourcesOf } from "./manaSources.ts";
import { manaSpent } from "./manaSpent.ts";
import {
  type Activation,
  isForInstants,
  isPayableByCounting,
  type PaymentPlan,
  planKeeping,
  planPayment,
} from "./payment.ts";
import { spendFromPool, withSpendingRules } from "./spending.ts";
import { afterManaAbility } from "./triggeredMana.ts";

const isFree = (cost: ManaCost): boolean => cost.generic === 0 && cost.x === 0 && cost.symbols.length === 0;

/** Whether the pool and the player's sources could pay it, some sources left out. */
export function canPayMana(
  game: Game,
  player: Seat,
  whole: ManaCost,
  purpose: Purpose,
  without: readonly ObjectId[] = [],
  sources = manaSourcesOf(game, player),
): boolean {
  const cost = whole.helped === undefined ? whole : leftWithHelp(game, player, whole, without);
  if (isFree(cost)) return true;
  const left = without.length === 0 ? sources : sources.filter((s) => !without.includes(s.source));
  if (game.execution.keeps.get(player) === undefined) {
    const spending = withSpendingRules(game, player, purpose);
    const counted = isPayableByCounting(cost, game.state.players[player]!.mana, left, spending);
    if (counted !== undefined) return counted;
  }
  return planFor(game, player, cost, purpose, left) !== undefined;
}

const lifeFor = (game: Game, player: Seat, purpose: Purpose): number =>
  mayPayLife(game, player, payingFor(purpose)) ? lifeToPay(game, player) : 0;

function planFor(
  game: Game,
  player: Seat,
  cost: ManaCost,
  purpose: Purpose,
  sources: readonly ManaSource[],
  lifeSymbols?: number,
): PaymentPlan | undefined {
  const life = {
    most: cost.symbols.some(({ orLife }) => orLife) ? Math.floor(lifeFor(game, player, purpose) / 2) : 0,
    ...(lifeSymbols !== undefined && { exactly: lifeSymbols }),
  };
  const pool = game.state.players[player]!.mana;
  const spending = withSpendingRules(game, player, purpose);
  const keep = game.execution.keeps.get(player);
  const kept = keep && planKeeping(game, cost, pool, sources, spending, life, parseManaCost(keep.mana));
  return kept ?? (keep?.must ? undefined : planPayment(game, cost, pool, sources, spending, life));
}

interface ManaOptions {
  readonly byHand?: boolean;
  /** The mana of the pool to pay with, where that is settled. */
  readonly with?: readonly ManaType[];
}

/** 601.2g-h: activates mana abilities as far as needed and pays. Gives the mana spent. */
export function* payMana(
  game: Game,
  player: Seat,
  cost: ManaCost,
  purpose: Purpose,
  options: ManaOptions = {},
): Procedure<readonly Mana[]> {
  if (isFree(cost)) return [];
  if (options.byHand) yield* activateByHand(game, player, cost);
  const lifeSymbols = yield* symbolsPaidWithLife(game, player, cost, purpose);
  const cannot = (): Illegal => new Illegal("cannot-pay", `You cannot pay ${printManaCost(cost, 0)} now.`, "601.2h");
  const plans = (): PaymentPlan | undefined =>
    planFor(game, player, cost, purpose, manaSourcesOf(game, player), lifeSymbols);
  let plan = plans();
  for (let at = 0; plan !== undefined && at < plan.activations.length; at++) {
    const activation: Activation = plan.activations[at]!;
    yield* activateManaAbility(game, player, activation.source.source, activation.source, activation);
    // What the player chose to tap or sacrifice for it may be what the plan meant to use otherwise.
    if (activation.source.takes === undefined) continue;
    plan = plans();
    at = -1;
  }
  if (plan === undefined) throw cannot();
  if (plan.withLife.length > 0) yield* payWithLife(game, player, plan.withLife, purpose.spell);
  const owed = { ...cost, symbols: plan.withLife.reduce(without, cost.symbols) };
  const rules = withSpendingRules(game, player, purpose);
  const { mana } = game.state.players[player]!;
  const kept = options.with === undefined ? [] : withoutTypes(mana, options.with);
  const payment = spendFromPool(
    game,
    owed,
    mana.filter((one) => !kept.includes(one)),
    rules,
  );
  if (payment === undefined) throw cannot();
  yield* propose(game, { e: "setMana", player, mana: [...kept, ...payment.left] });
  leaveUnasked(game, player, { why: "spends", mana: payment.spent.map(({ type }) => type) });
  yield* manaSpent(game, player, payment.spent, purpose);
  return payment.spent;
}

/** 107.4f; the spell remembers for how many Phyrexian symbols (702.150a), as was announced. */
function* payWithLife(
  game: Game,
  player: Seat,
  symbols: readonly ManaSymbol[],
  spell: ObjectId | undefined,
): Procedure {
  yield* propose(game, { e: "loseLife", player, amount: 2 * symbols.length });
  const cast = spell === undefined ? undefined : game.state.objects[spell]?.cast;
  const lifeSymbols = symbols.filter(isPaidWithLife).length;
  if (spell !== undefined && cast !== undefined && lifeSymbols > 0)
    yield* propose(game, { e: "announce", object: spell, facts: { cast: { ...cast, lifeSymbols } } });
}

/** All but one of these. */
const without = <T>(all: readonly T[], one: T): readonly T[] => all.toSpliced(all.indexOf(one), 1);

/** The mana that is left if one of each of these types is set aside. */
function withoutTypes(mana: readonly Mana[], types: readonly ManaType[]): readonly Mana[] {
  const apart = [...types];
  return mana.filter(({ type }) => {
    const at = apart.indexOf(type);
    if (at >= 0) apart.splice(at, 1);
    return at < 0;
  });
}

/** 107.4f, 601.2b: for how many Phyrexian symbols the payer pays 2 life; undefined where there is no such choice. */
function* symbolsPaidWithLife(
  game: Game,
  player: Seat,
  cost: ManaCost,
  purpose: Purpose,
): Procedure<number | undefined> {
  const phyrexian = cost.symbols.filter((symbol) => symbol.orLife).length;
  const most = phyrexian === 0 ? 0 : Math.min(phyrexian, Math.floor(lifeFor(game, player, purpose) / 2));
  if (most === 0) return undefined;
  const sources = manaSourcesOf(game, player);
  const payable = Array.from({ length: most + 1 }, (_, n) => n).filter(
    (n) => planFor(game, player, cost, purpose, sources, n) !== undefined,
  );
  if (payable.length === 0) return undefined;
  if (payable.length === 1) {
    leaveUnasked(game, player, { why: "only", about: "payment", number: payable[0]!, most: phyrexian });
    return payable[0];
  }
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "payment",
    min: payable[0]!,
    max: payable.at(-1)!,
    ...(purpose.spell !== undefined && { source: purpose.spell }),
    hint: printManaCost(cost, 0),
  });
  return number;
}

function* activateByHand(game: Game, player: Seat, cost: ManaCost): Procedure {
  const sources = manaSourcesOf(game, player).filter((source) => !isForInstants(source));
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
  { ability, ref }: Pick<ManaAbility, "ability" | "ref">,
  planned?: Pick<Activation, "adds" | "spends">,
): Procedure {
  const context: Context = { self: source, controller: player };
  const taps = ability.costs.some((cost) => cost.pay === "tap");
  const others = ability.costs.filter((cost) => cost.pay !== "tap");
  const limits = ability.limits?.some(
    (l) => l.only === "oncePerTurn" || l.only === "once" || l.only === "timesPerTurn",
  );
  if (limits) yield* countUse(game, source, ref);
  const mana = activationCost(game, player, source, ability, context);
  if (taps) yield* propose(game, { e: "tap", object: source });
  const { notes } = yield* payCosts(
    game,
    player,
    others,
    { ...context, paying: "manaAbility" },
    {
      purpose: { abilityOf: source },
      mana,
      ...(planned && planned.spends.length > 0 && { with: planned.spends }),
    },
  );
  yield* propose(game, { e: "activate", object: source, player, ability: source, mana: true });
  const before = game.state.players[player]!.mana.length;
  const settled = planned && [...planned.adds];
  const knowing: Context = {
    self: source,
    controller: player,
    notes,
    ...(settled && { settled }),
    ...(taps && { tapped: true }),
  };
  yield* runEffects(game, knowing, ability.body.effects);
  const made = game.state.players[player]!.mana.slice(before).map((one) => one.type);
  // 106.12a: no mana, no tapping for mana.
  if (taps && made.length > 0) {
    const facts = { object: source, player, amount: made.length, mana: made.join("") };
    yield* propose(game, { e: "happened", on: "tapForMana", facts });
  }
  yield* afterManaAbility(game, settled);
}

/** 106.4: the pool as mana types, for showing. */
export const poolText = (pool: readonly Mana[]): string => symbols(pool.map((mana) => mana.type));
