import type { Modification } from "./modifications.ts";
import type { Objects } from "./references.ts";
import type { Replacement } from "./replacements.ts";
import type { Rule } from "./rules.ts";

/** What a static ability (604) does while it applies. */
export type StaticEffect =
  /** Characteristics and control (613). */
  | { readonly static: "modify"; readonly affects: Objects; readonly modifications: readonly Modification[] }
  | { readonly static: "rule"; readonly rule: Rule }
  | { readonly static: "replace"; readonly replacement: Replacement };
