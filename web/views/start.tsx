import { useRef, useState } from "preact/hooks";
import type { Trouble } from "../../lib/words/problems.ts";
import { openAccount } from "../net/account.ts";
import { keepName, keptName, useDecks } from "../net/decks.ts";
import { call } from "../net/http.ts";
import { hashOf, keepSecret, newSecret, type SeatLink } from "../net/seats.ts";
import type { Challenge, CreateGame, GameCreated, PostChallenge } from "../net/wire.ts";
import { type DeckChoice, Decks, deckOf } from "./decks.tsx";
import { Fault } from "./fault.tsx";
import { Frame } from "./frame.tsx";
import { Links } from "./links.tsx";
import { NameField } from "./nameField.tsx";
import { Radio } from "./radio.tsx";
import { TermsForm, termsOf, USUAL } from "./terms.tsx";

type Opponent = "computer" | "friend" | "invited" | "anybody";

const OPPONENTS: readonly (readonly [Opponent, title: string, text: string])[] = [
  ["computer", "The computer", "Starts at once."],
  ["friend", "A friend", "You choose both decks and get a link for each seat."],
  ["invited", "A friend with their own deck", "They accept or decline by a link."],
  ["anybody", "Anybody", "An open challenge, listed for everybody."],
];

const SEND: Readonly<Record<Opponent, string>> = {
  computer: "Play",
  friend: "Make the two links",
  invited: "Make the link",
  anybody: "Post the challenge",
};

export function Start({ notice }: { notice?: string }) {
  const { decks, trouble: noDecks, read } = useDecks();
  const [trouble, setTrouble] = useState<Trouble>();
  const [opponent, setOpponent] = useState<Opponent>("computer");
  const [mine, setMine] = useState<DeckChoice>();
  const [theirs, setTheirs] = useState<DeckChoice>();
  const [terms, setTerms] = useState(USUAL);
  const [name, setName] = useState(keptName);
  const [friend, setFriend] = useState("");
  const [busy, setBusy] = useState(false);
  const [links, setLinks] = useState<readonly SeatLink[]>();

  const builtIn = (at: number): DeckChoice | undefined => {
    const deck = decks?.[at] ?? decks?.[0];
    return deck && { is: "built-in", name: deck.name };
  };
  const myChoice = mine ?? builtIn(0);
  const theirChoice = theirs ?? builtIn(1);
  const my = deckOf(myChoice);
  const their = deckOf(theirChoice);
  const challenge = opponent === "invited" || opponent === "anybody";

  const tried = useRef<{ asked: string; actionId: string } | undefined>(undefined);
  const create = async (my: string, their: string) => {
    const body: CreateGame = {
      seats: [
        { name: name.trim() || "Player 1", deck: my, as: "link" },
        opponent === "computer"
          ? { name: "Computer", deck: their, as: { bot: "heuristic" } }
          : { name: friend.trim() || "Player 2", deck: their, as: "link" },
      ],
      ...(opponent === "friend" && termsOf(terms)),
    };
    const asked = JSON.stringify(body);
    // Sent again after a lost answer, it is the same game.
    if (tried.current?.asked !== asked) tried.current = { asked, actionId: newSecret() };
    const { actionId } = tried.current;
    const reply = await call<GameCreated>({ method: "POST", path: "/v1/games", body: { actionId, ...body } });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    tried.current = undefined;
    const { gameId, seats } = reply.body;
    const taken = seats.map(({ secret }) => ({ gameId, secret }));
    if (opponent === "computer" && taken[0]) location.hash = hashOf(taken[0]);
    else setLinks(taken);
  };

  const post = async (my: string) => {
    const keep = newSecret();
    const body: PostChallenge = {
      ...{ name: name.trim() || "Somebody", deck: my, keep, open: opponent === "anybody" },
      ...termsOf(terms),
    };
    const account = await openAccount();
    if (account.is === "trouble") setTrouble(account.trouble);
    if (account.is !== "ok") return;
    const { token } = account.body;
    const reply = await call<Challenge>({ method: "POST", path: "/v1/challenges", body, token });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    keepSecret(reply.body.challengeId, keep);
    location.hash = `#/challenge/${reply.body.challengeId}`;
  };

  const begin = async (event: Event) => {
    event.preventDefault();
    if (!my || busy) return;
    setBusy(true);
    setTrouble(undefined);
    keepName(name);
    if (challenge) await post(my);
    else if (their) await create(my, their);
    setBusy(false);
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
            {OPPONENTS.map(([value, title, text]) => (
              <Radio
                key={value}
                name="opponent"
                value={value}
                now={opponent}
                onPick={(one: Opponent) => setOpponent(one)}
                title={title}
                text={text}
              />
            ))}
          </div>
        </fieldset>
        <div class="names">
          <NameField name={name} onInput={setName} />
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
        {!challenge && (
          <Decks
            legend={opponent === "computer" ? "The computer’s deck" : "Your friend’s deck"}
            name="theirs"
            decks={decks}
            now={theirChoice}
            onPick={setTheirs}
          />
        )}
        {opponent !== "computer" && <TermsForm now={terms} onChange={setTerms} />}
        {noDecks && <Fault trouble={noDecks} onAgain={() => void read()} />}
        {trouble && <Fault trouble={trouble} />}
        <button class="main" type="submit" disabled={!my || (!their && !challenge) || busy}>
          {busy ? "Shuffling …" : SEND[opponent]}
        </button>
      </form>
    </Frame>
  );
}
