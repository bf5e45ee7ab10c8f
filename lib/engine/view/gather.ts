import type { Decision, MayAttack, MayBlock, OrderItem, PriorityAction } from "../decisions.ts";
import { runOf } from "../runs.ts";
import type { Handle, PermanentView, SeatView, StackObjectView } from "../views.ts";

/**
 * A view as it is sent: objects that look the same in every way, and their like in questions, are said once with a run of
 * handles (runs.ts). It is made of the view alone, so it can tell nobody more than that does.
 */

/** Fewer than these are shorter one by one than they are worth looking for. */
export const FEWEST_IN_RUN = 10;

export function gathered(view: SeatView): SeatView {
  const isShort = ({ length }: readonly unknown[]): boolean => length < FEWEST_IN_RUN;
  const puts = view.pending.some(({ decision }) => decision.ask === "order" && !isShort(decision.items));
  const tokens = view.battlefield.filter(({ id }) => isNumbered(id));
  if (isShort(tokens) && isShort(view.stack) && !puts) return view;
  const piles = pilesIn(view);
  return {
    ...view,
    battlefield: battlefieldOf(view, piles),
    stack: stackOf(view.stack),
    ...(view.inForce && {
      inForce: view.inForce.map((one) => (one.affects ? { ...one, affects: handles(one.affects, piles) } : one)),
    }),
    pending: view.pending.map((pending) => ({ ...pending, decision: question(pending.decision, piles) })),
  };
}

interface Pile {
  readonly members: PermanentView[];
  /** Each of them blocks one attacker of its own, which nothing else blocks. */
  readonly oneToOne: boolean;
}
/** By handle: which permanents it looks the same as. */
type Piles = ReadonlyMap<Handle, Pile>;

const isNumbered = (handle: Handle): boolean => handle.startsWith("~");

function pilesIn({ battlefield, stack, inForce = [] }: SeatView): Piles {
  const pointedAt = new Set<unknown>([
    ...battlefield.flatMap(({ attachedTo, pairedWith }) => [attachedTo, pairedWith]),
    ...inForce.flatMap(({ source }) => source.id),
    ...stack.flatMap(({ targets }) => targets),
  ]);
  const blockers = new Map<Handle, number>();
  for (const { blocking = [] } of battlefield)
    for (const attacker of blocking) blockers.set(attacker, (blockers.get(attacker) ?? 0) + 1);
  const byLooks = new Map<string, Pile>();
  for (const permanent of battlefield) {
    const { id, blocking = [], ...looks } = permanent;
    if (!isNumbered(id) || pointedAt.has(id)) continue;
    const oneToOne = blocking.length === 1 && blockers.get(blocking[0]!) === 1 && isNumbered(blocking[0]!);
    const key = JSON.stringify([looks, oneToOne || blocking, blockers.get(id)]);
    const pile = byLooks.get(key);
    if (pile === undefined) byLooks.set(key, { members: [permanent], oneToOne });
    else pile.members.push(permanent);
  }
  const piles = new Map<Handle, Pile>();
  for (const pile of byLooks.values())
    if (pile.members.length >= FEWEST_IN_RUN) for (const { id } of pile.members) piles.set(id, pile);
  return piles;
}

function battlefieldOf({ battlefield }: SeatView, piles: Piles): readonly PermanentView[] {
  return battlefield.flatMap((permanent): PermanentView[] => {
    const pile = piles.get(permanent.id);
    if (pile === undefined) return [permanent];
    const { members, oneToOne } = pile;
    if (members[0] !== permanent) return [];
    const { blocking, ...looks } = permanent;
    const blocks = oneToOne
      ? { blockingEach: runOf(members.map((member) => member.blocking![0]!)) }
      : blocking && { blocking };
    return [{ ...looks, id: runOf(members.map(({ id }) => id)), count: members.length, ...blocks }];
  });
}

/** What lies on each other and reads the same, with the same targets. */
function stackOf(stack: readonly StackObjectView[]): readonly StackObjectView[] {
  if (stack.length < FEWEST_IN_RUN) return stack;
  const looksOf = ({ id, sourceId, ...looks }: StackObjectView): string =>
    isNumbered(id) ? JSON.stringify([looks, sourceId !== undefined && isNumbered(sourceId)]) : id;
  return together(stack, looksOf).flatMap((same): readonly StackObjectView[] => {
    if (same.length < FEWEST_IN_RUN) return same;
    const { sourceId, ...looks } = same[0]!;
    const sources = same.flatMap((one) => one.sourceId ?? []);
    return [
      {
        ...looks,
        id: runOf(same.map(({ id }) => id)),
        count: same.length,
        ...(sourceId !== undefined && sources.every((source) => source === sourceId)
          ? { sourceId }
          : sources.length > 0 && { sourceEach: runOf(sources) }),
      },
    ];
  });
}

/** Neighbours with the same key. */
function together<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const found: T[][] = [];
  let last: string | undefined;
  for (const one of all) {
    const key = keyOf(one);
    if (key === last) found.at(-1)!.push(one);
    else found.push([one]);
    last = key;
  }
  return found;
}

function question(decision: Decision<Handle>, piles: Piles): Decision<Handle> {
  switch (decision.ask) {
    case "choose": {
      const { show, ...others } = decision;
      return { ...others, from: handles(decision.from, piles), ...(show && { show: handles(show, piles) }) };
    }
    case "attackers":
      return { ...decision, attackers: byLikeness(decision.attackers, "attacker", piles, handles) };
    case "blockers":
      return { ...decision, blockers: byLikeness(decision.blockers, "blocker", piles, handles) };
    case "priority":
      return { ...decision, actions: actions(decision.actions, piles) };
    case "pay":
      return { ...decision, sources: gatheredBy(decision.sources, "source", piles) };
    case "order":
      return { ...decision, items: items(decision.items) };
    default:
      return decision;
  }
}

/** These with those of one pile in one text, where its first stands. */
function handles(all: readonly Handle[], piles: Piles): readonly Handle[] {
  if (all.length < FEWEST_IN_RUN) return all;
  const byPile = new Map<Pile | Handle, Handle[]>();
  for (const handle of all) {
    const pile = piles.get(handle) ?? handle;
    const same = byPile.get(pile);
    if (same === undefined) byPile.set(pile, [handle]);
    else same.push(handle);
  }
  return [...byPile.values()].map(runOf);
}

/** What a creature may do, once for all that look the same and may do the same. Lists that are one list are looked at once. */
function byLikeness<May extends MayAttack<Handle> | MayBlock<Handle>>(
  all: readonly May[],
  who: "attacker" | "blocker",
  piles: Piles,
  list: typeof handles,
): readonly May[] {
  if (all.length < FEWEST_IN_RUN) return all;
  const written = new Map<readonly Handle[], readonly Handle[]>();
  const equal = new Map<string, readonly Handle[]>();
  const write = (handles: readonly Handle[]): readonly Handle[] => {
    const short = list(handles, piles);
    const text = short.join(" ");
    equal.set(text, equal.get(text) ?? short);
    return equal.get(text)!;
  };
  const shorter = all.map((may) => {
    const short: Record<string, unknown> = { ...may };
    for (const [key, value] of Object.entries(may)) {
      if (!Array.isArray(value)) continue;
      const known = written.get(value) ?? write(value);
      written.set(value, known);
      short[key] = known;
    }
    return short as unknown as May;
  });
  return gatheredBy(shorter, who as keyof May & string, piles);
}

/** Entries that differ only in which of a pile they are about, as one. */
function gatheredBy<T extends object>(all: readonly T[], about: keyof T & string, piles: Piles): readonly T[] {
  if (all.length < FEWEST_IN_RUN) return all;
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return `#${number}`;
  };
  const found = new Map<string, T[]>();
  for (const one of all) {
    const handle = one[about] as Handle;
    const rest = Object.entries(one).flatMap(([key, value]) => (key === about ? [] : [key, numberOf(value)]));
    const pile = piles.get(handle);
    const key = JSON.stringify([pile === undefined ? handle : numberOf(pile), rest]);
    const same = found.get(key);
    if (same === undefined) found.set(key, [one]);
    else same.push(one);
  }
  return [...found.values()].map((same) =>
    same.length === 1 ? same[0]! : { ...same[0]!, [about]: runOf(same.map((one) => one[about] as Handle)) },
  );
}

function actions(all: readonly PriorityAction<Handle>[], piles: Piles): readonly PriorityAction<Handle>[] {
  const activations = all.filter((action) => action.act === "activate");
  const others = all.filter((action) => action.act !== "activate");
  return [...others, ...gatheredBy(activations, "source", piles)];
}

/** Neighbours that read the same; each counts as many places as there are handles in it. */
function items(all: readonly OrderItem<Handle>[]): readonly OrderItem<Handle>[] {
  if (all.length < FEWEST_IN_RUN) return all;
  const textOf = ({ object, text }: OrderItem<Handle>): string =>
    object !== undefined && isNumbered(object) ? `${text}` : `${object} ${text}`;
  return together(all, textOf).flatMap((same): readonly OrderItem<Handle>[] => {
    if (same.length < FEWEST_IN_RUN) return same;
    const [{ object, text }] = same as [OrderItem<Handle>];
    const run = object !== undefined && { object: runOf(same.map((one) => one.object!)) };
    return [{ text, count: same.length, ...run }];
  });
}
