import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../../lib/words/problems.ts";
import { behind } from "../../../lib/words/terms.ts";
import { voiceFor } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { ask } from "../../net/http.ts";
import type { SeatLink } from "../../net/seats.ts";
import type { SeatSnapshot, Watched } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { Table } from "./table.tsx";

const LOOK_MS = 30_000;

/** A game as spectators see it: late, and without anything that is hidden from anybody. */
export function Watch({ link }: { link: SeatLink }) {
  const [seen, setSeen] = useState<Watched>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let etag: string | undefined;
    const look = async () => {
      const params = { gameId: link.gameId };
      const reply = await ask("GET /v1/watch/{gameId}", { params, token: link.secret, etag });
      if (reply.is === "trouble") setTrouble(reply.trouble);
      if (reply.is !== "ok") return;
      etag = reply.etag;
      setTrouble(undefined);
      setSeen(reply.body);
    };
    void look();
    const timer = setInterval(() => !document.hidden && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const names = seen?.seats.map(({ name }) => name) ?? [];
  useEffect(() => {
    document.title = names.length > 0 ? `${speech.list(names)} · Hold Priority` : "Hold Priority";
  }, [names.join()]);
  if (!seen?.view)
    return (
      <Frame here="games">
        <h1>{names.length > 0 ? speech.list(names) : say("pages.aGame")}</h1>
        {trouble && <Fault trouble={trouble} />}
        {!seen && !trouble && <p role="status">{say("pages.looking")}</p>}
        {seen && <p class="lead">{say("lobby.notYet", { behind: behind(seen.rules, speech) })}</p>}
      </Frame>
    );
  const { view, at, events, seats, rules } = seen;
  const look: SeatSnapshot = {
    ...{ gameId: seen.gameId, seat: -1, ask: 0, view, seats, logNext: events.length },
    orders: { revision: 0, stops: { profile: "default" }, orders: [], preferences: {}, disarmed: [] },
  };
  return (
    <Table
      {...{ look, sending: false, seenBefore: 0, log: events }}
      voice={voiceFor(view, speech, Object.fromEntries(seats.map(({ seat, name }) => [seat, name])))}
      watching={
        view.result
          ? say("problems.game-over")
          : at === undefined
            ? say("lobby.youWatch", { behind: behind(rules, speech) })
            : say("lobby.youWatchAt", { behind: behind(rules, speech), when: speech.when(at) })
      }
      banner={trouble && <Fault trouble={trouble} />}
    />
  );
}
