import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const commands = readdirSync("bin").filter((file) => !/-worker\.ts$|^app\.ts$/.test(file));

describe("every command", () => {
  it.each(commands)("bin/%s has one parser's words for a mistake, and exit code 2", (file) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", `bin/${file}`, "--frobnicate"], {
      encoding: "utf8",
    });
    expect({ status, said: stdout + stderr }).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^error: .*\n\nUsage: npm (start|run \S+) -- /),
    });
  });
});
