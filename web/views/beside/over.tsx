import type { Voice } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { hashOf } from "../../net/seats.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { replayHash } from "../replay/replayAddress.ts";
import { moveWords } from "../table/strip.tsx";
import { NextGame } from "./nextGame.tsx";
import { Souvenir } from "./souvenir.tsx";

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
  const won = view.seat !== null && view.result?.winners.includes(view.seat) === true;
  const persons = look.seats.filter(({ bot }) => bot === undefined);
  const wanted = rematch?.wanted ?? [];
  const mayPlayAgain = seat >= 0 && (!match || match.winners);
  return (
    <section class={`question is-over ${won ? "is-won" : ""}`} data-ask="over">
      <h2>{moveWords(view, voice)}</h2>
      <Souvenir view={view} voice={voice} />
      {match && <Standing look={look} voice={voice} />}
      {match?.next && (
        <a class="button main" href={hashOf(match.next)}>
          {say("beside.onTo", { n: match.game + 1 })}
        </a>
      )}
      {match?.sideboarding?.open.includes(seat) && (
        <button type="button" class="main" onClick={onExchange}>
          {say("beside.chooseDeck", { n: match.game + 1 })}
          {match.sideboarding.chooser === seat && <span class="sub">{say("beside.andWhoBegins")}</span>}
        </button>
      )}
      {match?.sideboarding && !match.sideboarding.open.includes(seat) && (
        <p class="help">
          {say("beside.exchanging", { names: speech.list(match.sideboarding.open.map(voice.nameOf)) })}
        </p>
      )}
      {rematch?.gameId !== undefined && rematch.secret !== undefined ? (
        <a class="button main" href={hashOf({ gameId: rematch.gameId, secret: rematch.secret })}>
          {say("beside.toRematch")}
        </a>
      ) : (
        mayPlayAgain &&
        (wanted.includes(seat) ? (
          <p class="help">{say("beside.youWantAgain")}</p>
        ) : (
          <button
            type="button"
            class={match ? undefined : "main"}
            disabled={sending}
            onClick={() => does({ do: "rematch" })}
          >
            {say("beside.playAgain")}
            {wanted.length > 0 && (
              <span class="sub">
                {say("beside.wantAgain", { n: wanted.length, names: speech.list(wanted.map(voice.nameOf)) })}
              </span>
            )}
            {wanted.length === 0 && persons.length > 1 && <span class="sub">{say("beside.ifOthers")}</span>}
          </button>
        ))
      )}
      <NextGame look={look} />
      {look.replay !== undefined && (
        <a class="button" href={replayHash({ gameId: look.gameId, secret: look.replay })}>
          {say("replaying.again")}
        </a>
      )}
      {seat >= 0 && (
        <a class="button" href="#/">
          {say("pages.newGame")}
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
        <b>{say("beside.matchWon", { ...voice.who(match.winners[0] ?? 0), score: match.wins.join("–") })}</b>
      </p>
    );
  return (
    <p class="detail">
      {say("beside.standing", {
        ...{ best: match.bestOf, game: match.game },
        wins: speech.list(match.wins.map((won, seat) => `${voice.subject(seat)} ${won}`)),
      })}
    </p>
  );
}
