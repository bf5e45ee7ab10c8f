import { exchange, openMine } from "../account/exchange.ts";
import type { BuiltInDecks, DeckChecked } from "../api.ts";
import { type Decks, readDeck } from "../cards/deck.ts";
import { answerChallenge, postChallenge } from "../challenge/challenge.ts";
import { create } from "../games/create.ts";
import type { HostContext } from "../hostContext.ts";
import { answerSchema, postSchema } from "./challengeSchemas.ts";
import { checkSchema, createSchema } from "./gameSchemas.ts";
import { exchangeSchema, openMineSchema } from "./playerSchemas.ts";
import { challengeIdOf, checked, type HttpHandler, type HttpRequest, json, playerOf, serve } from "./stack.ts";

/** What starts games and lets people in. The only HTTP function that reads cards. */
export function gamesHandler<G>(host: HostContext<G>, decks: Decks): HttpHandler {
  const knownPlayer = async (event: HttpRequest): Promise<string | undefined> =>
    event.headers.authorization ? playerOf(host, event) : undefined;
  return serve(host.builds, "games", {
    "POST /v1/games": async (event) => {
      const request = checked(createSchema, event.body);
      return json(201, await create(host, decks, request, await knownPlayer(event)));
    },
    "POST /v1/decks/check": async ({ body }) => {
      const result: DeckChecked = { cards: (await readDeck(decks, checked(checkSchema, body).deck)).cards.length };
      return json(200, result);
    },
    "GET /v1/decks": async () => {
      const result: BuiltInDecks = { decks: decks.builtIn };
      return json(200, result);
    },
    "POST /v1/challenges": async (event) => {
      const request = checked(postSchema, event.body);
      return json(201, await postChallenge(host, decks, request, await knownPlayer(event)));
    },
    "POST /v1/challenges/{challengeId}": async (event) => {
      const request = checked(answerSchema, event.body);
      return json(200, await answerChallenge(host, decks, challengeIdOf(event), request, await knownPlayer(event)));
    },
    "POST /v1/seats": async (event) => {
      const { body } = event;
      if (typeof body === "object" && body !== null && "gameId" in body)
        return json(200, await openMine(host, checked(openMineSchema, body), await playerOf(host, event)));
      return json(200, await exchange(host, checked(exchangeSchema, body), await knownPlayer(event)));
    },
  });
}
