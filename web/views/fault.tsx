import type { Trouble } from "../../lib/words/problems.ts";
import { say } from "../language.ts";

/** What went wrong with a form that was sent, each fault on its own. */
export function Fault({ trouble, onAgain }: { trouble: Trouble; onAgain?: (() => void) | undefined }) {
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
      {onAgain && (
        <button type="button" class="quiet" onClick={onAgain}>
          {say("problems.retry")}
        </button>
      )}
    </div>
  );
}
