/**
 * The rules that no game can show, and why: a test for them would show another rule. One block per section of the rules;
 * everything that is not here, and no mere heading, wants a test (docs/rules-coverage.md).
 *
 * - `definition`: gives a word its meaning, which other rules use
 * - `pointer`: says where the rule is, or gives advice on reading cards
 * - `outside`: about paper cards, tournaments, deck boxes: nothing a server does
 * - `variant`: of a way to play that is not played here (drafts, several turns at once ...)
 */
export type WhyUnshown = "definition" | "pointer" | "outside" | "variant";

type Section = Partial<Record<WhyUnshown, string>>;

const SECTIONS: readonly Section[] = [
  // 100-104. General, the golden rules, players, starting and ending the game
  {
    definition: "100.1 100.1a 100.1b 100.5 102.4 104.2 104.4",
    outside: "100.2 100.2a 100.2b 100.3 100.4 100.4a 100.4b 100.6 100.6a 100.6b 100.7 103.2 103.2a 104.3k 104.4i",
    variant: "100.2c 100.2d 100.4c 100.4d 103.2d",
  },
  // 105-107. Color, mana, numbers and symbols
  {
    definition: "105.1 106.1a 106.1b 106.2 107.1 107.3p 107.4 107.4g",
    outside: "106.4a 106.4b 107.9 107.10",
    variant: "107.11 107.12 107.17 107.17a",
  },
  // 108-115. Cards, objects, permanents, tokens, spells, abilities, emblems, targets
  {
    definition: "109.1 109.3 110.3 113.1 113.1a 113.1b 113.1c 113.2 113.2a 113.2b 113.2d",
    pointer: "108.1 108.6 109.4a 113.4 113.5",
    outside: "108.2a 113.6n",
    variant: "111.11",
  },
  // 116-122. Special actions, costs, life, damage, drawing, counters
  {
    definition: "116.2 118.4 120.4",
    variant: "116.2e",
  },
  // 123. Stickers, which are paper
  {
    outside:
      "123.1 123.2 123.2a 123.2b 123.2c 123.3 123.3a 123.3b 123.3c 123.3d 123.4 123.5 123.5a 123.5b 123.5c 123.6 123.6a 123.6b 123.6c 123.6d 123.6e 123.7 123.7a 123.8 123.8a 123.9",
  },
  // 200-213. Parts of a card: what is printed where, and the lists of types. Which names are interchangeable (201.3) and which
  // were first printed in a set (206.3) is a list of names on paper: a file of cards has one name for each card
  {
    definition:
      "200.1 200.2 200.3 201.1 202.2a 204.1 205.2a 205.2c 205.3a 205.3b 205.3g 205.3h 205.3k 205.3n 205.3p 205.3q 205.3r 205.4a 207.1 207.2 208.1 208.2",
    pointer: "202.4 205.3f 205.4f 205.4h 207.4 209.2",
    outside:
      "201.3 201.3a 201.3b 201.3c 201.4g 201.6 203.1 206.1 206.2 206.3 206.3a 206.3b 206.3c 206.4 206.5 207.2b 207.3 207.5 213.1 213.1a 213.1b 213.1c 213.1d 213.1e 213.1f 213.1g",
  },
  // 300-315. Card types: that schemes, vanguards and the others have no subtypes, and what they are (311.1)
  {
    definition:
      "300.1 301.3 302.3 303.3 304.3 305.5 306.3 307.3 308.2 309.1 310.3 310.8e 310.11 311.1 312.1 312.3 313.1 313.3 314.1 314.3 315.1 315.4",
    pointer: "303.5 303.6 306.4 306.7 308.3",
  },
  // 400-408. Zones: which there are; 407 is for antes
  {
    definition: "400.11 401.1 402.1 403.1 403.3 406.1 406.2 408.1 408.2 408.3",
    outside: "400.7m 403.5 406.4 406.5 406.8",
    variant: "407.1 407.2 407.3 407.4",
  },
  // 500-505. Turn structure: that there is nothing between steps (500.12) shows in every other rule about them
  { definition: "500.12" },
  // 506-511. Combat: 508.3 and 509.5 announce the rules below them
  { definition: "508.3 509.5" },
  // 512-514. Ending phase: how cards used to be worded
  { outside: "513.1a" },
  // 601. Casting Spells: how cards used to be worded
  { outside: "601.1" },
  // 602. Activating Activated Abilities
  { definition: "602.1", outside: "602.1d" },
  // 603. Handling Triggered Abilities
  { definition: "603.1" },
  // 604-607: 607.2 announces its letters; 607.2n and 607.2p are of choices before a draft or Commander game
  { definition: "606.1", pointer: "607.2", variant: "607.2n 607.2p" },
  // 608. Resolving Spells and Abilities
  {},
  // 609-612
  {
    definition: "609.1 610.1 611.1 611.2 611.3",
    pointer: "609.5 609.6 609.7 610.2",
    // 612.9: name stickers.
    variant: "612.9",
  },
  // 613. Interaction of Continuous Effects: planes, schemes, vanguards and stickers
  { definition: "613.2 613.2c", variant: "613.7k" },
  // 614-616. Replacement and prevention
  { pointer: "614.2 615.2" },
  // 700
  {},
  // 701. Keyword Actions
  {
    definition: "701.1 701.4b 701.6c 701.14d 701.14e 701.44b 701.44d 701.58b",
    pointer: "701.7c",
    variant: "701.41a",
  },
  // 702. Keyword Abilities: echo without a cost and totem armor are how cards used to be worded, sticker kicker (702.33h) is
  // about stickers, the sign of spree an icon
  {
    definition:
      "702.1 702.2a 702.3a 702.4a 702.7a 702.9a 702.10a 702.11a 702.12a 702.13a 702.14a 702.14b 702.15a 702.17a 702.20a " +
      "702.22a 702.28a 702.31a 702.36a 702.75b 702.87b 702.90a 702.111a 702.118a " +
      "702.128b 702.131c 702.145a 702.170e",
    pointer: "702.5b 702.6b 702.67b",
    outside: "702.30b 702.33h 702.89b 702.172b",
  },
  // 703. Turn-Based Actions: 703.4 announces its letters
  { definition: "703.4" },
  // 704. State-Based Actions
  { definition: "704.6", pointer: "704.5" },
  // 705-719: how split, flip and leveler cards are laid out; 706.1b is about other dice than the server's; 713 about substitute
  // cards of paper; 717.2b about limited play
  {
    definition:
      "707.1 709.1 710.1 710.1a 711.1 712.1 712.4 712.5 712.5a 712.5b 712.5c 712.5d 712.5e 712.5f 714.1 715.1 716.1 718.1 719.1",
    outside:
      "706.1b 708.6 711.3 712.2a 712.2b 712.2c 712.3a 712.3b 712.3c 712.7 712.17 713.1 713.2 713.2a 713.2b 713.2c 713.3 713.4 713.5",
    variant: "717.2b",
  },
  // 720-730: what players decide who are at a table (720.5b) or understand without saying it (729.1a), and at tournaments
  // (729.1c); 729.2 announces its letters
  { definition: "729.1 729.2", pointer: "727.1", outside: "720.5b 729.1a 729.1c" },
  // 800-811. Multiplayer: tournaments, ante and where people sit are no matter of the game's
  {
    definition: "800.1 800.2 801.1 805.10 810.8",
    pointer: "801.5",
    outside: "800.3 800.4n 800.5 806.3 807.3",
  },
  // 900-905. Casual variants: 903.13 and 905 are drafts
  {
    definition: "900.1 900.2 901.1 901.2 902.1 903.1 903.9 903.10 903.12 904.1 904.4 904.12 904.13",
    outside: "903.12b",
    variant:
      "903.13 903.13a 903.13b 903.13c 903.13d 903.13e " +
      "903.13f 903.13g 905.1 905.1a 905.1b 905.1c 905.1d 905.2 905.2a 905.2b 905.2c " +
      "905.3 905.5 905.6",
  },
];

/** Number of a rule -> why no game shows it. */
export const UNSHOWN: ReadonlyMap<string, WhyUnshown> = new Map(
  SECTIONS.flatMap((section) =>
    (["definition", "pointer", "outside", "variant"] as const).flatMap((why) =>
      (section[why]?.split(/\s+/) ?? []).map((number) => [number, why] as const),
    ),
  ),
);
