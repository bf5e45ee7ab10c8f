import type {
  AccountOpened,
  Acted,
  BuiltInDecks,
  CardsFound,
  ChatOfCode,
  ChatsChanged,
  DeckChecked,
  DeckRead,
  DecksChanged,
  DevicesChanged,
  EmailSet,
  Explained,
  Forgotten,
  GameCreated,
  Hint,
  KeptDeckList,
  Log,
  Looked,
  MyChats,
  MyData,
  MyDeck,
  MyDecks,
  MyDevices,
  MyGames,
  MyProfile,
  MySessions,
  MyVacation,
  Previewed,
  Problem,
  ProfileSet,
  Replayed,
  SeatOpened,
  SessionsChanged,
} from "../hosting/api.ts";
import type { Challenge, OpenChallenges } from "../hosting/challenge/api.ts";
import type { ClientRouteKey } from "../hosting/routes.ts";
import type { Watched } from "../hosting/watch/api.ts";

/** What each route answers when all is well. The document's schemas of answers are made of these types (answers.ts). */
export interface Replies {
  "POST /v1/games": GameCreated;
  "POST /v1/decks/check": DeckChecked;
  "GET /v1/decks": BuiltInDecks;
  "GET /v1/cards": CardsFound;
  "POST /v1/decks/read": DeckRead;
  "GET /v1/player/decks": MyDecks;
  "POST /v1/player/decks": DecksChanged;
  "GET /v1/player/decks/{deckId}": KeptDeckList;
  "POST /v1/seats": SeatOpened;
  "POST /v1/games/{gameId}/actions": Acted;
  "POST /v1/account": AccountOpened;
  "POST /v1/account/token": AccountOpened;
  "POST /v1/account/join": AccountOpened;
  "POST /v1/account/mail": EmailSet;
  "GET /v1/player/sessions": MySessions;
  "POST /v1/player/sessions": SessionsChanged;
  "POST /v1/account/signOut": AccountOpened;
  "POST /v1/account/delete": Forgotten;
  "GET /v1/player/data": MyData;
  "POST /v1/player": ProfileSet;
  "GET /v1/player": MyProfile;
  "POST /v1/player/vacation": MyVacation;
  "GET /v1/player/vacation": MyVacation;
  "POST /v1/player/email": EmailSet;
  "GET /v1/player/chats": MyChats;
  "POST /v1/player/chats": ChatsChanged;
  "POST /v1/chats": ChatOfCode;
  "GET /v1/player/devices": MyDevices;
  "POST /v1/player/devices": DevicesChanged;
  "POST /v1/email": EmailSet;
  "GET /v1/email/stop/{token}": undefined;
  "POST /v1/email/stop/{token}": EmailSet;
  "GET /v1/games": MyGames;
  "GET /v1/games/{gameId}": Looked;
  "GET /v1/games/{gameId}/log": Log;
  "GET /v1/games/{gameId}/deck": MyDeck;
  /** JSON lines, as docs/fairness.md has them. */
  "GET /v1/games/{gameId}/record": string;
  "GET /v1/games/{gameId}/explanation": Explained;
  "GET /v1/games/{gameId}/replay": Replayed;
  "GET /v1/watch/{gameId}": Watched;
  "GET /v1/challenges": OpenChallenges;
  "POST /v1/challenges": Challenge;
  "GET /v1/challenges/{challengeId}": Challenge;
  "POST /v1/challenges/{challengeId}": Challenge;
  "POST /v1/games/{gameId}/preview": Previewed;
  "GET /v1/games/{gameId}/hint": Hint;
  /** The bytes of a PNG. */
  "GET /v1/pictures/{picture}": string;
  "GET /watch/{preview}": string;
  /** This document. */
  "GET /v1/openapi.json": Readonly<Record<string, unknown>>;
}

/** A route that is missing above does not compile. */
export type Reply<K extends ClientRouteKey> = Replies[K];

/** Every type the document describes by its declaration. */
export interface Declared {
  readonly replies: Replies;
  readonly refusal: Problem;
}
