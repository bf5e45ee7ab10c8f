import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { CARD_FILE, type CardFileDoor } from "./cardFile.ts";
import type { Outcome } from "./functions.ts";
import { matchRoute, proxyEvent, proxyResponse } from "./proxy.ts";
import type { RouteSpec, Wiring } from "./specs.ts";

/** What HTTP APIs accept at most, in bytes. */
const maxBody = 10 * 1024 * 1024;

export interface GatewayOptions {
  readonly wiring: Pick<Wiring, "routes" | "pages" | "headers">;
  readonly authority: string;
  invoke(route: RouteSpec, event: unknown): Promise<Outcome>;
  readonly cardFile: CardFileDoor;
}

/** The front door: routes to functions, everything else from the page's folders, every response with the page's headers. */
export function gateway({ wiring, authority, invoke, cardFile }: GatewayOptions) {
  const apiRoots = new Set(wiring.routes.map((one) => one.path.split("/")[1]));
  const files = filesOf(wiring.pages);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(wiring.headers)) response.setHeader(name, value);
    // A page elsewhere may point a name of its own at this address; it may not talk to the games here.
    if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? ""))
      return message(response, 421, "This host answers to 127.0.0.1 and localhost only");
    const { pathname } = new URL(request.url ?? "/", `http://${authority}`);
    if (pathname === CARD_FILE) return cardFile(request, response);
    const match = matchRoute(wiring.routes, request.method ?? "GET", pathname);
    if (!match) {
      if (apiRoots.has(pathname.split("/")[1])) return message(response, 404, "Not Found");
      return files(request, response);
    }
    const body = await readBody(request);
    if (body === undefined) return message(response, 413, "Request Entity Too Large");
    const outcome = await invoke(match.route, proxyEvent(request, body, match, authority));
    if (!outcome.ok)
      return outcome.reason === "timed-out"
        ? message(response, 503, "Service Unavailable")
        : message(response, 500, "Internal Server Error");
    const { status, headers, body: answer } = proxyResponse(outcome.value);
    for (const [name, value] of Object.entries(headers)) if (!(name in wiring.headers)) response.setHeader(name, value);
    response.writeHead(status).end(status === 304 ? undefined : answer);
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the client hears the answer.
    if (size <= maxBody) chunks.push(chunk);
  }
  return size > maxBody ? undefined : Buffer.concat(chunks);
}

function message(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message: text }));
}

/** Serves the files that the folders hold now, the first folder that has one. */
function filesOf(folders: readonly string[]) {
  const setHeaders = (response: ServerResponse) => void response.setHeader("cache-control", "no-cache");
  const servers = folders.map((folder) => sirv(folder, { etag: true, extensions: ["html"], setHeaders }));
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") return message(response, 405, "Method Not Allowed");
    const nowhere = () =>
      message(response, 404, folders.length === 0 ? "There is no page in this build, only the API" : "Not Found");
    servers.reduceRight<() => void>((next, serve) => () => serve(request, response, next), nowhere)();
  };
}
