import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { perform } from "../../../../lib/engine/position.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Orchard
  Plane — Wold
  Creatures you control get +1/+1.
  When you planeswalk to Test Orchard, you gain 3 life.
  When you planeswalk away from Test Orchard, draw a card.
  Whenever chaos ensues, each opponent loses 2 life.

  Test Crater
  Plane — Slope
  When you planeswalk to Test Crater, each player loses 1 life.
  Whenever chaos ensues, creatures you control get +3/+0 until a player planeswalks.
  {0}: You gain 1 life. Activate only once each turn.

  Test Storm
  Phenomenon
  When you encounter Test Storm, each player draws a card.

  Test Step {0}
  Sorcery
  Planeswalk.

  Test Riot {0}
  Sorcery
  Chaos ensues.

  Test Gamble {0}
  Sorcery
  Roll the planar die.

  Test Gambler {0}
  Artifact
  Whenever you roll one or more dice, you gain 1 life.
  Whenever you roll a 1 or higher, you lose 5 life.

  Test Slip {0}
  Instant
  Planeswalk.

  Test Lowland
  Plane — Slope
  All creatures have base power and toughness 1/1.

  Test Height {0}
  Enchantment
  All creatures have base power and toughness 3/3.

  Test Bear {G}
  Creature — Bear
  2/2`;

const prepare = (t: TestGame, faceUp: string, ...deck: string[]): void => {
  t.cards(CARDS);
  t.put(0, "faceUp", faceUp);
  t.put(0, "supplementary", ...deck);
  t.put(1, "supplementary", "Test Crater", "Test Orchard");
};
const life = (t: TestGame): readonly number[] => t.game.state.players.map((one) => one.life);
const faceUp = (t: TestGame, seat = 0): readonly string[] =>
  view(t.game, seat).players[seat]!.command.map(({ name }) => name);

describe("901, 311: Planechase", () => {
  scenario(
    "311.4, 901.7, 901.6, 109.4d, 312.4: its abilities function while it is face up, for the planar controller, who is the active player",
    (t) => {
      prepare(t, "Test Orchard", "Test Crater");
      t.battlefield(0, "Test Bear");
      t.battlefield(1, "Test Bear");
      t.to("upkeep", 1);
      expect([t.seeId(t.ids(0, "battlefield", "Test Bear")[0]!).power, view(t.game, 1).planarController]).toEqual([
        3, 0,
      ]);
      t.to("upkeep", 2);
      expect(t.seeId(t.ids(0, "battlefield", "Test Bear")[0]!).power).toBe(2);
      expect([t.seeId(t.ids(1, "battlefield", "Test Bear")[0]!).power, view(t.game, 1).planarController]).toEqual([
        3, 1,
      ]);
    },
  );

  scenario("311.4, 901.7: activated abilities too, of the planar controller", (t) => {
    prepare(t, "Test Crater");
    t.to("precombatMain");
    t.activate("Test Crater");
    t.resolve();
    expect([life(t), t.can("activate", "Test Crater")]).toEqual([[21, 20], false]);
    t.to("upkeep", 2);
    t.activate("Test Crater");
    t.resolve();
    expect(life(t)).toEqual([21, 21]);
  });

  scenario(
    "701.24b-d, 901.11, 901.11b, 603.10g, 311.6: the plane goes face down under its owner's deck and the next is turned up; away from one, to the other",
    (t) => {
      prepare(t, "Test Orchard", "Test Orchard", "Test Crater");
      t.hand(0, "Test Step", "Test Riot");
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Step");
      t.resolve();
      expect(faceUp(t)).toEqual(["Test Crater"]);
      t.order(0, 1);
      const hand = t.count(0, "hand");
      t.resolveAll();
      expect([life(t), t.count(0, "hand") - hand]).toEqual([[19, 19], 1]);
      expect(view(t.game, 0).players[0]!.supplementary).toEqual({ planar: 2, scheme: 0, attraction: 0 });
    },
  );

  scenario(
    "311.7, 901.9b: chaos ensues: the plane's chaos ability triggers, controlled by the planar controller",
    (t) => {
      prepare(t, "Test Orchard");
      t.hand(0, "Test Riot");
      t.to("precombatMain");
      t.cast("Test Riot");
      t.resolve();
      t.resolve();
      expect(life(t)).toEqual([20, 18]);
    },
  );

  scenario("901.11, 701.24c: effects that last until a player planeswalks end as somebody does", (t) => {
    prepare(t, "Test Crater", "Test Orchard");
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Riot", "Test Step");
    t.to("precombatMain");
    t.cast("Test Riot");
    t.resolve();
    t.resolve();
    const power = () => t.seeId(t.ids(0, "battlefield", "Test Bear")[0]!).power;
    expect(power()).toBe(5);
    t.cast("Test Step");
    t.resolve();
    expect(power()).toBe(3);
  });

  scenario(
    "312.5, 312.7, 704.6f: a phenomenon is encountered, and once its ability has left the stack one planeswalks",
    (t) => {
      prepare(t, "Test Orchard", "Test Crater", "Test Storm");
      t.hand(0, "Test Step");
      t.to("precombatMain");
      t.cast("Test Step");
      t.resolve();
      expect(faceUp(t)).toEqual(["Test Storm"]);
      t.order(0, 1);
      t.resolve();
      t.resolve();
      expect(faceUp(t)).toEqual(["Test Crater"]);
      t.resolve();
      expect([life(t), t.count(1, "hand")]).toEqual([[19, 19], 1]);
    },
  );

  scenario(
    "901.9, 901.9a-c, 901.3a, 116.2i, 901.8: rolling costs {1} more each time; the Planeswalker symbol triggers the planeswalking ability",
    (t) => {
      prepare(t, "Test Orchard", "Test Crater", "Test Orchard", "Test Crater");
      t.lands(0, "Mountain", 15);
      t.to("precombatMain");
      const faces: string[] = [];
      for (let rolls = 0; rolls < 5; rolls++) {
        expect(view(t.game, 0).players[0]!.planarDieCost).toBe(rolls);
        t.special("rollPlanarDie");
        const top = view(t.game, 0).stack.at(-1);
        faces.push(top === undefined ? "blank" : top.sourceId === undefined ? "planeswalk" : "chaos");
        const before = faceUp(t)[0];
        t.resolveAll();
        expect(faceUp(t)[0] !== before).toBe(faces.at(-1) === "planeswalk");
      }
      expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(10);
      expect(new Set(faces).size).toBeGreaterThan(1);
      t.to("precombatMain", 2);
      expect([view(t.game, 1).players[1]!.planarDieCost, t.asked("priority").player]).toEqual([0, 1]);
    },
  );

  scenario(
    "901.10b: as the planar controller leaves, what a phenomenon has triggered stays, controlled by the new one",
    (t) => {
      prepare(t, "Test Orchard", "Test Crater", "Test Storm");
      t.hand(0, "Test Step");
      t.to("precombatMain");
      t.cast("Test Step");
      t.resolve();
      t.order(0, 1);
      t.concede(0);
      const before = [1, 2].map((seat) => t.count(seat, "hand"));
      expect(view(t.game, 1).stack.map(({ controller }) => controller)).toContain(1);
      t.resolveAll();
      expect([1, 2].map((seat, i) => t.count(seat, "hand") - before[i]!)).toEqual([1, 1]);
    },
    { seats: 3 },
  );

  scenario("901.11c: who planeswalks with two planes face up planeswalks away from both", (t) => {
    prepare(t, "Test Orchard", "Test Crater");
    t.put(0, "faceUp", "Test Orchard");
    t.hand(0, "Test Step");
    t.to("precombatMain");
    t.cast("Test Step");
    t.resolve();
    expect(faceUp(t)).toEqual(["Test Crater"]);
    expect(view(t.game, 0).players[0]!.supplementary?.planar).toBe(2);
  });

  scenario("311.6, 901.7a, 701.24b: turned face down and up again, it is another object", (t) => {
    prepare(t, "Test Crater");
    t.hand(0, "Test Step");
    t.to("precombatMain");
    const before = view(t.game, 0).players[0]!.command[0]!.id;
    t.cast("Test Step");
    t.resolve();
    const after = view(t.game, 0).players[0]!.command[0]!;
    expect([after.name, after.id === before]).toEqual(["Test Crater", false]);
  });

  scenario("701.24a, 901.11a: only the planar controller planeswalks", (t) => {
    prepare(t, "Test Orchard", "Test Crater");
    t.hand(1, "Test Slip");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Slip");
    t.resolve();
    expect(faceUp(t)).toEqual(["Test Orchard"]);
  });

  scenario("613.7h: a plane has the timestamp of being turned up", (t) => {
    prepare(t, "Test Orchard", "Test Lowland");
    t.battlefield(0, "Test Height", "Test Bear");
    t.hand(0, "Test Step");
    t.to("precombatMain");
    const power = () => t.seeId(t.ids(0, "battlefield", "Test Bear")[0]!).power;
    expect(power()).toBe(4);
    t.cast("Test Step");
    t.resolve();
    expect(power()).toBe(1);
  });

  scenario("311.2, 901.4, 108.5: what would take it out of the command zone leaves it there", (t) => {
    prepare(t, "Test Orchard", "Test Crater");
    t.to("precombatMain");
    perform(t.game, { e: "move", object: t.game.state.command[0]!, to: "exile" });
    expect(faceUp(t)).toEqual(["Test Orchard"]);
  });

  scenario("312.2, 108.5: a phenomenon stays in the command zone, and nobody can cast it", (t) => {
    prepare(t, "Test Crater", "Test Storm");
    t.hand(0, "Test Step");
    t.to("precombatMain");
    t.cast("Test Step");
    t.resolve();
    const storm = t.game.state.command.find((id) => t.nameOf(id) === "Test Storm")!;
    perform(t.game, { e: "move", object: storm, to: "battlefield" });
    expect(faceUp(t)).toContain("Test Storm");
    expect(t.count(0, "battlefield")).toBe(0);
    expect(t.can("cast", "Test Storm")).toBe(false);
  });

  scenario("312.6, 312.5: turned face down and up again, it is another object, which is encountered anew", (t) => {
    prepare(t, "Test Crater", "Test Storm");
    t.hand(0, "Test Step", "Test Step");
    t.to("precombatMain");
    const met: number[] = [];
    for (let i = 0; i < 2; i++) {
      t.cast("Test Step");
      t.resolve();
      met.push(t.game.state.command.find((id) => t.nameOf(id) === "Test Storm")!);
      t.resolveAll();
    }
    expect(met[0]).toBeDefined();
    expect(met[1]).not.toBe(met[0]);
  });

  scenario("901.9: only in a main phase of one's own turn with an empty stack", (t) => {
    prepare(t, "Test Orchard", "Test Crater");
    t.hand(0, "Test Riot");
    t.to("upkeep", 1);
    expect(t.can("special", "Test Orchard")).toBe(false);
    t.to("precombatMain");
    expect(t.can("special", "Test Orchard")).toBe(true);
    t.cast("Test Riot");
    expect(t.can("special", "Test Orchard")).toBe(false);
  });

  scenario("901.9d, 706.7: it is a die, but none with a number; an effect's roll makes the action no dearer", (t) => {
    prepare(t, "Test Orchard", "Test Crater");
    t.battlefield(0, "Test Gambler");
    t.hand(0, "Test Gamble");
    t.to("precombatMain");
    t.cast("Test Gamble");
    t.resolve();
    expect(view(t.game, 0).players[0]!.planarDieCost).toBe(0);
    t.resolveAll();
    expect(life(t)[0]! % 3).toBe(0);
  });

  scenario(
    "311.5, 800.4p, 901.6, 901.10, 901.10a: as the planar controller leaves, the next player is it, and a card of that player's deck is turned up",
    (t) => {
      prepare(t, "Test Orchard", "Test Crater");
      t.put(2, "supplementary", "Test Orchard");
      t.to("precombatMain");
      t.concede(0);
      expect([view(t.game, 1).planarController, faceUp(t, 1)]).toEqual([1, ["Test Orchard"]]);
      t.resolveAll();
      expect(life(t)[1]).toBe(23);
    },
    { seats: 3 },
  );

  scenario(
    "901.15, 901.15b-c, 108.3a: one deck for all: the planar controller owns its cards, and nobody takes them along",
    (t) => {
      t.cards(CARDS);
      t.options({ communalPlanarDeck: true });
      t.put(0, "faceUp", "Test Orchard");
      t.put(0, "supplementary", "Test Crater", "Test Storm");
      t.to("upkeep", 2);
      expect(view(t.game, 1).players.map((one) => one.supplementary?.planar ?? 0)).toEqual([0, 2, 0]);
      t.concede(1);
      expect(view(t.game, 2).players.map((one) => one.supplementary?.planar ?? 0)).toEqual([0, 0, 2]);
      expect(faceUp(t, 2)).toEqual(["Test Orchard"]);
    },
    { seats: 3 },
  );

  scenario(
    "901.10, 901.10a, 800.4a: whoever leaves as an ability resolves takes along what ends it, and the others go on",
    (t) => {
      t.cards(`${CARDS}

        Test Omen {0}
        Sorcery
        Scry 2.`);
      t.put(0, "faceUp", "Test Orchard");
      t.put(1, "supplementary", "Test Crater");
      t.put(2, "supplementary", "Test Crater");
      t.hand(0, "Test Omen");
      t.to("precombatMain");
      t.cast("Test Omen");
      t.resolve();
      t.concede(0);
      expect([t.asked("priority").player, faceUp(t, 1)]).toEqual([1, ["Test Crater"]]);
    },
    { seats: 3 },
  );
});
