import type { SeatView } from "../../../lib/engine/views.ts";
import { inForceWords } from "../../../lib/words/facts.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import { cardsSeen, Told } from "./log.tsx";

/** What has resolved and is not over: where it comes from, what it affects and until when. */
export function InForce({ view, voice }: { view: SeatView; voice: Voice }) {
  const { inForce = [] } = view;
  if (inForce.length === 0 || view.result) return null;
  const lines = [...new Map(inForce.map((one) => [inForceWords(one, voice), one]))];
  return (
    <details class="in-force">
      <summary>
        {say("facts.inForce")} <span class="count">{lines.length}</span>
      </summary>
      <ul>
        {lines.map(([words, { source, affects = [] }]) => (
          <li key={words}>
            <Told text={words} cards={cardsSeen([source, ...affects.map((id) => ({ id }))], voice)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
