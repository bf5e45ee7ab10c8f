import { gzipSync } from "node:zlib";
import middy from "@middy/core";
import httpHeaderNormalizer from "@middy/http-header-normalizer";
import httpJsonBodyParser from "@middy/http-json-body-parser";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import type * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import { checkAccount } from "../account/session.ts";
import { isHandedOn, OfOtherBuild, orHandOn } from "../builds.ts";
import type { HostContext } from "../hostContext.ts";
import { type AccountToken, readAccountToken, readToken, type SeatToken } from "../people/tokens.ts";
import { Refused, unknownChallenge, unknownGame } from "../refusal.ts";
import { parametersOf, type Route, type RouteKey, routeOf, routes } from "../routes.ts";
import { admitAddress, admitPlayer, fromFrontDoor } from "./caller.ts";
import { problemResponse } from "./problem.ts";

/** A request whose body, if it has one, is parsed JSON of unknown shape; where a route is `raw`, as it came. */
export type HttpRequest = Omit<APIGatewayProxyEventV2, "body"> & { body?: unknown };
export type Response = APIGatewayProxyStructuredResultV2;
export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Response>;

const MOST_BODY_BYTES = 128 * 1024;

/**
 * The handler of one deployed function: its routes of routes.ts, each served by the entry of its name, or by the build that
 * is in the middle of the game.
 */
export function serve<G>(
  host: HostContext<G>,
  name: Route["function"],
  by: Readonly<Partial<Record<RouteKey, (event: HttpRequest) => Promise<Response>>>>,
): HttpHandler {
  for (const { method, path } of routes.filter((route) => route.function === name))
    if (!by[`${method} ${path}` as RouteKey]) throw new Error(`nothing serves ${method} ${path}`);
  const parser = httpJsonBodyParser();
  const stack = middy<APIGatewayProxyEventV2, Response>()
    .use(httpHeaderNormalizer())
    .before(({ event }) => admitAddress(host, event))
    .before(({ event }) => limitBody(event))
    .before((request) => (parsed(request.event) ? parser.before?.(request) : undefined))
    .after((request) => {
      if (request.response) request.response = compressed(request.event, request.response);
    })
    .onError((request) => {
      if (!(request.error instanceof OfOtherBuild)) request.response = problemResponse(request.error, request.event);
    })
    .handler((event) => {
      const handler = by[event.routeKey as RouteKey];
      if (!handler) throw new Refused(404, "unknown-route", "There is nothing at this address.");
      return handler(event);
    });
  return async (given, context) => {
    const began = host.now();
    const event = located(given);
    const response = await answered(host, event, () => stack({ ...event }, context));
    host.access?.({
      ...{ routeKey: event.routeKey, status: response.statusCode ?? 200, ms: host.now() - began },
      ...{ bytes: bytesOf(response), requestId: event.requestContext.requestId },
    });
    return response;
  };
}

/** `stack` works on a copy: it parses the body in place, and another build wants the event as it came. */
async function answered<G>(
  host: HostContext<G>,
  event: APIGatewayProxyEventV2,
  stack: () => Promise<Response>,
): Promise<Response> {
  try {
    fromFrontDoor(host, event, isHandedOn(event));
    return await orHandOn(host.builds, event, stack);
  } catch (error) {
    return problemResponse(error, event);
  }
}

/** Lambda's own addresses know nothing of routes; earlier builds expect them as HTTP APIs say them. */
function located(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const { method, path } = event.requestContext.http;
  const route = routeOf(method, path);
  if (!route) return event;
  const pathParameters = { ...parametersOf(route, path) };
  return { ...event, routeKey: `${method} ${route.path}`, ...(route.path.includes("{") && { pathParameters }) };
}

const bytesOf = ({ body = "", isBase64Encoded }: Response): number =>
  Buffer.byteLength(body, isBase64Encoded ? "base64" : "utf8");

const RAW = new Set(
  routes
    .filter((route): route is typeof route & { raw: true } => "raw" in route)
    .map(({ method, path }) => `${method} ${path}`),
);
const parsed = ({ requestContext, routeKey }: APIGatewayProxyEventV2): boolean =>
  requestContext.http.method === "POST" && !RAW.has(routeKey);

/** The body as it came, of a function that takes it so. */
export const rawBody = ({ body, isBase64Encoded }: HttpRequest): Buffer =>
  Buffer.from(typeof body === "string" ? body : "", isBase64Encoded ? "base64" : "utf8");

function limitBody({ body, isBase64Encoded }: APIGatewayProxyEventV2): void {
  const bytes = Buffer.byteLength(body ?? "", isBase64Encoded ? "base64" : "utf8");
  if (bytes > MOST_BODY_BYTES)
    throw new Refused(413, "body-too-large", `A body may have ${MOST_BODY_BYTES} bytes; this one has ${bytes}.`);
}

/** Shorter ones fit a packet as they are. */
const WORTH_COMPRESSING = 1_200;

/** Neither Lambda nor CloudFront, where nothing is cached, compress what they pass on. */
function compressed({ headers }: APIGatewayProxyEventV2, response: Response): Response {
  const { body = "", isBase64Encoded } = response;
  if (isBase64Encoded || body.length < WORTH_COMPRESSING || !/\bgzip\b/.test(headers["accept-encoding"] ?? ""))
    return response;
  return {
    ...response,
    headers: { ...response.headers, "content-encoding": "gzip", vary: "accept-encoding" },
    body: gzipSync(body).toString("base64"),
    isBase64Encoded: true,
  };
}

/** In words whatever else has been loaded: the small form of zod knows none of itself. */
const FAULTS_IN_WORDS = { error: english().localeError };

/** Throws `Refused` 400 naming every fault. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, FAULTS_IN_WORDS);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message, code }) => ({
    at: path.join("."),
    message,
    code: code === "too_big" ? "too-much" : code === "too_small" ? "too-little" : "wrong-form",
  }));
  throw new Refused(400, "invalid-body", "The body has not the form this request wants.", { faults });
}

export async function tokenOf<G>(host: HostContext<G>, event: HttpRequest): Promise<SeatToken> {
  const token = await readToken(event.headers.authorization, host.keys, host.now());
  admitPlayer(host, event, token.player);
  return token;
}

/** Throws `Refused` also for the token of an account that was signed out everywhere since. */
export async function accountOf<G>(host: HostContext<G>, event: HttpRequest): Promise<AccountToken> {
  const token = await readAccountToken(event.headers.authorization, host.keys, host.now());
  admitPlayer(host, event, token.player);
  await checkAccount(host, token);
  return token;
}
/** Whose account it is. */
export const playerOf = async <G>(host: HostContext<G>, event: HttpRequest): Promise<string> =>
  (await accountOf(host, event)).player;

export const bearerOf = (event: HttpRequest): string =>
  /^Bearer ([\w-]+)$/.exec(event.headers.authorization ?? "")?.[1] ?? "";

/** Ids of ours are letters and digits, 26 of them; a longer one DynamoDB would not even look up. */
const ID = /^[\w-]{1,64}$/;
function idOf(event: HttpRequest, name: string, unknown: () => Refused): string {
  const id = event.pathParameters?.[name] ?? "";
  if (!ID.test(id)) throw unknown();
  return id;
}
export const challengeIdOf = (event: HttpRequest): string => idOf(event, "challengeId", unknownChallenge);
export const deckIdOf = (event: HttpRequest): string =>
  idOf(event, "deckId", () => new Refused(404, "unknown-kept-deck", "You keep no such deck."));
export const gameIdOf = (event: HttpRequest): string => idOf(event, "gameId", unknownGame);

export const json = (statusCode: number, body: unknown, headers: Record<string, string> = {}): Response =>
  jsonText(statusCode, JSON.stringify(body), headers);

/** The same of a body that is written already. */
export const jsonText = (statusCode: number, body: string, headers: Record<string, string> = {}): Response => ({
  statusCode,
  headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  body,
});
