import type { Side, Tile } from "./board.ts";
import { NAMED } from "./card.ts";
import type { Rect } from "./draw.ts";

/** Where the tiles of one side go: as large as there is room for, on as few rows as that takes. */

export interface Placed {
  readonly tile: Tile;
  readonly box: Rect;
  readonly land: boolean;
}

export interface Placing {
  readonly placed: readonly Placed[];
  /** Permanents that had no room even at the smallest size. */
  readonly left: number;
}

const GAP = 18;
const LARGEST = 200;
const WIDEST = 190;
const SMALLEST_TILE: TileSize = { width: 62, height: 66 };

export interface TileSize {
  readonly width: number;
  readonly height: number;
}

interface Row {
  readonly tiles: readonly Tile[];
  readonly width: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Fills rows from the left, as evenly as their number allows; undefined if they are too few. */
function inRows(tiles: readonly Tile[], size: TileSize, width: number, most: number, gap: number): Row[] | undefined {
  const all = tiles.length * (size.width + gap);
  const rows: { tiles: Tile[]; width: number }[] = [];
  const aim = Math.min(width, all / Math.max(1, Math.ceil(all / width)) + size.width * 0.6);
  for (const tile of tiles) {
    const row = rows.at(-1);
    if (row && row.width + gap + size.width <= (rows.length < most ? aim : width)) {
      row.tiles.push(tile);
      row.width += gap + size.width;
    } else rows.push({ tiles: [tile], width: size.width });
  }
  return rows.length > most ? undefined : rows;
}

interface Fitted {
  readonly rows: readonly Row[];
  readonly size: TileSize;
  readonly gap: number;
  readonly left: number;
}

/** As wide as names want, narrower before there are more rows, and then without names. */
const SHAPES = [1.2, 1.05, 0.92, 0.8] as const;

function fit(tiles: readonly Tile[], { width, height }: Rect, largest: number): Fitted {
  for (let most = 1; most <= 7; most++) {
    const gap = most > 2 ? 10 : GAP;
    const own = Math.min(largest, (height - gap * (most - 1)) / most);
    if (own < SMALLEST_TILE.height) break;
    for (const shape of SHAPES) {
      const size = { width: Math.min(WIDEST, own * shape), height: own };
      const rows = size.width >= NAMED && own >= 84 ? inRows(tiles, size, width, most, gap) : undefined;
      if (rows) return { rows, size, gap, left: 0 };
    }
  }
  for (let most = 1; most <= 7; most++) {
    const own = Math.min(96, (height - 8 * (most - 1)) / most);
    if (own < SMALLEST_TILE.height) break;
    for (const wide of [84, 76, 68, SMALLEST_TILE.width]) {
      const size = {
        width: Math.max(SMALLEST_TILE.width, Math.min(wide, own * 0.95)),
        height: Math.min(own, wide * 1.15),
      };
      const rows = inRows(tiles, size, width, most, 9);
      if (rows) return { rows, size, gap: 9, left: 0 };
    }
  }
  const most = Math.max(1, Math.floor((height + 8) / (SMALLEST_TILE.height + 8)));
  for (let shown = tiles.length; ; shown = Math.floor(shown * 0.92)) {
    const rows = inRows(tiles.slice(0, shown), SMALLEST_TILE, width, most, 9);
    if (rows) return { rows, size: SMALLEST_TILE, gap: 8, left: sum(tiles.slice(shown).map(({ count }) => count)) };
  }
}

/** `towards` is 1 where the enemy is below, -1 where it is above. */
export function placeSide(side: Side, area: Rect, towards: 1 | -1): Placing {
  const padded = { ...area, x: area.x + 16, width: area.width - 36, y: area.y + 12, height: area.height - 22 };
  const crowd = side.front.length;
  const landRoom =
    side.lands.length === 0
      ? 0
      : crowd === 0
        ? Math.min(130, padded.height)
        : Math.max(64, Math.min(84, padded.height * 0.3));
  const lands = { ...padded, height: landRoom, y: towards === 1 ? padded.y : padded.y + padded.height - landRoom };
  const room = landRoom === 0 ? 0 : landRoom + 16;
  const front = { ...padded, height: padded.height - room, y: towards === 1 ? padded.y + room : padded.y };
  const inFront = fit(side.front, front, LARGEST);
  const placed = [...put(inFront, front, towards, false)];
  const inBack = fitLands(side.lands, lands);
  placed.push(...put(inBack, lands, towards, true));
  return { placed, left: inFront.left + inBack.left };
}

function fitLands(tiles: readonly Tile[], area: Rect): Fitted {
  const roomy = tiles.length > 0 ? (area.width + GAP) / tiles.length - GAP : 0;
  const size = { width: Math.max(60, Math.min(roomy, area.height * 1.45, 132)), height: Math.min(area.height, 92) };
  const rows = inRows(tiles, size, area.width, 1, GAP);
  return rows ? { rows, size, gap: GAP, left: 0 } : fit(tiles, area, 84);
}

function put({ rows, size, gap }: Fitted, area: Rect, towards: 1 | -1, land: boolean): Placed[] {
  const high = rows.length * size.height + (rows.length - 1) * gap;
  const spare = Math.max(0, area.height - high);
  // The first row faces the enemy.
  let y = land
    ? area.y + spare / 2
    : towards === 1
      ? area.y + area.height - size.height - spare / 2
      : area.y + spare / 2;
  const placed: Placed[] = [];
  for (const row of rows) {
    let x = area.x + (area.width - row.width) / 2;
    for (const tile of row.tiles) {
      const step = land || tile.card.attacking === undefined ? 0 : towards * Math.min(10, spare / 2 + 5);
      placed.push({ tile, land, box: { x, y: y + step, ...size } });
      x += size.width + gap;
    }
    y -= towards * (size.height + gap);
  }
  return placed;
}
