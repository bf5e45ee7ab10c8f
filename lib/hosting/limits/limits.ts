/** How much anybody may ask for: every number of it. What a seat may store in its game is in `orders/budget.ts` and `social/chat.ts`. */

/** A token bucket: `burst` at once, `perSecond` more as time goes on. A request takes as many as its route weighs. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** One address may be a whole school's. */
export const ADDRESS_RATE: Rate = { burst: 600, perSecond: 60 };
/** One player, in all their tabs and games. */
export const PLAYER_RATE: Rate = { burst: 200, perSecond: 20 };
/** On one's own machine all are one address, and programs play as fast as they can. */
export const LOCAL_TIMES = 10;

/** What a request weighs that reads decks, looks ahead, thinks or makes something that stays; any other weighs 1. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  "POST /v1/games": 20,
  "POST /v1/decks/check": 20,
  "POST /v1/decks/read": 10,
  "GET /v1/cards": 5,
  "POST /v1/player/decks": 10,
  "POST /v1/challenges": 20,
  "POST /v1/challenges/{challengeId}": 20,
  "POST /v1/account": 20,
  "POST /v1/games/{gameId}/preview": 10,
  "GET /v1/games/{gameId}/hint": 20,
  "GET /v1/games/{gameId}/record": 20,
  "GET /v1/games/{gameId}/explanation": 3,
  "GET /v1/games/{gameId}/replay": 20,
  "GET /v1/pictures/{picture}": 5,
  "GET /watch/{preview}": 3,
  "POST /v1/account/token": 3,
  "POST /v1/account/join": 20,
  "POST /v1/account/mail": 20,
  "POST /v1/player/sessions": 10,
  "POST /v1/account/signOut": 3,
  "POST /v1/account/delete": 50,
  "GET /v1/player/data": 20,
  "POST /v1/seats": 3,
  "POST /v1/player": 5,
  "POST /v1/player/vacation": 5,
  "POST /v1/player/email": 20,
  "POST /v1/player/chats": 20,
  "POST /v1/email": 20,
  "POST /v1/games/{gameId}/actions": 2,
};

/** In a day (UTC), for one address, and for one player where it is known who asks. */
export const QUOTAS = {
  games: { address: 300, player: 100 },
  accounts: { address: 100 },
  "deck checks": { address: 1_000 },
  "decks read": { address: 10_000 },
  "card searches": { address: 10_000 },
  "decks saved": { address: 3_000, player: 1_000 },
  challenges: { address: 100, player: 40 },
  "challenges accepted": { address: 300, player: 100 },
  "address confirmations": { address: 20, player: 5 },
  "codes tried": { address: 200 },
  "codes given": { address: 1_000, player: 50 },
  "links by mail": { address: 20, player: 5 },
  hints: { address: 10_000, player: 2_000 },
  "new links": { address: 1_000, player: 300 },
} as const satisfies Readonly<Record<string, { readonly address: number; readonly player?: number }>>;
export type Quota = keyof typeof QUOTAS;

/** Of decks that are kept for a player. How long a list may be is in the schema of every deck. */
export const MOST_DECKS = 100;
