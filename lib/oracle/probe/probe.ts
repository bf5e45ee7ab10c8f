import type { PrintedCard } from "../../cards/schema.ts";
import { deletions } from "./deletion.ts";
import { linesOf, type ProbedLine } from "./lines.ts";
import { reasonToDelete, reasonToSubstitute } from "./reasons/index.ts";
import { substitutions } from "./substitution.ts";

/** A line that means the same with other words, or without a word. */
export interface Survivor {
  readonly line: string;
  readonly probe: "substitution" | "deletion" | "names";
  readonly from: string;
  /** Empty where a word was left out. */
  readonly to: string;
  /** The line with it; of a name, what is wrong with it. */
  readonly text: string;
  /** Why it may; undefined: nothing explains it. */
  readonly reason: string | undefined;
}

/** What was tried with a line. */
export interface Probed {
  readonly substitutions: number;
  readonly deletions: number;
  readonly survivors: readonly Survivor[];
}

/**
 * Both probes over every line of a card that is read: other words of the same class in one place, and each word left out.
 * What still reads must mean something else, or there is a reason. `before` is what is known of lines of other cards: one
 * that says and means the same is not tried again.
 */
export function probeCard(card: PrintedCard, before: Map<string, Probed> = new Map()): readonly Probed[] {
  return linesOf(card).map((line) => {
    const key = `${line.text}\n${line.meaning}`;
    const probed =
      before.get(key) ??
      probeLine(
        line,
        card.faces.map(({ name }) => name),
      );
    before.set(key, probed);
    const isSurvivor = ({ reason, text }: Survivor): boolean => reason !== undefined || line.cardMeansTheSame(text);
    return { ...probed, survivors: probed.survivors.filter(isSurvivor) };
  });
}

/** Costs about a hundred readings. */
function probeLine({ text: line, meaning, meaningOf }: ProbedLine, names: readonly string[]): Probed {
  const survivors: Survivor[] = [];
  const tried = { substitutions: 0, deletions: 0 };
  const texts = new Set([line]);
  const isNew = (text: string): boolean => !texts.has(text) && texts.add(text) !== undefined;
  for (const one of substitutions(line)) {
    if (!isNew(one.text)) continue;
    tried.substitutions += 1;
    if (meaningOf(one.text) !== meaning) continue;
    const reason = reasonToSubstitute(line, one);
    survivors.push({ line, probe: "substitution", ...one, reason });
  }
  for (const one of deletions(line)) {
    if (!isNew(one.text)) continue;
    tried.deletions += 1;
    if (meaningOf(one.text) !== meaning) continue;
    const { word: from, text } = one;
    survivors.push({ line, probe: "deletion", from, to: "", text, reason: reasonToDelete(line, names, one) });
  }
  return { ...tried, survivors };
}
