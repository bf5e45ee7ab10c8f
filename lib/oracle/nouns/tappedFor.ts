import type { TappedFor } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { objects } from "../hubs.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";
import { narrowed, type Post } from "./narrowing.ts";

/** What was tapped to crew, saddle or convoke something (702.122b, 702.171c, 702.51c): "that crewed it this turn". */

const { rule } = rulesFor<Post>();

export const tappedFor = words<TappedFor>([
  ["crewed", "crew"],
  ["saddled", "saddle"],
]);
const tapped = (what: TappedFor, of: Objects): Filter => ({
  is: "history",
  event: { on: "tapsFor", object: { is: "any" }, other: { is: "spellOf", of }, for: [what] },
});

export const tappedForIt: readonly Phrase<Post>[] = [
  rule("that {did} {what} this turn", { did: tappedFor, what: objects.one }, ({ did, what }) =>
    narrowed(tapped(did, what)),
  ),
  rule("that convoked {what}", { what: objects.one }, ({ what }) => narrowed(tapped("convoke", what))),
];
