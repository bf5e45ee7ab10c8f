import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { account } from "../template/intrinsics.ts";

const DEFAULT = "$default";

/** The event of a request to a function by its own address: payload format 2.0, without a route. */
export function proxyEvent(
  request: IncomingMessage,
  body: Buffer,
  forwarded: Readonly<Record<string, string>>,
  authority: string,
): APIGatewayProxyEventV2 {
  const { pathname, search, searchParams } = new URL(request.url ?? "/", `http://${authority}`);
  const { cookie, ...headers } = forwarded;
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  // A form comes as base64, as whatever is no text.
  const text = /^text\/|json|xml|javascript/.test(headers["content-type"] ?? "text/");
  const now = new Date();
  return {
    version: "2.0",
    routeKey: DEFAULT,
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(search.length > 1 ? { queryStringParameters: query } : {}),
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
      routeKey: DEFAULT,
      stage: DEFAULT,
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
