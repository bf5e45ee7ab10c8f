import { tap } from "../../../lib/answering/answering.ts";
import { total } from "../../../lib/answering/choose.ts";
import { describe } from "../../../lib/answering/things.ts";
import type { CardView, Handle } from "../../../lib/engine/views.ts";
import type { Found } from "../../../lib/view/lookup.ts";
import { alike } from "../../../lib/view/piles.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import { useMarks, useTable } from "../table/context.ts";
import { Thing } from "../table/thing.tsx";
import { countWords, Lines, Send, type WorkProps } from "./parts.tsx";

/** Whether it can be tapped where it lies; the rest has to be shown here. */
function isOnTheTable(found: Found | undefined, voice: Voice): boolean {
  if (!found) return false;
  return found.kind !== "card" || (found.zone === "hand" && found.of === voice.me);
}

/** Everything that may be chosen: as a line if it lies on the table, as a card if it can be seen only here. */
export function Choose({ work, onWork, send }: WorkProps<"choose">) {
  const { voice } = useTable();
  const markOf = useMarks();
  const { from, min, max, show = [] } = work.question;
  const { chosen } = work.draft;
  const here = from.filter((one) => isOnTheTable(voice.find(one), voice));
  const hidden = from.filter((one) => !here.includes(one));
  const seen = (names: readonly Handle[]): CardView[] =>
    names.flatMap((one) => {
      const found = voice.find(one);
      return found && found.kind !== "player" ? [found.card] : [];
    });
  const cards = alike(seen(hidden), (id) => String(chosen.includes(id)));
  const unseen = hidden.filter((one) => !voice.find(one));
  const others = seen(show.filter((one) => !from.includes(one)));
  return (
    <>
      {here.length > 0 && (
        <Lines buttons={here.length}>
          <ul class="choices">
            {here.map((one) => (
              <li key={one}>
                <Choice one={one} chosen={chosen.includes(one)} onTap={() => onWork(tap(work, one))} />
              </li>
            ))}
          </ul>
        </Lines>
      )}
      {(cards.length > 0 || unseen.length > 0) && (
        <ul class="choices cards">
          {cards.map(
            ([card, ...others]) =>
              card && (
                <li key={card.id}>
                  <Thing card={card} as="face" mark={markOf(card.id)} many={others.length + 1} />
                </li>
              ),
          )}
          {unseen.map((one) => (
            <li key={one}>
              <Choice one={one} chosen={chosen.includes(one)} onTap={() => onWork(tap(work, one))} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details class="more">
          <summary>{say("table.alsoThere", { n: others.length })}</summary>
          <ul class="choices cards">
            {alike(others, () => "").map(
              ([card, ...more]) =>
                card && (
                  <li key={card.id}>
                    <Thing card={card} as="face" mark={markOf(card.id)} many={more.length + 1} />
                  </li>
                ),
            )}
          </ul>
        </details>
      )}
      {from.length === 0 && <p class="help">{say("table.nothingToChoose")}</p>}
      {hidden.length === 0 && from.length > 0 && <p class="help">{say("table.tapChoice")}</p>}
      <Send send={send}>
        {sendWords(chosen, min, voice)}
        {max > 1 && <span class="sub">{countWords(total(chosen), min, max)}</span>}
      </Send>
    </>
  );
}

function Choice({ one, chosen, onTap }: { one: Handle; chosen: boolean; onTap(): void }) {
  const { voice } = useTable();
  return (
    <button type="button" class="choice" aria-pressed={chosen} data-choice={one} onClick={onTap}>
      {describe(one, voice)}
    </button>
  );
}

function sendWords(chosen: readonly Handle[], min: number, voice: Voice): string {
  const [first] = chosen;
  if (first === undefined) return say(min === 0 ? "asking.chooseNothing" : "cards.choose");
  return chosen.length === 1 ? say("table.chooseOne", { what: voice.thing(first) }) : say("table.chooseThese");
}
