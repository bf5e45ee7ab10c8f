import { useState } from "preact/hooks";
import {
  beginByHand,
  DEEDS,
  type Deed,
  type Draft,
  instructionOf,
  named,
  withDeed,
} from "../../../lib/answering/byHand/draft.ts";
import type { ManualInstruction } from "../../../lib/engine/manual.ts";
import type { CardView, Handle } from "../../../lib/engine/views.ts";
import { nameIn } from "../../../lib/words/cardNames.ts";
import { instructionWords } from "../../../lib/words/manual.ts";
import { lasting } from "../../../lib/words/time.ts";
import { capital, type Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { Inline, Rules } from "../cards/mana.tsx";
import { Sheet } from "../common/dialog.tsx";
import { Fields } from "./fields.tsx";

/** What was said of a card and is not proposed yet; kept while the sheet is closed, for what is refused. */
export interface Said {
  readonly card: Handle;
  readonly instructions: readonly ManualInstruction<Handle>[];
  readonly draft: Draft;
}

export interface ByHandProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly card: CardView;
  readonly said: Said | undefined;
  readonly sending: boolean;
  onSaid(said: Said): void;
  does(doing: Doing): void;
  onClose(): void;
}

/** As in lib/engine/manual.ts. */
const MOST = 12;

/** One says, instruction by instruction, what a manual card's text does; each is a sentence before it is proposed. */
export function ByHandSheet({ look, voice, card, said, sending, onSaid, does, onClose }: ByHandProps) {
  const me = look.seat;
  const before = said?.card === card.id ? said : undefined;
  const instructions = before?.instructions ?? [];
  const draft = before?.draft ?? beginByHand(me);
  const keep = (change: Partial<Said>) => onSaid({ card: card.id, instructions, draft, ...change });
  const present = { ...draft, objects: draft.objects.filter((one) => voice.find(one)) };
  const next = instructionOf(present);
  const all = next ? [...instructions, next] : instructions;
  const asked = look.view.pending[0]?.decision;
  const mayGoOn = asked?.about === "manual" && asked.source === card.id;
  const [isAll, setAll] = useState(true);
  const waits = look.manualProposed?.some(({ by }) => by === me) ?? false;
  const { acceptAfterMs } = look.manualCards ?? {};
  const propose = (event: Event) => {
    event.preventDefault();
    if (all.length === 0 || waits || sending) return;
    does({
      ...{ do: "proposeManual", card: card.id, instructions: all },
      ...(mayGoOn && isAll && { done: true as const }),
    });
    onClose();
  };
  return (
    <Sheet title={say("byHand.title", { what: nameIn(card, speech.language) })} onClose={onClose}>
      <blockquote class="source">
        <Rules text={card.text} />
      </blockquote>
      <p class="quiet-text">
        {acceptAfterMs === undefined
          ? say("byHand.agreeText")
          : say("byHand.silenceText", { lasting: lasting(acceptAfterMs, speech) })}
      </p>
      {waits ? (
        <p role="status">{say("byHand.waits")}</p>
      ) : (
        <form class="by-hand" onSubmit={propose}>
          {instructions.length > 0 && (
            <ol class="by-hand-said" aria-label={say("byHand.so")}>
              {instructions.map((one, at) => (
                <li key={`${at} ${JSON.stringify(one)}`}>
                  <span>
                    <Sentence instruction={one} voice={voice} />
                  </span>
                  <button
                    type="button"
                    class="quiet"
                    onClick={() => keep({ instructions: instructions.filter((_, other) => other !== at) })}
                  >
                    {say("byHand.takeOut")}
                  </button>
                </li>
              ))}
            </ol>
          )}
          <DeedChoice deed={draft.deed} onPick={(deed) => keep({ draft: withDeed(draft, deed, me) })} />
          <Fields
            view={look.view}
            voice={voice}
            draft={present}
            set={(change) => keep({ draft: { ...present, ...change } })}
          />
          <div class="by-hand-foot">
            <p class="detail" aria-live="polite">
              {next ? <Sentence instruction={next} voice={voice} /> : say("byHand.missing")}
            </p>
            {mayGoOn && (
              <label class="switch">
                <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.currentTarget.checked)} />{" "}
                {say("byHand.allOfIt")}
              </label>
            )}
            <div class="buttons">
              <button
                type="button"
                disabled={!next || all.length >= MOST}
                onClick={() => next && keep({ instructions: all, draft: beginByHand(me, draft.deed) })}
              >
                {say("byHand.andThen")}
              </button>
              <button type="submit" class="main" disabled={all.length === 0 || sending}>
                {say("byHand.propose")}
              </button>
            </div>
          </div>
        </form>
      )}
    </Sheet>
  );
}

function Sentence({ instruction, voice }: { instruction: ManualInstruction<Handle>; voice: Voice }) {
  return <Inline text={`${capital(instructionWords(named(instruction), voice))}.`} />;
}

function DeedChoice({ deed, onPick }: { deed: Deed; onPick(deed: Deed): void }) {
  return (
    <label class="pick-line">
      {say("byHand.what")}
      <select value={deed} onChange={(event) => onPick(event.currentTarget.value as Deed)}>
        {(["players", "things", "words"] as const).map((group) => (
          <optgroup key={group} label={say(`byHand.${group}`)}>
            {DEEDS[group].map((one) => (
              <option key={one} value={one}>
                {say(`byHand.${one}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
