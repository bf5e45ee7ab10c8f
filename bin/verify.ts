import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { command, parse } from "../lib/cli/command.ts";
import { verify } from "../lib/fairness/verify.ts";

interface Options {
  readonly commitment?: string;
  readonly key?: string;
  readonly json?: true;
  readonly changed?: true;
}

let code = 0;
const program = command(
  "npm run verify --",
  "Recomputes every shuffle, die and choice at random of finished games from their records (docs/fairness.md).",
)
  .argument("<files...>", "records, as the page downloads them or npm run simulate -- --records writes them")
  .option("--commitment <HEX>", "what the page showed during the game")
  .option("--key <HEX>", "the public key that must have sealed them")
  .option("--changed", "for each file also try it with one byte changed, which must be refused")
  .option("--json", "a line of JSON for each file: { file, problems, game, commitment, key, shuffles, values ... }")
  .addHelpText("after", "\nExit codes: 0 all are sound, 1 one is not or cannot be read, 2 wrong options.")
  .action((files: readonly string[], options: Options) => {
    for (const file of files) if (!told(file, options)) code = 1;
    if (options.changed) refuseChanged(files);
  });

/** Each of the files with one byte of it changed, where the file's own hash says. */
function refuseChanged(files: readonly string[]): void {
  const taken = files.filter((file) => verify(withOneByteChanged(readFileSync(file))).problems.length === 0);
  for (const file of taken) console.log(`${file}: TAKEN with one byte changed`);
  console.log(`${files.length - taken.length} of ${files.length} were refused with one byte changed.`);
  if (taken.length > 0) code = 1;
}

function withOneByteChanged(bytes: Buffer): Buffer {
  const chosen = createHash("sha256").update(bytes).digest();
  const changed = Buffer.from(bytes);
  changed[chosen.readUInt32BE(0) % changed.length]! ^= 1 + (chosen[4]! % 255);
  return changed;
}

function told(file: string, { json, ...known }: Options): boolean {
  const verdict = verify(readFileSync(file), known);
  const { problems, game, shuffles, values, entropyOf, noEntropyOf } = verdict;
  const isSound = problems.length === 0;
  if (json) console.log(JSON.stringify({ file, ...verdict }));
  else if (isSound) {
    const added =
      entropyOf === undefined ? "no player was asked to add" : `seats ${entropyOf.join(", ") || "none"} added`;
    const missing = noEntropyOf?.length ? `, seats ${noEntropyOf.join(", ")} gave nothing` : "";
    console.log(`${file}: sound. Game ${game}: ${shuffles} shuffles and ${values} other results; ${added}${missing}.`);
  } else for (const problem of problems) console.log(`${file}: NOT SOUND: ${problem}`);
  return isSound;
}

try {
  process.exitCode = (await parse(program, process.argv.slice(2))) ?? code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
