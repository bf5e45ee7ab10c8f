import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const DRAGGED = 9;
const HELD_MS = 480;

interface Gestures {
  /** Whether this thing goes anywhere by being dragged. */
  mayDrag(thing: string): boolean;
  /** `onto`: another thing; `place`: where else it was let go. */
  drop(thing: string, onto: string | undefined, place: Element): void;
  hold(thing: string): void;
}

const thingAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>("[data-thing]")) || undefined;

/**
 * What is done with a pointer beside tapping: a thing is dragged onto another or onto the open table, and held to be read.
 * Everything that is done so can be done by tapping and by keyboard too.
 */
export function Gestures({ table, does }: { table: RefObject<HTMLElement | null>; does: Gestures }) {
  const line = useRef<SVGPathElement>(null);
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const root = table.current;
    if (!root) return;
    let from:
      | { readonly thing: HTMLElement; readonly x: number; readonly y: number; readonly touch: boolean }
      | undefined;
    let dragging = false;
    let held: ReturnType<typeof setTimeout> | undefined;
    let spent = false;
    const draw = (path: string): void => line.current?.setAttribute("d", path);
    const end = (): void => {
      clearTimeout(held);
      from?.thing.classList.remove("is-dragged");
      root.classList.remove("is-dragging");
      draw("");
      from = undefined;
      dragging = false;
    };
    const down = (event: PointerEvent): void => {
      spent = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const thing = thingAt(event.target);
      if (!thing) return;
      const touch = event.pointerType !== "mouse";
      from = { thing, x: event.clientX, y: event.clientY, touch };
      if (touch)
        held = setTimeout(() => {
          spent = true;
          latest.current.hold(thing.dataset.thing!);
          end();
        }, HELD_MS);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const { thing, x, y, touch } = from;
      if (!dragging) {
        if (Math.hypot(event.clientX - x, event.clientY - y) < DRAGGED) return;
        clearTimeout(held);
        // A hand is swiped sideways.
        const swipes = touch && Math.abs(event.clientX - x) > Math.abs(event.clientY - y) && thing.closest(".hand");
        if (swipes || !latest.current.mayDrag(thing.dataset.thing!)) {
          end();
          return;
        }
        dragging = true;
        thing.classList.add("is-dragged");
        root.classList.add("is-dragging");
      }
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [startX, startY] = [left + width / 2, top + height / 2];
      const bend = (event.clientX - startX) * 0.12;
      draw(
        `M${startX} ${startY}Q${(startX + event.clientX) / 2} ${(startY + event.clientY) / 2 - Math.abs(bend)} ${event.clientX} ${event.clientY}`,
      );
    };
    const up = (event: PointerEvent): void => {
      const began = from;
      const was = dragging;
      end();
      if (!began || !was) return;
      spent = true;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const onto = thingAt(under);
      if (under && onto !== began.thing && root.contains(under))
        latest.current.drop(began.thing.dataset.thing!, onto?.dataset.thing, under);
    };
    // The click that ends a drag or a hold is none.
    const click = (event: MouseEvent): void => {
      if (!spent) return;
      spent = false;
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("click", click, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("click", click, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
  }, []);
  return (
    <svg class="arrows dragged" aria-hidden="true">
      <path ref={line} class="lead" />
    </svg>
  );
}
