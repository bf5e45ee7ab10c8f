import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../language.ts";
import { useLatest } from "./latest.ts";

const FOCUSABLE = "dialog :is(a[href], button, input, select, textarea, summary, [tabindex])";

/** Gives the focus to the first of these that takes it. */
function focusOne(candidates: readonly HTMLElement[]): void {
  candidates.find((one) => {
    one.focus();
    return document.activeElement === one;
  });
}

/** Who listens hears nothing of what lies behind a sheet. @returns what shows it again. */
function hideRest(sheet: Element): () => void {
  const hidden: Element[] = [];
  for (let at = sheet; at.parentElement && at !== document.body; at = at.parentElement)
    for (const one of at.parentElement.children)
      if (one !== at && !one.hasAttribute("aria-hidden")) {
        one.setAttribute("aria-hidden", "true");
        hidden.push(one);
      }
  return () => {
    for (const one of hidden) one.removeAttribute("aria-hidden");
  };
}

/** Where the keyboard would leave a sheet: it is sent on from here. */
function End() {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: nobody stays on it.
  return <span tabIndex={0} />;
}

/**
 * A modal sheet. Escape, the button and a tap outside close it. A popover and not `showModal`, which makes all the rest inert: of a
 * table with a hundred cards the browser would work out every style again, at opening and at closing.
 */
export function Sheet({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);
  // Before anything else can happen: an Escape a moment after what opened it is for it already.
  useLayoutEffect(() => {
    const room = ref.current!;
    const [before, after] = [room.firstElementChild!, room.lastElementChild!];
    const inside = () => [...room.querySelectorAll<HTMLElement>(FOCUSABLE)];
    room.showPopover();
    focusOne(inside());
    room.addEventListener("click", ({ target }) => target === room && close());
    // The event is a task of its own: of a sheet taken away it may come when the next one is open already.
    room.addEventListener("toggle", ({ newState }) => newState === "closed" && room.isConnected && close());
    // The keyboard goes round: past either end is the other one.
    const onFocus = ({ target }: FocusEvent) => {
      if (target === before) focusOne(inside().reverse());
      else if (target === after || !room.contains(target as Node)) focusOne(inside());
    };
    document.addEventListener("focusin", onFocus);
    const show = hideRest(room);
    return () => {
      document.removeEventListener("focusin", onFocus);
      show();
      room.hidePopover();
    };
  }, []);
  return (
    <div ref={ref} class="sheet-room" popover="auto">
      <End />
      <dialog open class="sheet" aria-modal="true" aria-label={title}>
        <div class="sheet-inside">
          <header>
            <h2>{title}</h2>
            <button type="button" class="quiet" onClick={onClose}>
              {say("beside.close")}
            </button>
          </header>
          {children}
        </div>
      </dialog>
      <End />
    </div>
  );
}
