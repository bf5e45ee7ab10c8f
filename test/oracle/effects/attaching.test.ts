import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("what is attached (301.5, 303.4)", () => {
  it.each([
    ["two or more Equipment are attached to this creature", { if: "compare", value: { compare: ">=", to: 2 } }],
    ["another Aura is attached to this creature", { if: "exists" }],
    ["an Aura is attached to a creature you control", { if: "exists" }],
    ["this creature is enchanted by exactly two Auras", { if: "compare", value: { compare: "=", to: 2 } }],
    ["this creature's power is odd", { if: "is", filter: { is: "parity", stat: "power", parity: "odd" } }],
    ["no opponent controls a white or blue creature", { if: "not", of: { if: "exists" } }],
  ] as const)("as long as %s", (test, condition) => {
    expect(abilities(card(`This creature gets +1/+1 as long as ${test}.`))).toMatchObject([{ if: condition }]);
  });
});

describe("put onto it", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text)).at(-1);
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };

  const events = [
    "this creature attacks",
    "another creature deals combat damage to a player",
    "a Goblin creature enters",
  ];
  const onto = ["it", "that creature"];
  it.each(product(events, onto))("whenever %s, onto %s", (event, to) => {
    const text = `Whenever ${event}, you may put an Aura card from your hand onto the battlefield attached to ${to}.`;
    if (event.startsWith("this") && to === "that creature") return;
    const [may] = triggered(text).body.effects;
    expect(JSON.stringify(may)).toMatch(/"attachedTo":\{"objects":\{"what":"(?:event|host|self)"/);
  });
});

describe("attaching several, by which they are", () => {
  it.each([
    ["any number of target Equipment", { what: "target", slot: 0 }],
    ["any number of Auras and Equipment you control", { what: "chosen", count: { min: 0 } }],
    ["an Equipment you control", { what: "chosen", count: { min: 1, max: 1 } }],
    ["all Equipment you control", { what: "all" }],
  ])("%s", (what, ref) => {
    const [, attach] = effectsOf(abilities(spell(`Create a 2/2 red Rebel creature token. Attach ${what} to it.`)));
    expect(attach).toMatchObject({ do: "attach", what: ref, to: { what: "noted" } });
  });
});

describe("chosen as it becomes attached", () => {
  const json = (text: string, more = {}): string => JSON.stringify(abilities(card(text, more)));
  const CHOICES = ["a color", "a creature type"] as const;

  it.each(CHOICES)("%s", (choice) => {
    const text = `As this Equipment becomes attached to a creature, choose ${choice}.\nEquip {1}`;
    const equipment = { typeLine: { ...typed("artifact"), subtypes: ["Equipment"] } };
    expect(json(text, equipment)).toContain('"on":"attached"');
  });
});

describe("exiled with what is attached to it, and returned", () => {
  const HOSTS = [
    ["enchanted creature", { what: "host" }],
    ["target creature", { what: "target", slot: 0 }],
  ] as const;
  const TOGETHER = ["Auras", "Equipment"];

  it.each(product(HOSTS, TOGETHER))("%j and %s", ([host, ref], attached) => {
    const text = `Enchant creature\n{2}: Exile ${host} and all ${attached} attached to it. At the beginning of the next end step, return that card to the battlefield under its owner's control. If you do, return the other cards exiled this way to the battlefield under their owners' control attached to that creature.`;
    const aura = {
      name: "Tern Veil",
      typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] },
    } as const;
    const [, only] = abilities(card(text, aura));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "move", what: { of: [ref, { what: "attachments" }] }, note: "n1" },
          {
            body: {
              effects: [
                { what: { what: "first", of: { name: "n1" } }, note: "n2" },
                { then: [{ what: { what: "except" }, to: { attachedTo: { objects: { name: "n2" } } } }] },
              ],
            },
          },
        ],
      },
    });
  });
});

describe("Auras that are attached to what attacks", () => {
  const FROM = [
    ["from your graveyard", "graveyard"],
    ["from your hand", "hand"],
    ["from your graveyard and/or hand", ["graveyard", "hand"]],
  ] as const;
  const SUCH = ["", " that could enchant it"];

  it.each(product(FROM, SUCH))("%j%s", ([from, zone], such) => {
    const text = `Whenever this creature attacks, you may put onto the battlefield attached to it any number of Aura cards${such} ${from}.`;
    const [only] = abilities(card(text));
    const what = { what: "chosen", in: zone };
    expect(only).toMatchObject({ body: { effects: [{ do: "may", effects: [{ do: "move", what }] }] } });
    expect(JSON.stringify(only).includes("couldEnchant")).toBe(such !== "");
  });
  it.each(["any number of Auras on the battlefield", "up to two Equipment you control"])("attached to it: %s", (what) =>
    expect(abilities(card(`Whenever this creature attacks, attach to it ${what}.`))).toMatchObject([
      { body: { effects: [{ do: "attach", what: { what: "chosen", count: { min: 0 } } }] } },
    ]),
  );
  it("is said of Auras only", () =>
    expect(
      verdict(
        card("Whenever this creature attacks, you may put a creature card that could enchant it onto the battlefield."),
      ),
    ).toBe("declined"));
});

describe("303.4: attached to a player", () => {
  const MOVES = ["return it to the battlefield", "return it to the battlefield transformed under your control"];
  const WHOM = [
    ["target opponent", { who: "target" }],
    ["target player", { who: "target" }],
  ] as const;
  it.each(product(MOVES, WHOM))("%s attached to %j", (moves, [whom, players]) =>
    expect(effectsOf(abilities(card(`When this creature dies, ${moves} attached to ${whom}.`)))).toMatchObject([
      { do: "move", to: { zone: "battlefield", attachedTo: { players } } },
    ]),
  );
  it("is told of spells that target enchanted player", () =>
    expect(
      abilities(
        card("Enchant player\nSpells you cast that target enchanted player cost {1} less to cast.", {
          typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] },
        }),
      ).at(-1),
    ).toMatchObject({ effects: [{ rule: { rule: "costs", change: { change: "less" } } }] }));

  scenario("303.4f: enters attached to the player it targets, whose spells then cost less", (t) => {
    t.cards(`
      Test Hex {5}
      Enchantment — Aura
      Enchant player
      Spells you cast that target enchanted player cost {1} less to cast.

      Test Rite {0}
      Sorcery
      Return target Aura card from your graveyard to the battlefield attached to target opponent.

      Test Sting {1}
      Instant
      Target player loses 3 life.`);
    t.put(0, "graveyard", "Test Hex");
    t.hand(0, "Test Rite", "Test Sting");
    t.to("precombatMain");
    t.cast("Test Rite", { targets: ["Test Hex", 1] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Hex")).toBe(1);
    t.cast("Test Sting", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });
});
