import { orderWords } from "../../../lib/words/orders.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { later } from "../common/later.tsx";
import { moveWords } from "./strip.tsx";

const NextGame = later(async () => (await import("../beside/nextGame.tsx")).NextGame);

interface WaitingProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly watching: string | undefined;
  readonly ahead: string | undefined;
}

/** Whose move it is, what one need not do, and where to go meanwhile. */
export function Waiting({ look, voice, watching, ahead }: WaitingProps) {
  if (ahead !== undefined)
    return (
      <section class="question is-waiting" data-ask="ahead">
        <h2>{say("table.aheadEnds")}</h2>
        <p class="help">{ahead}</p>
      </section>
    );
  const passing = look.orders.orders.find(({ order }) => order === "passUntil");
  return (
    <section class="question is-waiting" data-ask="wait">
      <h2>{moveWords(look.view, voice)}</h2>
      {passing && <p class="detail">{orderWords(passing, speech)}</p>}
      <p class="help">{watching ?? say("table.willBeAsked")}</p>
      <NextGame look={look} />
    </section>
  );
}
