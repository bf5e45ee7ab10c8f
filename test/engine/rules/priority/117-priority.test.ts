import { describe, expect } from "vitest";
import { concede } from "../../../../lib/engine/index.ts";
import { activated } from "../../../../lib/engine/keywords/parts.ts";
import { creature, permanent } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";
import { counts } from "../../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const YOU = { who: "you" } as const;
const SPARK = instant("Test Spark", [{ do: "gainLife", who: YOU, amount: 1 }]);
/** An artifact with "{0}: You gain 1 life." */
const ORB = permanent("Test Orb", ["artifact"], [activated("orb", [], [{ do: "gainLife", who: YOU, amount: 1 }])]);

const top = (t: TestGame) => t.game.state.objects[t.game.state.stack.at(-1)!]!;

describe("117: timing and priority", () => {
  scenario(
    "117.1, 117.1a, 117.1b: whoever has priority may cast instants and activate abilities, others may not",
    (t) => {
      t.define(SPARK);
      t.define(ORB);
      t.battlefield(0, "Test Orb");
      t.battlefield(1, "Test Orb");
      t.hand(0, "Test Spark");
      t.hand(1, "Test Spark");
      for (const player of [0, 1]) {
        expect(t.asked().player).toBe(player);
        expect([t.can("cast", "Test Spark"), t.can("activate", "Test Orb")]).toEqual([true, true]);
        const owners = t
          .asked("priority")
          .actions.flatMap((a) => (a.act === "cast" ? t.ids(player, "hand").includes(a.card) : []));
        expect(owners).toEqual([true]);
        t.pass();
      }
    },
  );

  scenario("117.1a, 117.1b: in response as well, where a sorcery is not to be cast", (t) => {
    t.define(SPARK);
    t.define(ORB);
    t.define(sorcery("Test Rite", [{ do: "gainLife", who: YOU, amount: 1 }]));
    t.battlefield(0, "Test Orb");
    t.hand(0, "Test Spark", "Test Spark", "Test Rite");
    t.to("precombatMain");
    expect(t.can("cast", "Test Rite")).toBe(true);
    t.cast("Test Spark");
    expect([t.can("cast", "Test Rite"), t.can("cast", "Test Spark"), t.can("activate", "Test Orb")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  scenario("117.1c: some special actions with priority at any time, others only in one's main phase", (t) => {
    t.cards(`
      Test Sleeper {3}{G}
      Creature — Beast
      Morph {0}
      3/3`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Sleeper", "Plains");
    t.to("precombatMain");
    expect(t.can("playLand", "Plains")).toBe(true);
    t.cast("Test Sleeper", { via: "morph" });
    expect(t.can("playLand", "Plains")).toBe(false);
    t.resolve();
    t.to("end");
    const specials = t.asked("priority").actions.filter((action) => action.act === "special");
    expect([specials.length, t.can("playLand", "Plains")]).toEqual([1, false]);
    t.answer({ ask: "priority", action: specials[0]! });
    expect([t.stackSize, t.see("Test Sleeper").power]).toEqual([0, 3]);
  });

  scenario("117.1d: mana abilities with priority, while casting, and whenever a payment is asked for", (t) => {
    t.cards(`
      Test Fee {U}
      Instant
      Counter target spell unless its controller pays {1}.

      Test Charm {G}
      Instant
      You gain 3 life.`);
    t.battlefield(0, "Forest", "Forest");
    t.battlefield(1, "Island");
    t.hand(0, "Test Charm");
    t.hand(1, "Test Fee");
    t.activate("Forest");
    expect([t.mana(0), t.stackSize, t.asked().player]).toEqual(["G", 0, 0]);
    t.cast("Test Charm");
    t.pass();
    t.cast("Test Fee", { targets: ["Test Charm"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "confirm", player: 0 });
    t.yes();
    expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario(
    "117.2a: an ability may trigger while something resolves, but nothing happens before it is put on the stack",
    (t) => {
      t.define(permanent("Test Well", ["enchantment"], [counts({ on: "draw", who: YOU })]));
      t.define(
        instant("Test Muse", [
          { do: "draw", who: YOU, count: 2 },
          { do: "loseLife", who: YOU, amount: 5 },
        ]),
      );
      t.battlefield(0, "Test Well");
      t.hand(0, "Test Muse");
      t.cast("Test Muse");
      t.pass();
      expect(t.stackSize).toBe(1);
      t.pass();
      expect([t.lifeOf(0), t.stackSize]).toEqual([15, 2]);
    },
  );

  scenario("117.2b, 405.6b: a static ability works at once and can't be responded to", (t) => {
    t.cards(`
      Test Banner {1}{W}
      Enchantment
      Creatures you control get +1/+1.`);
    t.define(creature("Test Bear", 2, 2));
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Banner");
    t.to("precombatMain");
    t.cast("Test Banner");
    expect(t.see("Test Bear").power).toBe(2);
    t.resolve();
    expect([t.see("Test Bear").power, t.stackSize]).toEqual([3, 0]);
  });

  scenario("117.2, 117.2c, 405.6e: turn-based actions happen by themselves, before anybody gets priority", (t) => {
    t.to("upkeep", 2);
    expect(t.count(1, "hand")).toBe(0);
    t.pass(2);
    expect([t.step, t.asked().ask, t.count(1, "hand"), t.stackSize]).toEqual(["draw", "priority", 1, 0]);
  });

  scenario("117.2d, 405.6f: so do state-based actions", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.define(instant("Test Bolt", [{ do: "damage", amount: 3, to: { objects: IT } }], [oneTarget()]));
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Bolt");
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.asked().ask, t.count(0, "graveyard", "Test Bear"), t.stackSize]).toEqual(["priority", 1, 0]);
  });

  scenario("117.2e: while something resolves players choose and pay, but nobody has priority", (t) => {
    t.define(
      instant("Test Pick", [
        {
          do: "discard",
          who: YOU,
          what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: 1, max: 1 } },
        },
      ]),
    );
    t.define(SPARK);
    t.hand(0, "Test Pick", "Test Spark", "Plains");
    t.cast("Test Pick");
    t.resolve();
    expect(t.asked().ask).toBe("choose");
    t.choose("Plains");
    expect([t.asked().ask, t.count(0, "hand")]).toEqual(["priority", 1]);
  });

  scenario(
    "117.3, 117.3a: the active player gets priority as a step begins, after turn-based actions and triggers",
    (t) => {
      t.define(permanent("Test Clock", ["enchantment"], [counts({ on: "step", step: "draw" })]));
      t.battlefield(1, "Test Clock");
      t.to("draw", 2);
      expect([t.asked().player, t.count(1, "hand"), t.stackSize]).toEqual([1, 1, 1]);
    },
  );

  scenario("117.3b: after something resolves the active player gets priority, whoever's it was", (t) => {
    t.define(SPARK);
    t.hand(1, "Test Spark");
    t.pass();
    t.cast("Test Spark");
    expect(t.asked().player).toBe(1);
    t.pass();
    t.pass();
    expect([t.lifeOf(1), t.asked().player]).toEqual([21, 0]);
  });

  scenario("117.3c: who casts, activates or takes a special action keeps priority", (t) => {
    t.define(SPARK);
    t.define(ORB);
    t.battlefield(0, "Test Orb");
    t.hand(0, "Test Spark", "Plains");
    t.to("precombatMain");
    t.playLand("Plains");
    expect(t.asked().player).toBe(0);
    t.activate("Test Orb");
    expect(t.asked().player).toBe(0);
    t.cast("Test Spark");
    expect([t.asked().player, t.stackSize]).toEqual([0, 2]);
  });

  scenario(
    "117.3d, 117.4, 405.5: passing goes round in turn order, and something only happens once all pass in succession",
    (t) => {
      t.define(SPARK);
      t.hand(0, "Test Spark");
      t.hand(2, "Test Spark");
      t.cast("Test Spark");
      const order = [0, 1].map(() => {
        const { player } = t.asked();
        t.pass();
        return player;
      });
      expect([...order, t.asked().player]).toEqual([0, 1, 2]);
      t.cast("Test Spark");
      // The action of the third starts it again: three passes, and only the top one resolves.
      t.pass(3);
      expect([t.lifeOf(2), t.lifeOf(0), t.stackSize]).toEqual([21, 20, 1]);
      t.pass(3);
      expect([t.lifeOf(0), t.step]).toEqual([21, "upkeep"]);
      t.pass(3);
      expect(t.step).toBe("draw");
    },
    { seats: 3 },
  );

  scenario("117.5: state-based actions and triggers, again and again, until there are neither", (t) => {
    t.define(
      creature("Test Host", 1, 1, {
        kind: "static",
        effects: [
          {
            static: "modify",
            affects: { what: "all", filter: { is: "and", of: [{ is: "another" }, { is: "type", type: "creature" }] } },
            modifications: [{ modify: "addPT", power: 0, toughness: 1 }],
          },
        ],
      }),
    );
    t.define(creature("Test Egg", 0, 0, counts({ on: "move", object: { is: "self" }, from: "battlefield" })));
    t.define(instant("Test Doom", [{ do: "damage", amount: 1, to: { objects: IT } }], [oneTarget()]));
    t.battlefield(0, "Test Host", "Test Egg");
    t.hand(0, "Test Doom", "Plains");
    t.cast("Test Doom", { targets: ["Test Host"] });
    t.resolve();
    // The host dies, then for want of it the egg, whose ability is on the stack before anybody gets priority.
    expect([t.asked().ask, t.count(0, "graveyard"), t.stackSize]).toEqual(["priority", 3, 1]);
  });

  scenario("117.7: what is cast in response resolves first", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.define(instant("Test Bolt", [{ do: "damage", amount: 2, to: { objects: IT } }], [oneTarget()]));
    t.define(
      instant(
        "Test Growth",
        [{ do: "apply", to: IT, modifications: [{ modify: "addPT", power: 2, toughness: 2 }], duration: "endOfTurn" }],
        [oneTarget()],
      ),
    );
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Growth");
    t.hand(1, "Test Bolt");
    t.pass();
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Bear")).toMatchObject({ toughness: 4, damage: 2 });
  });
});

describe("405: the stack", () => {
  scenario("405.1, 405.2: cards of spells and abilities without cards, each on top of what was there", (t) => {
    t.define(SPARK);
    t.define(ORB);
    t.define(permanent("Test Ear", ["enchantment"], [counts({ on: "cast", object: { is: "any" } })]));
    t.battlefield(0, "Test Orb", "Test Ear");
    t.hand(0, "Test Spark");
    const [card] = t.ids(0, "hand");
    t.activate("Test Orb");
    t.cast("Test Spark");
    const kinds = t.game.state.stack.map((id) => t.game.state.objects[id]!.kind);
    expect([kinds, t.count(0, "hand")]).toEqual([["ability", "card", "ability"], 0]);
    expect(t.game.state.stack).not.toContain(card);
    t.resolve();
    expect(top(t).kind).toBe("card");
  });

  scenario(
    "405.3: of several put there at once the active player's are lowest, each player's in an order they choose",
    (t) => {
      t.define(
        permanent(
          "Test Clock",
          ["enchantment"],
          [counts({ on: "step", step: "upkeep" }), counts({ on: "step", step: "upkeep" }, 10)],
        ),
      );
      t.battlefield(0, "Test Clock");
      t.battlefield(1, "Test Clock");
      expect(t.asked("order").player).toBe(0);
      t.order(1, 0);
      expect(t.asked("order").player).toBe(1);
      t.order(0, 1);
      const controllers = t.game.state.stack.map((id) => t.game.state.objects[id]!.controller);
      expect(controllers).toEqual([0, 0, 1, 1]);
      t.resolve();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 30]);
      t.resolve();
      t.resolve();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 31]);
    },
  );

  scenario(
    "405.4: a spell is what its card is; an ability has its text alone; each is controlled by who made it",
    (t) => {
      t.define(
        permanent(
          "Test Imp",
          ["creature"],
          [{ ...activated("imp", [], [{ do: "gainLife", who: YOU, amount: 1 }]), by: "anyPlayer" }],
          { power: "2", toughness: "2", manaCost: "{B}" },
        ),
      );
      t.define(
        instant("Test Seek", [
          {
            do: "gainLife",
            who: YOU,
            amount: {
              amount: "count",
              of: {
                what: "all",
                in: "stack",
                filter: {
                  is: "or",
                  of: [
                    { is: "color", color: "B" },
                    { is: "type", type: "creature" },
                  ],
                },
              },
            },
          },
        ]),
      );
      t.lands(0, "Swamp", 1);
      t.battlefield(0, "Test Imp");
      t.hand(0, "Test Imp");
      t.hand(1, "Test Seek", "Test Seek");
      t.to("precombatMain");
      t.pass();
      t.activate("Test Imp");
      expect(top(t).controller).toBe(1);
      t.cast("Test Seek");
      t.resolve();
      // A black creature's ability is neither black nor a creature.
      expect(t.lifeOf(1)).toBe(20);
      t.resolve();
      expect(t.lifeOf(1)).toBe(21);
      t.cast("Test Imp");
      t.pass();
      t.cast("Test Seek");
      t.resolve();
      expect(t.lifeOf(1)).toBe(22);
    },
  );

  scenario("405.4: a triggered ability is controlled by who controlled its source as it triggered", (t) => {
    t.define(creature("Test Herald", 1, 1, counts({ on: "step", step: "upkeep" })));
    t.define(instant("Test Sway", [{ do: "gainControl", who: YOU, what: IT, duration: "forever" }], [oneTarget()]));
    t.battlefield(0, "Test Herald");
    t.hand(1, "Test Sway");
    t.pass();
    t.cast("Test Sway", { targets: ["Test Herald"] });
    t.resolveAll();
    expect([t.see("Test Herald").controller, t.lifeOf(0), t.lifeOf(1)]).toEqual([1, 21, 20]);
  });

  scenario("405.6a: effects are not on the stack; a delayed triggered ability one of them made may be", (t) => {
    t.define(
      instant("Test Later", [
        {
          do: "delayed",
          when: { on: "step", step: "end" },
          body: { targets: [], effects: [{ do: "gainLife", who: YOU, amount: 1 }] },
          once: true,
        },
      ]),
    );
    t.hand(0, "Test Later");
    t.cast("Test Later");
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.to("end");
    expect([t.stackSize, top(t).kind]).toEqual([1, "ability"]);
  });

  scenario("405.6c: a mana ability resolves at once with all it does, and its player keeps priority", (t) => {
    t.cards(`
      Test Spring {1}
      Artifact
      {T}: Add {G}. You gain 1 life.`);
    t.battlefield(1, "Test Spring");
    t.pass();
    t.activate("Test Spring");
    expect([t.mana(1), t.lifeOf(1), t.stackSize, t.asked().player]).toEqual(["G", 21, 0, 1]);
  });

  scenario("405.6, 405.6d: special actions use no stack", (t) => {
    t.hand(0, "Plains");
    t.to("precombatMain");
    t.playLand("Plains");
    expect([t.stackSize, t.count(0, "battlefield")]).toEqual([0, 1]);
  });

  scenario("405.6g: a player may concede at any time, and leaves at once", (t) => {
    t.define(SPARK);
    t.hand(0, "Test Spark");
    t.cast("Test Spark");
    concede(t.game, 1);
    expect([t.over, t.winners]).toEqual([true, [0]]);
  });

  scenario(
    "405.6h: what leaves with a player leaves at once, from the stack as well",
    (t) => {
      t.define(SPARK);
      t.define(ORB);
      t.hand(1, "Test Spark");
      t.battlefield(1, "Test Orb");
      t.pass();
      t.cast("Test Spark");
      t.activate("Test Orb");
      expect(t.stackSize).toBe(2);
      concede(t.game, 1);
      expect([t.stackSize, t.game.state.battlefield.length]).toEqual([0, 0]);
    },
    { seats: 3 },
  );
});

describe("117, 405: priority and the stack", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("117.3c, 405.1: after casting, the player keeps priority and the spell is on the stack", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    expect(t.asked("priority").player).toBe(0);
    expect(t.stackSize).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("117.3d, 117.1a: a sorcery cannot be cast with something on the stack or in another's turn", (t) => {
    t.cards(CARDS);
    t.lands(0, "Island", 2);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Test Insight", "Test Spark");
    t.hand(1, "Test Insight");
    t.to("precombatMain");
    expect(t.can("cast", "Test Insight")).toBe(true);
    t.cast("Test Spark", { targets: [1] });
    expect(t.can("cast", "Test Insight")).toBe(false);
    t.pass();
    expect(t.can("cast", "Test Insight")).toBe(false);
  });

  scenario(
    "117.4, 405.5: when all pass in succession the top object resolves, and the active player gets priority",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Mountain");
      t.battlefield(1, "Mountain");
      t.hand(0, "Test Spark");
      t.hand(1, "Test Spark");
      t.to("precombatMain");
      t.cast("Test Spark", { targets: [1] });
      t.pass();
      t.cast("Test Spark", { targets: [0] });
      t.pass(2);
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 20]);
      expect(t.asked("priority").player).toBe(0);
      expect(t.stackSize).toBe(1);
      t.pass(2);
      expect(t.lifeOf(1)).toBe(18);
    },
  );
});

describe("405.3: as cards word it", () => {
  scenario("405.3, 603.3b: simultaneous triggers go on the stack in turn order, the active player's first", (t) => {
    t.cards(`
      Test Mourner {2}{B}
      Creature — Human
      Whenever another creature dies, you gain 1 life.
      2/2

      Test Plague {B}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Mourner", "Swamp");
    t.battlefield(1, "Test Mourner", "Test Bear");
    t.hand(0, "Test Plague");
    t.to("precombatMain");
    t.cast("Test Plague", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.stackSize).toBe(2);
    // The active player's was put first, so the other player's resolves first.
    t.pass(2);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 21]);
    t.pass(2);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 21]);
  });
});
