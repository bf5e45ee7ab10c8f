import { useEffect, useState } from "preact/hooks";
import { call } from "../net/http.ts";
import { hashOf, type SeatLink } from "../net/seats.ts";
import type { BuiltInDecks, CreateGame, GameCreated } from "../net/wire.ts";
import type { Trouble } from "../words/problems.ts";
import { type DeckChoice, Decks, deckOf } from "./decks.tsx";
import { Frame } from "./frame.tsx";
import { Links } from "./links.tsx";
import { Radio } from "./radio.tsx";

const NAME = "name";
const keptName = (): string => localStorage.getItem(NAME) ?? "";
const keepName = (name: string): void => localStorage.setItem(NAME, name.trim());

type Opponent = "computer" | "friend";

export function Start({ notice }: { notice?: string }) {
  const [decks, setDecks] = useState<BuiltInDecks["decks"]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [opponent, setOpponent] = useState<Opponent>("computer");
  const [mine, setMine] = useState<DeckChoice>();
  const [theirs, setTheirs] = useState<DeckChoice>();
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

  const builtIn = (at: number): DeckChoice | undefined => {
    const deck = decks?.[at] ?? decks?.[0];
    return deck && { is: "built-in", name: deck.name };
  };
  const myChoice = mine ?? builtIn(0);
  const theirChoice = theirs ?? builtIn(1);
  const my = deckOf(myChoice);
  const their = deckOf(theirChoice);

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
        <Decks legend="Your deck" name="mine" decks={decks} now={myChoice} onPick={setMine} />
        <Decks
          legend={opponent === "computer" ? "The computer’s deck" : "Your friend’s deck"}
          name="theirs"
          decks={decks}
          now={theirChoice}
          onPick={setTheirs}
        />
        {trouble && (
          <div class="notice" role="alert">
            {trouble.message}{" "}
            {trouble.faults && (
              <ul>
                {trouble.faults.map(({ at, message }) => (
                  <li key={at}>
                    <b>{at}</b>: {message}
                  </li>
                ))}
              </ul>
            )}
            {!decks && (
              <button type="button" class="quiet" onClick={readDecks}>
                Try again
              </button>
            )}
          </div>
        )}
        <button class="main" type="submit" disabled={!my || !their || busy}>
          {busy ? "Shuffling …" : opponent === "computer" ? "Play" : "Make the two links"}
        </button>
      </form>
    </Frame>
  );
}
