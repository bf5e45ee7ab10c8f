import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../language.ts";
import { endGuide } from "../net/habits.ts";

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
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
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
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [told]);
  useLayoutEffect(() => {
    const thing = lesson && thingAt(lesson);
    place(box.current, thing);
    thing?.classList.add("is-pointed");
    return () => thing?.classList.remove("is-pointed");
  }, [lesson]);
  const next = () => {
    if (!lesson) return;
    if (lesson.key === "stops") end();
    else setTold(new Set([...told, lesson.key]));
  };
  return (
    <section class="guide" ref={box} aria-label={say("guide.title")} hidden={!lesson}>
      <p role="status">{lesson && say(`guide.${lesson.key}`)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={next}>
          {say("guide.next")}
        </button>
        <button type="button" class="quiet" onClick={end}>
          {say("guide.skip")}
        </button>
      </div>
    </section>
  );
}

/** Beside the thing, never over it: to its left where it stands at the right, else above or below. */
function place(box: HTMLElement | null, thing: Element | undefined): void {
  if (!box || !thing) return;
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const beside = left > Math.max(width + 2 * GAP, innerWidth * 0.6);
  const x = beside ? left - width - GAP : (left + right - width) / 2;
  const y = beside ? top : top > height + GAP ? top - height - GAP : bottom + GAP;
  const within = (wanted: number, most: number) => `${Math.max(8, Math.min(wanted, most - 8))}px`;
  box.style.left = within(x, innerWidth - width);
  box.style.top = within(y, innerHeight - height);
}
