import { useEffect, useState } from "preact/hooks";
import { call } from "../net/http.ts";
import { addressOf, hashOf, type SeatLink } from "../net/seats.ts";
import type { BuiltInDecks, CreateGame, GameCreated } from "../net/wire.ts";
import type { Trouble } from "../words/problems.ts";
import { Frame } from "./frame.tsx";

const NAME = "name";
const keptName = (): string => localStorage.getItem(NAME) ?? "";
const keepName = (name: string): void => localStorage.setItem(NAME, name.trim());

type Opponent = "computer" | "friend";

export function Start({ notice }: { notice?: string }) {
  const [decks, setDecks] = useState<BuiltInDecks["decks"]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [opponent, setOpponent] = useState<Opponent>("computer");
  const [mine, setMine] = useState<string>();
  const [theirs, setTheirs] = useState<string>();
  const [name, setName] = useState(keptName);
  const [friend, setFriend] = useState("");
  const [busy, setBusy] = useState(false);
  const [links, setLinks] = useState<readonly SeatLink[]>();

  const readDecks = async () => {
    setTrouble(undefined);
    const reply = await call<BuiltInDecks>({ path: "/v1/decks" });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setDecks(reply.body.decks);
  };
  useEffect(() => void readDecks(), []);

  const my = mine ?? decks?.[0]?.name;
  const their = theirs ?? decks?.[1]?.name ?? my;

  const begin = async (event: Event) => {
    event.preventDefault();
    if (!my || !their || busy) return;
    setBusy(true);
    setTrouble(undefined);
    keepName(name);
    const body: CreateGame = {
      seats: [
        { name: name.trim() || "Player 1", deck: my, as: "link" },
        opponent === "computer"
          ? { name: "Computer", deck: their, as: { bot: "heuristic" } }
          : { name: friend.trim() || "Player 2", deck: their, as: "link" },
      ],
    };
    const reply = await call<GameCreated>({ method: "POST", path: "/v1/games", body });
    setBusy(false);
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    const { gameId, seats } = reply.body;
    const taken = seats.map(({ secret }) => ({ gameId, secret }));
    if (opponent === "computer" && taken[0]) location.hash = hashOf(taken[0]);
    else setLinks(taken);
  };

  if (links) return <Links links={links} onBack={() => setLinks(undefined)} />;
  return (
    <Frame here="start">
      <h1>Magic by correspondence</h1>
      <p class="lead">
        Take your turn when you have a minute. The table waits: close the page whenever you like and come back with the
        same link.
      </p>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <form class="new-game" onSubmit={begin}>
        <fieldset class="choice-box">
          <legend>Against whom?</legend>
          <div class="choice-set">
            <Radio
              name="opponent"
              value="computer"
              now={opponent}
              onPick={(one: Opponent) => setOpponent(one)}
              title="The computer"
              text="Starts at once."
            />
            <Radio
              name="opponent"
              value="friend"
              now={opponent}
              onPick={(one: Opponent) => setOpponent(one)}
              title="A friend"
              text="You get a link for each seat."
            />
          </div>
        </fieldset>
        <div class="names">
          <label>
            Your name
            <input
              maxLength={40}
              autocomplete="nickname"
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          {opponent === "friend" && (
            <label>
              Your friend’s name
              <input
                maxLength={40}
                autocomplete="off"
                value={friend}
                onInput={(event) => setFriend(event.currentTarget.value)}
              />
            </label>
          )}
        </div>
        <Decks legend="Your deck" name="mine" decks={decks} now={my} onPick={setMine} />
        <Decks
          legend={opponent === "computer" ? "The computer’s deck" : "Your friend’s deck"}
          name="theirs"
          decks={decks}
          now={their}
          onPick={setTheirs}
        />
        {trouble && (
          <p class="notice" role="alert">
            {trouble.message}{" "}
            {!decks && (
              <button type="button" class="quiet" onClick={readDecks}>
                Try again
              </button>
            )}
          </p>
        )}
        <button class="main" type="submit" disabled={!decks || busy}>
          {busy ? "Shuffling …" : opponent === "computer" ? "Play" : "Make the two links"}
        </button>
      </form>
    </Frame>
  );
}

interface RadioProps<T extends string> {
  name: string;
  value: T;
  now: T | undefined;
  title: string;
  text?: string | undefined;
  onPick(value: T): void;
}

function Radio<T extends string>({ name, value, now, title, text, onPick }: RadioProps<T>) {
  return (
    <label class="pick">
      <input type="radio" name={name} value={value} checked={now === value} onChange={() => onPick(value)} />
      <span class="pick-title">{title}</span>
      {text && <span class="pick-text">{text}</span>}
    </label>
  );
}

interface DecksProps {
  legend: string;
  name: string;
  decks: BuiltInDecks["decks"] | undefined;
  now: string | undefined;
  onPick(id: string): void;
}

function Decks({ legend, name, decks, now, onPick }: DecksProps) {
  return (
    <fieldset class="choice-box" aria-busy={!decks}>
      <legend>{legend}</legend>
      <div class="choice-set">
        {decks?.map((deck) => (
          <Radio
            key={deck.name}
            name={name}
            value={deck.name}
            now={now}
            title={deck.name}
            text={deck.description}
            onPick={onPick}
          />
        )) ?? <p class="quiet-text">Fetching the decks …</p>}
      </div>
    </fieldset>
  );
}

function Links({ links, onBack }: { links: readonly SeatLink[]; onBack(): void }) {
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
