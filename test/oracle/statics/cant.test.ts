import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("602.5: abilities that can't be activated", () => {
  it("are those that are neither mana nor loyalty abilities", () => {
    const text = "Your opponents can't activate abilities that aren't mana abilities or loyalty abilities.";
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ rule: { rule: "cantActivate", exceptMana: true, exceptLoyalty: true } }] },
    ]);
  });
  it("305.2: lands can't be played in the turn in which it was cast", () => {
    const [only] = abilities(card("You can't play lands if this creature was cast this turn."));
    expect(JSON.stringify(only)).toContain('"spellOf"');
  });
});

describe("what players can't do together, by the one and the other", () => {
  const acts = [
    ["cast spells", { rule: "cantCast" }],
    ["activate abilities", { rule: "cantActivate" }],
    ["activate abilities that aren't mana abilities", { rule: "cantActivate", exceptMana: true }],
    ["play lands", { rule: "cantPlayLands" }],
  ] as const;
  it.each(product(acts, acts).filter(([one, other]) => one !== other))("%j, %j", ([one, first], [other, second]) => {
    expect(abilities(card(`Your opponents can't ${one} or ${other}.`))).toMatchObject([
      { effects: [{ rule: first }, { rule: second }] },
    ]);
  });
});

describe("615.12, 106.6, 702.11: what can't be done", () => {
  it("damage that is dealt instead, and can't be prevented", () => {
    const text =
      "Kindle Dusk deals 3 damage to any target. If you control an artifact, instead it deals 10 damage to that permanent or player and the damage can't be prevented.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "if",
        then: [{ do: "damage", amount: 10, unpreventable: true }],
        otherwise: [{ do: "damage", amount: 3 }],
      },
    ]);
  });
  it("mana that is spent on no spell", () => {
    const [one] = effectsOf(abilities(card("{T}: Add {C}{C}. You can't spend this mana to cast spells.")));
    expect(one).toMatchObject({ do: "addMana", restriction: { cantCast: { is: "spell" } } });
  });
  it("abilities that target, by their sources", () => {
    const [one] = abilities(card("This creature can't be the target of abilities from artifact sources."));
    expect(one).toMatchObject({
      effects: [{ rule: { rule: "cantBeTargeted", by: { of: [{ is: "or" }, { is: "abilityOf" }] } } }],
    });
  });
});

describe("so often this turn", () => {
  it.each([
    ["three or more cards left your graveyard", { on: "move", from: "graveyard" }, { compare: ">=", to: 3 }],
    ["two or more creature cards were put into graveyards from anywhere", { on: "move", to: "graveyard" }, { to: 2 }],
    ["you cycled two or more cards", { on: "cycle" }, { compare: ">=", to: 2 }],
    ["two or more Elves entered under your control", { on: "move", to: "battlefield" }, { to: 2 }],
  ])("%s", (words, event, times) => {
    const [only] = abilities(card(`At the beginning of your end step, if ${words} this turn, draw a card.`));
    expect(only).toMatchObject({ interveningIf: { if: "happened", event, times } });
  });
  it.each(["you've sacrificed a Food", "a Food entered under your control"])("%s", (words) => {
    const [only] = abilities(card(`At the beginning of your end step, if ${words} this turn, draw a card.`));
    expect(only).toMatchObject({ interveningIf: { if: "happened" } });
  });
});

const rulesOf = (text: string): readonly unknown[] =>
  abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));

const ruled = (...rules: readonly object[]): readonly object[] => rules.map((rule) => ({ static: "rule", rule }));

describe("what players can't do", () => {
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

describe("101.2: what players can't play from a zone", () => {
  const PLAYED_FROM = [
    ["your hand", "hand"],
    ["graveyards", "graveyard"],
    ["exile", "exile"],
  ] as const;

  it.each(PLAYED_FROM)("from %s", (words, from) => {
    const lands = { rule: { rule: "cantPlayLands", from } };
    expect(abilities(card(`You can't play lands from ${words}.`))).toMatchObject([{ effects: [lands] }]);
    expect(abilities(card(`You can't play lands or cast spells from ${words}.`))).toMatchObject([
      { effects: [lands, { rule: { rule: "cantCast", from } }] },
    ]);
  });
});

describe("what players can't do", () => {
  const FORBIDDEN = [
    ["cast spells", { rule: "cantCast" }],
    ["play lands", { rule: "cantPlayLands" }],
    ["activate planeswalkers' loyalty abilities", { rule: "cantActivate", kind: "loyalty" }],
    ["lose the game", { rule: "cantLoseGame" }],
    ["win the game", { rule: "cantWinGame" }],
  ] as const;
  const BOTH = FORBIDDEN.flatMap((one) =>
    FORBIDDEN.flatMap((other) => (one === other ? [] : [[one[0], other[0], one[1], other[1]] as const])),
  );

  it.each(BOTH)("%s or %s", (one, other, first, second) => {
    expect(abilities(card(`Players can't ${one} or ${other}.`))).toMatchObject([
      { effects: [{ rule: first }, { rule: second }] },
    ]);
    expect(abilities(spell(`Your opponents can't ${one} or ${other} this turn.`))).toMatchObject([
      { body: { effects: [{ do: "rule", rules: [first, second], duration: "endOfTurn" }] } },
    ]);
  });
});

describe("101.2: what the same players can't do, said with a verb each", () => {
  const RULES = [{ rule: "cantGainLife" }, { rule: "cantDraw" }, { rule: "playWithHandRevealed" }];
  it.each([
    ["Your opponents can't gain life and can't draw cards.", RULES.slice(0, 2)],
    ["Opponents can't gain life, can't draw cards, and play with their hands revealed.", RULES],
  ])("%s", (text, rules) => {
    const who = { who: "opponents" };
    expect(abilities(card(text))).toMatchObject([{ effects: rules.map((rule) => ({ rule: { ...rule, who } })) }]);
  });

  scenario(
    "500.7: each opponent in the next turn of their own",
    (t) => {
      t.cards(`
  Test Edict {W}
  Sorcery
  Each opponent can't cast creature spells during that player's next turn.`);
      t.battlefield(0, "Plains");
      t.battlefield(1, "Forest", "Forest");
      t.battlefield(2, "Forest", "Forest");
      t.hand(0, "Test Edict");
      t.hand(1, "Test Bear");
      t.hand(2, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Edict");
      t.resolve();
      const canCast = (turn: number) => {
        t.to("precombatMain", turn);
        return t.can("cast", "Test Bear");
      };
      expect([canCast(2), canCast(3)]).toEqual([false, false]);
      expect(canCast(5)).toBe(true);
    },
    { seats: 3 },
  );

  scenario("508.1c: a player is attacked only once in a turn", (t) => {
    t.cards(`
  Test Raider {R}
  Creature — Pirate
  2/2
  Whenever this creature deals combat damage to a player, untap it. After this combat phase, there is an additional combat phase.
  This creature can't attack a player it has already attacked this turn.`);
    t.battlefield(0, "Test Raider", "Test Bear");
    t.attack("Test Raider");
    t.to("beginningOfCombat");
    t.to("declareAttackers");
    expect(t.asked("attackers").attackers.map(({ attacker }) => t.nameOf(attacker))).toEqual(["Test Bear"]);
  });
});

describe("701.5a: what can't be countered", () => {
  it.each([
    ["Spells and abilities can't be countered.", { is: "any" }],
    ["Spells and abilities you control can't be countered.", { is: "controlledBy", who: { who: "you" } }],
  ])("%s", (text, what) =>
    expect(abilities(card(text))).toMatchObject([{ effects: [{ rule: { rule: "cantBeCountered", what } }] }]),
  );
});
