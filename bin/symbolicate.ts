import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { command, parse } from "../lib/cli/command.ts";
import { MAPS, symbolicated } from "../lib/stacks/sourceMaps.ts";

const program = command(
  "npm run symbolicate --",
  "Lines of a deployed function's log with the places of their stack traces as they are in the sources.",
)
  .argument("[FILE]", "the lines; standard input if there is none")
  .option("--maps <DIR>", "where `npm run synth` kept the source maps, a folder for each build", MAPS)
  .addHelpText("after", "\nExit codes: 0 done, 1 failed or some code has no map there, 2 wrong options.");

async function run(file: string | undefined, maps: string): Promise<number> {
  const given = file === undefined ? await text(process.stdin) : await readFile(file, "utf8");
  const { text: told, builds, unknown } = await symbolicated(given.split("\n").map(readable).join("\n"), maps);
  console.log(told.trimEnd());
  for (const build of builds) console.error(`build ${build}`);
  for (const code of unknown) console.error(`no map of ${code} in ${maps}: it was deployed from elsewhere`);
  return unknown.length > 0 ? 1 : 0;
}

/** A stack trace in a line of JSON is one text with its line breaks escaped. */
const readable = (line: string): string => (line.startsWith("{") ? line.replaceAll("\\n", "\n") : line);

try {
  let code = 0;
  program.action(async (file: string | undefined, { maps }: { maps: string }) => {
    code = await run(file, maps);
  });
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
