import { useState } from "preact/hooks";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { termsWords } from "../../../lib/words/terms.ts";
import { say, speech } from "../../language.ts";
import { chooseDeck, chosenDeck, decksFor, keepName, keptFor, keptName, useKeptDecks } from "../../net/decks.ts";
import { createGame, type Made, postChallenge } from "../../net/newGame.ts";
import type { BuiltInDecks, CreateGame } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";
import { NameField } from "../common/nameField.tsx";
import { Radio } from "../common/radio.tsx";
import { type DeckChoice, Decks, deckOf, isChosen } from "./deckChoice.tsx";
import { type Level, nobodyYet, type SeatChoice, SeatsForm, seatOf } from "./seatsForm.tsx";
import { DUEL, requestOf, TableForm, tableOf } from "./tableForm.tsx";
import { ManualForm, manualOf, PaceForm, TermsForm, termsOf, USUAL } from "./terms.tsx";

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

const LEVELS: readonly (readonly [Level, title: Key, text: Key])[] = [
  ["casual", "advice.casual", "pages.casualText"],
  ["regular", "advice.regular", "pages.regularText"],
  ["strong", "advice.strong", "pages.strongText"],
];

/** Who, with which deck, how fast; all else has a usual answer and is folded. */
export function NewGame({ decks }: { decks: BuiltInDecks | undefined }) {
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
  const alone = opponent === "computer";
  const challenge = opponent === "invited" || opponent === "anybody";
  const others = Array.from({ length: played.seats - 1 }, (_, at): SeatChoice => {
    const one = sitting[at] ?? nobodyYet("person");
    return alone ? { ...one, who: "computer" } : one;
  });
  const builtIn = (at: number): DeckChoice | undefined => {
    if (fitting?.length === 0) return { is: "list", text: "" };
    const deck = fitting?.[at] ?? fitting?.[0];
    return deck && { is: "built-in", name: deck.name };
  };
  const kept = keptFor(useKeptDecks(), decks, played.variant);
  // What was chosen for another variant may not be there for this one.
  const still = (choice: DeckChoice | undefined): DeckChoice | undefined => {
    if (choice === undefined || choice.is === "list") return choice;
    const [id, among] =
      choice.is === "kept" ? [choice.id, kept.map((one) => one.id)] : [choice.name, fitting?.map((one) => one.name)];
    return among?.includes(id) ? choice : undefined;
  };
  const last = chosenDeck();
  const lastKept = kept.find((one) => one.id === last);
  const lastChosen: DeckChoice | undefined = lastKept
    ? { is: "kept", id: lastKept.id, name: lastKept.name }
    : still(last === undefined ? undefined : { is: "built-in", name: last });
  const myChoice = still(mine) ?? lastChosen ?? builtIn(0);
  const theirChoice = still(theirs) ?? builtIn(1);

  /** Everybody but the player; undefined while somebody has no deck. */
  const rest = (their?: string): CreateGame["seats"] | undefined => {
    if (several) {
      const seats = others.map((one, at) => seatOf(one, fitting ?? [], at + 1, level));
      return seats.every((one) => one !== undefined) ? seats : undefined;
    }
    if (their === undefined) return undefined;
    return [
      alone
        ? { name: say("things.computer"), deck: their, as: { bot: level } }
        : { name: friend.trim() || say("things.player_", { n: 2 }), deck: their, as: "link" },
    ];
  };
  const seated = several ? rest() !== undefined : isChosen(theirChoice);
  const ready = isChosen(myChoice) && (challenge || seated) && !busy;

  const make = async (choice: DeckChoice): Promise<Made> => {
    const deck = await deckOf(choice);
    if (typeof deck !== "string") return deck;
    const shape = table && requestOf(played, table.shape);
    if (challenge)
      return postChallenge({
        ...{ name: name.trim() || say("things.somebody"), deck, open: opponent === "anybody" },
        ...termsOf(terms, played.seats),
        ...shape,
        ...(several && { players: played.seats }),
      });
    const their = several || !theirChoice ? undefined : await deckOf(theirChoice);
    if (typeof their === "object") return their;
    return createGame({
      seats: [{ name: name.trim() || say("things.player_", { n: 1 }), deck, as: "link" }, ...(rest(their) ?? [])],
      ...shape,
      ...(opponent === "friend" ? termsOf(terms, played.seats) : manualOf(terms)),
    });
  };
  const begin = async (event: Event) => {
    event.preventDefault();
    if (!ready || !myChoice) return;
    setBusy(true);
    setTrouble(undefined);
    keepName(name);
    if (myChoice.is !== "list") chooseDeck(myChoice.is === "kept" ? myChoice.id : myChoice.name);
    const made = await make(myChoice);
    setBusy(false);
    if ("at" in made) location.hash = made.at;
    else setTrouble(made.trouble);
  };

  return (
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
      <Decks
        legend={say("pages.withWhichDeck")}
        name="mine"
        decks={fitting}
        kept={kept}
        now={myChoice}
        onPick={setMine}
      />
      {alone ? (
        <fieldset class="choice-box">
          <legend>{say("advice.level")}</legend>
          <div class="choice-set">
            {LEVELS.map(([value, title, text]) => (
              <Radio
                key={value}
                name="level"
                value={value}
                now={level}
                title={say(title)}
                text={say(text)}
                onPick={(one: Level) => setLevel(one)}
              />
            ))}
          </div>
        </fieldset>
      ) : (
        <PaceForm legend={say("pages.howFast")} now={terms} onChange={setTerms} />
      )}
      {!alone && (
        <div class="names">
          <NameField name={name} onInput={setName} />
        </div>
      )}
      <details class="more folded">
        <summary>
          {say("pages.moreChoices")}
          <span class="sub">
            {[
              ...(several ? [] : [say("variants.duel")]),
              ...(challenge || several || theirChoice === undefined || theirChoice.is === "list"
                ? []
                : [say(alone ? "pages.computerHas" : "pages.friendHas", { deck: theirChoice.name })]),
              ...(alone
                ? []
                : termsWords(
                    { ...termsOf(terms, played.seats), ...(table && requestOf(played, table.shape)) },
                    speech,
                  )),
            ].join(" · ")}
          </span>
        </summary>
        <div class="more-choices">
          <TableForm now={played} decks={decks} onChange={setPlayed} />
          <div class="names">
            {alone && <NameField name={name} onInput={setName} />}
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
          {alone ? (
            <ManualForm now={terms} alone={true} onChange={setTerms} />
          ) : (
            <TermsForm now={terms} players={played.seats} onChange={setTerms} />
          )}
          {!challenge && !several && (
            <Decks
              legend={say(alone ? "pages.computerDeck" : "pages.friendDeck")}
              name="theirs"
              decks={fitting}
              kept={kept}
              now={theirChoice}
              onPick={setTheirs}
            />
          )}
        </div>
      </details>
      {!challenge && several && table && (
        <SeatsForm
          shape={table.shape}
          others={others}
          decks={fitting ?? []}
          people={opponent === "friend"}
          onChange={setSitting}
        />
      )}
      {trouble && (
        <Fault trouble={trouble}>
          {trouble.code === "needs-manual-cards" && terms.manual === "none" && (
            <button
              type="button"
              class="quiet"
              onClick={() => {
                setTerms({ ...terms, manual: "some" });
                setTrouble(undefined);
              }}
            >
              {say("byHand.allow")}
            </button>
          )}
        </Fault>
      )}
      <button class="main" type="submit" disabled={!ready}>
        {say(busy ? "pages.shuffling" : several && opponent === "friend" ? "variants.makeLinks" : SEND[opponent])}
      </button>
    </form>
  );
}
