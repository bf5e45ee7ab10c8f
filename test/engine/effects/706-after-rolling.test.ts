import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("706: what may be done to a roll, and what comes of several", () => {
  const WHEEL = `
    Test Wheel {0}
    Artifact
    {0}: Roll a d20. You gain life equal to the result.`;

  scenario("706.1, 706.1a: a die has as many outcomes as it has sides, from 1 on", (t) => {
    t.cards(`
      Test Cup {0}
      Artifact
      {0}: Roll a twelve-sided die. You gain life equal to the result.

      Test Coin {0}
      Artifact
      {0}: Roll a d4. You gain life equal to the result.`);
    t.battlefield(0, "Test Cup", "Test Coin");
    t.to("precombatMain");
    const rolled = (name: string): Set<number> => {
      const came = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const before = t.lifeOf(0);
        t.activate(name);
        t.resolve();
        came.add(t.lifeOf(0) - before);
      }
      return came;
    };
    expect([...rolled("Test Coin")].sort()).toEqual([1, 2, 3, 4]);
    const twelve = [...rolled("Test Cup")].sort((a, b) => a - b);
    expect([twelve[0], twelve.at(-1), twelve.length > 9]).toEqual([1, 12, true]);
  });

  scenario("706.2a, 706.2b: who rolled may pay to roll again, then to change the result, in this order", (t) => {
    t.cards(`${WHEEL}

      Test Squirrel {0}
      Creature — Squirrel
      After you roll a die, you may remove a +1/+1 counter from this creature. If you do, increase or decrease the result by 1.
      3/3

      Test Prompter {0}
      Artifact
      After you roll a die, you may pay {1}. If you do, reroll that die.`);
    t.battlefield(0, "Test Wheel", "Test Prompter", "Plains");
    t.permanentWith(0, "Test Squirrel", { counters: { "+1/+1": 2 } });
    t.to("precombatMain");
    t.activate("Test Wheel");
    t.resolve();
    const result = (): number => Number(/\d+$/.exec(t.asked("choose").hint!)![0]);
    expect(t.asked("choose").from.map(t.nameOf, t)).toEqual(["Test Prompter"]);
    t.choose("Test Prompter");
    expect(t.see("Plains").tapped).toBe(true);
    expect(t.asked("choose").from.map(t.nameOf, t)).toEqual(["Test Squirrel"]);
    const rerolled = result();
    t.choose("Test Squirrel");
    t.option(String(rerolled - 1));
    expect([t.lifeOf(0), t.see("Test Squirrel").power]).toEqual([20 + rerolled - 1, 4]);
  });

  scenario("706.2a: it need not be paid, nor by anybody else for their rolls", (t) => {
    t.cards(`${WHEEL}

      Test Squirrel {0}
      Creature — Squirrel
      After you roll a die, you may remove a +1/+1 counter from this creature. If you do, increase or decrease the result by 1.
      3/3`);
    t.battlefield(0, "Test Wheel");
    t.battlefield(1, "Test Wheel");
    t.permanentWith(0, "Test Squirrel", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Wheel");
    t.resolve();
    const came = Number(/\d+$/.exec(t.asked("choose").hint!)![0]);
    t.choose();
    expect([t.lifeOf(0), t.see("Test Squirrel").power]).toEqual([20 + came, 4]);
    t.pass();
    t.activate("Test Wheel");
    t.resolve();
    expect(t.asked().ask).toBe("priority");
    expect(t.lifeOf(1)).toBeGreaterThan(20);
  });

  scenario("706.3c: a row that rolls again rolls as many of the same dice", (t) => {
    t.cards(`
      Test Spin {0}
      Sorcery
      Roll two d20.
      1—19 | You gain 1 life. You may roll again.
      20 | You gain 100 life.`);
    t.hand(0, "Test Spin");
    t.to("precombatMain");
    t.cast("Test Spin");
    t.resolve();
    t.yes();
    for (let rolls = 0; rolls < 3; rolls++) t.no();
    expect([t.asked().ask, t.lifeOf(0)]).toEqual(["priority", 24]);
  });

  scenario("706.5: doubles are two results that are the same", (t) => {
    t.cards(`
      Test Pair {0}
      Artifact
      {0}: Roll two d4. If you rolled doubles, you gain 100 life.`);
    t.battlefield(0, "Test Pair");
    t.to("precombatMain");
    let doubles = 0;
    for (let times = 0; times < 8; times++) {
      const before = t.log.length;
      t.activate("Test Pair");
      t.resolve();
      const [one, other] = t.log.slice(before).flatMap(({ code, amount }) => (code === "dieRoll" ? [amount] : []));
      if (one === other) doubles++;
    }
    expect(doubles).toBeGreaterThan(0);
    expect(doubles).toBeLessThan(8);
    expect(t.lifeOf(0)).toBe(20 + 100 * doubles);
  });
});
