import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import type { Noun } from "../meanings.ts";

/** Everything a plural noun phrase covers, as a set to count. */
export function everything({ filter, in: zone, of, fromEach, card }: Noun): Objects {
  if (card === true && zone === undefined) return unbound("which cards, and where?");
  // All from each are all.
  return fromEach === true && zone === undefined
    ? unbound("from each of what?")
    : { what: "all", filter, ...(zone === undefined ? {} : { in: zone }), ...(of === undefined ? {} : { of }) };
}
