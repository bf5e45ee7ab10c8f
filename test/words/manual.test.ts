import { describe, expect, it } from "vitest";
import type { NamedObject } from "../../lib/engine/api.ts";
import type { ManualInstruction } from "../../lib/engine/manual.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import { instructionWords } from "../../lib/words/manual.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

const gull: NamedObject<Handle> = { id: "g", name: "Test Gull" };
const hidden: NamedObject<Handle> = { id: "nowhere" };
const voiceIn = (language: (typeof LANGUAGES)[number]) =>
  voiceFor(SCENES.priority, speechFor(language), { 0: "Robin", 1: "Ada" });

const SAID: readonly (readonly [ManualInstruction<NamedObject<Handle>>, string])[] = [
  [{ do: "tap", objects: [gull, hidden] }, "tap Test Gull and something"],
  [{ do: "move", objects: [gull], to: "exile" }, "put Test Gull into exile"],
  [
    { do: "move", objects: [gull], to: "battlefield", player: 1, tapped: true },
    "put Test Gull onto the battlefield, tapped under the control of Ada",
  ],
  [{ do: "counters", objects: [gull], kind: "+1/+1", count: -2 }, "remove 2 +1/+1 counters from Test Gull"],
  [{ do: "counters", players: [1], kind: "poison", count: 1 }, "put 1 poison counter on Ada"],
  [{ do: "draw", players: [0, 1], count: 2 }, "you and Ada: draw 2 cards"],
  [{ do: "life", players: [1], count: -3 }, "Ada: lose 3 life"],
  [{ do: "discard", players: [1], count: 1, random: true }, "Ada: discard a card at random"],
  [{ do: "damage", objects: [gull], players: [1], count: 3 }, "deal 3 damage to Test Gull and Ada"],
  [
    { do: "search", players: [1], count: 2, to: "hand" },
    "Ada: search your library for up to 2 cards, put them into its owner’s hand, shuffle",
  ],
  [{ do: "stats", objects: [gull], power: 2, toughness: -1, until: "endOfTurn" }, "Test Gull: +2/-1 until end of turn"],
  [{ do: "attach", objects: [gull], to: { id: "p1" } }, "attach Test Gull to Ada"],
  [
    {
      ...{ do: "token", players: [1], count: 2 },
      token: { types: ["creature"], subtypes: ["Bird"], colors: ["W"], power: 1, toughness: 1, keywords: ["flying"] },
    },
    "Ada: create 2 × 1/1 {W} creature — Bird, flying",
  ],
  [{ do: "note", text: "Hummed." }, "note: “Hummed.”"],
];

describe("what is done by hand", () => {
  it.each(SAID)("is said: %j", (instruction, words) =>
    expect(instructionWords(instruction, voiceIn("en"))).toBe(words),
  );

  it.each(LANGUAGES)("is said in %s whatever it is", (language) => {
    for (const [instruction] of SAID) expect(instructionWords(instruction, voiceIn(language))).toMatch(/\S.{3,}/);
  });

  it("is told in the log", () => {
    const told = (code: string, more: object) => sentenceOf({ code, seat: 1, objects: [gull], ...more }, voiceIn("en"));
    expect(told("manual", {})?.text).toBe("Ada carries out what Test Gull says, by hand.");
    expect(told("manual.stats", { detail: "+2/+2" })?.text).toBe("Test Gull: +2/+2.");
    expect(told("manual.control", { on: { id: "p1" } })?.text).toBe("Ada: gain control of Test Gull.");
    expect(told("manual.note", { objects: [], detail: "Hummed." })?.text).toBe("Note: “Hummed.”.");
  });
});
