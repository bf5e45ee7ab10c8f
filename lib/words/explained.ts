import type { ExplainedStep, Explanation, Hindered, Shown, Size } from "../engine/view/explanation.ts";
import { colorWord } from "./cards.ts";
import { withMinus } from "./minus.ts";
import { capital, type Voice } from "./voice.ts";

/** Why a card is what it is, and what cannot be done with it, as sentences with the rule that says so. */

export interface ExplainedLine {
  /** "613.4c". */
  readonly rule: string;
  /** What does it, of an effect. */
  readonly by?: string;
  readonly text: string;
}

export interface ExplainedWords {
  readonly begins: string;
  readonly steps: readonly ExplainedLine[];
  readonly cannot: readonly ExplainedLine[];
}

export function explainedWords(
  { base, copied, faceDown, steps, cannot }: Explanation,
  id: string,
  voice: Voice,
): ExplainedWords {
  const first = faceDown ? "explaining.faceDown" : copied ? "explaining.copied" : "explaining.printed";
  return {
    begins: voice.say(first, { what: shownWords(base, voice) }),
    steps: steps.map((step) => ({
      rule: RULE_OF[step.layer],
      by: sourceWords(step, id, voice),
      text: stepWords(step, voice),
    })),
    cannot: cannot.map((one) => ({ rule: one.rule, text: cannotWords(one, voice) })),
  };
}

/** 613.1 and 613.4. */
const RULE_OF: Readonly<Record<ExplainedStep["layer"], string>> = {
  ...{ "1": "613.1a", "2": "613.1b", "3": "613.1c", "4": "613.1d", "5": "613.1e", "6": "613.1f" },
  ...{ "7a": "613.4a", "7b": "613.4b", "7c": "613.4c", "7d": "613.4d" },
};

const sizeWords = ([power, toughness]: Size): string => withMinus(`${power}/${toughness}`);

function shownWords({ name, types, colors, keywords, size }: Shown, { speech }: Voice): string {
  const hues = colors.map((color) => colorWord(color, speech)?.toLowerCase() ?? color);
  const facts = [name, size && sizeWords(size), hues.join("/"), types.map(capital).join(" "), ...keywords];
  return facts.filter(Boolean).join(", ");
}

function sourceWords({ source, counters }: ExplainedStep, id: string, voice: Voice): string {
  if (counters) return voice.say("explaining.counters");
  if (source?.id === id) return voice.say("explaining.itself");
  return source?.name === undefined ? voice.say("explaining.unseen") : voice.called(source.name);
}

function stepWords(step: ExplainedStep, voice: Voice): string {
  const { speech, say } = voice;
  const { size, name, controller, colors, types, keywords, abilities = 0 } = step;
  const changes = [types, keywords].flatMap((one) => (one ? [one] : []));
  const gains = changes.flatMap((one) => one.gains);
  const loses = changes.flatMap((one) => one.loses);
  const hues = colors?.length ? colors.map((color) => colorWord(color, speech)?.toLowerCase() ?? color) : undefined;
  const parts = [
    name === undefined ? "" : name === "" ? say("explaining.nameless") : say("explaining.named", { name }),
    controller === undefined ? "" : say("explaining.controlled", voice.who(controller)),
    gains.length > 0 ? say("explaining.gains", { what: speech.list(gains) }) : "",
    loses.length > 0 ? say("explaining.loses", { what: speech.list(loses) }) : "",
    colors
      ? say("explaining.colorsNow", { what: speech.list(hues ?? [colorWord("C", speech)?.toLowerCase() ?? "C"]) })
      : "",
    abilities > 0 ? say("explaining.more", { n: abilities }) : "",
    abilities < 0 ? say("explaining.fewer", { n: -abilities }) : "",
    size ? changedSize(size, voice) : "",
  ];
  return parts.filter(Boolean).join("; ");
}

function changedSize({ from, to }: NonNullable<ExplainedStep["size"]>, { say }: Voice): string {
  if (!to) return say("explaining.noSize");
  return from
    ? say("explaining.size", { from: sizeWords(from), to: sizeWords(to) })
    : say("explaining.setSize", { to: sizeWords(to) });
}

function cannotWords({ to, of, why }: Hindered, voice: Voice): string {
  const said = voice.say(`explaining.${why === "new" ? "new_" : why}`);
  if (of !== undefined) return voice.say("explaining.blockThat", { what: voice.thing(of), why: said });
  return voice.say(`explaining.${to}`, { why: said });
}
