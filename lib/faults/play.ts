import { everyBot } from "../bots/index.ts";
import type { GameCreated, Log, SeatSnapshot } from "../hosting/api.ts";
import { noticeKey } from "../hosting/storage/record.ts";
import { readGame } from "../hosting/storage/store.ts";
import { differences, doneOnce, leftOver, untold } from "./judge.ts";
import { client, Player, Violation } from "./player.ts";
import { type Setup, setupOf } from "./setup.ts";
import { VirtualClock } from "./simulation/clock.ts";
import { type Plan, planFrom } from "./simulation/plan.ts";
import { virtualProcess } from "./simulation/process.ts";
import { startWorld, type World } from "./world.ts";

/** One game, played with faults and again without. */
export interface Played {
  readonly seed: number;
  readonly injected: Readonly<Record<string, number>>;
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
const LONGEST_GAME = 30 * 24 * HOUR;
const SETTLING = 6 * 60_000;

export async function playGame(seed: number): Promise<Played> {
  warm ??= playOnce(setupOf(WARMING), 0);
  await warm;
  const setup = setupOf(seed);
  const faulty = await playOnce(setup, setup.intensity);
  // However little is done at once, it comes to the same.
  const { budgets: _, ...usual } = setup;
  const plain = faulty.outcome && !setup.rough ? await playOnce(usual, 0) : undefined;
  const violations = [
    ...faulty.violations,
    ...(plain?.violations ?? []).map((one) => `without faults: ${one}`),
    ...(faulty.outcome && plain?.outcome ? differences(faulty.outcome, plain.outcome) : []),
  ];
  return {
    seed,
    injected: Object.fromEntries(faulty.injected),
    violations,
    versions: faulty.outcome?.version ?? 0,
    retold: faulty.retold,
    fingerprint: faulty.fingerprint,
  };
}

/** What a process loads when it first needs it, it does not wait for in virtual time: the first game is not the one asked for. */
let warm: Promise<unknown> | undefined;
const WARMING = -1;

async function playOnce(setup: Setup, intensity: number) {
  const clock = new VirtualClock(BEGIN);
  const process = virtualProcess(clock, `faults/${setup.seed}`);
  const plan = planFrom(String(setup.seed), intensity);
  const violations: string[] = [];
  const told: string[] = [];
  const { error: silencedError, warn: silencedWarn } = console;
  const errors: string[] = [];
  console.warn = () => {};
  console.error = (error: unknown) => void errors.push(error instanceof Error ? String(error.stack) : String(error));
  try {
    let players: readonly Player[] = [];
    const world = startWorld({
      ...{ process, plan, gameSeed: `faults/${setup.seed}`, budgets: setup.budgets },
      told(notice) {
        if (notice.key !== noticeKey(notice)) violations.push(`a notice under the key ${notice.key}`);
        told.push(notice.key);
        players.find(({ seat }) => seat === notice.seat)?.hear();
      },
    });
    let outcome: Outcome | undefined;
    let over = false;
    const whole = async (): Promise<void> => {
      if (setup.seed === WARMING) await world.warm();
      const game = await begin(world, setup, clock, plan);
      players = playersOf(game, setup, world, clock, plan);
      meddle(world, clock, plan);
      await Promise.all(players.map((player) => player.play()));
      plan.stop();
      await clock.sleep(intensity > 0 ? SETTLING : 60_000);
      if (world.redrive() > 0) await clock.sleep(SETTLING);
      const logs = await Promise.all(players.map((player) => player.log()));
      const looks = await Promise.all(players.map((player) => player.look()));
      const record = await readGame(world.db, game.gameId);
      if (!record) throw new Violation("the game is not stored");
      outcome = { saved: JSON.stringify(record.blob.saved), version: record.version, ...shown(looks, logs) };
      violations.push(
        ...doneOnce(world.written, game.gameId, players),
        ...leftOver(world, clock.now),
        ...untold(
          world.written,
          game.gameId,
          told,
          players.map(({ seat }) => seat),
        ),
      );
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
    await process.run(() => over, BEGIN + LONGEST_GAME);
    if (!over) violations.push(`nobody is told to go on: ${world.logged.slice(-3).join("; ")}`);
    const retold = told.length - new Set(told).size;
    return { outcome, violations, injected: plan.injected, retold, fingerprint: world.fingerprint() };
  } finally {
    process.end();
    console.error = silencedError;
    console.warn = silencedWarn;
  }
}

const last = (errors: readonly string[]): string => (errors.length > 0 ? `; last logged: ${errors.at(-1)}` : "");

/** A request that was not answered is made again; what the first one made waits for nobody. */
async function begin(world: World, { request }: Setup, clock: VirtualClock, plan: Plan): Promise<GameCreated> {
  const answer = await client(world, clock, plan).ask({ method: "POST", address: "/v1/games", body: request });
  if (answer.status !== 201) throw new Violation(`no game is created: ${JSON.stringify(answer.body)}`);
  return answer.body as GameCreated;
}

function playersOf(game: GameCreated, setup: Setup, world: World, clock: VirtualClock, plan: Plan): Player[] {
  const bots = everyBot("players");
  const { answers, rough } = setup;
  return game.seats.map(
    (at) => new Player(game, at, { client: client(world, clock, plan), bot: bots[answers[at.seat]!], plan, rough }),
  );
}

/** What happens to the whole of it while it is played. */
function meddle(world: World, clock: VirtualClock, plan: Plan): void {
  let build = 1;
  const again = (): void => {
    clock.after(2_000, again);
    if (plan.happens("buildDeployed", 30)) world.deploy(`build-${++build}`);
    if (plan.happens("clockJumped", 40)) clock.jump(60_000 * 10 ** plan.chance.below(3));
  };
  again();
}

/** What the players see at the end, without times. */
function shown(last: readonly SeatSnapshot[], logs: readonly Log[]): Pick<Outcome, "views" | "logs"> {
  return {
    views: last.map(({ view, orders, seat }) => JSON.stringify({ seat, view, orders })),
    logs: logs.map(({ entries }) => JSON.stringify(entries.filter(({ code }) => code !== "timeUp"))),
  };
}
