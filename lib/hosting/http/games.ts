import { exchange, exchangeAndBegin, openMine } from "../account/exchange.ts";
import type { BuiltInDecks, DeckChecked } from "../api.ts";
import { type Decks, readDeck } from "../cards/deck.ts";
import { answerChallenge, postChallenge } from "../challenge/challenge.ts";
import { create } from "../games/create.ts";
import { playableVariants } from "../games/tables.ts";
import type { HostContext } from "../hostContext.ts";
import { BUILD_HEADER } from "../routes.ts";
import { countOne } from "./caller.ts";
import { answerSchema, postSchema } from "./challengeSchemas.ts";
import { checkSchema, createSchema } from "./gameSchemas.ts";
import document from "./openapi.json" with { type: "json" };
import { exchangeSchema, openMineSchema } from "./playerSchemas.ts";
import { challengeIdOf, checked, type HttpHandler, type HttpRequest, json, playerOf, serve } from "./stack.ts";

/** What starts games and lets people in. The only HTTP function that reads cards. */
export function gamesHandler<G>(host: HostContext<G>, decks: Decks): HttpHandler {
  const knownPlayer = async (event: HttpRequest): Promise<string | undefined> =>
    event.headers.authorization ? playerOf(host, event) : undefined;
  return serve(host, "games", {
    "POST /v1/games": async (event) => {
      const request = checked(createSchema, event.body);
      const known = await knownPlayer(event);
      await countOne(host, event, "games", known);
      return json(201, await create(host, decks, request, known));
    },
    "POST /v1/decks/check": async (event) => {
      const { deck } = checked(checkSchema, event.body);
      await countOne(host, event, "deck checks");
      const result: DeckChecked = { cards: (await readDeck(decks, deck)).cards.length };
      return json(200, result);
    },
    "GET /v1/decks": async () => {
      const { builtIn, commander, brawl } = decks;
      const result: BuiltInDecks = {
        decks: builtIn,
        ...(commander && { commander }),
        ...(brawl && { brawl }),
        variants: playableVariants(),
      };
      return json(200, result);
    },
    "GET /v1/openapi.json": async () =>
      json(200, document, { "cache-control": "public, max-age=3600", [BUILD_HEADER]: host.build }),
    "POST /v1/challenges": async (event) => {
      const request = checked(postSchema, event.body);
      const known = await knownPlayer(event);
      await countOne(host, event, "challenges", known);
      return json(201, await postChallenge(host, decks, request, known));
    },
    "POST /v1/challenges/{challengeId}": async (event) => {
      const request = checked(answerSchema, event.body);
      const known = await knownPlayer(event);
      if (request.do === "accept") await countOne(host, event, "challenges accepted", known);
      return json(200, await answerChallenge(host, decks, challengeIdOf(event), request, known));
    },
    "POST /v1/seats": async (event) => {
      const { body } = event;
      if (typeof body === "object" && body !== null && "gameId" in body) {
        const player = await playerOf(host, event);
        const request = checked(openMineSchema, body);
        await countOne(host, event, "new links", player);
        return json(200, await openMine(host, request, player));
      }
      const request = checked(exchangeSchema, body);
      const known = await knownPlayer(event);
      if (known !== undefined || !request.account) return json(200, await exchange(host, request, known));
      await countOne(host, event, "accounts");
      return json(200, await exchangeAndBegin(host, request, request.account));
    },
  });
}
