import type { BuiltInDecks, DeckChecked } from "../api.ts";
import { create } from "../create.ts";
import { type Decks, readDeck } from "../deck.ts";
import { exchange } from "../exchange.ts";
import type { Table } from "../table.ts";
import { checkSchema, createSchema, exchangeSchema } from "./schemas.ts";
import { checked, type HttpHandler, json, serve, tokenOf } from "./stack.ts";

/** What starts games and lets people in. The only HTTP function that reads cards. */
export const gamesHandler = <G>(table: Table<G>, decks: Decks): HttpHandler =>
  serve("games", {
    "POST /v1/games": async ({ body }) => json(201, await create(table, decks, checked(createSchema, body))),
    "POST /v1/decks/check": async ({ body }) => {
      const result: DeckChecked = { cards: (await readDeck(decks, checked(checkSchema, body).deck)).cards.length };
      return json(200, result);
    },
    "GET /v1/decks": async () => {
      const result: BuiltInDecks = { decks: decks.builtIn };
      return json(200, result);
    },
    "POST /v1/seats": async (event) => {
      const known = event.headers.authorization && (await tokenOf(table, event)).player;
      return json(200, await exchange(table, checked(exchangeSchema, event.body), known || undefined));
    },
  });
