import { Option } from "commander";
import { command, parse, wholeNumber } from "../lib/cli/command.ts";
import { dividedPerft, perft } from "../lib/explore/perft.ts";
import { gameAt, POSITIONS } from "../lib/explore/positions.ts";

const program = command(
  "npm run perft --",
  "Counts the leaves of decision trees, as chess programs do, in named positions.",
)
  .addOption(new Option("--position <name>", "only this one").choices(POSITIONS.map(({ name }) => name)))
  .option("--depth <N>", "only this depth; else those its counts are known for", wholeNumber(1))
  .option("--divide", "leaves below each first answer")
  .addHelpText("after", "\nExits with 1 if a count differs from the known one, with 2 on bad options.");

function main(): number {
  const { position: only, depth, divide } = program.opts<{ position?: string; depth?: number; divide?: true }>();
  let wrong = 0;
  for (const position of POSITIONS.filter(({ name }) => only === undefined || name === only)) {
    console.log(`${position.name}: ${position.about}`);
    const game = gameAt(position);
    if (divide) {
      for (const { answer, leaves } of dividedPerft(game, depth ?? position.leaves.length))
        console.log(`  ${leaves}  ${answer}`);
      continue;
    }
    for (let each = depth ?? 1; each <= (depth ?? position.leaves.length); each++) {
      const leaves = perft(game, each);
      const known = position.leaves[each - 1];
      const differs = known !== undefined && known !== leaves;
      if (differs) wrong++;
      console.log(`  depth ${each}: ${leaves}${differs ? `, known to be ${known}` : ""}`);
    }
  }
  return wrong > 0 ? 1 : 0;
}

process.exitCode = (await parse(program, process.argv.slice(2))) ?? main();
