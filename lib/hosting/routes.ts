/** In it the front door proves to the API that a request came through it. */
export const EDGE_HEADER = "front-door-key";

/** In it the front door says which address a request came from. */
export const VIEWER_HEADER = "front-door-viewer";

/** In it the front door says where the page is: functions are deployed before the front door has an address. */
export const PAGE_HEADER = "front-door-page";

/** With it a page that asks for a game says that nobody has the table before them: its player is told as if it were closed. */
export const IDLE_HEADER = "page-idle";

/** In it the API's own document says which build answers. */
export const BUILD_HEADER = "build";

/** "1" with a game that somebody in another seat has open too: whoever waits for it asks again soon. */
export const COMPANY_HEADER = "company";

export interface Route {
  readonly method: "GET" | "HEAD" | "POST";
  /** `{name}` is one segment. */
  readonly path: string;
  readonly function: "games" | "act" | "hint" | "read" | "picture" | "inbound" | "email" | "cards";
  /** The body is taken as it came: others sign it, or it is no JSON. */
  readonly raw?: true;
}

/** Every route of the HTTP API and the function that serves it. Read by the handlers and by the CDK app. No path is two of them. */
export const routes = [
  { method: "POST", path: "/v1/games", function: "games" },
  { method: "POST", path: "/v1/decks/check", function: "games" },
  { method: "GET", path: "/v1/decks", function: "games" },
  { method: "GET", path: "/v1/cards", function: "cards" },
  { method: "POST", path: "/v1/decks/read", function: "cards" },
  { method: "GET", path: "/v1/player/decks", function: "cards" },
  { method: "POST", path: "/v1/player/decks", function: "cards" },
  { method: "GET", path: "/v1/player/decks/{deckId}", function: "cards" },
  { method: "POST", path: "/v1/seats", function: "games" },
  { method: "POST", path: "/v1/games/{gameId}/actions", function: "act" },
  { method: "POST", path: "/v1/account", function: "act" },
  { method: "POST", path: "/v1/account/token", function: "act" },
  { method: "POST", path: "/v1/account/join", function: "act" },
  { method: "POST", path: "/v1/account/mail", function: "email" },
  { method: "GET", path: "/v1/player/sessions", function: "act" },
  { method: "POST", path: "/v1/player/sessions", function: "act" },
  { method: "POST", path: "/v1/account/signOut", function: "act" },
  { method: "POST", path: "/v1/account/delete", function: "act" },
  { method: "GET", path: "/v1/player/data", function: "read" },
  { method: "POST", path: "/v1/player", function: "email" },
  { method: "GET", path: "/v1/player", function: "read" },
  { method: "POST", path: "/v1/player/vacation", function: "act" },
  { method: "GET", path: "/v1/player/vacation", function: "read" },
  { method: "GET", path: "/v1/games", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}/log", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}/deck", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}/record", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}/explanation", function: "read" },
  { method: "GET", path: "/v1/watch/{gameId}", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}/replay", function: "read" },
  { method: "GET", path: "/v1/challenges", function: "read" },
  { method: "POST", path: "/v1/challenges", function: "games" },
  { method: "GET", path: "/v1/challenges/{challengeId}", function: "read" },
  { method: "POST", path: "/v1/challenges/{challengeId}", function: "games" },
  { method: "POST", path: "/v1/games/{gameId}/preview", function: "read" },
  { method: "GET", path: "/v1/games/{gameId}/hint", function: "hint" },
  { method: "GET", path: "/v1/pictures/{picture}", function: "picture" },
  // Some who show a link ask first what there is, and how large.
  { method: "HEAD", path: "/v1/pictures/{picture}", function: "picture" },
  { method: "GET", path: "/watch/{preview}", function: "picture" },
  { method: "HEAD", path: "/watch/{preview}", function: "picture" },
  { method: "GET", path: "/v1/openapi.json", function: "games" },
  { method: "POST", path: "/v1/inbound/discord", function: "inbound", raw: true },
  { method: "POST", path: "/v1/inbound/telegram", function: "inbound", raw: true },
  { method: "POST", path: "/v1/inbound/slack", function: "inbound", raw: true },
  { method: "POST", path: "/v1/player/email", function: "email" },
  { method: "GET", path: "/v1/player/chats", function: "email" },
  { method: "POST", path: "/v1/player/chats", function: "email" },
  { method: "POST", path: "/v1/chats", function: "email" },
  { method: "GET", path: "/v1/player/devices", function: "email" },
  { method: "POST", path: "/v1/player/devices", function: "email" },
  { method: "POST", path: "/v1/email", function: "email" },
  { method: "GET", path: "/v1/email/stop/{token}", function: "email" },
  { method: "POST", path: "/v1/email/stop/{token}", function: "email", raw: true },
] as const satisfies readonly Route[];

/** The one route that a request is for. */
export const routeOf = (method: string, path: string): Route | undefined =>
  routes.find((one) => one.method === method && PATTERNS.get(one.path)!.test(path));

/** What its `{name}` segments are in a path of its own. */
export function parametersOf({ path }: Route, asked: string): Readonly<Record<string, string>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = PATTERNS.get(path)!.exec(asked) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decoded(values[index + 1] ?? "")]));
}

/** As a regular expression, each parameter a group. */
export const patternOf = (path: string): string => `^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "([^/]+)")}$`;
const PATTERNS: ReadonlyMap<string, RegExp> = new Map(routes.map(({ path }) => [path, new RegExp(patternOf(path))]));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

type KeyOf<R> = R extends Route ? `${R["method"]} ${R["path"]}` : never;
/** "GET /v1/games/{gameId}". */
export type RouteKey = KeyOf<(typeof routes)[number]>;

/** What the chat platforms call is for them alone, and HEAD is GET without its body. */
export const isForClients = (route: Route): boolean => route.function !== "inbound" && route.method !== "HEAD";
export type ClientRouteKey = KeyOf<
  Exclude<(typeof routes)[number], { readonly function: "inbound" } | { readonly method: "HEAD" }>
>;
