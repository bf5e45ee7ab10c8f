import { describe, expect, it } from "vitest";
import type { Replacement } from "../../../lib/engine/abilities/replacements.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** What would be dealt or would enter, by how much and whose it is (614.1a, 615.5, 603.12). */

function replaced(text: string): Replacement {
  const [ability] = abilities(card(text));
  const effect = ability?.kind === "static" ? ability.effects[0] : undefined;
  if (effect?.static !== "replace") throw new Error("nothing is replaced");
  return effect.replacement;
}

const DEALT = [
  ["4 or more damage", { amount: { compare: ">=", to: 4 } }],
  ["4 or more noncombat damage", { amount: { compare: ">=", to: 4 }, combat: false }],
  [
    "an amount of damage less than Mossback Tern's power",
    { amount: { compare: "<", to: { amount: "stat", stat: "power", of: { what: "self" } } } },
  ],
  [
    "an amount of combat damage less than Mossback Tern's power",
    { amount: { compare: "<", to: { amount: "stat", stat: "power", of: { what: "self" } } }, combat: true },
  ],
] as const;
const TO = ["to an opponent", "to a permanent or player", "to a creature"];
const INSTEAD = [
  [
    "that source deals damage equal to Mossback Tern's power instead",
    { amount: "stat", stat: "power", of: { what: "self" } },
  ],
  ["that source deals 3 damage instead", 3],
  ["it deals that much damage plus 2 instead", { amount: "sum", of: [{ amount: "event" }, 2] }],
] as const;
describe("so much damage that would be dealt", () => {
  const all = DEALT.flatMap(([dealt, of]) =>
    TO.flatMap((to) => INSTEAD.map(([instead, amount]) => [dealt, to, instead, of, amount] as const)),
  );
  it.each(all)("%s %s: %s", (dealt, to, instead, of, amount) => {
    expect(replaced(`If a red source you control would deal ${dealt} ${to}, ${instead}.`)).toMatchObject({
      of: { on: "damage", ...of },
      instead: { by: "amount", amount },
    });
  });
  it("is told of two kinds of sources", () => {
    const text =
      "If a red spell you control or a green creature you control would deal damage to a permanent or player, it deals that much damage plus 2 instead.";
    expect(replaced(text)).toMatchObject({ of: { on: "damage", source: { is: "or" } } });
  });
});

const HURT = [
  ["a player", "that player"],
  ["an opponent", "that player"],
  ["enchanted player", "that player"],
  ["a creature", "that creature"],
  ["another permanent", "that permanent"],
  ["you", "you"],
  ["this creature", "this creature"],
  ["a permanent or player", "that permanent or player"],
] as const;
const CURSE = { typeLine: { ...typed("enchantment"), subtypes: ["Aura", "Curse"] } };
const SO_MUCH = ["double that damage", "triple that damage", "that much damage plus 1", "that much damage minus 1"];
describe("damage that is dealt to the same permanent or player instead", () => {
  const said = [...new Set(HURT.map(([, same]) => same))];
  const all = HURT.flatMap(([to, same]) => said.map((other) => [to, other, other === same] as const));
  it.each(all)("to %s, told as %s: %s", (to, told, isSame) => {
    for (const much of SO_MUCH) {
      const text = `If a red source would deal damage to ${to}, it deals ${much} to ${told} instead.`;
      // A creature is a permanent too.
      if (to === "a creature" && told === "that permanent") continue;
      const printed = to === "enchanted player" ? card(`Enchant player\n${text}`, CURSE) : card(text);
      expect([much, verdict(printed)]).toEqual([much, isSame ? "read" : "declined"]);
    }
  });
});

const PREVENTED = ["prevent that damage and ", "prevent that damage, "];
const WHOM = [
  ["damage would be dealt to this creature", { what: "self" }],
  ["a source would deal damage to a creature you control", { what: "event", role: "object" }],
] as const;
describe("what it means where damage is prevented", () => {
  it.each(PREVENTED.flatMap((words) => WHOM.map(([would, what]) => [would, words, what] as const)))(
    "if %s, %s: what it would be dealt to",
    (would, words, what) => {
      const text = `If ${would}, ${words}remove that many +1/+1 counters from it.`;
      expect(replaced(text)).toMatchObject({
        instead: { by: "prevent", then: [{ do: "removeCounters", from: { objects: what } }] },
      });
    },
  );
  it("triggers on what is removed this way, and that much is as much as that", () => {
    const text =
      "If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from it. When one or more counters are removed from this creature this way, it deals that much damage to any target.";
    expect(replaced(text)).toMatchObject({
      instead: {
        then: [
          { do: "removeCounters", note: "n1" },
          {
            do: "if",
            then: [{ do: "reflexive", body: { effects: [{ do: "damage", amount: { amount: "noted", name: "n1" } }] } }],
          },
        ],
      },
    });
  });
});

describe("what would enter or go to a graveyard", () => {
  it("comes under another's control", () => {
    const text =
      "If a creature would enter the battlefield under an opponent's control this turn, it enters under your control instead.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ replacement: { instead: { by: "entering", entering: { control: { who: "you" } } } } }] } },
    ]);
  });
  it.each(["it wasn't cast", "no mana was spent to cast it", "it wasn't cast or no mana was spent to cast it"])(
    "is exiled if %s",
    (test) => {
      expect(replaced(`If this creature would enter and ${test}, exile it instead.`)).toMatchObject({
        of: { on: "move", object: { is: "self" }, to: "battlefield" },
        if: {},
        instead: { by: "destination", to: { zone: "exile" } },
      });
    },
  );
  it.each([
    ["green", { is: "color", color: "G" }],
    ["black or red", { is: "or" }],
  ])("is %s, whatever it is", (color, object) => {
    const text = `If a ${color} permanent, spell, or card not on the battlefield would be put into a graveyard, exile it instead.`;
    expect(replaced(text)).toMatchObject({ of: { object, to: "graveyard" } });
  });
  it("is said of one kind only, where it names one", () => {
    const text =
      "If a green creature, spell, or card not on the battlefield would be put into a graveyard, exile it instead.";
    expect(verdict(card(text))).toBe("declined");
  });
  it("is a card that you didn't control", () => {
    const text =
      "If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.";
    expect(replaced(text)).toMatchObject({
      of: { object: { of: [{ is: "card" }, { is: "ownedBy" }, { is: "not", of: { is: "controlledBy" } }] } },
    });
  });
});

const HOW_MANY = [
  ["any number of", "any"],
  ["up to two", 2],
] as const;
describe("spells with a total mana value", () => {
  it.each(HOW_MANY)("%s", (n, count) => {
    const text = `Exile the top ten cards of your library. You may cast ${n} spells with total mana value 10 or less from among them without paying their mana costs.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "move" }, { do: "cast", count, total: 10, free: true }] } },
    ]);
  });
});
