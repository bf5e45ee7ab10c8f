import type { ComponentChildren } from "preact";
import type { Work } from "../../../lib/answering/answering.ts";
import type { Ask } from "../../../lib/answering/kind.ts";
import { useNarrow } from "../narrow.ts";

export interface WorkProps<K extends Ask> {
  readonly work: Extract<Work, { ask: K }>;
  onWork(work: Work): void;
  /** undefined while something is missing. */
  readonly send: (() => void) | undefined;
}

/** What can be tapped on the table, once more as a list; folded away where it would cover the table. */
export function Lines({ children }: { children: ComponentChildren }) {
  const narrow = useNarrow();
  if (!narrow) return <>{children}</>;
  return (
    <details class="more">
      <summary>As a list</summary>
      {children}
    </details>
  );
}

/** The button that sends an answer. `c` presses it from anywhere on the table. */
export function Send({ send, children }: { send: (() => void) | undefined; children: ComponentChildren }) {
  return (
    <button type="button" class="main" data-key="c" aria-keyshortcuts="c" disabled={!send} onClick={send}>
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
        aria-label={`${label}: one less`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={`${label}: one more`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
