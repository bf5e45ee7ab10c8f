import { useEffect, useState } from "preact/hooks";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { left } from "../../../lib/words/time.ts";
import { say, speech } from "../../language.ts";
import { type GamesPage, type Listed, myGames, waitingChallenges, wayTo, withEarlier } from "../../net/games.ts";
import { forgetSeat } from "../../net/seats.ts";
import type { Challenge } from "../../net/wire.ts";
import { Frame } from "../common/frame.tsx";
import { Vacation } from "../settings/vacation.tsx";
import { titleOf, uncapital } from "./gameTitle.ts";
import { MadeGames } from "./links.tsx";

const WORDS: Readonly<Record<Listed["standing"], Key>> = {
  yours: "table.yourMove",
  exchange: "pages.exchange",
  theirs: "pages.waitingOthers",
  over: "pages.finished",
  unknown: "pages.unreachable",
};

const NEWS: Readonly<Partial<Record<Listed["news"][number], Key>>> = {
  early: "pages.newsEarly",
  offer: "pages.newsOffer",
  claim: "pages.newsClaim",
  wentBack: "pages.newsWentBack",
};

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
      <h1>{say("pages.myGames")}</h1>
      {!games && (
        <p class="lead" role="status">
          {say("pages.looking")}
        </p>
      )}
      {games?.length === 0 && challenges.length === 0 && (
        <p class="lead">
          {say("pages.noSeats")} <a href="#/">{say("pages.startGame")}</a>
        </p>
      )}
      {games && games.length > 0 && (
        <div class="next-up">
          {next ? (
            <button type="button" class="main" onClick={() => void go(next)}>
              {say("pages.nextUp", { game: uncapital(titleOf(next)) })}
              {next.dueAt !== undefined && <span class="sub">{left(next.dueAt, Date.now(), speech)}</span>}
            </button>
          ) : (
            <p class="lead">{say("pages.nothingWaits")}</p>
          )}
        </div>
      )}
      {games && games.length > 0 && (
        <ul class="games">
          {games.map((game) => (
            <li key={`${game.gameId} ${game.seat}`} class={`game is-${game.standing}`}>
              <button type="button" class="game-open" onClick={() => void go(game)}>
                <span class="game-label">{titleOf(game)}</span>
                {game.news.map((one) => NEWS[one] && <span key={one}>{say(NEWS[one])}</span>)}
                {lost === game.gameId && <span role="alert">{say("pages.notOpened")}</span>}
              </button>
              <span class="standing">
                {say(WORDS[game.standing])}
                {game.dueAt !== undefined && game.standing !== "over" && (
                  <span class="sub">{left(game.dueAt, Date.now(), speech)}</span>
                )}
              </span>
              {game.known && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={say("pages.forgetGame", { game: titleOf(game) })}
                  onClick={() => forget(game)}
                >
                  {say("pages.forget")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {page?.next !== undefined && (
        <button type="button" class="quiet" onClick={() => void withEarlier(page).then(setPage)}>
          {say("pages.earlier")}
        </button>
      )}
      {challenges.length > 0 && (
        <ul class="games" aria-label={say("pages.challengesWait")}>
          {challenges.map(({ challengeId, names, players, open }) => (
            <li key={challengeId} class="game">
              <a href={`#/challenge/${challengeId}`}>
                <span class="game-label">{say(open ? "pages.openChallenge" : "pages.invitation")}</span>
              </a>
              <span class="standing">{say("pages.haveCome", { n: names.length, players })}</span>
            </li>
          ))}
        </ul>
      )}
      <MadeGames />
      {games && games.length > 0 && <Vacation />}
      <p class="quiet-text">{say("pages.keptHere")}</p>
    </Frame>
  );
}
