import { parseArgs } from "node:util";
import { dividedPerft, perft } from "../lib/explore/perft.ts";
import { gameAt, POSITIONS } from "../lib/explore/positions.ts";

const HELP = `Counts the leaves of decision trees, as chess programs do, in named positions.

  npm run perft                                     every position at the depths its counts are known for
  npm run perft -- --position attack --depth 3      one position
  npm run perft -- --position attack --depth 3 --divide   leaves below each first answer

Exits with 1 if a count differs from the known one, with 2 on bad options.`;

const read = () =>
  parseArgs({
    options: {
      position: { type: "string" },
      depth: { type: "string" },
      divide: { type: "boolean" },
      help: { type: "boolean" },
    },
  }).values;

function main(): number {
  let values: ReturnType<typeof read>;
  try {
    values = read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const chosen = POSITIONS.filter(({ name }) => values.position === undefined || name === values.position);
  const depth = values.depth === undefined ? undefined : Number(values.depth);
  if (chosen.length === 0 || (depth !== undefined && !(Number.isInteger(depth) && depth > 0))) {
    console.error(
      `--position is one of: ${POSITIONS.map(({ name }) => name).join(", ")}; --depth a whole number\n\n${HELP}`,
    );
    return 2;
  }
  let wrong = 0;
  for (const position of chosen) {
    console.log(`${position.name}: ${position.about}`);
    const game = gameAt(position);
    if (values.divide) {
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

process.exitCode = main();
