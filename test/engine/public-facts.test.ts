import { describe, expect } from "vitest";
import { view } from "../../lib/engine/index.ts";
import { scenario } from "../support/scenario.ts";
import type { TestGame } from "../support/testGame.ts";

/** What both players, and who watches, see of it. */
function seen<T>(t: TestGame, look: (at: ReturnType<typeof view>) => T): T {
  const [first, ...others] = [0, 1, null].map((seat) => look(view(t.game, seat)));
  for (const other of others) expect(other).toEqual(first);
  return first!;
}
const permanent = (t: TestGame, name: string) =>
  seen(t, ({ battlefield }) => {
    const { chosen, designations, goadedBy, level } = battlefield.find((one) => one.name === name)!;
    return { chosen, designations, goadedBy, level };
  });
const codes = (t: TestGame): readonly string[] => t.log.map(({ code }) => code);
const entries = (t: TestGame, code: string) => t.log.filter((entry) => entry.code === code);

function cast(t: TestGame, name: string): void {
  t.hand(0, name);
  t.to("precombatMain");
  t.cast(name);
}

describe("what all players know beside characteristics", () => {
  scenario("607.2d: the colour chosen as a permanent enters is seen on it, and told", (t) => {
    t.cards(`
      Test Prism {0}
      Artifact
      As this artifact enters, choose a color.`);
    cast(t, "Test Prism");
    t.resolve();
    t.option("U");
    expect(permanent(t, "Test Prism").chosen).toEqual([{ of: "color", is: "U" }]);
    expect(entries(t, "chose")).toMatchObject([{ seat: 0, detail: "color/U", objects: [{ name: "Test Prism" }] }]);
  });

  scenario("607.2d: so is a player, and a name", (t) => {
    t.cards(`
      Test Warrant {0}
      Enchantment
      As this enchantment enters, choose an opponent.

      Test Gag {0}
      Artifact
      As this artifact enters, choose a card name.`);
    t.hand(0, "Test Gag");
    cast(t, "Test Warrant");
    t.resolve();
    t.cast("Test Gag");
    t.resolve();
    t.answer({ ask: "name", name: "Test Ox" });
    expect(permanent(t, "Test Warrant").chosen).toEqual([{ of: "player", is: 1 }]);
    expect(permanent(t, "Test Gag").chosen).toEqual([{ of: "name", is: "Test Ox" }]);
    expect(entries(t, "chose")).toMatchObject([{ on: { id: 1 } }, { detail: "name/Test Ox" }]);
  });

  scenario("701.31b, 701.38b: a creature that is monstrous or goaded is seen to be", (t) => {
    t.cards(`
      Test Hulk {3}
      Creature — Giant
      3/3
      {0}: Monstrosity 2.

      Test Taunt {0}
      Sorcery
      Goad target creature.`);
    t.battlefield(1, "Test Ox");
    t.battlefield(0, "Test Hulk");
    t.hand(0, "Test Taunt");
    t.to("precombatMain");
    t.cast("Test Taunt", { targets: ["Test Ox"] });
    t.resolve();
    t.activate("Test Hulk");
    t.resolve();
    expect(permanent(t, "Test Ox")).toMatchObject({ goadedBy: [0] });
    expect(permanent(t, "Test Hulk")).toEqual({ designations: ["monstrous"] });
  });

  scenario("722.1: what a player has is seen of them", (t) => {
    t.cards(`
      Test Crown {0}
      Sorcery
      You become the monarch.`);
    cast(t, "Test Crown");
    t.resolve();
    expect(seen(t, ({ players }) => players.map(({ designations }) => designations))).toEqual([["monarch"], undefined]);
    expect(codes(t)).toContain("monarch");
  });

  scenario("728.1: whether it is day or night", (t) => {
    t.cards(`
      Test Dusk {0}
      Sorcery
      It becomes night.`);
    cast(t, "Test Dusk");
    expect(seen(t, ({ dayNight }) => dayNight)).toBeUndefined();
    t.resolve();
    expect(seen(t, ({ dayNight }) => dayNight)).toBe("night");
    expect(entries(t, "dayNight")).toMatchObject([{ detail: "night" }]);
  });

  scenario("500.7: whose extra turns come next", (t) => {
    t.cards(`
      Test Haste {0}
      Sorcery
      Take an extra turn after this one.`);
    cast(t, "Test Haste");
    t.resolve();
    expect(seen(t, ({ extraTurns }) => extraTurns)).toEqual([0]);
    expect(entries(t, "extraTurn")).toMatchObject([{ seat: 0 }]);
  });

  scenario("700.2: which modes of a spell were chosen is seen before it resolves", (t) => {
    t.cards(`
      Test Charm {0}
      Instant
      Choose one —
      • You gain 3 life.
      • Draw a card.`);
    t.hand(0, "Test Charm");
    t.to("precombatMain");
    t.cast("Test Charm", { modes: [0] });
    expect(seen(t, ({ stack }) => stack.map(({ modes }) => modes))).toEqual([["You gain 3 life."]]);
  });

  scenario("607.2a, 610.3: the card that a permanent has exiled until it leaves is seen with it", (t) => {
    t.cards(`
      Test Jailer {0}
      Creature — Human
      2/2
      When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.`);
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Jailer");
    t.to("precombatMain");
    t.cast("Test Jailer");
    t.resolve();
    t.resolve();
    for (const seat of [0, 1, null]) {
      const { battlefield, players } = view(t.game, seat);
      expect(battlefield.find(({ name }) => name === "Test Jailer")!.exiled).toEqual([players[1]!.exile[0]!.id]);
    }
  });

  scenario("708.2: a permanent that is turned face down shows nothing of what was chosen for its face", (t) => {
    t.cards(`
      Test Dye {0}
      Creature — Shade
      2/2
      As this creature enters, choose a color.

      Test Veil {0}
      Sorcery
      Turn target creature face down.`);
    t.hand(0, "Test Veil");
    cast(t, "Test Dye");
    t.resolve();
    t.option("G");
    t.cast("Test Veil", { targets: ["Test Dye"] });
    expect(permanent(t, "Test Dye").chosen).toEqual([{ of: "color", is: "G" }]);
    t.resolve();
    expect(seen(t, ({ battlefield }) => battlefield.map(({ chosen }) => chosen))).toEqual([undefined]);
  });

  scenario("705.1, 706.2: what a coin and a die came to is told", (t) => {
    t.cards(`
      Test Gamble {0}
      Sorcery
      Flip a coin. If you win the flip, you gain 1 life. Roll a d20.`);
    cast(t, "Test Gamble");
    t.resolve();
    if (t.asked().ask === "option") t.option("heads");
    const [flip] = entries(t, "coinFlip");
    expect(flip!.amount).toBe(t.lifeOf(0) - 20);
    const [roll] = entries(t, "dieRoll");
    expect(roll!.amount).toBeGreaterThan(0);
    expect(roll!.detail).toBe("20");
  });

  scenario("701.18a, 613.1b, 701.3a: so are scrying, another controller and what an Equipment is attached to", (t) => {
    t.cards(`
      Test Omen {0}
      Sorcery
      Scry 1. Gain control of target creature until end of turn.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+0.
      Equip {0}`);
    t.battlefield(1, "Test Ox");
    t.battlefield(0, "Test Blade");
    t.hand(0, "Test Omen");
    t.to("precombatMain");
    t.cast("Test Omen", { targets: ["Test Ox"] });
    t.resolve();
    t.choose();
    t.activate("Test Blade", { targets: ["Test Ox"] });
    t.resolve();
    expect(entries(t, "scry")).toMatchObject([{ seat: 0, amount: 1 }]);
    expect(entries(t, "control")).toMatchObject([{ seat: 0, objects: [{ name: "Test Ox" }] }]);
    expect(entries(t, "attach")).toMatchObject([{ objects: [{ name: "Test Blade" }], on: { name: "Test Ox" } }]);
  });

  scenario("701.32a: votes are told one by one", (t) => {
    t.cards(`
      Test Council {0}
      Sorcery
      Will of the council — Starting with you, each player votes for grace or condemnation. If grace gets more votes, you gain 3 life. If condemnation gets more votes or the vote is tied, you gain 1 life.`);
    cast(t, "Test Council");
    t.resolve();
    t.option("grace");
    t.option("condemnation");
    expect(entries(t, "vote")).toMatchObject([
      { seat: 0, detail: "grace" },
      { seat: 1, detail: "condemnation" },
    ]);
  });
});

describe("what has been used up", () => {
  const used = (t: TestGame, name: string) =>
    seen(t, ({ battlefield }) => {
      const { usedUp, loyaltyUsed } = battlefield.find((one) => one.name === name)!;
      return { usedUp, loyaltyUsed };
    });

  scenario("602.5b: an ability that may be activated only once each turn, until the next one", (t) => {
    t.cards(`
      Test Censer {0}
      Artifact
      {0}: You gain 1 life. Activate only once each turn.
      {0}: You lose 1 life.`);
    t.battlefield(0, "Test Censer");
    t.to("precombatMain");
    expect(used(t, "Test Censer")).toEqual({ usedUp: undefined, loyaltyUsed: undefined });
    t.activate("Test Censer", { ability: 0 });
    t.resolve();
    expect(used(t, "Test Censer").usedUp).toEqual(["{0}: You gain 1 life. Activate only once each turn."]);
    t.to("upkeep", 2);
    expect(used(t, "Test Censer").usedUp).toBeUndefined();
  });

  scenario("603.2h: an ability that triggers only once each turn and has triggered, until the next one", (t) => {
    t.cards(`
      Test Greeter {0}
      Enchantment
      Whenever you gain life, draw a card. This ability triggers only once each turn.
      {0}: You gain 1 life.`);
    t.battlefield(0, "Test Greeter");
    t.to("precombatMain");
    expect(used(t, "Test Greeter").usedUp).toBeUndefined();
    t.activate("Test Greeter");
    t.resolveAll();
    expect(used(t, "Test Greeter").usedUp).toEqual([
      "Whenever you gain life, draw a card. This ability triggers only once each turn.",
    ]);
    t.to("upkeep", 2);
    expect(used(t, "Test Greeter").usedUp).toBeUndefined();
  });

  scenario("606.3: the loyalty abilities of a planeswalker, all by one of them", (t) => {
    t.cards(`
      Test Elder {0}
      Legendary Planeswalker — Elder
      +1: You gain 1 life.
      −1: You lose 1 life.
      Loyalty 3`);
    t.battlefield(0, "Test Elder");
    t.to("precombatMain");
    t.activate("Test Elder", { ability: 0 });
    t.resolve();
    expect(used(t, "Test Elder")).toEqual({ usedUp: undefined, loyaltyUsed: true });
  });
});

describe("what is in force", () => {
  scenario(
    "611.2a, 603.7a: what has resolved and is not over, where it comes from, when it ends and what it affects",
    (t) => {
      t.cards(`
      Test Swell {0}
      Instant
      Target creature gets +3/+3 until end of turn.

      Test Errand {0}
      Sorcery
      Draw a card at the beginning of the next end step.`);
      t.battlefield(0, "Test Ox");
      t.hand(0, "Test Swell", "Test Errand");
      t.to("precombatMain");
      expect(seen(t, ({ inForce }) => inForce)).toBeUndefined();
      t.cast("Test Errand");
      t.resolve();
      t.cast("Test Swell", { targets: ["Test Ox"] });
      t.resolve();
      for (const seat of [0, 1, null]) {
        const { battlefield, inForce } = view(t.game, seat);
        expect(inForce).toEqual([
          { source: { name: "Test Swell" }, controller: 0, until: "endOfTurn", affects: [battlefield[0]!.id] },
          { source: { name: "Test Errand" }, controller: 0, until: "later" },
        ]);
      }
      t.to("upkeep", 2);
      expect(seen(t, ({ inForce }) => inForce)).toBeUndefined();
    },
  );

  scenario("611.2c: of what many creatures are affected by as often as one likes no more is told than fits", (t) => {
    t.cards(`
      Test Banner {0}
      Artifact
      {0}: Creatures you control get +1/+0 until end of turn.`);
    t.battlefield(0, "Test Banner", ...Array.from({ length: 90 }, () => "Test Ox"));
    t.to("precombatMain");
    for (let times = 0; times < 3; times++) {
      t.activate("Test Banner");
      t.resolve();
    }
    expect(seen(t, ({ inForce }) => inForce!.map(({ affects }) => affects!.length))).toEqual([60]);
  });
});
