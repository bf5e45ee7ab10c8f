import { useState } from "preact/hooks";
import type { LogEntry } from "../../../lib/engine/api.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { steady } from "../common/steady.ts";
import { Chat } from "./chat.tsx";
import { InForce } from "./inForce.tsx";
import { Log } from "./log.tsx";
import { Notes } from "./notes.tsx";

const TABS = ["log", "chat", "notes"] as const;
type Tab = (typeof TABS)[number];
const WORDS: Readonly<Record<Tab, Key>> = { log: "table.log", chat: "beside.chat", notes: "beside.notes" };

interface SideProps {
  readonly look: SeatSnapshot;
  readonly log: readonly LogEntry<Handle>[];
  readonly seenBefore: number;
  readonly voice: Voice;
  /** There is nobody to talk to here. */
  readonly alone: boolean;
  /** In one column they open one at a time, over the table. */
  readonly narrow: boolean;
  does(doing: Doing): void;
}

/** What stands beside a game: what happened, what the players say to each other, and what one notes for oneself. */
export const Side = steady(({ alone, narrow, look, log, seenBefore, voice, does }: SideProps) => {
  const [picked, setTab] = useState<Tab>();
  const tab = picked ?? (narrow ? undefined : "log");
  const lines = look.chat ?? [];
  const [read, setRead] = useState(() => Number(localStorage.getItem(readKey(look.gameId)) ?? 0));
  const latest = lines.at(-1)?.at ?? 0;
  const fresh = lines.filter((line) => line.at > read && line.seat !== look.seat).length;
  const tabs = alone ? TABS.slice(0, 1) : TABS;
  const pick = (next: Tab) => {
    setTab(narrow && next === tab ? undefined : next);
    if (tab === "chat" || next === "chat") {
      localStorage.setItem(readKey(look.gameId), String(latest));
      setRead(latest);
    }
  };
  return (
    <section class="beside" aria-label={say("beside.besideGame")}>
      <div class="tabs" role="tablist" aria-label={say("beside.besideGame")}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls="beside-panel"
            onClick={() => pick(one)}
          >
            {say(WORDS[one])}
            {one === "chat" && fresh > 0 && tab !== "chat" && (
              <span class="count">{say("beside.fresh", { n: fresh })}</span>
            )}
            {one === "notes" && look.note && (
              <span class="count" aria-hidden="true">
                •
              </span>
            )}
          </button>
        ))}
      </div>
      {tab && (
        <div class="tab-panel" role="tabpanel" id="beside-panel" aria-labelledby={`tab-${tab}`}>
          {tab === "log" && <InForce view={look.view} voice={voice} />}
          {tab === "log" && <Log entries={log} seenBefore={seenBefore} voice={voice} />}
          {tab === "chat" && <Chat look={look} voice={voice} does={does} />}
          {tab === "notes" && <Notes look={look} does={does} />}
        </div>
      )}
    </section>
  );
});

const readKey = (gameId: string): string => `chat read ${gameId}`;
