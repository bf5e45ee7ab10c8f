import type { ComponentChildren } from "preact";
import type { Work } from "../../../lib/answering/answering.ts";
import type { Ask } from "../../../lib/answering/kind.ts";
import type { NextStop } from "../../../lib/hosting/orders/stops.ts";
import { say } from "../../language.ts";
import { useNarrow } from "../common/narrow.ts";

export interface WorkProps<K extends Ask> {
  readonly work: Extract<Work, { ask: K }>;
  onWork(work: Work): void;
  /** undefined while something is missing. */
  readonly send: ((to?: NextStop) => void) | undefined;
}

/** More buttons than these are not found more easily than what they stand for. */
const MOST_BUTTONS = 12;

/** What can be tapped on the table, once more as a list of so many buttons; folded away where it would cover the table or the log. */
export function Lines({ buttons, children }: { buttons: number; children: ComponentChildren }) {
  const narrow = useNarrow();
  if (!narrow && buttons <= MOST_BUTTONS) return <>{children}</>;
  return (
    <details class="more">
      <summary>{say("table.asList")}</summary>
      {children}
    </details>
  );
}

/** How many are chosen of how many there may be. */
export function countWords(n: number, min: number, max: number): string {
  const most =
    min === max
      ? String(max)
      : min === 0
        ? say("table.atMost", { n: max })
        : say("things.range", { min, things: String(max) });
  return say("table.countOf", { n, most });
}

/** The button that sends an answer. `c` presses it from anywhere on the table. */
export function Send({ send, children }: { send: (() => void) | undefined; children: ComponentChildren }) {
  return (
    <button type="button" class="main" data-key="c" aria-keyshortcuts="c" disabled={!send} onClick={() => send?.()}>
      {children}
    </button>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

/** A number with a button on either side. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset class="stepper" aria-label={label}>
      <button
        type="button"
        aria-label={say("table.oneLess", { label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={say("table.oneMore", { label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
