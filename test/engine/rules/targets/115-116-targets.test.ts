import { describe, expect } from "vitest";
import { creature } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget } from "../../../support/sorcery.ts";

const SWERVE = `
  Test Swerve {U}
  Instant
  Change the target of target spell with a single target.`;

describe("115: targets", () => {
  scenario("115.1, 115.1a: targets are chosen as the spell is cast and stay, whatever comes later", (t) => {
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    const [first, second] = t.ids(1, "battlefield", "Test Bear");
    t.cast("Test Doom", { targets: [second!] });
    t.resolve();
    expect([t.zone(first!), t.zone(second!)]).toEqual(["battlefield", undefined]);
  });

  scenario("115.1b, 115.10a: an Aura spell targets; an Aura put onto the battlefield does not", (t) => {
    t.cards(`
  Test Hart {1}{G}
  Creature — Elk
  2/2
  Shroud

  Test Crown {W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.

  Test Rise {W}
  Sorcery
  Return target enchantment card from your graveyard to the battlefield.`);
    t.battlefield(0, "Plains", "Plains", "Test Hart");
    t.hand(0, "Test Crown", "Test Rise");
    t.graveyard(0, "Test Crown");
    t.to("precombatMain");
    expect(t.can("cast", "Test Crown")).toBe(false);
    t.cast("Test Rise");
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Test Hart");
    expect(t.see("Test Hart").power).toBe(3);
  });

  scenario("115.1c, 115.1d: targets of abilities are chosen as they are activated or put on the stack", (t) => {
    t.cards(`
  Test Pinger {1}{R}
  Creature — Goblin
  1/1
  When this creature enters, it deals 1 damage to target player.
  {T}: This creature deals 1 damage to target player.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Pinger");
    t.hand(0, "Test Pinger");
    t.to("precombatMain");
    t.activate("Test Pinger", { targets: [1] });
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets).toEqual([[1]]);
    t.resolve();
    t.cast("Test Pinger");
    t.pass(2);
    expect(t.asked("choose").about).toBe("target");
    t.choose(1);
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("115.1e: equip targets a creature its controller controls", (t) => {
    t.cards(`
  Test Blade {1}
  Artifact — Equipment
  Equipped creature gets +2/+0.
  Equip {1}

  Test Hart {1}{G}
  Creature — Elk
  2/2
  Shroud`);
    t.battlefield(0, "Plains", "Test Blade", "Test Bear", "Test Hart");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Blade");
    // The only legal target is taken unasked.
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets).toEqual([t.ids(0, "battlefield", "Test Bear")]);
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "Test Bear")[0]!).power).toBe(4);
  });

  scenario("115.3: one instance of target takes different targets, two may take the same", (t) => {
    t.cards(`
  Test Pair {R}
  Sorcery
  Test Pair deals 1 damage to each of two target creatures.

  Test Both {R}
  Sorcery
  Tap target creature. Test Both deals 1 damage to target creature.`);
    t.battlefield(0, "Mountain", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Pair", "Test Both");
    t.to("precombatMain");
    expect(t.can("cast", "Test Pair")).toBe(false);
    t.cast("Test Both");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ tapped: true, damage: 1 });
  });

  scenario("115.4: any target is a creature, player, planeswalker or battle", (t) => {
    t.cards(`

  Test Orb {1}
  Artifact

  Test Walker {3}
  Legendary Planeswalker — Test
  +1: You gain 1 life.
  Loyalty 3`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Bear", "Test Orb", "Test Walker");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark");
    const candidates = t.asked("choose").from;
    const named = [...t.ids(1, "battlefield", "Test Bear"), ...t.ids(1, "battlefield", "Test Walker")];
    expect([...candidates].sort((a, b) => a - b)).toEqual([0, 1, ...named].sort((a, b) => a - b));
  });

  scenario("115.2: a creature card that is no permanent is no target, unless the spell says so", (t) => {
    t.cards(`
  Test Raise {B}
  Sorcery
  Return target creature card from your graveyard to your hand.`);
    t.lands(0, "Swamp", 2);
    t.battlefield(0, "Test Bear");
    t.graveyard(0, "Test Bear");
    t.hand(0, "Test Doom", "Test Raise", "Test Bear");
    t.to("precombatMain");
    const targets = () => t.game.state.objects[t.game.state.stack.at(-1)!]!.targets;
    t.cast("Test Doom");
    expect(targets()).toEqual([t.ids(0, "battlefield", "Test Bear")]);
    t.resolve();
    const [first] = t.ids(0, "graveyard", "Test Bear");
    t.cast("Test Raise", { targets: [first!] });
    expect(targets()).toEqual([[first]]);
  });

  scenario("115.2, 115.5: a spell on the stack may be a target, but not of itself", (t) => {
    t.cards(`
  Test No {U}
  Instant
  Counter target spell.`);
    t.battlefield(0, "Island", "Mountain");
    t.hand(0, "Test No", "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test No")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test No");
    expect(t.game.state.objects[t.game.state.stack[1]!]!.targets).toEqual([[t.game.state.stack[0]]]);
  });

  scenario("115.6: up to two targets may be none; the spell resolves all the same", (t) => {
    t.cards(`
  Test Rain {U}
  Sorcery
  Tap up to two target creatures. You gain 1 life.`);
    t.battlefield(0, "Island");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Rain");
    t.to("precombatMain");
    t.cast("Test Rain", { targets: [[]] });
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Bear").tapped]).toEqual([21, false]);
  });

  scenario("115.7, 115.7a: a target is changed to another legal one, or stays", (t) => {
    t.cards(SWERVE);
    t.battlefield(0, "Swamp", "Test Bear");
    t.battlefield(1, "Island", "Test Bear");
    t.hand(0, "Test Doom");
    t.hand(1, "Test Swerve");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: t.ids(1, "battlefield", "Test Bear") });
    t.pass();
    t.cast("Test Swerve");
    t.resolve();
    if (t.asked().ask === "choose") t.choose(t.ids(0, "battlefield", "Test Bear")[0]!);
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("115.7a: with no other legal target it stays as it was", (t) => {
    t.cards(SWERVE);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Island", "Test Bear");
    t.hand(0, "Test Doom");
    t.hand(1, "Test Swerve");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.pass();
    t.cast("Test Swerve");
    t.resolveAll();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("115.7d, 115.7f: new targets may be chosen or left; the division stays", (t) => {
    t.cards(`
  Test Volley {R}
  Sorcery
  Test Volley deals 3 damage divided as you choose among one, two, or three targets.

  Test Bend {U}
  Instant
  You may choose new targets for target spell.`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Test Volley");
    t.hand(1, "Test Bend");
    t.to("precombatMain");
    t.cast("Test Volley", { targets: [[1]] });
    if (t.asked().about === "divide") t.divide(3);
    t.pass();
    t.cast("Test Bend");
    t.resolve();
    while (t.asked().ask !== "priority") {
      if (t.asked().ask === "confirm") t.yes();
      else t.choose(0);
    }
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 20]);
  });

  scenario("115.8: new targets do not change the mode", (t) => {
    t.cards(`${SWERVE}

  Test Choice {R}
  Instant
  Choose one —
  • Test Choice deals 2 damage to target player.
  • Target player gains 2 life.`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Test Choice");
    t.hand(1, "Test Swerve");
    t.to("precombatMain");
    t.cast("Test Choice", { modes: [0], targets: [1] });
    t.pass();
    t.cast("Test Swerve");
    t.resolve();
    if (t.asked().ask === "choose") t.choose(0);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 20]);
  });

  scenario("115.9, 115.9b, 115.9c: what a spell targets is looked at", (t) => {
    t.cards(`
  Test Shield {W}
  Instant
  Counter target spell that targets a creature you control.`);
    t.battlefield(0, "Swamp", "Test Bear");
    t.lands(0, "Swamp", 1);
    t.battlefield(1, "Plains", "Test Bear");
    t.hand(0, "Test Doom", "Test Doom");
    t.hand(1, "Test Shield");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: t.ids(0, "battlefield", "Test Bear") });
    t.pass();
    expect(t.can("cast", "Test Shield")).toBe(false);
    t.resolveAll();
    t.cast("Test Doom");
    t.pass();
    t.cast("Test Shield");
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("115.10, 115.10b: what is not called a target is not chosen before it resolves", (t) => {
    t.cards(`
  Test Hart {1}{G}
  Creature — Elk
  2/2
  Hexproof

  Test Edict {B}
  Sorcery
  Each opponent sacrifices a creature. You gain 1 life.`);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Hart");
    t.hand(0, "Test Edict");
    t.to("precombatMain");
    t.cast("Test Edict");
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets ?? []).toEqual([]);
    t.resolve();
    expect([t.count(1, "graveyard", "Test Hart"), t.lifeOf(0)]).toEqual([1, 21]);
  });
});

describe("116: special actions", () => {
  scenario("116.1, 116.2a, 116.3: a land is played without the stack, once, and its player keeps priority", (t) => {
    t.hand(0, "Plains", "Plains");
    expect(t.can("playLand", "Plains")).toBe(false);
    t.to("precombatMain");
    t.playLand("Plains");
    expect([t.stackSize, t.count(0, "battlefield", "Plains"), t.asked("priority").player]).toEqual([0, 1, 0]);
    expect(t.can("playLand", "Plains")).toBe(false);
    t.to("precombatMain");
    expect(t.asked().player).toBe(1);
  });

  scenario("116.2b: a face-down creature is turned face up at any time without the stack", (t) => {
    t.cards(`
  Test Lurker {4}{G}
  Creature — Beast
  5/5
  Morph {G}`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Lurker");
    t.to("precombatMain");
    t.cast("Test Lurker", { via: "morph" });
    t.resolve();
    const [lurker] = t.ids(0, "battlefield").filter((id) => t.seeId(id).types.includes("creature"));
    expect(t.seeId(lurker!).power).toBe(2);
    t.to("beginningOfCombat");
    const action = t.asked("priority").actions.find(({ act }) => act === "special")!;
    t.answer({ ask: "priority", action });
    expect([t.stackSize, t.seeId(lurker!).power, t.asked("priority").player]).toEqual([0, 5, 0]);
  });

  scenario("116.2f: a card with suspend is exiled from the hand when it could be cast", (t) => {
    t.cards(`
  Test Dawn {5}{W}
  Sorcery
  You gain 5 life.
  Suspend 1—{W}`);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Dawn");
    const special = () => t.asked("priority").actions.find(({ act }) => act === "special");
    expect(special()).toBeUndefined();
    t.to("precombatMain");
    t.answer({ ask: "priority", action: special()! });
    expect([t.stackSize, t.count(0, "exile", "Test Dawn"), t.asked("priority").player]).toEqual([0, 1, 0]);
  });

  scenario("116.2h: a card is foretold during its owner's turn only", (t) => {
    t.cards(`
  Test Omen {3}{U}
  Instant
  Draw a card.
  Foretell {U}`);
    t.lands(0, "Island", 2);
    t.lands(1, "Island", 2);
    t.hand(0, "Test Omen");
    t.hand(1, "Test Omen");
    const special = () => t.asked("priority").actions.find(({ act }) => act === "special");
    t.answer({ ask: "priority", action: special()! });
    expect(t.game.state.exile).toHaveLength(1);
    t.pass();
    expect(t.asked("priority").player).toBe(1);
    expect(special()).toBeUndefined();
  });

  scenario("116.2k: a card is plotted in its owner's main phase", (t) => {
    t.cards(`
  Test Heist {2}{R}
  Sorcery
  You gain 2 life.
  Plot {R}`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Heist");
    const special = () => t.asked("priority").actions.find(({ act }) => act === "special");
    t.to("precombatMain");
    t.answer({ ask: "priority", action: special()! });
    expect(t.count(0, "exile", "Test Heist")).toBe(1);
    expect(t.can("cast", "Test Heist", "plot")).toBe(false);
    t.to("precombatMain", 3);
    const cast = t.asked("priority").actions.find(({ act }) => act === "cast")!;
    t.answer({ ask: "priority", action: cast });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("115.1: as cards word it", () => {
  scenario("115.1, 707.10: a target that is the second spell of the turn; copies are not cast and not counted", (t) => {
    t.cards(`
      Test Guess {0}
      Instant
      Counter target spell that's the second spell cast this turn.

      Test Echo {0}
      Instant
      Copy target instant spell.`);
    t.hand(0, "Test Bolt", "Test Echo", "Test Guess");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    expect(t.can("cast", "Test Guess")).toBe(false);
    t.cast("Test Echo", { targets: ["Test Bolt"] });
    expect(t.asked("priority").player).toBe(0);
    t.cast("Test Guess", { targets: ["Test Echo"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });
});

describe("115, 118: targets and costs", () => {
  const TARGET = { what: "target", slot: 0 } as const;

  scenario("115.9a: how many targets a spell has is how many were chosen, legal still or not", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.define(instant("Test Doom", [{ do: "destroy", what: TARGET }], [oneTarget()]));
    t.define(
      instant("Test Twin Doom", [{ do: "destroy", what: TARGET }], [{ ...oneTarget(), count: { min: 2, max: 2 } }]),
    );
    t.define(
      instant(
        "Test Denial",
        [{ do: "counterSpell", what: TARGET }],
        [
          {
            count: { min: 1, max: 1 },
            of: [
              {
                target: "object",
                in: "stack",
                filter: { is: "and", of: [{ is: "spell" }, { is: "targetCount", value: { compare: "=", to: 2 } }] },
              },
            ],
          },
        ],
      ),
    );
    t.battlefield(1, "Test Bear", "Test Bear", "Test Bear");
    t.hand(0, "Test Doom", "Test Twin Doom", "Test Denial");
    t.to("precombatMain");
    const [one, other] = t.ids(1, "battlefield", "Test Bear");
    t.cast("Test Twin Doom");
    t.answer({ ask: "choose", chosen: [one!, other!] });
    t.cast("Test Doom");
    t.choose(one!);
    t.resolve();
    t.cast("Test Denial");
    t.resolve();
    expect([t.stackSize, t.count(1, "battlefield", "Test Bear")]).toEqual([0, 2]);
  });

  scenario("115.4: any other target is any but what deals the damage, where nothing else was a target", (t) => {
    t.cards(`
  Test Thorn {R}
  Creature — Elemental
  1/4
  {R}: This creature deals 1 damage to any other target.

  Test Grudge {R}
  Enchantment — Aura
  Enchant creature
  When this Aura enters, enchanted creature deals damage equal to its power to any other target.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Thorn");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Grudge");
    t.to("precombatMain");
    const bear = t.ids(1, "battlefield", "Test Bear")[0];
    t.activate("Test Thorn");
    expect(t.asked("choose").from).toEqual([bear, 0, 1]);
    t.choose("Test Bear");
    t.resolve();
    t.cast("Test Grudge", { targets: ["Test Thorn"] });
    t.resolve();
    expect(t.asked("choose").from).toEqual([bear, 0, 1]);
    t.choose(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("115.4: what deals damage to any other target is what it is called from then on, even by its power", (t) => {
    t.cards(`
  Test Giant {3}
  Creature — Giant
  4/4

  Test Last Stand {R}
  Sorcery
  Target creature you control deals damage equal to its power to any other target. Then sacrifice it.

  Test Overload {R}
  Instant
  Target creature you control deals X damage to any other target and X damage to itself, where X is its power.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Bear");
    t.battlefield(0, "Test Giant");
    t.hand(0, "Test Last Stand", "Test Overload");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Overload", { targets: [t.ids(0, "battlefield", "Test Bear")[0]!, 1] });
    t.resolve();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Bear")]).toEqual([18, 1]);
    t.cast("Test Last Stand", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Giant"), t.count(1, "graveyard", "Test Bear")]).toEqual([1, 1]);
  });

  scenario(
    "115.1, 109.2: lands and land cards that opponents may not aim at, on the battlefield and in graveyards",
    (t) => {
      t.cards(`
      Test Surveyor {W}{W}
      Creature — Kor
      Lands on the battlefield and land cards in graveyards can't be the targets of spells or abilities your opponents control.
      Your opponents can't play land cards from graveyards.
      2/3

      Test Rain {R}
      Sorcery
      Destroy target land.

      Test Regrow {G}
      Sorcery
      Return target card from a graveyard to its owner's hand.`);
      t.battlefield(1, "Test Surveyor");
      t.put(0, "graveyard", "Forest", "Test Bear");
      for (const seat of [0, 1] as const) {
        t.lands(seat, "Mountain", 1);
        t.lands(seat, "Forest", 1);
        t.hand(seat, "Test Rain", "Test Regrow");
      }
      t.to("precombatMain");
      expect(t.can("cast", "Test Rain")).toBe(false);
      t.cast("Test Regrow");
      t.resolve();
      expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "graveyard", "Forest")]).toEqual([0, 1]);
      t.to("precombatMain", 2);
      expect([t.can("cast", "Test Rain"), t.can("cast", "Test Regrow")]).toEqual([true, true]);
    },
  );
});
