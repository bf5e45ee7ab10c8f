import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import type { Voice } from "../../lib/words/voice.ts";
import { say } from "../language.ts";
import { Inline } from "./mana.tsx";

const MOST = 400;

interface LogProps {
  readonly entries: readonly LogEntry<Handle>[];
  /** How many of them were shown on an earlier visit. */
  readonly seenBefore: number;
  readonly voice: Voice;
}

/** What happened, oldest first; stays at its end unless somebody reads further up. */
export function Log({ entries, seenBefore, voice }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  useEffect(() => {
    const follow = () => {
      if (list.current && following.current) list.current.scrollTop = list.current.scrollHeight;
    };
    follow();
    // The list grows and shrinks with the question above it.
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [entries]);
  const shown = entries.slice(-MOST);
  const first = entries.length - shown.length;
  const told = shown.flatMap((entry, at) => {
    const sentence = sentenceOf(entry, voice);
    return sentence ? [{ line: first + at, ...sentence }] : [];
  });
  const firstNew = seenBefore > 0 ? told.find(({ line }) => line >= seenBefore)?.line : undefined;
  return (
    <section class="log" aria-label={say("table.whatHappened")}>
      <h2>{say("table.log")}</h2>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => {
          // New lines move the end away, but only a person moves the list up.
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          if (scrollHeight - scrollTop - clientHeight < 24) following.current = true;
          else if (scrollTop < lastTop.current) following.current = false;
          lastTop.current = scrollTop;
        }}
      >
        {told.length === 0 && <li class="quiet-text">{say("table.nothingYet")}</li>}
        {told.map(({ line, text, heading }) => (
          <li key={line} class={heading ? "log-heading" : ""}>
            {line === firstNew && <span class="log-since">{say("table.newSince")}</span>}
            <Inline text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
