/** What the HTTP API says; the page shares the types with the functions that answer, and nothing else. */
export type {
  Act,
  BuiltInDecks,
  CreateGame,
  GameCreated,
  Log,
  Look,
  Problem,
  SeatOpened,
} from "../../lib/table/api.ts";
