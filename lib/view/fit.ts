/** How large cards lie: the largest size at which all rows of all players fit the room there is. All lengths in pixels. */

export interface RowNeed {
  readonly count: number;
  /** Of the full size. */
  readonly scale: number;
  /** So many have something below them, at most this high. */
  readonly carriers?: number;
  readonly below?: number;
  /** How long a line of it may be, where that is not an equal part of the room. */
  readonly width?: number;
}

/** Rows of one player, one below the other. */
export type Column = readonly RowNeed[];
/** Players side by side. */
export type Band = readonly Column[];

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Between two cards of this size, and between two lines of them. */
export const gapFor = (size: number): number => Math.round(Math.min(14, Math.max(5, size * 0.11)));

const STEP = 2;

export function sizeThatFits(
  bands: readonly Band[],
  { width, height }: Room,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  for (let size = most; size > least; size -= STEP) {
    const needed = bands.reduce(
      (sum, band) => sum + Math.max(0, ...band.map((rows) => heightOf(rows, width / band.length, size))),
      0,
    );
    if (needed <= height) return size;
  }
  return least;
}

function heightOf(rows: Column, part: number, size: number): number {
  const gap = gapFor(size);
  return rows.reduce((sum, { count, scale, carriers = 0, below = 0, width = part }) => {
    if (count === 0) return sum;
    const card = size * scale;
    const inLine = Math.max(1, Math.floor((width + gap) / (card + gap)));
    const lines = Math.ceil(count / inLine);
    return sum + lines * (card + gap) + Math.min(lines, carriers) * below;
  }, 0);
}
