import type { CardDefinition } from "../engine/definition.ts";
import { concede, newGame, pending, preparedPool, result, submitDirectly, takeBack } from "../engine/index.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import { arranged, bringsOf, decksOf, VARIANTS, type VariantName } from "../engine/rules/variants/named.ts";
import { apnap } from "../engine/state/objects.ts";
import { isDecided } from "../engine/state/teams.ts";
import { anyAnswer, safeAnswer } from "./answers.ts";
import { type Chance, chance as newChance } from "./chance.ts";
import { resumeProblem, staleProblem } from "./checks.ts";
import { randomDecks } from "./decks.ts";
import { brokenInvariant, withoutCause } from "./invariants.ts";
import { goesOnProblem, twinProblem } from "./secrecy.ts";

export interface Explored {
  readonly seed: number;
  readonly turns: number;
  readonly decisions: number;
  readonly over: boolean;
  readonly failure?: string;
}

/** A game is left off after so many turns or decisions: by chance alone some would never end. */
const MOST_TURNS = 40;
const MOST_DECISIONS = 1_500;
const MOST_REFUSALS = 20;

/**
 * One game between random decks by random answers. Invariants are checked after every event; what is remembered of
 * objects at one decision in ten, resuming and what the seats may see at one in a hundred, all at each if `thorough`.
 * What goes wrong is told, with the seed.
 */
export function explore(
  seed: number,
  cards: readonly CardDefinition[],
  thorough: boolean,
  { variant = "duel", players = seatsFor(variant) }: Table = {},
): Explored {
  const chance = newChance(seed);
  const options = optionsFor(variant, players);
  const commander = decksOf(variant).commander !== undefined;
  const drawn = randomDecks(cards, chance, players, (seat) => ({ ...bringsOf(variant, seat, options), commander }));
  let decisions = 0;
  let turns = 0;
  let over = false;
  try {
    const game = newGame({
      seed: `explore/${seed}`,
      pool: preparedPool(drawn.pool),
      players: drawn.decks.map((deck, seat) => ({ deck, ...drawn.beside[seat] })),
      options,
    });
    let broken = brokenInvariant(game);
    game.execution.watch = (event) => {
      const problem = withoutCause(game, event) ?? brokenInvariant(game);
      if (problem !== undefined) broken ??= `${problem} after ${event.e}`;
    };
    while (decisions < MOST_DECISIONS && turns < MOST_TURNS) {
      const [decision] = pending(game);
      if (decision === undefined) break;
      const problem =
        askedInVain(game, decision) ??
        (thorough || chance.below(10) === 0 ? staleProblem(game) : undefined) ??
        (thorough || chance.below(100) === 0 ? look(game, chance) : undefined) ??
        (players > 2 && chance.below(LEAVES_ONE_IN) === 0 ? leave(game, chance) : answerOne(game, decision, chance));
      decisions++;
      turns = game.state.turn.number;
      const failure = problem ?? broken;
      if (failure !== undefined)
        return { seed, turns, decisions, over, failure: `${failure} [${decision.about}, turn ${turns}]` };
    }
    over = result(game) !== undefined;
    if (!over && pending(game).length === 0)
      return { seed, turns, decisions, over, failure: "nobody is asked and the game is not over" };
    return { seed, turns, decisions, over };
  } catch (thrown) {
    const failure =
      thrown instanceof Error
        ? `${thrown.message}\n${thrown.stack?.split("\n").slice(1, 7).join("\n")}`
        : String(thrown);
    return { seed, turns, decisions, over, failure };
  }
}

/** What is played, and by how many. */
export interface Table {
  readonly variant?: VariantName;
  readonly players?: number;
}

/** Where several are left, one of so many answers is that somebody leaves (800.4). */
const LEAVES_ONE_IN = 250;

const seatsFor = (variant: VariantName): number =>
  variant === "duel" ? 2 : Math.max(4, VARIANTS[variant].players.min);

function optionsFor(variant: VariantName, seats: number) {
  const done = arranged(variant, { seats });
  if (!done.ok) throw new RangeError(`${done.code}: ${done.message}`);
  return done.options;
}

function leave(game: Game, chance: Chance): string | undefined {
  const left = concede(game, chance.pick(apnap(game.state)));
  return left.ok ? undefined : `nobody may leave: ${left.message}`;
}

type Game = Parameters<typeof pending>[0];
type Decision = ReturnType<typeof pending>[number];

/** 104.2a, 104.2c: the game goes on only while two players or teams are left; nobody else is asked anything. */
function askedInVain({ state }: Game, { player }: Decision): string | undefined {
  if (state.players[player]!.lost) return "a player who has lost is asked";
  return isDecided(state) ? "a single player or team goes on playing" : undefined;
}

const look = (game: Game, chance: Chance): string | undefined =>
  resumeProblem(game) ??
  [...game.state.players.keys()].reduce<string | undefined>(
    (problem, seat) => problem ?? twinProblem(game, seat, chance) ?? goesOnProblem(game, seat, chance),
    undefined,
  );

/** Answers until something is accepted; a question nobody can answer is a failure. */
function answerOne(game: Game, decision: Decision, chance: Chance): string | undefined {
  let refused = "";
  for (let tried = 0; tried < MOST_REFUSALS; tried++) {
    const answer =
      tried === MOST_REFUSALS - 1 ? (safeAnswer(decision) ?? anyAnswer(decision, chance)) : anyAnswer(decision, chance);
    const submitted = submitDirectly(game, decision.decidedBy, [{ slot: decision.slot, answer }]);
    if (submitted.ok) return undefined;
    refused = `${submitted.code}: ${submitted.message}`;
  }
  // An action that turns out too dear is taken back (730.1), unless something was revealed on the way.
  if (takeBack(game, decision.decidedBy).ok) return undefined;
  const source = decision.source === undefined ? "" : ` for ${characteristicsOf(game, decision.source).name}`;
  return `no answer is accepted${source}: ${refused}`;
}
