import { useEffect, useState } from "preact/hooks";
import { call } from "../net/http.ts";
import { forgetSeat, hashOf, type KnownSeat, knownSeats, takeSeat, tokenOf } from "../net/seats.ts";
import type { Look } from "../net/wire.ts";
import { Frame } from "./frame.tsx";

type Standing = "yours" | "theirs" | "over" | "unknown" | "looking";

const WORDS: Readonly<Record<Standing, string>> = {
  yours: "Your move",
  theirs: "Waiting for the others",
  over: "Finished",
  unknown: "Cannot be reached",
  looking: "Looking …",
};
const RANK: readonly Standing[] = ["yours", "looking", "theirs", "unknown", "over"];

async function standingOf(seat: KnownSeat): Promise<Standing> {
  if (tokenOf(seat) === undefined) await takeSeat(seat);
  const path = `/v1/games/${encodeURIComponent(seat.gameId)}`;
  let reply = await call<Look>({ path, token: tokenOf(seat) });
  if (reply.is === "trouble" && reply.status === 401) {
    await takeSeat(seat);
    reply = await call<Look>({ path, token: tokenOf(seat) });
  }
  if (reply.is !== "ok") return "unknown";
  if (reply.body.view.result) return "over";
  return reply.body.view.pending.length > 0 ? "yours" : "theirs";
}

/** The seats opened on this device, those that wait for you first. */
export function Games() {
  const [seats, setSeats] = useState(knownSeats);
  const [standings, setStandings] = useState<Readonly<Record<string, Standing>>>({});
  useEffect(() => {
    let here = true;
    for (const seat of seats)
      void standingOf(seat).then((standing) => {
        if (here) setStandings((before) => ({ ...before, [seat.secret]: standing }));
      });
    return () => {
      here = false;
    };
  }, []);
  const standing = (seat: KnownSeat): Standing => standings[seat.secret] ?? "looking";
  const sorted = [...seats].sort(
    (a, b) => RANK.indexOf(standing(a)) - RANK.indexOf(standing(b)) || b.openedAt - a.openedAt,
  );
  const forget = (seat: KnownSeat) => {
    forgetSeat(seat);
    setSeats(knownSeats());
  };
  return (
    <Frame here="games">
      <h1>My games</h1>
      {sorted.length === 0 ? (
        <p class="lead">
          No seats were opened on this device yet. <a href="#/">Start a game</a>, or open the link somebody sent you.
        </p>
      ) : (
        <ul class="games">
          {sorted.map((seat) => (
            <li key={seat.secret} class={`game is-${standing(seat)}`}>
              <a href={hashOf(seat)}>
                <span class="game-label">{seat.label}</span>
                <span class="quiet-text">last opened {new Date(seat.openedAt).toLocaleString()}</span>
              </a>
              <span class="standing">{WORDS[standing(seat)]}</span>
              <button type="button" class="quiet" aria-label={`Forget ${seat.label}`} onClick={() => forget(seat)}>
                Forget
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet-text">
        The links are kept in this browser only. On a shared computer, forget them when you leave: whoever has a link
        has the seat.
      </p>
    </Frame>
  );
}
