import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { say } from "../../language.ts";
import { showsReplay, wantReplay } from "../../net/habits.ts";
import { Sheet } from "../common/dialog.tsx";

const OFF = "shortcuts off";

function shortcutsOn(): boolean {
  return localStorage.getItem(OFF) === null;
}

const SHORTCUTS: readonly (readonly [key: string, does: Key])[] = [
  ["P", "keys.pass"],
  ["C", "keys.send"],
  ["← ↑ → ↓", "keys.go"],
  ["Enter", "keys.tap"],
  ["R", "keys.read"],
  ["?", "keys.help"],
];

/** Single-key shortcuts of the table; silent while somebody types or a sheet is open. */
export function useKeys(table: RefObject<HTMLElement | null>, help: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !table.current) return;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (target?.closest("input, textarea, select") || document.querySelector(":popover-open")) return;
      if (event.key.startsWith("Arrow")) {
        if (target?.matches("[data-thing]") && step(table.current, target, event.key)) event.preventDefault();
        return;
      }
      if (event.repeat || !shortcutsOn()) return;
      if (event.key === "?") help();
      else if (event.key === "r") readable(target)?.click();
      else if (/^[pcn]$/.test(event.key))
        table.current.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`)?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

/** What opens the card that has the focus: its small button, or the card itself while a tap does nothing else. */
function readable(card: HTMLElement | undefined): HTMLElement | undefined {
  if (!card?.matches("[data-thing]")) return undefined;
  return card.dataset.mark ? (card.parentElement?.querySelector<HTMLElement>(".read") ?? undefined) : card;
}

/** Whether one is neither above nor below the other: a fan of cards is a row, though it bends and one of them comes up. */
function areBeside(one: DOMRect, other: DOMRect): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

/** Moves the focus to the nearest thing in the arrow's direction. */
function step(table: HTMLElement, from: HTMLElement, key: string): boolean {
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const box = from.getBoundingClientRect();
  const here = middle(box);
  // The boards scroll on beneath the hand: nothing of them is below it.
  const hand = from.closest(".holding")?.getBoundingClientRect();
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const along = (x: number, y: number): readonly [ahead: number, aside: number] => {
    if (key === "ArrowLeft") return [-x, Math.abs(y)];
    if (key === "ArrowRight") return [x, Math.abs(y)];
    return key === "ArrowUp" ? [-y, Math.abs(x)] : [y, Math.abs(x)];
  };
  let best: { readonly thing: HTMLElement; readonly far: number } | undefined;
  for (const thing of table.querySelectorAll<HTMLElement>("[data-thing]:not([disabled])")) {
    const other = thing.getBoundingClientRect();
    if (!isAcross && areBeside(box, other)) continue;
    const there = middle(other);
    const y = hand && !thing.closest(".holding") ? Math.min(there.y, hand.top) : there.y;
    const [ahead, aside] = along(there.x - here.x, y - here.y);
    const far = ahead + aside * 2.5;
    if (thing !== from && ahead > 4 && (!best || far < best.far)) best = { thing, far };
  }
  best?.thing.focus();
  return best !== undefined;
}

export function HelpSheet({ onClose }: { onClose(): void }) {
  const [on, setOn] = useState(shortcutsOn);
  const [replays, setReplays] = useState(showsReplay);
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
    setOn(next);
  };
  return (
    <Sheet title={say("keys.title")} onClose={onClose}>
      <p>{say("keys.text")}</p>
      <dl class="shortcuts">
        {SHORTCUTS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <label class="switch">
        <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />{" "}
        {say("keys.single")}
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={replays}
          onChange={({ currentTarget: { checked } }) => {
            wantReplay(checked);
            setReplays(checked);
          }}
        />{" "}
        {say("keys.replay")}
      </label>
    </Sheet>
  );
}
