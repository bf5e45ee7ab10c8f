import { CardsError } from "../lib/cards/errors.ts";
import { readCardFile } from "../lib/cards/import/source.ts";
import { idleWords } from "../lib/oracle/probe.ts";

const HELP = `The deletion probe: which words of cards could go without a trace in how they were read.

  npm run probe -- FILE [EVERY]

  FILE   a file of cards
  EVERY  only every so many-th card; the whole corpus takes some minutes`;

const [file, every = "1"] = process.argv.slice(2);
if (file === "--help") {
  console.log(HELP);
} else if (file === undefined || !/^[1-9]\d*$/.test(every)) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  try {
    await probe(file, Number(every));
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

async function probe(file: string, every: number): Promise<void> {
  const words = new Map<string, { count: number; example: string }>();
  const tally = { seen: 0, probed: 0, idle: 0 };
  for await (const { entry } of readCardFile(file)) {
    tally.seen += 1;
    if (tally.seen % every !== 0 || "unsupported" in entry.card) continue;
    tally.probed += 1;
    const found = idleWords(entry.card);
    if (found.length > 0) tally.idle += 1;
    for (const { word } of found) {
      const known = words.get(word);
      words.set(word, { count: (known?.count ?? 0) + 1, example: known?.example ?? entry.card.name });
    }
  }
  console.log(`${tally.probed} cards probed, ${tally.idle} with idle words`);
  for (const [word, { count, example }] of [...words].sort((a, b) => b[1].count - a[1].count).slice(0, 40))
    console.log(`${String(count).padStart(6)}  ${word.padEnd(16)}${example}`);
}
