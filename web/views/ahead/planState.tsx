import { returnedWords } from "../../../lib/words/orders.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";

export const dropPlan = (look: SeatSnapshot, does: (doing: Doing) => void): void =>
  does({ do: "plan", ordersRevision: look.orders.revision, plan: null });

interface PlanStateProps {
  readonly look: SeatSnapshot;
  readonly sending: boolean;
  onDrop(): void;
}

/** Whether there is a plan, how far it is, and why it came back. */
export function PlanState({ look, sending, onDrop }: PlanStateProps) {
  const { plan } = look.orders;
  if (!plan) return <p class="quiet-text">{say("ahead.noPlan")}</p>;
  const left = say("ahead.steps", { n: plan.steps.length });
  return (
    <div class="plan-state">
      <p>
        {plan.returned ? (
          <>
            <b>{say("ahead.cameBack")}</b> {returnedWords(plan.returned, speech)}. {say("ahead.left", { steps: left })}
          </>
        ) : (
          <>
            <b>{plan.turn === undefined ? say("ahead.ready") : say("ahead.readyFor", { n: plan.turn })}</b>: {left}.
          </>
        )}
      </p>
      <button type="button" class="quiet" disabled={sending} onClick={onDrop}>
        {say("ahead.drop")}
      </button>
    </div>
  );
}
