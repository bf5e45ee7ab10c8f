import type { SeatView } from "../engine/views.ts";
import { alike } from "../view/piles.ts";
import type { Side } from "./board.ts";
import { type Rect, WIDTH } from "./draw.ts";

/** Which part of the picture is whose. */
export interface Layout {
  readonly height: number;
  readonly sides: readonly SideArea[];
  readonly middle: Rect;
  readonly hand?: Rect;
  readonly stack?: Rect;
}
export interface SideArea {
  readonly bar: Rect;
  readonly field: Rect;
  /** 1 where the others are below, -1 where they are above. */
  readonly towards: 1 | -1;
}

/** A hand of so many different cards takes so many rows. */
export const handRows = (cards: number): number => Math.min(3, Math.ceil(cards / 8));

const BAR = 76;
const MIDDLE = 58;
/** With who won. */
const RESULT = 176;
const STACK = 236;

/** Tiles of one side that still fit well into a picture of the usual height. */
const CROWD = 22;

export function layoutOf(view: SeatView, sides: readonly Side[]): Layout {
  const own = sides.at(-1)!;
  const handCards = view.seat === null ? 0 : alike(own.player.hand, () => "").length;
  const bare = sides.every(({ front, lands }) => front.length + lands.length === 0);
  const crowd = Math.max(...sides.map(({ front }) => front.length));
  const many = sides.length > 2;
  const height = crowd > 40 ? 1350 : crowd > CROWD || many ? 1200 : 900;
  const handHeight = handCards === 0 || view.result ? 0 : bare ? 380 : [158, 158, 214, 300][handRows(handCards)]!;
  const stack = view.stack.length > 0 ? STACK : 0;
  const width = WIDTH - stack;
  const others = sides.length - 1;
  const rows = others > 3 ? 2 : 1;
  const columns = Math.ceil(others / rows);
  const barHeight = many ? BAR + 16 : BAR;
  const middleHeight = view.result ? RESULT : MIDDLE;
  const left = height - rows * barHeight - BAR - middleHeight - handHeight;
  const above = many ? left * (rows === 2 ? 0.66 : 0.54) : left * shareAbove(sides[0]!, own);
  const theirs = sides.slice(0, -1).map((_, at): SideArea => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const inRow = Math.min(columns, others - row * columns);
    const area = { x: (column * WIDTH) / inRow, width: WIDTH / inRow };
    const y = row * (barHeight + above / rows);
    const last = column === inRow - 1;
    return {
      bar: { ...area, y, height: barHeight },
      field: { ...area, width: area.width - (last ? stack : 0), y: y + barHeight, height: above / rows },
      towards: 1,
    };
  });
  const middle = { x: 0, y: rows * barHeight + above, width, height: middleHeight };
  const field = { x: 0, y: middle.y + middleHeight, width, height: left - above };
  const bar = { x: 0, y: field.y + field.height, width: WIDTH, height: BAR };
  return {
    height,
    sides: [...theirs, { bar, field, towards: -1 }],
    middle,
    ...(handHeight > 0 && { hand: { x: 0, y: bar.y + BAR, width: WIDTH, height: handHeight } }),
    ...(stack > 0 && {
      stack: {
        x: WIDTH - STACK,
        y: barHeight * rows + (rows - 1) * (above / rows),
        width: STACK,
        height: bar.y - barHeight * rows - (rows - 1) * (above / rows),
      },
    }),
  };
}

/** More room for whoever has more; half for each where both have enough. */
function shareAbove(above: Side, below: Side): number {
  const weight = ({ front, lands }: Side) => Math.max(6, front.length) + Math.min(lands.length, 4) * 0.5;
  const [a, b] = [weight(above), weight(below)];
  return Math.min(0.62, Math.max(0.38, a / (a + b)));
}
