import type { Seat } from "../engine/state/ids.ts";
import type { CardView, PlayerView, SeatView } from "../engine/views.ts";
import { keyOf } from "../view/entities.ts";
import { alike } from "../view/piles.ts";
import { nameIn } from "../words/cardNames.ts";
import { toldApart } from "../words/names.ts";
import { arrow } from "./arrows.ts";
import { drawBar } from "./bars.ts";
import { isWaitedFor, keysOf, type Side, sidesOf } from "./board.ts";
import { drawHandCard, drawLand, drawTile } from "./card.ts";
import { centredText, label, pill, type Rect, rect, SMALLEST, svgDocument, WIDTH } from "./draw.ts";
import { drawable, widthOf } from "./font.ts";
import { icon } from "./icons.ts";
import { handRows, layoutOf } from "./layout.ts";
import { placeSide } from "./rows.ts";
import { drawStack, placeStack } from "./stack.ts";
import { type Colors, THEMES, type Theme } from "./theme.ts";
import { type Language, type PictureWords, pictureWords } from "./words.ts";

export interface PictureOptions {
  readonly language: Language;
  readonly theme: Theme;
  /** By seat; a player without one is called by number. */
  readonly names?: Readonly<Record<Seat, string>>;
}

/**
 * The board as this seat, or a spectator, sees it: SVG of 1200 units in width, drawn in the one font (font.ts). Nothing in
 * it comes from anywhere but the view.
 */
export function boardPicture(view: SeatView, { language, theme, names = {} }: PictureOptions): string {
  const colors = THEMES[theme];
  const words = pictureWords[language];
  const called = callers(view, names, words);
  const title = (card: CardView): string => drawable(nameIn(card, language)) || words.faceDown;
  const sides = sidesOf(view);
  const layout = layoutOf(view, sides);
  const places = new Map<string, Rect>();
  const frames = new Map<string, Rect>();
  const remember = (keys: readonly string[], box: Rect) => {
    for (const key of keys) if (!places.has(key)) places.set(key, box);
  };
  const attacked = new Set(
    view.battlefield.flatMap(({ attacking }) => (attacking === undefined ? [] : keysOf(attacking))),
  );
  const grounds: string[] = [];
  const cards: string[] = [];
  const plates: string[] = [];
  const bars: string[] = [];
  for (const [at, side] of sides.entries()) {
    const { bar, field, towards } = layout.sides[at]!;
    grounds.push(rect(field, at === sides.length - 1 ? colors.near : colors.far));
    if (at > 0 && field.x > 0)
      grounds.push(rect({ ...field, y: bar.y, width: 3, height: field.height + bar.height }, colors.ground));
    const { placed, left } = placeSide(side, field, towards);
    for (const { tile, box, land } of placed) {
      for (const key of tile.keys) frames.set(key, box);
      // Arrows end on the picture of a card, and pass below names.
      remember(tile.keys, { ...box, y: box.y + box.height * 0.5, height: box.height * 0.4 });
      if (land) cards.push(drawLand(tile, box, colors, title));
      else {
        const { under, over } = drawTile(tile, box, colors, title);
        cards.push(under);
        plates.push(over);
      }
    }
    if (left > 0)
      cards.push(
        pill(words.more(left), field.x + field.width - 10, field.y + field.height - 8, 34, colors.chip, colors.onChip),
      );
    const state = {
      name: called.name(side.player.seat),
      active: view.turn.active === side.player.seat,
      waited: isWaitedFor(view, side.player.seat),
      attacked: attacked.has(keyOf(side.player.seat)),
    };
    bars.push(drawBar(side.player, state, bar, colors));
    // Arrows to a player end where the bar begins, so that they cover nothing in it.
    remember([keyOf(side.player.seat)], {
      x: bar.x + 20,
      y: towards === 1 ? bar.y + bar.height + 2 : bar.y - 18,
      width: 100,
      height: 16,
    });
  }
  const stack = layout.stack && placeStack(view, layout.stack);
  for (const { keys, box } of stack?.items ?? [])
    remember(keys, { ...box, y: box.y + box.height * 0.74, height: box.height * 0.26 });
  const onStack = stack && layout.stack && drawStack(stack, layout.stack, words, colors, title);
  return svgDocument(
    layout.height,
    describeTitle(view, words, called),
    [
      rect({ x: 0, y: 0, width: WIDTH, height: layout.height }, colors.ground),
      ...grounds,
      ...bars,
      rect(layout.middle, colors.ground),
      ...cards,
      ...blocks(view, frames, colors),
      ...attacksOnThings(view, sides, places, frames, colors),
      onStack?.under ?? "",
      ...targets(view, places, colors),
      ...plates,
      onStack?.over ?? "",
      drawMiddle(view, layout.middle, words, called, colors),
      layout.hand ? drawHand(sides.at(-1)!.player, layout.hand, colors, title) : "",
      view.result ? drawResult(view, layout.middle, words, called, colors) : "",
    ].join(""),
  );
}

interface Callers {
  name(seat: Seat): string;
}

function callers(view: SeatView, names: Readonly<Record<Seat, string>>, words: PictureWords): Callers {
  return {
    name(seat) {
      const given = drawable(toldApart(names, seat));
      if (given) return given;
      return seat === view.seat ? words.you : words.player(seat + 1);
    },
  };
}

function describeTitle(view: SeatView, words: PictureWords, called: Callers): string {
  return `${words.turn(view.turn.number)}: ${view.players.map(({ seat, life }) => `${called.name(seat)} ${life}`).join(", ")}`;
}

/** Turn and step to the left, whose move it is to the right. */
function drawMiddle(view: SeatView, box: Rect, words: PictureWords, called: Callers, colors: Colors): string {
  const { number, step } = view.turn;
  const line = box.y + box.height / 2;
  if (view.result) return "";
  const parts: string[] = [];
  const mine = view.seat !== null && view.waitingFor.includes(view.seat);
  const [first] = view.waitingFor;
  const said = mine
    ? words.yourMove
    : view.waitingFor.length === 1 && first !== undefined
      ? words.waitingFor(called.name(first))
      : words.more(view.waitingFor.length).replace(/^\+/, "") && `${view.waitingFor.map(called.name).join(", ")}`;
  const right = centredText(
    said,
    0,
    0,
    { width: box.width * 0.46, sizes: [36, 33, SMALLEST], squeeze: 0.76 },
    mine ? colors.onAccent : colors.ink,
  );
  const pillBox = { x: box.x + box.width - right.width - 46, y: line - 23, width: right.width + 32, height: 46 };
  parts.push(
    rect(pillBox, mine ? colors.accent : colors.ground, 23, mine ? {} : { stroke: colors.line, "stroke-width": 3 }),
    `<g transform="translate(${(pillBox.x + 16).toFixed(1)} ${line.toFixed(1)})">${right.svg}</g>`,
  );
  const turn = number === 0 ? words.openingHand : words.turn(number);
  parts.push(label(turn, box.x + 18, line + 13, 38, colors.ink));
  const from = box.x + 18 + widthOf(turn, 38) + 18;
  parts.push(
    centredText(
      number === 0 ? "" : words.steps[step],
      from,
      line,
      { width: pillBox.x - from - 14, sizes: [36, 33, SMALLEST], squeeze: 0.76 },
      colors.soft,
    ).svg,
  );
  return parts.join("");
}

function drawHand(player: PlayerView, box: Rect, colors: Colors, title: (card: CardView) => string): string {
  const groups = alike(player.hand, () => "").sort((a, b) => landsLast(a[0]!) - landsLast(b[0]!));
  const rows = handRows(groups.length);
  const inRow = Math.ceil(groups.length / Math.max(1, rows));
  const gap = rows > 1 ? 8 : 12;
  const width = Math.min(box.height > 300 && rows === 1 ? 210 : 186, (box.width - 28 + gap) / inRow - gap);
  const height = (box.height - 20 - (rows - 1) * gap) / rows;
  const cards = groups.map((group, at) => {
    const row = Math.floor(at / inRow);
    const all = Math.min(inRow, groups.length - row * inRow) * (width + gap) - gap;
    const x = (box.width - all) / 2 + (at % inRow) * (width + gap);
    const place = { x, y: box.y + 10 + row * (height + gap), width, height };
    return drawHandCard(group[0]!, place, colors, group.length, title(group[0]!));
  });
  return rect(box, colors.ground) + cards.join("");
}

const landsLast = ({ types }: CardView): number => (types.includes("land") ? 1 : 0);

/** Lines from blockers to what they block. */
function blocks({ battlefield }: SeatView, places: ReadonlyMap<string, Rect>, colors: Colors): string[] {
  return battlefield.flatMap(({ id, blocking = [], blockingEach }) =>
    [...blocking, ...(blockingEach === undefined ? [] : [blockingEach])].flatMap((attacker) => {
      const [from, to] = [
        places.get(keyOf(id)),
        keysOf(attacker)
          .map((key) => places.get(key))
          .find(Boolean),
      ];
      return from && to ? [arrow(from, to, colors.block, colors.ground, { into: 0.92 })] : [];
    }),
  );
}

/** Who is attacked goes without saying among two players; what else is attacked does not. */
function attacksOnThings(
  view: SeatView,
  sides: readonly Side[],
  places: ReadonlyMap<string, Rect>,
  frames: ReadonlyMap<string, Rect>,
  colors: Colors,
): string[] {
  return view.battlefield.flatMap(({ id, attacking }) => {
    if (attacking === undefined) return [];
    const [key = ""] = keysOf(attacking);
    if (sides.length === 2 && key.startsWith("seat ")) return [];
    const [from, to] = [frames.get(keyOf(id)), frames.get(key) ?? places.get(key)];
    return from && to ? [arrow(from, to, colors.attack, colors.ground, { into: 0.92 })] : [];
  });
}

const MOST_ARROWS = 12;

function targets(view: SeatView, places: ReadonlyMap<string, Rect>, colors: Colors): string[] {
  return view.stack
    .flatMap(({ id, targets: aimed }) =>
      aimed.flatMap((target) => {
        const [from, to] = [
          places.get(keyOf(id)),
          keysOf(target)
            .map((key) => places.get(key))
            .find(Boolean),
        ];
        return from && to && from !== to ? [arrow(from, to, colors.arrow, colors.ground)] : [];
      }),
    )
    .slice(-MOST_ARROWS);
}

function drawResult(view: SeatView, middle: Rect, words: PictureWords, called: Callers, colors: Colors): string {
  const winners = view.result?.winners ?? [];
  const mine = view.seat !== null && winners.includes(view.seat);
  const said =
    winners.length === 0
      ? words.drawn
      : mine
        ? words.youWin
        : view.seat !== null && !winners.includes(view.seat) && winners.length === 1
          ? words.wins(called.name(winners[0]!))
          : words.wins(winners.map(called.name).join(", "));
  const box = { x: 0, y: middle.y + middle.height / 2 - 78, width: WIDTH, height: 156 };
  const fill = mine ? colors.accent : colors.chip;
  const ink = mine ? colors.onAccent : colors.onChip;
  const text = centredText(
    said,
    WIDTH / 2,
    box.y + box.height / 2,
    { width: 940, sizes: [96, 80, 64, 52], squeeze: 0.7 },
    ink,
    "middle",
  );
  const side = (x: number) => icon(winners.length === 0 ? "shield" : "crown", x, box.y + 45, 66, ink);
  return (
    rect({ ...box, y: box.y - 8, height: box.height + 16 }, colors.ground) +
    rect(box, fill) +
    text.svg +
    side(36) +
    side(WIDTH - 102)
  );
}
