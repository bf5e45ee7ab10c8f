import { useEffect, useState } from "preact/hooks";
import type { SeatView } from "../../../lib/engine/views.ts";
import { rowOf } from "../../../lib/view/piles.ts";
import { withMinus } from "../../../lib/words/minus.ts";
import { recap } from "../../../lib/words/recap.ts";
import { left } from "../../../lib/words/time.ts";
import { voiceFor } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import { wayTo } from "../../net/games.ts";
import { ask } from "../../net/http.ts";
import { type WaitingGame, waitingGames } from "../../net/waiting.ts";
import type { Challenge } from "../../net/wire.ts";
import { Art } from "../cards/art.tsx";
import { hueOf } from "../cards/card.tsx";
import { Inline } from "../cards/mana.tsx";
import { ChallengeRow } from "./challengeRow.tsx";
import { titleOf } from "./gameTitle.ts";

/** The games that wait for the player, before anything else of the first page. */
export function WaitingGames() {
  const [games, setGames] = useState<readonly WaitingGame[]>([]);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let here = true;
    void waitingGames().then((found) => here && setGames(found));
    return () => {
      here = false;
    };
  }, []);
  if (games.length === 0) return null;
  const go = async (game: WaitingGame) => {
    const way = await wayTo(game);
    if (way) location.hash = way;
    else setLost(true);
  };
  return (
    <section class="home-part" aria-labelledby="waiting-games">
      <h2 id="waiting-games">{say("pages.waitForYou")}</h2>
      {lost && <p role="alert">{say("pages.notOpened")}</p>}
      <ul class="waiting-games">
        {games.map((game) => (
          <li key={`${game.gameId} ${game.seat}`}>
            <button type="button" class="waiting-game" onClick={() => void go(game)}>
              {game.look && game.look.view.battlefield.length > 0 && <MiniBoard view={game.look.view} />}
              <span class="waiting-words">
                <span class="game-label">{titleOf(game)}</span>
                <Standing game={game} />
                <News game={game} />
                <b class="go">{say("table.yourMove")} ›</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ game: { look, dueAt } }: { game: WaitingGame }) {
  const facts = look
    ? [
        ...(look.view.turn.number > 0 ? [say("pages.turnNumber", { n: look.view.turn.number })] : []),
        ...look.view.players.map(({ seat, life }) =>
          say("pages.lifeOf", {
            name: seat === look.seat ? say("things.You") : nameOf(look.seats, seat),
            life: withMinus(life),
          }),
        ),
      ]
    : [];
  const time = dueAt === undefined ? [] : [left(dueAt, Date.now(), speech)];
  return <span class="quiet-text">{[...facts, ...time].join(" · ")}</span>;
}

const nameOf = (seats: readonly { readonly seat: number; readonly name: string }[], seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? "";

/** What changed since the game was last open here. */
function News({ game: { look, since } }: { game: WaitingGame }) {
  if (!look || since.length === 0) return null;
  const names = Object.fromEntries(look.seats.map(({ seat, name }) => [seat, name]));
  const told = recap(since, voiceFor(look.view, speech, names), 2);
  return (
    <span class="what-changed">
      {told.map((sentence) => (
        <span key={sentence}>
          <Inline text={`${sentence} `} />
        </span>
      ))}
    </span>
  );
}

const MOST_TILES = 9;

/** The boards at a glance, the player's own below: what it shows is said beside it. */
function MiniBoard({ view }: { view: SeatView }) {
  const side = (mine: boolean) => {
    const all = view.battlefield.filter((one) => (one.controller === view.seat) === mine);
    const front = all.filter((one) => rowOf(one) === "front");
    const lands = all.reduce((sum, one) => sum + (rowOf(one) === "lands" ? (one.count ?? 1) : 0), 0);
    return (
      <span class="mini-row">
        {front.slice(0, MOST_TILES).map((one) => (
          <span key={one.id} class={`mini-tile ${hueOf(one)} ${one.tapped ? "is-tapped" : ""}`}>
            <Art card={one} shape="square" />
          </span>
        ))}
        {front.length > MOST_TILES && <span class="mini-more">+{front.length - MOST_TILES}</span>}
        {lands > 0 && <span class="mini-more">▰ {lands}</span>}
      </span>
    );
  };
  return (
    <span class="mini-board" aria-hidden="true">
      {side(false)}
      {side(true)}
    </span>
  );
}

const MOST_CHALLENGES = 3;

/** Some of the games that anybody may join. */
export function OpenChallenges() {
  const [open, setOpen] = useState<readonly Challenge[]>([]);
  useEffect(() => {
    let here = true;
    void ask("GET /v1/challenges").then((reply) => {
      if (here && reply.is === "ok") setOpen(reply.body.challenges);
    });
    return () => {
      here = false;
    };
  }, []);
  if (open.length === 0) return null;
  return (
    <section class="home-part" aria-labelledby="open-challenges">
      <h2 id="open-challenges">{say("lobby.openChallenges")}</h2>
      <ul class="games">
        {open.slice(0, MOST_CHALLENGES).map((one) => (
          <ChallengeRow key={one.challengeId} one={one} />
        ))}
      </ul>
      {open.length > MOST_CHALLENGES && <a href="#/challenges">{say("pages.allChallenges", { n: open.length })}</a>}
    </section>
  );
}
