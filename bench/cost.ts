import { readFileSync, writeFileSync } from "node:fs";
import { everyBot } from "../lib/bots/index.ts";
import { deckBook } from "../lib/cards/decks/resolve.ts";
import { VirtualClock } from "../lib/faults/simulation/clock.ts";
import { planFrom } from "../lib/faults/simulation/plan.ts";
import { virtualProcess } from "../lib/faults/simulation/process.ts";
import { startWorld } from "../lib/faults/world.ts";
import type { CreateGame, GameCreated } from "../lib/hosting/api.ts";
import { readCard } from "../lib/oracle/index.ts";
import { Bill, dollarsOf, idleDollars, partsOf, restingDollars } from "./cost/bill.ts";
import { documented } from "./cost/document.ts";
import { type Habits, PagePlayer } from "./cost/pagePlayer.ts";
import { print, round } from "./report.ts";

/**
 * What games cost on AWS at list prices: two people (or four) play on the page, each opened on a notice and closed again,
 * against the deployed functions on a simulated AWS (lib/faults), which shows every call, invocation and answer to a
 * meter. Heuristic players answer; games of built-in decks, whole.
 */
const GAMES = 4;
const HABITS: Habits = { comesAfter: 3 * 3_600_000, thinks: 20_000, stays: 60_000 };
const MILLION = 1e6;

const decks = deckBook(readCard).builtIn.map(({ name }) => name);

async function playGame(number: number, players: number, bill: Bill): Promise<void> {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12));
  const process = virtualProcess(clock, `cost/${number}`);
  const plan = planFrom(`cost/${number}`, 0);
  const seated: PagePlayer[] = [];
  const world = startWorld({
    ...{ process, plan, gameSeed: `cost/${number}`, meter: bill },
    told: ({ seat }) => seated[seat]?.hear(),
  });
  let ended: Error | "over" | undefined;
  const whole = async (): Promise<void> => {
    const seats = Array.from({ length: players }, (_, at) => ({
      ...{ name: `Player ${at}`, deck: decks[(number + at) % decks.length]!, as: "link" as const },
    }));
    const body: CreateGame = { seats, actionId: `a-game-of-the-meter-${String(number).padStart(6, "0")}` };
    bill.purpose = "begin";
    const created = await world.request({ method: "POST", address: "/v1/games", body });
    if (created?.status !== 201) throw new Error(`a new game gets ${JSON.stringify(created?.body)}`);
    const { gameId, seats: opened } = created.body as GameCreated;
    bill.game(gameId);
    for (const { seat, secret } of opened)
      seated[seat] = new PagePlayer(
        world,
        clock,
        { gameId, secret, seat, number: number * players + seat, bot: everyBot("cost").heuristic },
        HABITS,
        (purpose) => (bill.purpose = purpose),
      );
    await Promise.all(seated.map((one) => one.play()));
  };
  try {
    whole().then(
      () => (ended = "over"),
      (error: Error) => (ended = error),
    );
    await process.run(() => ended !== undefined, clock.now + 400 * 24 * 3_600_000);
  } finally {
    process.end();
  }
  if (ended instanceof Error) throw ended;
  if (ended === undefined) throw new Error("a game does not end");
  bill.played(seated);
}

async function measure(players: number): Promise<Bill> {
  const bill = new Bill();
  for (let number = 0; number < GAMES; number++) await playGame(number, players, bill);
  return bill;
}

// What a process loads when it first needs it is not what a game costs.
await playGame(GAMES, 2, new Bill());
const two = await measure(2);
const four = await measure(4);
const perAction = (bill: Bill): Readonly<Record<string, number>> =>
  Object.fromEntries(dollarsOf(bill).map(([what, dollars]) => [what, round((dollars * MILLION) / bill.actions)]));
const all = (bill: Bill): number => round(Object.values(perAction(bill)).reduce((sum, one) => sum + one, 0));

const figures = {
  games: GAMES,
  actionsPerGame: round(two.actions / GAMES),
  sittingsPerGame: round(two.sittings / GAMES),
  dollarsPerMillionActions: all(two),
  byPurpose: perAction(two),
  parts: Object.fromEntries(
    [...two.used].map(([what, used]) => [
      what,
      Object.fromEntries(
        Object.entries(partsOf(used)).map(([part, dollars]) => [part, round((dollars * MILLION) / two.actions)]),
      ),
    ]),
  ),
  calls: two.callsPerAction(),
  dollarsPerMillionActionsOfFour: all(four),
  byPurposeOfFour: perAction(four),
  dollarsPerMillionIdleGamesAMonth: round(idleDollars(two, "whole") * MILLION),
  dollarsPerMillionIdleGamesHalfWay: round(idleDollars(two, "half") * MILLION),
  dollarsPerMillionIdleGamesOfFour: round(idleDollars(four, "whole") * MILLION),
  dollarsPerMillionArchivedGames: round(restingDollars(two) * MILLION),
  bytes: { two: two.bytes(), four: four.bytes() },
};
print("cost", figures);

const written = process.argv.indexOf("--write");
if (written > 0) {
  const path = process.argv[written + 1]!;
  const [before, , after] = readFileSync(path, "utf8").split(/<!-- (?:figures|end) -->\n/);
  if (after === undefined) throw new Error(`${path} has no <!-- figures --> and <!-- end --> in it`);
  const tables = documented({ two, four, games: GAMES, habits: HABITS });
  writeFileSync(path, `${before}<!-- figures -->\n${tables}<!-- end -->\n${after}`);
}
