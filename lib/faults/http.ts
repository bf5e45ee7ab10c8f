import { gunzipSync } from "node:zlib";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Response } from "../hosting/http/stack.ts";
import { EDGE_HEADER, type Route, routeOf } from "../hosting/routes.ts";

/** Requests as the front door hands them to a function by its address (payload 2.0), and what becomes of the answers. */
export interface HttpAsk {
  readonly method: string;
  /** With the query string, if any. */
  readonly address: string;
  readonly token?: string | undefined;
  /** The address it comes from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the simulated front door proves itself with. */
export const EDGE_KEY = "only for games that nobody plays, in this process";

/** The function that serves it, if any does: whatever else is asked is not what is simulated. Nothing is drawn here, nobody chats or asks for advice. */
export function functionFor({
  method,
  address,
}: HttpAsk): Exclude<Route["function"], "hint" | "picture" | "inbound"> | undefined {
  const name = routeOf(method, pathOf(address))?.function;
  return name === "hint" || name === "picture" || name === "inbound" ? undefined : name;
}

export function eventOf({
  method,
  address,
  token,
  from = "127.0.0.1",
  headers = {},
  body,
  raw,
}: HttpAsk): APIGatewayProxyEventV2 {
  const path = pathOf(address);
  const query = address.slice(path.length + 1);
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: query,
    headers: {
      ...(text !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
      [EDGE_HEADER]: EDGE_KEY,
    },
    ...(query && { queryStringParameters: Object.fromEntries(new URLSearchParams(query)) }),
    requestContext: { http: { method, path, sourceIp: from } } as APIGatewayProxyEventV2["requestContext"],
    isBase64Encoded: false,
    ...(text !== undefined && { body: text }),
  };
}

/** A body by its type: JSON, an array of what its lines are (`application/jsonl`), or text. Throws `SyntaxError`. */
export function answerOf({ statusCode = 0, headers = {}, body = "", isBase64Encoded }: Response): HttpAnswer {
  const text = isBase64Encoded ? gunzipSync(Buffer.from(body, "base64")).toString() : body;
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return { status: statusCode, headers: named, body: text === "" ? undefined : read(text, named["content-type"]) };
}

function read(text: string, type = "application/json"): unknown {
  if (type.includes("jsonl"))
    return text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
  return type.includes("json") ? JSON.parse(text) : text;
}

const pathOf = (address: string): string => address.split("?")[0] ?? "";
