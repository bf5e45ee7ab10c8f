import { hash } from "node:crypto";
import type { CardDefinition } from "./definition.ts";
import { another } from "./determinize.ts";
import type { Game } from "./game.ts";
import type { Budget } from "./limits.ts";
import { startRuntime } from "./run.ts";
import type { GameObject } from "./state/gameObject.ts";
import { type CardIndex, cardOf, isCardObject, type ObjectId, type Seat } from "./state/ids.ts";
import type { GameState } from "./state/state.ts";
import { hiddenFrom } from "./visibility.ts";

/** Numbers from 0 to below 1. */
type Chance = () => number;

/** What may be guessed of so many hidden cards of one player; lists are by name. */
export interface Guessing {
  readonly owner: Seat;
  readonly count: number;
  /** Cards of that player's that the seat can see now. */
  readonly seen: readonly CardDefinition[];
  /** All cards of the seat's own. */
  readonly own: readonly CardDefinition[];
  readonly chance: Chance;
}

/** Cards of those two lists to stand for the hidden ones, as many. */
export type Guess = (asked: Guessing) => readonly CardDefinition[];

/**
 * A game as `seat` may suppose it: as `Engine.determinize`, with a card in place of every hidden one, so that it can be played to
 * its end. The seat's own, which it knows, come in an order that follows from `seed`; those of others are as `guess` has them.
 * Undefined in the middle of somebody's action, and where nothing is guessed. It follows from what the seat knows, `seed`, `guess`.
 */
export const suppose = (game: Game, seat: Seat, seed: string, guess: Guess): Game | undefined =>
  another(game, seat, (state) => {
    // What others own outside the game (400.11a) is for nobody else to look at.
    const outside = state.players.flatMap((player, other) => (other === seat ? [] : (player.outside ?? [])));
    const hidden = [...hiddenFrom(game, seat), ...outside];
    // What is no card and yet face down could be anything.
    if (!hidden.every(isCardObject)) return undefined;
    const dealt = dealtFor(game, seat, hidden, guess, chanceFrom(seed));
    return dealt && startRuntime(structuredClone(withCards(state, hidden, dealt, seed)), game.pool, SUPPOSED);
  });

/** Supposed games are many, and none of them matters: one that goes on for long ends with a refusal. */
const SUPPOSED: Budget = { inAll: 20_000, aProcedure: 20_000, beforeAQuestion: 20_000, beyond: "refuse" };

/** Indices into the pool for the hidden cards, by card; undefined where nothing can be guessed. */
function dealtFor(
  game: Game,
  seat: Seat,
  hidden: readonly ObjectId[],
  guess: Guess,
  chance: Chance,
): ReadonlyMap<CardIndex, number> | undefined {
  const { state, pool } = game;
  const isHidden = new Set(hidden.filter(isCardObject).map(cardOf));
  const supplementary = new Set(state.players.flatMap((player) => player.supplementary ?? []).map(cardOf));
  const indices = new Map(pool.cards.map((definition, at) => [definition, at]));
  const dealt = new Map<CardIndex, number>();
  // In an order that nothing hidden decides.
  const cardsOf = (of: Seat, beside: boolean, which: (card: CardIndex) => boolean): CardDefinition[] =>
    [...state.cards.keys()]
      .filter((card) => state.cards[card]![1] === of && supplementary.has(card) === beside && which(card))
      .flatMap((card) => pool.cards[state.cards[card]![0]] ?? [])
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const owner of state.players.keys())
    for (const beside of [false, true]) {
      const cards = [...isHidden].filter(
        (card) => state.cards[card]![1] === owner && supplementary.has(card) === beside,
      );
      if (cards.length === 0) continue;
      const definitions =
        owner === seat
          ? shuffled(
              cardsOf(owner, beside, (card) => isHidden.has(card)),
              chance,
            )
          : guess({
              owner,
              count: cards.length,
              seen: cardsOf(owner, beside, (card) => !isHidden.has(card)),
              own: cardsOf(seat, beside, () => true),
              chance,
            });
      for (const [at, card] of cards.sort((a, b) => a - b).entries()) {
        const index = indices.get(definitions[at]!);
        if (index === undefined) return undefined;
        dealt.set(card, index);
      }
    }
  return dealt;
}

function withCards(
  state: GameState,
  hidden: readonly ObjectId[],
  dealt: ReadonlyMap<CardIndex, number>,
  seed: string,
): GameState {
  const cards = [...state.cards];
  const objects: Record<ObjectId, GameObject> = { ...state.objects };
  for (const [card, definition] of dealt) {
    const [, owner, incarnation, zone] = cards[card]!;
    cards[card] = [definition, owner, incarnation, zone];
  }
  for (const id of hidden) {
    const { face: _, ...object } = objects[id] ?? {};
    if (objects[id] !== undefined) objects[id] = { ...(object as GameObject), definition: dealt.get(cardOf(id))! };
  }
  return { ...state, seed, namedBy: state.namedBy ?? state.seed, cards, objects };
}

/** Repeatable numbers from 0 to below 1 (mulberry32), for worlds that nobody has to trust. */
function chanceFrom(seed: string): Chance {
  let state = Number.parseInt(hash("sha256", seed, "hex").slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const left = [...all];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}
