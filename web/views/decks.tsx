import { say } from "../language.ts";
import type { ListedDeck } from "../net/wire.ts";
import { Fan, Pips } from "./fan.tsx";
import { Radio } from "./radio.tsx";

/** A deck by its name, one that is kept for the player, or a list as somebody has it. */
export type DeckChoice =
  | { readonly is: "built-in"; readonly name: string }
  | { readonly is: "list"; readonly text: string };

/** What the API is told; undefined while there is nothing to tell. */
export function deckOf(choice: DeckChoice | undefined): string | undefined {
  if (choice?.is === "built-in") return choice.name;
  return choice && choice.text.trim() !== "" ? choice.text : undefined;
}

interface DecksProps {
  readonly legend: string;
  readonly name: string;
  readonly decks: readonly ListedDeck[] | undefined;
  readonly now: DeckChoice | undefined;
  onPick(choice: DeckChoice): void;
}

const LIST = "your own list";

export function Decks({ legend, name, decks, now, onPick }: DecksProps) {
  const value = now?.is === "list" ? LIST : now?.name;
  return (
    <fieldset class="choice-box" aria-busy={!decks}>
      <legend>{legend}</legend>
      {decks ? (
        <div class="deck-set">
          {decks.map((deck) => (
            <label key={deck.name} class="deck-pick">
              <input
                type="radio"
                name={name}
                value={deck.name}
                checked={value === deck.name}
                onChange={() => onPick({ is: "built-in", name: deck.name })}
              />
              <Fan faces={deck.faces} />
              <span class="pick-title">
                {deck.name} <Pips colors={deck.colors} />
              </span>
              <span class="pick-text">{deck.description}</span>
            </label>
          ))}
          <Radio
            name={name}
            value={LIST}
            now={value}
            title={say("lobby.ownList")}
            text={say("lobby.ownListText")}
            onPick={() => onPick({ is: "list", text: "" })}
          />
        </div>
      ) : (
        <p class="quiet-text">{say("lobby.fetchingDecks")}</p>
      )}
      {now?.is === "list" && (
        <textarea
          rows={8}
          spellcheck={false}
          aria-label={say("lobby.theList", { legend })}
          value={now.text}
          onInput={(event) => onPick({ is: "list", text: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
