import { describe, expect, it } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { autoPass, withKeep } from "../../../lib/hosting/orders/autoPass.ts";
import { NO_ORDERS, type StandingOrder } from "../../../lib/hosting/orders/orders.ts";
import { handle, ordered, position, Waiting } from "../../support/settled.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Hill Giant {3}{R}
  Creature — Giant
  3/3

  Menacing Hare {1}{R}
  Creature — Rabbit
  2/2
  Menace

  Hush Now {U}
  Instant
  Counter target spell.

  Slow Down {U}
  Instant
  Counter target spell unless its controller pays {2}.

  Small Spark {R}
  Instant
  Small Spark deals 2 damage to target creature.

  Wide Spark {X}{R}
  Instant
  Wide Spark deals X damage to target creature.

  Spite Totem {2}
  Artifact
  {T}: Spite Totem deals 1 damage to target creature.

  Field Hymn {W}
  Sorcery
  Create two 1/1 white Soldier creature tokens.

  Tax Crow {2}
  Creature — Bird
  1/1
  Whenever another creature you control enters, you gain 1 life.

  Toll Crow {2}
  Creature — Bird
  1/1
  Whenever another creature you control enters, you lose 1 life.

  Toll of Earth {B}{B}
  Sorcery
  Sacrifice a land.

  Hall of Wolves
  Land
  As this land enters, you may reveal a Wolf card from your hand. If you don't, this land enters tapped.
  {T}: Add {G}.`;

const wolfCast = (prepare: (t: TestGame) => void): TestGame => {
  const table = position(CARDS, (t) => {
    t.hand(0, "Barn Wolf");
    t.lands(0, "Forest", 4);
    prepare(t);
  });
  table.cast("Barn Wolf");
  return table;
};

const hush: StandingOrder = { order: "respond", to: { types: ["creature"] }, with: { cast: "Hush Now" } };

describe("an order to respond", () => {
  it("casts the card at what it responds to, once, and is used up", () => {
    const table = wolfCast((t) => {
      t.hand(1, "Hush Now");
      t.lands(1, "Island", 1);
    });
    const game = new Waiting(table, [NO_ORDERS, ordered(hush)]).on();
    // Its own spell concerns whoever cast it.
    expect([game.asked.seat, game.stack]).toEqual([0, ["Barn Wolf", "Hush Now"]]);
    game.pass();
    expect([game.names(0, "battlefield"), game.names(0, "graveyard")]).toEqual([
      Array(4).fill("Forest"),
      ["Barn Wolf"],
    ]);
    expect(game.names(1, "graveyard")).toEqual(["Hush Now"]);
    expect(game.orders(1)).toMatchObject({ revision: 1, orders: [], disarmed: [] });
  });

  it("leaves alone what does not match", () => {
    const table = wolfCast((t) => {
      t.hand(1, "Hush Now");
      t.lands(1, "Island", 1);
    });
    const other: StandingOrder = { ...hush, to: { types: ["creature"], manaValue: { min: 3 } } };
    const game = new Waiting(table, [NO_ORDERS, ordered(other)]).on();
    expect(game.names(0, "battlefield")).toContain("Barn Wolf");
    expect(game.orders(1).orders).toEqual([other]);
  });

  it("that cannot be carried out is disarmed: the stops hold, and only its owner is told", () => {
    const table = wolfCast((t) => t.hand(1, "Hush Now"));
    const game = new Waiting(table, [NO_ORDERS, ordered(hush)]).on();
    expect(game.names(0, "battlefield")).toContain("Barn Wolf");
    expect(game.orders(1)).toMatchObject({
      orders: [],
      disarmed: [{ order: hush, turn: 1, reason: "cannot-respond" }],
    });
    expect(game.orders(0)).toEqual(NO_ORDERS);
  });

  it("chooses the targets it says, also for an ability", () => {
    const table = wolfCast((t) => {
      t.battlefield(0, "Menacing Hare", "Tax Crow");
      t.battlefield(1, "Spite Totem", "Tax Crow");
    });
    const shoot: StandingOrder = {
      order: "respond",
      to: { kind: "spell" },
      with: { activate: "Spite Totem", ability: 0 },
      targets: [[{ name: "Tax Crow", whose: "opponents" }]],
    };
    const game = new Waiting(table, [NO_ORDERS, ordered(shoot)]).on().pass();
    expect(game.names(0, "graveyard")).toEqual(["Tax Crow"]);
    expect(game.names(1, "battlefield")).toContain("Tax Crow");
    expect(game.untapped(1)).not.toContain("Spite Totem");
  });

  it("that leaves something open is taken back before anything has happened", () => {
    const table = wolfCast((t) => {
      t.hand(1, "Wide Spark");
      t.lands(1, "Mountain", 4);
      t.battlefield(0, "Tax Crow");
    });
    const spark: StandingOrder = {
      order: "respond",
      to: { kind: "spell" },
      with: { cast: "Wide Spark" },
      targets: [[{ name: "Tax Crow" }]],
    };
    const game = new Waiting(table, [NO_ORDERS, ordered(spark)]).on();
    expect(game.orders(1).disarmed).toMatchObject([{ reason: "asks-more" }]);
    expect([game.names(1, "hand"), game.untapped(1)]).toEqual([["Wide Spark"], Array(4).fill("Mountain")]);
    expect(new Waiting(again(), [NO_ORDERS, ordered({ ...spark, x: 2 })]).on().pass().names(0, "graveyard")).toEqual([
      "Tax Crow",
    ]);

    function again(): TestGame {
      return wolfCast((t) => {
        t.hand(1, "Wide Spark");
        t.lands(1, "Mountain", 4);
        t.battlefield(0, "Tax Crow");
      });
    }
  });
});

describe("orders about paying", () => {
  const taxed = (lands: number, ...orders: StandingOrder[]): Waiting => {
    const table = position(CARDS, (t) => {
      t.hand(0, "Barn Wolf");
      t.lands(0, "Forest", lands);
      t.hand(1, "Slow Down");
      t.lands(1, "Island", 1);
    });
    table.cast("Barn Wolf");
    const slow: StandingOrder = { order: "respond", to: {}, with: { cast: "Slow Down" } };
    return new Waiting(table, [ordered(...orders), ordered(slow)]).on().pass();
  };

  it("pay what one may pay, or do not", () => {
    expect(taxed(4).asked).toMatchObject({ seat: 0, about: "unless" });
    const paid = taxed(4, { order: "pay", pay: true });
    expect([paid.names(0, "graveyard"), paid.untapped(0)]).toEqual([[], ["Barn Wolf"]]);
    const unpaid = taxed(4, { order: "pay", pay: false, source: "Slow Down" });
    expect([unpaid.names(0, "graveyard"), unpaid.untapped(0)]).toEqual([["Barn Wolf"], ["Forest", "Forest"]]);
    expect(taxed(4, { order: "pay", pay: true, most: 1 }).asked).toMatchObject({ about: "unless" });
    expect(taxed(4, { order: "pay", pay: true, source: "Hush Now" }).asked).toMatchObject({ about: "unless" });
  });

  it("do not pay with mana that is kept for something", () => {
    const kept: StandingOrder = { order: "keepMana", mana: "{1}{G}" };
    const unpaid = taxed(4, kept, { order: "pay", pay: true });
    expect([unpaid.names(0, "graveyard"), unpaid.untapped(0)]).toEqual([["Barn Wolf"], ["Forest", "Forest"]]);
    expect(unpaid.orders(0)).toMatchObject({ disarmed: [] });
    const paid = taxed(6, kept, { order: "pay", pay: true });
    expect(paid.untapped(0)).toEqual(["Barn Wolf", "Forest", "Forest"]);
  });

  it("keep mana in what one casts oneself, in the turns they are for", () => {
    const table = position(CARDS, (t) => t.lands(0, "Forest", 1));
    const answers = [{ slot: "priority", answer: { ask: "priority", action: { act: "pass" } } }] as const;
    const keep = (order: StandingOrder) => withKeep(engine, table.game, 0, ordered(order), answers)[0]?.keep;
    expect(keep({ order: "keepMana", mana: "{U}" })).toEqual({ mana: "{U}" });
    expect(keep({ order: "keepMana", mana: "{U}", in: "opponents" })).toBeUndefined();
    expect(keep({ order: "keepMana", mana: "{U}", lastTurn: 0 })).toBeUndefined();
  });
});

describe("an order to pass until", () => {
  const attacked = (...orders: StandingOrder[]): Waiting => {
    const table = position(CARDS, (t) => t.battlefield(0, "Barn Wolf"));
    const game = new Waiting(table, [NO_ORDERS, ordered(...orders)]);
    game.pass();
    expect(game.asked).toMatchObject({ seat: 0, about: "attackers" });
    const { slot, attackers } = engine.view(table.game, 0).pending[0]!.decision as never as {
      slot: string;
      attackers: { attacker: string; defenders: string[] }[];
    };
    const attacks = attackers.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! }));
    return game.submitted(engine.submit(table.game, 0, [{ slot, answer: { ask: "attackers", attacks } }]));
  };
  const pass = { order: "passUntil", until: { turn: "opponents" }, given: { turn: 1, step: "draw" } } as const;

  it("is interrupted once when its player is attacked, and goes on after", () => {
    const game = attacked({ ...pass, unless: ["attacked"] });
    expect(game.asked).toMatchObject({ seat: 1, about: "priority", step: "declareAttackers", turn: 1 });
    expect(game.orders(1).orders).toHaveLength(1);
    expect(game.pass().asked).toMatchObject({ seat: 0, about: "priority", step: "precombatMain", turn: 3 });
    expect(game.orders(1)).toMatchObject({ orders: [], acknowledged: [] });
  });

  it("is not by attackers it does not except", () => {
    const strong: StandingOrder = { ...pass, unless: [{ attacker: { power: { min: 3 } } }] };
    expect(attacked(strong).asked).toMatchObject({ seat: 0, turn: 3 });
    const wolves: StandingOrder = { ...pass, unless: [{ attacker: { subtypes: ["Wolf"] } }] };
    expect(attacked(wolves).asked).toMatchObject({ seat: 1, step: "declareAttackers" });
  });

  it("is interrupted when life has fallen so low, once while it is so", () => {
    const game = attacked({ ...pass, unless: [{ life: 18 }] });
    expect(game.asked).toMatchObject({ seat: 1, step: "combatDamage", turn: 1 });
    expect(game.pass().asked).toMatchObject({ seat: 0, turn: 3 });
  });

  it("something comes to be so ends there, and its player is asked", () => {
    const when: StandingOrder = { ...pass, until: { when: { battlefield: { name: "Barn Wolf" } } }, unless: [] };
    const table = wolfCast(() => {});
    const game = new Waiting(table, [NO_ORDERS, ordered(when)]).on();
    expect(game.asked).toMatchObject({ seat: 0, step: "precombatMain" });
    expect(game.pass().asked).toMatchObject({ seat: 1, about: "priority", step: "precombatMain", turn: 1 });
    expect(game.orders(1).orders).toEqual([]);
  });
});

describe("what makes no difference", () => {
  const hymn = (crows: readonly string[], ...said: Partial<typeof NO_ORDERS>[]): Waiting => {
    const table = position(CARDS, (t) => {
      t.hand(0, "Field Hymn");
      t.lands(0, "Plains", 1);
      t.battlefield(0, ...crows);
    });
    table.cast("Field Hymn");
    return new Waiting(table, [{ ...NO_ORDERS, ...said[0] }, NO_ORDERS]).on();
  };

  it("is not asked: the order of triggers that read the same", () => {
    expect(hymn(["Tax Crow"]).asked).toMatchObject({ about: "priority", step: "precombatMain" });
    expect(hymn(["Tax Crow", "Tax Crow"]).asked).toMatchObject({ about: "priority" });
    expect(hymn(["Tax Crow", "Toll Crow"]).asked).toMatchObject({ about: "triggerOrder" });
  });

  it("is as its player prefers", () => {
    expect(hymn(["Tax Crow", "Tax Crow"], { preferences: { triggers: "ask" } }).asked).toMatchObject({
      about: "triggerOrder",
    });
    expect(hymn(["Tax Crow", "Toll Crow"], { preferences: { triggers: "any" } }).asked).toMatchObject({
      about: "priority",
    });
    const named: StandingOrder = { order: "triggers", sources: ["Toll Crow", "Tax Crow"] };
    expect(hymn(["Tax Crow", "Toll Crow"], { orders: [named] }).asked).toMatchObject({ about: "priority" });
  });

  it("is not asked: which of two lands nobody can tell apart, unless its player wants to be", () => {
    const toll = (preferences: (typeof NO_ORDERS)["preferences"]): Waiting => {
      const table = position(CARDS, (t) => {
        t.hand(0, "Toll of Earth");
        t.lands(0, "Swamp", 2);
      });
      table.cast("Toll of Earth");
      return new Waiting(table, [{ ...NO_ORDERS, preferences }, NO_ORDERS]).on();
    };
    expect(toll({}).names(0, "battlefield")).toEqual(["Swamp"]);
    expect(toll({ alike: "ask" }).asked).toMatchObject({ seat: 0, about: "sacrifice" });
  });
});

describe("the damage assignment order", () => {
  const blockedBy = (...blockers: readonly string[]): Waiting => {
    const table = position(CARDS, (t) => {
      t.battlefield(0, "Hill Giant");
      t.battlefield(1, ...blockers);
    });
    table.pass(4);
    const [may] = table.asked("attackers").attackers;
    table.answer({ ask: "attackers", attacks: [{ attacker: may!.attacker, defender: may!.defenders[0]! }] });
    table.pass(2);
    const all = table.asked("blockers").blockers;
    table.answer({
      ask: "blockers",
      blocks: all.map((one) => ({ blocker: one.blocker, attacker: one.attackers[0]! })),
    });
    return new Waiting(table, [NO_ORDERS, NO_ORDERS]).on();
  };

  it("of blockers nobody can tell apart is not asked (509.2)", () => {
    expect(blockedBy("Barn Wolf", "Tax Crow").asked).toMatchObject({ seat: 0, about: "damageOrder" });
    expect(blockedBy("Barn Wolf", "Barn Wolf").asked).not.toMatchObject({ about: "damageOrder" });
  });
});

describe("an order to block", () => {
  const block = (attacker: string, blocker: string | null): StandingOrder => ({ order: "block", attacker, blocker });
  const attack = (attacker: string, blockers: readonly string[], ...orders: StandingOrder[]): Waiting => {
    const table = position(CARDS, (t) => {
      t.battlefield(0, attacker);
      t.battlefield(1, ...blockers);
    });
    table.pass(4);
    const { attackers } = table.asked("attackers");
    const attacks = attackers.map((may) => ({ attacker: may.attacker, defender: may.defenders[0]! }));
    table.answer({ ask: "attackers", attacks });
    return new Waiting(table, [NO_ORDERS, ordered(...orders)]).on();
  };

  it("blocks as it says", () => {
    const game = attack("Barn Wolf", ["Barn Wolf", "Tax Crow"], block("Barn Wolf", "Barn Wolf"));
    expect([game.names(0, "graveyard"), game.names(1, "graveyard")]).toEqual([["Barn Wolf"], ["Barn Wolf"]]);
  });

  it("that the rules refuse is disarmed with the reason, and its player is asked", () => {
    const game = attack("Menacing Hare", ["Barn Wolf", "Tax Crow"], block("Menacing Hare", "Barn Wolf"));
    expect(game.asked).toMatchObject({ seat: 1, about: "blockers" });
    expect(game.orders(1)).toMatchObject({ orders: [], disarmed: [{ turn: 1, reason: expect.any(String) }] });
  });

  it("by a creature that is not there is disarmed", () => {
    const game = attack("Barn Wolf", ["Tax Crow"], block("Barn Wolf", "Barn Wolf"));
    expect(game.asked).toMatchObject({ seat: 1, about: "blockers" });
    expect(game.orders(1).disarmed).toMatchObject([{ reason: "no-such-blocker" }]);
  });
});

describe("a whole cast in one submission (601.2)", () => {
  const spark = (targets: (t: TestGame) => readonly unknown[]) => {
    const table = position(CARDS, (t) => {
      t.hand(0, "Wide Spark");
      t.lands(0, "Mountain", 3);
      t.battlefield(1, "Barn Wolf", "Tax Crow");
    });
    const { actions } = engine.view(table.game, 0).pending[0]!.decision as { actions: readonly { act: string }[] };
    const cast = { slot: "priority", answer: { ask: "priority", action: actions.find(({ act }) => act === "cast") } };
    const answers = [{ slot: "x", answer: { ask: "number", number: 2 } }, ...targets(table), cast];
    return { table, sent: engine.submit(table.game, 0, answers as never) };
  };
  const at = (t: TestGame, name: string) => [
    { slot: "target", answer: { ask: "choose", chosen: [handle(t, 0, name)] } },
  ];

  it("is matched by slot, in whatever order it comes", () => {
    const { table, sent } = spark((t) => at(t, "Barn Wolf"));
    expect(sent).toMatchObject({ ok: true });
    expect(engine.view(table.game, 0).stack).toMatchObject([{ name: "Wide Spark", x: 2 }]);
    const game = new Waiting(table, [NO_ORDERS, NO_ORDERS]).on();
    expect(game.asked).toMatchObject({ seat: 0, about: "priority" });
    expect(game.names(1, "graveyard")).toEqual(["Barn Wolf"]);
  });

  it("is all or nothing", () => {
    const { table, sent } = spark((t) => [
      ...at(t, "Barn Wolf"),
      { slot: "mode", answer: { ask: "option", chosen: [0] } },
    ]);
    expect(sent).toMatchObject({ ok: false, code: "not-asked" });
    expect(engine.view(table.game, 0)).toMatchObject({ stack: [], pending: [{ decision: { about: "priority" } }] });
  });
});

describe("stops", () => {
  it("ask once for what lies on a stack", () => {
    const table = position(CARDS, (t) => {
      t.hand(0, "Small Spark", "Small Spark");
      t.lands(0, "Mountain", 2);
      t.lands(1, "Island", 1);
      t.battlefield(1, "Barn Wolf");
    });
    table.cast("Small Spark");
    table.cast("Small Spark");
    const game = new Waiting(table, [NO_ORDERS, NO_ORDERS]).on();
    expect(game.asked).toMatchObject({ seat: 1, about: "priority" });
    expect(game.stack).toHaveLength(2);
    expect(game.pass().asked).toMatchObject({ seat: 0, step: "precombatMain" });
    expect(game.stack).toEqual([]);
  });

  it("ask what can only be declined (400.2), but for the quick profile", () => {
    const asked = (profile: "default" | "quick") => {
      const table = position(CARDS, (t) => t.hand(0, "Hall of Wolves", "Hush Now"));
      table.playLand("Hall of Wolves");
      const orders = { ...NO_ORDERS, stops: { profile } as const };
      const game = new Waiting(table, [orders, orders]).on();
      return [game.asked.about, game.untapped(0)];
    };
    expect(asked("default")).toEqual(["may", []]);
    // It has entered tapped by then.
    expect(asked("quick")).toEqual(["priority", []]);
  });

  it("pass without looking at what could be done, but for the quick profile", () => {
    const looked: number[] = [];
    const watched: typeof engine = {
      ...engine,
      pending: (game) =>
        engine.pending(game).map((open) => {
          const { ask, player, about, decidedBy, slot } = open;
          if (ask !== "priority") return open;
          const actions = () => {
            looked.push(decidedBy);
            return open.actions;
          };
          return {
            ask,
            player,
            about,
            decidedBy,
            slot,
            get actions() {
              return actions();
            },
          };
        }),
    };
    const passed = (profile: "default" | "quick"): number[] => {
      const table = position(CARDS, (t) => t.hand(1, "Hush Now"));
      table.pass();
      looked.length = 0;
      const orders = [NO_ORDERS, { ...NO_ORDERS, stops: { profile } as const }];
      autoPass(watched, { game: table.game, events: [], orders });
      return looked;
    };
    expect(passed("default")).toEqual([]);
    expect(passed("quick")).toContain(1);
  });
});
