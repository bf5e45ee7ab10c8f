import { say } from "../../language.ts";
import type { BuiltInDecks, CreateGame } from "../../net/wire.ts";
import { Choice } from "../common/choice.tsx";
import { letterOf, type Shape } from "./tableForm.tsx";

/** Who sits beside the player at a table of several, and with which decks. */

export interface SeatChoice {
  readonly who: "person" | "computer";
  readonly name: string;
  /** A built-in deck's name, or nothing where it is a list. */
  readonly deck?: string;
  readonly list: string;
}
export const nobodyYet = (who: SeatChoice["who"]): SeatChoice => ({ who, name: "", list: "" });

/** How well the computer plays. */
export type Level = "casual" | "regular" | "strong";

type Deck = BuiltInDecks["decks"][number];
type Seat = CreateGame["seats"][number];

/** A list of one's own, among names of built-in decks. */
const LIST = "\n";

/** Another deck for each seat, as far as there are several. */
const usualDeck = (decks: readonly Deck[], seat: number): string =>
  decks[seat % Math.max(1, decks.length)]?.name ?? LIST;

const chosen = ({ deck }: SeatChoice, decks: readonly Deck[], seat: number): string =>
  deck !== undefined && (deck === LIST || decks.some(({ name }) => name === deck)) ? deck : usualDeck(decks, seat);

/** As the API wants it; undefined while a list is missing. */
export function seatOf(one: SeatChoice, decks: readonly Deck[], seat: number, level: Level): Seat | undefined {
  const built = chosen(one, decks, seat);
  const deck = built === LIST ? one.list : built;
  if (deck.trim() === "") return undefined;
  const n = seat + 1;
  return one.who === "computer"
    ? { name: say("variants.computerN", { n }), deck, as: { bot: level } }
    : { name: one.name.trim() || say("things.player_", { n }), deck, as: "link" };
}

interface SeatsFormProps {
  readonly shape: Shape;
  /** From the second seat on. */
  readonly others: readonly SeatChoice[];
  readonly decks: readonly Deck[];
  /** Whether people may sit there, or computers alone. */
  readonly people: boolean;
  onChange(others: readonly SeatChoice[]): void;
}

export function SeatsForm({ shape: { teams = [] }, others, decks, people, onChange }: SeatsFormProps) {
  const set = (at: number, change: Partial<SeatChoice>) =>
    onChange(others.map((one, which) => (which === at ? { ...one, ...change } : one)));
  const teamOf = (seat: number) => teams.findIndex((team) => team.includes(seat));
  return (
    <fieldset class="choice-box">
      <legend>{say("variants.others")}</legend>
      {teams.length > 0 && <p class="quiet-text">{say("variants.yourTeam", { team: letterOf(teamOf(0)) })}</p>}
      <ol class="seats-form">
        {others.map((one, at) => {
          const seat = at + 1;
          const n = seat + 1;
          const deck = chosen(one, decks, seat);
          return (
            <li key={`seat ${seat}`} class="seat-form">
              <h3>
                {say("beside.seatNumber", { n })}
                {teams.length > 0 && (
                  <span class="fact">{say("variants.teamIs", { team: letterOf(teamOf(seat)) })}</span>
                )}
              </h3>
              {people && (
                <Choice
                  label={say("variants.who")}
                  value={one.who}
                  options={{ person: say("variants.person"), computer: say("variants.computer") }}
                  onPick={(who) => set(at, { who })}
                />
              )}
              {people && one.who === "person" && (
                <label class="pick-line">
                  {say("variants.name")}
                  <input
                    maxLength={40}
                    autocomplete="off"
                    value={one.name}
                    onInput={(event) => set(at, { name: event.currentTarget.value })}
                  />
                </label>
              )}
              <Choice
                label={say("variants.deck")}
                value={deck}
                options={Object.fromEntries([...decks.map(({ name }) => [name, name]), [LIST, say("lobby.ownList")]])}
                onPick={(picked) => set(at, { deck: picked })}
              />
              {deck === LIST && (
                <textarea
                  rows={6}
                  spellcheck={false}
                  aria-label={say("lobby.theList", { legend: say("variants.deck") })}
                  value={one.list}
                  onInput={(event) => set(at, { list: event.currentTarget.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
