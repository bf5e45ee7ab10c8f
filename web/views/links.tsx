import { useState } from "preact/hooks";
import { addressOf, hashOf, type SeatLink } from "../net/seats.ts";
import { Frame } from "./frame.tsx";

/** The links of a game for two, to be sent on. */
export function Links({ links, onBack }: { links: readonly SeatLink[]; onBack(): void }) {
  const words = ["Your seat", "Your friend’s seat"];
  return (
    <Frame here="start">
      <h1>The table is ready</h1>
      <p class="lead">
        Each link is a seat: whoever has it plays there, so send your friend only the second one. Keep yours; it is your
        way back to the game.
      </p>
      <ol class="links">
        {links.map((link, index) => (
          <LinkRow key={link.secret} link={link} title={words[index] ?? `Seat ${index + 1}`} mine={index === 0} />
        ))}
      </ol>
      <button type="button" class="quiet" onClick={onBack}>
        Another game
      </button>
    </Frame>
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
          aria-label={`Link to ${title.toLowerCase()}`}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </button>
        <a class={mine ? "button main" : "button"} href={hashOf(link)}>
          Sit down
        </a>
      </div>
      <p class="quiet-text" role="status">
        {copied === false && "Copying is not allowed here: select the link and copy it by hand."}
      </p>
    </li>
  );
}
