/** What the HTTP API says; the page shares the types with the functions that answer, and nothing else. */
export type {
  Act,
  BuiltInDecks,
  ClockRules,
  CreateGame,
  GameCreated,
  Log,
  Look,
  MyDeck,
  MyGames,
  MyVacation,
  Problem,
  SeatOpened,
} from "../../lib/table/api.ts";
export type {
  AnswerChallenge,
  Challenge,
  OpenChallenges,
  PostChallenge,
  Terms,
} from "../../lib/table/challenge/api.ts";
export type { Watched } from "../../lib/table/watch/api.ts";
