import type { Game } from "../../game.ts";
import type { Characteristics } from "../../runtime.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { characteristicsOf, isSummoningSick } from "./characteristics.ts";

/**
 * Permanents that differ in nothing but which one they are and how old: same record, same characteristics, same part in
 * combat, and whatever else in the game points to one of them points to the other in the same breath ("sacrifice them at
 * the beginning of the next end step"). What the rules say of one of them they say of all.
 */
export type Kinds = ReadonlyMap<ObjectId, string>;

/** By permanent on the battlefield: what it is like. Two with the same text are alike. */
export function kindsOf(game: Game): Kinds {
  const { derived, journal } = game;
  if (derived.kinds?.at === journal.changes) return derived.kinds.of;
  const pointed = pointersIn(game);
  const looks = new Looks(game);
  const of = new Map<ObjectId, string>();
  for (const id of game.state.battlefield) of.set(id, looks.of(id) + (pointed.get(id) ?? ""));
  derived.kinds = { at: journal.changes, of };
  return of;
}

/** These by kind, in the order of the first of each. */
export function byKind(game: Game, ids: Iterable<ObjectId>): ReadonlyMap<string, readonly ObjectId[]> {
  const kinds = kindsOf(game);
  const found = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const kind = kinds.get(id) ?? `#${id}`;
    const same = found.get(kind);
    if (same === undefined) found.set(kind, [id]);
    else same.push(id);
  }
  return found;
}

/** What says how old it is; whether it came under control in time is looked at apart (302.6). */
const AGES: ReadonlySet<keyof GameObject> = new Set(["timestamp", "since", "turnedAt", "counterTimes"]);

/** Everything about a permanent but which one it is and how old. */
class Looks {
  readonly #game: Game;
  /** What was written already, by the very object or by its text: most permanents share theirs. */
  readonly #written = new Map<object, string>();
  readonly #numbers = new Map<string, number>();

  constructor(game: Game) {
    this.#game = game;
  }

  of(id: ObjectId): string {
    const record = this.#game.state.objects[id]!;
    let text = `${this.#characteristics(characteristicsOf(this.#game, id))}${isSummoningSick(this.#game, id) ? "s" : ""}`;
    for (const key in record) {
      const fact = record[key as keyof GameObject];
      if (fact === undefined || AGES.has(key as keyof GameObject)) continue;
      text += typeof fact === "object" ? `;${key}=${this.#number(JSON.stringify(fact))}` : `;${key}=${fact}`;
    }
    return text;
  }

  #characteristics(now: Characteristics): string {
    const known = this.#written.get(now);
    if (known !== undefined) return known;
    const { keywords, abilities, ...others } = now;
    const text = `${this.#number(JSON.stringify(others))}/${this.#list(abilities)}`;
    this.#written.set(now, text);
    return text;
  }

  /** Effects that change numbers leave the list of abilities the same. */
  #list(abilities: Characteristics["abilities"]): string {
    const known = this.#written.get(abilities);
    if (known !== undefined) return known;
    const text = `${this.#number(JSON.stringify(abilities.map(({ ability, ref }) => [ability, ref])))}`;
    this.#written.set(abilities, text);
    return text;
  }

  #number(text: string): number {
    const known = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, known);
    return known;
  }
}

/** What points to a permanent, by permanent: places in the state, where all entries of one list of ids are one place. */
function pointersIn({ state }: Game): ReadonlyMap<ObjectId, string> {
  const found = new Map<ObjectId, string>();
  const note = (id: unknown, place: string): void => {
    if (typeof id === "number" && state.objects[id]?.zone === "battlefield")
      found.set(id, `${found.get(id) ?? ""}|${place}`);
  };
  const look = (data: unknown, place: string): void => {
    if (typeof data === "number") note(data, place);
    else if (Array.isArray(data)) {
      const isList = typeof data[0] === "number";
      for (const [at, one] of data.entries()) look(one, isList ? place : `${place}/${at}`);
    } else if (typeof data === "object" && data !== null)
      for (const key in data) look((data as Record<string, unknown>)[key], `${place}/${key}`);
  };
  for (const effect of state.effects)
    look([effect.objects, effect.source, effect.targets, effect.notes], `e${effect.id}`);
  for (const [at, { source, notes, targets, event, finds }] of state.delayed.entries())
    look([source, notes, targets, event, finds], `d${at}`);
  for (const [at, { source, event, notes, targets, finds }] of state.triggered.entries())
    look([source, event, notes, targets, finds], `w${at}`);
  look(state.away, "a");
  for (const id in state.objects) {
    const { zone, attachedTo, linked, source, event, targets, notes } = state.objects[id]!;
    if (attachedTo !== undefined) note(attachedTo, `at${id}`);
    if (linked !== undefined) look(linked, `l${id}`);
    if (zone === "stack") look([source, event, targets, notes], `s${id}`);
  }
  state.history.forEach(({ facts: { object, objects, other, ...facts }, ...entry }, at) => {
    // Of what happened to each of many in the same way, it does not matter which entry is whose.
    if (object !== undefined && (other === undefined || other >= 0))
      note(object, JSON.stringify([entry, facts, other]));
    else look([object, other], `h${at}`);
    look(objects, `h${at}s`);
  });
  pointedInCombat(state.combat, note);
  return found;
}

/** Who is blocked by the same number of creatures, or blocks the same creatures, is alike. */
function pointedInCombat(combat: Game["state"]["combat"], note: (id: unknown, place: string) => void): void {
  for (const { id, defender, blocked, blockers, band, hadTo } of combat?.attackers ?? []) {
    note(id, `c${defender}/${blocked}/${blockers.length}/${band}/${hadTo}`);
    for (const blocker of blockers) note(blocker, blockers.length === 1 ? "b1" : `b${id}`);
    if (defender !== undefined) note(defender, "attacked");
  }
  for (const id of combat?.struckFirst ?? []) note(id, "struck");
  for (const [blocker, order] of Object.entries(combat?.orders ?? {})) {
    note(Number(blocker), `o${blocker}`);
    for (const id of order) note(id, `o${blocker}`);
  }
}
