import { builtInCards } from "../cards/builtin.ts";
import { type Game, pending, submitDirectly } from "../engine/index.ts";
import { type PlayerPosition, startFrom } from "../engine/position.ts";
import type { Step } from "../engine/views.ts";
import { readCard } from "../oracle/index.ts";

/** A small position of built-in cards whose decision trees are counted (perft). */
export interface NamedPosition {
  readonly name: string;
  /** What its tree is about, and where the first counts come from. */
  readonly about: string;
  /** The first turn is played by passing until its player has priority, or declares attackers, here. */
  readonly from: Step;
  /** In turn order; cards by name. */
  readonly players: readonly Side[];
  /** Leaves at depth 1, 2, 3 ... */
  readonly leaves: readonly number[];
}

interface Side {
  readonly life?: number;
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly battlefield?: readonly string[];
}

const LIBRARY = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/** The position, at its first decision. Throws if a name is none of the built-in cards'. */
export function gameAt({ name, from, players }: NamedPosition): Game {
  const named = new Set([
    ...LIBRARY,
    ...players.flatMap((side) => [side.hand, side.graveyard, side.battlefield].flatMap((names) => names ?? [])),
  ]);
  const cards = builtInCards().flatMap(({ printed }) => {
    if (!named.has(printed.name)) return [];
    const reading = readCard(printed);
    return reading.verdict === "read" ? [reading.card] : [];
  });
  const definition = (card: string): number => {
    const found = cards.findIndex((one) => one.name === card);
    if (found < 0) throw new Error(`position "${name}": there is no built-in card ${card}`);
    return found;
  };
  const numbered = (names: readonly string[] = []): number[] => names.map(definition);
  const game = startFrom({
    seed: "9e".repeat(32),
    pool: { cards },
    players: players.map(
      (side): PlayerPosition => ({
        life: side.life ?? 20,
        library: numbered(LIBRARY),
        hand: numbered(side.hand),
        graveyard: numbered(side.graveyard),
        battlefield: numbered(side.battlefield).map((one) => ({ definition: one })),
      }),
    ),
  });
  for (;;) {
    const [decision] = pending(game);
    if (decision === undefined) throw new Error(`position "${name}": the game ended before ${from}`);
    if (game.state.turn.step === from && decision.decidedBy === game.state.turn.active) return game;
    const passed = submitDirectly(game, decision.decidedBy, [
      { slot: decision.slot, answer: { ask: "priority", action: { act: "pass" } } },
    ]);
    if (!passed.ok) throw new Error(`position "${name}": ${passed.message}`);
  }
}

export const POSITIONS: readonly NamedPosition[] = [
  {
    name: "land",
    about: "505.6b, 305.2: two different lands in hand, one land a turn: pass, or play either; then only to pass.",
    from: "precombatMain",
    players: [{ hand: ["Plains", "Forest"] }, {}],
    leaves: [3, 3, 3, 3, 3, 3, 3, 3, 5],
  },
  {
    name: "attack",
    about:
      "508.1a, 509.1a, 509.2: 8 declarations of three attackers, one of them flying; two blockers, one with reach, answer them in 44 ways; two on one attacker are ordered.",
    from: "declareAttackers",
    players: [
      { battlefield: ["Sunvale Recruit", "Fenwalk Ghoul", "Chapel Gryphon"] },
      { battlefield: ["Thornwold Cub", "Canopy Lurker"] },
    ],
    leaves: [8, 8, 8, 44, 52, 52],
  },
  {
    name: "menace",
    about: "702.111b: two possible blockers block a creature with menace together or not at all.",
    from: "declareAttackers",
    players: [{ battlefield: ["Hollow King's Reaver"] }, { battlefield: ["Thornwold Cub", "Canopy Lurker"] }],
    leaves: [2, 2, 2, 3, 4, 4, 4, 8],
  },
  {
    name: "must attack",
    about: "508.1d: of the 4 declarations those with the raider obey its requirement.",
    from: "declareAttackers",
    players: [{ battlefield: ["Sootwing Raider", "Fenwalk Ghoul"] }, {}],
    leaves: [2, 2, 2, 2],
  },
  {
    name: "must block",
    about: "509.1c: where the stag attacks, both creatures block it: one legal declaration.",
    from: "declareAttackers",
    players: [{ battlefield: ["Lurewood Stag", "Fenwalk Ghoul"] }, { battlefield: ["Thornwold Cub", "Canopy Lurker"] }],
    leaves: [4, 4, 4, 7, 10, 10],
  },
  {
    name: "planeswalker",
    about: "508.1b: each of two attackers chooses the player or the planeswalker, or stays home: 9 declarations.",
    from: "declareAttackers",
    players: [{ battlefield: ["Sunvale Recruit", "Fenwalk Ghoul"] }, { battlefield: ["Osric, Last of the Wardens"] }],
    leaves: [9, 9, 9],
  },
  {
    name: "trample",
    about: "510.1c, 702.19b: of four damage two are lethal for the blocker, the rest is divided in three ways.",
    from: "declareAttackers",
    players: [{ battlefield: ["Kiln Brute"] }, { battlefield: ["Thornwold Cub"] }],
    leaves: [2, 2, 2, 3, 3, 3, 5],
  },
  {
    name: "stack",
    about: "117.3, 601.2c: a damage spell with four targets and a counterspell against it.",
    from: "precombatMain",
    players: [
      { hand: ["Cinder Lash"], battlefield: ["Mountain", "Sunvale Recruit"] },
      { hand: ["Refuse Passage"], battlefield: ["Island", "Island", "Island", "Fenwalk Ghoul"] },
    ],
    leaves: [2, 5, 6, 13, 14, 20, 26, 28, 47],
  },
  {
    name: "x",
    about: "601.2b, 107.3a: X is 0 to 3 with four lands, at either player.",
    from: "precombatMain",
    players: [{ hand: ["Kindle the Streets"], battlefield: ["Mountain", "Mountain", "Mountain", "Mountain"] }, {}],
    leaves: [2, 5, 9, 9, 9, 9, 9, 9, 10],
  },
  {
    name: "triggers",
    about: "603.3b: two abilities that trigger at once are put on the stack in either order.",
    from: "precombatMain",
    players: [{ hand: ["Forest"], battlefield: ["Gatherer of Windfalls", "Undergrowth Champion-at-Arms"] }, {}],
    leaves: [2, 3, 3, 3, 6, 6],
  },
  {
    name: "legend",
    about: "704.5j: of two legendary permanents with one name their controller chooses which stays.",
    from: "precombatMain",
    players: [{ hand: ["Sunvale Marshal"], battlefield: ["Plains", "Plains", "Plains", "Sunvale Marshal"] }, {}],
    leaves: [2, 2, 2, 3, 4, 4, 4, 4, 5],
  },
];
