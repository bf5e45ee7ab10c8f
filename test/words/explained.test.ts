import { describe, expect, it } from "vitest";
import type { Explanation } from "../../lib/engine/view/explanation.ts";
import { explainedWords } from "../../lib/words/explained.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

const bear: Explanation = {
  base: { name: "Thornhide Bear", types: ["creature", "Bear"], colors: ["G"], keywords: ["trample"], size: [2, 2] },
  steps: [
    { layer: "2", source: { name: "Long Leash" }, controller: 0 },
    { layer: "4", source: { id: "b1" }, types: { gains: ["Spirit"], loses: ["Bear"] } },
    { layer: "5", source: {}, colors: [] },
    { layer: "6", source: { name: "Feathers" }, keywords: { gains: ["flying", "haste"], loses: [] } },
    { layer: "6", source: { name: "Hush" }, abilities: -2 },
    { layer: "7c", counters: true, size: { from: [2, 2], to: [4, -1] } },
  ],
  cannot: [
    { to: "attack", why: "new", rule: "302.6" },
    { to: "block", of: "q2", why: "evasion", rule: "702.9b" },
  ],
};

const said = (language: (typeof LANGUAGES)[number], one: Explanation) =>
  explainedWords(one, "b1", voiceFor(SCENES.priority, speechFor(language), { 0: "Robin", 1: "Ada" }));

describe("an explanation", () => {
  it("says what does what, by which rule", () => {
    const { begins, steps, cannot } = said("en", bear);
    expect(begins).toBe("As printed: Thornhide Bear, 2/2, green, Creature Bear, trample");
    expect(steps.map(({ rule, by, text }) => `${by} (${rule}): ${text}`)).toEqual([
      "Long Leash (613.1b): is under your control",
      "Its own text (613.1d): gains Spirit; loses Bear",
      "Something you cannot see (613.1e): is colorless",
      "Feathers (613.1f): gains flying and haste",
      "Hush (613.1f): loses 2 abilities",
      "Counters on it (613.4c): 2/2 becomes 4/−1",
    ]);
    expect(cannot.map(({ rule, text }) => `${text} ${rule}`)).toEqual([
      "Attack with it: it has not been under your control since your turn began. 302.6",
      "Block Glass Kite with it: that one’s abilities do not let it be blocked by this. 702.9b",
    ]);
  });

  it.each(LANGUAGES)("is whole in every language: %s", (language) => {
    const { begins, steps, cannot } = said(language, { ...bear, copied: true });
    for (const text of [begins, ...steps.map((one) => one.text), ...cannot.map((one) => one.text)]) {
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.length).toBeGreaterThan(4);
    }
  });
});
