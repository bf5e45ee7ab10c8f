import { changeDecks, deckOf, myDecks } from "../account/decks.ts";
import { type CardLibrary, findCards, readList } from "../cards/library.ts";
import type { HostContext } from "../hostContext.ts";
import { countOne } from "./caller.ts";
import { changeDecksSchema, fromSchema, querySchema, readListSchema } from "./deckSchemas.ts";
import { checked, deckIdOf, type HttpHandler, json, playerOf, serve } from "./stack.ts";

/** What looks through all cards: searches, decks that are being built, decks that are kept. */
export const cardsHandler = <G>(host: HostContext<G>, library: CardLibrary): HttpHandler =>
  serve(host, "cards", {
    "GET /v1/cards": async (event) => {
      const asked = event.queryStringParameters;
      await countOne(host, event, "card searches");
      const after = asked?.after === undefined ? undefined : checked(fromSchema, Number(asked.after));
      const found = await findCards(library, checked(querySchema, asked?.q ?? ""), after);
      return json(200, found, { "cache-control": "public, max-age=60" });
    },
    "POST /v1/decks/read": async (event) => {
      const list = checked(readListSchema, event.body);
      await countOne(host, event, "decks read");
      return json(200, await readList(library, list));
    },
    "GET /v1/player/decks": async (event) => json(200, await myDecks(host, await playerOf(host, event))),
    "GET /v1/player/decks/{deckId}": async (event) =>
      json(200, await deckOf(host, await playerOf(host, event), deckIdOf(event))),
    "POST /v1/player/decks": async (event) => {
      const player = await playerOf(host, event);
      const change = checked(changeDecksSchema, event.body);
      if (change.do === "save") await countOne(host, event, "decks saved", player);
      return json(200, await changeDecks(host, library, player, change));
    },
  });
