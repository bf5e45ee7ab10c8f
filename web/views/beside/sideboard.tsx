import { useEffect, useState } from "preact/hooks";
import type { Voice } from "../../../lib/words/voice.ts";
import type { Reply } from "../../net/http.ts";
import type { Doing } from "../../net/session.ts";
import type { MyDeck, SeatSnapshot } from "../../net/wire.ts";
import { Sheet } from "../dialog.tsx";
import { Cost } from "../mana.tsx";
import { counted } from "../phrases.ts";
import { Stepper } from "../questions/parts.tsx";
import { Radio } from "../radio.tsx";

interface SideboardProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  read<T>(path: string): Promise<Reply<T>>;
  does(doing: Doing): void;
  onClose(): void;
}

/** Exchanging cards between two games of a match, and for whoever chooses, who begins the next (103.1). */
export function Sideboard({ look, voice, read, does, onClose }: SideboardProps) {
  const [deck, setDeck] = useState<MyDeck>();
  const [main, setMain] = useState<Readonly<Record<number, number>>>({});
  const [first, setFirst] = useState<string>(String(look.seat));
  useEffect(() => {
    void read<MyDeck>(`/v1/games/${encodeURIComponent(look.gameId)}/deck`).then((reply) => {
      if (reply.is !== "ok") return;
      setDeck(reply.body);
      setMain(Object.fromEntries(reply.body.cards.map((one) => [one.card, one.main])));
    });
  }, []);
  const chooses = look.match?.sideboarding?.chooser === look.seat;
  const cards = deck?.cards ?? [];
  const total = cards.reduce((sum, { card }) => sum + (main[card] ?? 0), 0);
  const side = cards.reduce((sum, one) => sum + one.main + one.side - (main[one.card] ?? 0), 0);
  const few = deck && total < deck.leastDeck ? `At least ${deck.leastDeck} cards are needed in the deck.` : undefined;
  const many = deck && side > deck.mostSideboard ? `A sideboard may have ${deck.mostSideboard} cards.` : undefined;
  const hasSide = cards.some((one) => one.side > 0);
  const changed = cards.some((one) => main[one.card] !== one.main);
  const send = () => {
    onClose();
    does({
      do: "sideboard",
      ...(changed && {
        main: cards.flatMap(({ card }) => ((main[card] ?? 0) > 0 ? [{ card, count: main[card] ?? 0 }] : [])),
      }),
      ...(chooses && { first: Number(first) }),
    });
  };
  return (
    <Sheet title={`Your deck for game ${(look.match?.game ?? 0) + 1}`} onClose={onClose}>
      {!deck && <p role="status">Fetching your deck …</p>}
      {chooses && (
        <fieldset class="choice-box">
          <legend>Who begins?</legend>
          <div class="choice-set">
            {look.seats.map(({ seat }) => (
              <Radio
                key={seat}
                name="first"
                value={String(seat)}
                now={first}
                title={voice.subject(seat)}
                onPick={setFirst}
              />
            ))}
          </div>
        </fieldset>
      )}
      {deck && hasSide && (
        <>
          <p class="detail" aria-live="polite">
            {counted(total, "card")} in the deck, {side} in the sideboard.{" "}
            {(few ?? many) && <b class="danger-text">{few ?? many}</b>}
          </p>
          <ul class="lines deck-lines">
            {cards.map(({ card, name, manaCost, main: before, side: spare }) => (
              <li key={card} class={main[card] !== before ? "is-changed" : ""}>
                <span>
                  {name} <Cost cost={manaCost} />
                  {before + spare > (main[card] ?? 0) && (
                    <span class="sub">{before + spare - (main[card] ?? 0)} in the sideboard</span>
                  )}
                </span>
                <Stepper
                  label={name}
                  value={main[card] ?? 0}
                  min={0}
                  max={before + spare}
                  onChange={(value) => setMain({ ...main, [card]: value })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {deck && (
        <button type="button" class="main" disabled={few !== undefined || many !== undefined} onClick={send}>
          {changed ? "Play with this deck" : "Play with the deck as it is"}
        </button>
      )}
    </Sheet>
  );
}
