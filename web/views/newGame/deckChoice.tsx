import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";
import { keptDeck } from "../../net/myDecks.ts";
import type { KeptDeck, ListedDeck } from "../../net/wire.ts";
import { Fan, Pips } from "../cards/fan.tsx";
import { Radio } from "../common/radio.tsx";

/** A deck by its name, one that is kept for the player, or a list as somebody has it. */
export type DeckChoice =
  | { readonly is: "built-in"; readonly name: string }
  | { readonly is: "kept"; readonly id: string; readonly name: string }
  | { readonly is: "list"; readonly text: string };

export const isChosen = (choice: DeckChoice | undefined): choice is DeckChoice =>
  choice !== undefined && (choice.is !== "list" || choice.text.trim() !== "");

/** What the API is told, or what went wrong with fetching the list. */
export async function deckOf(choice: DeckChoice): Promise<string | { readonly trouble: Trouble | undefined }> {
  if (choice.is === "built-in") return choice.name;
  if (choice.is === "list") return choice.text;
  const reply = await keptDeck(choice.id);
  if (reply.is !== "ok") return { trouble: reply.is === "trouble" ? reply.trouble : undefined };
  const { list } = reply.body;
  return list.includes("\n") ? list : `${list}\n`;
}

interface DecksProps {
  readonly legend: string;
  readonly name: string;
  readonly decks: readonly ListedDeck[] | undefined;
  /** The player's own. */
  readonly kept?: readonly KeptDeck[];
  readonly now: DeckChoice | undefined;
  onPick(choice: DeckChoice): void;
}

const LIST = "your own list";

export function Decks({ legend, name, decks, kept = [], now, onPick }: DecksProps) {
  const value = now?.is === "list" ? LIST : now?.is === "kept" ? now.id : now?.name;
  const all = [
    ...kept.map((deck) => ({ deck, choice: { is: "kept" as const, id: deck.id, name: deck.name } })),
    ...(decks ?? []).map((deck) => ({ deck, choice: { is: "built-in" as const, name: deck.name } })),
  ];
  return (
    <fieldset class="choice-box" aria-busy={!decks}>
      <legend>{legend}</legend>
      {decks ? (
        <div class="deck-set">
          {all.map(({ deck, choice }) => {
            const key = choice.is === "kept" ? choice.id : choice.name;
            return (
              <label key={key} class="deck-pick">
                <input type="radio" name={name} value={key} checked={value === key} onChange={() => onPick(choice)} />
                <Fan faces={deck.faces} />
                <span class="pick-title">
                  {deck.name} <Pips colors={deck.colors} />
                </span>
                <span class="pick-text">
                  {"description" in deck ? deck.description : say("decks.kept", { n: deck.cards })}
                </span>
              </label>
            );
          })}
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
