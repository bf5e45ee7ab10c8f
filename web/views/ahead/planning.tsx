import { useEffect, useState } from "preact/hooks";
import type { Submission } from "../../../lib/engine/decisions.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { returnedWords } from "../../../lib/words/orders.ts";
import type { Trouble } from "../../../lib/words/problems.ts";
import { type Voice, voiceFor } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { Asking } from "../../net/http.ts";
import type { Doing } from "../../net/session.ts";
import type { Objection, PlanStep, Previewed, SeatSnapshot, TurnPlan } from "../../net/wire.ts";
import { Fault } from "../common/fault.tsx";
import { Table } from "../table/table.tsx";

interface PlanningProps {
  readonly look: SeatSnapshot;
  readonly names: Readonly<Record<number, string>>;
  readonly read: Asking;
  does(doing: Doing): void;
  onClose(): void;
}

const OBJECTIONS: readonly (readonly [Objection, Key])[] = [
  ["cast", "ahead.castSpell"],
  ["activated", "ahead.useAbility"],
  ["blocked", "ahead.blocks"],
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
    void read("POST /v1/games/{gameId}/preview", { params: { gameId: look.gameId }, body }).then((reply) => {
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
    <section class="plan-bar" aria-label={say("table.lookingAhead")}>
      <p>
        <b>{say("ahead.notHappened")}</b> {seen && whyHere(seen, voice)}
        {seen?.plan?.returned && ` ${say("ahead.wouldComeBack", { why: returnedWords(seen.plan.returned, speech) })}`}
      </p>
      {trouble && <Fault trouble={trouble} />}
      <div class="plan-controls">
        <span>{steps.length === 0 ? say("ahead.noSteps") : say("ahead.steps", { n: steps.length })}</span>
        {steps.length > 0 && (
          <>
            <button type="button" onClick={() => setSteps(steps.slice(0, -1))}>
              {say("ahead.undo")}
            </button>
            <details class="more">
              <summary>{say("ahead.planTerms")}</summary>
              <div class="boxes">
                <span>{say("ahead.comesBackIf")}</span>
                {OBJECTIONS.map(([one, words]) => (
                  <label key={one} class="switch">
                    <input
                      type="checkbox"
                      checked={unless.includes(one)}
                      onChange={({ currentTarget }) =>
                        setUnless(currentTarget.checked ? [...unless, one] : unless.filter((other) => other !== one))
                      }
                    />{" "}
                    {say(words)}
                  </label>
                ))}
                <label class="switch">
                  <input
                    type="checkbox"
                    checked={then === "pass"}
                    onChange={({ currentTarget }) => setThen(currentTarget.checked ? "pass" : "ask")}
                  />{" "}
                  {say("ahead.thenPass")}
                </label>
              </div>
            </details>
            <button type="button" class="main" onClick={send}>
              {say(asked ? "ahead.playPlan" : "ahead.keepPlan")}
            </button>
          </>
        )}
        <button type="button" onClick={onClose}>
          {say("ahead.backToGame")}
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
      ahead={seen ? whyHere(seen, voice) : say("pages.looking")}
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
  const if_ = others.length > 0 ? `${say("ahead.ifNothing", { n: others.length, names: speech.list(others) })} ` : "";
  const why: Readonly<Record<Previewed["stopped"], string>> = {
    asked: say("ahead.whyAsked"),
    draw: say("ahead.whyDraw"),
    chance: say("ahead.whyChance"),
    hidden: say("ahead.whyHidden"),
    choice: say("ahead.whyChoice", { name: seat === undefined ? say("things.somebody") : voice.nameOf(seat) }),
    over: say("ahead.whyOver"),
    far: say("ahead.whyFar"),
  };
  const said = `${if_}${why[stopped]}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
