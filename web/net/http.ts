import { type Trouble, troubleOf } from "../../lib/words/problems.ts";
import { speech } from "../language.ts";
import type { Routes } from "./routes.ts";
import type { Problem } from "./wire.ts";

/** A request that was answered, was not changed since, or did not work. */
export type Reply<T> =
  | { readonly is: "ok"; readonly body: T; readonly etag: string | undefined }
  | { readonly is: "unchanged" }
  | { readonly is: "trouble"; readonly status: number; readonly trouble: Trouble };

export interface Call {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly etag?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Nobody has touched the page for a while. */
  readonly idle?: boolean;
}

const PATIENCE_MS = 20_000;

/**
 * One HTTP request. A network that does not answer is `offline` with status 0; everything else has the server's status
 * and the code of its problem+json. Never throws, but for an abort of the caller's own.
 */
export async function call<T>({ method = "GET", path, body, token, etag, signal, idle }: Call): Promise<Reply<T>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (etag !== undefined) headers["if-none-match"] = etag;
  if (idle) headers["page-idle"] = "1";
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 304) return { is: "unchanged" };
    if (response.ok) {
      return { is: "ok", body: (await response.json()) as T, etag: response.headers.get("etag") ?? undefined };
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    return { is: "trouble", status: 0, trouble: troubleOf("offline", speech) };
  }
  return { is: "trouble", status: response.status, trouble: await problemOf(response) };
}

async function problemOf(response: Response): Promise<Trouble> {
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

/** What one route of the API takes, as its document has it. */
interface Sent<K extends keyof Routes> extends Pick<Call, "token" | "etag" | "signal" | "idle"> {
  readonly params?: Routes[K]["params"];
  readonly query?: Routes[K]["query"];
  readonly body?: Routes[K]["body"];
}

/** `call` of a route by its name in the document, which says what goes there and what comes back. */
export function ask<K extends keyof Routes>(route: K, { params, query, body, ...how }: Sent<K> = {}) {
  const [method, pattern = ""] = route.split(" ");
  const given = (params ?? {}) as Readonly<Record<string, string>>;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return call<Routes[K]["reply"]>({
    ...how,
    method: method as "GET" | "POST",
    path: search === "" ? path : `${path}?${search}`,
    ...(body !== undefined && { body }),
  });
}
