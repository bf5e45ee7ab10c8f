import type { SeatView } from "../../../lib/engine/views.ts";
import { gameFacts } from "../../../lib/words/facts.ts";
import { PHASES, stepWord } from "../../../lib/words/steps.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { steady } from "../common/steady.ts";
import { Facts } from "./facts.tsx";

/** Whose move it is, in words that fit everywhere. */
export function moveWords(view: SeatView, voice: Voice): string {
  if (view.result) {
    const { winners } = view.result;
    if (winners.length === 0) return say("table.draw");
    if (view.seat !== null && winners.includes(view.seat)) return say("table.youWon");
    return say("table.won", { n: winners.length, who: speech.list(winners.map(voice.subject)) });
  }
  if (view.pending.length > 0) return say("table.yourMove");
  if (view.working) return say("table.stillWorking");
  const others = view.waitingFor.filter((seat) => seat !== view.seat);
  if (others.length === 0) return say("table.atWork");
  return say("table.movesOf", { n: others.length, who: speech.list(others.map(voice.nameOf)) });
}

/** From a table to the player's games. */
export const WayOut = () => (
  <a class="brand" href="#/games" title={say("pages.myGames")}>
    <span class="brand-back" aria-hidden="true">
      ‹
    </span>
    <span class="brand-words">
      Hold <em>Priority</em>
    </span>
  </a>
);

interface StripProps {
  readonly view: SeatView;
  readonly voice: Voice;
  readonly words?: string | undefined;
}

/** The top of the table: whose move, whose turn, and where in the turn. */
export const Strip = steady(({ view, voice, words }: StripProps) => {
  const { turn } = view;
  // Before it players decide about their hands, and nobody has a turn (103.5).
  const begun = turn.number > 0;
  const won = view.seat !== null && view.result?.winners.includes(view.seat) === true;
  const mine = won || (view.pending.length > 0 && !view.result);
  return (
    <header class={`strip ${mine ? "is-mine" : ""}`}>
      <WayOut />
      <p class="move">{words ?? moveWords(view, voice)}</p>
      <div class="turn">
        <p class="turn-words">
          <b>{say(begun ? "table.turnOf" : "table.begins", voice.who(turn.active))}</b> {begun && `(${turn.number})`}
          <span class="step-words">{begun ? stepWord(turn.step, speech) : say("table.openingHands")}</span>
          <Facts facts={gameFacts(view, voice)} />
        </p>
        <ol class="phases" aria-hidden="true">
          {PHASES.map(({ phase, word, steps }) => (
            <li key={phase} class={begun && phase === turn.phase ? "is-now" : ""}>
              <span>{say(word)}</span>
              {steps.length > 1 && (
                <span class="dots">
                  {steps.map((step) => (
                    <i key={step} class={begun && step === turn.step ? "is-now" : ""} title={stepWord(step, speech)} />
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </header>
  );
});
