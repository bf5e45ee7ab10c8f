import { useEffect, useMemo, useState } from "preact/hooks";
import type { LogEntry } from "../../../lib/engine/api.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { voiceFor } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { ask, type Reply } from "../../net/http.ts";
import type { SeatLink } from "../../net/seats.ts";
import type { Frame as GameFrame, Replayed, SeatSnapshot } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { Table } from "../table/table.tsx";
import { type Moment, momentsOf } from "./moments.ts";
import type { ReplayState } from "./replay.tsx";
import { replayHash } from "./replayAddress.ts";

const A_MOMENT_MS = 1_300;

interface Told extends Moment {
  readonly frame: GameFrame;
  readonly names: readonly string[];
}

/** All of a game, part by part, from its beginning. */
function useGame(link: SeatLink) {
  const [parts, setParts] = useState<readonly Replayed[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      for (let next: number | undefined = 0; here && next !== undefined; ) {
        const params = { gameId: link.gameId };
        const reply: Reply<Replayed> = await ask("GET /v1/games/{gameId}/replay", {
          params,
          query: { from: next },
          token: link.secret,
        });
        if (!here || reply.is === "unchanged") return;
        if (reply.is === "trouble") return setTrouble(reply.trouble);
        setParts((before) => [...before, reply.body]);
        next = reply.body.next;
      }
    };
    void load();
    return () => {
      here = false;
    };
  }, []);
  return { parts, trouble, whole: parts.length > 0 && parts.at(-1)?.next === undefined };
}

/** A finished game, moment by moment, with a timeline; `start`: the moment that its address names. */
export function Recording({ link, start }: { link: SeatLink; start: number }) {
  const { parts, trouble, whole } = useGame(link);
  const seats = parts[0]?.seats;
  const told = useMemo((): readonly Told[] => {
    const names = (seats ?? []).map(({ name }) => name);
    return parts
      .flatMap(({ frames }) => frames)
      .flatMap((frame) => {
        const voice = voiceFor(
          frame.view,
          speech,
          Object.fromEntries((seats ?? []).map(({ seat, name }) => [seat, name])),
        );
        return momentsOf(frame.events, voice).map((moment) => ({ ...moment, frame, names }));
      });
  }, [parts]);
  const [at, setAt] = useState(start);
  const [plays, setPlays] = useState(() => start === 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const now = told[Math.min(at, told.length - 1)];
  const last = told.length - 1;
  useEffect(() => {
    if (!plays || (at >= last && whole)) return;
    const timer = setTimeout(() => setAt((one) => Math.min(one + 1, last)), A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [plays, at, last, whole]);
  useEffect(() => {
    if (at > 0) history.replaceState(null, "", replayHash(link, at));
  }, [at]);
  if (!now || !seats || (start > last && !whole && at === start))
    return (
      <Frame here="games">
        <h1>{say("replaying.title")}</h1>
        {trouble ? <Fault trouble={trouble} /> : <p role="status">{say("replaying.loading")}</p>}
      </Frame>
    );
  const { view } = now.frame;
  const look: SeatSnapshot = {
    ...{ gameId: link.gameId, seat: -1, ask: 0, view, seats, logNext: 0 },
    orders: { revision: 0, stops: { profile: "default" }, orders: [], preferences: {}, disarmed: [] },
  };
  const go = (to: number): void => {
    setPlays(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const replay: ReplayState = {
    ...{ moment: now, at: Math.min(at, last), of: told.length, plays, title: say("replaying.title") },
    go: (by) => go(at + by),
    play: () => {
      if (at >= last) setAt(0);
      setPlays(!plays || at >= last);
    },
    end: undefined,
    seek: go,
    turns: turnsOf(told),
  };
  const log: readonly LogEntry<Handle>[] = now.frame.events;
  return (
    <Table
      {...{ look, sending: false, seenBefore: 0, log, replay }}
      voice={voiceFor(view, speech, Object.fromEntries(seats.map(({ seat, name }) => [seat, name])))}
      watching={say("replaying.help")}
      banner={trouble && <Fault trouble={trouble} />}
    />
  );
}

/** Where each turn begins. */
const turnsOf = (told: readonly Told[]): readonly number[] =>
  told.flatMap(({ frame }, at) => (frame.view.turn.number !== told[at - 1]?.frame.view.turn.number ? [at] : []));
