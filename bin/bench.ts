import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Option } from "commander";
import { bundle, bundleAt, bundleOf, bundleOurs, workloads } from "../bench/bundle.ts";
import { command, parse } from "../lib/cli/command.ts";

const benches = {
  cold: "import time of the act handler, code cache and all, against middy and the SDK clients alone",
  engine: "whole games by chance through the engine; --decks emberwick on decks of built-in cards",
  request: "a hosted decision and its parts: restore, submit, views, save, pack",
  views: "ms and bytes of a view",
  memory: "what a loaded game takes, and the heap after many",
  start: "npm start until it is ready, by the clock and in processor time",
  scale: "one action on boards of 10, 100 and 1,000 permanents, and a combat of a thousand",
  tokens: "10,000 equal tokens a side made, attacking, blocked, dealt damage, viewed and stored",
  lasting:
    "lasting effects, five kinds: ms a decision with 100 and with 1,000 of them, seconds for all, on one creature and on a thousand",
  attacks: "what a request costs in positions that a hostile player can bring about",
  bytes: "size of a game's stored item, at three turns",
  cost: "dollars for a million actions on the page, and for a million idle games a month, by a meter of every call",
  page: "the page in Chromium: bytes first loaded, ms until the table is seen and until a tap is, frames",
  picture: "a picture of the board: p50 and p99 ms, and its size",
  load: "games through the whole local stack, without and with thousands that nobody plays: p50 and p99, processor, memory",
  http: "actions through the whole local stack",
  chat: "a game in a Discord channel through the whole local stack: first replies, messages a game",
};

let code = 0;
const program = command(
  "npm run bench --",
  "Measures. Each prints a table; with --json its last line is one JSON object.",
);
for (const [name, about] of Object.entries(benches)) {
  const one = program.command(name).description(about).option("--json", "the last line is one JSON object");
  if (workloads().includes(name))
    one.option(
      "--against <COMMIT|FILE>",
      "in turn with the code of a commit of this clone, or with a bundle made of one before; prints the ratio, ours divided by theirs",
    );
  if (name === "cost") one.option("--write <FILE>", "a document between whose marks the figures go: docs/cost.md");
  if (name === "load")
    for (const [option, about] of [
      ["--games <N>", "so many at once; 8"],
      ["--seconds <N>", "how long each of both; 10"],
      ["--idle <N>", "games that nobody plays; 2000"],
    ] as const)
      one.option(option, about);
  if (name === "engine")
    one.addOption(
      new Option("--decks <NAME>", "emberwick: decks of built-in cards, every two in turn").choices(["emberwick"]),
    );
  one.action(async (given: Given) => {
    code = await run(name, given);
  });
}
program
  .command("bundle")
  .description("makes bundles of a commit for --against, and prints where they are")
  .argument("<COMMIT>")
  .argument("[NAME]", "only this bench's")
  .action(async (commit: string, only?: string) => {
    for (const one of only === undefined ? workloads() : [only]) console.log(await bundleAt(commit, one));
  });

/** By option, `true` for one without a value. */
type Given = Readonly<Record<string, string | true>> & { readonly against?: string };

/** What these measure starts files beside its own sources, so they stay where they are. */
const inPlace: Readonly<Record<string, () => Promise<unknown>>> = {
  load: () => import("../bench/load.ts"),
  http: () => import("../bench/http.ts"),
  chat: () => import("../bench/chat.ts"),
  cold: () => import("../bench/cold.ts"),
  start: () => import("../bench/start.ts"),
  page: () => import("../bench/page.ts"),
  picture: () => import("../bench/picture.ts"),
};

async function run(name: string, { against, ...others }: Given): Promise<number> {
  const measure = inPlace[name];
  if (measure) {
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
    await measure();
    return 0;
  }
  // Bundled as what is deployed is, and in a process of its own.
  const other = against !== undefined && !existsSync(against) ? await bundleAt(against, name) : against;
  const file = await bundle(join("bench", `${name}.ts`), bundleOf(name));
  const ours = workloads().includes(name) ? { ours: await bundleOurs(name) } : {};
  const given = Object.entries<string | true>({ ...others, ...ours, ...(other !== undefined && { against: other }) });
  const argv = given.flatMap(([option, value]) => [`--${option}`, ...(value === true ? [] : [value])]);
  const child = spawn(process.execPath, ["--enable-source-maps", file, ...argv], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (status) => resolve(status ?? 1)));
}

process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
