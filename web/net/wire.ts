/** What the HTTP API says; the page shares the types with the functions that answer, and nothing else. */
export type { Act, CreateGame, GameCreated, Log, Look, Problem, SeatOpened } from "../../lib/table/api.ts";

/** `GET /v1/decks`. */
export interface Decks {
  readonly decks: readonly DeckInfo[];
}
export interface DeckInfo {
  readonly name: string;
  readonly description?: string;
  readonly colors?: readonly string[];
}
