import { describe, expect, it } from "vitest";
import { seatOf } from "../../lib/view/entities.ts";
import { attachmentsOf, pilesOf } from "../../lib/view/piles.ts";
import { spokenCost, symbolsOf } from "../../lib/words/cards.ts";
import { countersOf, shortCounters } from "../../lib/words/counters.ts";
import { LANGUAGES, LOCALES } from "../../lib/words/language.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import { problemWords, troubleOf } from "../../lib/words/problems.ts";
import { abilityText, titleOf } from "../../lib/words/questions.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENE_LOG, SCENES } from "../support/scenes.ts";

const view = SCENES.priority;
const english = speechFor("en");
const voice = voiceFor(view, english, { 0: "Robin", 1: "Ada" });

describe("words", () => {
  it("begin with a player's name as they write it", () => {
    const small = voiceFor(view, english, { 0: "Robin", 1: "ada" });
    expect(SCENE_LOG.map((entry) => sentenceOf(entry, small)?.text)[1]).toBe("ada draws a card.");
  });

  it("take for a symbol what is one, and leave other braces as they are", () => {
    expect(symbolsOf("{2}{W/U}{G/U/P}{T}{100}{½}")).toEqual(["2", "W/U", "G/U/P", "T", "100", "½"]);
    expect(symbolsOf("{n, plural, other {#}} {name} {}")).toEqual([]);
  });

  it("say every entry of the log to one seat", () => {
    expect(SCENE_LOG.map((entry) => sentenceOf(entry, voice)?.text)).toEqual([
      "Ada’s turn 6",
      "Ada draws a card.",
      "Ada plays Plains.",
      "Ada casts Harbor Sentinel.",
      "Harbor Sentinel enters.",
      "Your turn 7",
      undefined,
      "You draw Cinder Lance.",
      "You attack with Ashwing Drake.",
      "Ashwing Drake deals 2 damage to Ada.",
      "You cast Cinder Lance, targeting Ada.",
      "Cinder Lance is countered.",
    ]);
  });

  it.each(LANGUAGES)("write numbers as the platform does for %s, whether it is asked or not", (language) => {
    const numbers = [0, 2, 999, 1_000, 12_345, 1_234_567, -3, 1.5];
    const { format } = new Intl.NumberFormat(LOCALES[language]);
    for (const n of numbers) expect(speechFor(language).say("ahead.steps", { n })).toContain(`${format(n)} `);
  });

  it("tell counters that make smaller from those that make larger (122.1a)", () => {
    expect(shortCounters({ "-1/-1": 2, "+1/+1": 1, "-0/-1": 1 }, english)).toEqual(["−1/−1 ×2", "+1/+1", "−0/−1"]);
    expect(countersOf({ "-1/-1": 1, "spark-of-life": 2 }, english)).toEqual([
      "−1/−1 counter",
      "2 spark of life counters",
    ]);
  });

  it("write life below zero with a minus sign, which is no hyphen (119.6)", () => {
    expect(sentenceOf({ code: "loseLife", seat: 0, amount: 7, life: -3 }, voice)?.text).toBe(
      "You lose 7 life (now −3).",
    );
    expect(sentenceOf({ code: "loseLife", seat: 0, amount: 7, life: 0 }, voice)?.text).toBe("You lose 7 life (now 0).");
  });

  it("tell tokens from cards", () =>
    expect(
      sentenceOf(
        { code: "move.battlefield", seat: 0, detail: "nowhere/effect", objects: [{ id: "w", name: "Wolf Token" }] },
        voice,
      )?.text,
    ).toBe("You create Wolf Token."));

  it("say something about a code they do not know", () =>
    expect(sentenceOf({ code: "ringTempts", seat: 1, amount: 2 }, voice)?.text).toBe("Ada · ring tempts · 2."));

  it("never name a card that the seat cannot see", () =>
    expect(sentenceOf({ code: "cast", seat: 1, objects: [{ id: "nowhere" }] }, voice)?.text).toBe(
      "Ada casts something.",
    ));

  it("ask every question in a sentence", () => {
    for (const scene of Object.values(SCENES))
      for (const { decision } of scene.pending) expect(titleOf(decision, voice)).toMatch(/^[A-Z].{5,}/);
  });

  it("have a way out of every trouble", () => {
    expect(troubleOf("already-answered", english).wayOut).toBe("look");
    expect(troubleOf("something-new", english, "Said by the server.")).toEqual({
      code: "something-new",
      message: "Said by the server.",
      wayOut: "retry",
    });
  });

  it("read costs", () => {
    expect(symbolsOf("{2}{W/U}{X}")).toEqual(["2", "W/U", "X"]);
    expect(spokenCost("{2}{W/U}", english)).toBe("2, white or blue");
  });

  it("find the line of an ability", () => {
    const twins = view.players[0]?.hand.find((card) => card.id === "h4");
    expect(abilityText(twins, 2)).toBe("{T}: Add {R} or {G}.");
    expect(abilityText(twins, 0)).toBe("{T}: Add {R} or {G}.");
    expect(abilityText(undefined, 0)).toBeUndefined();
  });
});

describe("the model of the table", () => {
  it("tells seats from objects", () => {
    expect([seatOf(1), seatOf("p0"), seatOf("p1Xw_9-a"), seatOf("12")]).toEqual([1, 0, undefined, undefined]);
  });

  it("piles up what looks the same and nothing else", () => {
    const lands = view.battlefield.filter((one) => one.name === "Forest");
    const piles = pilesOf(lands, attachmentsOf(view), (id) => (id === "l2" ? "chosen" : ""));
    expect(piles.map((pile) => pile.members.map((one) => one.id))).toEqual([["l1", "l3"], ["l2"], ["l4"]]);
    const creatures = pilesOf(
      view.battlefield.filter((one) => one.subtypes.includes("Bear")),
      attachmentsOf(view),
      () => "",
    );
    expect(creatures[0]?.attached.map((one) => one.name)).toEqual(["Ward of Roots"]);
  });
});

describe("why an answer is refused", () => {
  it("is said in the player's language by the engine's code, and in full in English", () => {
    const detail = "Not enough mana: {R} is missing.";
    const words = (language: "en" | "it" | "pt", reason?: string) =>
      problemWords("illegal-answer", speechFor(language), detail, reason);
    expect(words("en", "cannot-pay")).toBe(detail);
    expect(words("it", "cannot-pay")).toBe("Il costo non può essere pagato così.");
    expect(words("pt", "cannot-pay")).toBe("O custo não pode ser pago assim.");
    expect(words("it", "no-code-of-ours")).toContain(detail);
  });
});
