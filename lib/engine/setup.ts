import type { GameOptions, GameSetup, PlayerSetup } from "./api.ts";
import type { CardPool } from "./definition.ts";
import { STATE_VERSION } from "./migrations/stored.ts";
import { rememberedConspiracies } from "./query/players/conspiracies.ts";
import { seatingProblem } from "./rules/variants/seating.ts";
import { type CardState, ZONES, type ZoneCode } from "./state/gameObject.ts";
import { cardObject, cardOf, MOST_CARDS, type ObjectId } from "./state/ids.ts";
import type { PlayerState } from "./state/player.ts";
import { rangesOf } from "./state/reach.ts";
import type { CommanderState, GameState } from "./state/state.ts";

const DEFAULTS: GameOptions = { startingLife: 20, damageAssignment: "ordered", startingHandSize: 7, mulligans: true };

/** The state before the game begins (103): decks as libraries, in the order given, still to be shuffled. */
export function initialState(setup: GameSetup): GameState {
  checkSetup(setup);
  const withCommanders = setup.players.some(({ commanders = [] }) => commanders.length > 0);
  // 903.7
  const options: GameOptions = { ...DEFAULTS, ...(withCommanders && { startingLife: 40 }), ...setup.options };
  const cards: CardState[] = [];
  const add = (definitions: readonly number[], owner: number, zone: (typeof ZONES)[number]): readonly ObjectId[] =>
    definitions.map((definition) => {
      cards.push([definition, owner, 0, ZONES.indexOf(zone) as ZoneCode]);
      return cardObject(cards.length - 1, 0);
    });
  const players = setup.players.map((player, seat): PlayerState => {
    const { deck, sideboard = [], supplementary = [], command = [] } = player;
    const library = add(deck, seat, "library");
    const outside = add(sideboard, seat, "outside");
    const decks = add(supplementary, seat, "supplementary");
    const life = options.startingLives?.[seat] ?? options.startingLife;
    return {
      ...(outside.length > 0 && { outside }),
      ...(decks.length > 0 && { supplementary: decks }),
      // 103.4b
      life: life + sum(command.map((one) => setup.pool.cards[one]!.faces[0].lifeModifier ?? 0)),
      library,
      hand: [],
      graveyard: [],
      mana: [],
      counters: {},
      landsPlayed: 0,
      turnBegan: 0,
    };
  });
  const command = setup.players.flatMap(({ commanders = [] }, owner) => add(commanders, owner, "command"));
  const beside = setup.players.flatMap(({ command = [] }, owner) => add(command, owner, "command"));
  const state: GameState = {
    schema: STATE_VERSION,
    seed: setup.seed,
    drawn: 0,
    options,
    stage: { at: "start" },
    timestamp: 0,
    lastId: 0,
    turn: {
      number: 0,
      active: 0,
      phase: "beginning",
      step: "untap",
      toCome: [],
      begun: [],
      combats: 0,
      mains: 0,
      regular: 0,
    },
    players,
    cards,
    objects: rememberedConspiracies(setup.pool, cards, beside),
    battlefield: [],
    stack: [],
    exile: [],
    command: [...command, ...beside],
    ...(setup.players.some(({ supplementary = [] }) => supplementary.some((one) => isPlanarCard(setup.pool, one))) && {
      planar: { controller: 0, rolls: {} },
    }),
    ...(withCommanders && { commanders: command.map(commanderState) }),
    effects: [],
    delayed: [],
    triggered: [],
    made: [],
    history: [],
    lastTurn: [],
    lastKnown: {},
    turnsToCome: [],
  };
  const reach = rangesOf(state);
  return reach === undefined ? state : { ...state, reach };
}

/** 901.3: a plane or phenomenon. */
export const isPlanarCard = ({ cards }: CardPool, definition: number): boolean =>
  cards[definition]!.faces[0].typeLine.types.some((type) => type === "plane" || type === "phenomenon");

/** 903.3: nothing has been done with it yet. */
export const commanderState = (id: ObjectId): CommanderState => ({ card: cardOf(id), casts: {}, damage: {} });

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

const allOf = (player: PlayerSetup): readonly number[] => {
  const { deck, commanders = [], sideboard = [], supplementary = [], command = [] } = player;
  return [...deck, ...commanders, ...sideboard, ...supplementary, ...command];
};

/** Throws for what no caller should let through. */
function checkSetup({ players, pool, options = {} }: Pick<GameSetup, "players" | "pool" | "options">): void {
  if (players.length < 2 || players.length > 16) throw new RangeError("a game has 2 to 16 players");
  const total = players.reduce((sum, player) => sum + allOf(player).length, 0);
  if (total > MOST_CARDS) throw new RangeError(`a game holds at most ${MOST_CARDS} cards`);
  for (const player of players)
    for (const definition of allOf(player))
      if (pool.cards[definition] === undefined) throw new RangeError(`no card ${definition} in the pool`);
  const problem = seatingProblem(options, players.length);
  if (problem !== undefined) throw new RangeError(problem);
}
