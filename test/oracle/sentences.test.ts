import { describe, expect, it } from "vitest";
import type { Ability } from "../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../lib/engine/abilities/effects.ts";
import { abilities, card, spell, verdict } from "./support.ts";

/** What a spell with this text does. */
function effects(text: string): readonly Effect[] {
  const [only] = abilities(spell(text));
  if (only?.kind !== "spell") throw new Error("no spell");
  return only.body.effects;
}
const line = (text: string): Ability | undefined => abilities(card(text))[0];
const target = { what: "target", slot: 0 };

describe("effects", () => {
  it.each<[string, unknown]>([
    [
      "Draw two cards, then discard a card.",
      [
        { do: "draw", count: 2 },
        { do: "discard", what: { what: "chosen", in: "hand" } },
      ],
    ],
    [
      "Each opponent discards a card at random.",
      [
        {
          do: "discard",
          who: { who: "opponents" },
          what: { random: true, of: { who: "current" }, by: { who: "current" } },
        },
      ],
    ],
    [
      "Kindle Dusk deals 3 damage to any target and you gain 3 life.",
      [
        { do: "damage", amount: 3 },
        { do: "gainLife", amount: 3 },
      ],
    ],
    [
      "Destroy target creature. Its controller loses 2 life.",
      [{ do: "destroy" }, { do: "loseLife", who: { who: "controllerOf", of: target } }],
    ],
    [
      "Create two 1/1 red Goblin creature tokens. They gain haste until end of turn.",
      [
        { do: "createTokens", count: 2, note: "n1" },
        { do: "apply", to: { what: "noted", name: "n1" }, duration: "endOfTurn" },
      ],
    ],
    [
      "Return target creature card from your graveyard to the battlefield. Sacrifice it at the beginning of the next end step.",
      [
        { do: "move", note: "n1" },
        { do: "delayed", once: true, body: { effects: [{ do: "sacrifice", what: { what: "noted", name: "n1" } }] } },
      ],
    ],
    [
      "You may sacrifice a creature. If you do, draw two cards.",
      [
        {
          do: "may",
          effects: [
            { do: "sacrifice", note: "n1" },
            { do: "if", condition: { if: "did", name: "n1" } },
          ],
        },
      ],
    ],
    [
      "Target creature gets +X/+X until end of turn, where X is the number of lands you control.",
      [{ do: "apply", modifications: [{ modify: "addPT", power: { amount: "count" } }] }],
    ],
    [
      "Prevent the next 3 damage that would be dealt to any target this turn.",
      [{ do: "replace", shield: 3, duration: "endOfTurn" }],
    ],
    [
      "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
      [{ do: "gainControl" }, { do: "untap", what: target }, { do: "apply", to: target }],
    ],
    [
      "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest into your graveyard.",
      [
        { do: "revealUntil", note: "n1" },
        { do: "move", what: { what: "noted", name: "n1" } },
        { do: "move", what: { what: "except", of: { what: "noted", name: "n1.all" } } },
      ],
    ],
    [
      "Copy target instant or sorcery spell. You may choose new targets for the copy.",
      [{ do: "copySpell", newTargets: true }],
    ],
    ["For each opponent, create a Treasure token.", [{ do: "forEachPlayer", effects: [{ do: "createTokens" }] }]],
    [
      "Each player sacrifices a creature of their choice.",
      [{ do: "sacrifice", who: { who: "each" }, what: { by: { who: "current" } } }],
    ],
    [
      "Exile the top card of your library. You may play that card this turn.",
      [
        { do: "move", note: "n1" },
        { do: "rule", rules: [{ rule: "mayPlay", what: { what: "noted", name: "n1" } }] },
      ],
    ],
  ])("%s", (text, meaning) => expect(effects(text)).toMatchObject(meaning as object));
});

describe("abilities", () => {
  it.each<[string, unknown]>([
    [
      "This creature can't be blocked except by creatures with flying.",
      { kind: "static", effects: [{ rule: { rule: "cantBeBlockedExceptBy" } }] },
    ],
    [
      "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.",
      { kind: "triggered", when: { on: "cast", by: { who: "you" } } },
    ],
    [
      "Whenever this creature deals combat damage to a creature, destroy that creature.",
      {
        when: { on: "damage", source: { is: "self" }, combat: true },
        body: { effects: [{ do: "destroy", what: { what: "event", role: "object" } }] },
      },
    ],
    [
      "Whenever a creature deals damage to you, destroy it.",
      { body: { effects: [{ do: "destroy", what: { what: "event", role: "other" } }] } },
    ],
    ["Whenever one or more Goblins you control attack, draw a card.", { batch: true, when: { on: "attacks" } }],
    ["{1}{G}: Return this card from your graveyard to your hand.", { kind: "activated", from: "graveyard" }],
    [
      "{T}, Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.",
      {
        costs: [{ pay: "tap" }, { what: { noteAs: "sacrificed" } }],
        body: { effects: [{ amount: { of: { what: "noted", name: "sacrificed" } } }] },
      },
    ],
    [
      "This spell costs {1} less to cast for each artifact you control.",
      { kind: "static", from: "everywhere", effects: [{ rule: { rule: "costs", what: { is: "self" } } }] },
    ],
    [
      "As this creature enters, choose a color.",
      { effects: [{ replacement: { instead: { asItEnters: [{ choose: { quality: "color" } }] } } }] },
    ],
    [
      "If a creature an opponent controls would die, exile it instead.",
      { effects: [{ static: "replace", replacement: { instead: { by: "destination", to: { zone: "exile" } } } }] },
    ],
    [
      "You may have this creature enter as a copy of any creature on the battlefield.",
      { effects: [{ replacement: { instead: { by: "enterAsCopy" }, optional: { who: "you" } } }] },
    ],
    [
      "Mossback Tern's power and toughness are each equal to the number of Forests you control.",
      { characteristicDefining: true, from: "everywhere" },
    ],
    ["Protection from red and from blue", { kind: "keyword", keyword: { keyword: "protection" } }],
    ["Equip legendary creature {3}", { keyword: { keyword: "equip", filter: { is: "and" } } }],
    ["Islandcycling {2}", { keyword: { keyword: "typecycling", filter: { subtype: "Island" } } }],
  ])("%s", (text, meaning) => expect(line(text)).toMatchObject(meaning as object));

  it("links what one ability exiled to what another returns", () => {
    const [exile, back] = abilities(
      card(
        "When this creature enters, exile another target creature.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
      ),
    );
    expect(exile).toMatchObject({ body: { effects: [{ do: "move", to: { zone: "exile", link: "exiled" } }] } });
    expect(back).toMatchObject({ body: { effects: [{ do: "move", what: { what: "linked", name: "exiled" } }] } });
  });

  it("gives a leveler its sizes and abilities within its levels", () =>
    expect(abilities(card("Level up {2}\nLEVEL 1-3\n4/4\nLEVEL 4+\n6/6\nTrample"))).toMatchObject([
      { kind: "keyword" },
      { kind: "static", if: { if: "and" }, effects: [{ modifications: [{ modify: "setPT", power: 4 }] }] },
      { kind: "static", if: { if: "compare" }, effects: [{ modifications: [{ modify: "setPT", power: 6 }] }] },
      { kind: "static", if: { if: "compare" }, effects: [{ modifications: [{ modify: "addAbility" }] }] },
    ]));

  it("reads modes as modes", () =>
    expect(abilities(spell("Choose one —\n• Draw a card.\n• Destroy target artifact."))).toMatchObject([
      { body: { modes: { choose: { min: 1, max: 1 }, options: [{ targets: [] }, { targets: [{}] }] } } },
    ]));
});

describe("what means nothing", () => {
  it.each([
    "Whenever this creature attacks, destroy that land.",
    "When this creature enters, put the rest on the bottom of your library in any order.",
    "When this creature enters, return the exiled card to your hand.",
    "Target creature gets +1/+1.",
    "When this creature enters, if you do, draw a card.",
  ])("is declined: %s", (text) => expect(verdict(card(text))).toBe("declined"));
});

describe("what happened to an object this turn", () => {
  it.each<[string, unknown]>([
    ["Destroy target creature that dealt damage to you this turn.", { is: "history", role: "other" }],
    ["Destroy target creature that attacked or blocked this turn.", { is: "history", event: { on: "anyOf" } }],
    ["Destroy target creature that didn't attack this turn.", { is: "not", of: { is: "history" } }],
  ])("%s", (text, expected) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    expect(only.body.targets[0]?.of[0]).toMatchObject({ filter: { of: [{ type: "creature" }, expected] } });
  });
  it.each([
    "This creature has indestructible as long as it attacked this turn.",
    "At the beginning of your end step, if this creature dealt damage to an opponent this turn, put a +1/+1 counter on it.",
    "At the beginning of your end step, if you descended this turn, draw a card.",
    "At the beginning of your end step, if you committed a crime this turn, draw a card.",
    "Choose one —\n• Smash Relics — Destroy target artifact.\n• Look Around — Draw a card.",
    "Whenever this creature or enchanted creature attacks, draw a card.",
    "Untap all creatures you control during each other player's untap step.",
    "When this creature enters, draw a card if you don't control a Demon.",
  ])("%s", (text) => expect(verdict(text.startsWith("Choose") ? spell(text) : card(text))).toBe("read"));
});

describe("sentences cards have in common", () => {
  it.each([
    "If you control an artifact, instead draw two cards.",
    "Move a +1/+1 counter from target creature onto another target creature.",
    "Target creature loses hexproof and indestructible until end of turn.",
    "Destroy target creature. If a Human was destroyed this way, draw a card.",
    "Target player discards a card for each Swamp you control.",
    "Target player mills half their library, rounded down.",
    "Counter target spell unless its controller pays {1} for each card in your graveyard.",
    "If at least three blue mana was spent to cast this spell, draw a card.",
    "You gain 1 life for each of target creature's colors.",
    "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.",
    "When you next cast an instant or sorcery spell this turn, copy that spell.",
  ])("%s", (text) => expect(verdict(spell(text.startsWith("If you") ? `Draw a card. ${text}` : text))).toBe("read"));

  it.each([
    "Activate only during your upkeep and only if you control a Swamp.",
    "Activate only during combat and only once each turn.",
  ])("%s", (text) => expect(verdict(card(`{T}: Draw a card. ${text}`))).toBe("read"));

  it.each([
    "As long as you have more cards in hand than each opponent, this creature gets +3/+3.",
    "This creature can't attack if defending player controls an untapped creature.",
    "Spells you cast from anywhere other than your hand cost {1} less to cast.",
    "Snow landwalk",
    "Protection from red, from blue, and from black",
    "This creature enters tapped unless you have two or more opponents.",
    "If it's neither day nor night, it becomes day as this creature enters.",
    "Whenever another creature you control dies, return target creature card with lesser mana value from your graveyard to your hand.",
  ])("%s", (text) => expect(verdict(card(text))).toBe("read"));

  it("declines other targets instead of those chosen (601.2c)", () =>
    expect(verdict(spell("Destroy target artifact. If you control a Wall, instead destroy target land."))).toBe(
      "declined",
    ));
});

describe("more sentences cards have in common", () => {
  it.each([
    "Search your library for a basic Plains, Island, or Swamp card, put it onto the battlefield tapped, then shuffle.",
    "Manifest the top card of your library.",
    "Any number of target players each gain 6 life.",
    "Attach target Equipment you control to target creature you control.",
    "Target creature gets +1/-1 or -1/+1 until end of turn.",
    "Prevent all damage that would be dealt to you and permanents you control this turn.",
    'Create a green Ooze creature token with "This token\'s power and toughness are each equal to the number of Swamps you control."',
    "You may cast creature spells this turn as though they had flash.",
    "Each player reveals the top card of their library. For each nonland card revealed this way, you gain 1 life.",
    "Council's dilemma — Starting with you, each player votes for wild or free. For each wild vote, draw a card and for each free vote, you gain 2 life.",
  ])("%s", (text) => expect(verdict(spell(text))).toBe("read"));
  it.each([
    "When this creature enters, if its prowl cost was paid, draw a card.",
    "Creatures you control have flying. Creatures your opponents control lose flying and can't have or gain flying.",
    "Whenever you roll one or more dice, draw a card.",
    "Cumulative upkeep {G} or {W}",
  ])("%s", (text) => expect(verdict(card(text))).toBe("read"));
});

describe("what is said of several and of mana", () => {
  it.each([
    "All lands you control become 1/1 creatures until end of turn. They're still lands.",
    "Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end.",
    "Target player can't cast creature spells this turn.",
    "Counter target spell. Its controller can't cast spells this turn.",
    "Sacrifice a creature. If you can't, you lose 7 life.",
    "Choose a creature card name. Target player reveals their hand and discards all cards with that name.",
  ])("%s", (text) => expect(verdict(spell(text))).toBe("read"));
  it("adds a color among permanents", () =>
    expect(abilities(card("{T}: Add one mana of any color among legendary permanents you control."))[0]).toMatchObject({
      body: { effects: [{ mana: { add: "colorsOf", count: 1 } }] },
    }));
});
