import type { Voice } from "../../../lib/words/voice.ts";
import { speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { does, possessive } from "../phrases.ts";

interface OffersProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly sending: boolean;
  does(doing: Doing): void;
}

/** What the others offer or has happened beside the game, and what can be said to it. */
export function Offers({ look, voice, sending, does }: OffersProps) {
  const { seat: me, drawOffered, takeBackOffered, claimable = [], away = [] } = look;
  const lost = look.view.players.find((one) => one.seat === me)?.lost ?? true;
  if (look.view.result) return null;
  const others = claimable.filter((seat) => seat !== me);
  return (
    <div class="offers">
      {drawOffered && (
        <Offer
          what="a draw"
          said="The game would end, and nobody would win it."
          {...{ ...drawOffered, me, voice, sending, silent: lost }}
          onAccept={() => does({ do: "acceptDraw" })}
          onDecline={() => does({ do: "declineDraw" })}
        />
      )}
      {takeBackOffered && (
        <Offer
          what="to go back a step"
          said="What was drawn, shown or left to chance since then stays known, and comes out the same again."
          {...{ ...takeBackOffered, me, voice, sending, silent: lost }}
          onAccept={() => does({ do: "acceptTakeBack" })}
          onDecline={() => does({ do: "declineTakeBack" })}
        />
      )}
      {!lost &&
        others.map((seat) => (
          <section key={seat} class="offer" aria-label="Time">
            <p>
              <b>{possessive(voice, seat)} time has run out.</b> You may claim the game, or go on waiting.
            </p>
            <div class="buttons">
              <button type="button" disabled={sending} onClick={() => does({ do: "claim", against: seat })}>
                Claim the game
              </button>
            </div>
          </section>
        ))}
      {claimable.includes(me) && (
        <section class="offer" aria-label="Time">
          <p>
            <b>Your time has run out.</b> Your opponent may claim the game; answer now and it goes on.
          </p>
        </section>
      )}
      {away.map(({ seat, until }) => (
        <p key={seat} class="offer-note">
          {voice.subject(seat)} {seat === voice.me ? "are" : "is"} on vacation until {speech.when(until)}.
        </p>
      ))}
    </div>
  );
}

interface OfferProps {
  readonly what: string;
  readonly said: string;
  readonly by: number;
  readonly agreed: readonly number[];
  readonly me: number;
  readonly voice: Voice;
  readonly sending: boolean;
  /** Out of the game, and asked no more. */
  readonly silent: boolean;
  onAccept(): void;
  onDecline(): void;
}

function Offer({ what, said, by, agreed, me, voice, sending, silent, onAccept, onDecline }: OfferProps) {
  const others = agreed.filter((seat) => seat !== by && seat !== me);
  const mine = agreed.includes(me);
  return (
    <section class="offer" aria-label={`Offer: ${what}`}>
      <p>
        <b>
          {does(voice, by, "offer", "offers")} {what}.
        </b>{" "}
        {mine ? "It stands until somebody declines, or you take it back." : said}
        {others.length > 0 &&
          ` ${speech.list(others.map(voice.subject))} ${others.length === 1 ? "has" : "have"} agreed.`}
      </p>
      {!silent && (
        <div class="buttons">
          {!mine && (
            <button type="button" disabled={sending} onClick={onAccept}>
              Accept
            </button>
          )}
          <button type="button" class={mine ? "quiet" : undefined} disabled={sending} onClick={onDecline}>
            {by === me ? "Take it back" : "Decline"}
          </button>
        </div>
      )}
    </section>
  );
}
