import { useEffect, useState } from "preact/hooks";
import { left } from "../../lib/words/time.ts";
import { speech } from "../language.ts";
import { type GamesPage, type Listed, myGames, waitingChallenges, wayTo, withEarlier } from "../net/games.ts";
import { forgetSeat } from "../net/seats.ts";
import type { Challenge } from "../net/wire.ts";
import { Account } from "./account.tsx";
import { Frame } from "./frame.tsx";
import { Rest } from "./rest.tsx";
import { Vacation } from "./vacation.tsx";

const WORDS: Readonly<Record<Listed["standing"], string>> = {
  yours: "Your move",
  exchange: "Exchange cards",
  theirs: "Waiting for the others",
  over: "Finished",
  unknown: "Cannot be reached",
};

const NEWS: Readonly<Partial<Record<Listed["news"][number], string>>> = {
  offer: "You are offered something",
  claim: "You may claim this game",
  wentBack: "The game went back a little",
};

export const titleOf = ({ against, known }: Listed): string =>
  against.length > 0 ? `Against ${speech.list(against)}` : (known?.label ?? "A game");

export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The player's games, those that wait for them first. */
export function Games() {
  const [page, setPage] = useState<GamesPage>();
  const [challenges, setChallenges] = useState<readonly Challenge[]>([]);
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    let here = true;
    void waitingChallenges().then(async (waiting) => {
      const found = await myGames();
      if (!here) return;
      setChallenges(waiting);
      setPage(found);
    });
    return () => {
      here = false;
    };
  }, []);
  const go = async (game: Listed) => {
    const way = await wayTo(game);
    if (way) location.hash = way;
    else setLost(game.gameId);
  };
  const forget = (game: Listed) => {
    if (game.known) forgetSeat(game.known);
    if (page) setPage({ ...page, games: page.games.filter((one) => one !== game) });
  };
  const games = page?.games;
  const next = games?.find(({ standing }) => standing === "yours" || standing === "exchange");
  return (
    <Frame here="games">
      <h1>My games</h1>
      {!games && (
        <p class="lead" role="status">
          Looking …
        </p>
      )}
      {games?.length === 0 && challenges.length === 0 && (
        <p class="lead">
          No seats were opened on this device yet. <a href="#/">Start a game</a>, or open the link somebody sent you.
        </p>
      )}
      {games && games.length > 0 && (
        <div class="next-up">
          {next ? (
            <button type="button" class="main" onClick={() => void go(next)}>
              Next: {uncapital(titleOf(next))}
              {next.dueAt !== undefined && <span class="sub">{left(next.dueAt, Date.now(), speech)}</span>}
            </button>
          ) : (
            <p class="lead">Nothing waits for you. You may close the page: the tables wait.</p>
          )}
        </div>
      )}
      {games && games.length > 0 && (
        <ul class="games">
          {games.map((game) => (
            <li key={`${game.gameId} ${game.seat}`} class={`game is-${game.standing}`}>
              <button type="button" class="game-open" onClick={() => void go(game)}>
                <span class="game-label">{titleOf(game)}</span>
                {game.news.map((one) => NEWS[one] && <span key={one}>{NEWS[one]}</span>)}
                {lost === game.gameId && <span role="alert">This game could not be opened. Use its link.</span>}
              </button>
              <span class="standing">
                {WORDS[game.standing]}
                {game.dueAt !== undefined && game.standing !== "over" && (
                  <span class="sub">{left(game.dueAt, Date.now(), speech)}</span>
                )}
              </span>
              {game.known && (
                <button type="button" class="quiet" aria-label={`Forget ${titleOf(game)}`} onClick={() => forget(game)}>
                  Forget
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {page?.next !== undefined && (
        <button type="button" class="quiet" onClick={() => void withEarlier(page).then(setPage)}>
          Show earlier games
        </button>
      )}
      {challenges.length > 0 && (
        <ul class="games" aria-label="Challenges that wait">
          {challenges.map(({ challengeId, names, players, open }) => (
            <li key={challengeId} class="game">
              <a href={`#/challenge/${challengeId}`}>
                <span class="game-label">Your {open ? "open challenge" : "invitation"}</span>
              </a>
              <span class="standing">
                {names.length} of {players} have come
              </span>
            </li>
          ))}
        </ul>
      )}
      {games && games.length > 0 && (
        <>
          <Vacation />
          <Rest />
          <Account />
        </>
      )}
      <p class="quiet-text">
        The links are kept in this browser only. On a shared computer, forget them when you leave: whoever has a link
        has that seat.
      </p>
    </Frame>
  );
}
