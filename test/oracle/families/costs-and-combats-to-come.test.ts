import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** What can't be paid, what attacks later on, what others choose of their own, what was devoured, what comes of prevention. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const PAYERS = [
  ["Players", { who: "each" }],
  ["Your opponents", { who: "opponents" }],
  ["You", { who: "you" }],
] as const;
const PAID = [
  ["pay life", { life: true }],
  ["sacrifice creatures", { sacrifice: { is: "type", type: "creature" } }],
  ["sacrifice nonland permanents", { sacrifice: { is: "not" } }],
  ["pay life or sacrifice artifacts", { life: true, sacrifice: { is: "type", type: "artifact" } }],
] as const;
describe("costs that can't be paid", () => {
  it.each(product(PAYERS, PAID))("%j can't %j", ([players, who], [what, means]) => {
    const text = `${players} can't ${what} to cast spells or activate abilities.`;
    expect(abilities(card(text))).toMatchObject([{ effects: [{ rule: { rule: "cantPay", who, ...means } }] }]);
  });
});

const ATTACKERS = [
  ["Target creature an opponent controls", "its controller's", { what: "target", slot: 0 }],
  ["Target creature", "that player's", { what: "target", slot: 0 }],
] as const;
describe("attacks in a combat phase to come", () => {
  it.each(ATTACKERS)("%s", (what, whose, who) => {
    const text = `${what} attacks during ${whose} next combat phase if able.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { rules: [{ rule: "mustAttack", who }], duration: { nextCombatOf: { who: "controllerOf", of: who } } },
          ],
        },
      },
    ]);
  });
  it("is each in its own, of several, which is declined", () => {
    expect(verdict(spell("All creatures attack during their controller's next combat phase if able."))).toBe(
      "declined",
    );
  });
});

const DEEDS = ["Gain control of", "Destroy", "Tap"];
const THEIRS = ["creature", "artifact", "untapped creature"];
describe("a target of an opponent's choice that they control", () => {
  it.each(product(DEEDS, THEIRS))("%s %s", (deed, what) => {
    expect(abilities(spell(`${deed} target ${what} of an opponent's choice they control.`))).toMatchObject([
      { body: { targets: [{ by: { who: "chosen", from: { who: "opponents" } }, theirs: true }] } },
    ]);
  });
});

const COUNTED = [
  ["you gain 2 life for each creature it devoured", "creature"],
  ["draw a card for each Goblin it devoured", "Goblin"],
  ["you gain life equal to the number of creatures it devoured", "creature"],
  ["it deals damage to any target equal to twice the number of Goblins it devoured", "Goblin"],
] as const;
describe("what it devoured", () => {
  it.each(COUNTED)("%s", (text, kind) => {
    const read = JSON.stringify(abilities(card(`Devour 2\nWhen this creature enters, ${text}.`)));
    expect(read).toContain('"name":"devoured","asTheyWere":true');
    expect(read.includes('"subtype":"Goblin"')).toBe(kind === "Goblin");
    expect(verdict(card(`When this creature enters, ${text}.`))).toBe("declined");
  });
});

const SOURCES = ["creature", "noncreature", "red"];
const RETORTS = [
  ["creature", "Kindle Dusk deals that much damage to that creature"],
  ["red", "Kindle Dusk deals that much damage to the source's controller"],
  ["noncreature", "destroy that source"],
] as const;
describe("damage prevented from several kinds of sources", () => {
  it.each(product(RETORTS, RETORTS))("%j and %j", ([one, then], [other, also]) => {
    const text = `Prevent all damage that would be dealt to you this turn. If damage from a ${one} source is prevented this way, ${then}. If damage from a ${other} source is prevented this way, ${also}.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ replacement: { instead: { by: "prevent", then: [{ do: "if" }, { do: "if" }] } } }] } },
    ]);
  });
  it.each(SOURCES.slice(1))("not called a creature where it need not be one: %s", (kind) => {
    const text = `Prevent all damage that would be dealt to you this turn. If damage from a ${kind} source is prevented this way, destroy that creature.`;
    expect(verdict(spell(text))).toBe("declined");
  });
});

const GIVEN = ["Whenever Mossback Tern attacks, draw a card.", "{T}: Mossback Tern gets +1/+1 until end of turn."];
const WAYS = ["As long as Mossback Tern is enchanted, Mossback Tern has", "Mossback Tern has"];
describe("what an object gives itself", () => {
  it.each(product(WAYS, GIVEN))("%s %s", (way, given) => {
    const read = JSON.stringify(abilities(card(`${way} "${given}"`)));
    expect(read).not.toContain("granter");
  });
});
