import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { median, round } from "./report.ts";

/** One round of a workload; the same work for the same number. Sums over what was done `count` times. */
export interface Round {
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}
export type Workload = (number: number) => Round | Promise<Round>;

export interface Measured {
  /** By name, what one of `count` comes to. */
  readonly each: Readonly<Record<string, number>>;
  readonly count: number;
  /** With `--against`: the same of the other bundle, and by name the median over the rounds of ours divided by theirs. */
  readonly against?: {
    readonly each: Readonly<Record<string, number>>;
    readonly count: number;
    readonly ratio: Readonly<Record<string, number>>;
  };
}

/** Each process compiles in its own way, for better or worse by a sixth: ratios are over several. */
const PROCESSES = 4;

/**
 * Plays rounds of the workload that a file exports, after some to warm up; with `against`, in turn with that of another file,
 * as many rounds in each of several processes a side. Both files are named on the command line, by bin/bench.ts.
 */
export async function playRounds({
  warm,
  rounds,
  processes = PROCESSES,
  ours = fromCommandLine().ours!,
  against = fromCommandLine().against,
}: {
  readonly warm: number;
  readonly rounds: number;
  readonly processes?: number;
  readonly ours?: string | undefined;
  readonly against?: string | undefined;
}): Promise<Measured> {
  const played = { ours: [] as Round[], theirs: [] as Round[] };
  const times = against === undefined ? 1 : processes;
  const each = Math.ceil(rounds / times);
  for (let first = 0; first < times * (warm + each); first += warm + each) {
    const sides = { ours: elsewhere(ours), ...(against !== undefined && { theirs: elsewhere(against) }) };
    for (let number = first; number < first + warm + each; number++) {
      const turns = Object.entries(sides) as [keyof typeof played, Workload & { end(): void }][];
      for (const [side, workload] of number % 2 === 0 ? turns : turns.reverse()) {
        const one = await workload(number);
        if (number >= first + warm) played[side].push(one);
      }
    }
    for (const workload of Object.values(sides)) workload.end();
  }
  return {
    ...summed(played.ours),
    ...(against !== undefined && { against: { ...summed(played.theirs), ratio: ratios(played) } }),
  };
}

/**
 * The workload of a file in a process of its own, so that neither clears away what the other left behind, nor has what was
 * compiled of it thrown away with the garbage of a process in which the other was playing.
 */
function elsewhere(file: string): Workload & { end(): void } {
  const serve = `const { workload } = await import(process.argv[1]);
    process.on("message", async (number) => process.send(await workload(number)));`;
  const options = [...process.execArgv, "--input-type=module", "--eval", serve];
  const child = spawn(process.execPath, [...options, pathToFileURL(resolve(file)).href, ...process.argv.slice(2)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  failed.catch(() => {});
  const workload: Workload = (number) => {
    child.send(number);
    return Promise.race([once(child, "message").then(([round]) => round as Round), failed]);
  };
  return Object.assign(workload, { end: () => child.disconnect() });
}

const fromCommandLine = (): { readonly ours?: string; readonly against?: string } =>
  parseArgs({ options: { ours: { type: "string" }, against: { type: "string" } }, strict: false }).values as {
    ours?: string;
    against?: string;
  };

function summed(rounds: readonly Round[]) {
  const count = rounds.reduce((sum, one) => sum + one.count, 0);
  const total = (name: string): number => rounds.reduce((sum, { sums }) => sum + sums[name]!, 0);
  return { each: eachOf(rounds[0]!, (name) => round(total(name) / count, 4)), count };
}

const ratios = ({ ours, theirs }: Record<"ours" | "theirs", readonly Round[]>) =>
  eachOf(ours[0]!, (name) => {
    const each = ({ sums, count }: Round): number => sums[name]! / count;
    return round(median(ours.map((one, at) => each(one) / each(theirs[at]!))), 3);
  });

const eachOf = ({ sums }: Round, value: (name: string) => number): Record<string, number> =>
  Object.fromEntries(Object.keys(sums).map((name) => [name, value(name)]));
