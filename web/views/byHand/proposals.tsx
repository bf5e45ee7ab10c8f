import { instructionWords, openIn, proposesWords, standsWords } from "../../../lib/words/manual.ts";
import { capital, type Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { useNow } from "../beside/clock.tsx";
import { Inline } from "../cards/mana.tsx";

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
  const { by, instructions, proposal: number } = proposal;
  const { seat: me, view } = look;
  const now = useNow();
  const playing = view.players.some(({ seat, lost }) => seat === me && !lost);
  const mine = openIn(view, proposal.agreed).includes(me);
  return (
    <section class="offer by-hand-offer" aria-label={say("byHand.label")} data-proposal={number}>
      <p>
        <b>{proposesWords(proposal, voice)}</b>
      </p>
      <ol class="by-hand-said">
        {instructions.map((one, at) => (
          <li key={`${at} ${JSON.stringify(one)}`}>
            <Inline text={`${capital(instructionWords(one, voice))}.`} />
          </li>
        ))}
      </ol>
      <p class="quiet-text">{standsWords(proposal, voice, now).join(" ")}</p>
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
