import { everyBot } from "../bots/index.ts";
import type { Log, SeatSnapshot } from "../hosting/api.ts";
import { noticeKey } from "../hosting/storage/record.ts";
import { readGame } from "../hosting/storage/store.ts";
import { OPEN_CHALLENGES } from "../hosting/storage/tableKeys.ts";
import { begin } from "./begin.ts";
import { differences, doneOnce, leftOver, type Told, toldToOthers, unknownGames, untold } from "./judge.ts";
import { challengesOf, keptOf } from "./judgePeople.ts";
import { type Among, Person, Violation } from "./person.ts";
import { Player, type Way } from "./player.ts";
import { type Setup, setupOf } from "./setup.ts";
import { VirtualClock } from "./simulation/clock.ts";
import { planFrom } from "./simulation/plan.ts";
import { virtualProcess } from "./simulation/process.ts";
import { MOST_LAG_MS, startWorld, type World } from "./world.ts";

/** One game and those that followed it, played with faults and again without. */
export interface Played {
  readonly seed: number;
  readonly injected: Readonly<Record<string, number>>;
  /** What players did besides answering, with faults; and which ways games came to be. */
  readonly moves: Readonly<Record<string, number>>;
  /** What must not be, in words. */
  readonly violations: readonly string[];
  /** Versions that were committed. */
  readonly versions: number;
  /** Notices that were told more than once, under the same key. */
  readonly retold: number;
  /** The same whenever this game is played again, on any machine. */
  readonly fingerprint: string;
}

/** How a game came out, whatever happened on the way. */
export interface Outcome {
  /** The engine's state at the end. */
  readonly saved: string;
  readonly version: number;
  readonly views: readonly string[];
  readonly logs: readonly string[];
}

const BEGIN = Date.UTC(2026, 0, 5, 12);
const HOUR = 3_600_000;
/** Longer than anything may take to be made good: a message's visibility, the sweeper's patience, a clock jumped over. */
const LONGEST_RUN = 60 * 24 * HOUR;
const SETTLING = 6 * 60_000;
/** A match may have drawn games. */
const MOST_GAMES = 5;

export async function playGame(seed: number): Promise<Played> {
  warm ??= playOnce(setupOf(WARMING), 0);
  await warm;
  const setup = setupOf(seed);
  const faulty = await playOnce(setup, setup.intensity);
  const whole = faulty.violations.length === 0;
  // However little is done at once, it comes to the same.
  const { budgets: _, ...usual } = setup;
  const plain = whole && !setup.rough ? await playOnce(usual, 0) : undefined;
  const violations = [
    ...faulty.violations,
    ...(plain?.violations ?? []).map((one) => `without faults: ${one}`),
    ...(plain?.violations.length === 0 ? differences(faulty.outcomes, plain.outcomes) : []),
  ];
  return {
    seed,
    injected: Object.fromEntries(faulty.injected),
    moves: faulty.moves,
    violations,
    versions: faulty.outcomes.reduce((sum, { version }) => sum + version, 0),
    retold: faulty.retold,
    fingerprint: faulty.fingerprint,
  };
}

/**
 * What a process loads when it first needs it, it does not wait for in virtual time: the first game is not the one asked for, but
 * a short one of two persons with accounts and a bot.
 */
let warm: Promise<unknown> | undefined;
const WARMING = -19;

async function playOnce(setup: Setup, intensity: number) {
  const clock = new VirtualClock(BEGIN);
  const process = virtualProcess(clock, `faults/${setup.seed}`);
  const plan = planFrom(String(setup.seed), intensity);
  const violations: string[] = [];
  const told: Told[] = [];
  const { error: silencedError, warn: silencedWarn } = console;
  const errors: string[] = [];
  console.warn = () => {};
  console.error = (error: unknown) => void errors.push(error instanceof Error ? String(error.stack) : String(error));
  try {
    const people: Person[] = [];
    const world = startWorld({
      ...{ process, plan, gameSeed: `faults/${setup.seed}`, budgets: setup.budgets },
      told(notice, { address, player }) {
        if (notice.key !== noticeKey(notice)) violations.push(`a notice under the key ${notice.key}`);
        told.push({ ...notice, address, player });
        people.find(({ id }) => id === player)?.hear();
      },
    });
    const among: Among = { world, clock, plan };
    for (const [at, { account }] of setup.people.entries()) people.push(new Person(at, account, among, () => people));
    const tables: Player[][] = [];
    const outcomes: Outcome[] = [];
    let over = false;
    const whole = async (): Promise<void> => {
      if (setup.seed === WARMING) await world.warm();
      await settleHabits(setup, people);
      meddle(among);
      const begun = await begin(setup, people, among);
      let seats = begun.seats;
      while (seats.length > 0 && tables.length < MOST_GAMES) {
        const table = seats.map(({ person, way }) => playerOf(setup, person, way, among, tables.length));
        tables.push(table);
        await Promise.all(table.map((player) => player.play()));
        const ways = await Promise.all(table.map((player) => player.goOn()));
        seats = ways.flatMap((way, at) => (way ? [{ person: table[at]!.person, way }] : []));
        if (seats.length > 0 && seats.length < table.length)
          throw new Violation("not everybody is led to the next game");
      }
      plan.stop();
      await settle(world, clock, intensity);
      const players = tables.flat();
      violations.push(...leftOver(world, clock.now), ...toldToOthers(told, players, people));
      if (seats.length === 0)
        violations.push(
          ...unknownGames(
            world,
            tables.map(([first]) => first!.gameId),
          ),
        );
      for (const table of tables) {
        const { gameId } = table[0]!;
        outcomes.push(await outcomeOf(world, table));
        const seen = new Set(told.map(({ key }) => key));
        violations.push(...doneOnce(world.written, gameId, table));
        violations.push(
          ...untold(
            world.written,
            gameId,
            seen,
            table.map(({ seat }) => seat),
          ),
        );
      }
      for (const person of people) violations.push(...(await keptOf(person, setup, players, world.failed)));
      violations.push(...(await challengesOf(people[0]!, begun.idle)));
    };
    whole().then(
      () => {
        over = true;
      },
      (error: unknown) => {
        over = true;
        violations.push(
          error instanceof Violation
            ? `${error.message}${last(errors)}`
            : `thrown: ${(error as Error)?.stack ?? error}`,
        );
      },
    );
    await process.run(() => over, BEGIN + LONGEST_RUN);
    if (!over) violations.push(`nobody is told to go on: ${world.logged.slice(-3).join("; ")}`);
    const retold = told.length - new Set(told.map(({ key }) => key)).size;
    const moves = movesOf(setup, tables);
    return { outcomes, violations, injected: plan.injected, moves, retold, fingerprint: world.fingerprint() };
  } finally {
    process.end();
    console.error = silencedError;
    console.warn = silencedWarn;
  }
}

const last = (errors: readonly string[]): string => (errors.length > 0 ? `; last logged: ${errors.at(-1)}` : "");

/** Before anything else, those who have an account begin it and say how they are to be reached. */
async function settleHabits({ people: habits }: Setup, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const { webhook, quiet } = habits[person.at]!;
    if (!person.hasAccount) continue;
    const body = { ...(webhook && { webhook: person.webhook }), ...(quiet && { quiet }) };
    await person.got(person.own({ method: "POST", address: "/v1/player", body }));
  }
}

function playerOf({ seed, answers, rough, again }: Setup, person: Person, way: Way, among: Among, game: number) {
  const bot = everyBot("players")[answers[person.at]!];
  const { plan, clock } = among;
  // One more game is enough to see that there is one.
  return new Player(person, way, { bot, plan, clock, rough, again: again && game === 0, seed: `${seed}/${game}` });
}

/** What happens to the whole of it while it is played. */
function meddle({ world, clock, plan }: Among): void {
  let build = 1;
  const again = (): void => {
    clock.after(2_000, again);
    if (plan.happens("buildDeployed", 30)) world.deploy(`build-${++build}`);
    if (plan.happens("clockJumped", 40)) clock.jump(60_000 * 10 ** plan.chance.below(3));
  };
  again();
}

/** Until all that can be made good is, and nothing is held back any more. */
async function settle(world: World, clock: VirtualClock, intensity: number): Promise<void> {
  await clock.sleep(intensity > 0 ? SETTLING : 60_000);
  for (let tried = 0; tried < MOST_HELD; tried++) {
    // As an operator does; what was killed as often as it may be is found among the dead letters once its time is up.
    if (world.redrive() > 0) await clock.sleep(SETTLING);
    const due = world.table
      .items()
      .flatMap(({ dueShard, nextAt }) =>
        dueShard !== undefined && dueShard.S !== OPEN_CHALLENGES ? [Number(nextAt?.N)] : [],
      );
    // Whoever was killed with a message in hand gives it back when its time is up.
    const again = [...due, ...world.queues.flatMap((queue) => queue.nextAt() ?? [])];
    if (again.length === 0) return clock.sleep(MOST_LAG_MS);
    clock.jump(Math.max(0, Math.min(...again) - clock.now));
    await clock.sleep(SETTLING);
  }
}
const MOST_HELD = 20;

/** In the log when it happens to be, or in the order in which players happen to say it. */
const AT_ANY_TIME: ReadonlySet<string> = new Set(["timeUp", "rematchWanted", "sideboarded"]);

/** What the players see at the end, without times. */
async function outcomeOf(world: World, table: readonly Player[]): Promise<Outcome> {
  const record = await readGame(world.db, table[0]!.gameId);
  if (!record) throw new Violation("the game is not stored");
  const looks: SeatSnapshot[] = await Promise.all(table.map((player) => player.look()));
  const logs: Log[] = await Promise.all(table.map((player) => player.log()));
  return {
    ...{ saved: JSON.stringify(record.blob.saved), version: record.version },
    views: looks.map(({ view, orders, seat }) => JSON.stringify({ seat, view, orders })),
    logs: logs.map(({ entries }) => JSON.stringify(entries.filter(({ code }) => !AT_ANY_TIME.has(code)))),
  };
}

function movesOf({ begins }: Setup, tables: readonly (readonly Player[])[]): Record<string, number> {
  const moves: Record<string, number> = { [begins]: 1, "next games": Math.max(0, tables.length - 1) };
  for (const { asides } of tables.flat()) for (const [what, times] of asides) moves[what] = (moves[what] ?? 0) + times;
  return moves;
}
