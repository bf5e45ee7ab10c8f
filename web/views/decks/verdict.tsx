import { faultWords } from "../../../lib/words/problems.ts";
import { say, speech } from "../../language.ts";
import type { DeckRead } from "../../net/wire.ts";

type Fault = DeckRead["faults"][number];

/** What is wrong with one card of the deck, in words. */
export const faultsOf = (read: DeckRead | undefined, name: string): readonly Fault[] =>
  (read?.faults ?? []).filter(({ card }) => card === name);

export const saidOf = (fault: Fault): string => faultWords(fault, speech).message;

/** Whether it may be played, and where; what is wrong with the whole of it. What is wrong with a card stands at the card. */
export function Verdict({ read }: { read: DeckRead | undefined }) {
  if (!read) return null;
  const whole = read.faults.filter(({ card }) => card === undefined);
  const cards = new Set(read.faults.flatMap(({ card }) => card ?? [])).size;
  const good = read.faults.length === 0;
  return (
    <div class={`verdict ${good ? "is-good" : "is-bad"}`} role="status">
      <p>
        <b>
          {good
            ? say("decks.ready", { format: say(`decks.format-${read.format}`) })
            : cards > 0
              ? say("decks.badCards", { n: cards })
              : say("decks.notYet")}
        </b>
      </p>
      {whole.length > 0 && (
        <ul>
          {whole.map((fault) => (
            <li key={fault.message}>{saidOf(fault)}</li>
          ))}
        </ul>
      )}
      {read.fits.length > 0 && (
        <p class="quiet-text">
          {say("decks.fits", { formats: speech.list(read.fits.map((one) => say(`decks.format-${one}`))) })}
        </p>
      )}
    </div>
  );
}
