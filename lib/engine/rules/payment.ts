import type { ManaType } from "../../cards/schema.ts";
import type { Game } from "../game.ts";
import { matches } from "../query/filters.ts";
import type { ManaCost, ManaSymbol } from "../query/manaCost.ts";
import { type Bits, MANA_BIT } from "../state/bits.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { Mana } from "../state/state.ts";
import type { ManaSource } from "./manaSources.ts";

/** What mana is spent on, for mana that may be spent on some things only (106.6). */
export interface Purpose {
  readonly spell?: ObjectId;
  readonly abilityOf?: ObjectId;
  /** Spend mana as though it were of any colour, or of any type (609.4b). */
  readonly asThough?: "color" | "type";
}

/** How a mana cost can be paid: abilities to activate, with what each adds, and life for Phyrexian symbols. */
export interface PaymentPlan {
  readonly activations: readonly Activation[];
  readonly life: number;
}
export interface Activation {
  readonly source: ManaSource;
  readonly adds: readonly ManaType[];
}

/** Steps after which the solver gives up: a game's worth of lands needs a few dozen. */
const MOST_STEPS = 5_000;

/**
 * Finds a payment from the pool and these sources (601.2g-h): pool first, then sources of the lowest price, then those
 * with the fewest uses. Hardest symbols first; backtracks where a choice does not work out.
 */
export function planPayment(
  game: Game,
  cost: ManaCost,
  pool: readonly Mana[],
  sources: readonly ManaSource[],
  purpose: Purpose,
  life: number,
): PaymentPlan | undefined {
  const usable = pool.filter((mana) => isUsable(game, mana, purpose));
  const supply = usable.length + sources.reduce((sum, s) => sum + s.adds[0]!.length, 0);
  const symbols = [...cost.symbols].sort((a, b) => difficulty(a) - difficulty(b));
  if (supply < cost.generic + symbols.filter((s) => s.orLife !== true).length) return undefined;
  // What can make fewer kinds of mana goes first, all abilities of a permanent taken together.
  const ways = new Map<ObjectId, number>();
  for (const { source, adds } of sources) ways.set(source, (ways.get(source) ?? 0) + adds.length);
  const ordered = [...sources].sort(
    (a, b) => a.price - b.price || ways.get(a.source)! - ways.get(b.source)! || a.adds[0]!.length - b.adds[0]!.length,
  );
  const search: Search = { game, ordered, taken: new Set(), steps: 0, activations: [], asThough: purpose.asThough };
  const floating = usable.map((mana): Floating => ({ bit: MANA_BIT[mana.type], snow: mana.snow === true }));
  return pay(search, symbols, 0, cost.generic, floating, life, 0);
}

interface Floating {
  readonly bit: Bits;
  readonly snow: boolean;
}

interface Search {
  readonly game: Game;
  readonly ordered: readonly ManaSource[];
  readonly taken: Set<ObjectId>;
  steps: number;
  readonly activations: Activation[];
  readonly asThough: Purpose["asThough"];
}

/** Symbols with fewer ways to be paid come first; those payable with life or generic mana last. */
const difficulty = (symbol: ManaSymbol): number =>
  (symbol.orLife ? 100 : 0) +
  (symbol.orGeneric !== undefined ? 50 : 0) +
  bitsIn(symbol.types) +
  (symbol.snow ? -10 : 0);
const bitsIn = (bits: Bits): number => (bits === 0 ? 0 : 1 + bitsIn(bits & (bits - 1)));

const fits = (search: Search, symbol: ManaSymbol, mana: Floating): boolean =>
  (symbol.snow !== true || mana.snow) &&
  ((symbol.types & mana.bit) !== 0 ||
    search.asThough === "type" ||
    (search.asThough === "color" && (symbol.types & 31) !== 0));

function pay(
  search: Search,
  symbols: readonly ManaSymbol[],
  at: number,
  generic: number,
  floating: readonly Floating[],
  life: number,
  spentLife: number,
): PaymentPlan | undefined {
  if (++search.steps > MOST_STEPS) return undefined;
  const symbol = symbols[at];
  if (symbol === undefined) return payGeneric(search, generic, floating, spentLife);
  const free = floating.findIndex((mana) => fits(search, symbol, mana));
  if (free >= 0) {
    const plan = pay(search, symbols, at + 1, generic, floating.toSpliced(free, 1), life, spentLife);
    if (plan !== undefined) return plan;
  }
  for (const source of search.ordered) {
    if (search.taken.has(source.source)) continue;
    for (const adds of source.adds) {
      const made = adds.map((type): Floating => ({ bit: MANA_BIT[type], snow: isSnow(search, source) }));
      const used = made.findIndex((mana) => fits(search, symbol, mana));
      if (used < 0) continue;
      const plan = withActivation(search, { source, adds }, () =>
        pay(search, symbols, at + 1, generic, [...floating, ...made.toSpliced(used, 1)], life, spentLife),
      );
      if (plan !== undefined) return plan;
    }
  }
  if (symbol.orGeneric !== undefined) {
    const plan = pay(search, symbols, at + 1, generic + symbol.orGeneric, floating, life, spentLife);
    if (plan !== undefined) return plan;
  }
  return symbol.orLife && life >= spentLife + 2
    ? pay(search, symbols, at + 1, generic, floating, life, spentLife + 2)
    : undefined;
}

function withActivation<T>(search: Search, activation: Activation, then: () => T | undefined): T | undefined {
  search.taken.add(activation.source.source);
  search.activations.push(activation);
  const result = then();
  if (result === undefined) {
    search.activations.pop();
    search.taken.delete(activation.source.source);
  }
  return result;
}

/** Generic mana: what floats, then any source. */
function payGeneric(
  search: Search,
  generic: number,
  floating: readonly Floating[],
  life: number,
): PaymentPlan | undefined {
  let owed = generic - floating.length;
  const extra: Activation[] = [];
  for (const source of search.ordered) {
    if (owed <= 0) break;
    if (search.taken.has(source.source) || extra.some((e) => e.source.source === source.source)) continue;
    const adds = source.adds[0]!;
    if (adds.length === 0) continue;
    extra.push({ source, adds });
    owed -= adds.length;
  }
  return owed > 0 ? undefined : { activations: [...search.activations, ...extra], life };
}

const isSnow = (search: Search, source: ManaSource): boolean =>
  matches(search.game, { is: "supertype", supertype: "snow" }, source.source, { self: source.source, controller: 0 });

/** 106.6: whether this mana may be spent on that. */
export function isUsable(game: Game, mana: Mana, purpose: Purpose): boolean {
  const { restriction } = mana;
  if (
    restriction === undefined ||
    (restriction.spells === undefined && restriction.abilitiesOf === undefined && restriction.onlyFor === undefined)
  )
    return true;
  const self = mana.source ?? 0;
  const context = { self, controller: 0 as Seat };
  if (purpose.spell !== undefined)
    return restriction.spells !== undefined && matches(game, restriction.spells, purpose.spell, context);
  if (purpose.abilityOf === undefined) return false;
  return (
    restriction.onlyFor === "activation" ||
    (restriction.abilitiesOf !== undefined && matches(game, restriction.abilitiesOf, purpose.abilityOf, context))
  );
}

/** Which mana of the pool pays a cost, restricted mana first; undefined if it is not enough. */
export function spendFromPool(
  game: Game,
  cost: ManaCost,
  pool: readonly Mana[],
  purpose: Purpose,
): { readonly left: readonly Mana[]; readonly spent: readonly Mana[] } | undefined {
  const available = pool
    .filter((mana) => isUsable(game, mana, purpose))
    .sort(
      (a, b) =>
        Number(b.restriction !== undefined) - Number(a.restriction !== undefined) ||
        Number(a.persists !== undefined) - Number(b.persists !== undefined),
    );
  const search: Search = { game, ordered: [], taken: new Set(), steps: 0, activations: [], asThough: purpose.asThough };
  const spent = assign(
    search,
    [...cost.symbols].sort((a, b) => difficulty(a) - difficulty(b)),
    cost.generic,
    available,
  );
  return spent && { left: pool.filter((mana) => !spent.includes(mana)), spent };
}

function assign(
  search: Search,
  symbols: readonly ManaSymbol[],
  generic: number,
  available: readonly Mana[],
): readonly Mana[] | undefined {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) {
    if (available.length < generic) return undefined;
    // Colorless and plentiful mana goes first for generic costs.
    const count = (mana: Mana): number => available.filter((m) => m.type === mana.type).length;
    return [...available]
      .sort(
        (a, b) =>
          Number(b.restriction !== undefined) - Number(a.restriction !== undefined) ||
          Number(b.type === "C") - Number(a.type === "C") ||
          count(b) - count(a),
      )
      .slice(0, generic);
  }
  for (const mana of available) {
    if (!fits(search, symbol, { bit: MANA_BIT[mana.type], snow: mana.snow === true })) continue;
    const others = assign(
      search,
      rest,
      generic,
      available.filter((m) => m !== mana),
    );
    if (others !== undefined) return [mana, ...others];
  }
  return symbol.orGeneric === undefined ? undefined : assign(search, rest, generic + symbol.orGeneric, available);
}
