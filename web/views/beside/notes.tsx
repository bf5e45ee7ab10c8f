import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";

const PAUSE_MS = 1_200;

/** Notes for oneself, kept with the game; saved when one pauses, and when one leaves. */
export function Notes({ look, does }: { look: SeatSnapshot; does(doing: Doing): void }) {
  const saved = look.note ?? "";
  const [text, setText] = useState(saved);
  const latest = useRef({ text, saved });
  latest.current = { text, saved };
  const save = () => {
    const { text: now, saved: before } = latest.current;
    if (now !== before) does({ do: "note", text: now });
  };
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => save, []);
  return (
    <div class="notes">
      <textarea
        aria-label={say("beside.notesLabel")}
        placeholder={say("beside.notesHint")}
        maxLength={2_000}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="quiet-text" role="status">
        {say(text === saved ? "beside.onlyYou" : "beside.notSaved")}
      </p>
    </div>
  );
}
