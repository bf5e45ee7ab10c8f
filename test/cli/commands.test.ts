import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";

const commands = readdirSync("bin").filter((file) => !/-worker\.ts$|^app\.ts$/.test(file));
const { argv, exitCode, send } = process;
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode, send });
});

/** Runs a command here, where what most of them import is there already. Each once only: a module is not run again. */
async function run(file: string, ...given: string[]): Promise<{ status: unknown; said: string }> {
  const path = join(process.cwd(), "bin", file);
  let said = "";
  const hear = (words: unknown) => {
    said += `${words}`;
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockImplementation(hear);
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void hear(`${line}\n`));
  const ended = new Error("it has ended");
  vi.spyOn(process, "exit").mockImplementation((code) => {
    process.exitCode = code ?? undefined;
    throw ended;
  });
  // A command has no parent to report to, as a process of these tests has.
  Object.assign(process, { argv: [process.execPath, path, ...given], exitCode: undefined, send: undefined });
  await import(path).catch((error: unknown) => {
    if (error !== ended) throw error;
  });
  return { status: process.exitCode, said };
}

describe("every command", () => {
  it.each(commands)("bin/%s has one parser's words for a mistake, and exit code 2", async (file) => {
    expect(await run(file, "--frobnicate")).toEqual({
      status: 2,
      said: expect.stringMatching(/^error: .*\n\nUsage: npm (start|run \S+) -- /),
    });
  });
});
