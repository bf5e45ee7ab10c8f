import { useEffect, useRef, useState } from "preact/hooks";
import type { Asking } from "../../../lib/answering/kind.ts";
import type { LogEntry } from "../../../lib/engine/api.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { spokenText } from "../../../lib/words/cards.ts";
import { sentenceOf } from "../../../lib/words/log.ts";
import { titleOf } from "../../../lib/words/questions.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { speech } from "../../language.ts";

interface AnnouncerProps {
  readonly move: string;
  readonly question: Asking | undefined;
  readonly log: readonly LogEntry<Handle>[];
  readonly voice: Voice;
}

const MOST_LINES = 8;

/** Says what changed to those who cannot see it: the new lines of the log (at first its last ones), then whose move it is and the question. */
export function Announcer({ move, question, log, voice }: AnnouncerProps) {
  const [said, setSaid] = useState("");
  const seen = useRef(0);
  const words = question ? `${move}. ${titleOf(question, voice)}` : move;
  useEffect(() => {
    const lines = log.slice(seen.current).flatMap((entry) => sentenceOf(entry, voice)?.text ?? []);
    seen.current = log.length;
    setSaid([...lines.slice(-MOST_LINES), `${words}.`].map((text) => spokenText(text, speech)).join(" "));
  }, [log.length, words]);
  return (
    <p class="spoken" role="status" aria-live="polite">
      {said}
    </p>
  );
}
