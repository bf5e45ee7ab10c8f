import type { ManaType } from "../../../cards/schema.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { ManaCost, ManaSymbol } from "../../query/mana/manaCost.ts";
import type { Purpose } from "../../runtime.ts";
import { type Bits, MANA_BIT, SUPERTYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Mana } from "../../state/player.ts";
import { type ManaSource, mostManaFrom } from "./manaSources.ts";
import { canPayFor, isUsable, paying } from "./spending.ts";

/** How a mana cost can be paid: abilities to activate, with what each adds, and symbols paid with life (107.4f). */
export interface PaymentPlan {
  readonly activations: readonly Activation[];
  readonly withLife: readonly ManaSymbol[];
}
export interface Activation {
  readonly source: ManaSource;
  readonly adds: readonly ManaType[];
  /** The mana that pays for the ability itself, where that costs mana. */
  readonly spends: readonly ManaType[];
}

/** How many symbols may be paid with life; how many are to be, where the payer has said so (601.2b). */
export interface LifeForSymbols {
  readonly most: number;
  readonly exactly?: number;
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
  life: LifeForSymbols,
  keeping?: Keeping,
): PaymentPlan | undefined {
  const about = paying(purpose, cost);
  const usable = pool.filter((mana) => isUsable(game, mana, about));
  const useful = sources.filter((source) => !isForInstants(source) && isUsable(game, source, about));
  const symbols = cost.symbols.toSorted((a, b) => difficulty(a) - difficulty(b));
  if (mostManaFrom(useful, usable.length) < cost.generic + symbols.filter((s) => s.orLife !== true).length)
    return undefined;
  const search: Search = {
    game,
    ordered: keeping === undefined ? useful : sparedLast(useful, keeping.spare),
    taken: new Set(),
    steps: 0,
    activations: [],
    withLife: [],
    life,
    asThough: purpose.asThough,
    keeping,
  };
  const floating = usable.map(
    (mana): Floating => ({
      type: mana.type,
      snow: mana.snow === true,
      restricted: mana.restriction !== undefined,
      ...(mana.restriction?.notGeneric && { notGeneric: true }),
    }),
  );
  return cover(search, tasksOf({ symbols, generic: cost.generic }), 0, floating)
    ? { activations: search.activations, withLife: search.withLife }
    : undefined;
}

/**
 * Whether there is a plan, where counting tells: symbols of one type each, no mana in the pool, and sources that are one mana
 * each, as basic lands are. Undefined where it takes a search.
 */
export function isPayableByCounting(
  { symbols, generic }: ManaCost,
  pool: readonly Mana[],
  sources: readonly ManaSource[],
  { asThough, onlyFrom }: Purpose,
): boolean | undefined {
  if (pool.length > 0 || asThough !== undefined || onlyFrom !== undefined) return undefined;
  if (!symbols.every(isOfOneType) || !sources.every(isOneMana)) return undefined;
  if (sources.length < generic + symbols.length) return false;
  for (const { types } of symbols) {
    let needed = 0;
    for (const symbol of symbols) if (symbol.types === types) needed++;
    for (const { adds } of sources) if (MANA_BIT[adds[0]![0]!] === types) needed--;
    if (needed > 0) return false;
  }
  return true;
}

const isOfOneType = ({ types, orGeneric, orLife, snow }: ManaSymbol): boolean =>
  orGeneric === undefined && orLife !== true && snow !== true && bitsIn(types) === 1;
const isOneMana = ({ alone, adds }: ManaSource): boolean => alone && adds.length === 1 && adds[0]!.length === 1;

/** 602.5e: not while a spell or ability is being paid for. */
export const isForInstants = ({ ability }: ManaSource): boolean =>
  ability.limits?.some(({ only }) => only === "instant") ?? false;

interface Floating {
  readonly type: ManaType;
  readonly snow: boolean;
  /** It may be spent on what is paid for, but not on a mana ability on the way there. */
  readonly restricted: boolean;
  readonly notGeneric?: true;
}

interface Search {
  readonly game: Game;
  readonly ordered: readonly ManaSource[];
  readonly taken: Set<ObjectId>;
  steps: number;
  readonly activations: Activation[];
  readonly withLife: ManaSymbol[];
  readonly life: LifeForSymbols;
  readonly asThough: Purpose["asThough"];
  readonly keeping: Keeping | undefined;
}

/** What a payment should leave: sources to use last, and whether without those used what is left is enough. */
interface Keeping {
  readonly spare: ReadonlySet<ObjectId>;
  readonly isEnough: (used: ReadonlySet<ObjectId>) => boolean;
}

/** What is to be spared comes last. */
const sparedLast = (sources: readonly ManaSource[], spare: ReadonlySet<ObjectId>): readonly ManaSource[] =>
  sources.toSorted((a, b) => Number(spare.has(a.source)) - Number(spare.has(b.source)));

/** A payment after which what is left of the sources can pay `kept` too; undefined if there is none. */
export function planKeeping(
  game: Game,
  cost: ManaCost,
  pool: readonly Mana[],
  sources: readonly ManaSource[],
  purpose: Purpose,
  life: LifeForSymbols,
  kept: ManaCost,
): PaymentPlan | undefined {
  const planWith = (left: readonly ManaSource[]): PaymentPlan | undefined =>
    planPayment(game, kept, [], left, {}, { most: 0 });
  const spare = planWith(sources)?.activations.map(({ source }) => source.source);
  return (
    spare &&
    planPayment(game, cost, pool, sources, purpose, life, {
      spare: new Set(spare),
      isEnough: (used) => planWith(sources.filter(({ source }) => !used.has(source))) !== undefined,
    })
  );
}

/** A mana ability that costs mana, while the search pays for it. */
interface Filtering extends Activation {
  readonly spends: ManaType[];
}

/** What is still to be paid, in order; `into` a mana ability that must be paid for before it adds its mana. */
type Task =
  | { readonly pay: "symbol"; readonly symbol: ManaSymbol; readonly into?: Filtering }
  | { readonly pay: "generic"; readonly count: number; readonly into?: Filtering }
  | { readonly pay: "done"; readonly with: Filtering };

const tasksOf = ({ symbols, generic }: Pick<ManaCost, "symbols" | "generic">, into?: Filtering): readonly Task[] => [
  ...symbols.map((symbol): Task => ({ pay: "symbol", symbol, ...(into && { into }) })),
  { pay: "generic", count: generic, ...(into && { into }) },
];

/** Symbols with fewer ways to be paid come first; those payable with life or generic mana last. */
const difficulty = (symbol: ManaSymbol): number =>
  (symbol.orLife ? 100 : 0) +
  (symbol.orGeneric !== undefined ? 50 : 0) +
  bitsIn(symbol.types) +
  (symbol.snow ? -10 : 0);
const bitsIn = (bits: Bits): number => (bits === 0 ? 0 : 1 + bitsIn(bits & (bits - 1)));

/** Whether the tasks from `at` on can be done; if so the search holds how. */
function cover(search: Search, tasks: readonly Task[], at: number, floating: readonly Floating[]): boolean {
  if (++search.steps > MOST_STEPS) return false;
  const task = tasks[at];
  if (task === undefined) return isGood(search);
  switch (task.pay) {
    case "symbol":
      return coverSymbol(search, task, tasks, at, floating);
    case "generic":
      return at === tasks.length - 1
        ? coverRest(search, task.count, tasks, at, floating)
        : coverGeneric(search, task, tasks, at, floating);
    case "done": {
      const { source } = task.with.source;
      search.activations.push(task.with);
      const again = isRepeatable(task.with.source) && search.taken.delete(source);
      if (cover(search, tasks, at + 1, [...floating, ...madeBy(search, task.with)])) return true;
      if (again) search.taken.add(source);
      search.activations.pop();
      return false;
    }
  }
}

const isGood = ({ life, withLife, keeping, taken }: Search): boolean =>
  (life.exactly === undefined || withLife.length === life.exactly) && keeping?.isEnough(taken) !== false;

function coverSymbol(
  search: Search,
  task: Extract<Task, { pay: "symbol" }>,
  tasks: readonly Task[],
  at: number,
  floating: readonly Floating[],
): boolean {
  const { symbol, into } = task;
  const fits = (mana: Floating): boolean => (into === undefined || !mana.restricted) && pays(search, symbol, mana);
  const next = (left: readonly Floating[]): boolean => cover(search, tasks, at + 1, left);
  if (lifeFirst(search, symbol) && withLife(search, symbol, () => next(floating))) return true;
  for (const [i, mana] of floating.entries())
    if (fits(mana) && isFirstOfItsKind(floating, i) && spent(into, mana, () => next(floating.toSpliced(i, 1))))
      return true;
  for (const source of search.ordered) {
    if (neededFor(search, source) === undefined) continue;
    for (const adds of source.adds) {
      const made = madeBy(search, { source, adds });
      const used = made.findIndex(fits);
      if (used < 0) continue;
      const covered = (): boolean =>
        source.cost === undefined
          ? spent(into, made[used]!, () => next([...floating, ...made.toSpliced(used, 1)]))
          : cover(search, [...filtering(source, adds), ...tasks.slice(at)], 0, floating);
      if (withActivation(search, source, adds, covered)) return true;
    }
  }
  if (symbol.orGeneric !== undefined && cover(search, withGeneric(tasks.slice(at + 1), symbol.orGeneric), 0, floating))
    return true;
  return !lifeFirst(search, symbol) && withLife(search, symbol, () => next(floating));
}

/** More of the generic mana that belongs to the same cost: the next such task. */
const withGeneric = (tasks: readonly Task[], more: number): readonly Task[] => {
  const at = tasks.findIndex(({ pay }) => pay === "generic");
  return tasks.map((task, i) => (i === at && task.pay === "generic" ? { ...task, count: task.count + more } : task));
};

/** Generic mana that is not all that is left: which mana pays it may matter for the rest. */
function coverGeneric(
  search: Search,
  task: Extract<Task, { pay: "generic" }>,
  tasks: readonly Task[],
  at: number,
  floating: readonly Floating[],
): boolean {
  const { count, into } = task;
  if (count === 0) return cover(search, tasks, at + 1, floating);
  const less: readonly Task[] = [{ ...task, count: count - 1 }, ...tasks.slice(at + 1)];
  for (const [i, mana] of floating.entries()) {
    if ((into !== undefined && mana.restricted) || mana.notGeneric || !isFirstOfItsKind(floating, i)) continue;
    if (spent(into, mana, () => cover(search, less, 0, floating.toSpliced(i, 1)))) return true;
  }
  for (const source of search.ordered) {
    if (source.cost !== undefined || neededFor(search, source) === undefined) continue;
    for (const adds of source.adds) {
      const [first, ...more] = madeBy(search, { source, adds });
      if (first === undefined || first.notGeneric) continue;
      const covered = (): boolean => spent(into, first, () => cover(search, less, 0, [...floating, ...more]));
      if (withActivation(search, source, adds, covered)) return true;
    }
  }
  return false;
}

/**
 * Generic mana at the end: what floats, then any source, then whatever adds the most (of one with several abilities only one is
 * used), then abilities that add more than they cost.
 */
function coverRest(
  search: Search,
  count: number,
  tasks: readonly Task[],
  at: number,
  floating: readonly Floating[],
): boolean {
  const owed = count - floating.filter(({ notGeneric }) => notGeneric !== true).length;
  const then = (): boolean => cover(search, tasks, at + 1, []);
  if (withEachInTurn(search, search.ordered, owed, then)) return true;
  if (owed > 0 && withEachInTurn(search, search.ordered.toSorted(byMost), owed, then)) return true;
  for (const source of search.ordered) {
    if (source.cost === undefined || mostManaFrom([source], 0) <= 0 || neededFor(search, source) === undefined)
      continue;
    const adds = source.adds[0]!;
    const covered = (): boolean => cover(search, [...filtering(source, adds), ...tasks.slice(at)], 0, floating);
    if (withActivation(search, source, adds, covered)) return true;
  }
  return false;
}

const mostOf = ({ adds }: ManaSource): readonly ManaType[] =>
  adds.reduce((most, one) => (one.length > most.length ? one : most));
const byMost = (one: ManaSource, other: ManaSource): number => mostOf(other).length - mostOf(one).length;

/** Uses free sources in this order until so much is made. */
function withEachInTurn(search: Search, sources: readonly ManaSource[], count: number, then: () => boolean): boolean {
  let owed = count;
  const before = search.activations.length;
  const used: ObjectId[] = [];
  for (const source of sources) {
    if (owed <= 0) break;
    const adds = mostOf(source);
    if (source.cost !== undefined || adds.length === 0 || source.restriction?.notGeneric) continue;
    for (let needed = neededFor(search, source); needed !== undefined && owed > 0; needed = neededFor(search, source)) {
      search.activations.push({ source, adds, spends: [] });
      for (const id of needed) search.taken.add(id);
      used.push(...needed);
      owed -= adds.length;
    }
  }
  if (owed <= 0 && then()) return true;
  search.activations.length = before;
  for (const source of used) search.taken.delete(source);
  return false;
}

/** First what the ability costs, then what it adds. */
function filtering(source: ManaSource, adds: readonly ManaType[]): readonly Task[] {
  const into: Filtering = { source, adds, spends: [] };
  return [...tasksOf(source.cost!, into), { pay: "done", with: into }];
}

/** Its only cost is mana, and nothing limits how often. */
const isRepeatable = ({ ability }: ManaSource): boolean =>
  ability.limits === undefined && ability.costs.every((cost) => cost.pay === "mana");

const madeBy = (search: Search, { source, adds }: Pick<Activation, "source" | "adds">): readonly Floating[] => {
  const snow = (characteristicsOf(search.game, source.source).supertypes & SUPERTYPE_BIT.snow) !== 0;
  const notGeneric = source.restriction?.notGeneric && { notGeneric: true as const };
  return adds.map((type) => ({ type, snow, restricted: source.restriction !== undefined, ...notGeneric }));
};

const pays = (search: Search, symbol: ManaSymbol, mana: Pick<Floating, "type" | "snow">): boolean =>
  canPayFor(symbol, mana, search.asThough);

const isFirstOfItsKind = (floating: readonly Floating[], at: number): boolean =>
  floating.findIndex(
    ({ type, snow, restricted, notGeneric }) =>
      type === floating[at]!.type &&
      snow === floating[at]!.snow &&
      restricted === floating[at]!.restricted &&
      notGeneric === floating[at]!.notGeneric,
  ) === at;

const lifeFirst = ({ life, withLife }: Search, symbol: ManaSymbol): boolean =>
  symbol.orLife === true && life.exactly !== undefined && withLife.length < life.exactly;

function withLife(search: Search, symbol: ManaSymbol, then: () => boolean): boolean {
  if (symbol.orLife !== true || search.withLife.length >= (search.life.exactly ?? search.life.most)) return false;
  search.withLife.push(symbol);
  if (then()) return true;
  search.withLife.pop();
  return false;
}

/** Mana that pays for a mana ability is kept apart for it. */
function spent(into: Filtering | undefined, mana: Floating, then: () => boolean): boolean {
  into?.spends.push(mana.type);
  if (then()) return true;
  into?.spends.pop();
  return false;
}

/** What a use of this source takes that can't be used again; undefined if it can't be used any more. */
function neededFor({ taken, ordered }: Search, { source, takes }: ManaSource): readonly ObjectId[] | undefined {
  if (takes === undefined) return taken.has(source) ? undefined : [source];
  if ((!takes.again || takes.away) && taken.has(source)) return undefined;
  const free = takes.from.filter((id) => !taken.has(id));
  if (free.length < takes.each) return undefined;
  // What makes no mana itself goes first, then what goes on making some.
  const missed = (id: ObjectId): number => {
    const uses = ordered.filter((one) => one.source === id);
    return uses.length === 0 ? 0 : !takes.away && uses.every((one) => one.takes?.again) ? 1 : id === source ? 3 : 2;
  };
  const needed = free.toSorted((a, b) => missed(a) - missed(b)).slice(0, takes.each);
  return takes.again ? needed : [source, ...needed];
}

/** With this source in use; one that costs nothing is activated at once, others when they are paid for. */
function withActivation(search: Search, source: ManaSource, adds: readonly ManaType[], then: () => boolean): boolean {
  const needed = neededFor(search, source) ?? [];
  for (const id of needed) search.taken.add(id);
  if (source.cost === undefined) search.activations.push({ source, adds, spends: [] });
  if (then()) return true;
  if (source.cost === undefined) search.activations.pop();
  for (const id of needed) search.taken.delete(id);
  return false;
}
