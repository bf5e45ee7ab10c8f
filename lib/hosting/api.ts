/**
 * What the HTTP API takes and gives, as JSON. Times are epoch milliseconds UTC. Requests for a game carry
 * `Authorization: Bearer <token>` as given by `POST /v1/seats`, those for a player's own things (`/v1/player`, the list
 * of games) one as given by `POST /v1/account`: neither opens what the other does. A refusal is a `Problem` (RFC 9457).
 */

export type * from "./api/account.ts";
export type * from "./api/act.ts";
export type * from "./api/ahead.ts";
export type * from "./api/decks.ts";
export type * from "./api/games.ts";
export type * from "./api/player.ts";
export type * from "./api/problem.ts";
export type * from "./api/seat.ts";
