import { useEffect, useRef, useState } from "preact/hooks";
import type { Voice } from "../../../lib/words/voice.ts";
import { speech, say as words } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";

/** What the players say to each other; nobody is notified of it. */
export function Chat({ look, voice, does }: { look: SeatSnapshot; voice: Voice; does(doing: Doing): void }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const lines = look.chat ?? [];
  const muted = look.muted ?? [];
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = (event: Event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    does({ do: "say", text: text.trim() });
    setText("");
  };
  const others = look.seats.filter(({ seat, bot }) => seat !== look.seat && bot === undefined);
  if (others.length === 0) return <p class="tab-empty">{words("beside.computerSilent")}</p>;
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={words("beside.chat")} aria-live="polite">
        {lines.length === 0 && <li class="quiet-text">{words("beside.nobodySaid")}</li>}
        {lines.map(({ seat, at, text: said }) => (
          <li key={`${at} ${seat}`} class={seat === look.seat ? "is-mine" : ""}>
            <span class="chat-head">
              <b>{voice.subject(seat)}</b> <time dateTime={new Date(at).toISOString()}>{speech.when(at)}</time>
            </span>
            {said}
          </li>
        ))}
      </ol>
      <form class="inline-form" onSubmit={say}>
        <input
          aria-label={words("beside.saySomething")}
          placeholder={words("beside.saySomething")}
          maxLength={500}
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ""}>
          {words("beside.send")}
        </button>
      </form>
      <div class="chat-mutes">
        {others.map(({ seat }) => (
          <label key={seat} class="switch">
            <input
              type="checkbox"
              checked={muted.includes(seat)}
              onChange={(event) => does({ do: "mute", whom: seat, muted: event.currentTarget.checked })}
            />{" "}
            {words("beside.mute", { name: voice.nameOf(seat) })}
          </label>
        ))}
      </div>
    </div>
  );
}
