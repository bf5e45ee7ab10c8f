import { say } from "../language.ts";
import type { BuiltInDecks } from "../net/wire.ts";
import { Radio } from "./radio.tsx";

/** A built-in deck by its name, or a list as somebody keeps it. */
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
  readonly decks: BuiltInDecks["decks"] | undefined;
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
        <div class="choice-set">
          {decks.map((deck) => (
            <Radio
              key={deck.name}
              name={name}
              value={deck.name}
              now={value}
              title={deck.name}
              text={deck.description}
              onPick={() => onPick({ is: "built-in", name: deck.name })}
            />
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
