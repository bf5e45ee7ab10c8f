import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { command, parse } from "../lib/cli/command.ts";
import { buildPage } from "../lib/stacks/buildPage.ts";

/** In KB, compressed as on its way. */
const MOST_SCRIPT = 120;

let code = 0;
const program = command(
  "npm run build:web --",
  "Builds the page and prints what a browser loads before a table is seen.",
)
  .option("--out <FOLDER>", "where to", "dist")
  .option("--json", "the last line is one JSON object: { scriptKB, stylesKB }")
  .addHelpText("after", `\nExits with 1 if that is more than ${MOST_SCRIPT} KB of script.`)
  .action(async ({ out, json }: { readonly out: string; readonly json?: true }) => {
    const built = await buildPage("web", out);
    if (!built) throw new Error("there is no web/index.html here");
    const kilobytes = (files: readonly string[]): number => {
      const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0);
      return Number((bytes / 1024).toFixed(1));
    };
    const { scripts, styles } = built.firstLoad;
    const [scriptKB, stylesKB] = [kilobytes(scripts), kilobytes(styles)];
    console.log(
      `${out}: loaded first, compressed: ${scriptKB} KB of script (of ${MOST_SCRIPT}), ${stylesKB} KB of styles`,
    );
    if (json) console.log(JSON.stringify({ scriptKB, stylesKB }));
    if (scriptKB > MOST_SCRIPT) code = 1;
  });
process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
