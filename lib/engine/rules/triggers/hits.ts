import type { EventPattern } from "../../abilities/events.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Players } from "../../abilities/references.ts";
import { someNode, type Test } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import type { EventFacts, HistoryEntry } from "../../state/history.ts";
import { type Entity, isPlayer, type Seat } from "../../state/ids.ts";

/**
 * Which events of a batch abilities trigger on. That ten thousand creatures die and each of them says "when this dies" is
 * looked up by the creature; what depends on nobody but an ability's controller is found once for all that say the same.
 * Only what is left compares every ability with every event.
 */

/** Whether an event is what a pattern describes, to an ability of that object and player. */
type Fits = (pattern: EventPattern, entry: HistoryEntry, self: Entity, controller: Seat) => boolean;
type Role = "object" | "other";

/** Of fewer, each is looked at. */
const MANY = 16;
/** To compare so many with a pattern takes about as long as an event (limits.ts). */
const COMPARED_AN_EVENT = 32;
/** To store so many ids takes about as long as an event. */
const TOLD_AN_EVENT = 256;
/** No object: whatever is another than self is another than this. */
const NOBODY = Number.NaN;

export class Hits {
  readonly #game: Game;
  readonly #batch: readonly HistoryEntry[];
  readonly #fits: Fits;
  readonly #together = new Map<readonly HistoryEntry[], EventFacts>();
  readonly #shapes = new Map<EventPattern, Shape>();
  readonly #shared = new Map<EventPattern, Map<Seat, readonly HistoryEntry[]>>();
  readonly #by = new Map<Role, ReadonlyMap<Entity | undefined, readonly HistoryEntry[]>>();

  constructor(game: Game, batch: readonly HistoryEntry[], fits: Fits) {
    this.#game = game;
    this.#batch = batch;
    this.#fits = fits;
  }

  of(pattern: EventPattern, self: Entity, controller: Seat): readonly HistoryEntry[] {
    if (this.#batch.length < MANY) return this.#among(this.#batch, pattern, self, controller);
    const shape = this.#shapeOf(pattern);
    if (shape === "any") {
      this.#game.execution.effort += this.#batch.length / COMPARED_AN_EVENT;
      return this.#among(this.#batch, pattern, self, controller);
    }
    if (shape === "object" || shape === "other")
      return this.#among(this.#about(shape, self), pattern, self, controller);
    const hits = this.#sharedBy(pattern, controller);
    if (shape === "sharedByOthers" && this.#about("object", self).length > 0)
      return hits.filter(({ facts }) => facts.object !== self);
    return hits;
  }

  /** "One or more": the facts of these as one event; for many abilities the same. */
  together(hits: readonly HistoryEntry[]): EventFacts {
    const known = this.#together.get(hits);
    this.#game.execution.effort += hits.length / (known ? TOLD_AN_EVENT : COMPARED_AN_EVENT);
    const facts = known ?? together(hits.map(({ facts }) => facts));
    this.#together.set(hits, facts);
    return facts;
  }

  #among(entries: readonly HistoryEntry[], pattern: EventPattern, self: Entity, controller: Seat) {
    return entries.filter((entry) => this.#fits(pattern, entry, self, controller));
  }

  #shapeOf(pattern: EventPattern): Shape {
    const shape = this.#shapes.get(pattern) ?? shapeOf(pattern);
    this.#shapes.set(pattern, shape);
    return shape;
  }

  #sharedBy(pattern: EventPattern, controller: Seat): readonly HistoryEntry[] {
    const byController = this.#shared.get(pattern) ?? new Map<Seat, readonly HistoryEntry[]>();
    this.#shared.set(pattern, byController);
    const hits = byController.get(controller) ?? this.#among(this.#batch, pattern, NOBODY, controller);
    byController.set(controller, hits);
    return hits;
  }

  #about(role: Role, id: Entity): readonly HistoryEntry[] {
    const by = this.#by.get(role) ?? grouped(this.#batch, ({ facts }) => facts[role]);
    this.#by.set(role, by);
    return by.get(id) ?? NO_ENTRIES;
  }
}

const NO_ENTRIES: readonly HistoryEntry[] = [];

/**
 * What a pattern's hits depend on: `object`, `other`: self has to be that of the event. `shared`: of self nothing is asked, or
 * only that it is not the event's object. `any`: something else.
 */
type Shape = Role | "shared" | "sharedByOthers" | "any";

function shapeOf(pattern: EventPattern): Shape {
  const role = roleOfSelf(pattern);
  if (role !== undefined) return role;
  if (!asksOfSelf(pattern)) return "shared";
  if (!("object" in pattern) || pattern.object === undefined) return "any";
  const of = conjuncts(pattern.object);
  const others = of.filter(({ is }) => is !== "another");
  const rest = { ...pattern, object: { is: "and", of: others } } as EventPattern;
  return others.length < of.length && !asksOfSelf(rest) ? "sharedByOthers" : "any";
}

const conjuncts = (filter: Filter): readonly Filter[] =>
  filter.is === "and" ? filter.of.flatMap(conjuncts) : [filter];
const isSelf = (filter: Filter | undefined): boolean =>
  filter !== undefined && conjuncts(filter).some(({ is }) => is === "self");

function roleOfSelf(pattern: EventPattern): Role | undefined {
  if (pattern.on === "anyOf") {
    const [role, ...others] = pattern.of.map(roleOfSelf);
    return others.every((other) => other === role) ? role : undefined;
  }
  if ("object" in pattern && isSelf(pattern.object)) return "object";
  if (pattern.on !== "damage") return undefined;
  if (isSelf(pattern.source)) return "other";
  return pattern.to?.players === undefined && isSelf(pattern.to?.objects) ? "object" : undefined;
}

const asksOfSelf = (pattern: EventPattern): boolean => someNode("pattern", pattern, OF_SELF);

const OF_NOBODY: ReadonlySet<Filter["is"]> = new Set([
  ...(["any", "and", "or", "not", "type", "subtype", "supertype", "color", "colorless", "monocolored"] as const),
  ...(["multicolored", "permanentCard", "historic", "token", "card", "spell", "controlledBy", "ownedBy"] as const),
  ...(["named", "stat", "keyword", "noAbilities", "counter", "tapped", "untapped", "attacking", "blocking"] as const),
  ...(["faceDown", "faceUp", "enchanted", "equipped", "inZone", "commander", "modified", "doubleFaced"] as const),
]);
const OF_CONTROLLER: ReadonlySet<Players["who"]> = new Set(["you", "each", "opponents", "teammates", "activePlayer"]);

const OF_SELF: Test = {
  filter: ({ is }) => !OF_NOBODY.has(is),
  players: ({ who }) => !OF_CONTROLLER.has(who),
  objects: () => true,
  amount: () => true,
  condition: () => true,
};

/** Things by what they have in common. */
export function grouped<T, K>(all: readonly T[], by: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = by(one);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [one]);
    else same.push(one);
  }
  return groups;
}

/** "One or more": the facts of a batch as one event. */
export function together(events: readonly EventFacts[]): EventFacts {
  const first = events[0]!;
  const objects = events.flatMap((facts) => facts.objects ?? (facts.object === undefined ? [] : [facts.object]));
  const amount = events.reduce((total, facts) => total + (facts.amount ?? 1), 0);
  const others = new Set(
    events.flatMap(({ other, others }) => others ?? (other === undefined || isPlayer(other) ? [] : [other])),
  );
  return {
    ...first,
    ...(objects.length > 0 && { objects: [...new Set(objects)] }),
    ...(others.size > 1 && { others: [...others] }),
    amount,
  };
}
