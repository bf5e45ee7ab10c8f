import type { Filter } from "../filters.ts";
import type { Players, Recipients } from "../references.ts";

/** What can be targeted (115). */
export type TargetingRule =
  | { readonly rule: "cantBeTargeted"; readonly what: Recipients; readonly by: Filter; readonly of?: Players }
  /** 601.2c: of a spell's own: as it is cast none of these is chosen; later it may be its target. */
  | { readonly rule: "cantChoose"; readonly what: Filter; readonly target: Filter }
  | { readonly rule: "ignoreHexproof"; readonly who: Players; readonly what: Filter; readonly players?: Players };
