import type { StandingOrder } from "../../net/wire.ts";

/** What one says aloud at a table instead of passing ten times. */
const SAID: readonly (readonly [words: string, order: StandingOrder])[] = [
  ["my next turn", { order: "passUntil", until: { turn: "own" }, unless: ["concerned", "attacked"] }],
  [
    "the opponent’s end step",
    { order: "passUntil", until: { turn: "opponents", step: "end" }, unless: ["concerned", "attacked"] },
  ],
  ["something happens to me", { order: "passUntil", until: { when: "concerned" }, unless: ["attacked"] }],
];

/** Passing further than once, by giving an order that is used up when it gets there. */
export function PassUntil({ onOrder }: { onOrder(order: StandingOrder): void }) {
  return (
    <details class="more">
      <summary>Pass until …</summary>
      <ul class="actions">
        {SAID.map(([words, order]) => (
          <li key={words}>
            <button type="button" class="action" onClick={() => onOrder(order)}>
              Pass until {words}
              {order.order === "passUntil" && order.unless.length > 0 && (
                <span class="sub">
                  unless{" "}
                  {order.unless.includes("concerned")
                    ? "something targets you, or you are attacked"
                    : "you are attacked"}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
