import { describe, expect, it } from "vitest";
import { command, parse, wholeNumber } from "../../lib/cli/command.ts";

async function run(...argv: string[]) {
  const said = { out: "", err: "" };
  const say = (where: keyof typeof said) => (line: string) => {
    said[where] += `${line}\n`;
  };
  const program = command("npm run peel --", "Peels.", { out: say("out"), err: say("err") });
  const sub = program.command("apples").option("--count <N>", "how many", wholeNumber(1, 9), 3);
  return { code: await parse(program, argv), ...said, options: sub.opts() };
}

describe("a command", () => {
  it("goes on when all is well, with its values read", async () => {
    expect(await run("apples", "--count", "7")).toMatchObject({ code: undefined, options: { count: 7 }, err: "" });
    expect((await run("apples")).options).toEqual({ count: 3 });
  });

  it("explains itself and its subcommands: 0", async () => {
    expect(await run("--help")).toMatchObject({ code: 0, err: "", out: expect.stringContaining("npm run peel --") });
    const sub = await run("apples", "--help");
    expect(sub).toMatchObject({ code: 0, out: expect.stringContaining("npm run peel -- apples [options]") });
    expect(sub.out).toContain("how many (default: 3)");
  });

  const mistakes: readonly (readonly [readonly string[], string])[] = [
    [[], ""],
    [["pears"], "unknown command 'pears'"],
    [["apples", "--colour"], "unknown option '--colour'"],
    [["apples", "pears"], "too many arguments"],
    [["apples", "--count"], "argument missing"],
    ...["0", "10", "-1", "1.5", "many", ""].map((count) => [["apples", "--count", count], "from 1 to 9"] as const),
  ];
  it.each(mistakes)("says what is wrong with %j, and how it is used: 2", async (argv, reason) => {
    const { code, err, out } = await run(...argv);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(reason);
    expect(err).toContain("Usage: npm run peel --");
  });
});
