import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Costs announced, damage dealt elsewhere, sizes that become others, and what players may do unless somebody pays. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const ability = (text: string) => effectsOf(abilities(card(text)));

describe("unless any player pays", () => {
  const WHO = [
    ["any player", "each"],
    ["any opponent", "opponents"],
  ] as const;
  const ORDERS = [
    (who: string) => `Draw two cards unless ${who} pays {2}.`,
    (who: string) => `Unless ${who} pays {2}, draw two cards.`,
  ] as const;
  it.each(WHO.flatMap((who) => ORDERS.map((order) => [...who, order] as const)))("%s", (words, who, order) => {
    const [ask, then] = effectsOf(abilities(spell(order(words)))) as [{ note: string }, unknown];
    expect(ask).toMatchObject({ do: "pay", who: { who }, cost: [{ pay: "mana", mana: "{2}" }], optional: true });
    expect(then).toMatchObject({ do: "if", condition: { if: "not", of: { if: "did", name: ask.note } } });
  });
  it("or if one does", () => {
    const [ask, then] = effectsOf(
      abilities(spell("Draw two cards. Then if any player pays {2}, discard a card.")),
    ).slice(1) as [{ note: string }, unknown];
    expect(then).toMatchObject({ do: "if", condition: { if: "did", name: ask.note }, then: [{ do: "discard" }] });
  });
});

describe("base power and toughness", () => {
  const self = { what: "self" };
  it.each([
    ["Target creature's base power and toughness become", undefined],
    ["You may have target creature's base power and toughness become", "may"],
    ["You may have the base power and toughness of target creature become", "may"],
  ])("%s", (words, may) => {
    const set = { modify: "setPT", power: 1, toughness: 4 };
    const apply = { do: "apply", to: { what: "target", slot: 0 }, modifications: [set], duration: "endOfTurn" };
    const effect = may === undefined ? apply : { do: "may", effects: [apply] };
    return expect(ability(`{T}: ${words} 1/4 until end of turn.`)).toMatchObject([effect]);
  });
  it.each([
    "Change Mossback Tern's base power and toughness to target creature's power and toughness until end of turn.",
    "Change Mossback Tern's base power and toughness to the power and toughness of target creature until end of turn.",
  ])("%s", (text) => {
    const of = { what: "target", slot: 0 };
    const [power, toughness] = (["power", "toughness"] as const).map((stat) => ({ amount: "stat", stat, of }));
    expect(ability(`{T}: ${text}`)).toMatchObject([
      { to: self, modifications: [{ modify: "setPT", power, toughness }] },
    ]);
  });
  it("both or only power, not one for the other", () => {
    const text = "{T}: You may have this creature's base power become 1/4 until end of turn.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("damage dealt elsewhere", () => {
  const CONTROLLER = { players: { who: "controllerOf", of: { what: "event", role: "other" } } };
  it.each([
    ["that damage is dealt to target creature instead", { objects: { what: "target", slot: 0 } }],
    ["that source deals that damage to you instead", { players: { who: "you" } }],
    ["that damage is dealt to that source's controller instead", CONTROLLER],
  ])("%s", (words, to) => {
    const text = `{T}: The next time a source of your choice would deal damage to you this turn, ${words}.`;
    expect(ability(text)).toMatchObject([
      { do: "choose", what: { among: { what: "damageSources" } } },
      { do: "replace", replacement: { instead: { by: "redirect", to } }, once: true },
    ]);
  });
  it.each(["source", "red source", "source"])("a %s of the chosen color", (what) => {
    const text = `As this creature enters, choose a color.\n{T}: The next time a ${what} of your choice of the chosen color would deal damage to you this turn, prevent that damage.`;
    expect(effectsOf(abilities(card(text)).slice(1))).toMatchObject([{ do: "choose" }, { do: "replace", once: true }]);
  });
  it.each(["combat damage", "noncombat damage"])("all but %s of some", (kind) => {
    const by = "by Bears";
    const text = `Prevent all ${kind} that would be dealt this turn except ${kind} that would be dealt ${by}.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { replacement: { of: { source: { is: "not" } }, instead: { by: "prevent" } } },
    ]);
  });
  it("the next so much of a kind", () => {
    const text = "{G}: Prevent the next 1 combat damage that would be dealt to you this turn.";
    expect(ability(text)).toMatchObject([{ replacement: { of: { on: "damage", combat: true } }, shield: 1 }]);
  });
});

describe("costs for a while", () => {
  it.each([
    "until your next turn, creature spells you cast cost {1} less to cast",
    "creature spells you cast this turn cost {1} less to cast",
    "creature spells cost {1} less to cast this turn",
  ])("%s", (text) => {
    expect(ability(`{T}: ${text.charAt(0).toUpperCase()}${text.slice(1)}.`)).toMatchObject([
      { do: "rule", rules: [{ rule: "costs", kind: "spell", change: { change: "less", mana: "{1}" } }] },
    ]);
  });
  it("of a player who was spoken of", () => {
    const text = "{T}: Target player draws a card. Spells they cast this turn cost {2} more to cast.";
    expect(ability(text)).toMatchObject([{}, { rules: [{ who: { who: "target", slot: 0 } }] }]);
  });
});

describe("triggers that look at what happened", () => {
  it("once and for all", () => {
    const text = "Whenever Mossback Tern attacks, draw a card. This ability triggers only once.";
    expect(abilities(card(text))).toMatchObject([{ limit: "once" }]);
  });
  it.each(["power", "toughness"])("total %s of attackers", (stat) => {
    const text = `Whenever Mossback Tern attacks, if you attacked with creatures with total ${stat} 6 or greater this combat, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { when: { on: "attacks" }, happenedWhile: { amount: { amount: "stat", stat }, value: { compare: ">=", to: 6 } } },
    ]);
  });
  it.each([
    ["at least one Elf attack", { with: { is: "subtype", subtype: "Elf" } }],
    ["at least three Elves attack", { with: { is: "subtype", subtype: "Elf" }, beside: 3 }],
    ["at least one other creature attack", { beside: 1 }],
  ])("and %s", (words, more) => {
    const [only] = abilities(card(`Whenever Mossback Tern and ${words}, draw a card.`));
    expect(only).toMatchObject({ when: { on: "attacks", object: { is: "self" }, ...more } });
  });
  it.each([
    "for each card looked at while scrying this way",
    "where X is the number of cards looked at while scrying this way",
  ])("%s", (words) => {
    const size = words.startsWith("where") ? "+X/+X" : "+1/+1";
    const comma = words.startsWith("where") ? "," : "";
    const text = `Whenever you scry, Mossback Tern gets ${size} until end of turn${comma} ${words}.`;
    expect(ability(text)).toMatchObject([{ modifications: [{ power: { amount: "event" } }] }]);
  });
  it("another creature for the Ring", () => {
    const text =
      "Whenever the Ring tempts you, if you chose a creature other than Mossback Tern as your Ring-bearer, draw a card.";
    expect(abilities(card(text))).toMatchObject([
      { when: { on: "tempted" }, happenedWhile: { what: { what: "event" }, filter: { is: "another" } } },
    ]);
  });
});

describe("costs announced", () => {
  const MARCH = "As an additional cost to cast this spell, you may exile any number of";
  it("for each card exiled", () => {
    const text = `${MARCH} red cards from your hand. This spell costs {2} less to cast for each card exiled this way.\nDraw a card.`;
    const [cost] = abilities(spell(text));
    expect(cost).toMatchObject({
      effects: [
        { rule: { rule: "additionalCost", optional: true, repeatable: true, cost: [{ pay: "exile" }] } },
        { rule: { rule: "costs", change: { times: { amount: "timesPaid", name: "additional" } } } },
      ],
    });
  });
  it("from one's own hand", () => {
    const text = `${MARCH} red cards from your graveyard. This spell costs {2} less to cast for each card exiled this way.\nDraw a card.`;
    expect(verdict(spell(text))).toBe("declined");
  });
  it.each(["flashback", "escape"] as const)("less by its %s", (keyword) => {
    const cost = keyword === "escape" ? "Escape—{8}{G}, Exile a card from your graveyard" : "Flashback {8}{G}";
    const text = `Draw a card.\n${cost}. This spell costs {X} less to cast this way, where X is the greatest mana value among your commanders.`;
    const read = verdict(spell(text));
    if (keyword === "escape") return expect(read).toBe("declined");
    return expect(abilities(spell(text)).slice(1)).toMatchObject([
      { keyword: { keyword } },
      { if: { if: "castWith", method: keyword }, effects: [{ rule: { rule: "costs", change: { change: "less" } } }] },
    ]);
  });
});

describe("words of keywords", () => {
  it.each([
    ["Snow swampwalk", { keyword: "landwalk", filter: { is: "and" } }],
    ["Protection from snow", { keyword: "protection", filter: { is: "supertype", supertype: "snow" } }],
    ["Protection from mana value 3 or less", { keyword: "protection", filter: { is: "stat", stat: "manaValue" } }],
    ["Artifact landcycling {2}", { keyword: "typecycling", filter: { is: "and" } }],
  ])("%s", (text, keyword) => {
    expect(abilities(card(text))).toMatchObject([{ keyword }]);
  });
});

describe("amounts in words", () => {
  it("so much mana of one color", () => {
    const mana = { add: "fixed", mana: ["R", "R", "R", "R"] };
    expect(ability("{T}: Add four {R}.")).toMatchObject([{ do: "addMana", mana }]);
  });
  it.each([
    ["milled", "creature", "mill"],
    ["discarded", "land", "discard"],
  ])("the greatest among those %s this way", (done, type, act) => {
    const text = `${act === "mill" ? "Mill" : "Discard"} two cards. You gain X life, where X is the greatest mana value among ${type} cards ${done} this way.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: act },
      { do: "gainLife", amount: { amount: "stat", by: "greatest", of: { what: "those" } } },
    ]);
  });
  it("what was put into a graveyard that is one's own", () => {
    const text = "Mill four cards. Draw a card for each land card put into your graveyard this way.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([{ do: "mill" }, { count: { amount: "count" } }]);
  });
  it("a creature type but this one", () => {
    const options = { quality: "creatureType", except: ["Wall"] };
    const text = "{T}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.";
    expect(ability(text)).toMatchObject([{ do: "chooseOption", options }, { do: "apply" }]);
  });
});

describe("who may activate it and when", () => {
  it.each([
    ["Any player may activate this ability but only during any upkeep step.", "anyPlayer", "upkeep"],
    ["Only your opponents may activate this ability and only as a sorcery.", "opponents", "sorcery"],
  ])("%s", (words, by, only) => {
    expect(abilities(card(`{2}: Draw a card. ${words}`))).toMatchObject([{ by, limits: [{ only }] }]);
  });
});

describe("cards to look at and to play", () => {
  it.each([
    ["for as long as it remains exiled", "forever"],
    ["this turn", "endOfTurn"],
  ])("%s", (words, duration) => {
    const text = `Exile the top card of your library face down. You may look at and play that card ${words}.`;
    const printed = card(text, { name: "Kindle Dusk", typeLine: typed("sorcery") });
    expect(effectsOf(abilities(printed))).toMatchObject([
      {},
      { rules: [{ rule: "lookAtFaceDown" }, { rule: "mayPlay", play: true }], duration },
    ]);
  });
});
