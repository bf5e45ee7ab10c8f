import { handlesIn } from "../engine/runs.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle, PermanentView, PlayerView, SeatView } from "../engine/views.ts";
import { keyOf, type Named, seatOf } from "../view/entities.ts";
import { attachmentsOf, isDrawnElsewhere, rowOf } from "../view/piles.ts";

/** A view as it is drawn: for each player rows of tiles, each of which stands for so many equal permanents. */

export interface Tile {
  readonly card: PermanentView;
  /** Everything that is found at this tile: its permanents and what is attached to them. */
  readonly keys: readonly string[];
  readonly count: number;
  readonly attached: readonly PermanentView[];
}

export interface Side {
  readonly player: PlayerView;
  /** Creatures, planeswalkers, battles, and all else that is no land. */
  readonly front: readonly Tile[];
  readonly lands: readonly Tile[];
}

/** The reader's side is the last; a spectator's is seat 0. The others follow in turn order from the reader. */
export function sidesOf(view: SeatView): readonly Side[] {
  const first = view.players.findIndex(({ seat }) => seat === (view.seat ?? 0));
  const turned = [...view.players.slice(first + 1), ...view.players.slice(0, first + 1)];
  const fights = fightingIn(view);
  const attachments = attachmentsOf(view);
  return turned.map((player) => {
    const own = view.battlefield.filter((one) => one.controller === player.seat && !isDrawnElsewhere(view, one));
    const tiles = (row: "front" | "lands") =>
      tilesOf(
        own.filter((one) => rowOf(one) === row),
        attachments,
        fights,
      ).sort((a, b) => order(a) - order(b));
    return { player, front: inOrderOfFight(tiles("front"), view), lands: tiles("lands") };
  });
}

/** Attackers that are blocked, and their blockers, by handle: each is drawn by itself. */
function fightingIn({ battlefield }: SeatView): ReadonlySet<string> {
  return new Set(
    battlefield.flatMap(({ id, blocking = [], blockingEach }) =>
      blocking.length > 0 || blockingEach !== undefined ? [id, ...blocking, ...handles(blockingEach)] : [],
    ),
  );
}

const handles = (text: Handle | undefined): readonly Handle[] =>
  text === undefined ? [] : (handlesIn(text) ?? [text]);

function tilesOf(
  permanents: readonly PermanentView[],
  attachments: ReadonlyMap<string, readonly PermanentView[]>,
  fights: ReadonlySet<string>,
): Tile[] {
  const tiles = new Map<string, { card: PermanentView; keys: string[]; count: number; attached: PermanentView[] }>();
  for (const card of permanents) {
    const attached = [...(attachments.get(card.id) ?? [])];
    const { id, count = 1, summoningSick, ...looks } = card;
    const new_ = summoningSick && card.types.includes("creature");
    const key = attached.length > 0 || fights.has(id) ? id : JSON.stringify([looks, new_]);
    const keys = [id, ...handles(id), ...attached.flatMap((one) => [one.id, ...handles(one.id)])].map(keyOf);
    const tile = tiles.get(key);
    if (tile) {
      tile.count += count;
      tile.keys.push(...keys);
    } else tiles.set(key, { card, keys, count, attached });
  }
  return [...tiles.values()];
}

/** Creatures in front, then planeswalkers and battles, then the rest; lands by what they are, tapped ones last. */
function order({ card }: Tile): number {
  if (card.types.includes("creature")) return 0;
  if (card.types.includes("planeswalker") || card.types.includes("battle")) return 1;
  if (card.types.includes("land")) return (card.supertypes.includes("basic") ? 0 : 2) + (card.tapped ? 1 : 0);
  return 2;
}

/** Attackers from the left, and whatever blocks them in the same order, so that they face each other. */
function inOrderOfFight(tiles: readonly Tile[], view: SeatView): readonly Tile[] {
  const attackers = view.battlefield.filter(({ attacking }) => attacking !== undefined).map(({ id }) => id);
  if (attackers.length === 0) return tiles;
  const blocked = new Set(view.battlefield.flatMap(({ blocking = [] }) => blocking));
  const place = ({ card }: Tile): number => {
    if (card.attacking !== undefined)
      return blocked.has(card.id) ? attackers.indexOf(card.id) : 500 + attackers.indexOf(card.id);
    const [first] = card.blocking ?? handles(card.blockingEach);
    return first === undefined ? 1_000 : attackers.indexOf(first);
  };
  return [...tiles].sort((a, b) => place(a) - place(b) || order(a) - order(b));
}

/** What an arrow goes to: the key of a tile, of a player or of something on the stack. */
export const keysOf = (named: Named): readonly string[] =>
  seatOf(named) === undefined ? [keyOf(named), ...handles(String(named)).map(keyOf)] : [keyOf(named)];

export const isWaitedFor = (view: SeatView, seat: Seat): boolean =>
  view.result === undefined && view.waitingFor.includes(seat);
