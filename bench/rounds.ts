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

/** Plays rounds, after some to warm up; in turn with the `workload` that the file `against` exports, if there is one. */
export async function playRounds(
  ours: Workload,
  { warm, rounds, against = fromCommandLine() }: { warm: number; rounds: number; against?: string | undefined },
): Promise<Measured> {
  const theirs = against === undefined ? undefined : elsewhere(against);
  const played = { ours: [] as Round[], theirs: [] as Round[] };
  const play = async (side: keyof typeof played, workload: Workload, number: number): Promise<void> => {
    const one = await workload(number);
    if (number >= warm) played[side].push(one);
  };
  for (let number = 0; number < warm + rounds; number++) {
    const turns = [() => play("ours", ours, number), () => theirs && play("theirs", theirs.workload, number)];
    for (const turn of number % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  theirs?.end();
  return { ...summed(played.ours), ...(theirs && { against: { ...summed(played.theirs), ratio: ratios(played) } }) };
}

/**
 * The workload of a file in a process of its own, so that neither clears away what the other left behind, nor has what was
 * compiled of it thrown away with the garbage of a process in which the other was playing.
 */
function elsewhere(file: string): { workload: Workload; end: () => void } {
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
  return {
    workload: async (number) => {
      child.send(number);
      return Promise.race([once(child, "message").then(([round]) => round as Round), failed]);
    },
    end: () => child.disconnect(),
  };
}

const fromCommandLine = (): string | undefined => {
  const { against } = parseArgs({ options: { against: { type: "string" } }, strict: false }).values;
  return typeof against === "string" ? against : undefined;
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
