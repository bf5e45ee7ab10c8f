import { profileOf } from "../account/profile.ts";
import { vacationOf } from "../account/vacation.ts";
import { openChallenges, seeChallenge } from "../challenge/see.ts";
import type { HostContext } from "../hostContext.ts";
import { preview } from "../orders/preview.ts";
import { dataOf } from "../ownData/myData.ts";
import { sameGame } from "../people/sameGame.ts";
import { type NoteVisits, tableName } from "../people/visits.ts";
import { explained } from "../reading/explained.ts";
import { gameRecord } from "../reading/gameRecord.ts";
import { myDeck } from "../reading/myDeck.ts";
import { myGames, placeIn } from "../reading/myGames.ts";
import { look, readLog } from "../reading/reads.ts";
import { replayOf } from "../reading/replay.ts";
import { COMPANY_HEADER, IDLE_HEADER } from "../routes.ts";
import { watched } from "../watch/watch.ts";
import { afterSchema, behindGameSchema, objectSchema, placeSchema, previewSchema, sinceSchema } from "./readSchemas.ts";
import {
  bearerOf,
  challengeIdOf,
  checked,
  gameIdOf,
  type HttpHandler,
  type HttpRequest,
  json,
  jsonText,
  playerOf,
  serve,
  tokenOf,
} from "./stack.ts";

/** What only reads: a game as a seat sees it, its log, the games of a player. `visits`: notes that they were looked at. */
export function readHandler<G>(host: HostContext<G>, visits?: NoteVisits): HttpHandler {
  const tokenForGame = async (event: HttpRequest) => {
    const token = await tokenOf(host, event);
    await sameGame(host, gameIdOf(event), token);
    return token;
  };
  return serve(host, "read", {
    "GET /v1/games/{gameId}": async (event) => {
      const token = await tokenForGame(event);
      const known = event.headers["if-none-match"];
      const from = event.queryStringParameters?.since;
      const since = from === undefined ? undefined : checked(sinceSchema, Number(from));
      // A page that shows the table asks for what happened, and whether anything has.
      const watching = (known !== undefined || since !== undefined) && event.headers[IDLE_HEADER] === undefined;
      const [seen] = await Promise.all([
        look(host, token, known, since),
        watching ? visits?.watching(token.player, tableName(token.game, token.seat)) : undefined,
      ]);
      // Always asked again, never from a cache without asking: the answer is for one seat and may change at any time.
      const company = watching && (await visits?.isCompany(token.game, seen.others));
      const headers = {
        etag: seen.etag,
        "cache-control": "private, no-cache",
        ...(company && { [COMPANY_HEADER]: "1" }),
      };
      return seen.unchanged ? { statusCode: 304, headers } : jsonText(200, seen.json, headers);
    },
    "GET /v1/games/{gameId}/log": async (event) => {
      const token = await tokenForGame(event);
      const since = checked(sinceSchema, Number(event.queryStringParameters?.since ?? 0));
      return json(200, await readLog(host, token, since));
    },
    "GET /v1/games/{gameId}/deck": async (event) => json(200, await myDeck(host, await tokenForGame(event))),
    "GET /v1/games/{gameId}/record": async (event) =>
      jsonText(200, await gameRecord(host, await tokenForGame(event)), { "content-type": "application/jsonl" }),
    "GET /v1/games/{gameId}/explanation": async (event) => {
      const token = await tokenForGame(event);
      return json(200, await explained(host, token, checked(objectSchema, event.queryStringParameters?.object ?? "")));
    },
    "GET /v1/watch/{gameId}": async (event) => {
      const [known, secret] = [event.headers["if-none-match"], bearerOf(event)];
      const seen = await watched(host, gameIdOf(event), secret, known);
      const headers = { etag: seen.etag, "cache-control": "private, no-cache" };
      return seen.unchanged ? { statusCode: 304, headers } : json(200, seen.watched, headers);
    },
    "GET /v1/games/{gameId}/replay": async (event) => {
      const from = checked(sinceSchema, Number(event.queryStringParameters?.from ?? 0));
      const played = await replayOf(host, gameIdOf(event), bearerOf(event), from);
      // It never changes any more.
      return json(200, played, { "cache-control": "private, max-age=86400" });
    },
    "GET /v1/challenges": async (event) => {
      const after = event.queryStringParameters?.after;
      const last = after === undefined ? undefined : checked(afterSchema, after);
      return json(200, await openChallenges(host, last), { "cache-control": "public, max-age=10" });
    },
    "GET /v1/challenges/{challengeId}": async (event) => json(200, await seeChallenge(host, challengeIdOf(event))),
    "POST /v1/games/{gameId}/preview": async (event) => {
      const token = await tokenForGame(event);
      return json(200, await preview(host, token, checked(previewSchema, event.body ?? {})));
    },
    "GET /v1/player": async (event) => json(200, await profileOf(host, await playerOf(host, event))),
    "GET /v1/player/data": async (event) => {
      const after = event.queryStringParameters?.after;
      const behind = after === undefined ? undefined : checked(behindGameSchema, after);
      return json(200, await dataOf(host, await playerOf(host, event), behind), { "cache-control": "no-store" });
    },
    "GET /v1/player/vacation": async (event) => json(200, await vacationOf(host, await playerOf(host, event))),
    "GET /v1/games": async (event) => {
      const player = await playerOf(host, event);
      const after = event.queryStringParameters?.after;
      const behind = after === undefined ? undefined : checked(placeSchema, placeIn(after));
      const [games] = await Promise.all([myGames(host, player, behind), visits?.visiting(player)]);
      return json(200, games);
    },
  });
}
