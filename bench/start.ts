import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { print, round } from "./report.ts";

/**
 * How long `npm start` takes until it says that it is ready, by the clock and in processor time of all its processes: with
 * everything to bundle and to synthesize, and again with nothing changed. Processor time where there is a /proc.
 */
const TIMES = 2;
const READY = /\(ready after ([\d.]+) s\)/;

interface Started {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

async function start(): Promise<Started> {
  const data = await mkdtemp(join(tmpdir(), "bench-start-"));
  const began = performance.now();
  const options = ["--no-demo", "--port", "0", "--data", data];
  const host = spawn(process.execPath, ["--import", "tsx", "bin/local.ts", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await ready(host);
    return { seconds: (performance.now() - began) / 1000, cpuSeconds: cpuSecondsOf(host.pid!) };
  } finally {
    const ended = new Promise((end) => host.once("exit", end));
    host.kill("SIGINT");
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

const ready = (host: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    host.stdout!.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      if (READY.test(said)) resolve();
    });
    host.once("exit", (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });

/** Of a process, its children that have ended (16th and 17th field of stat), and those that have not. */
function cpuSecondsOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const times = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const own = times.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.reduce((sum, child) => sum + cpuSecondsOf(Number(child)), own);
}
const TICKS_A_SECOND = 100;

const least = (all: readonly Started[]): Started => ({
  seconds: round(Math.min(...all.map(({ seconds }) => seconds)), 1),
  cpuSeconds: round(Math.min(...all.map(({ cpuSeconds }) => cpuSeconds)), 1),
});

const [anew, again]: [Started[], Started[]] = [[], []];
for (let time = 0; time < TIMES; time++) {
  await rm(join(".cache", "app"), { recursive: true, force: true });
  anew.push(await start());
  again.push(await start());
}
print("start", { anew: least(anew), unchanged: least(again), node: process.version });
