import type { Objects } from "../../engine/abilities/references.ts";
import type { Noun } from "../meanings.ts";

/** Everything a plural noun phrase covers, as a set to count. */
export function everything({ filter, in: zone, of }: Noun): Objects {
  return { what: "all", filter, ...(zone === undefined ? {} : { in: zone }), ...(of === undefined ? {} : { of }) };
}
