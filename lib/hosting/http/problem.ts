import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Problem } from "../api.ts";
import { Refused } from "../refusal.ts";

/** Where it happened: nothing of a request's body, headers or address is logged, which may hold what opens something. */
type Asked = Pick<APIGatewayProxyEventV2, "routeKey" | "pathParameters">;

/** Any error as `application/problem+json`. What a person did not cause is logged, and tells them nothing of the inside. */
export function problemResponse(error: unknown, asked?: Asked): APIGatewayProxyStructuredResultV2 {
  const refused = refusalFor(error);
  if (refused.status >= 500) console.error(lineOf(refused, error, asked));
  const { status, code, message: detail, more } = refused;
  const problem: Problem = {
    type: `urn:hold-priority:problem:${code}`,
    title: code.replaceAll("-", " "),
    ...{ status, code, detail },
    ...more,
  };
  return {
    statusCode: status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...((status === 503 || code === "busy") && { "retry-after": "1" }),
      ...(more.retryAfter !== undefined && { "retry-after": String(more.retryAfter) }),
      ...(status === 401 && { "www-authenticate": "Bearer" }),
    },
    body: JSON.stringify(problem),
  };
}

/** One line of JSON, for the log. */
function lineOf({ status, code }: Refused, error: unknown, asked?: Asked): string {
  const gameId = asked?.pathParameters?.gameId;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return JSON.stringify({ fault: code, status, route: asked?.routeKey, ...(gameId && { gameId }), reason });
}

function refusalFor(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { statusCode, message, name, $metadata }: Partial<ForeignError> = error instanceof Error ? error : {};
  if (message === "Invalid or malformed JSON was provided")
    return new Refused(400, "malformed-json", "The body is not JSON.");
  if (statusCode === 415) return new Refused(415, "not-json", "Send a body of content-type application/json.");
  if (statusCode === 404) return new Refused(404, "unknown-route", "There is nothing at this address.");
  if (name === "TimeoutError" || $metadata !== undefined || isNetworkError(error))
    return new Refused(503, "unavailable", "This could not be finished. Send the same request again.");
  return new Refused(500, "internal-error", "Something is wrong on our side. Nothing was changed.");
}

/** What middy's `createError` and the AWS SDK add to an error. */
interface ForeignError extends Error {
  readonly statusCode: number;
  readonly $metadata: unknown;
}

const isNetworkError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^E[A-Z]+$/.test(String(error.code));
