import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, spell, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

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

describe("cards and permanents from places of their own, by how they are joined", () => {
  it.each([
    ["Exile all creatures from the battlefield and all creature cards from all graveyards.", 2],
    ["Exile all lands, all cards from all hands, and all cards from all graveyards.", 3],
  ])("%s", (text, parts) => {
    const [only] = effectsOf(abilities(spell(text))) as [{ what: { of: unknown[] } }];
    expect(only).toMatchObject({ do: "move", what: { what: "union" } });
    expect(only.what.of).toHaveLength(parts);
  });
  const zones = [
    ["from your hand", "hand"],
    ["from your graveyard", "graveyard"],
    ["from your hand and/or graveyard", ["hand", "graveyard"]],
  ] as const;
  it.each(zones)("a creature card and/or a land card %s", (words, place) => {
    const [, ...rest] = effectsOf(
      abilities(spell(`Put a creature card and/or a land card ${words} onto the battlefield.`)),
    );
    expect(rest).toEqual([]);
    expect(
      effectsOf(abilities(spell(`Put a creature card and/or a land card ${words} onto the battlefield.`))),
    ).toMatchObject([
      {
        do: "move",
        what: { what: "union", of: [{ what: "chosen", in: place, count: { min: 0, max: 1 } }, { in: place }] },
      },
    ]);
  });
  it("each of three targets or more with a word of its own", () => {
    const [ability] = abilities(
      spell(
        "Return up to one target artifact card, target land card, and up to one target creature card from your graveyard to your hand.",
      ),
    );
    expect(ability).toMatchObject({
      body: { targets: [{ count: { min: 0 } }, { count: { min: 1 } }, { count: { min: 0 } }] },
    });
  });
});
