import type { LogEntry } from "../engine/api.ts";
import type { Answer, Decision } from "../engine/decisions.ts";
import type { CardPool } from "../engine/definition.ts";
import { explain, type Game, load, pending, redact, save, submitDirectly, view } from "../engine/index.ts";
import { hiddenFrom } from "../engine/knowledge/visibility.ts";
import type { CardState, GameObject } from "../engine/state/gameObject.ts";
import { cardOf, isCardObject, type ObjectId, type Seat } from "../engine/state/ids.ts";
import { restoredState } from "../engine/state/layout.ts";
import type { GameState } from "../engine/state/state.ts";
import { anyAnswer } from "./answers.ts";
import type { Chance } from "./chance.ts";
import { difference } from "./checks.ts";

/** Games that differ only in what is hidden from one seat (400.2, 406.3, 708.5): to that seat they are the same. */

/**
 * The game with other cards where a seat cannot see them. Undefined where something is asked of that seat that shows it
 * hidden cards: there is one at a stable point, with somebody's priority. `keeps`: whose library stays as it is.
 */
export function twinOf(game: Game, seat: Seat, chance: Chance, keeps?: Seat): Game | undefined {
  const saved = save(game);
  if (saved.inputs.length > 0 || pending(game)[0]?.ask !== "priority") return undefined;
  const state = restoredState(saved.snapshot);
  const own = keeps === undefined ? [] : state.players[keeps]!.library;
  const hidden = hiddenFrom(game, seat).filter((id) => !own.includes(id));
  const twin = withExchanged(state, hidden, game.pool, chance);
  return load({ ...saved, snapshot: JSON.stringify(twin) }, game.pool);
}

/** Two games that differ only in cards a seat cannot see show it the same bytes. */
export function twinProblem(game: Game, seat: Seat, chance: Chance): string | undefined {
  const other = twinOf(game, seat, chance);
  if (other === undefined) return undefined;
  return differs(seat, JSON.stringify(view(game, seat)), JSON.stringify(view(other, seat)));
}

const MOST_STEPS = 30;

/**
 * The two go on alike as well, for that seat and for whoever watches, as long as nothing hidden is shown: the same is asked of
 * the same players, the same is legal, and the same is told. The others do as little as they can.
 */
export function goesOnProblem(game: Game, seat: Seat, chance: Chance): string | undefined {
  const other = twinOf(game, seat, chance, seat);
  if (other === undefined) return undefined;
  const worlds = [load(save(game), game.pool), other] as const;
  const hidden = new Set(hiddenFrom(game, seat).map(cardOf));
  for (const id of game.state.players[seat]!.library) hidden.delete(cardOf(id));
  let events: readonly (readonly LogEntry[])[] = [[], []];
  for (let step = 0; step < MOST_STEPS; step++) {
    if (worlds.some((world, at) => hasShown(world, seat, hidden, events[at]!))) return undefined;
    const nth = chance.below(100);
    const [one, two] = worlds.map((world, at) => seen(world, seat, events[at]!, nth));
    const [asked, same] = worlds.map((world) => pending(world)[0]);
    const problem = differs(seat, one!, two!);
    if (problem !== undefined) return problem;
    if (asked === undefined || same === undefined) return undefined;
    const answer = asked.decidedBy === seat ? anyAnswer(asked, chance) : quiet(asked, same, hidden, chance);
    if (answer === undefined) return undefined;
    const done = worlds.map((world) => {
      const [{ slot, decidedBy }] = pending(world) as readonly [Decision];
      return submitDirectly(world, decidedBy, [{ slot, answer }]);
    });
    if (asked.decidedBy === seat && done[0]!.ok !== done[1]!.ok)
      return `what seat ${seat} answers is refused in one only: ${JSON.stringify(answer)}`;
    if (done.some(({ ok }) => !ok)) return undefined;
    events = done.map((one) => (one.ok ? one.events : []));
  }
  return undefined;
}

/** All that this seat and whoever watches notice; why a card is as it is, of one of them. */
function seen(game: Game, seat: Seat, events: readonly LogEntry[], nth: number): string {
  const mine = view(game, seat);
  const cards = [...mine.battlefield, ...mine.stack, ...mine.players.flatMap((one) => [...one.exile, ...one.command])];
  const card = cards[nth % cards.length];
  return JSON.stringify([
    mine,
    view(game, null),
    redact(game, seat, events),
    redact(game, null, events),
    card && explain(game, seat, card.id),
  ]);
}

/** Whether one of these has become known to the seat, or is asked about. */
function hasShown(game: Game, seat: Seat, were: ReadonlySet<number>, events: readonly LogEntry[]): boolean {
  const hidden = new Set(hiddenFrom(game, seat).map(cardOf));
  if ([...were].some((card) => !hidden.has(card))) return true;
  if (events.some(({ code, private: to }) => code === "reveal" && (to === undefined || to === seat))) return true;
  return pending(game).some((one) => one.decidedBy === seat && shownIn(one).some((card) => were.has(card)));
}

const shownIn = (decision: Decision): readonly number[] => {
  const of =
    decision.ask === "choose"
      ? [...decision.from, ...(decision.show ?? [])]
      : decision.ask === "order"
        ? decision.items.flatMap(({ object }) => object ?? [])
        : [];
  return of.filter(isCardObject).map(cardOf);
};

/** What tells nothing of these cards, in both games; undefined where there is no such answer. */
function quiet(asked: Decision, same: Decision, hidden: ReadonlySet<number>, chance: Chance): Answer | undefined {
  const isAlike = asked.ask !== "priority" && JSON.stringify(asked) === JSON.stringify(same);
  if (isAlike && !shownIn(asked).some((card) => hidden.has(card))) return anyAnswer(asked, chance);
  switch (asked.ask) {
    case "priority":
      return { ask: "priority", action: { act: "pass" } };
    case "confirm":
      return { ask: "confirm", yes: false };
    case "choose":
      return asked.min === 0 && same.ask === "choose" && same.min === 0 ? { ask: "choose", chosen: [] } : undefined;
    case "order":
      return { ask: "order", order: [...asked.items.keys()] };
    case "name":
      return { ask: "name", name: "Plains" };
    default:
      return undefined;
  }
}

const differs = (seat: Seat, one: string, other: string): string | undefined =>
  one === other ? undefined : `seat ${seat} sees a difference at ${difference(one, other)}`;

/** 100.2d: which cards are in a supplementary deck is known, as they are turned up; the order of each is not. */
function kindOf(pool: CardPool, definition: number): string {
  const { types, subtypes } = pool.cards[definition]!.faces[0].typeLine;
  return subtypes.includes("Attraction") ? "attraction" : types.includes("scheme") ? "scheme" : "planar";
}

/** Hidden cards of each owner change places: those of hands, libraries and what lies face down with one another. */
function withExchanged(state: GameState, hidden: readonly ObjectId[], pool: CardPool, chance: Chance): GameState {
  const cards = state.cards.map((card): CardState => card);
  const objects: Record<number, GameObject> = { ...state.objects };
  const supplementary = new Set(state.players.flatMap((player) => player.supplementary ?? []));
  const groups = new Map<string, ObjectId[]>();
  for (const id of hidden) {
    const record = state.objects[id];
    const isOther = record !== undefined && (record.faceDown === undefined || record.kind !== "card" || record.others);
    if (!isCardObject(id) || isOther) continue;
    const [definition, owner] = state.cards[cardOf(id)]!;
    const where = supplementary.has(id) ? kindOf(pool, definition) : record?.zone === "command" ? "command" : "";
    const group = groups.get(`${owner}/${where}`);
    if (group) group.push(id);
    else groups.set(`${owner}/${where}`, [id]);
  }
  const places = new Map<number, number>();
  for (const group of groups.values())
    for (const [at, from] of chance.shuffled(group).entries()) {
      const to = group[at]!;
      const [definition] = state.cards[cardOf(from)]!;
      const [, owner, incarnation, zone] = cards[cardOf(to)]!;
      cards[cardOf(to)] = [definition, owner, incarnation, zone];
      if (objects[to] !== undefined) objects[to] = { ...objects[to], definition };
      places.set(cardOf(from), cardOf(to));
    }
  // 903.3: which cards are commanders is known, not where in a hidden zone they are.
  const commanders = state.commanders?.map((one) => ({ ...one, card: places.get(one.card) ?? one.card }));
  return { ...state, cards, objects, ...(commanders && { commanders }) };
}
