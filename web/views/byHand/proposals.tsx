import { instructionWords } from "../../../lib/words/manual.ts";
import { left } from "../../../lib/words/time.ts";
import { capital, type Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { useNow } from "../beside/clock.tsx";
import { Inline } from "../mana.tsx";

interface ProposalsProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly sending: boolean;
  does(doing: Doing): void;
}

/** What is to be done by hand, with who has yet to agree and until when, and what can be said to it. */
export function Proposals({ look, voice, sending, does }: ProposalsProps) {
  return (
    <>
      {look.manualProposed?.map((one) => (
        <Proposal key={one.proposal} proposal={one} {...{ look, voice, sending, does }} />
      ))}
    </>
  );
}

type Proposed = NonNullable<SeatSnapshot["manualProposed"]>[number];

function Proposal({ proposal, look, voice, sending, does }: ProposalsProps & { readonly proposal: Proposed }) {
  const { by, card, instructions, agreed, needs, acceptedAt, done, proposal: number } = proposal;
  const { seat: me, view } = look;
  const now = useNow();
  const missing = view.players.flatMap(({ seat, lost }) => (lost || agreed.includes(seat) ? [] : [seat]));
  const playing = view.players.some(({ seat, lost }) => seat === me && !lost);
  const mine = missing.includes(me);
  const what = card.name === undefined ? voice.thing(card.id) : voice.called(card.name);
  const others = missing.filter((seat) => seat !== me);
  return (
    <section class="offer by-hand-offer" aria-label={say("byHand.label")} data-proposal={number}>
      <p>
        <b>{say("byHand.proposes", { ...voice.who(by), what })}</b>
      </p>
      <ol class="by-hand-said">
        {instructions.map((one, at) => (
          <li key={`${at} ${JSON.stringify(one)}`}>
            <Inline text={`${capital(instructionWords(one, voice))}.`} />
          </li>
        ))}
      </ol>
      <p class="quiet-text">
        {[
          ...(done ? [say("byHand.andGoOn")] : []),
          ...(missing.length === 0 ? [say("byHand.allAgree")] : []),
          ...(others.length > 0 ? [say("byHand.waitsFor", { names: speech.list(others.map(voice.nameOf)) })] : []),
          ...(needs.includes(me) ? [say("byHand.needsYou")] : []),
          ...(acceptedAt === undefined || missing.length === 0 || missing.some((seat) => needs.includes(seat))
            ? []
            : [say("byHand.unlessObjected", { when: speech.when(acceptedAt), left: left(acceptedAt, now, speech) })]),
        ].join(" ")}
      </p>
      {playing && (
        <div class="buttons">
          {mine && (
            <button
              type="button"
              class="main"
              disabled={sending}
              onClick={() => does({ do: "acceptManual", proposal: number })}
            >
              {say("byHand.agree")}
            </button>
          )}
          <button
            type="button"
            class={mine ? undefined : "quiet"}
            disabled={sending}
            onClick={() => does({ do: "declineManual", proposal: number })}
          >
            {say(by === me ? "beside.takeBack" : "byHand.object")}
          </button>
        </div>
      )}
    </section>
  );
}
