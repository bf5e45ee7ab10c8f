import { type ChildProcess, fork } from "node:child_process";
import { bundled } from "../../cli/bundled.ts";
import type { NodeBinary } from "../../cli/nodeBinary.ts";
import type { BoutResult, Ground } from "./bout.ts";
import type { Bout } from "./schedule.ts";

/**
 * Games on several processes, not threads: how much processor time a thread takes cannot be asked on Node 20. A process is told
 * the ground first, and then one bout after the other.
 */
export interface Start {
  readonly ground: Ground;
  readonly names: readonly string[];
}

type Reply = { readonly result: BoutResult } | { readonly error: string };

/**
 * Plays all bouts on `processes` children of `module`, which calls `serve`, bundled and on that Node: what thinking takes is to be
 * what it takes where it is deployed. Rejects with what breaks first.
 */
export async function playAll(
  module: URL,
  node: NodeBinary,
  processes: number,
  start: Start,
  bouts: readonly Bout[],
  take: (bout: Bout, result: BoutResult) => void,
): Promise<void> {
  const waiting = [...bouts].reverse();
  const code = await bundled(module);
  const children: ChildProcess[] = [];
  const lane = (): Promise<void> =>
    new Promise((done, failed) => {
      const child = fork(code.path, [], { execPath: node.path, execArgv: [] });
      children.push(child);
      let under: Bout | undefined;
      const next = (): void => {
        under = waiting.pop();
        if (under !== undefined) child.send(under);
        else {
          child.disconnect();
          done();
        }
      };
      child.on("message", (reply: Reply | "ready") => {
        if (reply !== "ready" && "error" in reply) return failed(new Error(reply.error));
        if (reply !== "ready") take(under!, reply.result);
        next();
      });
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`A process that plays ended with ${code}.`)));
      child.send(start);
    });
  try {
    await Promise.all(Array.from({ length: Math.min(processes, bouts.length) }, lane));
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
    code.remove();
  }
}

/** In the child: prepares with what it is told first, then plays what it is sent. Ends when the parent lets go of it. */
export function serve(prepare: (start: Start) => Promise<(bout: Bout) => BoutResult>): void {
  let play: ((bout: Bout) => BoutResult) | undefined;
  const reply = (said: Reply | "ready"): void => void process.send!(said);
  process.on("message", async (message: Start | Bout) => {
    try {
      if (play === undefined) {
        play = await prepare(message as Start);
        return reply("ready");
      }
      reply({ result: play(message as Bout) });
    } catch (error) {
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
