import { describe, expect } from "vitest";
import { activated } from "../../../lib/engine/keywords/parts.ts";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const COPIES = `
  Test Clone {3}{U}
  Creature — Shapeshifter
  0/0
  You may have this creature enter as a copy of any creature on the battlefield.

  Test Shift {U}
  Instant
  Target creature becomes a copy of another target creature.`;

const FLIP = activated("flipping", [], [{ do: "flip", what: { what: "self" } }]);

/** Cast, and as it enters a copy of this. */
function clones(t: TestGame, name: string): void {
  t.cast("Test Clone");
  t.resolve();
  t.yes();
  t.choose(name);
}

describe("examples of the rules on copies (707)", () => {
  scenario("707.2: an animated artifact is copied as what it is without the effect", (t) => {
    t.cards(`${COPIES}

      Test Staff {4}
      Artifact
      {X}: This artifact becomes an X/X artifact creature until end of turn.`);
    t.battlefield(0, "Test Staff");
    t.lands(0, "Island", 9);
    t.hand(0, "Test Clone");
    t.to("precombatMain");
    t.activate("Test Staff", { x: 5 });
    t.resolve();
    expect(t.see("Test Staff")).toMatchObject({ power: 5, types: ["artifact", "creature"] });
    clones(t, "Test Staff");
    const copy = t.ids(0, "battlefield", "Test Staff")[1]!;
    expect(t.seeId(copy).types).toEqual(["artifact"]);
  });

  scenario("707.2: a copy of a face-down creature is face up and has nothing of the card", (t) => {
    t.cards(`${COPIES}

      Test Demon {2}{B}{B}
      Creature — Demon
      6/6
      Morph {2}{B}{B}`);
    t.lands(0, "Island", 7);
    t.lands(0, "Swamp", 4);
    t.hand(0, "Test Demon", "Test Clone");
    t.to("precombatMain");
    t.cast("Test Demon", { via: "morph" });
    t.resolve();
    clones(t, "");
    const [, copy] = t.ids(0, "battlefield", "");
    expect([t.seeId(copy!), t.game.state.objects[copy!]!.faceDown]).toMatchObject([
      { name: "", power: 2, toughness: 2, colors: "", types: ["creature"], subtypes: [] },
      undefined,
    ]);
  });

  scenario(
    "707.3: face down it becomes a copy of another creature, which it is once it is turned up for that morph",
    (t) => {
      kit(t);
      t.cards(`${COPIES}

      Test Demon {2}{B}{B}
      Creature — Demon
      6/6
      Morph {2}{B}{B}

      Test Lorian {2}{G}
      Creature — Beast
      4/1
      Trample
      Morph {G}`);
      t.battlefield(0, "Test Lorian");
      t.lands(0, "Island", 4);
      t.lands(0, "Forest", 1);
      t.hand(0, "Test Demon", "Test Shift");
      t.to("precombatMain");
      t.cast("Test Demon", { via: "morph" });
      t.resolve();
      t.cast("Test Shift", { targets: ["", "Test Lorian"] });
      t.resolve();
      expect(t.see("")).toMatchObject({ power: 2, toughness: 2, colors: "" });
      t.special("turnFaceUp");
      expect([t.count(0, "battlefield", "Test Lorian"), t.count(0, "battlefield", "")]).toEqual([2, 0]);
    },
  );

  scenario("707.3: as a face-down copy of what has no morph it can't be turned up", (t) => {
    kit(t);
    t.cards(`${COPIES}

      Test Demon {2}{B}{B}
      Creature — Demon
      6/6
      Morph {2}{B}{B}`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Island", 4);
    t.lands(0, "Swamp", 4);
    t.hand(0, "Test Demon", "Test Shift");
    t.to("precombatMain");
    t.cast("Test Demon", { via: "morph" });
    t.resolve();
    t.cast("Test Shift", { targets: ["", "Test Bear"] });
    t.resolve();
    const specials = t.asked("priority").actions.filter((action) => action.act === "special");
    expect([specials, t.see("").power]).toEqual([[], 2]);
  });

  scenario("707.4: what was given to it stays when it becomes a copy of something else", (t) => {
    kit(t);
    t.cards(COPIES);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.lands(0, "Forest", 1);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Growth", "Test Shift");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Shift", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.seeId(id).power)).toEqual([7, 4]);
  });

  scenario("707.5: a copy enters tapped and with counters, as what it copies would", (t) => {
    t.cards(`${COPIES}

      Test Behemoth {4}{G}{G}
      Creature — Beast
      10/10
      Fading 2
      This creature enters tapped.`);
    t.battlefield(0, "Test Behemoth");
    t.lands(0, "Island", 4);
    t.hand(0, "Test Clone");
    t.to("precombatMain");
    clones(t, "Test Behemoth");
    const copy = t.ids(0, "battlefield", "Test Behemoth")[1]!;
    expect(t.seeId(copy)).toMatchObject({ tapped: true, counters: { fade: 2 } });
  });

  scenario("707.5: and what it has triggers as it enters", (t) => {
    t.cards(`${COPIES}

      Test Omens {1}{W}
      Creature — Wall
      0/4
      Defender
      When this creature enters, draw a card.`);
    t.battlefield(0, "Test Omens");
    t.lands(0, "Island", 4);
    t.hand(0, "Test Clone");
    t.to("precombatMain");
    clones(t, "Test Omens");
    t.resolve();
    expect([t.count(0, "hand"), t.count(0, "battlefield", "Test Omens")]).toEqual([1, 2]);
  });

  scenario("707.6: a choice made for the original is not copied: a new one is made", (t) => {
    t.cards(`${COPIES}

      Test Automaton {3}
      Artifact Creature — Construct
      2/2
      As this creature enters, choose a creature type.
      Other creatures you control of the chosen type get +1/+1.

      Test Goblin {R}
      Creature — Goblin
      1/1`);
    t.lands(0, "Island", 7);
    t.battlefield(0, "Test Goblin");
    t.hand(0, "Test Automaton", "Test Clone");
    t.to("precombatMain");
    t.cast("Test Automaton");
    t.resolve();
    t.option("Goblin");
    expect(t.see("Test Goblin").power).toBe(2);
    clones(t, "Test Automaton");
    t.option("Construct");
    const [original, copy] = t.ids(0, "battlefield", "Test Automaton");
    expect([t.see("Test Goblin").power, t.seeId(original!).power, t.seeId(copy!).power]).toEqual([2, 3, 2]);
  });

  scenario("707.8a: a token that is a copy of a clone of a transforming permanent can't transform", (t) => {
    kit(t);
    t.cards(`${COPIES}

      Test Deserter {3}{R}
      Creature — Human
      3/2
      {0}: Transform this creature.
      // transform
      Test Ransacker
      Creature — Werewolf
      5/4
      Color indicator: red`);
    t.battlefield(0, "Test Deserter");
    t.lands(0, "Island", 7);
    t.hand(0, "Test Clone", "Test Mirror");
    t.to("precombatMain");
    clones(t, "Test Deserter");
    const clone = t.ids(0, "battlefield", "Test Deserter")[1]!;
    t.answer({
      ask: "priority",
      action: t.asked("priority").actions.find((one) => one.act === "activate" && one.source === clone)!,
    });
    t.resolve();
    expect(t.seeId(clone).name).toBe("Test Deserter");
    t.cast("Test Mirror");
    t.choose("Test Deserter");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Deserter")).toBe(3);
  });

  scenario("707.9b: types of the exception are besides those of what is copied", (t) => {
    t.cards(`
      Test Juggernaut {4}
      Artifact Creature — Juggernaut
      5/3

      Test Artifice {1}{U}
      Enchantment
      You may have this enchantment enter as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.`);
    t.battlefield(0, "Test Juggernaut");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Artifice");
    t.to("precombatMain");
    t.cast("Test Artifice");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Juggernaut");
    const copy = t.ids(0, "battlefield", "Test Juggernaut")[1]!;
    expect([...t.seeId(copy).types].sort()).toEqual(["artifact", "creature", "enchantment"]);
  });

  scenario("707.9d: a size given as the exception leaves out the ability that defines it", (t) => {
    t.cards(`
      Test Goyf {1}{G}
      Creature — Lhurgoyf
      */1+*
      Test Goyf's power is equal to the number of lands you control and its toughness is equal to that number plus 1.

      Test Gargantuan {5}{U}{U}
      Creature — Shapeshifter
      7/7
      You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.`);
    t.battlefield(0, "Test Goyf");
    t.lands(0, "Island", 7);
    t.hand(0, "Test Gargantuan");
    t.to("precombatMain");
    t.cast("Test Gargantuan");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Goyf");
    const copy = t.ids(0, "battlefield", "Test Goyf")[1]!;
    expect(t.seeId(copy)).toMatchObject({ power: 7, toughness: 7 });
  });

  scenario("707.10: a copy knows what was sacrificed for the original", (t) => {
    kit(t);
    t.cards(`
      Test Fling {1}{R}
      Instant
      As an additional cost to cast this spell, sacrifice a creature.
      Test Fling deals damage equal to the sacrificed creature's power to any target.

      Test Fork {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Ogre", "Mountain", "Mountain", "Island");
    t.hand(0, "Test Fling", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Fling", { targets: [1] });
    t.cast("Test Fork");
    if (t.asked().ask === "choose") t.choose("Test Fling");
    t.resolve();
    t.no();
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
    t.resolve();
    expect(t.lifeOf(1)).toBe(12);
  });

  scenario("707.10, 601.2i: nothing was so as a copy was cast", (t) => {
    kit(t);
    t.cards(`
      Test Stream {0}
      Instant
      You gain X life, where X is the greatest power among creatures you controlled as you cast this spell.

      Test Fork {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Ogre", "Island");
    t.hand(0, "Test Stream", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Stream");
    t.cast("Test Fork");
    if (t.asked().ask === "choose") t.choose("Test Stream");
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("707.10: no mana was spent on a copy", (t) => {
    kit(t);
    t.cards(`
      Test Infusion {X}{G}
      Sorcery
      You gain X life if {G} was spent to cast this spell.

      Test Fork {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.`);
    t.battlefield(0, "Forest", "Forest", "Forest", "Island");
    t.hand(0, "Test Infusion", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Infusion", { x: 2 });
    t.cast("Test Fork");
    if (t.asked().ask === "choose") t.choose("Test Infusion");
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("707.11: the creature is destroyed at the end step though it is a copy of something else by then", (t) => {
    kit(t);
    t.cards(`${COPIES}

      Test Armodon {2}{G}{G}
      Creature — Elephant
      3/3
      {G}: This creature gets +3/+0 and gains trample until end of turn. Destroy this creature at the beginning of the next end step. Activate only once each turn.`);
    t.battlefield(0, "Test Armodon", "Test Bear");
    t.lands(0, "Forest", 1);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Shift");
    t.to("precombatMain");
    t.activate("Test Armodon");
    t.resolve();
    t.cast("Test Shift", { targets: ["Test Armodon", "Test Bear"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "graveyard", "Test Armodon")]).toEqual([1, 1]);
  });
});

describe("examples of the rules on kinds of cards (709 to 720)", () => {
  scenario("709.4b: a split card has both costs; one half as a spell has its own", (t) => {
    t.cards(`
      Test Assault {R}
      Sorcery
      Test Assault deals 2 damage to any target.
      // split
      Test Battery {3}{G}
      Sorcery
      Draw a card.

      Test Hound {2}
      Artifact
      Whenever you cast a red spell with mana value 1, you gain 1 life.

      Test Seek {U}
      Sorcery
      Return target card with mana value 5 from your graveyard to your hand.`);
    t.battlefield(0, "Test Hound", "Mountain", "Island");
    t.hand(0, "Test Assault // Test Battery", "Test Seek");
    t.to("precombatMain");
    t.answer({ ask: "priority", action: t.asked("priority").actions.find((one) => one.act === "cast" && !one.face)! });
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 18]);
    t.cast("Test Seek");
    t.resolve();
    expect(t.count(0, "hand", "Test Assault // Test Battery")).toBe(1);
  });

  scenario("710.2: a card that flips into a legend is none until it has flipped", (t) => {
    kit(t);
    t.cards(`
      Test Runner {3}{R}
      Creature — Goblin
      1/1
      // flip
      Test Volcano
      Legendary Creature — Goblin
      2/2

      Test Crown {2}
      Artifact
      Legendary creatures get +2/+2.`);
    t.gives("Test Runner", FLIP);
    t.battlefield(0, "Test Runner", "Test Crown");
    t.to("precombatMain");
    expect(t.see("Test Runner").power).toBe(1);
    t.activate("Test Runner");
    t.resolve();
    expect(t.see("Test Volcano").power).toBe(4);
  });

  scenario(
    "110.5c, 707.3: a permanent that has flipped stays so: of a flip card it becomes a copy of the other half",
    (t) => {
      kit(t);
      t.cards(`
      Test Jushi {1}{U}
      Creature — Human
      1/2
      // flip
      Test Tomoya
      Legendary Creature — Human
      3/4

      Test Nezumi {1}{B}
      Creature — Rat
      1/1
      // flip
      Test Stab
      Legendary Creature — Rat
      5/5

      Test Shift {U}
      Instant
      Target creature becomes a copy of another target creature.`);
      t.gives("Test Jushi", FLIP);
      t.battlefield(0, "Test Ogre", "Test Jushi", "Test Bear", "Test Nezumi");
      t.lands(0, "Island", 3);
      t.hand(0, "Test Shift", "Test Shift", "Test Shift");
      t.to("precombatMain");
      const [ogre] = t.ids(0, "battlefield", "Test Ogre");
      const look = () => [t.seeId(ogre!).name, t.seeId(ogre!).power];
      t.cast("Test Shift", { targets: ["Test Ogre", "Test Jushi"] });
      t.resolve();
      const flip = t.asked("priority").actions.find((one) => one.act === "activate" && one.source === ogre);
      t.answer({ ask: "priority", action: flip! });
      t.resolve();
      expect(look()).toEqual(["Test Tomoya", 3]);
      t.cast("Test Shift", { targets: ["Test Tomoya", "Test Bear"] });
      t.resolve();
      expect(look()).toEqual(["Test Bear", 2]);
      t.answer({ ask: "priority", action: t.asked("priority").actions.find((one) => one.act === "cast")! });
      t.answer({ ask: "choose", chosen: [ogre!] });
      t.choose("Test Nezumi");
      t.resolve();
      expect(look()).toEqual(["Test Stab", 5]);
    },
  );

  scenario("712.9: a transforming permanent that is a copy of something else transforms and stays that", (t) => {
    kit(t);
    t.cards(`
      Test Outlaw {1}{R}
      Creature — Human
      2/2
      // transform
      Test Terror
      Creature — Werewolf
      3/3
      Color indicator: red

      Test Shift {U}
      Instant
      Target creature becomes a copy of another target creature until end of turn.

      Test Moon {G}
      Instant
      Transform all Humans.

      Test Vanguard {W}
      Creature — Human Soldier
      2/1`);
    t.battlefield(0, "Test Outlaw", "Test Vanguard", "Island", "Forest");
    t.hand(0, "Test Shift", "Test Moon");
    t.to("precombatMain");
    t.cast("Test Shift", { targets: ["Test Outlaw", "Test Vanguard"] });
    t.resolve();
    t.cast("Test Moon");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Vanguard")).toBe(2);
    t.to("upkeep", 2);
    expect(t.see("Test Terror")).toMatchObject({ power: 3, name: "Test Terror" });
  });

  scenario("712.18: what it gets until end of turn it goes on getting once it has transformed", (t) => {
    kit(t);
    t.cards(`
      Test Smith {1}{R}
      Creature — Human
      1/1
      First strike
      {0}: Transform this creature.
      // transform
      Test Fang
      Creature — Werewolf
      3/1
      First strike
      Color indicator: red`);
    t.battlefield(0, "Test Smith", "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Smith"] });
    t.resolve();
    t.activate("Test Smith");
    t.resolve();
    expect(t.see("Test Fang")).toMatchObject({ power: 6, toughness: 4 });
  });

  scenario("720.5a: the controlled player's own cards are discarded for what that player casts", (t) => {
    kit(t);
    t.cards(`
      Test Slaver {4}
      Artifact
      {4}, {T}, Sacrifice this artifact: You control target player during that player's next turn.

      Test Toll {R}
      Sorcery
      As an additional cost to cast this spell, discard a card.
      Target player loses 3 life.`);
    t.battlefield(0, "Test Slaver");
    t.lands(0, "Island", 4);
    t.lands(1, "Mountain", 1);
    t.hand(1, "Test Toll", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Slaver", { targets: [1] });
    t.resolve();
    t.to("precombatMain", 2);
    expect([t.asked("priority").player, t.asked("priority").decidedBy]).toEqual([1, 0]);
    t.cast("Test Toll", { targets: [1], costs: ["Test Bear"] });
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Bear")]).toEqual([17, 1]);
  });
});
