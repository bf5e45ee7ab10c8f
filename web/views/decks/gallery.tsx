import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { chooseDeck, useDecks } from "../../net/decks.ts";
import { keepDraft, myDecks, readDeck } from "../../net/myDecks.ts";
import { newSecret } from "../../net/seats.ts";
import type { DeckRead, KeptDeck, ListedDeck, ShownCard } from "../../net/wire.ts";
import { Fan, Pips } from "../cards/fan.tsx";
import { Sheet } from "../common/dialog.tsx";
import { Fault } from "../common/fault.tsx";
import { Frame } from "../common/frame.tsx";
import { CardFile } from "./cardFile.tsx";
import { Figures } from "./figures.tsx";
import { DeckLines } from "./lines.tsx";
import { Faces } from "./shown.tsx";
import { Verdict } from "./verdict.tsx";

/** One's own decks, and those that come with the program. */
export function DecksPage() {
  const { decks, trouble, read } = useDecks();
  const [mine, setMine] = useState<readonly KeptDeck[]>();
  const [lost, setLost] = useState(false);
  const fetchMine = async () => {
    setLost(false);
    const found = await myDecks();
    if (found) setMine(found);
    else setLost(true);
  };
  useEffect(() => void fetchMine(), []);
  const builtIn = [...(decks?.decks ?? []), ...(decks?.commander ?? []), ...(decks?.brawl ?? [])];
  return (
    <Frame here="decks" wide>
      <h1>{say("decks.decks")}</h1>
      <section class="home-part" aria-labelledby="my-decks">
        <h2 id="my-decks">{say("decks.mine")}</h2>
        {lost && (
          <p role="alert">
            {say("decks.notHad")}{" "}
            <button type="button" class="quiet" onClick={() => void fetchMine()}>
              {say("problems.retry")}
            </button>
          </p>
        )}
        <div class="deck-set">
          <a class="deck-pick new-deck" href="#/decks/new">
            <span class="plus" aria-hidden="true">
              +
            </span>
            <span class="pick-title">{say("decks.buildOne")}</span>
            <span class="pick-text">{say("decks.buildText")}</span>
          </a>
          {mine?.map((deck) => (
            <a key={deck.id} class="deck-pick" href={`#/decks/${encodeURIComponent(deck.id)}`}>
              <Fan faces={deck.faces} />
              <span class="pick-title">
                {deck.name} <Pips colors={deck.colors} />
              </span>
              <span class="pick-text">
                {say(`decks.format-${deck.format}`)} · {say("decks.cardsN", { n: deck.cards })}
                {!deck.playable && <b class="why-not">{say("decks.unfinished")}</b>}
              </span>
            </a>
          ))}
        </div>
      </section>
      <section class="home-part" aria-labelledby="built-in-decks">
        <h2 id="built-in-decks">{say("decks.builtIn")}</h2>
        {trouble && <Fault trouble={trouble} onAgain={() => void read()} />}
        <div class="deck-set">
          {builtIn.map((deck) => (
            <BuiltIn key={deck.name} deck={deck} />
          ))}
        </div>
      </section>
      <CardFile />
    </Frame>
  );
}

const BuiltIn = ({ deck }: { deck: ListedDeck }) => (
  <a class="deck-pick" href={`#/decks/of/${encodeURIComponent(deck.name)}`}>
    <Fan faces={deck.faces} />
    <span class="pick-title">
      {deck.name} <Pips colors={deck.colors} />
    </span>
    <span class="pick-text">{deck.description}</span>
  </a>
);

/** A built-in deck, to be looked at, played, or begun from. */
export function BuiltInPage({ name }: { name: string }) {
  const [read, setRead] = useState<DeckRead>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [shown, setShown] = useState<ShownCard>();
  const look = async () => {
    setTrouble(undefined);
    const reply = await readDeck(name);
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setRead(reply.body);
  };
  useEffect(() => void look(), []);
  const copy = () => {
    if (!read) return;
    const id = newSecret();
    const format = read.format === "commander" || read.format === "brawl" ? read.format : "casual";
    keepDraft({ id, revision: 0, name: say("decks.copyOf", { name }), format, list: read.list });
    location.hash = `#/decks/${encodeURIComponent(id)}`;
  };
  const cards = new Map(read?.lines.map(({ name: written, card }) => [written, card]));
  return (
    <Frame here="decks">
      <h1>
        {name} {read && <Pips colors={read.colors} />}
      </h1>
      {trouble && <Fault trouble={trouble} onAgain={() => void look()} />}
      {read && (
        <>
          <div class="buttons">
            <button
              type="button"
              class="main"
              onClick={() => {
                chooseDeck(name);
                location.hash = "#/";
              }}
            >
              {say("decks.play")}
            </button>
            <button type="button" onClick={copy}>
              {say("decks.copy")}
            </button>
          </div>
          <Verdict read={read} />
          <Figures lines={read.lines} />
          <DeckLines
            entries={read.lines}
            cardOf={(one) => cards.get(one)}
            faultOf={() => undefined}
            nearOf={() => []}
            onOpen={setShown}
          />
        </>
      )}
      {shown && (
        <Sheet title={shown.name} onClose={() => setShown(undefined)}>
          <Faces card={shown} />
        </Sheet>
      )}
    </Frame>
  );
}
