import { useState } from "preact/hooks";
import type { CardView } from "../../../lib/engine/views.ts";
import { type ExplainedLine, explainedWords } from "../../../lib/words/explained.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import type { Asking } from "../../net/http.ts";
import type { Explained } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";

interface ExplainingProps {
  readonly gameId: string;
  readonly card: CardView;
  readonly voice: Voice;
  readonly read: Asking;
}

/** Why a card is what it is, effect by effect, and why it cannot be used: asked for once somebody wonders. */
export function Explaining({ gameId, card, voice, read }: ExplainingProps) {
  const [told, setTold] = useState<Explained>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [asked, setAsked] = useState(false);
  const wonder = async () => {
    if (asked) return;
    setAsked(true);
    const reply = await read("GET /v1/games/{gameId}/explanation", { params: { gameId }, query: { object: card.id } });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setTold(reply.body);
  };
  const words = told && explainedWords(told, card.id, voice);
  return (
    <details class="more explaining" onToggle={(event) => event.currentTarget.open && void wonder()}>
      <summary>{say("explaining.ask")}</summary>
      <div role="status">
        {trouble && <Fault trouble={trouble} />}
        {!trouble && !words && asked && <p class="help">{say("explaining.looking")}</p>}
        {words && (
          <>
            <p>{words.begins}</p>
            {words.steps.length === 0 && <p class="help">{say("explaining.nothing")}</p>}
            <Lines title={say("explaining.effects")} lines={words.steps} ordered />
            <Lines title={say("explaining.cannot")} lines={words.cannot} />
          </>
        )}
      </div>
    </details>
  );
}

function Lines({ title, lines, ordered }: { title: string; lines: readonly ExplainedLine[]; ordered?: boolean }) {
  if (lines.length === 0) return null;
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <h3>{title}</h3>
      <List class="because">
        {lines.map(({ rule, by, text }) => (
          <li key={`${rule} ${by} ${text}`}>
            <span>
              {by && <b>{by}: </b>}
              {text}
            </span>{" "}
            <span class="because-rule">{say("explaining.rule", { rule })}</span>
          </li>
        ))}
      </List>
    </>
  );
}
