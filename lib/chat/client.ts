import { gunzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import type { Problem } from "../hosting/api.ts";
import { OfOtherBuild } from "../hosting/builds.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import type { HttpHandler } from "../hosting/http/stack.ts";
import { Refused } from "../hosting/refusal.ts";
import { type Route, routeOf } from "../hosting/routes.ts";

/**
 * The routes of the page, called in this process: what a chat may do, how often, and what is checked is the same code.
 */
export interface Client {
  get<T>(path: string, as: As): Promise<T>;
  post<T>(path: string, body: unknown, as: As): Promise<T>;
}

/** With which token, and as which address (an account of a chat is one of its own) it counts towards the limits. */
export interface As {
  readonly token?: string;
  readonly from: string;
}

export type Handlers = Partial<Readonly<Record<Route["function"], HttpHandler>>>;

/**
 * `make` makes the handlers for a host. What only another build can go on with throws `OfOtherBuild`: that build gets the
 * whole message, not this one request. Everything refused throws `Refused`.
 */
export function inProcess<G>(host: HostContext<G>, make: (host: HostContext<G>) => Handlers): Client {
  const builds = {
    has: host.builds.has,
    handOn: (build: string) => Promise.reject(new HandedOn(build)),
  };
  // Nobody comes here from outside.
  const { edgeKey: _, access: _unlogged, ...inside } = host;
  const handlers = make({ ...inside, builds });
  const call = async <T>(method: Route["method"], address: string, { token, from }: As, body?: unknown): Promise<T> => {
    const [path = "", query = ""] = address.split("?");
    const found = routeOf(method, path);
    const handler = found && handlers[found.function];
    if (!found || !handler) throw new Error(`${method} ${path} is served by nobody here`);
    const event: APIGatewayProxyEventV2 = {
      version: "2.0",
      routeKey: "$default",
      rawPath: path,
      rawQueryString: query,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(query && { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
      requestContext: { http: { method, path, sourceIp: from } } as APIGatewayProxyEventV2["requestContext"],
      isBase64Encoded: false,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const { statusCode = 0, body: text = "", isBase64Encoded } = await handler(event, {} as Context);
    const said: unknown = JSON.parse(isBase64Encoded ? gunzipSync(Buffer.from(text, "base64")).toString() : text);
    if (statusCode < 300) return said as T;
    const { code, detail, reason, faults, retryAfter } = said as Problem;
    if (code === HANDED_ON) throw new OfOtherBuild(detail);
    throw new Refused(statusCode, code, detail, {
      ...(reason !== undefined && { reason }),
      ...(faults && { faults }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  };
  return {
    get: (path, as) => call("GET", path, as),
    post: (path, body, as) => call("POST", path, as, body),
  };
}

/** Carries the build through the HTTP layer, which answers with what was refused. */
const HANDED_ON = "handed-on";
class HandedOn extends Refused {
  constructor(build: string) {
    super(409, HANDED_ON, build);
  }
}
