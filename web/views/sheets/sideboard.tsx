import { useEffect, useState } from "preact/hooks";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import type { Asking } from "../../net/http.ts";
import type { Doing } from "../../net/session.ts";
import type { MyDeck, SeatSnapshot } from "../../net/wire.ts";
import { Cost } from "../cards/mana.tsx";
import { Sheet } from "../common/dialog.tsx";
import { Radio } from "../common/radio.tsx";
import { Stepper } from "../questions/parts.tsx";

interface SideboardProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly read: Asking;
  does(doing: Doing): void;
  onClose(): void;
}

/** Exchanging cards between two games of a match, and for whoever chooses, who begins the next (103.1). */
export function Sideboard({ look, voice, read, does, onClose }: SideboardProps) {
  const [deck, setDeck] = useState<MyDeck>();
  const [main, setMain] = useState<Readonly<Record<number, number>>>({});
  const [first, setFirst] = useState<string>(String(look.seat));
  useEffect(() => {
    void read("GET /v1/games/{gameId}/deck", { params: { gameId: look.gameId } }).then((reply) => {
      if (reply.is !== "ok") return;
      setDeck(reply.body);
      setMain(Object.fromEntries(reply.body.cards.map((one) => [one.card, one.main])));
    });
  }, []);
  const chooses = look.match?.sideboarding?.chooser === look.seat;
  const cards = deck?.cards ?? [];
  const total = cards.reduce((sum, { card }) => sum + (main[card] ?? 0), 0);
  const side = cards.reduce((sum, one) => sum + one.main + one.side - (main[one.card] ?? 0), 0);
  const few = deck && total < deck.leastDeck ? say("beside.leastDeck", { n: deck.leastDeck }) : undefined;
  const many = deck && side > deck.mostSideboard ? say("beside.mostSide", { n: deck.mostSideboard }) : undefined;
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
    <Sheet title={say("beside.deckFor", { n: (look.match?.game ?? 0) + 1 })} onClose={onClose}>
      {!deck && <p role="status">{say("beside.fetchingDeck")}</p>}
      {chooses && (
        <fieldset class="choice-box">
          <legend>{say("beside.whoBegins")}</legend>
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
            {say("beside.inDeck", { n: total, side })} {(few ?? many) && <b class="danger-text">{few ?? many}</b>}
          </p>
          <ul class="lines deck-lines">
            {cards.map(({ card, name, manaCost, main: before, side: spare }) => (
              <li key={card} class={main[card] !== before ? "is-changed" : ""}>
                <span>
                  {name} <Cost cost={manaCost} />
                  {before + spare > (main[card] ?? 0) && (
                    <span class="sub">{say("beside.inSide", { n: before + spare - (main[card] ?? 0) })}</span>
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
          {say(changed ? "beside.playThis" : "beside.playAsIs")}
        </button>
      )}
    </Sheet>
  );
}
