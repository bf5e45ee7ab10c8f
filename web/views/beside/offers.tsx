import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { later } from "../common/later.tsx";

const Proposals = later(async () => (await import("../byHand/proposals.tsx")).Proposals);

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
      {look.early && (
        <section class="offer" aria-label={say("beside.earlyLabel")}>
          <p>{say(look.early === "asked" ? "beside.early" : "beside.earlyPassed")}</p>
          {look.early === "asked" && (
            <div class="buttons">
              <button type="button" disabled={sending} onClick={() => does({ do: "passEarly", ask: look.ask })}>
                {say("beside.passEarly")}
              </button>
            </div>
          )}
        </section>
      )}
      {look.manualProposed && <Proposals {...{ look, voice, sending, does }} />}
      {drawOffered && (
        <Offer
          what={say("beside.offerDraw")}
          said={say("beside.drawText")}
          {...{ ...drawOffered, me, voice, sending, silent: lost }}
          onAccept={() => does({ do: "acceptDraw" })}
          onDecline={() => does({ do: "declineDraw" })}
        />
      )}
      {takeBackOffered && (
        <Offer
          what={say("beside.offerBack")}
          said={say("beside.backText")}
          {...{ ...takeBackOffered, me, voice, sending, silent: lost }}
          onAccept={() => does({ do: "acceptTakeBack" })}
          onDecline={() => does({ do: "declineTakeBack" })}
        />
      )}
      {!lost &&
        others.map((seat) => (
          <section key={seat} class="offer" aria-label={say("beside.time")}>
            <p>
              <b>{say("log.timeUp", voice.who(seat))}</b> {say("beside.mayClaim")}
            </p>
            <div class="buttons">
              <button type="button" disabled={sending} onClick={() => does({ do: "claim", against: seat })}>
                {say("beside.claim")}
              </button>
            </div>
          </section>
        ))}
      {claimable.includes(me) && (
        <section class="offer" aria-label={say("beside.time")}>
          <p>
            <b>{say("log.timeUp", voice.who(me))}</b> {say("beside.mayBeClaimed")}
          </p>
        </section>
      )}
      {away.map(({ seat, until }) => (
        <p key={seat} class="offer-note">
          {say("beside.onVacation", { ...voice.who(seat), when: speech.when(until) })}
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
    <section class="offer" aria-label={say("beside.offerLabel", { what })}>
      <p>
        <b>{say("beside.offers", { ...voice.who(by), what })}</b> {mine ? say("beside.stands") : said}
        {others.length > 0 && ` ${say("beside.agreed", { names: speech.list(others.map(voice.nameOf)) })}`}
      </p>
      {!silent && (
        <div class="buttons">
          {!mine && (
            <button type="button" disabled={sending} onClick={onAccept}>
              {say("beside.accept")}
            </button>
          )}
          <button type="button" class={mine ? "quiet" : undefined} disabled={sending} onClick={onDecline}>
            {say(by === me ? "beside.takeBack" : "beside.decline")}
          </button>
        </div>
      )}
    </section>
  );
}
