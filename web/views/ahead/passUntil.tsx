import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { say } from "../../language.ts";
import type { StandingOrder } from "../../net/wire.ts";

/** What one says aloud at a table instead of passing ten times. */
const SAID: readonly (readonly [words: Key, order: StandingOrder])[] = [
  ["ahead.untilMine", { order: "passUntil", until: { turn: "own" }, unless: ["concerned", "attacked"] }],
  [
    "ahead.untilEnd",
    { order: "passUntil", until: { turn: "opponents", step: "end" }, unless: ["concerned", "attacked"] },
  ],
  ["ahead.untilMe", { order: "passUntil", until: { when: "concerned" }, unless: ["attacked"] }],
];

/** Passing further than once, by giving an order that is used up when it gets there. */
export function PassUntil({ onOrder }: { onOrder(order: StandingOrder): void }) {
  return (
    <details class="more">
      <summary>{say("ahead.passUntil")}</summary>
      <ul class="actions">
        {SAID.map(([words, order]) => (
          <li key={words}>
            <button type="button" class="action" onClick={() => onOrder(order)}>
              {say(words)}
              {order.order === "passUntil" && order.unless.length > 0 && (
                <span class="sub">
                  {say(order.unless.includes("concerned") ? "ahead.unlessBoth" : "ahead.unlessAttacked")}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
