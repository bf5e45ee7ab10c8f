import { RetryLater } from "../hosting/notices/channel.ts";

/** HTTP to a platform's API. */

const PATIENCE_MS = 8_000;
/** A pause this short is waited for here; a longer one is for whoever delivers. */
const SHORT_MS = 2_500;
const MOST_BYTES = 64 * 1024;

export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON; undefined if it was none. */
  readonly body: unknown;
}

/**
 * One request with a JSON body. Rejects with `RetryLater` when the platform asks to be left alone (429) for longer than is
 * worth waiting, else only if no answer came.
 */
export async function callApi(
  url: string,
  { method = "POST", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: unknown },
  now: () => number = Date.now,
): Promise<ApiAnswer> {
  for (let tried = 0; ; tried++) {
    const response = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "error",
    });
    const text = await response.text();
    const answer = { status: response.status, body: jsonOf(text) };
    if (response.status !== 429) return answer;
    const waitMs = pauseOf(response.headers.get("retry-after"), answer.body);
    if (waitMs > SHORT_MS || tried > 0) throw new RetryLater(`${new URL(url).hostname} answered 429`, now() + waitMs);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Seconds in the header; Discord has them in the body, Telegram in `parameters` of it, where they are more exact. */
function pauseOf(header: string | null, body: unknown): number {
  const said = body as { retry_after?: unknown; parameters?: { retry_after?: unknown } } | undefined;
  const seconds = [said?.retry_after, said?.parameters?.retry_after, header ?? undefined]
    .map(Number)
    .find((one) => Number.isFinite(one) && one >= 0);
  return Math.min(seconds ?? 5, 3_600) * 1_000;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text file of somebody's, at most 64 KiB of it. Rejects if it is larger, or does not come. */
export async function readFile(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS), redirect: "error" });
  if (!response.ok || !response.body) throw new Error(`a file was answered with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`a file is larger than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
