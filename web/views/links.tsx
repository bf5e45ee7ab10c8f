import { useState } from "preact/hooks";
import { say } from "../language.ts";
import { addressOf, hashOf, type SeatLink } from "../net/seats.ts";
import { Frame } from "./frame.tsx";

interface LinksProps {
  readonly links: readonly (SeatLink & { readonly name: string })[];
  onBack(): void;
}

/** The links of a game, to be sent on; the first is the player's own. */
export function Links({ links, onBack }: LinksProps) {
  const titleOf = (name: string, index: number): string => {
    if (index === 0) return say("beside.yourSeat");
    return links.length === 2 ? say("beside.friendSeat") : say("variants.linkOf", { name });
  };
  return (
    <Frame here="start">
      <h1>{say("beside.tableReady")}</h1>
      <p class="lead">{say(links.length === 2 ? "beside.linksText" : "variants.linksText")}</p>
      <ol class="links">
        {links.map((link, index) => (
          <LinkRow key={link.secret} link={link} title={titleOf(link.name, index)} mine={index === 0} />
        ))}
      </ol>
      <button type="button" class="quiet" onClick={onBack}>
        {say("beside.anotherGame")}
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
