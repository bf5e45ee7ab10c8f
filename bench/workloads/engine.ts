import { parseArgs } from "node:util";
import type { Chance } from "../../lib/bots/chance.ts";
import type { Answer, Decision } from "../../lib/engine/decisions.ts";
import { decks as lists } from "../decks.ts";
import {
  builtInPool,
  chanceFrom,
  newGame,
  pending,
  plainDeclaration,
  randomAnswer,
  result,
  submitDirectly,
} from "../imports.ts";
import type { Round } from "../rounds.ts";
import { workload as plainDecks } from "../workload.ts";

/**
 * Whole games by chance through the engine: a uniformly random legal action or pass (mana is left to the solver),
 * coin-flip attacks, random legal blocks. On a deck as plain as cards get (workload.ts), or with `--decks emberwick` on
 * decks of built-in cards (decks.ts), every two in turn. Processor time: what else the machine does shows less in it. Short rounds,
 * so that what it does meanwhile meets both sides of a comparison alike.
 */
const GAMES = 8;
/** Answers by chance that may be refused one after the other. */
const MOST_REFUSED = 30;

type Match = ReturnType<typeof plainDecks>;
const { decks } = parseArgs({ options: { decks: { type: "string" } }, strict: false }).values;
if (decks !== undefined && decks !== "emberwick") throw new Error(`there are no decks "${decks}"; try emberwick`);
const matches: readonly Match[] = decks === undefined ? [plainDecks()] : await builtInMatches();

/** Each pool has the cards of its two decks, as that of a hosted game. */
async function builtInMatches(): Promise<readonly Match[]> {
  const pairs = lists.flatMap((one, at) => lists.slice(at + 1).map((other) => [one, other]));
  return Promise.all(pairs.map((pair) => builtInPool(pair)));
}

/** So many games; `us` is microseconds, and everything is for one decision. */
export function workload(number: number): Round {
  const counted = { decisions: 0, choices: 0, turns: 0 };
  const began = process.cpuUsage();
  for (let game = number * GAMES; game < (number + 1) * GAMES; game++) play(game, counted);
  const { user, system } = process.cpuUsage(began);
  const { decisions: count, choices, turns } = counted;
  return { count, sums: { us: user + system, choices, turns, games: GAMES } };
}

function play(number: number, counted: { decisions: number; choices: number; turns: number }): void {
  const { pool, decks } = matches[number % matches.length]!;
  const chance = chanceFrom("bench", number);
  const game = newGame({
    seed: number.toString(16).padStart(64, "0"),
    pool,
    players: decks.map((deck) => ({ deck })),
    options: { mulligans: false },
  });
  let refused = 0;
  while (result(game) === undefined) {
    const decision = pending(game)[0]!;
    const answer = refused > 0 ? safeAnswer(decision, chance) : randomAnswer(decision, chance);
    const submitted = submitDirectly(game, decision.decidedBy, [{ slot: decision.slot, answer }]);
    if (!submitted.ok && refused > MOST_REFUSED) throw new Error(`${submitted.code}: ${submitted.message}`);
    refused = submitted.ok ? 0 : refused + 1;
    if (!submitted.ok) continue;
    counted.decisions++;
    if (isOpen(decision)) counted.choices++;
  }
  counted.turns += game.state.turn.number;
}

/** What several choices together make illegal is refused only once it is chosen; this is not. */
const safeAnswer = (decision: Decision, chance: Chance): Answer =>
  plainDeclaration(decision) ??
  (decision.ask === "priority" ? { ask: "priority", action: { act: "pass" } } : randomAnswer(decision, chance));

/** Whether there is more than one answer. */
function isOpen(decision: Decision): boolean {
  switch (decision.ask) {
    case "priority":
      return decision.actions.some((action) => action.act !== "pass" && !(action.act === "activate" && action.mana));
    case "choose":
      return decision.min < decision.from.length || decision.min < decision.max;
    case "order":
      return decision.items.length > 1;
    case "option":
      return decision.options.length > 1;
    case "number":
      return decision.max > decision.min;
    default:
      return true;
  }
}
