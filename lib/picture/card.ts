import { manaCost, manaSymbol, symbolsIn } from "../cardArt/mana.ts";
import { hueOf, huesOf, picture } from "../cardArt/picture.ts";
import { element } from "../cardArt/svg.ts";
import type { CardView, PermanentView } from "../engine/views.ts";
import type { Tile } from "./board.ts";
import { at, centredText, inset, label, pill, pillSize, type Rect, rect, SMALLEST, setText } from "./draw.ts";
import { type Icon, icon } from "./icons.ts";
import { type Colors, FRAMES, type Frame } from "./theme.ts";

/** One card as a typographic tile: name on a plate in its frame's colours, its picture, numbers and marks in the corners. */

export function frameOf(card: CardView): Frame {
  if (card.faceDown && card.name === "") return FRAMES.back;
  const hue = hueOf(card);
  return hue === "C" && card.types.includes("land") ? FRAMES.land : FRAMES[hue];
}

const NAME = { sizes: [34, 32, SMALLEST], squeeze: 0.68 } as const;
const EDGE = 5;

/** What is drawn in two layers: a thing, and what no arrow may cover: its name and numbers. */
export interface Layers {
  readonly under: string;
  readonly over: string;
}

/** Frame and picture of a card, where the picture is, and the plate with its name; a small one has its numbers on a plate instead. */
function body(card: CardView, { x, y, width, height }: Rect, name: string, lines: number, numbers?: string) {
  const { edge, plate, ink } = frameOf(card);
  const inner = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  const text =
    lines > 0
      ? setText(name, x + width / 2, inner.y + 1, { ...NAME, width: inner.width - 8, lines }, ink, "middle")
      : undefined;
  const top = text && text.height > 0 ? text.height + 3 : 0;
  const foot = numbers === undefined ? 0 : SMALLEST + 1;
  const art = { x: inner.x, y: inner.y + top, width: inner.width, height: Math.max(0, inner.height - top - foot) };
  const svg = [
    rect({ x, y, width, height }, edge, 9),
    art.height > 6 ? at(art.x, art.y, picture(card, { width: art.width, height: art.height })) : "",
    numbers === undefined
      ? ""
      : rect({ ...inner, y: art.y + art.height, height: foot }, plate, 4) +
        centredText(
          numbers,
          x + width / 2,
          art.y + art.height + foot / 2 + 0.5,
          { width: inner.width, sizes: [SMALLEST], squeeze: 0.68 },
          ink,
          "middle",
        ).svg,
  ].join("");
  return { svg, art, name: top > 0 ? rect({ ...inner, height: top }, plate, 4) + (text?.svg ?? "") : "" };
}

/** How far a tapped permanent is turned: enough to be seen from afar, and its name can still be read. */
const TURNED = 9;

/** A permanent of this place. A narrow one has no room for its name: its picture, and its numbers below it. */
export function drawTile(tile: Tile, box: Rect, colors: Colors, name: (card: CardView) => string): Layers {
  const { card, count } = tile;
  const small = box.width < NAMED || box.height < 84;
  const strips = small ? [] : tile.attached.slice(0, tile.attached.length > 2 ? 1 : 2);
  const hidden = tile.attached.length - strips.length;
  const behind = strips.length * 38;
  const own = { ...box, y: box.y + behind, height: box.height - behind };
  const lines = small ? 0 : own.height < 118 ? 1 : own.height < 190 ? 2 : 3;
  const { svg, art, name: plate } = body(card, own, name(card), lines, small ? (sizeWords(card) ?? "") : undefined);
  const under = [
    ...strips.map((one, row) =>
      strip(one, { ...box, y: box.y + row * 38, height: 48 }, name(one), row === 0 ? hidden : 0),
    ),
    count > 1
      ? [6, 3]
          .map((by) =>
            rect({ ...own, x: own.x + by, y: own.y - by }, frameOf(card).edge, 9, {
              stroke: colors.ground,
              "stroke-width": 1.5,
            }),
          )
          .join("")
      : "",
    svg,
    card.tapped ? rect(art, "#0a0f0e", 0, { opacity: 0.42 }) : "",
    outline(card, own, colors),
  ].join("");
  const over = (card.tapped ? element("g", { opacity: 0.88 }, plate) : plate) + marks(tile, own, art, colors, small);
  if (!card.tapped) return { under, over };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const transform = `rotate(${small ? TURNED * 1.4 : TURNED} ${x.toFixed(1)} ${y.toFixed(1)})`;
  return { under: element("g", { transform }, under), over: element("g", { transform }, over) };
}

/** From this width on a tile shows its name. */
export const NAMED = 104;

function strip(card: PermanentView, box: Rect, text: string, more: number): string {
  const { edge, plate, ink } = frameOf(card);
  const shown = more > 0 ? `${text} +${more}` : text;
  return [
    rect(box, edge, 8),
    rect({ ...box, x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 4 }, plate, 5),
    box.height > 40
      ? setText(
          shown,
          box.x + box.width / 2,
          box.y + 2,
          { sizes: [SMALLEST], width: box.width - 14, lines: 1, squeeze: 0.68 },
          ink,
          "middle",
        ).svg
      : "",
  ].join("");
}

function outline(card: PermanentView, box: Rect, colors: Colors): string {
  const edge = (stroke: string, wide: number, more = {}) =>
    rect(inset(box, -wide / 2 + 1), "none", 10, { stroke, "stroke-width": wide, ...more });
  if (card.attacking !== undefined) return edge(colors.attack, 7);
  if ((card.blocking?.length ?? 0) > 0 || card.blockingEach !== undefined) return edge(colors.block, 7);
  return "";
}

/** "+1/+1" counters as one sign; other counters by their number. */
const PLUS = /^[+-]\d+\/[+-]\d+$/;

function marks({ card, count, attached }: Tile, box: Rect, art: Rect, colors: Colors, small: boolean): string {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const size = 34;
  const parts: string[] = [];
  const damaged = card.damage > 0;
  const numbers = small ? undefined : sizeWords(card);
  if (numbers)
    parts.push(
      card.loyalty !== undefined || card.defense !== undefined
        ? shieldWith(numbers, right, bottom, size)
        : pill(
            numbers,
            right + 3,
            bottom + 3,
            size,
            damaged ? "#ffd9d2" : "#fbf9f2",
            damaged ? "#a3160c" : "#17191a",
            "#17191a",
          ),
    );
  const badges: { readonly text?: string; readonly sign?: Icon; readonly ground: string; readonly ink: string }[] = [];
  if (count > 1 && !small) badges.push({ text: `×${count}`, ground: colors.chip, ink: colors.onChip });
  if (damaged) badges.push({ text: String(card.damage), sign: "drop", ground: "#a3160c", ink: "#fff" });
  for (const [kind, number] of Object.entries(card.counters ?? {}))
    if (number > 0 && kind !== "loyalty" && kind !== "defense")
      badges.push({
        text: PLUS.test(kind) ? `${kind.startsWith("-") ? "−" : "+"}${number}` : String(number),
        ...(!PLUS.test(kind) && { sign: "star" as const }),
        ground: kind.startsWith("-") ? "#5d3470" : PLUS.test(kind) ? "#1d6b3a" : "#244f7d",
        ink: "#fff",
      });
  const taken = numbers ? pillSize(numbers, size).width : 0;
  let left = box.x - 3;
  if (small && attached.length > 0) badges.push({ text: `+${attached.length}`, ground: "#6a4a12", ink: "#fff" });
  for (const { text = "", sign, ground, ink } of badges) {
    const { height } = pillSize(text, SMALLEST);
    const wide = pillSize(text, SMALLEST).width + (sign ? 24 : 0);
    if (left + wide > right - taken - 2 && left > box.x) break;
    const low = small
      ? box.y + 30
      : left + wide > right - taken - 2
        ? bottom - pillSize("0", size).height - 2
        : bottom + 3;
    parts.push(
      rect({ x: left, y: low - height, width: wide, height }, ground, height * 0.32, {
        stroke: "#fff",
        "stroke-width": 2,
      }),
    );
    if (sign) parts.push(icon(sign, left + 6, low - height * 0.5 - 12, 24, ink));
    parts.push(label(text, left + wide / 2 + (sign ? 13 : 0), low - height * 0.225, SMALLEST, ink, "middle"));
    left += wide + 2;
  }
  if (count > 1 && small)
    parts.push(pill(`×${count}`, right + 6, box.y + 24, 32, colors.chip, colors.onChip, colors.ground));
  const corner = (name: Icon, ground: string, ink: string) => {
    if (art.width < 70 || art.height < 36) return;
    const [x, y] = [art.x + 3, art.y + 3];
    parts.push(element("circle", { cx: x + 16, cy: y + 16, r: 16, fill: ground }), icon(name, x + 5, y + 5, 22, ink));
  };
  if (card.attacking !== undefined) corner("swords", colors.attack, "#fff");
  else if ((card.blocking?.length ?? 0) > 0 || card.blockingEach !== undefined) corner("shield", colors.block, "#fff");
  else if (card.tapped) corner("turned", "#17191a", "#fff");
  else if (card.keywords.includes("flying")) corner("wing", "#fbf9f2", "#2b3a55");
  if (card.phasedOut) parts.push(rect(box, colors.far, 9, { opacity: 0.6 }));
  return parts.join("");
}

function shieldWith(numbers: string, right: number, bottom: number, size: number): string {
  const wide = Math.max(48, pillSize(numbers, size).width + 8);
  return (
    element("path", {
      d: "M0 0H100V55C100 78 70 92 50 100C30 92 0 78 0 55Z",
      transform: `translate(${(right - wide + 3).toFixed(1)} ${(bottom - 46).toFixed(1)}) scale(${(wide / 100).toFixed(3)} .5)`,
      fill: "#17191a",
      stroke: "#fbf9f2",
      "stroke-width": 4,
    }) + label(numbers, right + 3 - wide / 2, bottom - 13, size, "#fff", "middle")
  );
}

const sizeWords = ({ power, toughness, loyalty, defense }: CardView): string | undefined => {
  if (power !== undefined) return `${power}/${toughness ?? 0}`;
  const alone = loyalty ?? defense;
  return alone === undefined ? undefined : String(alone);
};

/** A land: its picture and the mana it makes. */
export function drawLand(
  { card, count, attached }: Tile,
  box: Rect,
  colors: Colors,
  name: (card: CardView) => string,
): string {
  const hues = huesOf(card);
  const makes = hues.length > 3 ? [] : hues.length > 0 ? hues : /\badd \{C\}/i.test(card.text) ? ["C"] : [];
  // Its mana says what it is, unless it makes none.
  const lines = makes.length === 0 && box.width >= NAMED && box.height >= 70 ? 1 : 0;
  const { svg, art, name: plate } = body(card, box, name(card), lines);
  const size = Math.min(40, art.height * 0.56, (art.width - 8) / Math.max(1, makes.length));
  const all = makes.length * size;
  const signs = makes.map((one, at) =>
    manaSymbol(one, box.x + box.width / 2 - all / 2 + at * size, art.y + art.height - size - 4, size - 2),
  );
  return [
    count > 1
      ? rect({ ...box, x: box.x + 6, y: box.y - 5 }, frameOf(card).edge, 9, {
          stroke: colors.ground,
          "stroke-width": 2,
        })
      : "",
    svg,
    plate,
    ...signs,
    card.tapped
      ? rect(inset(box, 2), "#0a0f0e", 7, { opacity: 0.5 }) + icon("turned", box.x + 8, box.y + 7, 26, "#fff")
      : "",
    attached.length > 0 ? rect(inset(box, -3), "none", 11, { stroke: colors.arrow, "stroke-width": 5 }) : "",
    count > 1
      ? pill(
          `×${count}`,
          box.x + box.width + 6,
          lines > 0 ? art.y + 30 : box.y + 27,
          32,
          colors.chip,
          colors.onChip,
          colors.ground,
        )
      : "",
  ].join("");
}

/** A card in a hand: name, cost, picture, size. */
export function drawHandCard(card: CardView, box: Rect, colors: Colors, count: number, title: string): string {
  const lines = box.height >= 300 ? 4 : box.height >= 200 ? 3 : box.height >= 118 ? 2 : 1;
  const { svg, art, name } = body(card, box, title, lines);
  const numbers = sizeWords(card);
  const symbols = symbolsIn(card.manaCost).length;
  const size = box.height > 300 ? 42 : 36;
  const step = Math.min(size + 3, (art.width - size - 6) / Math.max(1, symbols - 1));
  return [
    svg,
    name,
    symbols > 0
      ? rect({ x: art.x, y: art.y, width: (symbols - 1) * step + size + 8, height: size + 6 }, "#0a0f0e", 3, {
          opacity: 0.45,
        }) + manaCost(card.manaCost, art.x + 4, art.y + 3, size, step)
      : "",
    numbers ? pill(numbers, box.x + box.width + 2, box.y + box.height + 2, 34, "#fbf9f2", "#17191a", "#17191a") : "",
    count > 1
      ? pill(`×${count}`, box.x + box.width + 4, art.y + 32, 32, colors.chip, colors.onChip, colors.ground)
      : "",
  ].join("");
}
