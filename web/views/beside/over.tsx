import { useEffect, useState } from "preact/hooks";
import { left } from "../../../lib/words/time.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { speech } from "../../language.ts";
import { accountToken } from "../../net/account.ts";
import { gamesOf, type Listed, wayTo } from "../../net/games.ts";
import { hashOf } from "../../net/seats.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { titleOf, uncapital } from "../games.tsx";
import { does } from "../phrases.ts";
import { moveWords } from "../strip.tsx";

interface OverProps {
  readonly look: SeatSnapshot;
  readonly voice: Voice;
  readonly sending: boolean;
  does(doing: Doing): void;
  onExchange(): void;
}

/** The game is over: how the match stands, and how to go on. */
export function Over({ look, voice, sending, does, onExchange }: OverProps) {
  const { match, rematch, view, seat } = look;
  const persons = look.seats.filter(({ bot }) => bot === undefined);
  const wanted = rematch?.wanted ?? [];
  const mayPlayAgain = seat >= 0 && (!match || match.winners);
  return (
    <section class="question is-over" data-ask="over">
      <h2>{moveWords(view, voice)}</h2>
      {match && <Standing look={look} voice={voice} />}
      {match?.next && (
        <a class="button main" href={hashOf(match.next)}>
          On to game {match.game + 1}
        </a>
      )}
      {match?.sideboarding?.open.includes(seat) && (
        <button type="button" class="main" onClick={onExchange}>
          Choose your deck for game {match.game + 1}
          {match.sideboarding.chooser === seat && <span class="sub">and who begins</span>}
        </button>
      )}
      {match?.sideboarding && !match.sideboarding.open.includes(seat) && (
        <p class="help">
          {speech.list(match.sideboarding.open.map(voice.subject))} may still exchange cards. The next game starts by
          itself.
        </p>
      )}
      {rematch?.gameId !== undefined && rematch.secret !== undefined ? (
        <a class="button main" href={hashOf({ gameId: rematch.gameId, secret: rematch.secret })}>
          To the rematch
        </a>
      ) : (
        mayPlayAgain &&
        (wanted.includes(seat) ? (
          <p class="help">You want to play again. It starts when the others do too.</p>
        ) : (
          <button
            type="button"
            class={match ? undefined : "main"}
            disabled={sending}
            onClick={() => does({ do: "rematch" })}
          >
            Play again, sides swapped
            {wanted.length > 0 && (
              <span class="sub">
                {speech.list(wanted.map(voice.subject))} {wanted.length === 1 ? "wants" : "want"} to
              </span>
            )}
            {wanted.length === 0 && persons.length > 1 && <span class="sub">if the others want to as well</span>}
          </button>
        ))
      )}
      <NextGame look={look} />
      {seat >= 0 && (
        <a class="button" href="#/">
          New game
        </a>
      )}
    </section>
  );
}

function Standing({ look, voice }: { look: SeatSnapshot; voice: Voice }) {
  const { match } = look;
  if (!match) return null;
  if (match.winners)
    return (
      <p class="detail">
        <b>{does(voice, match.winners[0] ?? 0, "win", "wins")} the match</b>, {match.wins.join(" to ")}.
      </p>
    );
  return (
    <p class="detail">
      Best of {match.bestOf}, after game {match.game}:{" "}
      {speech.list(match.wins.map((won, seat) => `${voice.subject(seat)} ${won}`))}.
    </p>
  );
}

/** The next of the player's games that waits for them; looked up whenever this one stops waiting. */
export function NextGame({ look }: { look: SeatSnapshot }) {
  const [next, setNext] = useState<Listed>();
  const mine = look.view.pending.length > 0;
  useEffect(() => {
    if (mine || look.seat < 0) return;
    let here = true;
    void accountToken()
      .then((token) => gamesOf(token))
      .then(({ games }) => {
        const found = games.find(
          (one) => one.gameId !== look.gameId && (one.standing === "yours" || one.standing === "exchange"),
        );
        if (here) setNext(found);
      });
    return () => {
      here = false;
    };
  }, [mine, look.gameId, look.ask]);
  if (!next || mine) return null;
  const go = async () => {
    const way = await wayTo(next);
    location.hash = way ?? "#/games";
  };
  return (
    <button type="button" class="next-game" onClick={() => void go()}>
      Next: {uncapital(titleOf(next))}
      {next.dueAt !== undefined && <span class="sub">{left(next.dueAt, Date.now(), speech)}</span>}
    </button>
  );
}
