import { useRef, useState } from "preact/hooks";
import type { Key } from "../../lib/words/catalogs/catalog.ts";
import type { Trouble } from "../../lib/words/problems.ts";
import { say } from "../language.ts";
import { openAccount } from "../net/account.ts";
import { decksFor, keepName, keptName, useDecks } from "../net/decks.ts";
import { ask } from "../net/http.ts";
import { keepLinks } from "../net/madeLinks.ts";
import { hashOf, keepSecret, newSecret } from "../net/seats.ts";
import type { CreateGame, PostChallenge } from "../net/wire.ts";
import { type DeckChoice, Decks, deckOf } from "./decks.tsx";
import { Fault } from "./fault.tsx";
import { Frame } from "./frame.tsx";
import { OpenChallenges, WaitingGames } from "./home.tsx";
import { NameField } from "./nameField.tsx";
import { Radio } from "./radio.tsx";
import { type Level, nobodyYet, type SeatChoice, SeatsForm, seatOf } from "./seatsForm.tsx";
import { DUEL, requestOf, TableForm, tableOf } from "./tableForm.tsx";
import { Choice, TermsForm, termsOf, USUAL } from "./terms.tsx";

type Opponent = "computer" | "friend" | "invited" | "anybody";

const OPPONENTS: readonly (readonly [Opponent, title: Key, text: Key])[] = [
  ["computer", "pages.computer", "pages.computerText"],
  ["friend", "pages.friend", "pages.friendText"],
  ["invited", "pages.invited", "pages.invitedText"],
  ["anybody", "pages.anybody", "pages.anybodyText"],
];

const SEND: Readonly<Record<Opponent, Key>> = {
  computer: "pages.play",
  friend: "pages.makeLinks",
  invited: "pages.makeLink",
  anybody: "pages.postChallenge",
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
  const [level, setLevel] = useState<Level>("regular");
  const [busy, setBusy] = useState(false);
  const [played, setPlayed] = useState(DUEL);
  const [sitting, setSitting] = useState<readonly SeatChoice[]>([]);

  const table = tableOf(played, decks);
  const fitting = decksFor(decks, played.variant);
  const several = played.variant !== "duel";
  const others = Array.from({ length: played.seats - 1 }, (_, at): SeatChoice => {
    const one = sitting[at] ?? nobodyYet("person");
    return opponent === "computer" ? { ...one, who: "computer" } : one;
  });
  const builtIn = (at: number): DeckChoice | undefined => {
    if (fitting?.length === 0) return { is: "list", text: "" };
    const deck = fitting?.[at] ?? fitting?.[0];
    return deck && { is: "built-in", name: deck.name };
  };
  // What was chosen for another variant may not be there for this one.
  const still = (choice: DeckChoice | undefined) =>
    choice?.is === "list" || fitting?.some(({ name }) => name === choice?.name) ? choice : undefined;
  const myChoice = still(mine) ?? builtIn(0);
  const theirChoice = still(theirs) ?? builtIn(1);
  const my = deckOf(myChoice);
  const their = deckOf(theirChoice);
  const challenge = opponent === "invited" || opponent === "anybody";

  const tried = useRef<{ asked: string; actionId: string } | undefined>(undefined);
  /** Everybody but the player; undefined while somebody has no deck. */
  const rest = (): CreateGame["seats"] | undefined => {
    if (several) {
      const seats = others.map((one, at) => seatOf(one, fitting ?? [], at + 1, level));
      return seats.every((one) => one !== undefined) ? seats : undefined;
    }
    if (!their) return undefined;
    return [
      opponent === "computer"
        ? { name: say("things.computer"), deck: their, as: { bot: level } }
        : { name: friend.trim() || say("things.player_", { n: 2 }), deck: their, as: "link" },
    ];
  };
  const create = async (my: string, seats: CreateGame["seats"], against = opponent) => {
    const body: CreateGame = {
      seats: [{ name: name.trim() || say("things.player_", { n: 1 }), deck: my, as: "link" }, ...seats],
      ...(table && requestOf(played, table.shape)),
      ...(against === "friend" && termsOf(terms, played.seats)),
    };
    const asked = JSON.stringify(body);
    // Sent again after a lost answer, it is the same game.
    if (tried.current?.asked !== asked) tried.current = { asked, actionId: newSecret() };
    const { actionId } = tried.current;
    const reply = await ask("POST /v1/games", { body: { actionId, ...body } });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    tried.current = undefined;
    const { gameId, seats: opened } = reply.body;
    const taken = opened.map(({ seat, secret }) => ({ secret, name: body.seats[seat]?.name ?? "" }));
    if (taken.length === 1 && taken[0]) location.hash = hashOf({ gameId, secret: taken[0].secret });
    else {
      keepLinks({ gameId, seats: taken });
      location.hash = `#/links/${encodeURIComponent(gameId)}`;
    }
  };

  const post = async (my: string) => {
    const keep = newSecret();
    const body: PostChallenge = {
      ...{ name: name.trim() || say("things.somebody"), deck: my, keep, open: opponent === "anybody" },
      ...termsOf(terms, played.seats),
      ...(table && requestOf(played, table.shape)),
      ...(several && { players: played.seats }),
    };
    const account = await openAccount();
    if (account.is === "trouble") setTrouble(account.trouble);
    if (account.is !== "ok") return;
    const { token } = account.body;
    const reply = await ask("POST /v1/challenges", { body, token });
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is !== "ok") return;
    keepSecret(reply.body.challengeId, keep);
    location.hash = `#/challenge/${reply.body.challengeId}`;
  };

  /** Against the computer with the decks as they are chosen, whoever the form is for. */
  const playNow = async () => {
    if (!my || !their || busy) return;
    setBusy(true);
    setTrouble(undefined);
    keepName(name);
    await create(my, [{ name: say("things.computer"), deck: their, as: { bot: level } }], "computer");
    setBusy(false);
  };

  const begin = async (event: Event) => {
    event.preventDefault();
    if (!my || busy || (!challenge && !rest())) return;
    const seats = rest();
    setBusy(true);
    setTrouble(undefined);
    keepName(name);
    if (challenge) await post(my);
    else if (seats) await create(my, seats);
    setBusy(false);
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
      <button type="button" class="main play-now" disabled={!my || !their || busy || several} onClick={playNow}>
        {say(busy ? "pages.shuffling" : "pages.playNow")}
        <span class="sub">
          {my && their && myChoice?.is === "built-in" && theirChoice?.is === "built-in"
            ? say("pages.playNowDecks", { mine: myChoice.name, theirs: theirChoice.name })
            : say("pages.playNowText")}
        </span>
      </button>
      <OpenChallenges />
      <h2>{say("pages.newGame")}</h2>
      <form class="new-game" onSubmit={begin}>
        <fieldset class="choice-box">
          <legend>{say("pages.againstWhom")}</legend>
          <div class="choice-set">
            {OPPONENTS.map(([value, title, text]) => (
              <Radio
                key={value}
                name="opponent"
                value={value}
                now={opponent}
                onPick={(one: Opponent) => setOpponent(one)}
                title={say(title)}
                text={say(text)}
              />
            ))}
          </div>
        </fieldset>
        {opponent === "computer" && (
          <Choice
            label={say("advice.level")}
            value={level}
            options={{ casual: say("advice.casual"), regular: say("advice.regular"), strong: say("advice.strong") }}
            onPick={(one: Level) => setLevel(one)}
          />
        )}
        <TableForm now={played} decks={decks} onChange={setPlayed} />
        <div class="names">
          <NameField name={name} onInput={setName} />
          {opponent === "friend" && !several && (
            <label>
              {say("pages.friendName")}
              <input
                maxLength={40}
                autocomplete="off"
                value={friend}
                onInput={(event) => setFriend(event.currentTarget.value)}
              />
            </label>
          )}
        </div>
        <Decks legend={say("pages.yourDeck")} name="mine" decks={fitting} now={myChoice} onPick={setMine} />
        {!challenge && several && table && (
          <SeatsForm
            shape={table.shape}
            others={others}
            decks={fitting ?? []}
            people={opponent === "friend"}
            onChange={setSitting}
          />
        )}
        {!challenge && !several && (
          <details class="more folded">
            <summary>
              {say(opponent === "computer" ? "pages.computerDeck" : "pages.friendDeck")}
              {theirChoice?.is === "built-in" && <span class="sub">{theirChoice.name}</span>}
            </summary>
            <Decks
              legend={say(opponent === "computer" ? "pages.computerDeck" : "pages.friendDeck")}
              name="theirs"
              decks={fitting}
              now={theirChoice}
              onPick={setTheirs}
            />
          </details>
        )}
        {opponent !== "computer" && <TermsForm now={terms} players={played.seats} onChange={setTerms} />}
        {noDecks && <Fault trouble={noDecks} onAgain={() => void read()} />}
        {trouble && <Fault trouble={trouble} />}
        <button class="main" type="submit" disabled={!my || (!challenge && !rest()) || busy}>
          {say(busy ? "pages.shuffling" : several && opponent === "friend" ? "variants.makeLinks" : SEND[opponent])}
        </button>
      </form>
    </Frame>
  );
}
