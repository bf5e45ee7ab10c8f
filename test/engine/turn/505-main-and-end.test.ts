import { describe, expect } from "vitest";
import { creature, permanent } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { instant, oneTarget, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";
import { counts } from "../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const YOU = { who: "you" } as const;
const mains = (t: TestGame): readonly string[] => t.game.state.turn.begun!.filter((step) => step.endsWith("Main"));

describe("505: main phases", () => {
  scenario("505.1, 505.1a: only the first is a precombat main phase, however many are added", (t) => {
    t.define(instant("Test Trick", [{ do: "extraPhase", phases: ["combat", "main"], after: "this" }]));
    t.hand(0, "Test Trick");
    t.to("precombatMain");
    t.cast("Test Trick");
    t.resolve();
    t.to("end");
    expect(mains(t)).toEqual(["precombatMain", "postcombatMain", "postcombatMain"]);
  });

  scenario(
    "505.1a: so with the combat phase skipped, and with a main phase that comes before the usual first one",
    (t) => {
      t.define(instant("Test Stall", [{ do: "skipStep", who: YOU, step: "combat", next: true }]));
      t.define(instant("Test Early", [{ do: "extraPhase", phases: ["main"], after: "this" }]));
      t.hand(0, "Test Stall", "Test Early");
      t.cast("Test Stall");
      t.resolve();
      t.cast("Test Early");
      t.resolve();
      t.to("end");
      expect(mains(t)).toEqual(["precombatMain", "postcombatMain", "postcombatMain"]);
    },
  );

  scenario(
    "505.1b: “first” and “second main phase” count this turn's; “each postcombat main phase” means every one",
    (t) => {
      t.cards(`
      Test Second {1}{G}
      Enchantment
      At the beginning of your second main phase, you gain 1 life.

      Test First {1}{G}
      Enchantment
      At the beginning of your first main phase, you gain 10 life.

      Test Each {1}{G}
      Enchantment
      At the beginning of each of your postcombat main phases, you gain 100 life.`);
      t.define(instant("Test Trick", [{ do: "extraPhase", phases: ["main", "main"], after: "this" }]));
      t.hand(0, "Test Trick");
      t.battlefield(0, "Test First", "Test Second", "Test Each");
      t.to("precombatMain");
      t.resolveAll();
      t.cast("Test Trick");
      t.resolve();
      t.pass(2);
      t.order(0, 1);
      t.resolveAll();
      t.to("end");
      expect(t.lifeOf(0)).toBe(20 + 10 + 1 + 300);
    },
  );

  scenario(
    "505.4, 505.6, 703.4f: Sagas get a counter as the precombat main phase begins, without the stack; then priority",
    (t) => {
      t.cards(`
      Test Saga {1}{G}
      Enchantment — Saga
      I — You gain 1 life.
      II — You gain 10 life.
      III — You gain 100 life.`);
      t.battlefield(0, "Test Saga");
      t.battlefield(1, "Test Saga");
      const lore = (seat: number): number => t.seeId(t.ids(seat, "battlefield", "Test Saga")[0]!).counters.lore ?? 0;
      const mine = lore(0);
      t.to("precombatMain");
      expect([lore(0) - mine, lore(1) - mine, t.stackSize, t.asked().player]).toEqual([1, 0, 1, 0]);
      t.resolveAll();
      t.to("postcombatMain");
      expect(lore(0) - mine).toBe(1);
    },
  );

  scenario("505.6a: spells that are not instants are cast only in one's own main phase, with an empty stack", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.define(permanent("Test Relic", ["artifact"]));
    t.define(permanent("Test Aura", ["enchantment"]));
    t.define(permanent("Test Walker", ["planeswalker"], [], { loyalty: "3" }));
    t.define(sorcery("Test Rite", [{ do: "gainLife", who: YOU, amount: 1 }]));
    t.define(instant("Test Spark", [{ do: "gainLife", who: YOU, amount: 1 }]));
    const slow = ["Test Bear", "Test Relic", "Test Aura", "Test Walker", "Test Rite"];
    t.hand(0, ...slow, "Test Spark");
    t.hand(1, ...slow);
    const castable = (): readonly string[] => slow.filter((name) => t.can("cast", name));
    expect([castable(), t.can("cast", "Test Spark")]).toEqual([[], true]);
    t.to("precombatMain");
    expect(castable()).toEqual(slow);
    t.cast("Test Spark");
    expect(castable()).toEqual([]);
    t.pass();
    expect(castable()).toEqual([]);
    t.pass();
    t.to("beginningOfCombat");
    expect(castable()).toEqual([]);
    t.to("postcombatMain");
    expect(castable()).toEqual(slow);
    t.to("end");
    expect(castable()).toEqual([]);
  });

  scenario("505.6b: land is played in either main phase, once, and nobody can respond", (t) => {
    t.define(permanent("Test Grove", ["land"], [counts({ on: "playLand", object: { is: "any" } })]));
    t.hand(0, "Test Grove", "Forest");
    t.to("precombatMain");
    expect(t.can("playLand", "Forest")).toBe(true);
    t.to("beginningOfCombat");
    expect(t.can("playLand", "Forest")).toBe(false);
    t.to("postcombatMain");
    t.playLand("Forest");
    expect([t.stackSize, t.asked().player, t.count(0, "battlefield", "Forest")]).toEqual([0, 0, 1]);
    expect(t.can("playLand", "Test Grove")).toBe(false);
  });
});

describe("507: beginning of combat", () => {
  scenario("507.2: the active player gets priority, after what triggered is on the stack", (t) => {
    t.define(permanent("Test Horn", ["enchantment"], [counts({ on: "step", step: "beginningOfCombat" })]));
    t.battlefield(1, "Test Horn");
    t.to("beginningOfCombat");
    expect([t.asked().ask, t.asked().player, t.stackSize]).toEqual(["priority", 0, 1]);
  });
});

describe("512-514: the ending phase", () => {
  scenario("513.1: the end step begins with priority for the active player, after its triggers", (t) => {
    t.define(permanent("Test Bell", ["enchantment"], [counts({ on: "step", step: "end" })]));
    t.battlefield(1, "Test Bell");
    t.to("end");
    expect([t.asked().ask, t.asked().player, t.stackSize]).toEqual(["priority", 0, 1]);
  });

  scenario("513.2: what comes during the end step waits for the next turn's; “until end of turn” does not", (t) => {
    t.define(creature("Test Owl", 1, 1, counts({ on: "step", step: "end" })));
    t.define(
      instant("Test Call", [
        {
          do: "move",
          what: { what: "chosen", filter: { is: "any" }, in: "hand", of: YOU, count: { min: 1, max: 1 } },
          to: { zone: "battlefield" },
        },
        {
          do: "delayed",
          when: { on: "step", step: "end" },
          body: { targets: [], effects: [{ do: "gainLife", who: YOU, amount: 10 }] },
          once: true,
        },
        {
          do: "apply",
          to: { what: "all", filter: { is: "type", type: "creature" } },
          modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
          duration: "endOfTurn",
        },
      ]),
    );
    t.hand(0, "Test Call", "Test Owl");
    t.to("end");
    t.cast("Test Call");
    t.resolve();
    expect([t.stackSize, t.see("Test Owl").power]).toEqual([0, 2]);
    t.pass(2);
    expect([t.turn.number, t.lifeOf(0), t.see("Test Owl").power]).toEqual([2, 20, 1]);
    t.to("end", 2);
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(31);
  });

  scenario("514.1, 703.4q: the active player alone discards down to the maximum, without the stack", (t) => {
    t.define(
      permanent(
        "Test Chain",
        ["enchantment"],
        [{ kind: "static", effects: [{ static: "rule", rule: { rule: "maximumHandSize", who: YOU, change: -5 } }] }],
      ),
    );
    t.battlefield(0, "Test Chain");
    t.hand(0, "Plains", "Plains", "Plains");
    t.hand(1, ...Array.from({ length: 9 }, () => "Plains"));
    t.to("end");
    t.pass(2);
    expect(t.asked("choose")).toMatchObject({ about: "discard", player: 0, min: 1, max: 1 });
    t.choose("Plains");
    expect([t.turn.number, t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 2, 9]);
  });

  scenario("514.2, 703.4r: then damage is removed, also from what is phased out, as “until end of turn” ends", (t) => {
    t.define(creature("Test Ox", 2, 4));
    t.define(
      instant(
        "Test Trial",
        [
          { do: "damage", amount: 3, to: { objects: IT } },
          { do: "phaseOut", what: IT },
        ],
        [oneTarget()],
      ),
    );
    t.define(
      instant(
        "Test Test",
        [
          { do: "apply", to: IT, modifications: [{ modify: "addPT", power: 0, toughness: 3 }], duration: "endOfTurn" },
          { do: "damage", amount: 6, to: { objects: IT } },
        ],
        [oneTarget()],
      ),
    );
    t.hand(0, "Test Trial", "Test Test");
    t.battlefield(0, "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Trial", { targets: ["Test Ox"] });
    t.resolve();
    t.cast("Test Test", { targets: ["Test Ox"] });
    t.resolve();
    t.to("upkeep", 2);
    expect(t.ids(0, "battlefield", "Test Ox").map((id) => t.seeId(id).damage)).toEqual([0, 0]);
  });

  scenario("514.3, 514.3a: only if something happens there is priority, and afterwards another cleanup step", (t) => {
    t.define(creature("Test Imp", 1, 1, counts({ on: "discard", who: YOU })));
    t.define(
      permanent(
        "Test Chain",
        ["enchantment"],
        [{ kind: "static", effects: [{ static: "rule", rule: { rule: "maximumHandSize", who: YOU, set: 0 } }] }],
      ),
    );
    t.battlefield(0, "Test Imp", "Test Chain");
    t.hand(0, "Plains", "Forest");
    t.to("end");
    t.pass(2);
    t.choose("Plains", "Forest");
    t.order(0, 1);
    expect([t.step, t.asked().player, t.stackSize]).toEqual(["cleanup", 0, 2]);
    t.pass(2);
    t.pass(2);
    expect([t.step, t.lifeOf(0), t.asked().player]).toEqual(["cleanup", 22, 0]);
    t.pass(2);
    expect([t.turn.number, t.step]).toEqual([2, "upkeep"]);
  });

  scenario("514.3a: state-based actions are performed, and a second cleanup step discards again", (t) => {
    // As the bonus wears off the bear's toughness is 0; its controller draws, and has a card too many.
    const bears = { what: "all", filter: { is: "type", type: "creature" } } as const;
    const tougher = (toughness: number) => [{ modify: "addPT", power: 0, toughness }] as const;
    t.define(creature("Test Bear", 1, 1));
    t.define(
      permanent(
        "Test Crown",
        ["enchantment"],
        [
          {
            kind: "triggered",
            when: { on: "move", object: { is: "type", type: "creature" }, from: "battlefield" },
            body: { targets: [], effects: [{ do: "draw", who: YOU, count: 1 }] },
          },
        ],
      ),
    );
    t.define(instant("Test Hope", [{ do: "apply", to: bears, modifications: tougher(1), duration: "endOfTurn" }]));
    t.define(instant("Test Boon", [{ do: "apply", to: bears, modifications: tougher(-1), duration: "forever" }]));
    t.battlefield(0, "Test Bear", "Test Crown");
    t.hand(0, "Test Hope", "Test Boon", ...Array.from({ length: 7 }, () => "Plains"));
    t.to("precombatMain");
    t.cast("Test Hope");
    t.resolve();
    t.cast("Test Boon");
    t.resolve();
    t.to("end");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    t.pass(2);
    expect([t.step, t.count(0, "graveyard", "Test Bear"), t.stackSize]).toEqual(["cleanup", 1, 1]);
    t.pass(2);
    expect(t.count(0, "hand")).toBe(8);
    t.pass(2);
    expect(t.asked("choose")).toMatchObject({ about: "discard", min: 1 });
    t.choose("Plains");
    expect(t.turn.number).toBe(2);
  });

  scenario("514.3a: “at the beginning of the next cleanup step” counts as well", (t) => {
    t.define(
      instant("Test Late", [
        {
          do: "delayed",
          when: { on: "step", step: "cleanup" },
          body: { targets: [], effects: [{ do: "gainLife", who: YOU, amount: 1 }] },
          once: true,
        },
      ]),
    );
    t.hand(0, "Test Late");
    t.to("end");
    t.cast("Test Late");
    t.resolve();
    t.pass(2);
    expect([t.step, t.stackSize]).toEqual(["cleanup", 1]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.pass(2);
    expect(t.turn.number).toBe(2);
  });
});

describe("703: turn-based actions", () => {
  scenario("703.1, 703.3: they come before state-based actions and triggers, and use no stack", (t) => {
    // The draw of the turn is from an empty library: first the draw, then the loss, and no trigger ever resolves.
    t.emptyLibraries();
    t.define(permanent("Test Clock", ["enchantment"], [counts({ on: "step", step: "draw" })]));
    t.battlefield(1, "Test Clock");
    t.to("upkeep", 2);
    t.pass(2);
    expect([t.over, t.winners]).toEqual([true, [0]]);
  });

  scenario("703.2: nobody controls them: what asks whose effect it is finds nobody's", (t) => {
    t.define(
      permanent(
        "Test Guard",
        ["enchantment"],
        [counts({ on: "discard", who: YOU, cause: "opponent" }), counts({ on: "discard", who: YOU }, 10)],
      ),
    );
    t.battlefield(0, "Test Guard");
    t.hand(0, ...Array.from({ length: 8 }, () => "Plains"));
    t.to("end");
    t.pass(2);
    t.choose("Plains");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(30);
  });

  scenario("703.4s, 500.4: mana empties as each step and phase ends, of every player, without the stack", (t) => {
    t.battlefield(0, "Forest", "Forest");
    t.battlefield(1, "Island");
    t.activate("Forest");
    t.pass();
    t.activate("Island");
    expect([t.mana(0), t.mana(1)]).toEqual(["G", "U"]);
    // Making mana is no passing: everybody passes anew.
    t.pass();
    t.pass();
    while (t.step === "upkeep") t.pass();
    expect([t.mana(0), t.mana(1), t.stackSize]).toEqual(["", "", 0]);
  });
});

describe("505.1: as cards word it", () => {
  scenario("505.1b: the second main phase is counted in the turn; a third is another postcombat one", (t) => {
    t.cards(`
      Test Sentry {1}{G}
      Creature — Elf
      2/2
      At the beginning of your second main phase, you gain 1 life.

      Test Choir {1}{W}
      Creature — Human
      2/2
      At the beginning of each of your postcombat main phases, you gain 10 life.

      Test Assault {R}
      Sorcery
      After this main phase, there is an additional combat phase followed by an additional main phase.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Sentry");
    t.battlefield(1, "Test Choir");
    t.hand(0, "Test Assault");
    t.to("precombatMain");
    t.cast("Test Assault");
    t.resolve();
    t.to("end");
    expect(t.lifeOf(0)).toBe(21);
    t.to("end", 2);
    expect(t.lifeOf(1)).toBe(30);
  });
});
