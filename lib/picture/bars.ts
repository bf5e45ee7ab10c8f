import { manaSymbol, symbolsIn } from "../cardArt/mana.ts";
import type { PlayerView } from "../engine/views.ts";
import { centredText, label, type Rect, rect, SMALLEST } from "./draw.ts";
import { widthOf } from "./font.ts";
import { type Icon, icon } from "./icons.ts";
import type { Colors } from "./theme.ts";

/** A player's line: life, name, and what else is counted. */

export interface BarState {
  readonly name: string;
  readonly active: boolean;
  /** The game waits for them. */
  readonly waited: boolean;
  readonly attacked: boolean;
}

const COUNTER_ICONS: Readonly<Record<string, Icon>> = { poison: "poison", energy: "energy" };

export function drawBar(
  player: PlayerView,
  { name, active, waited, attacked }: BarState,
  box: Rect,
  colors: Colors,
): string {
  const { x, y, height, width } = box;
  const narrow = width < 700;
  const line = narrow ? height / 2 : height;
  const middle = y + line / 2;
  const life = String(player.life);
  const lifeSize = narrow ? 40 : 54;
  const lifeWidth = Math.max(narrow ? 96 : 118, widthOf(life, lifeSize) + (narrow ? 58 : 72));
  const plate = { x: x + 10, y: middle - line * 0.43, width: lifeWidth, height: line * 0.86 };
  const heart = narrow ? 32 : 42;
  const counts: (readonly [Icon, string])[] = [
    ["hand", String(player.handCount)],
    ["library", String(player.libraryCount)],
    ["graveyard", String(player.graveyard.length)],
    ...(player.exile.length > 0 ? [["exile", String(player.exile.length)] as const] : []),
    ...Object.entries(player.counters).flatMap(([kind, number]) =>
      number > 0 ? [[COUNTER_ICONS[kind] ?? "star", String(number)] as const] : [],
    ),
  ];
  const size = narrow ? 32 : 36;
  const widths = counts.map(([, text]) => size * 0.95 + 8 + widthOf(text, size) + (narrow ? 14 : 24));
  const all = widths.reduce((sum, one) => sum + one, 0);
  const row = narrow ? y + line * 1.5 - 3 : middle;
  let left = narrow ? x + 16 : x + width - 14 - all;
  const parts = counts.flatMap(([sign, text], at) => {
    const here = left;
    left += widths[at]!;
    return [
      icon(sign, here, row - size * 0.46, size * 0.95, colors.soft),
      label(text, here + size * 0.95 + 8, row + size * 0.35, size, colors.ink),
    ];
  });
  const nameLeft = plate.x + lifeWidth + 16;
  const mana = manaOf(player.mana);
  const manaWidth = mana.reduce((sum, { count }) => sum + 46 + (count > 1 ? widthOf(`${count}`, SMALLEST) + 6 : 0), 0);
  const beforeCounts = narrow ? x + width - 10 : x + width - 24 - all;
  const crown = commanderOf(player);
  const room = beforeCounts - nameLeft - (narrow ? 0 : manaWidth) - (waited ? 46 : 0) - 10;
  const title = centredText(
    name,
    nameLeft + (waited ? 46 : 0),
    middle,
    { width: Math.max(60, room), sizes: [40, 36, 32, SMALLEST], squeeze: 0.8 },
    player.lost ? colors.soft : colors.ink,
  );
  const afterName = nameLeft + (waited ? 46 : 0) + title.width + 22;
  const commander =
    !narrow && crown !== undefined && beforeCounts - afterName - manaWidth > 240
      ? commanderChip(crown, afterName, middle, Math.min(330, beforeCounts - afterName - manaWidth - 20), colors)
      : { svg: "", width: 0 };
  let manaLeft = narrow ? left + 4 : afterName + commander.width;
  const floating = mana.map(({ symbol, count }) => {
    const here = manaLeft;
    manaLeft += 46 + (count > 1 ? widthOf(`${count}`, SMALLEST) + 6 : 0);
    return (
      manaSymbol(symbol, here, row - 19, 38) +
      (count > 1 ? label(String(count), here + 42, row + 11, SMALLEST, colors.ink) : "")
    );
  });
  return [
    rect(box, colors.bar),
    active ? rect({ x, y, width: 8, height }, colors.accent) : "",
    rect(plate, attacked ? colors.attack : colors.life, plate.height * 0.3),
    icon("heart", plate.x + 11, middle - heart / 2 + 1, heart, "#ffffff"),
    label(
      life,
      plate.x + 11 + heart + (lifeWidth - heart - 14) / 2,
      middle + lifeSize * 0.345,
      lifeSize,
      "#ffffff",
      "middle",
    ),
    waited ? icon("clock", nameLeft, middle - 18, 36, colors.accent) : "",
    title.svg,
    player.lost ? rect({ x: nameLeft, y: middle - 2, width: title.width, height: 5 }, colors.soft) : "",
    commander.svg,
    ...parts,
    ...floating,
  ].join("");
}

function commanderChip(name: string, x: number, middle: number, width: number, colors: Colors) {
  const text = centredText(name, x + 50, middle, { width: width - 62, sizes: [SMALLEST], squeeze: 0.76 }, colors.ink);
  const all = text.width + 64;
  return {
    width: all + 16,
    svg:
      rect({ x, y: middle - 25, width: all, height: 50 }, "none", 14, { stroke: colors.arrow, "stroke-width": 3 }) +
      icon("crown", x + 10, middle - 15, 32, colors.arrow) +
      text.svg,
  };
}

/** The first legendary card in the command zone (903.6). */
const commanderOf = ({ command }: PlayerView): string | undefined =>
  command.find(
    ({ supertypes, types }) =>
      supertypes.includes("legendary") && (types.includes("creature") || types.includes("planeswalker")),
  )?.name;

function manaOf(pool: string): { readonly symbol: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const one of symbolsIn(pool)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([symbol, count]) => ({ symbol, count }));
}
