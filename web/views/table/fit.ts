import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Band, gapFor, type RowNeed, sizeThatFits } from "../../../lib/view/fit.ts";

/** Sizes of cards on the table in rem, since their numbers grow with a reader's letters; below the least one scrolls. */
const SIZES = { wide: { least: 2.75, most: 9.875 }, narrow: { least: 2.75, most: 5.75 } } as const;
/** Below it a hand held low is worth the room. */
const CRAMPED = 5.75;
/** Lands are told apart by their colour alone. */
const LAND = 0.74;
/** An attached card below the one it is attached to. */
const CHIP = 1.375;

const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Keeps the cards on the boards as large as all of them fit. What has to fit is read off the page itself. */
export function useFit(felt: RefObject<HTMLElement | null>, narrow: boolean): void {
  const last = useRef("");
  // As the browser last told it: to ask for it lays the whole page out, with every tap.
  const room = useRef("");
  const fit = (): void => {
    const { current } = felt;
    if (!current) return;
    const now = `${narrow} ${room.current} ${standing(current)}`;
    if (now === last.current) return;
    last.current = now;
    // First with the hand as one likes to see it.
    current.classList.remove("is-low", "is-scrolled");
    const rem = remInPixels();
    if (fitNow(current, narrow, rem) < CRAMPED * rem && !narrow) {
      current.classList.add("is-low");
      fitNow(current, narrow, rem);
    }
    current.classList.toggle("is-scrolled", current.scrollHeight > current.clientHeight + 8);
  };
  // After each drawing: what was drawn may have other rows.
  useLayoutEffect(fit);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      room.current = `${width} ${height}`;
      fit();
    });
    if (felt.current) observer.observe(felt.current);
    return () => observer.disconnect();
  }, [narrow]);
}

/** What room depends on: how much stands where, and how much each carries. Cheap, as nothing is measured, nor looked through. */
const standing = (felt: HTMLElement): string =>
  [...felt.querySelectorAll(".row, .lane-side, .bar, .hand, .middle")]
    .map((one) =>
      one.matches(".bar")
        ? one.childElementCount
        : [...one.children].map(({ childElementCount }) => childElementCount).join(""),
    )
    .join();

/** The size that was chosen, in pixels. */
function fitNow(felt: HTMLElement, narrow: boolean, rem: number): number {
  const bands: Band[] = [];
  let taken = 0;
  const style = getComputedStyle(felt);
  const px = (text: string): number => Number.parseFloat(text) || 0;
  const children = [...felt.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const flowing = children.filter(
    (child) => child.getClientRects().length > 0 && getComputedStyle(child).position !== "absolute",
  );
  for (const child of flowing) {
    const areas = child.matches(".player") ? [child] : [...child.querySelectorAll<HTMLElement>(":scope > .player")];
    if (areas.length > 0) {
      // Players beside each other have frames and gaps between them: a line is as long as it is.
      const needsOf = (area: HTMLElement): RowNeed[] =>
        [...area.querySelectorAll<HTMLElement>(".row")].map((row) => ({ ...needOf(row, rem), width: row.clientWidth }));
      bands.push(areas.map(needsOf));
      taken += Math.max(...areas.map((area) => area.offsetHeight - (rowsIn(area)?.offsetHeight ?? 0))) + ROWS_PADDING;
    } else if (child.matches(".lanes")) {
      bands.push([lanesNeed(child, rem)]);
      taken += px(getComputedStyle(child).paddingBlockStart) * 2;
    } else taken += child.offsetHeight;
  }
  taken += px(style.paddingBlockStart) + px(style.paddingBlockEnd) + px(style.rowGap) * (flowing.length - 1);
  const side = flowing.find((child) => child.matches(".player, .others"));
  const columns = columnsOf(felt);
  const width = (side?.clientWidth ?? felt.clientWidth) - ROWS_PADDING;
  // Those beside each other may stand in several lines.
  const wrapped = bands.flatMap((band) =>
    Array.from({ length: Math.ceil(band.length / columns) }, (_, at) => {
      const line = band.slice(at * columns, (at + 1) * columns);
      return line.length < Math.min(columns, band.length) ? [...line, ...Array(columns - line.length).fill([])] : line;
    }),
  );
  const { least, most } = narrow ? SIZES.narrow : SIZES.wide;
  const room = { width, height: felt.clientHeight - taken };
  // Read with all else, before anything is set: what is read afterwards lays the page out once more.
  const holding = felt.querySelector<HTMLElement>(":scope > .holding")?.offsetHeight ?? 0;
  const size = sizeThatFits(wrapped, room, { least: Math.round(least * rem), most: Math.round(most * rem) });
  const set = (name: string, value: string): void => {
    if (felt.style.getPropertyValue(name) !== value) felt.style.setProperty(name, value);
  };
  set("--tile", `${size}px`);
  set("--land", `${Math.round(size * LAND)}px`);
  felt.parentElement?.style.setProperty("--holding", `${holding}px`);
  set("--gap", `${gapFor(size)}px`);
  return size;
}

const ROWS_PADDING = 12;

const rowsIn = (area: HTMLElement) => area.querySelector<HTMLElement>(":scope > .rows");

function columnsOf(felt: HTMLElement): number {
  const others = felt.querySelector(".others");
  return others ? getComputedStyle(others).gridTemplateColumns.split(" ").length : 1;
}

/** Two lines, as wide as the wider side of each lane. */
function lanesNeed(lanes: HTMLElement, rem: number): readonly RowNeed[] {
  const sides = [...lanes.children].map((lane) =>
    [...lane.querySelectorAll<HTMLElement>(".lane-side")].map((side) => needOf(side, rem)),
  );
  const count = sides.reduce((sum, both) => sum + Math.max(...both.map((side) => side.count)), 0);
  const below = Math.max(0, ...sides.flat().map((side) => side.below ?? 0));
  return [
    { count, scale: 1, carriers: 1, below },
    { count: lanes.matches(".is-open") ? count : 0, scale: 1 },
  ];
}

function needOf(row: HTMLElement, rem: number): RowNeed {
  const carried = [...row.querySelectorAll(":scope > .carries")].map(
    (one) => one.querySelectorAll(".slot-chip").length,
  );
  return {
    count: row.childElementCount,
    scale: row.matches(".row-lands") ? LAND : 1,
    ...(carried.length > 0 && { carriers: carried.length, below: Math.max(...carried) * CHIP * rem }),
  };
}
