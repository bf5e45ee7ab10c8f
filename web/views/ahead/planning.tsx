import { useEffect, useState } from "preact/hooks";
import type { Submission } from "../../../lib/engine/decisions.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { returnedWords } from "../../../lib/words/orders.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { type Voice, voiceFor } from "../../../lib/words/voice.ts";
import { speech } from "../../language.ts";
import type { Reply } from "../../net/http.ts";
import type { Doing } from "../../net/session.ts";
import type { Objection, PlanStep, Previewed, SeatSnapshot, TurnPlan } from "../../net/wire.ts";
import { Fault } from "../fault.tsx";
import { counted } from "../phrases.ts";
import { Table } from "../table.tsx";

interface PlanningProps {
  readonly look: SeatSnapshot;
  readonly names: Readonly<Record<number, string>>;
  read<T>(path: string, body: unknown): Promise<Reply<T>>;
  does(doing: Doing): void;
  onClose(): void;
}

const OBJECTIONS: readonly (readonly [Objection, string])[] = [
  ["cast", "cast a spell"],
  ["activated", "use an ability"],
  ["blocked", "block"],
];

/**
 * Looking ahead: the table as it would be if the others passed. Each answer given there is a step of a plan, which may
 * then be sent as a whole.
 */
export function Planning({ look, names, read, does, onClose }: PlanningProps) {
  const [steps, setSteps] = useState<readonly PlanStep[]>(look.orders.plan?.returned ? look.orders.plan.steps : []);
  const [then, setThen] = useState<TurnPlan["then"]>("ask");
  const [unless, setUnless] = useState<readonly Objection[]>(["cast", "activated", "blocked"]);
  const [seen, setSeen] = useState<Previewed>();
  const [trouble, setTrouble] = useState<Trouble>();
  const plan: TurnPlan = { steps, then: "ask", unless: [] };
  useEffect(() => {
    let here = true;
    const body = steps.length > 0 ? { plan } : { plan: { ...plan, steps: [] } };
    void read<Previewed>(`/v1/games/${encodeURIComponent(look.gameId)}/preview`, body).then((reply) => {
      if (!here) return;
      setTrouble(reply.is === "trouble" ? reply.trouble : undefined);
      if (reply.is === "ok") setSeen(reply.body);
    });
    return () => {
      here = false;
    };
  }, [steps]);
  const asked = look.view.pending.length > 0;
  const send = () => {
    does({
      do: "plan",
      ordersRevision: look.orders.revision,
      plan: { steps, then, unless },
      ...(asked && { ask: look.ask }),
    });
    onClose();
  };
  const add = (answers: readonly Submission<Handle>[]) => {
    const [given] = answers;
    const decision = seen?.view.pending.find(({ decision: { slot } }) => slot === given?.slot)?.decision;
    if (!seen || !given || !decision) return;
    const { view } = seen;
    const step: PlanStep = { in: view.turn.step, about: decision.about, answer: given.answer };
    setSteps([...steps, view.stack.length > 0 ? { ...step, stack: view.stack.length } : step]);
  };
  const view = seen?.view ?? look.view;
  const voice = voiceFor(view, speech, names);
  const bar = (
    <section class="plan-bar" aria-label="Looking ahead">
      <p>
        <b>Nothing of this has happened.</b> {seen && whyHere(seen, voice)}
        {seen?.plan?.returned && ` The plan would come back: ${returnedWords(seen.plan.returned, speech)}.`}
      </p>
      {trouble && <Fault trouble={trouble} />}
      <div class="plan-controls">
        <span>{steps.length === 0 ? "No steps yet: answer here as you would." : counted(steps.length, "step")}</span>
        {steps.length > 0 && (
          <>
            <button type="button" onClick={() => setSteps(steps.slice(0, -1))}>
              Undo the last
            </button>
            <details class="more">
              <summary>Terms of the plan</summary>
              <div class="boxes">
                <span>It comes back to me if an opponent should</span>
                {OBJECTIONS.map(([one, words]) => (
                  <label key={one} class="switch">
                    <input
                      type="checkbox"
                      checked={unless.includes(one)}
                      onChange={({ currentTarget }) =>
                        setUnless(currentTarget.checked ? [...unless, one] : unless.filter((other) => other !== one))
                      }
                    />{" "}
                    {words}
                  </label>
                ))}
                <label class="switch">
                  <input
                    type="checkbox"
                    checked={then === "pass"}
                    onChange={({ currentTarget }) => setThen(currentTarget.checked ? "pass" : "ask")}
                  />{" "}
                  After the last step, pass for the rest of the turn
                </label>
              </div>
            </details>
            <button type="button" class="main" onClick={send}>
              {asked ? "Play this plan" : "Keep it for my turn"}
            </button>
          </>
        )}
        <button type="button" onClick={onClose}>
          Back to the game
        </button>
      </div>
    </section>
  );
  return (
    <Table
      look={{ ...ahead(look), ask: steps.length, view: seen ? view : { ...view, pending: [] } }}
      voice={voice}
      log={seen?.events ?? []}
      seenBefore={0}
      sending={!seen}
      banner={bar}
      ahead={seen ? whyHere(seen, voice) : "Looking …"}
      hands={{ onAnswers: add, does: () => {}, read: async () => ({ is: "unchanged" }), onRenew: () => {} }}
    />
  );
}

/** What stands beside the real game has nothing to do with the supposed one. */
function ahead(look: SeatSnapshot): SeatSnapshot {
  const { dueAt: _d, clock: _c, drawOffered: _o, takeBackOffered: _t, claimable: _l, remindAt: _r, ...rest } = look;
  return rest;
}

function whyHere({ stopped, seat, assumed }: Previewed, voice: Voice): string {
  const others = [...new Set(assumed.map((one) => one.seat))].map((one) => voice.subject(one));
  const if_ = others.length > 0 ? `If ${speech.list(others)} ${others.length === 1 ? "does" : "do"} nothing, ` : "";
  const why: Readonly<Record<Previewed["stopped"], string>> = {
    asked: "you are asked next.",
    draw: "a card is drawn next, and nobody knows which.",
    chance: "chance decides next.",
    hidden: "something hidden decides next.",
    choice: `${seat === undefined ? "somebody else" : voice.object(seat)} has to choose next.`,
    over: "the game is over.",
    far: "it goes on for longer than one can look.",
  };
  const said = `${if_}${why[stopped]}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
