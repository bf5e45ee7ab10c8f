import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../language.ts";
import { endGuide, rememberTold, toldByGuide } from "../../net/habits.ts";

/** What is shown of the page, each as soon as it is there; those that may never come are not waited for. */
const LESSONS = [
  { key: "question", at: ".question:not([data-ask='wait'])" },
  { key: "hand", at: ".hand [data-mark]" },
  { key: "main", at: ".question .pass" },
  { key: "choose", at: ".question[data-ask='choose'] .answers", may: true },
  { key: "attack", at: ".question[data-ask='attackers'] .answers" },
  { key: "block", at: ".question[data-ask='blockers'] .answers", may: true },
  { key: "undo", at: ".go-back" },
  { key: "log", at: ".log, .side [role='tab']" },
  { key: "stops", at: ".in-advance" },
] as const;
type Lesson = (typeof LESSONS)[number];

const GAP = 14;
const LOOK_MS = 250;

const isDue = (one: Lesson, told: ReadonlySet<string>): boolean =>
  !told.has(one.key) && (one.key !== "stops" || LESSONS.every((it) => "may" in it || it === one || told.has(it.key)));
const thingAt = (one: Lesson): Element | undefined =>
  [...document.querySelectorAll(one.at)].find((it) => it.getClientRects().length > 0);

/** Callouts of a first game: it teaches the page, not the rules. Nothing is locked; the game is an ordinary one. */
export function Guide({ onEnd }: { onEnd(): void }) {
  const [told, setTold] = useState<ReadonlySet<string>>(() => new Set(toldByGuide()));
  const [lesson, setLesson] = useState<Lesson>();
  const box = useRef<HTMLElement>(null);
  const end = () => {
    endGuide();
    onEnd();
  };
  useEffect(() => {
    const look = () => {
      if (document.querySelector(".question.is-over")) return end();
      const now = document.querySelector("dialog[open], .replay")
        ? undefined
        : LESSONS.find((one) => isDue(one, told) && thingAt(one));
      setLesson(now);
      if (now) place(box.current, thingAt(now));
    };
    look();
    // A frame after anything has changed, also what it is about; and in between, as things move without that.
    let frame = 0;
    const changed = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    changed.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-ask", "data-mark", "open"],
    });
    const timer = setInterval(look, LOOK_MS);
    return () => {
      changed.disconnect();
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [told]);
  useLayoutEffect(() => {
    const thing = lesson && thingAt(lesson);
    place(box.current, thing);
    thing?.classList.add("is-pointed");
    return () => thing?.classList.remove("is-pointed");
  }, [lesson]);
  const next = () => {
    if (!lesson) return;
    if (lesson.key === "stops") return end();
    const now = [...told, lesson.key];
    rememberTold(now);
    setTold(new Set(now));
  };
  return (
    <section class="guide" ref={box} aria-label={say("guide.title")} hidden={!lesson}>
      <p role="status">{lesson && say(`guide.${lesson.key}`)}</p>
      <div class="buttons">
        <button type="button" class="main" data-key="n" aria-keyshortcuts="n" onClick={next}>
          {say("guide.next")}
          <kbd>N</kbd>
        </button>
        <button type="button" class="quiet" onClick={end}>
          {say("guide.skip")}
        </button>
      </div>
    </section>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Beside the thing or above or below it, above the sheet at the foot of a phone, or at the top or in a corner of the boards: where the least is hidden. */
function place(box: HTMLElement | null, thing: Element | undefined): void {
  if (!box || !thing) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const at = thing.getBoundingClientRect();
  const boards = document.querySelector(".felt")?.getBoundingClientRect();
  const side = thing.closest(".question")?.getBoundingClientRect();
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  const middle = (at.left + at.right - width) / 2;
  const places: readonly Place[] = [
    { left: (side?.left ?? at.left) - width - GAP, top: at.top },
    { left: middle, top: at.top - height - GAP },
    { left: middle, top: at.bottom + GAP },
    { left: middle, top: (dock?.top ?? 0) - height - GAP },
    { left: middle, top: (boards?.top ?? 0) + GAP },
    { left: middle, top: ((boards?.top ?? 0) + (boards?.bottom ?? 0) - height) / 2 },
    { left: (boards?.right ?? 0) - width - GAP, top: (boards?.top ?? 0) + GAP },
    { left: (boards?.left ?? 0) + GAP, top: (boards?.top ?? 0) + GAP },
  ];
  const within = (wanted: number, most: number) => Math.max(8, Math.min(wanted, most - 8));
  let best: { readonly place: Place; readonly hidden: number } | undefined;
  const inTheWay = (selectors: string, here: DOMRect): number =>
    [...document.querySelectorAll(selectors)].reduce(
      (sum, one) => sum + sharedBy(here, one.getBoundingClientRect()),
      0,
    );
  for (const { left, top } of places) {
    const place = { left: within(left, innerWidth - width), top: within(top, innerHeight - height) };
    const here = new DOMRect(place.left, place.top, width, height);
    const hidden = 100 * (sharedBy(here, at) + inTheWay(NEEDED, here)) + inTheWay(WELL_IN_VIEW, here);
    if (!best || hidden < best.hidden) best = { place, hidden };
  }
  box.style.left = `${best?.place.left}px`;
  box.style.top = `${best?.place.top}px`;
}

/** What one needs for the move that is told of, and what one would rather see. */
const NEEDED = ".question, .hand .card";
const WELL_IN_VIEW = "[data-mark], .life";

/** In square pixels. */
function sharedBy(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
