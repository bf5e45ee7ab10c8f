import type { ComponentChildren } from "preact";
import type { Trouble } from "../../../lib/words/problems.ts";
import { say } from "../../language.ts";

interface FaultProps {
  readonly trouble: Trouble;
  /** A way out of this one. */
  readonly children?: ComponentChildren;
  onAgain?: (() => void) | undefined;
}

/** What went wrong with a form that was sent, each fault on its own. */
export function Fault({ trouble, children, onAgain }: FaultProps) {
  return (
    <div class="notice" role="alert">
      {trouble.message}{" "}
      {trouble.faults && (
        <ul>
          {trouble.faults.map(({ at, message }) => (
            <li key={at}>
              <b>{at}</b>: {message}
            </li>
          ))}
        </ul>
      )}
      {children}
      {onAgain && (
        <button type="button" class="quiet" onClick={onAgain}>
          {say("problems.retry")}
        </button>
      )}
    </div>
  );
}
