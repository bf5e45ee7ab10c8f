import { useState } from "preact/hooks";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { keptName, useDecks } from "../../net/decks.ts";
import { beginGuide, mayOfferGuide } from "../../net/habits.ts";
import { createGame } from "../../net/newGame.ts";
import { knownSeats } from "../../net/seats.ts";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { NewGame } from "../newGame/newGame.tsx";
import { OpenChallenges, WaitingGames } from "./home.tsx";

/** Whoever has sat at a table has found out. */
const isNewHere = (): boolean => mayOfferGuide() && knownSeats().length === 0;

/** The first page: what waits, one tap to play, and everything that can be begun. */
export function Start({ notice }: { notice?: string }) {
  const { decks, trouble: noDecks, read } = useDecks();
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const [mine, theirs = mine] = decks?.decks ?? [];

  /** Against the computer, with two of the decks. */
  const playNow = async (level: "regular" | "casual") => {
    if (!mine || !theirs || busy) return;
    setBusy(true);
    setTrouble(undefined);
    const made = await createGame({
      seats: [
        { name: keptName() || say("things.player_", { n: 1 }), deck: mine.name, as: "link" },
        { name: say("things.computer"), deck: theirs.name, as: { bot: level } },
      ],
    });
    setBusy(false);
    if ("at" in made) location.hash = made.at;
    else setTrouble(made.trouble);
  };

  const guided = () => {
    beginGuide();
    void playNow("casual");
  };

  return (
    <Frame here="start">
      <h1>{say("pages.byCorrespondence")}</h1>
      <p class="lead">{say("pages.lead")}</p>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <WaitingGames />
      <button type="button" class="main play-now" disabled={!mine || busy} onClick={() => void playNow("regular")}>
        {say(busy ? "pages.shuffling" : "pages.playNow")}
        <span class="sub">
          {mine && theirs
            ? say("pages.playNowDecks", { mine: mine.name, theirs: theirs.name })
            : say("pages.playNowText")}
        </span>
      </button>
      {isNewHere() && (
        <p class="guide-offer">
          <button type="button" class="quiet" disabled={!mine || busy} onClick={guided}>
            {say("guide.offer")}
          </button>{" "}
          <span class="quiet-text">{say("guide.offerText")}</span>
        </p>
      )}
      {trouble && <Fault trouble={trouble} />}
      <OpenChallenges />
      <h2>{say("pages.newGame")}</h2>
      {noDecks && <Fault trouble={noDecks} onAgain={() => void read()} />}
      <NewGame decks={decks} />
    </Frame>
  );
}
