import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../lib/words/problems.ts";
import { termsWords } from "../../lib/words/terms.ts";
import { speech } from "../language.ts";
import { call } from "../net/http.ts";
import type { Challenge, OpenChallenges } from "../net/wire.ts";
import { Fault } from "./fault.tsx";
import { Frame } from "./frame.tsx";

/** Games anybody may accept. */
export function Challenges() {
  const [all, setAll] = useState<readonly Challenge[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [next, setNext] = useState<string>();
  const read = async (after?: string) => {
    setTrouble(undefined);
    const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
    const reply = await call<OpenChallenges>({ path: `/v1/challenges${query}` });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    setAll([...(after === undefined ? [] : (all ?? [])), ...reply.body.challenges]);
    setNext(reply.body.next);
  };
  useEffect(() => void read(), []);
  return (
    <Frame here="challenges">
      <h1>Open challenges</h1>
      <p class="lead">
        Somebody waits for an opponent. Read the terms, bring a deck, and the game begins. To post one of your own,{" "}
        <a href="#/">start a game</a> against anybody.
      </p>
      {trouble && <Fault trouble={trouble} onAgain={() => void read()} />}
      {!all && !trouble && <p role="status">Looking …</p>}
      {all?.length === 0 && <p>Nobody waits just now.</p>}
      <ul class="games">
        {all?.map((one) => (
          <li key={one.challengeId} class="game">
            <a href={`#/challenge/${one.challengeId}`}>
              <span class="game-label">{speech.list(one.names)}</span>
              <span class="quiet-text">{termsWords(one, speech).join(" · ")}</span>
            </a>
            <span class="standing">
              {one.names.length} of {one.players}
            </span>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" onClick={() => void read(next)}>
          Earlier ones
        </button>
      )}
    </Frame>
  );
}
