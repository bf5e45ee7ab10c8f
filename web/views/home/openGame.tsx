import { useEffect, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { wayToSeat } from "../../net/games.ts";
import { Frame } from "../common/frame.tsx";

/** Where a message's link leads: it names a game and a seat but opens nothing itself, so that it may be forwarded. */
export function OpenGame({ gameId, seat }: { gameId: string; seat: number }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    setFailed(false);
    void wayToSeat(gameId, seat).then((way) => {
      if (!here) return;
      // Going back leads to where the link was, not here again.
      if (way) location.replace(way);
      else setFailed(true);
    });
    return () => {
      here = false;
    };
  }, [tries]);
  if (!failed)
    return (
      <div class="frame">
        <main class="waiting-room">
          <p class="lead" role="status">
            {say("pages.takingSeat")}
          </p>
        </main>
      </div>
    );
  return (
    <Frame here="games">
      <h1>{say("pages.notYourGame")}</h1>
      <p class="lead" role="alert">
        {say("pages.notYourGameText")}
      </p>
      <div class="buttons">
        <a class="button main" href="#/games">
          {say("pages.myGames")}
        </a>
        <button type="button" onClick={() => setTries(tries + 1)}>
          {say("pages.tryAgain")}
        </button>
      </div>
    </Frame>
  );
}
