import type { PrintedCard } from "../../cards/schema.ts";
import { deletions } from "./deletion.ts";
import { linesOf } from "./lines.ts";
import { reasonToDelete, reasonToSubstitute } from "./reasons.ts";
import { substitutions } from "./substitution.ts";

/** A line that means the same with other words, or without a word. */
export interface Survivor {
  readonly card: string;
  readonly line: string;
  readonly probe: "substitution" | "deletion";
  readonly from: string;
  /** Empty where a word was left out. */
  readonly to: string;
  /** The line with it. */
  readonly text: string;
  /** Why it may; undefined: nothing explains it. */
  readonly reason: string | undefined;
}

/** What was tried with the lines of a card. */
export interface Probed {
  readonly lines: number;
  readonly substitutions: number;
  readonly deletions: number;
  readonly survivors: readonly Survivor[];
}

/**
 * Both probes over every line of a card that is read: other words of the same class in one place, and each word left out.
 * What still reads must mean something else, or there is a reason. Costs about a hundred readings a line.
 */
export function probeCard(card: PrintedCard): Probed {
  const survivors: Survivor[] = [];
  const tried = { lines: 0, substitutions: 0, deletions: 0 };
  for (const { text: line, meansTheSame } of linesOf(card)) {
    tried.lines += 1;
    for (const one of substitutions(line)) {
      if (one.text === line) continue;
      tried.substitutions += 1;
      if (!meansTheSame(one.text)) continue;
      const { from, to, text } = one;
      survivors.push({
        card: card.name,
        line,
        probe: "substitution",
        from,
        to,
        text,
        reason: reasonToSubstitute(line, one),
      });
    }
    for (const one of deletions(line)) {
      tried.deletions += 1;
      if (!meansTheSame(one.text)) continue;
      const { word: from, text } = one;
      survivors.push({
        card: card.name,
        line,
        probe: "deletion",
        from,
        to: "",
        text,
        reason: reasonToDelete(line, card.name, one),
      });
    }
  }
  return { ...tried, survivors };
}
