/**
 * The rules that no game can show, and why: a test for them would show another rule. One block per section of the rules;
 * everything that is not here, and no mere heading, wants a test (docs/rules-coverage.md).
 *
 * - `definition`: gives a word its meaning, which other rules use
 * - `pointer`: says where the rule is, or gives advice on reading cards
 * - `outside`: about paper cards, tournaments, deck boxes: nothing a server does
 * - `variant`: of a way to play that is not played here (two-headed giant, planechase, grand melee ...)
 */
export type WhyUnshown = "definition" | "pointer" | "outside" | "variant";

type Section = Partial<Record<WhyUnshown, string>>;

const SECTIONS: readonly Section[] = [
  // 117. Timing and Priority
  { variant: "117.6" },
  // 405. Stack
  {},
  // 500-505. Turn structure: that there is nothing between steps (500.12) shows in every other rule about them;
  // shared turns (502.2a), Archenemy (505.3) and Attractions (505.5) are not played
  { definition: "500.12", variant: "502.2a 505.3 505.5" },
  // 506-511. Combat: all opponents are defending players (802), so that none is chosen (507.1, 508.7d); everybody is
  // within range (508.7e). 508.3 and 509.5 announce the rules below them
  { definition: "508.3 509.5", variant: "506.2b 507.1 508.7d 508.7e" },
  // 512-514. Ending phase: how cards used to be worded
  { outside: "513.1a" },
  // 601. Casting Spells
  {},
  // 602. Activating Activated Abilities
  {},
  // 603. Handling Triggered Abilities
  {},
  // 604-607
  {},
  // 608. Resolving Spells and Abilities
  {},
  // 609-612
  {
    definition: "609.1 610.1 611.1 611.2 611.3",
    pointer: "609.5 609.6 609.7 610.2",
    // 612.9: name stickers.
    variant: "612.9",
  },
  // 613. Interaction of Continuous Effects: planes, schemes, vanguards, conspiracies and stickers
  { definition: "613.2 613.2c", variant: "613.7h 613.7i 613.7j 613.7k" },
  // 614-616. Replacement and prevention
  { pointer: "614.2 615.2" },
  // 700
  {},
  // 701. Keyword Actions
  {},
  // 702. Keyword Abilities
  {},
  // 703. Turn-Based Actions: 703.4 announces its letters, of which e and g are of games not played here and h is 507.1
  { definition: "703.4", variant: "703.4e 703.4g 703.4h" },
  // 704. State-Based Actions
  { pointer: "704.5", variant: "704.6 704.6a 704.6b 704.6e 704.6f" },
  // 705-719
  {},
  // 720-730
  {},
];

/** Number of a rule -> why no game shows it. */
export const UNSHOWN: ReadonlyMap<string, WhyUnshown> = new Map(
  SECTIONS.flatMap((section) =>
    (["definition", "pointer", "outside", "variant"] as const).flatMap((why) =>
      (section[why]?.split(/\s+/) ?? []).map((number) => [number, why] as const),
    ),
  ),
);
