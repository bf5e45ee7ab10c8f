import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Trouble, wayOutWords } from "../../../lib/words/problems.ts";
import { voiceFor } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { Asking } from "../../net/http.ts";
import { rememberSeat, rememberSeen, type SeatLink, seenLines } from "../../net/seats.ts";
import { type Session, type SessionState, sessionAt } from "../../net/session.ts";
import { later } from "../common/later.tsx";
import { WayOut } from "./strip.tsx";
import { Table } from "./table.tsx";

const Planning = later(async () => (await import("../ahead/planning.tsx")).Planning);

/** One seat: opens the session of its link and shows the table, or why there is none. */
export function Seat({ link }: { link: SeatLink }) {
  const [state, setState] = useState<SessionState>({ log: [], sending: false });
  const [planning, setPlanning] = useState(false);
  const session = useRef<Session>(undefined);
  // Not once the empty page is painted: the table's way here takes longer than that.
  useLayoutEffect(() => {
    const one = sessionAt(link);
    one.listen(setState, remember);
    session.current = one;
    return () => one.stop();
  }, [link.gameId, link.secret]);
  const { look, log, sending, unsent, trouble } = state;
  const [seenBefore] = useState(() => seenLines(link));
  const lines = useRef(0);
  lines.current = log.length;
  useEffect(() => {
    const leave = () => {
      if (lines.current > 0) rememberSeen(session.current?.link ?? link, lines.current);
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const names = useMemo(
    () =>
      Object.fromEntries((look?.seats ?? []).map((one) => [one.seat, one.name])) as Readonly<Record<number, string>>,
    [look?.seats],
  );
  // As long as they are the same, so is what is said of them, and nothing is drawn again.
  const voice = useMemo(() => look && voiceFor(look.view, speech, names), [look?.view, names]);
  const seated = look !== undefined;
  const latest = useRef(look);
  latest.current = look;
  function remember(to: SeatLink): void {
    const { current } = latest;
    if (!current) return;
    const others = current.seats.filter((one) => one.seat !== current.seat).map((one) => one.name);
    const label = others.length > 0 ? say("pages.against", { names: speech.list(others) }) : say("pages.aGame");
    rememberSeat({ ...to, seat: current.seat, label, openedAt: Date.now() });
  }
  useEffect(() => remember(session.current?.link ?? link), [seated]);

  const read: Asking = async (route, sent) => session.current?.read(route, sent) ?? { is: "unchanged" };
  const banner = unsent ? (
    <Unsent onNow={() => session.current?.sendNow()} onDiscard={() => session.current?.discard()} />
  ) : (
    trouble && <TroubleBanner trouble={trouble} onAgain={() => session.current?.clearTrouble()} />
  );
  if (!look || !voice)
    return (
      <div class="taking-seat">
        <header class="strip">
          <WayOut />
        </header>
        <div class="frame">
          <main class="waiting-room">
            {banner ?? (
              <p class="lead" role="status">
                {say("pages.takingSeat")}
              </p>
            )}
            <Letters />
          </main>
        </div>
      </div>
    );
  if (planning)
    return (
      <Planning
        {...{ look, names, read }}
        does={(doing) => void session.current?.does(doing)}
        onClose={() => setPlanning(false)}
      />
    );
  return (
    <Table
      look={look}
      voice={voice}
      log={log}
      seenBefore={seenBefore}
      sending={sending}
      banner={banner}
      hands={{
        onAnswers: (answers, to) => void session.current?.submit(answers, to),
        does: (doing) => void session.current?.does(doing),
        read,
        onRenew: () => void session.current?.renewLink(),
        onPlan: () => setPlanning(true),
        onOrder: (order, answers) => {
          const { revision, orders } = look.orders;
          const edit = { do: "orders" as const, ordersRevision: revision, orders: [...orders, order] };
          void session.current?.orderAndAnswer(edit, answers);
        },
      }}
    />
  );
}

/** What was done is on this device alone. */
function Unsent({ onNow, onDiscard }: { onNow(): void; onDiscard(): void }) {
  return (
    <div class="trouble" role="status" data-code="unsent">
      <p>{say("table.unsent")}</p>
      <div class="buttons">
        <button type="button" onClick={onNow}>
          {say("table.sendNow")}
        </button>
        <button type="button" class="quiet" onClick={onDiscard}>
          {say("table.doNotSend")}
        </button>
      </div>
    </div>
  );
}

function TroubleBanner({ trouble, onAgain }: { trouble: Trouble; onAgain(): void }) {
  return (
    <div class="trouble" role="alert" data-code={trouble.code}>
      <p>{trouble.message}</p>
      {trouble.wayOut === "start" ? (
        <a class="button" href="#/">
          {wayOutWords("start", speech)}
        </a>
      ) : (
        trouble.wayOut !== "none" && (
          <button type="button" onClick={onAgain}>
            {wayOutWords(trouble.wayOut, speech)}
          </button>
        )
      )}
    </div>
  );
}

/** The kinds of letters on a table, in the order of the style sheet. */
const LETTERS = ["a", "b", "c", "d", "e", "f", "g"];

/**
 * One of each kind, not to be seen: a browser takes longer to find and open them than to lay a table out, and can do so while the
 * table is on its way.
 */
const Letters = () => (
  <div class="letters" aria-hidden="true">
    {LETTERS.map((letter) => (
      <i key={letter}>{letter}0</i>
    ))}
  </div>
);
