import { hash } from "node:crypto";
import type { PriorityAction, QuestionOf } from "../decisions.ts";
import type { CardDefinition, CardPool } from "../definition.ts";
import type { Game } from "../game.ts";
import { hiddenFrom } from "../knowledge/visibility.ts";
import type { Budget } from "../limits.ts";
import { atStablePoint, beginAgain, openDecisions, startRuntime } from "../running/run.ts";
import { poolWith } from "../state/caches.ts";
import { duplicate } from "../state/duplicate.ts";
import type { GameObject } from "../state/gameObject.ts";
import { type CardIndex, cardOf, isCardObject, type ObjectId, type Seat } from "../state/ids.ts";
import type { GameState } from "../state/state.ts";
import { isActive } from "../state/teams.ts";
import { hasUntappedSource, situationOf } from "../view/situation.ts";
import type { Situation, Step } from "../views.ts";
import { comesTo } from "./comesTo.ts";
import { leaveOutSecrets } from "./secrets.ts";

/** Numbers from 0 to below 1. */
export type Chance = () => number;

/** What may be guessed of so many hidden cards of one player; lists are by name. */
export interface Guessing {
  readonly owner: Seat;
  readonly count: number;
  /** Cards of that player's that the seat can see now. */
  readonly seen: readonly CardDefinition[];
  /** All cards of the seat's own. */
  readonly own: readonly CardDefinition[];
}

export type Guess = (chance: Chance) => readonly CardDefinition[];

/** What stands for hidden cards. */
export interface Guesses {
  /** Cards that may be guessed and need not be in the game. */
  readonly besides: readonly CardDefinition[];
  /** What all worlds have in common is found out once; gives in each as many as there are hidden, of those two lists or of `besides`. */
  for(asked: Guessing): Guess;
}

/** A moment at which somebody has priority in a supposed game. What is costly to find out is a function. */
export interface Moment {
  readonly player: Seat;
  readonly step: Step;
  /** It is a turn of theirs. */
  readonly own: boolean;
  /** The stack: whether what is on top of it is theirs; undefined if it is empty. */
  readonly topIsOwn: boolean | undefined;
  readonly hasMana: () => boolean;
  readonly actions: () => readonly PriorityAction[];
  readonly situation: () => Situation;
}

/** Whether whoever has priority at such a moment passes unasked. */
export type Passing = (moment: Moment) => boolean;

/**
 * Another supposed game with each seed, which stops after the combat of the last turn before turn `until`; undefined where it comes
 * to another question than the real one.
 */
export type Suppositions<G> = (seed: string, until: number) => Supposition<G> | undefined;
export interface Supposition<G> {
  readonly game: G;
  /** Takes it back to its beginning, the question that is open in the real game. */
  again(): void;
}

/**
 * Games as `seat` may suppose this one: as `Engine.determinize`, with a card in place of every hidden one, so that they can be played
 * to their end. The seat's own, which it knows, come in an order that follows from the seed; those of others are as `guesses` has them.
 * Undefined in the middle of somebody's action, and where nothing is guessed. All follows from what the seat knows, seed, `guesses`.
 */
export function suppose(game: Game, seat: Seat, guesses: Guesses, passes: Passing): Suppositions<Game> | undefined {
  const { inputs, barrier, paused } = game.execution;
  // What others chose may have come from cards that are unknown here; what was looked at meanwhile is no longer hidden.
  if (paused !== undefined || barrier > 0 || inputs.some((input) => input.seat !== seat)) return undefined;
  const taken = [...inputs];
  const asked = slotsOf(game);
  const { known, hidden } = atStablePoint(game, (state) => {
    // What others own outside the game (400.11a) is for nobody else to look at.
    const outside = state.players.flatMap((player, other) => (other === seat ? [] : (player.outside ?? [])));
    return { known: duplicate(state), hidden: [...hiddenFrom(game, seat), ...outside] };
  });
  // What is no card and yet face down could be anything.
  if (!hidden.every(isCardObject)) return undefined;
  const pool = poolWith(game.pool, guesses.besides);
  const deal = dealing(pool, known, seat, hidden, guesses);
  return (seed, until) => {
    const dealt = deal(chanceFrom(seed));
    const world = dealt && startRuntime(duplicate(withCards(known, seat, hidden, dealt, seed)), pool, SUPPOSED);
    if (world === undefined) return undefined;
    // The names are the real game's: what an object is called follows from neither the seed nor the cards.
    for (const [name, handle] of game.derived.handles) world.derived.handles.set(name, handle);
    const begin = (): void => {
      world.execution.supposed = { passes: () => false };
      world.execution.halt = undefined;
      beginAgain(world, taken);
      world.execution.supposed = { passes: (question) => passes(momentOf(world, question)) };
      world.execution.halt = hasEnded(until);
    };
    return comesTo(begin) && slotsOf(world) === asked ? { game: world, again: begin } : undefined;
  };
}

/** Turn `until` has begun, or the last before it is over but for what comes after combat. */
const hasEnded =
  (until: number) =>
  ({ state: { turn, stage } }: Game): boolean =>
    stage.at === "priority" && (turn.number >= until || (turn.number === until - 1 && turn.step === "postcombatMain"));

const momentOf = (world: Game, question: PriorityQuestion): Moment => {
  const { turn, stack, objects } = world.state;
  const { player } = question;
  return {
    ...{ player, step: turn.step, own: isActive(world.state, player) },
    topIsOwn: stack.length === 0 ? undefined : objects[stack.at(-1)!]!.controller === player,
    hasMana: () => hasUntappedSource(world, player),
    actions: () => question.actions,
    situation: () => situationOf(world),
  };
};
type PriorityQuestion = QuestionOf<"priority"> & { readonly player: Seat };

/** Supposed games are many, and none of them matters: one that goes on for long ends with a refusal. */
const SUPPOSED: Budget = { inAll: 8_000, aProcedure: 8_000, beforeAQuestion: 8_000, beyond: "refuse" };

const slotsOf = (game: Game): string =>
  openDecisions(game)
    .map(({ decidedBy, slot }) => `${decidedBy}.${slot}`)
    .join();

type Dealing = (chance: Chance) => ReadonlyMap<CardIndex, number> | undefined;

/** How cards are dealt for the hidden ones: indices into the pool, by card; undefined where nothing can be guessed. */
function dealing(
  { cards: all }: CardPool,
  state: GameState,
  seat: Seat,
  hidden: readonly ObjectId[],
  guesses: Guesses,
): Dealing {
  const isHidden = new Set(hidden.filter(isCardObject).map(cardOf));
  const supplementary = new Set(state.players.flatMap((player) => player.supplementary ?? []).map(cardOf));
  const indices = new Map(all.map((definition, at) => [definition, at]));
  const names = new Map(all.map(({ name }, at) => [name, at]));
  // In an order that nothing hidden decides.
  const cardsOf = (of: Seat, beside: boolean, which: (card: CardIndex) => boolean): CardDefinition[] =>
    [...state.cards.keys()]
      .filter((card) => state.cards[card]![1] === of && supplementary.has(card) === beside && which(card))
      .flatMap((card) => all[state.cards[card]![0]] ?? [])
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const piles = [...state.players.keys()].flatMap((owner) =>
    [false, true].flatMap((beside) => {
      const cards = [...isHidden]
        .filter((card) => state.cards[card]![1] === owner && supplementary.has(card) === beside)
        .sort((a, b) => a - b);
      if (cards.length === 0) return [];
      const known = cardsOf(owner, beside, (card) => isHidden.has(card) === (owner === seat));
      const own = cardsOf(seat, beside, () => true);
      const definitions: Guess =
        owner === seat
          ? (chance) => shuffled(known, chance)
          : guesses.for({ owner, count: cards.length, seen: known, own });
      return [{ cards, definitions }];
    }),
  );
  return (chance) => {
    const dealt = new Map<CardIndex, number>();
    for (const { cards, definitions } of piles) {
      const guessed = definitions(chance);
      for (const [at, hidden] of cards.entries()) {
        const card = guessed[at];
        const index = card && (indices.get(card) ?? names.get(card.name));
        if (index === undefined) return undefined;
        dealt.set(hidden, index);
      }
    }
    return dealt;
  };
}

function withCards(
  state: GameState,
  seat: Seat,
  hidden: readonly ObjectId[],
  dealt: ReadonlyMap<CardIndex, number>,
  seed: string,
): GameState {
  const cards = [...state.cards];
  const objects: Record<ObjectId, GameObject> = { ...state.objects };
  leaveOutSecrets(objects, state.battlefield, seat);
  for (const [card, definition] of dealt) {
    const [, owner, incarnation, zone] = cards[card]!;
    cards[card] = [definition, owner, incarnation, zone];
  }
  for (const id of hidden) {
    // 702.106b: nor what was chosen for it.
    const { face: _, chosen: __, ...object } = objects[id] ?? {};
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

/** In an order that follows from chance. */
export function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const left = [...all];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}
