import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { FunctionSpec, Wiring } from "../template/specs.ts";
import type { Outcome } from "./functions.ts";
import { proxyEvent, proxyResponse } from "./proxy.ts";
import { viewerFunction } from "./viewer.ts";

/** What a function takes as an event, and gives as an answer, at most, in bytes of JSON. */
const MOST = 6 * 1024 * 1024;

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface GatewayOptions {
  readonly wiring: Pick<Wiring, "origins" | "behaviours" | "pages" | "headers">;
  readonly authority: string;
  invoke(spec: FunctionSpec, event: unknown): Promise<Outcome>;
  /** What this machine answers itself, by path. */
  readonly besides: ReadonlyMap<string, Handler>;
}

/** The front door: what its behaviours say to functions, everything else from the page's folders, every response with the page's headers. */
export function gateway({ wiring, authority, invoke, besides }: GatewayOptions) {
  const behaviours = wiring.behaviours.map(({ pattern, origin, viewer }) => ({
    ...{ fits: fitting(pattern), origin },
    view: viewer === undefined ? undefined : viewerFunction(viewer),
  }));
  const files = filesOf(wiring.pages);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(wiring.headers)) response.setHeader(name, value);
    // A page elsewhere may point a name of its own at this address; it may not talk to the games here.
    if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? ""))
      return message(response, 421, "This host answers to 127.0.0.1 and localhost only");
    const { pathname } = new URL(request.url ?? "/", `http://${authority}`);
    const own = besides.get(pathname);
    if (own !== undefined) return own(request, response);
    const behaviour = behaviours.find(({ fits }) => fits(pathname));
    if (!behaviour) return files(request, response);
    const { method = "GET", socket } = request;
    const asked = { method, path: pathname, headers: request.headers, ip: socket.remoteAddress ?? "", authority };
    const viewed = behaviour.view?.(asked);
    const origin = wiring.origins.find(({ id }) => id === (viewed?.origin ?? behaviour.origin))!;
    const body = await readBody(request);
    const forwarded = { ...(viewed?.headers ?? single(request.headers)), ...origin.headers };
    const event = body && proxyEvent(request, body, forwarded, authority);
    if (!event || JSON.stringify(event).length > MOST) return message(response, 413, "Request Entity Too Large");
    const outcome = await invoke(origin.function, event);
    if (!outcome.ok || JSON.stringify(outcome.value ?? null).length > MOST)
      return message(response, 502, "Internal Server Error");
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
    if (size <= MOST) chunks.push(chunk);
  }
  return size > MOST ? undefined : Buffer.concat(chunks);
}

/** Whether a path fits a behaviour's pattern, as CloudFront matches it. */
function fitting(pattern: string): (path: string) => boolean {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  const expression = new RegExp(`^${escaped.replaceAll("*", ".*").replaceAll("?", ".")}$`);
  return (path) => expression.test(path);
}

const single = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")]));

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
