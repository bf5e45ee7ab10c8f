import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { isPublic, publicLookup } from "./addresses.ts";

/** POST to an address that a player gave: never to anything inside somebody's network. */
export interface Posting {
  /** Plain http and private addresses; only for a host on one's own machine. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
}

export interface Posted {
  readonly status: number;
  /** Seconds; as the receiver wants. */
  readonly retryAfter?: number;
}

/** Redirects are not followed, and what the answer says is not read. Rejects if none came, or the address may not be called. */
export async function post(
  url: URL,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
  { allowPrivate, timeoutMs }: Posting,
): Promise<Posted> {
  if (!allowPrivate) refusePrivate(url);
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    call.on("response", (response) => {
      const retryAfter = Number(response.headers["retry-after"]);
      resolve({ status: response.statusCode ?? 0, ...(retryAfter >= 0 && { retryAfter }) });
      response.destroy();
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** Throws if such an address may not be called, whatever its name means. */
export function refusePrivate({ protocol, hostname }: URL): void {
  if (protocol !== "https:") throw new Error("only https addresses are called");
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  // A literal address is never looked up.
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is not a public address`);
}
