import { isUnsupported } from "../import/entry.ts";
import { readCardFile } from "../import/source.ts";
import { drawn } from "../lots.ts";
import type { CardReader } from "../reading.ts";
import type { PrintedCard } from "../schema.ts";
import { cardLines } from "./explain.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Cards drawn by lot among those of a file that are read and have a text, each as it is printed and as it was read: for
 * somebody who compares the two. Throws `CardsError` where the file cannot be read.
 */
export async function sample(
  file: string,
  { count, seed }: { readonly count: number; readonly seed: number },
  read: CardReader,
  terminal: Terminal,
): Promise<void> {
  const cards: PrintedCard[] = [];
  for await (const { entry } of readCardFile(file, ({ bytes, of }) => terminal.progress(bytes / of, "reading cards")))
    if (!isUnsupported(entry.card) && entry.card.faces.some(({ text }) => text !== "")) cards.push(entry.card);
  let shown = 0;
  for (const card of drawn(cards, { of: cards.length, seed })) {
    if (shown === count) return;
    const reading = read(card);
    if (reading.verdict !== "read") continue;
    shown += 1;
    for (const line of ["", `# ${card.name}`, ...cardLines(reading.card)]) terminal.out(line);
  }
}
