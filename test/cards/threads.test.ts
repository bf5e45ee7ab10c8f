import { describe, expect, it } from "vitest";
import { runOnThreads } from "../../lib/cards/threads.ts";
import type { Task } from "../support/doubling.ts";

const run = async (tasks: readonly Task[], options: Parameters<typeof runOnThreads<Task, number | string>>[3] = {}) => {
  const found: (readonly [number, number | string])[] = [];
  await runOnThreads<Task, number | string>(
    new URL("../support/doubling.ts", import.meta.url),
    tasks,
    (result, { n }) => found.push([n, result]),
    {
      threads: 2,
      ...options,
    },
  );
  return found.sort(([a], [b]) => a - b);
};

describe("tasks on threads", () => {
  it("are each done once, by a TypeScript module", async () => {
    const tasks = Array.from({ length: 9 }, (_, n) => ({ n }));
    expect(await run(tasks)).toEqual(tasks.map(({ n }) => [n, 2 * n]));
    expect(await run([])).toEqual([]);
  });

  it("without end are given up for lost, and the others go on", async () => {
    const failed = (_: Task, error: Error) => error.name;
    const tasks = [{ n: 0, forever: true }, { n: 1, broken: true }, { n: 2 }, { n: 3 }];
    expect(await run(tasks, { limitMs: 8_000, failed })).toEqual([
      [0, "AbortError"],
      [1, "Error"],
      [2, 4],
      [3, 6],
    ]);
  });

  it("end with the first that throws, when nobody says what that comes to", async () => {
    await expect(run([{ n: 0 }, { n: 1, broken: true }, { n: 2 }])).rejects.toThrow("broken on purpose");
  });

  it("that are done in the moment in which another throws trouble nobody", async () => {
    const tasks = Array.from({ length: 20 }, (_, n) => ({ n, broken: n === 9 }));
    const never = new Int32Array(new SharedArrayBuffer(4));
    const taking = runOnThreads<Task, number>(
      new URL("../support/doubling.ts", import.meta.url),
      tasks,
      // Every thread has answered again by the time that this one listens.
      () => Atomics.wait(never, 0, 0, 100),
      { threads: 2 },
    );
    await expect(taking).rejects.toThrow("broken on purpose");
  });
});
