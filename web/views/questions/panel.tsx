import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { answerOf, type Work } from "../../../lib/answering/answering.ts";
import type { Asking } from "../../../lib/answering/kind.ts";
import type { Answer, PriorityAction } from "../../../lib/engine/decisions.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { NextStop } from "../../../lib/hosting/orders/stops.ts";
import { nameIn } from "../../../lib/words/cardNames.ts";
import { detailOf, helpOf, sourceOf, titleOf } from "../../../lib/words/questions.ts";
import { say, speech } from "../../language.ts";
import { Inline, Rules } from "../cards/mana.tsx";
import { later } from "../common/later.tsx";
import { useTable } from "../table/context.ts";
import { Choose } from "./choose.tsx";
import { Attackers, Blockers } from "./combat.tsx";
import { Divide, Order } from "./lists.tsx";
import { Pay } from "./pay.tsx";
import { Confirm, NumberOf, Option } from "./plain.tsx";
import { Priority } from "./priority.tsx";

const CardName = later(async () => (await import("./cardName.tsx")).CardName);

export interface PanelProps {
  readonly question: Asking;
  /** Tells this question from the next, even if that asks the same again. */
  readonly id: string;
  readonly work: Work;
  readonly sending: boolean;
  /** What led to this question can be taken back. */
  readonly mayTakeBack: boolean;
  /** How long it may wait. */
  readonly clock: ComponentChildren;
  /** A hint, where one is given. */
  readonly hint: ComponentChildren;
  /** Where a manual card's text is to be carried out: what opens the saying of it. */
  readonly byHand: ComponentChildren;
  onWork(work: Work): void;
  onAnswer(answer: Answer<Handle>, to?: NextStop): void;
  onAct(action: PriorityAction<Handle>, to?: NextStop): void;
  onTakeBack(): void;
}

/** The open question: what is asked, by what, and every legal answer as a control. */
export function Panel({
  question,
  id,
  work,
  sending,
  mayTakeBack,
  clock,
  hint,
  byHand,
  onWork,
  onAnswer,
  onAct,
  onTakeBack,
}: PanelProps) {
  const { voice } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  // A control that had the focus is gone with its question: go on at the new one, not at the top of the page.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [id]);
  const source = sourceOf(question, voice);
  const help = helpOf(question, speech);
  return (
    <section
      class="question"
      aria-label={say("table.yourQuestion")}
      aria-busy={sending}
      data-ask={question.ask}
      data-about={question.about}
      data-question={id}
    >
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(question, voice)}
      </h2>
      {source && (
        <blockquote class="source">
          <b>{nameIn(source, speech.language) || say("table.anAbility")}</b>
          <Rules text={source.text} />
        </blockquote>
      )}
      {detailOf(question, voice).map((line) => (
        <p key={line} class="detail">
          <Inline text={line} />
        </p>
      ))}
      {help && <p class="help">{help}</p>}
      {byHand}
      <fieldset class="answers" disabled={sending}>
        <Body question={question} work={work} onWork={onWork} onAnswer={onAnswer} onAct={onAct} />
        {mayTakeBack && (
          <button type="button" class="quiet" onClick={onTakeBack}>
            {say("table.takeItBack")}
          </button>
        )}
      </fieldset>
      {hint}
      {clock}
    </section>
  );
}

function Body(props: Pick<PanelProps, "question" | "work" | "onWork" | "onAnswer" | "onAct">) {
  const { work, question, onWork, onAnswer, onAct } = props;
  const answer = answerOf(work);
  const send = answer === undefined ? undefined : (to?: NextStop) => onAnswer(answer, to);
  switch (work.ask) {
    case "priority":
      return <Priority work={work} act={onAct} />;
    case "choose":
      return <Choose work={work} onWork={onWork} send={send} />;
    case "confirm":
      return <Confirm question={question} onAnswer={onAnswer} />;
    case "number":
      return <NumberOf work={work} onWork={onWork} send={send} any={question.about === "entropy"} />;
    case "option":
      return <Option work={work} about={question.about} onWork={onWork} onAnswer={onAnswer} send={send} />;
    case "name":
      return <CardName work={work} onWork={onWork} send={send} />;
    case "order":
      return <Order work={work} onWork={onWork} send={send} />;
    case "attackers":
      return <Attackers work={work} onWork={onWork} send={send} />;
    case "blockers":
      return <Blockers work={work} onWork={onWork} send={send} />;
    case "divide":
      return <Divide work={work} onWork={onWork} send={send} />;
    case "pay":
      return <Pay work={work} onWork={onWork} send={send} />;
  }
}
