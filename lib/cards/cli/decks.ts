import type { Blocker } from "../coverage/blockers.ts";
import { type DeckReport, type DeckShares, DeckTally, unknownCard } from "../coverage/decks.ts";
import type { Examined } from "../coverage/examine.ts";
import { examineAll } from "../coverage/parallel.ts";
import { readDeckFile } from "../decks/file.ts";
import type { CardEntry } from "../import/entry.ts";
import type { CardShelf } from "../shelf.ts";
import { openCards } from "./cards.ts";
import { percent, table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

export interface DecksOptions {
  readonly file: string;
  readonly cards: string | undefined;
  readonly json: boolean;
  /** Rows of the ranked lists. */
  readonly top: number;
  readonly threads: number | undefined;
}

/** How many decks of a file can be played, and what is in the way of the others. Reads the file twice, each card once. */
export async function decks(options: DecksOptions, worker: URL, terminal: Terminal): Promise<void> {
  const names = new Set<string>();
  for await (const { main, side } of readDeckFile(options.file))
    for (const name of [...Object.keys(main), ...Object.keys(side)]) names.add(name);
  const shelf = await openCards(options.cards, terminal);
  const tally = new DeckTally(await examineNamed(names, shelf, worker, options.threads, terminal));
  for await (const deck of readDeckFile(options.file)) tally.add(deck);
  const report = tally.report(options.top);
  for (const line of lines(report)) terminal.out(line);
  const { decks, playable, mainPlayable, copiesRead, total, byKind } = report;
  if (options.json) terminal.out(JSON.stringify({ decks, playable, mainPlayable, copiesRead, total, byKind }));
}

/** By the name a deck gives it; a card called in several ways is read once. */
async function examineNamed(
  names: ReadonlySet<string>,
  shelf: CardShelf,
  worker: URL,
  threads: number | undefined,
  terminal: Terminal,
): Promise<ReadonlyMap<string, Examined>> {
  const entries = new Map<string, CardEntry>();
  const called = [...names].map((name) => {
    const entry = shelf.find(name);
    if (entry) entries.set(entry.name, entry);
    return [name, entry?.name] as const;
  });
  const examined = new Map<string, Examined>();
  const take = (entry: CardEntry, found: Examined): void => {
    examined.set(entry.name, found);
    terminal.progress(examined.size / entries.size, `of ${entries.size} cards read`);
  };
  const all = async function* () {
    yield* entries.values();
  };
  await examineAll(all(), worker, take, threads);
  return new Map(called.map(([name, card]) => [name, examined.get(card ?? "") ?? unknownCard(name)]));
}

const lines = (report: DeckReport): string[] => [
  ...shares("", { "all decks": report }),
  ...shares("by kind", report.byKind),
  ...shares("by year", report.byYear),
  ...blockers("cards that block decks", report.cards),
  ...blockers("places where reading stops, that block decks", report.phrases),
];

const shares = (title: string, rows: Readonly<Record<string, DeckShares>>): string[] => [
  ...table([
    [title, "decks", "playable", "main deck", "main copies", "read"],
    ...Object.entries(rows).map(([key, { decks, playable, mainPlayable, copiesRead, total }]) => [
      `  ${key}`,
      String(decks),
      percent(playable, 1),
      percent(mainPlayable, 1),
      String(total),
      percent(copiesRead, 1),
    ]),
  ]),
  "",
];

const blockers = (title: string, rows: readonly Blocker[]): string[] =>
  rows.length === 0
    ? []
    : [
        `${title} (decks, of which it alone)`,
        ...rows.map(
          ({ blocker, blocked, alone, example }) =>
            `  ${String(blocked).padStart(5)} ${String(alone).padStart(5)}  ${blocker.slice(0, 110)}   [${example}]`,
        ),
        "",
      ];
