import { useEffect } from "preact/hooks";
import type { Asking } from "../../../lib/answering/kind.ts";
import type { Answer } from "../../../lib/engine/decisions.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { colorWord } from "../../../lib/words/cards.ts";
import { hintWords } from "../../../lib/words/hints.ts";
import { yesNo } from "../../../lib/words/questions.ts";
import { say, speech } from "../../language.ts";
import { Inline, Pip } from "../cards/mana.tsx";
import { countWords, Send, Stepper, type WorkProps } from "./parts.tsx";

export function Confirm({ question, onAnswer }: { question: Asking; onAnswer(answer: Answer<Handle>): void }) {
  const [yes, no] = yesNo(question, speech);
  const say = (answer: boolean) => () => onAnswer({ ask: "confirm", yes: answer });
  // Keeping is what most hands are for.
  const usual = question.about !== "mulligan";
  const button = (answer: boolean, words: string) => (
    <button
      key={words}
      type="button"
      data-answer={answer ? "yes" : "no"}
      class={answer === usual ? "main" : undefined}
      onClick={say(answer)}
    >
      {words}
    </button>
  );
  return (
    <div class="buttons">{usual ? [button(true, yes), button(false, no)] : [button(false, no), button(true, yes)]}</div>
  );
}

const FEW = 30;

/** `any`: one number is as good as another, and one that nobody can guess is there already. */
export function NumberOf({ work, onWork, send, any }: WorkProps<"number"> & { readonly any: boolean }) {
  const { min, max } = work.question;
  const { number } = work.draft;
  const set = (value: number) => onWork({ ...work, draft: { number: value } });
  useEffect(() => {
    if (any) set(anyNumber(max));
  }, [any, max]);
  return (
    <>
      <div class="number">
        <Stepper label={say("table.number")} value={number} min={min} max={max} onChange={set} />
        {max - min <= FEW ? (
          <input
            type="range"
            aria-label={say("table.number")}
            min={min}
            max={max}
            value={number}
            onInput={(event) => set(event.currentTarget.valueAsNumber)}
          />
        ) : (
          <input
            type="number"
            inputMode="numeric"
            aria-label={say("table.number")}
            min={min}
            max={max}
            value={number}
            onInput={(event) => set(event.currentTarget.valueAsNumber)}
          />
        )}
      </div>
      <p class="help">
        {max === Number.MAX_SAFE_INTEGER ? say("table.orMore", { min }) : say("table.fromTo", { min, max })}
      </p>
      <Send send={send}>
        {Number.isNaN(number) ? say("cards.choose") : say("table.chooseOne", { what: String(number) })}
      </Send>
    </>
  );
}

/** From 1 to `max`, which is 2^53 - 1 at most. */
function anyNumber(max: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (((high % 2 ** 21) * 2 ** 32 + low) % max) + 1;
}

interface OptionProps extends WorkProps<"option"> {
  readonly about: Asking["about"];
  onAnswer(answer: Answer<Handle>): void;
}

export function Option({ work, about, onWork, onAnswer, send }: OptionProps) {
  const { options, min, max, repeat } = work.question;
  const { chosen } = work.draft;
  const set = (next: readonly number[]) => onWork({ ...work, draft: { chosen: next } });
  const toggle = (at: number) => {
    if (chosen.includes(at)) set(chosen.filter((one) => one !== at));
    else if (max === 1) set([at]);
    else if (chosen.length < max) set([...chosen, at]);
  };
  // All that is left is to say so.
  if (about === "manual")
    return (
      <button type="button" onClick={() => onAnswer({ ask: "option", chosen: [0] })}>
        <OptionWords words={options[0] ?? ""} />
      </button>
    );
  const times = (at: number) => chosen.filter((one) => one === at).length;
  return (
    <>
      <ul class={repeat ? "lines" : "choices tall"}>
        {options.map((words, at) => (
          <li key={`${at} ${words}`}>
            {repeat ? (
              <>
                <span>
                  <OptionWords words={words} />
                </span>
                <Stepper
                  label={words}
                  value={times(at)}
                  min={0}
                  max={times(at) + (max - chosen.length)}
                  onChange={(value) => set([...chosen.filter((one) => one !== at), ...Array<number>(value).fill(at)])}
                />
              </>
            ) : (
              <button type="button" class="choice" aria-pressed={chosen.includes(at)} onClick={() => toggle(at)}>
                <OptionWords words={words} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Send send={send}>
        {say(chosen.length === 0 && min === 0 ? "asking.chooseNothing" : "cards.choose")}
        {max > 1 && <span class="sub">{countWords(chosen.length, min, max)}</span>}
      </Send>
    </>
  );
}

/** A colour's letter is shown as the colour. */
function OptionWords({ words }: { words: string }) {
  const color = colorWord(words, speech);
  if (color === undefined) return <Inline text={hintWords(words, speech)} />;
  return (
    <>
      <Pip symbol={words} /> {color}
    </>
  );
}
