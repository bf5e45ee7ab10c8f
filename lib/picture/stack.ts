import { picture } from "../cardArt/picture.ts";
import { handlesIn } from "../engine/runs.ts";
import type { CardView, SeatView, StackObjectView } from "../engine/views.ts";
import { keyOf } from "../view/entities.ts";
import { frameOf, type Layers } from "./card.ts";
import { at, label, pill, type Rect, rect, SMALLEST, setText } from "./draw.ts";
import { icon } from "./icons.ts";
import type { Colors } from "./theme.ts";
import type { PictureWords } from "./words.ts";

/** The stack as a column, what resolves next on top. */

export interface PlacedStack {
  readonly items: readonly { readonly one: StackObjectView; readonly keys: readonly string[]; readonly box: Rect }[];
  readonly count: number;
  readonly hidden: number;
}

const HEAD = 50;

export function placeStack({ stack }: SeatView, area: Rect): PlacedStack {
  const top = [...stack].reverse();
  const room = area.height - HEAD - 14;
  const most = Math.max(1, Math.floor((room + 10) / 98));
  const shown = top.length > most ? top.slice(0, most - 1) : top;
  const height = Math.min(190, (room + 10) / Math.max(1, top.length > most ? most : shown.length) - 10);
  return {
    items: shown.map((one, row) => ({
      one,
      keys: [one.id, ...(handlesIn(one.id) ?? [])].map(keyOf),
      box: { x: area.x + 12, y: area.y + HEAD + row * (height + 10), width: area.width - 24, height },
    })),
    count: stack.reduce((sum, { count = 1 }) => sum + count, 0),
    hidden: top.slice(shown.length).reduce((sum, { count = 1 }) => sum + count, 0),
  };
}

export function drawStack(
  { items, count, hidden }: PlacedStack,
  area: Rect,
  words: PictureWords,
  colors: Colors,
  title: (card: CardView) => string,
): Layers {
  const last = items.at(-1)?.box;
  const drawn = items.map(({ one, box }) => drawItem(one, box, colors, title));
  const under = [
    rect(area, colors.ground),
    setText(
      `${words.stack} ${count}`,
      area.x + 16,
      area.y + 6,
      { width: area.width - 30, sizes: [36, SMALLEST], lines: 1, squeeze: 0.8 },
      colors.soft,
    ).svg,
    ...drawn.map((one) => one.under),
    hidden > 0 && last
      ? label(words.more(hidden), last.x + last.width / 2, last.y + last.height + 44, 36, colors.soft, "middle")
      : "",
  ].join("");
  return { under, over: drawn.map((one) => one.over).join("") };
}

function drawItem(one: StackObjectView, box: Rect, colors: Colors, title: (card: CardView) => string): Layers {
  const { edge, plate, ink } = frameOf(one);
  const lines = box.height >= 118 ? 2 : 1;
  const inner = { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 };
  const ability = one.kind !== "spell";
  const name = setText(
    title(one),
    inner.x + 8 + (ability ? 34 : 0),
    inner.y + 1,
    { width: inner.width - 14 - (ability ? 34 : 0), sizes: [34, SMALLEST], lines, squeeze: 0.72 },
    ink,
  );
  const top = Math.max(38, name.height + 3);
  const art = { x: inner.x, y: inner.y + top, width: inner.width, height: Math.max(0, inner.height - top) };
  const under =
    rect(box, edge, ability ? 22 : 9) +
    (art.height > 10 ? at(art.x, art.y, picture(one, { width: art.width, height: art.height })) : "");
  const over = [
    rect({ ...inner, height: top }, plate, ability ? 18 : 4),
    ability ? icon("gear", inner.x + 8, inner.y + 5, 30, ink) : "",
    name.svg,
    one.x !== undefined
      ? pill(`X=${one.x}`, box.x + box.width + 2, box.y + box.height + 2, 32, "#fbf9f2", "#17191a", "#17191a")
      : "",
    (one.count ?? 1) > 1
      ? pill(`×${one.count}`, box.x + box.width + 4, box.y + 27, 32, colors.chip, colors.onChip, colors.ground)
      : "",
  ].join("");
  return { under, over };
}
