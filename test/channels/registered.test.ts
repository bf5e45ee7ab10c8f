import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { registerCommands } from "../../lib/channels/discord/registration.ts";
import { compareCommands, differs } from "../../lib/channels/registered.ts";
import { menus, setMenu } from "../../lib/channels/telegram/menus.ts";
import { startDiscord } from "../support/chats/discord.ts";
import { startTelegram } from "../support/chats/telegram.ts";
import { useCommands } from "../support/command.ts";

const command = useCommands();

let discord: Awaited<ReturnType<typeof startDiscord>>;
let telegram: Awaited<ReturnType<typeof startTelegram>>;
beforeEach(async () => {
  [discord, telegram] = [await startDiscord(), await startTelegram()];
});
afterEach(async () => {
  expect([...discord.refusals, ...telegram.refusals]).toEqual([]);
  await Promise.all([discord.stop(), telegram.stop()]);
});
const both = () => ({ discord: discord.credentials, telegram: telegram.credentials });
const WHERE = ["Discord", "Telegram (en)", "Telegram (it)", "Telegram (pt)"];

describe("the commands that platforms were told", () => {
  it("are compared without telling anything, told when that is wanted, and are the same then", async () => {
    const dry = await compareCommands(both(), false);
    expect(dry.map(({ where }) => where)).toEqual(WHERE);
    for (const { missing, changed, gone } of dry) {
      expect(missing).toContain("concede");
      expect([changed, gone]).toEqual([[], []]);
    }
    expect(telegram.menus.size).toBe(0);
    expect(discord.calls.map(({ method }) => method)).toEqual(["GET"]);
    expect((await compareCommands(both(), true)).every(differs)).toBe(true);
    expect((await compareCommands(both(), false)).filter(differs)).toEqual([]);
    const calls = discord.calls.length;
    await compareCommands(both(), true);
    expect(discord.calls.slice(calls).map(({ method }) => method)).toEqual(["GET"]);
  });

  it("from an earlier version are found out one by one: new, changed, gone", async () => {
    await registerCommands(discord.credentials);
    const [first, second] = discord.commands();
    discord.commands().splice(0, 2, { ...first!, description: "as it was once" }, { ...second!, name: "gone" });
    const [english, italian] = menus();
    await setMenu(telegram.credentials, english!);
    await setMenu(telegram.credentials, { ...italian!, commands: english!.commands });
    const found = await compareCommands(both(), false);
    expect(found[0]).toEqual({
      ...{ where: "Discord", missing: [second!.name], changed: [first!.name], gone: ["gone"] },
    });
    expect(differs(found[1]!)).toBe(false);
    expect(found[2]!.changed).toHaveLength(italian!.commands.length);
    expect(found[3]!.missing).toHaveLength(italian!.commands.length);
  });

  it("can be looked at from the command line, which says by its exit code whether they differ", async () => {
    const folder = mkdtempSync(join(tmpdir(), "commands-"));
    const file = join(folder, "telegram.json");
    writeFileSync(file, JSON.stringify(telegram.credentials));
    const run = async (...more: string[]) => {
      const { code, stdout } = await command("chat", ["commands", "--telegram", file, ...more]);
      return { code, out: stdout };
    };
    const dry = await run();
    expect(dry.out).toMatch(/^Telegram \(en\): \+ new, /);
    expect([dry.code, (await run("--write")).code]).toEqual([1, 0]);
    expect(await run()).toEqual({
      code: 0,
      out: "Telegram (en): as they are\nTelegram (it): as they are\nTelegram (pt): as they are\n",
    });
    rmSync(folder, { recursive: true });
  });
});
