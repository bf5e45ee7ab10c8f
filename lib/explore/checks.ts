import type { CardPool } from "../engine/definition.ts";
import { digestOf, type Game, load, pending, save, view } from "../engine/index.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import type { Characteristics } from "../engine/runtime.ts";
import type { CardState } from "../engine/state/gameObject.ts";
import { cardOf, type Seat } from "../engine/state/ids.ts";
import { restoredState } from "../engine/state/layout.ts";
import { zoneOf } from "../engine/state/objects.ts";
import { staleEverything } from "../engine/state/stale.ts";
import type { GameState } from "../engine/state/state.ts";
import { everyStack } from "../engine/state/turnMarkers.ts";
import type { SeatView } from "../engine/views.ts";
import type { Chance } from "./chance.ts";

/** Saved as JSON and loaded, the game asks the same, is in the same state and looks the same to every seat. */
export function resumeProblem(game: Game): string | undefined {
  const saved = JSON.stringify(save(game));
  const resumed = load(JSON.parse(saved), game.pool);
  const asked = (of: Game): string =>
    pending(of)
      .map((decision) => `${decision.slot} ${digestOf(of, decision)}`)
      .join();
  if (asked(resumed) !== asked(game)) return `resumed it asks ${asked(resumed)} instead of ${asked(game)}`;
  if (JSON.stringify(save(resumed)) !== saved) return "saved again it is not the same";
  for (const seat of game.state.players.keys()) {
    const [mine, anew] = [JSON.stringify(view(game, seat)), JSON.stringify(view(resumed, seat))];
    if (mine !== anew) return `resumed it looks different to seat ${seat} at ${difference(mine, anew)}`;
  }
  return undefined;
}

/** What is remembered of objects is what would be worked out anew. */
export function staleProblem(game: Game): string | undefined {
  const remembered = [...game.derived.characteristics];
  staleEverything(game);
  for (const [id, was] of remembered) {
    if (zoneOf(game.state, id) === undefined) continue;
    const [then, now] = [told(was), told(characteristicsOf(game, id))];
    if (then !== now) return `what is remembered of ${was.name} is out of date: ${difference(then, now)}`;
  }
  return undefined;
}

const told = ({ keywords, abilities, ...rest }: Characteristics): string =>
  JSON.stringify([rest, [...keywords.keys()], abilities.map(({ ability }) => ability.kind)]);

/**
 * The game with other cards where a seat cannot see them. Undefined where something is asked of that seat that shows it
 * hidden cards: there is one at a stable point, with somebody's priority.
 */
export function twinOf(game: Game, seat: Seat, chance: Chance): Game | undefined {
  const saved = save(game);
  if (saved.inputs.length > 0 || pending(game)[0]?.ask !== "priority") return undefined;
  const twin = withOtherHiddenCards(restoredState(saved.snapshot), view(game, seat), game.pool, chance);
  return load({ ...saved, snapshot: JSON.stringify(twin) }, game.pool);
}

/** Two games that differ only in cards a seat cannot see show it the same bytes. */
export function twinProblem(game: Game, seat: Seat, chance: Chance): string | undefined {
  const other = twinOf(game, seat, chance);
  if (other === undefined) return undefined;
  const mine = JSON.stringify(view(game, seat));
  const theirs = JSON.stringify(view(other, seat));
  return mine === theirs ? undefined : `seat ${seat} sees a difference at ${difference(mine, theirs)}`;
}

const difference = (one: string, other: string): string => {
  const at = [...one].findIndex((c, i) => other[i] !== c);
  return `"${one.slice(Math.max(0, at - 60), at + 60)}" / "${other.slice(Math.max(0, at - 60), at + 60)}"`;
};

/** 100.2d: which cards are in a supplementary deck is known, as they are turned up; the order of each is not. */
function exchangeDecks(state: GameState, pool: CardPool, cards: CardState[], chance: Chance): void {
  const kindOf = (definition: number): string => {
    const { types, subtypes } = pool.cards[definition]!.faces[0].typeLine;
    return subtypes.includes("Attraction") ? "attraction" : types.includes("scheme") ? "scheme" : "planar";
  };
  for (const { supplementary = [] } of state.players)
    for (const kind of ["attraction", "scheme", "planar"]) {
      const deck = supplementary.map(cardOf).filter((card) => kindOf(cards[card]![0]) === kind);
      const definitions = chance.shuffled(deck.map((card) => cards[card]![0]));
      for (const [i, card] of deck.entries()) {
        const [, owner, incarnation, zone] = cards[card]!;
        cards[card] = [definitions[i]!, owner, incarnation, zone];
      }
    }
}

/** The cards of libraries and of the other hands change places with one another, those an effect shows left out. */
function withOtherHiddenCards(state: GameState, seen: SeatView, pool: CardPool, chance: Chance): GameState {
  const cards = state.cards.map((card): CardState => card);
  // 602.2a: a card whose ability was activated from a hidden zone is revealed; wherever it went since, all know it.
  const revealed = new Set(
    everyStack(state)
      .flatMap((id) => state.objects[id]?.source ?? [])
      .map(cardOf),
  );
  const places = new Map<number, number>();
  for (const [other, player] of state.players.entries()) {
    const { hand, library } = seen.players[other]!;
    const hidden = [...(library.length > 0 ? [] : player.library), ...(hand.length > 0 ? [] : player.hand)]
      .filter((id) => state.objects[id] === undefined && !revealed.has(cardOf(id)))
      .map(cardOf);
    for (const [i, from] of chance.shuffled(hidden).entries()) {
      const [, owner, incarnation, zone] = cards[hidden[i]!]!;
      cards[hidden[i]!] = [state.cards[from]![0], owner, incarnation, zone];
      places.set(from, hidden[i]!);
    }
  }
  exchangeDecks(state, pool, cards, chance);
  // 903.3: which cards are commanders is known, not where in a hidden zone they are.
  const commanders = state.commanders?.map((one) => ({ ...one, card: places.get(one.card) ?? one.card }));
  return { ...state, cards, ...(commanders && { commanders }) };
}
