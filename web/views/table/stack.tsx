import type { StackObjectView } from "../../../lib/engine/views.ts";
import { nameIn } from "../../../lib/words/cardNames.ts";
import { sizeOf } from "../../../lib/words/cards.ts";
import { say, speech } from "../../language.ts";
import { Art } from "../cards/art.tsx";
import { hueOf } from "../cards/card.tsx";
import { Inline } from "../cards/mana.tsx";
import { useMarks, useTable } from "./context.ts";

/** What waits to happen, the next first. */
export function Stack() {
  const { view } = useTable();
  // What did not happen before the end does not happen any more (104.1).
  if (view.stack.length === 0 || view.result) return null;
  const topFirst = view.stack.toReversed();
  return (
    <section class={`stack ${view.stack.length > 4 ? "is-high" : ""}`} aria-label={say("table.stackLabel")}>
      <h2>{say("table.stack")}</h2>
      <ol>
        {topFirst.map((one, at) => (
          <li key={one.id}>
            <StackObject one={one} next={at === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StackObject({ one, next }: { one: StackObjectView; next: boolean }) {
  const { voice, tap, badge, read, peek } = useTable();
  const mark = useMarks()(one.id);
  const source = one.sourceId === undefined ? undefined : voice.find(one.sourceId);
  const name =
    nameIn(one, speech.language) ||
    (source && source.kind !== "player" ? nameIn(source.card, speech.language) : say("table.anAbility"));
  const what =
    one.kind === "spell" ? name : say(one.kind === "triggered" ? "table.triggered" : "table.activated", { name });
  const targets = speech.list(one.targets.map((target) => voice.thing(target)));
  const size = one.kind === "spell" && sizeOf(one);
  const pictured = one.kind === "spell" || !source || source.kind === "player" ? one : source.card;
  return (
    <button
      type="button"
      class={`stack-object card ${hueOf(pictured)} ${mark ? `mark-${mark.state}` : ""}`}
      data-thing={one.id}
      data-mark={mark?.state}
      aria-pressed={mark ? mark.state !== "can" : undefined}
      onClick={() => (mark ? tap(one.id) : read(one))}
      onPointerEnter={() => peek(one)}
      onPointerLeave={() => peek(undefined)}
    >
      <span class="stack-head">
        <b>{what}</b>
        {one.count !== undefined && <span class="many">×{one.count}</span>}
        {one.x !== undefined && <span class="many">X = {one.x}</span>}
        {size && <span class="size">{size}</span>}
      </span>
      <Art card={pictured} shape="window" />
      <span class="stack-foot">
        <span class="quiet-text">
          {say("table.ofWhom", voice.who(one.controller))}
          {next ? say("table.next") : ""}
        </span>
        {targets !== "" && <span class="stack-targets">→ {targets}</span>}
        {one.modes?.map((mode) => (
          <span key={mode} class="stack-text">
            • <Inline text={mode} />
          </span>
        ))}
        {one.modes === undefined && one.text !== "" && (
          <span class="stack-text">
            <Inline text={one.text} />
          </span>
        )}
      </span>
      {mark && <span class="badge">{badge(one.id, mark)}</span>}
    </button>
  );
}
