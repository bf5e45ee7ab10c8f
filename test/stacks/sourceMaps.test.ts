import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleHandlers, type HandlerBundles } from "../../lib/stacks/bundle.ts";
import { keepMaps } from "../../lib/stacks/sourceMaps.ts";
import { temporaryFolder } from "../support/synthesized.ts";

const folder = temporaryFolder();
const maps = join(folder.path, "source-maps");
let bundles: HandlerBundles;
let trace: string;
beforeAll(async () => {
  const sources = join(folder.path, "handlers");
  mkdirSync(sources);
  const handler = [
    "const asked = (what: string): never => {",
    '  throw new Error("cannot ".concat(what));',
    "};",
    "",
    "export const handler = async (event: { what: string }) => asked(event.what);",
  ];
  writeFileSync(join(sources, "failing.ts"), handler.join("\n"));
  bundles = await bundleHandlers(sources, join(folder.path, "bundles"));
  await keepMaps(bundles, maps);
  const { href } = pathToFileURL(join(bundles.folder("failing"), "index.mjs"));
  const loaded = (await import(href)) as { handler(event: object): Promise<never> };
  trace = await loaded.handler({ what: "be done" }).catch((error: Error) => error.stack!);
});
afterAll(() => folder.remove());

const symbolicate = (input: string, ...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "bin/symbolicate.ts", "--maps", maps, ...options], {
    ...{ encoding: "utf8", input },
  });

describe("source maps", () => {
  it("are kept in a folder for each build, by the name of the code", () => {
    expect(readdirSync(maps)).toEqual([bundles.build]);
    expect(readdirSync(join(maps, bundles.build))).toEqual([expect.stringMatching(/^code-[0-9a-f]{16}\.js\.map$/)]);
  });

  it("tell where in the sources a line of the log comes from", () => {
    expect(trace).toMatch(/code-[0-9a-f]{16}\.js:2:\d+/);
    // Where it was, on the machine that deployed it, says nothing of where it runs.
    const deployed = trace.replaceAll(/[^\s(]*(?=code-)/g, "/var/task/");
    const line = JSON.stringify({ fault: "internal-error", status: 500, reason: deployed });
    const { status, stdout, stderr } = symbolicate(line);
    expect({ status, stderr }).toEqual({ status: 0, stderr: `build ${bundles.build}\n` });
    expect(stdout).toContain("cannot be done");
    expect(stdout).toMatch(/failing\.ts:2:\d+/);
    expect(stdout).toMatch(/failing\.ts:5:\d+/);
    expect(stdout).not.toContain("code-");
  });

  it("that are not there leave the line as it is, and say so", () => {
    const { status, stdout, stderr } = symbolicate("at f (/var/task/code-0123456789abcdef.js:1:20)\n");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "at f (/var/task/code-0123456789abcdef.js:1:20)\n" });
    expect(stderr).toContain("no map of code-0123456789abcdef");
  });
});
