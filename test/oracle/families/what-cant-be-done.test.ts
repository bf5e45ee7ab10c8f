import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** What can't be done, by whom, when and unless what. */

const rulesOf = (text: string): readonly unknown[] =>
  abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
const ruled = (...rules: readonly object[]): readonly object[] => rules.map((rule) => ({ static: "rule", rule }));

const WHO = [
  ["Players", { who: "each" }],
  ["Your opponents", { who: "opponents" }],
  ["Each other player", { who: "others" }],
] as const;
const ACTS = [
  ["cast spells", ["cantCast"]],
  ["play lands or cast noncreature spells", ["cantPlayLands", "cantCast"]],
  ["gain life, search libraries, or draw cards", ["cantGainLife", "cantSearch", "cantDraw"]],
  ["untap more than two permanents during their untap steps", ["untapLimit"]],
  ["attack you or planeswalkers you control", ["cantAttack"]],
  ["sacrifice artifacts or get counters", ["cantBeSacrificed", "cantGetCounters"]],
] as const;
const WHEN = [
  ["", undefined],
  [" during combat", { if: "phase", phase: "combat" }],
  [" during your turn", { if: "turnOf" }],
  [" during their own turns", { if: "samePlayer" }],
  [" unless they control a Forest", { if: "not", of: { if: "exists" } }],
  [" if they have no cards in hand", { if: "handEmpty" }],
] as const;

describe("what players can't do", () => {
  const all = WHO.flatMap((who) => ACTS.flatMap((act) => WHEN.map((when) => [who, act, when] as const)));
  it.each(all)("%j %j %j", ([words, who], [acts, rules], [when, where]) => {
    const said = rulesOf(`${words} can't ${acts}${when}.`);
    expect(said).toMatchObject(ruled(...rules.map((rule) => ({ rule }))));
    expect(JSON.stringify(said)).toContain(`"who":"${who.who}"`);
    if (where === undefined) expect(JSON.stringify(said)).not.toContain('"those"');
    else {
      const those = { who: "those", of: who, where };
      if (acts === "cast spells") expect(said).toMatchObject(ruled({ who: those }));
      expect(JSON.stringify(said).split('"who":"those"')).toHaveLength(rules.length + 1);
    }
  });
  it("nothing but lands is played, and all lands are said so", () => {
    expect(verdict(card("Players can't play artifacts."))).toBe("declined");
    expect(rulesOf("Players can't play lands.")).toEqual(ruled({ rule: "cantPlayLands", who: { who: "each" } }));
  });
});

describe("what creatures can't do unless somebody pays", () => {
  const DEEDS = [
    ["attack", [{ rule: "attackCost" }]],
    ["block", [{ rule: "blockCost" }]],
    ["attack or block", [{ rule: "attackCost" }, { rule: "blockCost" }]],
    ["block creatures you control", [{ rule: "blockCost", attacker: { is: "and" } }]],
  ] as const;
  const COSTS = [
    ["its controller pays {2}", { pay: "mana", mana: "{2}" }],
    ["its controller discards a card", { pay: "discard" }],
    ["its controller sacrifices a land of their choice", { pay: "sacrifice" }],
    ["its controller pays 1 life", { pay: "life", amount: 1 }],
    ["you pay {2}", { pay: "mana", mana: "{2}" }],
    ["you tap an untapped artifact you control", { pay: "tapOthers" }],
  ] as const;
  it.each(DEEDS.flatMap((deed) => COSTS.map((cost) => [deed, cost] as const)))(
    "%j, %j",
    ([deed, rules], [unless, cost]) => {
      expect(rulesOf(`This creature can't ${deed} unless ${unless}.`)).toMatchObject(
        ruled(...rules.map((rule) => ({ ...rule, who: { is: "self" }, cost: [cost] }))),
      );
    },
  );
  it("not for attackers that don't block", () => {
    const text = "Creatures can't block unless their controller pays {1} for each attacking creature they control.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("several things that can't be done with the same objects", () => {
  it.each([
    ["can't attack, block, or crew Vehicles", ["cantAttack", "cantBlock", "cantCrew"]],
    ["can't be equipped or enchanted", ["cantAttachOthers", "cantAttachOthers"]],
    ["can't block, and its activated abilities can't be activated", ["cantBlock", "cantActivate"]],
    ["can't attack or phase out", ["cantAttack", "cantPhaseOut"]],
    ["can't have more than five dream counters on it", ["counterLimit"]],
  ])("%s", (words, rules) => {
    const expected = rules.map((rule) => ({ rule }));
    expect(rulesOf(`This creature ${words}.`)).toMatchObject(ruled(...expected));
    const [only] = abilities(spell(`Target creature ${words} until your next turn.`));
    expect(JSON.stringify(only).match(/"rule":"\w+"/g)).toEqual(rules.map((rule) => `"rule":"${rule}"`));
  });
});

describe("from what there is protection, and hexproof", () => {
  const FROM = [
    ["each color among other permanents you control", { is: "shares", quality: "color" }],
    ["each mana value among artifacts you control", { is: "shares", quality: "manaValue" }],
    ["each card type among cards in your graveyard", { is: "shares", quality: "cardType" }],
    ["even mana values", { is: "parity", parity: "even" }],
    ["white, from red, and from green", undefined],
  ] as const;
  it.each(FROM.flatMap((from) => (["protection", "hexproof"] as const).map((word) => [word, ...from] as const)))(
    "%s from %s",
    (word, from, filter) => {
      const keyword = word === "hexproof" ? "hexproof from" : word;
      const all = filter === undefined ? ["W", "R", "G"].map((color) => ({ is: "color", color })) : [filter];
      const expected = all.map((one) => ({ kind: "keyword", keyword: { keyword, filter: one } }));
      const title = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      expect(abilities(card(`${title} from ${from}`))).toMatchObject(expected);
    },
  );
  it("not from what is among somebody's, where anybody's may have it", () => {
    const text = "Enchant creature\nEnchanted creature has protection from each color among permanents you control.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("what spells and abilities cost by what they do or by how they are cast", () => {
  it.each([
    ["Flashback costs you pay cost {2} less.", { kind: "spell", method: "flashback", who: { who: "you" } }],
    ["Dash costs your opponents pay cost {1} more.", { method: "dash", who: { who: "opponents" } }],
    ["Spells you cast but don't own cost {1} less to cast.", { who: { who: "you" }, what: { is: "and" } }],
    [
      "Equip abilities you activate that target legendary creatures cost {2} less to activate.",
      { kind: "equip", aimed: { is: "and" } },
    ],
    ["Abilities you activate cost {1} less to activate.", { kind: "ability", who: { who: "you" } }],
    [
      "Each instant spell you cast costs {1} less to cast for each creature it targets.",
      { change: { times: { amount: "targets", of: { what: "current" }, filter: { is: "type" } } } },
    ],
    [
      "This spell costs {1} less to cast for each permanent sacrificed this turn.",
      { change: { times: { amount: "history", of: { on: "sacrifice" } } } },
    ],
  ])("%s", (text, rule) => {
    expect(rulesOf(text)).toMatchObject(ruled({ rule: "costs", ...rule }));
  });
  it("601.2f: for spells of others, too", () => {
    const text = "As an additional cost to cast creature spells, your opponents pay 2 life.";
    expect(rulesOf(text)).toMatchObject(ruled({ rule: "additionalCost", who: { who: "opponents" } }));
  });
  it.each(["Draw a card.", "Add {R}.", "Flip a coin.", "Have an opponent create a 1/1 red Elf creature token."])(
    "702.24a: %s",
    (deed) => {
      const [only] = abilities(card(`Cumulative upkeep—${deed}`));
      expect(only).toMatchObject({ keyword: { keyword: "cumulative upkeep", cost: [], does: [{}] } });
    },
  );
  it("702.24a: no deed that may be impossible", () => {
    expect(verdict(card("Cumulative upkeep—Gain control of a land you don't control."))).toBe("declined");
  });
});

describe("601.3b: what may be cast from where for a while", () => {
  const FROM = [
    ["any graveyard", { inZone: "graveyard", of: { who: "each" } }],
    ["target opponent's graveyard", { inZone: "graveyard", of: { who: "target" } }],
    ["among cards in target opponent's graveyard", { inZone: "graveyard", of: { who: "target" } }],
    ["target opponent's hand", { inZone: "hand", of: { who: "target" } }],
  ] as const;
  const MANA = [
    ["", undefined],
    [", and mana of any type can be spent to cast them", "type"],
  ] as const;
  it.each(FROM.flatMap((from) => MANA.map((mana) => [from, mana] as const)))(
    "%j %j",
    ([words, place], [paid, anyMana]) => {
      const text = `Until end of turn, you may cast instant and sorcery spells from ${words}${paid}.`;
      const [only] = abilities(spell(text));
      const rule = { rule: "mayPlay", what: place, ...(anyMana && { anyMana }) };
      expect(only).toMatchObject({ body: { effects: [{ do: "rule", rules: [rule], duration: "endOfTurn" }] } });
    },
  );
  it("305.1: lands from one's own graveyard, and nothing else is just played", () => {
    const [only] = abilities(spell("Until end of turn, you may play lands from your graveyard."));
    expect(only).toMatchObject({ body: { effects: [{ rules: [{ rule: "mayPlay", play: true }] }] } });
    expect(verdict(spell("Until end of turn, you may play artifacts from your graveyard."))).toBe("declined");
  });
});

describe("601.3b, 305.2: one card, told by where it is", () => {
  const CARDS = [
    ["a card from exile with a quest counter on it", { inZone: "exile", of: { who: "each" } }],
    ["a card you own from exile with a quest counter on it", { inZone: "exile", of: { who: "you" } }],
  ] as const;
  it.each(CARDS)("%s", (words, what) => {
    const rule = { rule: "mayPlay", what, play: true, perTurn: 1 };
    expect(rulesOf(`Once each turn, you may play ${words}.`)).toMatchObject(ruled(rule));
    const [only] = abilities(spell(`You may play ${words} this turn.`));
    expect(only).toMatchObject({ body: { effects: [{ do: "rule", rules: [rule], duration: "endOfTurn" }] } });
  });
});
