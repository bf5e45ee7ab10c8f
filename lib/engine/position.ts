import type { GameOptions } from "./api.ts";
import type { CardPool } from "./definition.ts";
import type { GameEvent } from "./events.ts";
import type { Chance, Game } from "./game.ts";
import { rememberedConspiracies } from "./query/players/conspiracies.ts";
import { propose } from "./rules/events/propose.ts";
import { atRest, runOn, startRuntime } from "./running/run.ts";
import { commanderState, initialState, isPlanarCard } from "./setup.ts";
import { type CardState, type GameObject, ZONES, type ZoneCode } from "./state/gameObject.ts";
import { cardObject, cardOf, type ObjectId, type Seat } from "./state/ids.ts";
import { set } from "./state/journal.ts";
import type { Placing } from "./state/stage.ts";
import type { CommanderState, GameState } from "./state/state.ts";

/**
 * A game that starts from a position instead of from decks: zones filled as described, nothing shuffled, no opening
 * hands (unless it is said that these are such), then the first turn. Permanents enter one by one: what replaces or modifies entering applies (614.12), with
 * its choices; nothing triggers, and nobody is summoning sick.
 */
export interface Position {
  /** Every random result follows from it (256 bits, hex). */
  readonly seed: string;
  readonly pool: CardPool;
  readonly players: readonly PlayerPosition[];
  readonly options?: Partial<GameOptions>;
  /** 103.6: the hands are opening hands, and what may be done with their cards is done first. */
  readonly opening?: boolean;
  /** Stops the game at a stable point where this holds; see `Execution.halt`. */
  readonly halt?: (game: Game) => boolean;
  /** What dice and coins come to; see `Execution.chance`. */
  readonly chance?: Chance;
}

/** Indices into `pool.cards`, one entry a card. */
export interface PlayerPosition {
  readonly life?: number;
  /** The last is the top card. */
  readonly library?: readonly number[];
  readonly hand?: readonly number[];
  readonly graveyard?: readonly number[];
  readonly exile?: readonly number[];
  readonly command?: readonly number[];
  /** 903.6: also in the command zone. */
  readonly commanders?: readonly number[];
  /** 100.2d: supplementary decks; the last is the top card. */
  readonly supplementary?: readonly number[];
  /** 311: what is face up of a planar deck; 314: of a scheme deck. */
  readonly faceUp?: readonly number[];
  /** 400.11a: outside the game. */
  readonly sideboard?: readonly number[];
  /** In the order in which they get their timestamps. */
  readonly battlefield?: readonly PlacedPermanent[];
}

export interface PlacedPermanent {
  readonly definition: number;
  readonly face?: number;
  readonly tapped?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** An Aura or Equipment: the place in the same player's `battlefield`, earlier than its own, of what it is attached to. */
  readonly attachedTo?: number;
}

/** Sets the position up and runs to the first decision. `options.startingPlayer` (seat 0 if absent) takes the first turn. */
export function startFrom({ seed, pool, players, options, opening, halt, chance }: Position): Game {
  const first = options?.startingPlayer ?? 0;
  const empty = initialState({
    seed,
    pool,
    players: players.map(() => ({ deck: [] })),
    options: { ...options, startingPlayer: first },
  });
  const cards: CardState[] = [];
  const objects: Record<ObjectId, GameObject> = {};
  const placing: Placing[] = [];
  const add = (definition: number, owner: Seat, zone: (typeof ZONES)[number]): ObjectId => {
    if (pool.cards[definition] === undefined) throw new RangeError(`no card ${definition} in the pool`);
    cards.push([definition, owner, 0, ZONES.indexOf(zone) as ZoneCode]);
    return cardObject(cards.length - 1, 0);
  };
  const fill = (definitions: readonly number[] | undefined, owner: Seat, zone: (typeof ZONES)[number]): ObjectId[] =>
    (definitions ?? []).map((definition) => add(definition, owner, zone));
  const exile: ObjectId[] = [];
  const command: ObjectId[] = [];
  const commanders: CommanderState[] = [];
  const filled = players.map((player, seat) => {
    const piles = {
      library: fill(player.library, seat, "library"),
      hand: fill(player.hand, seat, "hand"),
      graveyard: fill(player.graveyard, seat, "graveyard"),
    };
    command.push(...fill(player.command, seat, "command"));
    for (const object of fill(player.faceUp, seat, "command")) {
      const [definition] = cards.at(cardOf(object))!;
      command.push(object);
      objects[object] = {
        ...{ kind: "card", definition, zone: "command", owner: seat, controller: seat },
        timestamp: 0,
      };
    }
    const own = fill(player.commanders, seat, "command");
    command.push(...own);
    commanders.push(...own.map(commanderState));
    exile.push(...fill(player.exile, seat, "exile"));
    const places = placing.length;
    for (const { definition, attachedTo, ...how } of player.battlefield ?? []) {
      const object = add(definition, seat, "outside");
      objects[object] = { kind: "card", definition, zone: "outside", owner: seat, controller: seat, timestamp: 0 };
      placing.push({ object, ...how, ...(attachedTo !== undefined && { attachedTo: places + attachedTo }) });
    }
    const outside = fill(player.sideboard, seat, "outside");
    const supplementary = fill(player.supplementary, seat, "supplementary");
    return {
      ...piles,
      ...(outside.length > 0 && { outside }),
      ...(supplementary.length > 0 && { supplementary }),
      life: player.life ?? empty.options.startingLife,
    };
  });
  const isPlanar = ({ supplementary = [], faceUp = [] }: PlayerPosition): boolean =>
    [...supplementary, ...faceUp].some((one) => isPlanarCard(pool, one));
  const state: GameState = {
    ...empty,
    stage: { at: "position", placing, ...(opening && { opening }) },
    turn: { ...empty.turn, active: first },
    players: empty.players.map((player, seat) => ({ ...player, ...filled[seat] })),
    cards,
    objects: { ...objects, ...rememberedConspiracies(pool, cards, command) },
    exile,
    command,
    ...(players.some(isPlanar) && { planar: { controller: first, rolls: {} } }),
    ...(commanders.length > 0 && { commanders }),
  };
  const game = startRuntime(state, pool);
  game.execution.halt = halt;
  game.execution.chance = chance;
  runOn(game);
  return game;
}

/** Goes on after a halt, to the next decision or the next halt. */
export const resume = (game: Game): void => runOn(game);

/** Makes something happen outside the rules while somebody has priority: an examination's own hand. It may ask nothing. */
export function perform(game: Game, event: GameEvent): void {
  atRest(game, () => {
    if (propose(game, event).next().done !== true) throw new Error("an event from outside the rules may ask nothing");
    const { stage } = game.state;
    if (stage.at === "action") set(game.journal, game.state, "stage", { ...stage, at: "priority" });
  });
}
