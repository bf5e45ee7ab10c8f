import { foldName } from "../cards/names.ts";
import type { Modes } from "../engine/abilities/ability.ts";
import { bodiesOf } from "../engine/rules/targets/stackObjects.ts";
import type { Answering, Asked } from "./answering.ts";
import type { Said } from "./choosing.ts";
import { normalText } from "./names.ts";

/** What scripts call the types of mana. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: "White",
  U: "Blue",
  B: "Black",
  R: "Red",
  G: "Green",
  C: "Colorless",
};

export function optionsFor(answering: Answering, decision: Asked<"option">): Said<number> {
  const { script } = answering;
  const chosen: number[] = [];
  // 705.2: there nobody calls a side.
  if (decision.options[0] === "heads") return { chosen: [0], said: true };
  // There all of the zones are searched.
  if (decision.about === "search") return { chosen: [...decision.options.keys()], said: true };
  if (decision.about === "mode" && script.modes.length > 0)
    return { chosen: modesFor(answering, decision), said: true };
  if (decision.about === "manaColor") {
    const at =
      answering.color === undefined
        ? combination(decision.options, script.choices)
        : decision.options.findIndex(
            (option) => [...new Set(option.replace(/[{}]/g, ""))].join("") === answering.color,
          );
    if (at >= 0) return { chosen: [at], said: true };
  }
  if (decision.about === "alternativeCost") {
    // Of an ability's own cost and what may be paid rather than it (118.9): there it is asked whether to.
    const [rather] = script.choices;
    const areCosts = decision.options.length === 2 && decision.options.every((option) => !/^[A-Z]/.test(option));
    if (areCosts && (rather === "Yes" || rather === "No")) {
      script.choices.shift();
      return { chosen: [rather === "Yes" ? 1 : 0], said: true };
    }
    // "Cast with alternative cost: ... (source: NAME)", or the name of what permits it.
    const wanted = answering.way ?? script.choices[0] ?? "";
    const at = decision.options.findIndex((option) => option !== "" && wanted.includes(option));
    if (at >= 0) {
      if (answering.way === undefined) script.choices.shift();
      return { chosen: [at], said: true };
    }
  }
  // There it is not asked which of the two: what is tapped is untapped.
  if (decision.options.join() === "Tap,Untap" && !/^(?:Tap|Untap|Yes|No)$/.test(script.choices[0] ?? ""))
    return { chosen: [isTargetTapped(answering, decision) ? 1 : 0], said: true };
  const before = script.choices.length;
  while (chosen.length < decision.max && script.choices.length > 0) {
    const wanted = script.choices[0]!;
    if (wanted === "[choice_skip]") {
      script.choices.shift();
      break;
    }
    const at = optionNamed(decision.options, wanted, decision.repeat ? [] : chosen);
    if (at < 0) break;
    script.choices.shift();
    chosen.push(at);
  }
  return { chosen, said: script.choices.length < before };
}

function isTargetTapped({ game }: Answering, { source }: Asked<"option">): boolean {
  const target = source === undefined ? undefined : game.state.objects[source]?.targets?.flat()[0];
  return target !== undefined && game.state.objects[target]?.tapped === true;
}

/** "W", "{W}" and "{W}{W}" are white. */
function colorOf(option: string): string | undefined {
  const letters = new Set(option.replace(/[{}]/g, ""));
  const [letter = ""] = letters;
  return letters.size === 1 ? COLOR_NAMES[letter] : undefined;
}

export function optionNamed(options: readonly string[], wanted: string, taken: readonly number[]): number {
  // "Cast [half]", "Play [face]": here the question is which.
  const want = foldName(wanted.replace(/^(?:Cast|Play) /, ""));
  const free = (i: number): boolean => !taken.includes(i);
  const exact = options.findIndex((option, i) => free(i) && foldName(colorOf(option) ?? option) === want);
  if (exact >= 0) return exact;
  const starts = options.findIndex((option, i) => free(i) && normalText(option).startsWith(normalText(wanted)));
  if (starts >= 0) return starts;
  // "2/2, flying" is what is told apart in "a 2/2 artifact creature with flying".
  const said = wordsOf(wanted);
  const described = options.findIndex(
    (option, i) => free(i) && option.includes("/") && wordsOf(option).every((word) => said.includes(word)),
  );
  if (described >= 0) return described;
  // A yes-or-no question there is a choice of two here, the first being to do it.
  if (options.length === 2 && (want === "yes" || want === "no")) return want === "yes" ? 0 : 1;
  return -1;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[ ,]+/);

/** Numbers count the modes as printed, unless a mode can be chosen only once in the game: then those that are left. */
function modesFor({ game, script }: Answering, decision: Asked<"option">): number[] {
  const { source, options, max } = decision;
  const modes: Modes | undefined =
    source === undefined || game.state.objects[source]?.zone !== "stack"
      ? undefined
      : bodiesOf(game, source).find((body) => body.modes !== undefined)?.modes;
  const chosen: number[] = [];
  while (chosen.length < max && script.modes.length > 0) {
    const mode = script.modes.shift()!;
    if (mode === "[mode_skip]") break;
    const text = modes === undefined || modes.once !== undefined ? undefined : modes.options[Number(mode) - 1]?.text;
    const at = text === undefined ? Number(mode) - 1 : options.indexOf(text);
    if (at >= 0 && at < options.length) chosen.push(at);
  }
  return chosen;
}

/** "Add three mana in any combination": there one amount for each colour, in the colours' order. */
function combination(options: readonly string[], choices: string[]): number {
  const letters = [..."WUBRGC"].filter((letter) => options.some((option) => option.includes(`{${letter}}`)));
  const amounts = choices.slice(0, letters.length).map((choice) => /^X=(\d+)$/.exec(choice)?.[1]);
  if (amounts.length < letters.length || amounts.some((amount) => amount === undefined)) return -1;
  const at = options.findIndex((option) =>
    letters.every((letter, i) => option.split(`{${letter}}`).length - 1 === Number(amounts[i])),
  );
  if (at >= 0) choices.splice(0, letters.length);
  return at;
}
