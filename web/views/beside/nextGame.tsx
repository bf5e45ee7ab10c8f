import { useEffect, useState } from "preact/hooks";
import { left } from "../../../lib/words/time.ts";
import { say, speech } from "../../language.ts";
import { accountToken } from "../../net/account.ts";
import { gamesOf, type Listed, wayTo } from "../../net/games.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { titleOf, uncapital } from "../home/gameTitle.ts";

/** The next of the player's games that waits for them; looked up whenever this one stops waiting. */
export function NextGame({ look }: { look: SeatSnapshot }) {
  const [next, setNext] = useState<Listed>();
  const mine = look.view.pending.length > 0;
  useEffect(() => {
    if (mine || look.seat < 0) return;
    let here = true;
    void accountToken()
      .then((token) => gamesOf(token))
      .then((page) => {
        const found = page?.games.find(
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
      {say("pages.nextUp", { game: uncapital(titleOf(next)) })}
      {next.dueAt !== undefined && <span class="sub">{left(next.dueAt, Date.now(), speech)}</span>}
    </button>
  );
}
