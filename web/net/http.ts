import { type Trouble, troubleOf } from "../../lib/words/problems.ts";
import { speakHere, speech } from "../language.ts";
import type { Routes } from "./routes.ts";
import type { Act, Problem, TurnPlan } from "./wire.ts";

/** A request that was answered, was not changed since, or did not work. `company`: somebody else has the same table open. */
export type Reply<T> =
  | { readonly is: "ok"; readonly body: T; readonly etag: string | undefined; readonly company?: boolean }
  | { readonly is: "unchanged"; readonly company?: boolean }
  | { readonly is: "trouble"; readonly status: number; readonly trouble: Trouble };

/** What one route of the API takes, as its document has it, and how it is asked. */
export interface Sent<K extends keyof Routes> {
  readonly params?: Routes[K]["params"];
  readonly query?: Routes[K]["query"];
  readonly body?: K extends keyof Answering ? Answering[K] : Routes[K]["body"];
  readonly token?: string | undefined;
  readonly etag?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Nobody has the table before them: the page was not touched for a while, or shows it among others. */
  readonly idle?: boolean;
}

const PATIENCE_MS = 20_000;

/** Bodies that have answers in them, as the engine has these: its type lets a shortcut have another in it, and no answer does (729.2). */
interface Answering {
  readonly "POST /v1/games/{gameId}/actions": Act;
  readonly "POST /v1/games/{gameId}/preview": { readonly plan: TurnPlan };
}

/** Asks something of the API in somebody's name. */
export type Asking = <K extends keyof Routes>(route: K, sent?: Sent<K>) => Promise<Reply<Routes[K]["reply"]>>;

/**
 * One HTTP request: a route by its name in the document, which says what goes there and what comes back. A network that
 * does not answer is `offline` with status 0; everything else has the server's status and the code of its problem+json.
 * Never throws, but for an abort of the caller's own.
 */
export async function ask<K extends keyof Routes>(
  route: K,
  { params, query, body, token, etag, signal, idle }: Sent<K> = {},
): Promise<Reply<Routes[K]["reply"]>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (etag !== undefined) headers["if-none-match"] = etag;
  if (idle) headers["page-idle"] = "1";
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let response: Response;
  try {
    response = await fetch(addressOf(route, params, query), {
      method: route.slice(0, route.indexOf(" ")),
      headers,
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const company = response.headers.get("company") === "1";
    if (response.status === 304) return { is: "unchanged", company };
    if (response.ok) {
      return {
        is: "ok",
        body: (isLines(response) ? await response.text() : await response.json()) as Routes[K]["reply"],
        etag: response.headers.get("etag") ?? undefined,
        company,
      };
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    await speakHere();
    return { is: "trouble", status: 0, trouble: troubleOf("offline", speech) };
  }
  return { is: "trouble", status: response.status, trouble: await problemOf(response) };
}

async function problemOf(response: Response): Promise<Trouble> {
  await speakHere();
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return troubleOf(
    problem.code ?? codeOf(response.status),
    speech,
    problem.detail ?? problem.title,
    problem.faults,
    problem.reason,
  );
}

function codeOf(status: number): string {
  if (status === 401) return "unauthorized";
  if (status === 403) return "forbidden";
  if (status === 404) return "unknown-game";
  if (status === 413) return "too-large";
  if (status === 429 || status === 503) return "busy";
  return "failed";
}

function addressOf(route: string, params: object = {}, query: object = {}): string {
  const [, pattern = ""] = route.split(" ");
  const given = params as Readonly<Record<string, string>>;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(asked).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** A file of JSON lines, which is one text. */
const isLines = ({ headers }: Response): boolean => headers.get("content-type") === "application/jsonl";
