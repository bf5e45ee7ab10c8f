import { gunzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { deckBook, keptReadings } from "../../lib/cards/decks/resolve.ts";
import { cardBook } from "../../lib/cards/search/book.ts";
import { refusePrivate } from "../../lib/channels/posting.ts";
import type { TestChat } from "../../lib/hosting/account/chats.ts";
import type { CheckAddress } from "../../lib/hosting/account/devices.ts";
import type { Decks } from "../../lib/hosting/cards/deck.ts";
import type { HostContext } from "../../lib/hosting/hostContext.ts";
import { actHandler } from "../../lib/hosting/http/act.ts";
import { cardsHandler } from "../../lib/hosting/http/cards.ts";
import { type Confirming, emailHandler } from "../../lib/hosting/http/email.ts";
import { gamesHandler } from "../../lib/hosting/http/games.ts";
import { hintHandler } from "../../lib/hosting/http/hint.ts";
import { pictureHandler } from "../../lib/hosting/http/picture.ts";
import { readHandler } from "../../lib/hosting/http/read.ts";
import type { Response } from "../../lib/hosting/http/stack.ts";
import type { NoteVisits } from "../../lib/hosting/people/visits.ts";
import { EDGE_HEADER, routeOf } from "../../lib/hosting/routes.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { describeBoard } from "../../lib/picture/describe.ts";
import { boardPicture } from "../../lib/picture/index.ts";
import { decks as numbers } from "./hosted.ts";
import { renderer } from "./renderer.ts";

export interface Ask {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string;
  /** Where it comes from, as Lambda says. */
  readonly from?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type Client = (method: "GET" | "HEAD" | "POST", path: string, ask?: Ask) => Promise<Answered>;

const read = keptReadings(readCard);
/** The built-in cards, to be looked through. */
const library = { read, cards: cardBook(read), decks: deckBook(read) };

/** Calls the handlers as the front door does by functions' addresses (payload 2.0), each route in the function that serves it. */
export function client<G>(
  table: HostContext<G>,
  decks: Decks = numbers,
  confirming: Confirming = async () => async () => undefined,
  check: CheckAddress = refusePrivate,
  test: TestChat = async () => ({ ok: false, why: "not-set-up" }),
  visits?: NoteVisits,
): Client {
  const png = async (svg: string) => (await renderer()).png(svg);
  const handlers = {
    ...{
      act: actHandler(table),
      hint: hintHandler(table),
      games: gamesHandler(table, decks),
      read: readHandler(table, visits),
    },
    picture: pictureHandler(table, { svg: boardPicture, png, describe: describeBoard }),
    email: emailHandler(table, confirming, check, test),
    cards: cardsHandler(table, library),
  };
  return async (method, address, { token, headers = {}, body, raw, from = "127.0.0.1" } = {}) => {
    const [path = "", query = ""] = address.split("?");
    const route = routeOf(method, path);
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const event: APIGatewayProxyEventV2 = {
      version: "2.0",
      routeKey: "$default",
      rawPath: path,
      rawQueryString: query,
      headers: {
        ...(text !== undefined && { "Content-Type": "application/json" }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(table.edgeKey !== undefined && { [EDGE_HEADER]: table.edgeKey }),
        ...headers,
      },
      ...(query && { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
      requestContext: { http: { method, path, sourceIp: from } } as APIGatewayProxyEventV2["requestContext"],
      isBase64Encoded: false,
      ...(text !== undefined && { body: text }),
    };
    const name = route?.function ?? "games";
    const response = await handlers[name === "inbound" ? "games" : name](event, {} as Context);
    return answered(response);
  };
}

const answered = ({ statusCode = 0, headers = {}, body = "", isBase64Encoded }: Response): Answered => {
  const type = String(headers["content-type"] ?? "");
  const plain = {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  };
  if (type.startsWith("image/")) return { ...plain, body: Buffer.from(body, "base64") };
  const text = isBase64Encoded ? gunzipSync(Buffer.from(body, "base64")).toString() : body;
  return { ...plain, body: text === "" ? undefined : /json$|\+json/.test(type) ? JSON.parse(text) : text };
};
