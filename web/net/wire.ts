/** What the HTTP API says; the page shares the types with the functions that answer, and nothing else. */

export type { ShownCard } from "../../lib/cards/search/shown.ts";
export type {
  AccountOpened,
  Act,
  Acted,
  BuiltInDecks,
  CardsFound,
  ChangeChats,
  ChatOfCode,
  ChatsChanged,
  ClockRules,
  CreateGame,
  DeckFormat,
  DeckRead,
  DevicesChanged,
  Explained,
  Forgotten,
  Frame,
  KeepAccount,
  KeptDeck,
  LinkedChat,
  ListedDeck,
  Log,
  Looked,
  MyData,
  MyDeck,
  MyGames,
  MyProfile,
  MySessions,
  MyVacation,
  Previewed,
  Problem,
  Profile,
  PushDevice,
  Replayed,
  SeatOpened,
  SeatSnapshot,
  SessionsChanged,
} from "../../lib/hosting/api.ts";
export type {
  AnswerChallenge,
  Challenge,
  PostChallenge,
  Terms,
} from "../../lib/hosting/challenge/api.ts";
export type { Condition } from "../../lib/hosting/orders/conditions.ts";
export type { ObjectPattern } from "../../lib/hosting/orders/objectPattern.ts";
export type { Aim, OwnOrders, Preferences, StandingOrder } from "../../lib/hosting/orders/orders.ts";
export type { Objection, PlanStep, TurnPlan } from "../../lib/hosting/orders/plan.ts";
export type { StopEvent, StopSettings, StopStep } from "../../lib/hosting/orders/stops.ts";
export type { Watched } from "../../lib/hosting/watch/api.ts";
