import { timingSafeEqual } from "node:crypto";
import { isIPv6 } from "node:net";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { HostContext } from "../hostContext.ts";
import { ADDRESS_RATE, LOCAL_TIMES, PLAYER_RATE, type Quota, type Rate, WEIGHTS } from "../limits/limits.ts";
import { countTowards } from "../limits/quotas.ts";
import { Refused } from "../refusal.ts";
import { EDGE_HEADER, PAGE_HEADER, VIEWER_HEADER } from "../routes.ts";
import { sha256 } from "../signingKeys.ts";

/** Who asks, as far as limits go: an address, and the player whose token it is. */

type Event = Pick<APIGatewayProxyEventV2, "headers" | "requestContext"> & { readonly routeKey?: string };

/** Whether it bears the edge key, which the distribution alone knows. */
function knowsKey({ edgeKey }: Pick<HostContext<unknown>, "edgeKey">, { headers }: Event): boolean {
  const claimed = headers[EDGE_HEADER];
  return edgeKey !== undefined && claimed !== undefined && timingSafeEqual(sha256(claimed), sha256(edgeKey));
}

/**
 * A function's own address is open to anybody who finds it out: behind it is nothing for whoever does not come through the
 * distribution, which says where the page is. What another build `handedOn` has been looked at there, by a key that may be another
 * since. Throws `Refused` 403.
 */
export function fromFrontDoor<G>(host: HostContext<G>, event: Event, handedOn: boolean): void {
  if (host.edgeKey === undefined) return;
  if (!handedOn && !knowsKey(host, event)) throw new Refused(403, "not-by-the-front-door", "Ask where the page is.");
  host.page.url = event.headers[PAGE_HEADER] ?? host.page.url;
}

/**
 * The address a request came from. The distribution names it, and is believed because it knows the edge key. What else a
 * client says of itself (X-Forwarded-For) counts for nothing. Of IPv6 the first 64 bits: one customer has all of the rest.
 */
export function addressOf(host: Pick<HostContext<unknown>, "edgeKey">, event: Event): string {
  const viewer = event.headers[VIEWER_HEADER];
  const address = (knowsKey(host, event) && viewer) || event.requestContext.http.sourceIp || "unknown";
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = (text: string | undefined): string[] => (text ? text.split(":") : []);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Nobody on the internet has such an address, and nothing but the edge is asked for it. */
const isLoopback = (address: string): boolean => /^127\./.test(address) || address === "0:0:0:0::/64";

const scaled = ({ burst, perSecond }: Rate, times: number): Rate => ({
  burst: burst * times,
  perSecond: perSecond * times,
});

/** Throws `Refused` 429 if this address has asked for too much lately. */
export function admitAddress<G>(host: HostContext<G>, event: Event): void {
  const address = addressOf(host, event);
  if (!isLoopback(address)) take(host, event, `address ${address}`, ADDRESS_RATE);
}

/** The same of a player, wherever they ask from. */
export function admitPlayer<G>(host: HostContext<G>, event: Event, player: string): void {
  const times = isLoopback(addressOf(host, event)) ? LOCAL_TIMES : 1;
  take(host, event, `player ${player}`, scaled(PLAYER_RATE, times));
}

function take<G>({ rates }: HostContext<G>, { routeKey = "" }: Event, who: string, rate: Rate): void {
  const retryAfter = rates?.take(who, rate, WEIGHTS[routeKey] ?? 1) ?? 0;
  if (retryAfter > 0)
    throw new Refused(429, "too-many-requests", `That was too much at once. Try again in ${retryAfter} s.`, {
      retryAfter,
    });
}

/** Counts one more of what this address, and this player if it is one's, makes today. Throws `Refused` 429. */
export async function countOne<G>(host: HostContext<G>, event: Event, what: Quota, player?: string): Promise<void> {
  const address = addressOf(host, event);
  if (player !== undefined) await countTowards(host.db, what, "player", player, host.now());
  if (!isLoopback(address)) await countTowards(host.db, what, "address", address, host.now());
}
