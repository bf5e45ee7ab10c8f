import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { ask } from "../../net/http.ts";
import type { Challenge } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { ChallengeRow } from "./challengeRow.tsx";

/** Games anybody may accept. */
export function Challenges() {
  const [all, setAll] = useState<readonly Challenge[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [next, setNext] = useState<string>();
  const read = async (after?: string) => {
    setTrouble(undefined);
    const reply = await ask("GET /v1/challenges", { query: after === undefined ? {} : { after } });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    setAll([...(after === undefined ? [] : (all ?? [])), ...reply.body.challenges]);
    setNext(reply.body.next);
  };
  useEffect(() => void read(), []);
  return (
    <Frame here="challenges">
      <h1>{say("lobby.openChallenges")}</h1>
      <p class="lead">{say("lobby.openText")}</p>
      <p>
        <a class="button" href="#/">
          {say("pages.startGame")}
        </a>
      </p>
      {trouble && <Fault trouble={trouble} onAgain={() => void read()} />}
      {!all && !trouble && <p role="status">{say("pages.looking")}</p>}
      {all?.length === 0 && <p>{say("lobby.nobodyWaits")}</p>}
      <ul class="games">
        {all?.map((one) => (
          <ChallengeRow key={one.challengeId} one={one} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" onClick={() => void read(next)}>
          {say("lobby.earlier")}
        </button>
      )}
    </Frame>
  );
}
