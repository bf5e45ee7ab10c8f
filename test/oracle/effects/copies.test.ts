import { describe, expect, it } from "vitest";
import type { TypeLine } from "../../../lib/cards/schema.ts";
import { abilities, card, effectsOf, product } from "../support.ts";

describe("copies of a spell that several players make, by who and what is said of the copy", () => {
  const who = [
    ["each other player copies that spell", { who: "others", than: { who: "eventPlayer" } }],
    ["each opponent copies that spell", { who: "opponents" }],
  ] as const;
  const targets = [
    ["", false],
    [" Each of those players may choose new targets for their copy.", true],
  ] as const;
  it.each(product(who, targets))("%j, %j", ([words, copier], [more, newTargets]) => {
    const text = `Whenever a player casts an instant or sorcery spell, ${words}.${more}`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([{ do: "copySpell", who: copier, newTargets }]);
  });
});

describe("copies of what was activated", () => {
  const EQUIPMENT: TypeLine = { supertypes: [], types: ["artifact"], subtypes: ["Equipment"] };

  const events = [
    ["you activate an ability, if it isn't a mana ability", { by: { who: "you" } }],
    ["you activate an ability that isn't a mana ability", { by: { who: "you" } }],
    ["you activate a loyalty ability of a planeswalker", { by: { who: "you" }, loyalty: true }],
    ["an ability of equipped creature is activated, if it isn't a mana ability", { object: { is: "among" } }],
    ["an ability of an artifact is activated, if it isn't a mana ability", { object: { is: "type" } }],
  ] as const;
  const payments = [
    ["", (copy: object) => copy],
    ["you may pay {2}. If you do, ", (copy: object) => ({ do: "pay", paid: [copy] })],
  ] as const;
  it.each(product(events, payments))("%j, %j", ([event, when], [payment, inside]) => {
    const text = `Whenever ${event}, ${payment}copy that ability. You may choose new targets for the copy.`;
    const [only] = abilities(card(text, event.includes("equipped") ? { typeLine: EQUIPMENT } : {}));
    expect(only).toMatchObject({ when: { on: "activate", ...when } });
    const copy = { do: "copySpell", what: { what: "eventSpell" }, newTargets: true };
    expect(effectsOf([only!])).toMatchObject([inside(copy)]);
  });
});
