import { createHash } from "node:crypto";
import { inSeat } from "../../cards/decks/brought.ts";
import type { GameOptions } from "../../engine/api.ts";
import type { CardDefinition } from "../../engine/definition.ts";
import { arranged, VARIANTS, type VariantName } from "../../engine/rules/variants/named.ts";
import { type BotName, everyBot } from "../index.ts";
import type { DeckPool } from "./decks.ts";
import type { Match, Played } from "./play.ts";

/** A series of games that follow from one seed. */
export interface Series {
  readonly seed: string;
  readonly decks: DeckPool;
  /** By seat; fewer than seats are used in turn. */
  readonly bots: readonly BotName[];
  readonly table: Table;
}

/** What is played, and by how many. */
export interface Table {
  readonly players: number;
  readonly variant: VariantName;
  readonly options: Partial<GameOptions>;
}

const USUAL_SEATS = 4;

/** The table of a variant, with its usual number of seats where none is wanted. Throws `Error` where it can't be played so. */
export function tableFor(variant: VariantName, wanted: number | undefined): Table {
  const players = wanted ?? (variant === "duel" ? 2 : Math.max(USUAL_SEATS, VARIANTS[variant].players.min));
  const fits = arranged(variant, { seats: players });
  if (!fits.ok) throw new Error(`${fits.message} (${fits.rule})`);
  return { players, variant, options: fits.options };
}

export const DUEL: Table = { players: 2, variant: "duel", options: {} };

/** Game `number` of the series, from 1, and which decks play in it. */
export function matchOf(
  { seed, decks, bots, table: { players, variant, options } }: Series,
  number: number,
): Match & { readonly names: readonly string[] } {
  const own = createHash("sha256").update(`${seed}/${number}`).digest("hex");
  const seats = seating(decks.decks.length, players, number - 1);
  const card = (index: number) => decks.pool.cards[index]!;
  return {
    seed: own,
    pool: decks.pool,
    options,
    players: seats.map((deck, seat) => {
      const brought = { cards: [], ...mapped(decks.beside[deck]!, card) };
      const { commanders, supplementary, command } = inSeat(variant, seat, options, brought);
      const indices = (of: readonly CardDefinition[]) => of.map((one) => decks.pool.cards.indexOf(one));
      return {
        deck: decks.decks[deck]!,
        ...(commanders.length > 0 && { commanders: indices(commanders) }),
        ...(supplementary.length > 0 && { supplementary: indices(supplementary) }),
        ...(command.length > 0 && { command: indices(command) }),
      };
    }),
    names: seats.map((deck) => decks.names[deck]!),
    bots: seats.map((_, seat) => everyBot(`${own}/${seat}`)[bots[seat % bots.length]!]),
  };
}

const mapped = (beside: DeckPool["beside"][number], card: (index: number) => CardDefinition) => ({
  commanders: beside.commanders.map(card),
  supplementary: beside.supplementary.map(card),
  command: beside.command.map(card),
});

/** The first two as every pair of different decks in turn, the others with the decks that follow; one deck plays itself. */
function seating(decks: number, players: number, game: number): readonly number[] {
  const [first, second] = pairing(decks, game);
  return Array.from({ length: players }, (_, seat) =>
    seat < 2 ? [first, second][seat]! : (second + seat - 1) % decks,
  );
}

function pairing(decks: number, game: number): readonly [number, number] {
  if (decks === 1) return [0, 0];
  if (decks === 2) return [0, 1];
  const pair = game % (decks * (decks - 1));
  const first = pair % decks;
  return [first, (first + 1 + Math.floor(pair / decks)) % decks];
}

/** What a series came to. Nothing here depends on how fast it went. */
export interface Summary {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly turnsPerGame: number;
  readonly decisionsPerGame: number;
  readonly handOffsPerGame: number;
  /** Games won by each seat, and draws. */
  readonly winners: { readonly seats: readonly number[]; readonly draws: number };
  readonly decks: Readonly<Record<string, { readonly games: number; readonly wins: number }>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly fingerprint: string;
}

export class Tally {
  readonly #seats: number[] = [];
  readonly #decks: Record<string, { games: number; wins: number }> = {};
  readonly #refusals: Record<string, number> = {};
  readonly #hash = createHash("sha256");
  games = 0;
  turns = 0;
  decisions = 0;
  handOffs = 0;
  draws = 0;

  add(names: readonly string[], played: Played): void {
    this.games++;
    this.turns += played.turns;
    this.decisions += played.decisions;
    this.handOffs += played.handOffs;
    if (played.winners.length === 0) this.draws++;
    for (const seat of names.keys()) this.#seats[seat] ??= 0;
    for (const seat of played.winners) this.#seats[seat]!++;
    for (const [seat, name] of names.entries()) {
      this.#decks[name] ??= { games: 0, wins: 0 };
      this.#decks[name].games++;
      if (played.winners.includes(seat)) this.#decks[name].wins++;
    }
    for (const [code, count] of Object.entries(played.refusals))
      this.#refusals[code] = (this.#refusals[code] ?? 0) + count;
    this.#hash.update(played.fingerprint);
  }

  summary(seed: string, bots: readonly BotName[]): Summary {
    const per = (sum: number): number => Math.round((100 * sum) / Math.max(1, this.games)) / 100;
    return {
      games: this.games,
      seed,
      bots,
      turnsPerGame: per(this.turns),
      decisionsPerGame: per(this.decisions),
      handOffsPerGame: per(this.handOffs),
      winners: { seats: this.#seats, draws: this.draws },
      decks: this.#decks,
      refusals: this.#refusals,
      fingerprint: this.#hash.copy().digest("hex").slice(0, 16),
    };
  }
}
