import { describe, expect, it } from "vitest";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("what is long is told at the end", () => {
  it.each([
    ["Put onto the battlefield under your control", { zone: "battlefield" }],
    ["Return to the battlefield tapped", { zone: "battlefield", tapped: true }],
  ])("%s", (words, to) => {
    const text = `${words} all creature cards in your graveyard that were put there from the battlefield this turn.`;
    expect(abilities(spell(text))).toMatchObject([{ body: { effects: [{ do: "move", to }] } }]);
  });
});

describe("later, and now", () => {
  const TIMES = [
    ["the beginning of the next end step", { on: "step", step: "end" }],
    ["the beginning of your next upkeep", { on: "step", step: "upkeep", of: { who: "you" } }],
    ["end of combat", { on: "step", step: "endOfCombat" }],
  ] as const;
  const NOW = [
    ["you skip your next draw step", { do: "skipStep", who: { who: "you" }, step: "draw" }],
    ["each opponent loses 1 life", { do: "loseLife" }],
  ] as const;

  it.each(product(TIMES, NOW))("%j %j", ([time, when], [now, done]) => {
    const text = `When this creature dies, return it to the battlefield under its owner's control at ${time} and ${now}.`;
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    expect(only.body.effects).toMatchObject([
      { do: "delayed", when, body: { effects: [{ do: "move", to: { zone: "battlefield" } }] } },
      done,
    ]);
  });
});

describe("times at which something is done later, by step, whose it is, and whether it has to be this turn", () => {
  const steps = [
    ["upkeep", { on: "step", step: "upkeep" }],
    ["draw step", { on: "step", step: "draw" }],
    ["main phase", { on: "phase", phase: "main" }],
    ["precombat main phase", { on: "phase", phase: "precombatMain" }],
    ["postcombat main phase", { on: "phase", phase: "postcombatMain" }],
    ["combat", { on: "phase", phase: "combat" }],
    ["end step", { on: "step", step: "end" }],
  ] as const;
  const whose = [
    ["the", {}],
    ["your", { of: { who: "you" } }],
    ["target player's", { of: { who: "target", slot: 0 } }],
  ] as const;
  const until = [
    ["", {}],
    [" this turn", { duration: "endOfTurn" }],
  ] as const;
  it.each(product(product(steps, whose), until))("%j, %j", ([[step, when], [who, of]], [soon, more]) => {
    const text = `At the beginning of ${who} next ${step}${soon}, you draw a card.`;
    const [only] = effectsOf(abilities(spell(text)));
    expect(only).toEqual({
      do: "delayed",
      when: { ...when, ...of },
      body: { targets: [], effects: [{ do: "draw", who: { who: "you" }, count: 1 }] },
      once: true,
      ...more,
    });
  });
});

describe("delayed triggers about a target (603.7), by how often, of what and what happens to it", () => {
  const often = [
    ["When", { once: true }],
    ["Whenever", {}],
  ] as const;
  const happens = [
    ["target creature dies", { on: "move", to: "graveyard" }],
    ["target creature deals combat damage to a player", { on: "damage" }],
    ["target creature other than that land attacks", undefined],
    ["target artifact or creature becomes tapped", { on: "tap" }],
  ] as const;
  it.each(product(often, happens))("%j %j", ([word, once], [event, when]) => {
    const text = `${word} ${event} this turn, you gain 2 life.`;
    if (when === undefined) return expect(verdict(spell(text))).toBe("declined");
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "delayed", when, duration: "endOfTurn", ...once, body: { effects: [{ do: "gainLife" }] } },
    ]);
  });
  it("knows it by what it was called", () => {
    const [made] = effectsOf(
      abilities(spell("When target creature dies this turn, return that card to its owner's hand.")),
    );
    expect(made).toMatchObject({ body: { effects: [{ do: "move", what: { what: "event" }, to: { zone: "hand" } }] } });
  });
});

describe("a later trigger with targets of its own speaks of those around it (603.3d)", () => {
  const times = ["At the beginning of the next end step", "At end of combat"];
  const deeds = [
    ["target land deals 1 damage to that creature", { do: "damage", to: { objects: { what: "noted" } } }],
    ["put a +1/+1 counter on target creature", { do: "putCounters", on: { objects: { what: "target", slot: 0 } } }],
  ] as const;
  it.each(product(times, deeds))("%s, %j", (time, [deed, effect]) => {
    const effects = effectsOf(abilities(spell(`Tap target creature. ${time}, ${deed}.`)));
    expect(effects.at(-1)).toMatchObject({ do: "delayed", body: { targets: [{}], effects: [effect] } });
    expect(effects).toHaveLength(deed.includes("that creature") ? 3 : 2);
  });
});
