import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Work } from "../../../lib/answering/answering.ts";
import type { SeatView } from "../../../lib/engine/views.ts";
import { keyOf, type Named, seatOf } from "../../../lib/view/entities.ts";

export interface Arrow {
  readonly from: Named;
  readonly to: Named;
  readonly kind: "attack" | "block" | "target";
}

/** Who attacks, blocks and aims at whom, as the table stands and as the unfinished answer would have it. */
function arrowsOf(view: SeatView, work: Work | undefined): Arrow[] {
  if (view.result) return [];
  const arrows: Arrow[] = view.stack.flatMap((one) =>
    one.targets.map((to): Arrow => ({ from: one.id, to, kind: "target" })),
  );
  // With two players there is nobody else to attack: the word on the card is enough.
  const plain = (defender: Named) => view.players.length === 2 && seatOf(defender) !== undefined;
  for (const one of view.battlefield) {
    if (one.attacking !== undefined && !plain(one.attacking))
      arrows.push({ from: one.id, to: one.attacking, kind: "attack" });
    for (const to of one.blocking ?? []) arrows.push({ from: one.id, to, kind: "block" });
  }
  if (work?.ask === "attackers")
    for (const { attacker, defender } of work.draft.attacks)
      if (!plain(defender)) arrows.push({ from: attacker, to: defender, kind: "attack" });
  if (work?.ask === "blockers")
    for (const { blocker, attacker } of work.draft.blocks) arrows.push({ from: blocker, to: attacker, kind: "block" });
  return arrows;
}

interface Drawn {
  readonly kind: Arrow["kind"];
  readonly path: string;
}

interface ArrowsProps {
  readonly table: RefObject<HTMLElement | null>;
  readonly view: SeatView;
  readonly work: Work | undefined;
  /** What a replay tells of: drawn instead of all others. */
  readonly told: readonly Arrow[] | undefined;
}

/** Arrows over the table. What they say is on the cards in words too, so that nothing depends on seeing them. */
export function Arrows({ table, view, work, told }: ArrowsProps) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    const wanted = told ?? arrowsOf(view, work);
    const draw = () => setDrawn(wanted.flatMap((arrow) => pathOf(table.current, arrow)));
    draw();
    if (wanted.length === 0) return;
    // Cards move for a moment after a change.
    const settled = setTimeout(draw, 250);
    addEventListener("resize", draw);
    addEventListener("scroll", draw, { capture: true, passive: true });
    return () => {
      clearTimeout(settled);
      removeEventListener("resize", draw);
      removeEventListener("scroll", draw, { capture: true });
    };
  }, [view, work, told]);
  return (
    <svg class="arrows" aria-hidden="true">
      {(["attack", "block", "target"] as const).map((kind) => (
        <marker
          key={kind}
          id={`head-${kind}`}
          class={`arrow-${kind}`}
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      ))}
      {drawn.map(({ kind, path }) => (
        <path key={path} class={`arrow arrow-${kind}`} d={path} marker-end={`url(#head-${kind})`} />
      ))}
    </svg>
  );
}

/** A curve from the edge of one thing to the edge of the other; none if either is not drawn. */
function pathOf(table: HTMLElement | null, { from, to, kind }: Arrow): Drawn[] {
  const rect = (name: Named) => {
    const thing = table?.querySelector(`[data-thing="${CSS.escape(keyOf(name))}"]`);
    return thing ? shownPart(thing) : undefined;
  };
  const start = rect(from);
  const end = rect(to);
  // What waits and is scrolled away says in words what it aims at.
  if (!start || !end || isAwayOnStack(table, from)) return [];
  const across = end.left + end.width / 2 - (start.left + start.width / 2);
  const down = end.top + end.height / 2 - (start.top + start.height / 2);
  const tail = edge(start, across, down);
  const tip = edge(end, -across, -down);
  if (Math.hypot(tip.x - tail.x, tip.y - tail.y) < 12) return [];
  const bend = 0.12;
  const middle = {
    x: (tail.x + tip.x) / 2 - (tip.y - tail.y) * bend,
    y: (tail.y + tip.y) / 2 + (tip.x - tail.x) * bend,
  };
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return [{ kind, path: `M${at(tail)}Q${at(middle)} ${at(tip)}` }];
}

function isAwayOnStack(table: HTMLElement | null, name: Named): boolean {
  const thing = table?.querySelector(`.stack [data-thing="${CSS.escape(keyOf(name))}"]`);
  const stack = thing?.closest(".stack")?.getBoundingClientRect();
  if (!thing || !stack) return false;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x < stack.left || x > stack.right || y < stack.top || y > stack.bottom;
}

/** What of a thing is in view: where it is scrolled away, the edge behind which it lies. */
function shownPart(thing: Element): DOMRect {
  const rect = thing.getBoundingClientRect();
  const { top, right, bottom, left } = windowOf(thing);
  const x = Math.min(Math.max(rect.left, left), right);
  const y = Math.min(Math.max(rect.top, top), bottom);
  const width = Math.min(Math.max(rect.right, left), right) - x;
  return new DOMRect(x, y, width, Math.min(Math.max(rect.bottom, top), bottom) - y);
}

/** The part of the window in which a thing can be seen: that of what scrolls it, above what stands at the bottom. */
function windowOf(thing: Element): Readonly<Record<"top" | "right" | "bottom" | "left", number>> {
  const box = thing.closest(".felt, .dock")?.getBoundingClientRect();
  const dock = thing.closest(".dock") ? undefined : document.querySelector(".dock");
  const isBelow = dock && getComputedStyle(dock).position === "sticky";
  return {
    top: Math.max(0, box?.top ?? 0),
    right: Math.min(innerWidth, box?.right ?? innerWidth),
    bottom: Math.min(isBelow ? dock.getBoundingClientRect().top : innerHeight, box?.bottom ?? innerHeight),
    left: Math.max(0, box?.left ?? 0),
  };
}

/** Where a line from the middle of a rectangle leaves it. */
function edge(rect: DOMRect, across: number, down: number): { readonly x: number; readonly y: number } {
  const share = Math.min(rect.width / 2 / Math.max(1, Math.abs(across)), rect.height / 2 / Math.max(1, Math.abs(down)));
  return { x: rect.left + rect.width / 2 + across * share, y: rect.top + rect.height / 2 + down * share };
}
