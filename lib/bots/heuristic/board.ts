import type { Seat } from "../../engine/state/ids.ts";
import type { CardView, Handle, PermanentView, PlayerView, SeatView, StackObjectView } from "../../engine/views.ts";

/** What a seat sees, arranged for judging it. */
export interface Board {
  readonly view: SeatView;
  readonly me: PlayerView;
  readonly opponents: readonly PlayerView[];
  /** Opponents who attack and defend together (805.10): those of a team with shared turns, everybody else alone. */
  readonly sides: readonly Side[];
  readonly mine: readonly PermanentView[];
  /** The opponents', not a teammate's. */
  readonly theirs: readonly PermanentView[];
  readonly permanents: ReadonlyMap<Handle, PermanentView>;
  /** Every card and object in sight, wherever it is. */
  readonly cards: ReadonlyMap<Handle, CardView>;
  readonly stack: ReadonlyMap<Handle, StackObjectView>;
}

export interface Side {
  readonly players: readonly PlayerView[];
  readonly permanents: readonly PermanentView[];
}

export function boardOf(view: SeatView): Board {
  const seat = view.seat ?? 0;
  const team = view.teams?.find((one) => one.includes(seat)) ?? [seat];
  const opponents = view.players.filter((player) => !team.includes(player.seat) && !player.lost);
  const there = view.battlefield.filter(({ phasedOut }) => !phasedOut);
  const zones = view.players.flatMap((p) => [
    ...p.hand,
    ...p.library,
    ...p.graveyard,
    ...p.exile,
    ...p.command,
    ...(p.outside ?? []),
  ]);
  return {
    view,
    me: view.players[seat]!,
    opponents,
    sides: sidesOf(view, opponents, there),
    mine: there.filter(({ controller }) => controller === seat),
    theirs: there.filter(({ controller }) => !team.includes(controller)),
    permanents: new Map(view.battlefield.map((permanent) => [permanent.id, permanent])),
    cards: new Map([...zones, ...view.stack, ...view.battlefield].map((card) => [card.id, card])),
    stack: new Map(view.stack.map((object) => [object.id, object])),
  };
}

function sidesOf(view: SeatView, opponents: readonly PlayerView[], there: readonly PermanentView[]): Side[] {
  const { teams = [], turn } = view;
  const together = turn.team === undefined ? [] : teams;
  const sides = new Map<unknown, PlayerView[]>();
  for (const one of opponents) {
    const team = together.find((seats) => seats.includes(one.seat)) ?? one.seat;
    sides.set(team, [...(sides.get(team) ?? []), one]);
  }
  return [...sides.values()].map((players) => ({
    players,
    permanents: there.filter(({ controller }) => players.some(({ seat }) => seat === controller)),
  }));
}

/** Whether a player is on the other side. */
export const isFoe = (board: Board, seat: Seat): boolean =>
  seat !== board.me.seat && !board.view.teams?.some((team) => team.includes(seat) && team.includes(board.me.seat));

/** What a permanent looks like, whichever it is and whomever it blocks. */
export const looks = ({ id: _, blocking: _blocking, ...looks }: PermanentView): string => JSON.stringify(looks);

/** So many are looked at one by one. */
const FEW = 100;

/** Of many, one of each that looks different. */
export function different(permanents: readonly PermanentView[]): readonly PermanentView[] {
  if (permanents.length <= FEW) return permanents;
  const seen = new Map<string, PermanentView>();
  for (const one of permanents) {
    const look = looks(one);
    if (!seen.has(look)) seen.set(look, one);
  }
  return [...seen.values()];
}

/** The seat a handle names, if it names a player. */
export function seatOf(handle: Handle): Seat | undefined {
  const seat = /^p(\d{1,2})$/u.exec(handle)?.[1];
  return seat === undefined ? undefined : Number(seat);
}

export const isCreature = (card: CardView): boolean => card.types.includes("creature");
export const isLand = (card: CardView): boolean => card.types.includes("land");
export const creatures = <T extends CardView>(cards: readonly T[]): T[] => cards.filter(isCreature);

/** 202.3: the mana value of a cost in symbols. */
export function manaValue(cost: string): number {
  let value = 0;
  for (const [, symbol] of cost.matchAll(/\{([^}]+)\}/gu)) {
    const number = Number.parseInt(symbol!, 10);
    value += Number.isNaN(number) ? (symbol === "X" ? 0 : 1) : number;
  }
  return value;
}

const WORTH: Readonly<Record<string, number>> = {
  flying: 1.5,
  "double strike": 2.5,
  "first strike": 1,
  deathtouch: 1.5,
  lifelink: 1.5,
  trample: 0.7,
  vigilance: 0.5,
  menace: 0.8,
  indestructible: 3,
  hexproof: 1,
  reach: 0.3,
  haste: 0.3,
  defender: -1.5,
};

const keywordsOf = (card: CardView): readonly string[] => ("keywords" in card ? (card as PermanentView).keywords : []);

/** What was found out of cards of views that are still looked at. */
const known = new WeakMap<CardView, number>();

/** About how much a card is worth on the battlefield, in mana. */
export function worth(card: CardView): number {
  const before = known.get(card);
  if (before !== undefined) return before;
  const found = judged(card);
  known.set(card, found);
  return found;
}

function judged(card: CardView): number {
  const value = manaValue(card.manaCost);
  if (isLand(card)) return 1.5;
  if (!isCreature(card)) return Math.max(1, value) + (card.loyalty ?? 0) / 3;
  const keywords = keywordsOf(card).reduce((sum, keyword) => sum + (WORTH[keyword] ?? 0), 0);
  const text = card.text === "" ? 0 : 0.5;
  return Math.max(0.5, (card.power ?? 0) * 0.9 + (card.toughness ?? 0) * 0.5 + keywords + text + value * 0.2);
}

export const has = (permanent: PermanentView, keyword: string): boolean => permanent.keywords.includes(keyword);
/** How much more damage kills it. */
export const toughnessLeft = (permanent: PermanentView): number => (permanent.toughness ?? 0) - permanent.damage;
export const powerOf = (permanent: PermanentView): number => Math.max(0, permanent.power ?? 0);
