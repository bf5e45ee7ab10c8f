import { useState } from "preact/hooks";
import { adviceWords } from "../../../lib/answering/advice.ts";
import type { Asking } from "../../../lib/answering/kind.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import type { Asking as Ask } from "../../net/http.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";
import { useTable } from "../table/context.ts";

/** Against the computer alone: what it would do in the player's place, and why, once somebody asks. */
export function Hint({ look, question, read }: { look: SeatSnapshot; question: Asking; read: Ask }) {
  const { voice } = useTable();
  const [told, setTold] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  if (!look.seats.every(({ seat, bot }) => seat === look.seat || bot !== undefined)) return null;
  const wonder = async () => {
    setBusy(true);
    setTrouble(undefined);
    const reply = await read("GET /v1/games/{gameId}/hint", { params: { gameId: look.gameId } });
    setBusy(false);
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setTold(adviceWords(question, reply.body, voice));
  };
  return (
    <div class="hint" role="status">
      {told ? (
        told.map((line) => (
          <p key={line} class="help">
            {line}
          </p>
        ))
      ) : (
        <button type="button" class="quiet" disabled={busy} onClick={() => void wonder()}>
          {say(busy ? "advice.looking" : "advice.ask")}
        </button>
      )}
      {trouble && <Fault trouble={trouble} />}
    </div>
  );
}
