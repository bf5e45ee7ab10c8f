import { describe, expect, it } from "vitest";
import { builtInCards } from "../../lib/cards/builtin.ts";
import { explained } from "../../lib/cards/explain/index.ts";
import { readSet } from "../../lib/cards/sets/readSet.ts";
import { readCard } from "../../lib/oracle/index.ts";

const linesOf = (text: string): string[] => {
  const [card] = readSet(`Some Card {1}{G}\n${text}`);
  const reading = card && readCard(card.printed);
  if (reading?.verdict !== "read") throw new Error(`not read: ${text}`);
  return reading.card.faces[0].abilities.flatMap(explained).map((line) => line.trim());
};

describe("explaining a card", () => {
  it.each([
    ["Sorcery\nYou draw two cards and you lose 2 life.", ["you draw 2 cards", "you lose 2 life"]],
    [
      "Instant\nDestroy target attacking creature.",
      ["first target: one attacking creature", "destroy the first target"],
    ],
    [
      "Instant\nCounter target creature spell unless its controller pays {2}.",
      ["the controller of the first target may pay {2}", "if that is not paid:", "counter the first target"],
    ],
    ["Land\nThis land enters tapped.", ["this card enters: tapped"]],
    [
      "Sorcery\nYou may cast a spell from your hand by paying life equal to its mana value rather than paying its mana cost.",
      [
        "you cast 1 nonland card of your choice in your hand, for life equal to the mana value of it instead of its mana cost",
      ],
    ],
    [
      "Sorcery\nYou gain life equal to the total power of creatures you control.",
      ["you gain life equal to the total power of creatures controlled by you"],
    ],
    [
      "Instant\nExchange control of two target creatures.",
      ["first target: 2 creatures", "exchange control of both of the first target"],
    ],
    [
      "Creature — Bear\nAs long as this creature has three or more quest counters on it, it has flying.\n2/2",
      [
        "as long as this card has at least 3 quest counters:",
        "this card: has flying (only creatures with flying or reach can block it)",
      ],
    ],
    [
      "Creature — Bear\nWhenever this creature attacks while saddled, draw a card.\nSaddle 2\n2/2",
      ["when this card, saddled, attacks:", "you draw 1 card", "saddle 2"],
    ],
    [
      "Creature — Bear\n{1}: Attach target Aura attached to a creature to another creature.\n2/2",
      [
        "its controller may activate it for this cost: {1}:",
        "first target: one Aura attached to a creature",
        "attach the first target to 1 creature of your choice to which the first target is not attached",
      ],
    ],
    [
      "Sorcery\nSearch your library and/or graveyard for a Forest card and put it into your hand. If you search your library this way, shuffle.",
      [
        "you search your library (and/or graveyard) for 1 Forest (call that A)",
        "put A into its owner's hand",
        "if a library was searched for A:",
        "you shuffle",
      ],
    ],
    [
      "Instant\nWhenever a creature enters this turn, its controller discards a card.",
      [
        "until the end of the turn, each time a creature enters:",
        "its controller discards 1 card chosen by its controller in its controller's hand",
      ],
    ],
    ["Creature — Bear\nFlying\n2/2", ["flying (only creatures with flying or reach can block it)"]],
    [
      "Creature — Bear\nWhenever this creature attacks, each opponent loses 1 life.\n2/2",
      ["when this card attacks:", "each opponent loses 1 life"],
    ],
    [
      "Instant\nTarget creature gets -3/-0 until end of turn.",
      ["the first target: gets −3/+0 until the end of the turn"],
    ],
    [
      "Sorcery\nFlip a coin. If you win the flip, draw a card.",
      ["you flip a coin", "if that is won:", "you draw 1 card"],
    ],
    ["Creature — Bear\nWhenever you commit a crime, amass Orcs 2.\n2/2", ["when you commit a crime:", "amass 2 (Orc)"]],
    [
      "Creature — Bear\nYou may cast this card from your graveyard by discarding a card in addition to paying its other costs.\n2/2",
      ["you may cast this card, paying in addition discard 1 card in your hand"],
    ],
    [
      "Sorcery\nDraw cards equal to the number of Elves you control.",
      ["you draw as many cards as the number of Elves controlled by you"],
    ],
    ["Instant\nTap two target creatures.", ["first target: 2 creatures"]],
    [
      "Enchantment\nCumulative upkeep—Draw a card.",
      [
        "cumulative upkeep: you draw 1 card (each of your upkeeps asks for this once more than the last, or it is sacrificed)",
      ],
    ],
    [
      "Creature — Bear\nProtection from black\n2/2",
      ["protection from black (it can't be damaged, enchanted, equipped, blocked or targeted by these)"],
    ],
    [
      "Sorcery\nReturn target creature card from your graveyard to your hand.",
      ["first target: one creature in your graveyard"],
    ],
    ["Instant\nDestroy target permanent you don't control.", ["first target: one permanent not controlled by you"]],
    [
      "Sorcery\nCreate a token that's a copy of target creature you control, except it has haste.",
      [
        "you create 1 token that is a copy of the first target, except that it has haste (it may attack and use {T} at once)",
      ],
    ],
    ["Sorcery\nThis spell can't be countered.\nDraw a card.", ["this card can't be countered"]],
    [
      "Creature — Bear\nAt the beginning of your end step, if this creature attacked this turn, draw a card.\n2/2",
      ["when your end step begins, if this card attacked this turn:"],
    ],
    [
      "Creature — Bear\nWhenever a creature you control fights, draw a card.\n2/2",
      ["when a creature controlled by you fights:"],
    ],
    [
      "Enchantment\nIf a triggered ability of another Elf you control triggers, that ability triggers an additional time.",
      ["triggered abilities of other Elves controlled by you trigger once more"],
    ],
    [
      "Creature — Pilot\nThis creature crews Vehicles as though its power were 2 greater.\n1/1",
      ["this card crews as though its power were 2 greater"],
    ],
    [
      "Enchantment\nThe first creature spell you cast each turn has trample.",
      [
        "each creature spell controlled by you that is the first creature spell you cast this turn: has trample (combat damage beyond what its blockers need may go to what it attacks)",
      ],
    ],
    ["Creature — Human\nWhile voting, you may vote an additional time.\n1/1", ["you may vote once more in each vote"]],
    [
      "Creature — Beast\nYou may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, draw a card.\n1/1",
      ["from an opening hand you may:", "you reveal this card", "you draw 1 card"],
    ],
    [
      "Creature — Bear\nThis creature gets +1/+1 as long as you control another Bear.\n2/2",
      ["as long as there is another Bear controlled by you:"],
    ],
    [
      "Creature — Bear\nWhenever this creature deals combat damage to a player, it explores.\n2/2",
      ["when this card deals combat damage to a player:", "explore this card"],
    ],
    [
      "Sorcery\nThis spell deals 4 damage to any target and 2 damage to you.",
      ["this card deals 4 damage to the first target and 2 damage to you"],
    ],
    [
      "Creature — Bear\nWhen this creature enters, target creature gets +X/+X or -X/-X until end of turn, where X is the number of Forests you control.\n2/2",
      ["• +X/+X", "• -X/-X"],
    ],
    [
      "Creature — Bear\nWhenever you attack with two or more creatures, each opponent loses life equal to this creature's power.\n2/2",
      ["when you attack with at least 2 creatures:", "each opponent loses life equal to the power of this card"],
    ],
    [
      "Enchantment\nCreatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      ["creatures can't attack you unless their controller pays {2} for each"],
    ],
    [
      "Instant\nDestroy target creature. It can't be regenerated. Its controller loses life equal to its toughness.",
      ["the controller of the first target loses life equal to the toughness of the first target"],
    ],
    [
      "Sorcery\nReturn target creature card from your graveyard to the battlefield tapped with two +1/+1 counters on it.",
      ["put the first target onto the battlefield tapped, under your control, with 2 +1/+1 counters"],
    ],
    [
      "Creature — Bear\nThis creature attacks each combat if able unless you control another Bear.\n2/2",
      ["as long as there is no other Bear controlled by you:"],
    ],
    [
      "Enchantment\nWhenever another creature an opponent controls dies, each opponent sacrifices a creature of their choice.",
      [
        "when another creature controlled by an opponent dies:",
        "each opponent sacrifices 1 creature chosen by that player",
      ],
    ],
    [
      "Creature — Bear\nAt the beginning of each end step, if you sacrificed a permanent this turn, draw a card.\n2/2",
      ["when an end step begins, if you sacrificed a permanent this turn:"],
    ],
    [
      "Creature — Bear\nEach other creature you control that's a Wolf or a Werewolf gets +1/+1.\n2/2",
      ["each other Wolf or Werewolf creature controlled by you: gets +1/+1"],
    ],
    [
      "Enchantment\nInstant and sorcery spells you cast cost {1} less to cast.",
      ["instant or sorcery spells cast by you cost {1} less"],
    ],
    [
      "Land\nThis land enters tapped unless you control a Forest or an Island.",
      ["this card enters, if there is no Forest controlled by you and there is no Island controlled by you: tapped"],
    ],
    [
      "Land\nThis land enters tapped unless you control two or more basic lands.",
      ["this card enters, if the number of basic lands controlled by you is less than 2: tapped"],
    ],
    [
      "Creature — Bear\nWhen this creature enters, you gain life equal to the life you gained this turn.\n2/2",
      ["you gain life equal to how much life you gained this turn"],
    ],
    ["Land\n{T}: Add one mana of any color.", ["you add 1 mana of any one color"]],
    [
      "Sorcery\nTarget opponent discards two cards at random.",
      [
        "first target: one opponent",
        "the first target discards 2 cards at random for the first target in the first target's hand",
      ],
    ],
    [
      "Creature — Bear\nWhen this creature enters, sacrifice it unless you discard a land card.\n2/2",
      ["you may discard 1 land in your hand"],
    ],
    [
      "Sorcery\nDestroy all nonblack, non-Elf creatures you control.",
      ["destroy each nonblack non-Elf creature controlled by you"],
    ],
    [
      "Sorcery\nDraw cards equal to the greatest power among creatures you control.",
      ["you draw as many cards as the greatest power among creatures controlled by you"],
    ],
    [
      "Instant\nPrevent the next 2 damage that would be dealt to target creature this turn.",
      [
        "until the end of the turn, for the first target, whenever a source deals damage: the next 2 of it is prevented",
      ],
    ],
    [
      "Creature — Beast\nWhen this creature dies, search your library for any number of creature cards with total mana value 6 or less, put them onto the battlefield, then shuffle.\n6/5",
      ["you search your library for any number of creatures, with total mana value at most 6 (call that A)"],
    ],
    [
      "Sorcery\nSearch your library for up to four creature cards with different powers and reveal them. An opponent chooses two of those cards. Shuffle the chosen cards into your library and put the rest into your hand.",
      ["an opponent of your choice chooses 2 cards among A (call that B)"],
    ],
    [
      "Creature — Elephant\nAt the beginning of your upkeep, the player with the lowest life total gains control of this creature. If two or more players are tied for lowest life total, you choose one of them, and that player gains control of this creature.\n4/4",
      ["for the player whose life total is the lowest (one of your choice if several have):"],
    ],
    [
      'Enchantment — Aura\nEnchant land\nEnchanted land loses all land types and abilities and has "{T}: Add {C}."',
      [
        'what this is attached to: has no land types, loses all abilities and has "its controller may activate it for this cost: tap this: you add {C}"',
      ],
    ],
    [
      "Sorcery\nDraw three cards. Then discard a card unless you waterbend {2}.",
      ["you may pay {2} (artifacts and creatures may be tapped to help to pay it)"],
    ],
    [
      "Artifact — Equipment\nEquip {2}. This ability costs {2} less to activate if you have one or fewer cards in hand.\nEquip {3}. Activate only once each turn.",
      [
        "equip for {2}, {2} less if the number of cards in your hand is at most 1 (for this it is attached to a creature you control, or to what it names, as a sorcery would be cast)",
      ],
    ],
    [
      "Creature — Sheep\nIf a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.\n1/1",
      ["triggered abilities of permanents controlled by you trigger once more when a creature dies"],
    ],
    [
      "Enchantment — Aura\nEnchant creature\nAs long as another player controls enchanted creature, it can't attack. Otherwise, it has vigilance.",
      [
        "as long as what this is attached to is not controlled by you:",
        "as long as what this is attached to is controlled by you:",
      ],
    ],
    [
      "Creature — Bear\nAt the beginning of each end step, if this creature attacked or blocked this turn, draw a card.\n2/2",
      ["when an end step begins, if this card attacked, or blocked this turn:"],
    ],
    [
      "Artifact\nActivated abilities of sources with the chosen name can't be activated.\nAs this artifact enters, choose a card name.",
      [
        "nobody can activate abilities of each object with the chosen name on the battlefield, on the stack, in a graveyard, in exile, in a hand or in the command zone",
      ],
    ],
    [
      "Creature — Bear\nKicker {2}\nWhen this creature enters, if it wasn't kicked, draw a card.\nNo more than one creature can attack each combat.\n2/2",
      ["when this card enters, if it was not cast with kicker:", "no more than 1 creature can attack each combat"],
    ],
    [
      "Enchantment\nYou can cast spells only during your turn and you can cast no more than two spells each turn.",
      ["you (where you are not the player whose turn it is) can't cast spells"],
    ],
    [
      "Creature — Bear\nWhenever you cast your fourth noncreature spell each turn, draw a card.\n2/2",
      ["when you cast the fourth noncreature spell of a turn:"],
    ],
    [
      "Sorcery\nEach player puts a vow counter on a creature they control and sacrifices the rest. Each of those creatures can't attack you or planeswalkers you control for as long as it has a vow counter on it.",
      ["it can't attack each planeswalker controlled by you and you for as long as it has a vow counter"],
    ],
  ])("says of %j what it does", (text, lines) => {
    expect(linesOf(text)).toEqual(expect.arrayContaining(lines));
  });

  it("finds words for every ability of the built-in set", () => {
    for (const { printed } of builtInCards()) {
      const reading = readCard(printed);
      if (reading.verdict !== "read") throw new Error(`${printed.name} is not read`);
      const lines = reading.card.faces.flatMap(({ abilities }) => abilities.flatMap(explained));
      expect(lines.join("\n"), printed.name).not.toMatch(/undefined|\[object|NaN/);
      expect(
        lines.filter((line) => line.includes("besides:")),
        printed.name,
      ).toEqual([]);
    }
  });
});
