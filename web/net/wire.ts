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
  Previewed,
  Problem,
  Profile,
  SeatOpened,
} from "../../lib/table/api.ts";
export type {
  AnswerChallenge,
  Challenge,
  OpenChallenges,
  PostChallenge,
  Terms,
} from "../../lib/table/challenge/api.ts";
export type { Condition } from "../../lib/table/conditions.ts";
export type { Aim, OwnOrders, Preferences, StandingOrder } from "../../lib/table/orders.ts";
export type { Objection, PlanStep, Returned, TurnPlan } from "../../lib/table/plan.ts";
export type { StopEvent, StopSettings, StopStep } from "../../lib/table/stops.ts";
export type { Thing } from "../../lib/table/things.ts";
export type { Watched } from "../../lib/table/watch/api.ts";
