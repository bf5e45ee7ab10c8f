import { describe, expect, it } from "vitest";
import type { Ability, Body } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("triggers, by what they wait for (603)", () => {
  it.each([
    ["Whenever you create or sacrifice a token", { on: "anyOf" }],
    ["Whenever three or more creatures attack you", { on: "attackDeclared", defender: { who: "you" } }],
    ["Whenever combat damage is dealt to you", { on: "damage", combat: true }],
    ["Whenever one or more players discard one or more cards", { on: "discard", who: { who: "each" } }],
    ["When the last time counter is removed from this card while it's exiled", { on: "counters", last: true }],
  ])("%s", (words, when) =>
    expect(abilities(card(`${words}, you gain 1 life.`))).toMatchObject([{ kind: "triggered", when }]),
  );
});

describe("when you cast it", () => {
  const cards = ["target creature card in a graveyard", "target instant card from your graveyard"];
  const words = ["When you cast it this turn", "When you cast that card this turn"];
  it.each(product(cards, words))("%s: %s", (what, when) => {
    const [only] = abilities(card(`{1}: You may cast ${what} this turn. ${when}, draw a card.`));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "rule" },
          {
            do: "delayed",
            when: { on: "cast", object: { is: "castAs", of: { what: "target", slot: 0 } } },
            once: true,
          },
        ],
      },
    });
  });
  it("is about something that was spoken of", () => {
    expect(verdict(card("{1}: You gain 1 life. When you cast it this turn, draw a card."))).toBe("declined");
  });
});

const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
  const [only] = abilities(card(text));
  if (only?.kind !== "triggered") throw new Error("no triggered ability");
  return only;
};

describe("one of two that each is told with its own", () => {
  const HOSTS = [
    ["a Goblin you control or an Elf an opponent controls", { is: "or" }],
    ["an attacking Goblin you control or a blocking Elf an opponent controls", { is: "or" }],
  ] as const;
  const HAPPENS = [
    ["dies", { on: "move", from: "battlefield", to: "graveyard" }],
    ["attacks", { on: "attacks" }],
    ["becomes tapped", { on: "tap" }],
    ["attacks, blocks, or becomes tapped", { on: "anyOf" }],
    ["becomes the target of an activated ability", { on: "becomesTarget", of: { is: "activatedAbility" } }],
  ] as const;

  it.each(product(HOSTS, HAPPENS))("%j %j", ([what], [happens, event]) => {
    expect(triggered(`Whenever ${what} ${happens}, draw a card.`).when).toMatchObject(event);
  });
});

describe("the nth counter", () => {
  const KINDS = ["hour", "+1/+1", "plan"] as const;
  const NTHS = [
    ["second", 2],
    ["third", 3],
    ["tenth", 10],
    ["twelfth", 12],
  ] as const;

  it.each(product(KINDS, NTHS))("%s, %j", (kind, [word, reaches]) => {
    const { when } = triggered(`When the ${word} ${kind} counter is put on this creature, sacrifice it.`);
    expect(when).toEqual({ on: "counters", object: { is: "self" }, kind, reaches });
  });
});

describe("who causes it", () => {
  const by = [
    ["you control", "you"],
    ["an opponent controls", "opponent"],
  ] as const;
  const deeds = [
    ["destroys a creature you control", { on: "destroy" }],
    ["exiles a creature you control", { on: "move", from: "battlefield", to: "exile" }],
    ["exiles one or more creatures from the battlefield", { on: "move", from: "battlefield", to: "exile" }],
  ] as const;
  it.each(product(by, deeds))("%j %j", ([who, cause], [does, event]) => {
    const { when } = triggered(`Whenever a spell or ability ${who} ${does}, draw a card.`);
    expect(when).toMatchObject({ ...event, cause });
  });
});

describe("603.2c: once for all that happens at the same time", () => {
  it.each([
    ["this creature deals damage to one or more creatures", { on: "damage" }],
    ["this creature deals combat damage to one or more blocking creatures", { on: "damage", combat: true }],
    ["one or more players sacrifice one or more creatures", { on: "sacrifice", who: { who: "each" } }],
    ["one or more opponents discard one or more cards", { on: "discard", who: { who: "opponents" } }],
  ])("%s", (event, when) => {
    expect(triggered(`Whenever ${event}, scry 1.`)).toMatchObject({ when, batch: true });
  });
  it("is not said of several sources, each of which does so apart", () => {
    expect(verdict(card("Whenever a Goblin deals damage to one or more creatures, scry 1."))).toBe("declined");
  });
  it.each(["each turn", "in a turn"])("121.1: the third card %s", (words) => {
    expect(triggered(`Whenever you draw your third card ${words}, scry 1.`).when).toMatchObject({
      on: "draw",
      ordinal: 3,
    });
  });
});

describe("what is done by whom it says", () => {
  /** What a spell or ability does, and its targets. */
  const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
    abilities(...of).map((one) => ("body" in one ? one.body : undefined));

  it("701.20a: a library is shuffled by its owner", () => {
    expect(bodies(spell("Target player shuffles their library."))).toMatchObject([
      { effects: [{ do: "shuffle", who: { who: "target" } }] },
    ]);
  });
  it("701.51a: another player incubates", () => {
    expect(bodies(spell("Exile target creature. Its controller incubates 3."))).toMatchObject([
      { effects: [{}, { do: "incubate", n: 3, who: { who: "controllerOf" } }] },
    ]);
  });
  it("106.4: unspent mana is lost", () => {
    expect(bodies(spell("Each opponent loses all unspent mana."))).toMatchObject([
      { effects: [{ do: "loseMana", who: { who: "opponents" } }] },
    ]);
  });
  it.each(["defending player", "each opponent"])("%s can't cast spells as long as it attacks", (who) => {
    expect(abilities(card(`As long as this creature is attacking, ${who} can't cast spells.`))).toMatchObject([
      { if: { if: "is" }, effects: [{ rule: { rule: "cantCast" } }] },
    ]);
  });
  it("118.12a: what it costs is paid by whoever has the quoted ability", () => {
    const quoted = '"At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."';
    expect(abilities(card(`Other creatures you control have ${quoted}`))).toMatchObject([
      {
        effects: [
          { modifications: [{ ability: { body: { effects: [{ do: "pay", cost: [{ pay: "manaCost" }] }] } } }] },
        ],
      },
    ]);
  });
  it("601.2c: of a creature, what its controller has", () => {
    expect(bodies(spell("Destroy target creature whose controller controls an Island."))).toMatchObject([
      { targets: [{ of: [{ filter: { of: [{}, { is: "controlledBy", who: { who: "those" } }] } }] }] },
    ]);
  });
});

describe("the first of a kind, from anywhere or from there", () => {
  const KINDS = ["instant", "Goblin", "instant or sorcery", "noncreature"] as const;
  const PLACES = [
    ["", 0],
    [" from your graveyard", 1],
    [" from exile", 1],
    [" from anywhere other than your hand", 1],
  ] as const;

  it.each(product(KINDS, PLACES))("%s%j", (kind, [place, told]) => {
    const { when } = triggered(`Whenever you cast your first ${kind} spell${place} each turn, draw a card.`);
    expect(when).toMatchObject({ on: "cast", ordinal: 1 });
    expect(JSON.stringify(when).includes("castFrom")).toBe(told === 1);
  });
});

describe("603.2: dealt damage by, whom and by what", () => {
  const hurt = [
    ["an opponent is", { players: { who: "opponents" } }],
    ["you're", { players: { who: "you" } }],
    ["a creature you control is", { objects: { is: "and" } }],
  ] as const;
  const sources = [
    ["a red instant or sorcery spell you control", { is: "and" }],
    ["a creature or by an artifact", { is: "or" }],
  ] as const;
  it.each(product(hurt, sources))("%j %j", ([whom, to], [by, source]) => {
    const [ability] = abilities(card(`Whenever ${whom} dealt damage by ${by}, draw a card.`));
    expect(ability).toMatchObject({ when: { on: "damage", to, source } });
  });
});

describe("an additional time", () => {
  const rulesOf = (text: string): unknown =>
    abilities(card(text)).map((one) => (one.kind === "static" ? one.effects : undefined));

  const AGAIN = "that ability triggers an additional time.";
  it.each([
    ["a Shaman or another Wizard you control triggers", { of: { is: "or" } }, undefined],
    ["Mossback Tern or an Equipment attached to it triggers", { of: { is: "or" } }, undefined],
    ["another Elf you control triggers while you control a Forest", { of: { is: "and" } }, { if: "exists" }],
  ])("%s", (words, rule, condition) => {
    const [only] = abilities(card(`If a triggered ability of ${words}, ${AGAIN}`));
    expect(only).toMatchObject({ effects: [{ rule: { rule: "triggersTwice", ...rule } }] });
    if (condition !== undefined) expect(only).toMatchObject({ if: condition });
  });
  it.each([
    "an Elf or an artifact entering or leaving the battlefield",
    "you casting or copying an instant or sorcery spell",
  ])("%s", (words) => {
    const text = `If ${words} causes a triggered ability of a permanent you control to trigger, ${AGAIN}`;
    expect(rulesOf(text)).toMatchObject([[{ rule: { rule: "triggersTwice", when: { on: "anyOf" } } }]]);
  });
});

describe("counters that are put on or removed (122.6)", () => {
  const WAYS = [
    ["put on", {}],
    ["removed from", { removed: true }],
  ] as const;
  const KINDS = [
    ["", undefined],
    ["charge ", "charge"],
    ["nectar ", "nectar"],
  ] as const;
  it.each(product(WAYS, KINDS))("%j %j", ([way, how], [word, kind]) => {
    const when = { on: "counters", ...(kind !== undefined && { kind }), ...how };
    const text = (what: string): string => `Whenever ${what}, draw a card.`;
    expect(abilities(card(text(`a ${word}counter is ${way} an artifact`)))).toMatchObject([
      { when: { ...when, each: true } },
    ]);
    expect(abilities(card(text(`one or more ${word}counters are ${way} an artifact`)))).toMatchObject([
      { when, batch: "byRecipient" },
    ]);
    expect(abilities(card(text(`one or more ${word}counters are ${way} one or more artifacts`)))).toMatchObject([
      { when, batch: true },
    ]);
  });
});

describe("what happens to cards, spells and players", () => {
  it.each([
    ["a creature card leaves a graveyard", { on: "move", from: "graveyard" }],
    ["one or more cards are exiled from your graveyard", { on: "move", from: "graveyard", to: "exile" }],
    ["a creature you control becomes equipped", { on: "attached", object: { subtype: "Equipment" } }],
    ["a creature you control becomes enchanted", { on: "attached", object: { subtype: "Aura" } }],
    ["a spell you control is countered", { on: "countered" }],
    ["you pay life", { on: "loseLife", paid: true }],
    ["you roll a die", { on: "dieRoll" }],
    ["a player flips a coin", { on: "coinFlip" }],
    ["a permanent enters tapped under your control", { on: "move", to: "battlefield" }],
  ])("%s", (event, when) => {
    expect(abilities(card(`Whenever ${event}, draw a card.`))).toMatchObject([{ when }]);
  });
  it.each([
    ["it's their turn", { if: "turnOf" }],
    ["it isn't their turn", { if: "not", of: { if: "turnOf" } }],
  ])("whose turn it is: %s", (words, condition) => {
    expect(abilities(card(`Whenever an opponent loses life, if ${words}, you gain 1 life.`))).toMatchObject([
      { interveningIf: condition },
    ]);
  });
  it("109.2: of another than the one it is about nothing is asked by words that could mean either", () => {
    expect(verdict(card("Whenever you cast a spell, if you've cast another spell this turn, draw a card."))).toBe(
      "declined",
    );
  });
});

describe("whose doing it is", () => {
  it("a commander of yours that is cast (903.3)", () => {
    const of = [{ is: "spell" }, { is: "commander" }, { is: "ownedBy", who: { who: "you" } }];
    expect(abilities(card("When you cast your commander, draw a card."))).toMatchObject([
      { when: { on: "cast", object: { is: "and", of }, by: { who: "you" } } },
    ]);
  });

  it("an attack with at least so many (508.3d)", () =>
    expect(abilities(card("Whenever you attack with at least two Knights, draw a card."))).toMatchObject([
      { when: { on: "attackDeclared", count: { compare: ">=", to: 2 } } },
    ]));

  scenario("603.2c: either of two that were spoken of, once for each", (t) => {
    t.cards(`
  Test Pact {G}
  Sorcery
  Choose up to two target creatures. Until your next turn, whenever either of those creatures deals combat damage, you gain 3 life.`);
    t.battlefield(0, "Forest", "Test Bear", "Test Ogre", "Test Ox");
    t.hand(0, "Test Pact");
    t.to("precombatMain");
    t.cast("Test Pact", { targets: [["Test Bear", "Test Ogre"]] });
    t.resolve();
    t.attack("Test Bear", "Test Ogre", "Test Ox");
    t.to("combatDamage");
    expect(t.asked()).toMatchObject({ ask: "order", about: "triggerOrder", items: [{}, {}] });
  });

  it("damage to a player the text has told of", () => {
    const text =
      "Choose target opponent. Whenever a creature you control deals combat damage to that player this turn, draw a card.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "delayed", when: { on: "damage", to: { players: { who: "target", slot: 0 } } } },
    ]);
  });

  it("the source itself, where the event tells of it", () => {
    const text =
      "Whenever this creature attacks, you may pay {2}. If you do, until end of turn, whenever it deals combat damage to an opponent, draw a card.";
    expect(JSON.stringify(abilities(card(text)))).toContain('"on":"damage","source":{"is":"self"}');
  });
});
