import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { account } from "./intrinsics.ts";
import type { RouteSpec } from "./specs.ts";

export interface Match {
  readonly route: RouteSpec;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The most specific route for a request, as HTTP APIs choose it: fixed segments win over parameters. */
export function matchRoute(routes: readonly RouteSpec[], method: string, path: string): Match | undefined {
  const segments = path.split("/");
  const matches = routes.flatMap((route) => {
    const wanted = route.path.split("/");
    if ((route.method !== method && route.method !== "ANY") || wanted.length !== segments.length) return [];
    const parameters: Record<string, string> = {};
    for (const [index, want] of wanted.entries()) {
      const got = segments[index] ?? "";
      const name = /^\{(\w+)\}$/.exec(want)?.[1];
      if (name === undefined ? want !== got : got === "") return [];
      if (name !== undefined) parameters[name] = decode(got);
    }
    return [{ route, parameters }];
  });
  return matches.sort((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length)[0];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The event of a Lambda proxy integration, payload format 2.0. */
export function proxyEvent(
  request: IncomingMessage,
  body: Buffer,
  match: Match,
  authority: string,
): APIGatewayProxyEventV2 {
  const { pathname, search, searchParams } = new URL(request.url ?? "/", `http://${authority}`);
  const { cookie, ...headers } = request.headers;
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  const routeKey = `${match.route.method} ${match.route.path}`;
  const text = /^text\/|json|xml|javascript|urlencoded/.test(headers["content-type"] ?? "text/");
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")])),
    ...(search.length > 1 ? { queryStringParameters: query } : {}),
    ...(Object.keys(match.parameters).length > 0 ? { pathParameters: match.parameters } : {}),
    requestContext: {
      accountId: account,
      apiId: "local",
      domainName: authority,
      domainPrefix: "local",
      http: {
        method: request.method ?? "GET",
        path: pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? "",
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length === 0 ? {} : { body: body.toString(text ? "utf8" : "base64") }),
    isBase64Encoded: body.length > 0 && !text,
  };
}

export interface ProxyResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** What a client gets for a function's return value: as it says, or the value itself as JSON when it says nothing. */
export function proxyResponse(value: unknown): ProxyResponse {
  if (typeof value !== "object" || value === null || !("statusCode" in value))
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(value)) };
  const {
    statusCode,
    headers = {},
    cookies,
    body = "",
    isBase64Encoded,
  } = value as {
    statusCode: number;
    headers?: Record<string, string | number | boolean>;
    cookies?: string[];
    body?: string;
    isBase64Encoded?: boolean;
  };
  const given: Record<string, string | string[]> = { "content-type": "text/plain; charset=utf-8" };
  for (const [name, one] of Object.entries(headers)) given[name.toLowerCase()] = String(one);
  if (cookies) given["set-cookie"] = cookies;
  return { status: statusCode, headers: given, body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8") };
}
