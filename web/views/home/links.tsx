import { useState } from "preact/hooks";
import { say, speech } from "../../language.ts";
import { linksOf, madeLinks, throwLinksAway } from "../../net/madeLinks.ts";
import { addressOf, hashOf, type SeatLink } from "../../net/seats.ts";
import { Frame } from "../common/frame.tsx";

/** The links of a game that was made here, to be sent on. */
export function Links({ gameId }: { gameId: string }) {
  const made = linksOf(gameId);
  if (!made)
    return (
      <Frame here="games">
        <h1>{say("beside.noLinks")}</h1>
        <p class="lead">{say("beside.noLinksText")}</p>
        <a class="button main" href="#/games">
          {say("pages.myGames")}
        </a>
      </Frame>
    );
  const { seats } = made;
  const titleOf = (name: string, index: number): string => {
    if (index === 0) return say("beside.yourSeat");
    return seats.length === 2 ? say("beside.friendSeat") : say("variants.linkOf", { name });
  };
  return (
    <Frame here="games">
      <h1>{say("beside.tableReady")}</h1>
      <p class="lead">{say(seats.length === 2 ? "beside.linksText" : "variants.linksText")}</p>
      <ol class="links">
        {seats.map(({ secret, name }, index) => (
          <LinkRow key={secret} link={{ gameId, secret }} title={titleOf(name, index)} mine={index === 0} />
        ))}
      </ol>
      <p class="quiet-text">{say("beside.linksKept")}</p>
      <a class="button quiet" href="#/">
        {say("beside.anotherGame")}
      </a>
    </Frame>
  );
}

/** The same in the list of games, until they are thrown away. */
export function MadeGames() {
  const [made, setMade] = useState(madeLinks);
  if (made.length === 0) return null;
  return (
    <section class="made-links" aria-label={say("beside.linksMade")}>
      <h2>{say("beside.linksMade")}</h2>
      <ul class="games">
        {made.map(({ gameId, seats }) => (
          <li key={gameId} class="game">
            <a href={`#/links/${encodeURIComponent(gameId)}`}>
              <span class="game-label">{speech.list(seats.map(({ name }) => name))}</span>
            </a>
            <button
              type="button"
              class="quiet"
              aria-label={say("pages.forgetGame", { game: speech.list(seats.map(({ name }) => name)) })}
              onClick={() => {
                throwLinksAway(gameId);
                setMade(madeLinks());
              }}
            >
              {say("pages.forget")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link, title, mine }: { link: SeatLink; title: string; mine: boolean }) {
  const [copied, setCopied] = useState<boolean>();
  const address = addressOf(link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <li>
      <h2>{title}</h2>
      <div class="link-row">
        <input
          readOnly
          aria-label={say("beside.linkLabel", { title })}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {say(copied ? "beside.copied" : "beside.copy")}
        </button>
        <a class={mine ? "button main" : "button"} href={hashOf(link)}>
          {say("beside.sitDown")}
        </a>
      </div>
      <p class="quiet-text" role="status">
        {copied === false && say("beside.noCopying")}
      </p>
    </li>
  );
}
