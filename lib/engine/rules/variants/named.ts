import type { GameOptions } from "../../api.ts";
import type { Seat } from "../../state/ids.ts";
import { isTogether, seatingProblem } from "./seating.ts";

/**
 * 806-811: the named variants. Each is an entry that composes options; no rule of the engine asks for a variant by name.
 * Those of 901-904 compose with one another and with these: `decks` says what else each player brings.
 */

type Options = Partial<GameOptions>;
type Teams = readonly (readonly Seat[])[];

interface Variant {
  /** The section of the rules. */
  readonly rule: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How teams sit, and how many players each may have; absent, everybody plays for themselves. */
  readonly teams?: {
    readonly sit: "together" | "alternating";
    readonly size: { readonly min: number; readonly max: number };
    readonly equal: boolean;
    /** Where they are not as many equal ones. */
    readonly usual?: (seats: number) => Teams;
  };
  readonly options: (seats: number, teams: Teams) => Options;
  /** Options of this list have to be chosen among (806.2b, 811.2b). */
  readonly attack?: readonly NonNullable<GameOptions["attack"]>[];
  readonly decks?: DecksOfVariant;
}

/** What players bring beside a deck, or what their deck is. */
export interface DecksOfVariant {
  /** 903, 903.12: a deck with a commander. */
  readonly commander?: "commander" | "brawl";
  /** 901.3: each a planar deck; 901.15: one for all, which the player of seat 0 brings. */
  readonly planar?: "own" | "communal";
  /** 904.3, 904.12a: the player who is alone, or everybody. */
  readonly scheme?: "archenemy" | "all";
  /** 902.3. */
  readonly vanguard?: true;
}

/** A table has 16 seats. */
const MOST = 16;
const MULTIPLE = ["multiple", "left", "right"] as const;
const ANY = { min: 1, max: MOST };

/** 806, 903.2: everybody against everybody, where there are more than two. */
const melee = (seats: number): Options => (seats > 2 ? { attack: "multiple" } : {});

/** 807.2. */
const grandMelee = (seats: number): Options => ({
  ...{ attack: "left", rangeOfInfluence: each(seats, 1), turnMarkers: true },
});

/** 810.11. */
const twoHeaded = (heads: number): Options => ({
  startingLife: 30 + 15 * (heads - 2),
  poisonToLose: 15 + 5 * (heads - 2),
  sharedTeamTurns: true,
  sharedLife: true,
  firstDrawSkipped: true,
  openHands: "teammates",
});

/** 904.2a: the one who is alone; of two players the first team's. */
const archenemyOf = (teams: Teams): Seat => teams.find(({ length }) => length === 1)![0]!;

/** 904.2, 904.6. */
const archenemyOptions = (teams: Teams): Options => ({
  ...{ attack: "multiple", sharedTeamTurns: true, openHands: "teammates" },
  startingPlayer: archenemyOf(teams),
});

/** 904.2a-b. */
const ONE_AGAINST_A_TEAM: Pick<Variant, "players" | "teams"> = {
  players: { min: 2, max: MOST },
  teams: {
    ...{ sit: "together", size: ANY, equal: false },
    usual: (seats) => [[0], Array.from({ length: seats - 1 }, (_, i) => i + 1)],
  },
};

export type VariantName =
  | "duel"
  | "free-for-all"
  | "grand-melee"
  | "team-vs-team"
  | "emperor"
  | "two-headed-giant"
  | "alternating-teams"
  | "commander"
  | "brawl"
  | "two-headed-commander"
  | "planechase"
  | "single-planar-deck"
  | "planechase-commander"
  | "two-headed-planechase"
  | "grand-melee-planechase"
  | "vanguard"
  | "archenemy"
  | "archenemy-commander"
  | "supervillain-rumble";

export const VARIANTS: Readonly<Record<VariantName, Variant>> = {
  /** The usual game (100.1a). */
  duel: { rule: "100.1a", players: { min: 2, max: 2 }, options: () => ({}) },
  "free-for-all": {
    rule: "806",
    players: { min: 3, max: MOST },
    attack: MULTIPLE,
    options: () => ({ attack: "multiple" }),
  },
  "grand-melee": {
    rule: "807",
    players: { min: 4, max: MOST },
    options: grandMelee,
  },
  "team-vs-team": {
    rule: "808",
    players: { min: 3, max: MOST },
    teams: { sit: "together", size: ANY, equal: false },
    attack: MULTIPLE,
    options: () => ({ attack: "multiple", openHands: "teammates" }),
  },
  emperor: {
    rule: "809",
    players: { min: 6, max: MOST },
    teams: { sit: "together", size: { min: 3, max: MOST }, equal: true },
    options: (seats, teams) => ({
      attack: "one",
      attackNeighbors: true,
      deployCreatures: true,
      openHands: "teammates",
      emperors: teams.map(emperorOf),
      rangeOfInfluence: Array.from({ length: seats }, (_, seat) => rangeInEmperor(teams, seat)),
    }),
  },
  "two-headed-giant": {
    rule: "810",
    players: { min: 4, max: MOST },
    teams: { sit: "together", size: { min: 2, max: MOST }, equal: true },
    options: (_, [team]) => twoHeaded(team!.length),
  },
  "alternating-teams": {
    rule: "811",
    players: { min: 4, max: MOST },
    teams: { sit: "alternating", size: { min: 2, max: MOST }, equal: true },
    attack: MULTIPLE,
    options: (seats) => ({
      attack: "multiple",
      attackNeighbors: true,
      openHands: "neighbors",
      rangeOfInfluence: each(seats, 2),
    }),
  },
  /** 903.2: by default everybody against everybody; of two players as a duel. */
  commander: {
    ...{ rule: "903", players: { min: 2, max: MOST }, attack: MULTIPLE, decks: { commander: "commander" } },
    options: (seats) => ({ ...melee(seats), startingLife: 40 }),
  },
  brawl: {
    ...{ rule: "903.12", players: { min: 2, max: MOST }, attack: MULTIPLE, decks: { commander: "brawl" } },
    options: (seats) => ({
      ...melee(seats),
      ...{ startingLife: seats === 2 ? 25 : 30, freeMulligan: true, commanderDamageIgnored: true },
    }),
  },
  /** 903 and 810: what one commander deals to each player counts for that player (810.10d); a team's life is shared. */
  "two-headed-commander": {
    rule: "810",
    players: { min: 4, max: MOST },
    teams: { sit: "together", size: { min: 2, max: MOST }, equal: true },
    decks: { commander: "commander" },
    options: (_, [team]) => ({ ...twoHeaded(team!.length), startingLife: 60 + 30 * (team!.length - 2) }),
  },
  planechase: {
    ...{ rule: "901", players: { min: 2, max: MOST }, attack: MULTIPLE, decks: { planar: "own" } },
    options: melee,
  },
  "single-planar-deck": {
    ...{ rule: "901.15", players: { min: 2, max: MOST }, attack: MULTIPLE, decks: { planar: "communal" } },
    options: (seats) => ({ ...melee(seats), communalPlanarDeck: true }),
  },
  "planechase-commander": {
    ...{ rule: "901", players: { min: 2, max: MOST }, attack: MULTIPLE },
    decks: { planar: "own", commander: "commander" },
    options: (seats) => ({ ...melee(seats), startingLife: 40 }),
  },
  /** 901.12: 810 and 901. */
  "two-headed-planechase": {
    rule: "901.12",
    players: { min: 4, max: MOST },
    teams: { sit: "together", size: { min: 2, max: MOST }, equal: true },
    decks: { planar: "own" },
    options: (_, [team]) => twoHeaded(team!.length),
  },
  /** 901.14: 807 and 901. */
  "grand-melee-planechase": {
    ...{ rule: "901.14", players: { min: 4, max: MOST }, decks: { planar: "own" } },
    options: grandMelee,
  },
  vanguard: {
    ...{ rule: "902", players: { min: 2, max: MOST }, attack: MULTIPLE, decks: { vanguard: true } },
    options: melee,
  },
  archenemy: {
    ...ONE_AGAINST_A_TEAM,
    ...{ rule: "904", decks: { scheme: "archenemy" } },
    options: (seats, teams) => ({
      ...archenemyOptions(teams),
      startingLives: Array.from({ length: seats }, (_, seat) => (seat === archenemyOf(teams) ? 40 : 20)),
    }),
  },
  "archenemy-commander": {
    ...ONE_AGAINST_A_TEAM,
    ...{ rule: "904.13", decks: { scheme: "archenemy", commander: "commander" } },
    options: (_, teams) => ({ ...archenemyOptions(teams), startingLife: 60, sharedLife: true, ownPoison: true }),
  },
  "supervillain-rumble": {
    ...{ rule: "904.12", players: { min: 3, max: MOST }, decks: { scheme: "all" } },
    options: () => ({ attack: "multiple", startingLife: 40 }),
  },
};

export const decksOf = (name: VariantName): DecksOfVariant => VARIANTS[name].decks ?? {};

/** 901.3, 904.3, 902.3: which of these the player in this seat brings, at a table with these options. */
export function bringsOf(
  name: VariantName,
  seat: Seat,
  { startingPlayer }: Options,
): { readonly planar: boolean; readonly scheme: boolean; readonly vanguard: boolean } {
  const { planar, scheme, vanguard = false } = decksOf(name);
  return {
    planar: planar === "own" || (planar === "communal" && seat === 0),
    scheme: scheme === "all" || (scheme === "archenemy" && seat === startingPlayer),
    vanguard,
  };
}

/** What a table asks for beside the variant. */
export interface Arrangement {
  readonly seats: number;
  /** 102.3: by seat; absent where the variant has teams, as many equal ones as `teamCount` says (two if it does not). */
  readonly teams?: Teams;
  readonly teamCount?: number;
  /** Options chosen before play begins, where the variant leaves them open (806.2, 808.3, 811.2). */
  readonly options?: Options;
}

export type Arranged =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly rule: string };

/** The options of a variant at this table, or why it can't be played there. */
export function arranged(name: VariantName, { seats, teams, teamCount = 2, options = {} }: Arrangement): Arranged {
  const variant = VARIANTS[name];
  const { rule, players, attack } = variant;
  const refuse = (code: string, message: string, by = rule): Arranged => ({ ok: false, code, message, rule: by });
  if (!Number.isInteger(seats) || seats < players.min || seats > players.max)
    return refuse(
      "variant-seats",
      `This variant is for ${players.min} to ${players.max} players; change the seats or the variant.`,
    );
  if (variant.teams === undefined && teams !== undefined)
    return refuse("variant-has-no-teams", "In this variant everybody plays alone; leave the teams out.");
  if (attack !== undefined && options.attack !== undefined && !attack.includes(options.attack))
    return refuse("variant-attack", `Choose one of these ways to attack: ${attack.join(", ")}.`, "806.2b");
  const usual = variant.teams && (variant.teams.usual?.(seats) ?? seatTeams(variant.teams.sit, seats, teamCount));
  const seated = variant.teams === undefined ? [] : (teams ?? usual!);
  if (variant.decks?.scheme === "archenemy" && !(seated.length === 2 && seated.some(({ length }) => length === 1)))
    return refuse("no-archenemy", "One player alone is the archenemy, against one other team.", "904.2a");
  const wrong = variant.teams && teamsProblem(variant.teams, seated, seats);
  if (wrong !== undefined) return refuse(wrong.code, wrong.message, wrong.rule ?? rule);
  const all: Options = { ...(variant.teams && { teams: seated }), ...variant.options(seats, seated), ...options };
  const problem = seatingProblem(all, seats);
  return problem === undefined
    ? { ok: true, options: all }
    : refuse("variant-options", `The options do not fit: ${problem}.`);
}

/** 808.2, 811.3: seats for equal teams: side by side, or each next to others only. */
export const seatTeams = (sit: "together" | "alternating", seats: number, count: number): Teams =>
  Array.from({ length: count }, (_, team) =>
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
      sit === "alternating" ? seat % count === team : Math.floor((seat * count) / seats) === team,
    ),
  );

function teamsProblem(
  { sit, size, equal }: NonNullable<Variant["teams"]>,
  teams: Teams,
  seats: number,
): { readonly code: string; readonly message: string; readonly rule?: string } | undefined {
  const sizes = teams.map(({ length }) => length);
  const members = new Set(teams.flat());
  const isWhole = members.size === seats && teams.flat().length === seats && [...members].every((one) => one < seats);
  if (!isWhole || teams.length < 2)
    return { code: "variant-options", message: "Each seat is in one of two or more teams." };
  if (equal && sizes.some((length) => length !== sizes[0]))
    return {
      code: "unequal-teams",
      message: "The teams of this variant are of equal size; change the teams or the seats.",
    };
  if (sizes.some((length) => length < size.min || length > size.max))
    return { code: "team-size", message: `A team of this variant has at least ${size.min} players.` };
  if (sit === "together" && !teams.every((team) => isTogether(team, seats)))
    return { code: "team-seats", message: "Each team sits together; give its seats from right to left." };
  if (sit === "alternating" && !teams.every((team, i) => team.every((seat, k) => seat === i + k * teams.length)))
    return {
      code: "team-seats",
      message: "Nobody sits next to a teammate, and each team is equally spaced out.",
      rule: "811.3",
    };
  return undefined;
}

const each = (seats: number, range: number): readonly number[] => Array.from({ length: seats }, () => range);

/** 809.2, 809.6a: in the middle; in an even team, as in the example, the second from the right. */
const emperorOf = (team: readonly Seat[]): Seat => team[Math.floor((team.length - 1) / 2)]!;

/**
 * 809.3a, 809.6a: the least range with which one general of another team is within reach as the game begins, two of them
 * within an emperor's.
 */
function rangeInEmperor(teams: Teams, seat: Seat): number {
  const seats = teams.flat().length;
  const mine = teams.find((team) => team.includes(seat))!;
  const isEmperor = emperorOf(mine) === seat;
  const generals = teams.flatMap((team) => (team === mine ? [] : team.filter((one) => one !== emperorOf(team))));
  const distances = generals
    .map((other) => Math.min((other - seat + seats) % seats, (seat - other + seats) % seats))
    .sort((a, b) => a - b);
  return distances[isEmperor ? 1 : 0]!;
}
