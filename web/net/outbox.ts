import type { SeatLink } from "./seats.ts";
import type { Act } from "./wire.ts";

/**
 * The action of a seat that was not answered yet: kept on the device, so that neither a server that is down nor a closed
 * page loses it. It carries its action id, under which it happens once however often it is sent.
 */
const keyOf = ({ gameId, secret }: SeatLink): string => `not sent ${gameId} ${secret}`;

export const keepUnsent = (link: SeatLink, act: Act): void => localStorage.setItem(keyOf(link), JSON.stringify(act));

export const forgetUnsent = (link: SeatLink): void => localStorage.removeItem(keyOf(link));

export function unsentAt(link: SeatLink): Act | undefined {
  const kept = localStorage.getItem(keyOf(link));
  if (kept === null) return undefined;
  try {
    return JSON.parse(kept) as Act;
  } catch {
    return undefined;
  }
}
