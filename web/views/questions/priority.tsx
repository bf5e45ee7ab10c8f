import type { Work } from "../../../lib/answering/answering.ts";
import { leavesUndone, waysOn } from "../../../lib/answering/passing.ts";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { NextStop } from "../../../lib/hosting/orders/stops.ts";
import { objectOf } from "../../../lib/view/actions.ts";
import { lockedHalf } from "../../../lib/words/cards.ts";
import { abilityText, verbOf } from "../../../lib/words/questions.ts";
import { stepWord } from "../../../lib/words/steps.ts";
import { say, speech } from "../../language.ts";
import { PassUntil } from "../ahead/passUntil.tsx";
import { Cost, Inline } from "../cards/mana.tsx";
import { useTable } from "../table/context.ts";

interface PriorityProps {
  readonly work: Extract<Work, { ask: "priority" }>;
  act(action: PriorityAction<Handle>, to?: NextStop): void;
}

/** Pass, or one of the actions; each of them is on its card too. */
export function Priority({ work, act }: PriorityProps) {
  const { byHand, setByHand, passUntil } = useTable();
  const { actions } = work.question;
  const pass = actions.find((one) => one.act === "pass");
  const others = actions.filter((one) => one.act !== "pass" && !(one.act === "activate" && one.mana));
  const mana = actions.filter((one) => one.act === "activate" && one.mana);
  return (
    <>
      {pass && <Pass onPass={(to) => act(pass, to)} />}
      <p class="help">{say(others.length > 0 ? "table.tapHighlighted" : "table.nothingElse")}</p>
      <div class="mores">
        {others.length > 0 && <ActionList title={say("table.everything")} actions={others} act={act} />}
        {pass && passUntil && <PassUntil onOrder={passUntil} />}
        {mana.length > 0 && <ActionList title={say("table.manaByHand")} actions={mana} act={act} />}
        {others.some((one) => one.act === "cast" || one.act === "activate") && (
          <label class="switch">
            <input type="checkbox" checked={byHand} onChange={(event) => setByHand(event.currentTarget.checked)} />{" "}
            {say("table.askHowToPay")}
          </label>
        )}
      </div>
    </>
  );
}

/** A button for each way on, named after where it leads. */
function Pass({ onPass }: { onPass(to: NextStop | undefined): void }) {
  const { view, voice, leads } = useTable();
  const top = view.stack.at(-1);
  const sub = (to: NextStop | undefined): string => {
    if (top) return say("table.letHappen", { what: voice.thing(top.id) });
    if (to === undefined) return say("table.goOn", { step: stepWord(view.turn.step, speech).toLowerCase() });
    if (to === "postcombatMain") return say("table.secondMainAfter");
    return view.turn.step === "postcombatMain" ? "" : say("table.noMoreThisTurn");
  };
  return (
    <div class="ways">
      {(leads ? waysOn(view) : [undefined]).map((to, at) => (
        <button
          key={to ?? ""}
          type="button"
          class={at === 0 ? `pass ${leavesUndone(view, to) ? "" : "main"}` : ""}
          {...(at === 0 && { "data-key": "p", "aria-keyshortcuts": "p" })}
          onClick={() => onPass(to)}
        >
          {say(to === undefined ? "asking.pass" : to === "nextTurn" ? "asking.endTurn" : "asking.toCombat")}
          {sub(to) && <span class="sub">{sub(to)}</span>}
        </button>
      ))}
    </div>
  );
}

interface ActionListProps {
  readonly title: string;
  readonly actions: readonly PriorityAction<Handle>[];
  act(action: PriorityAction<Handle>): void;
}

function ActionList({ title, actions, act }: ActionListProps) {
  return (
    <details class="more">
      <summary>
        {title} ({actions.length})
      </summary>
      <ul class="actions">
        {actions.map((action) => (
          <li key={JSON.stringify(action)}>
            <ActionButton action={action} act={act} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One action in words: what, with which card, for how much. */
export function ActionButton({
  action,
  act,
}: {
  action: PriorityAction<Handle>;
  act(action: PriorityAction<Handle>): void;
}) {
  const { voice } = useTable();
  const object = objectOf(action);
  const found = object === undefined ? undefined : voice.find(object);
  const card = found && found.kind !== "player" ? found.card : undefined;
  const half = action.act === "special" ? lockedHalf(card, action.face) : undefined;
  const text = action.act === "activate" ? abilityText(card, action.ability) : half?.text;
  return (
    <button type="button" class="action" onClick={() => act(action)}>
      <span>
        {verbOf(action, speech)} <b>{half?.name ?? (object === undefined ? "" : voice.thing(object))}</b>
        {action.act === "cast" && card && <Cost cost={card.manaCost} />}
        {half && <Cost cost={half.manaCost} />}
      </span>
      {text && (
        <span class="sub">
          <Inline text={text} />
        </span>
      )}
    </button>
  );
}
