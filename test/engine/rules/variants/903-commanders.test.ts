import { describe, expect } from "vitest";
import { withChosenColor } from "../../../../lib/cards/decks/chosenColors.ts";
import { readSet } from "../../../../lib/cards/sets/readSet.ts";
import { view } from "../../../../lib/engine/index.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { colorIdentity } from "../../../../lib/engine/query/players/colorIdentity.ts";
import { COLOR_BIT } from "../../../../lib/engine/state/bits.ts";
import { ownerOf, zoneList } from "../../../../lib/engine/state/objects.ts";
import { readCard } from "../../../../lib/oracle/index.ts";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

function prepare(t: TestGame): void {
  kit(t);
  t.cards(`
    Test Marshal {1}{R}
    Legendary Creature — Human
    7/2
    {3}{W}: You gain 1 life. (It costs {U}.)

    Test Tower
    Land
    {T}: Add one mana of any color in your commander's color identity.

    Test Decree {R}
    Sorcery
    Commander creatures you control get +1/+1 until end of turn.

    Test Tuck {U}
    Instant
    Put target creature on top of its owner's library.

    Test Banner {1}
    Artifact
    If a card would be put into a graveyard from anywhere, exile it instead.`);
  t.put(0, "commanders", "Test Marshal");
}

/** Two legendary cards that meld. */
function melding(t: TestGame): void {
  const pair = readSet(`Dawn Sister {2}{W}
Legendary Creature — Angel
3/3
At the beginning of your end step, if you both own and control this creature and a creature named Dusk Sister, exile them, then meld them into Twilight Union.

Dusk Sister {4}{W}
Legendary Creature — Angel
4/4

Twilight Union
Legendary Creature — Angel Horror
9/9
Flying`);
  for (const { printed } of pair) {
    const reading = readCard({ ...printed, layout: "meld" });
    if (reading.verdict !== "read") throw new Error(JSON.stringify(reading.faults));
    t.define(reading.card);
  }
}

describe("903: commanders", () => {
  scenario("903.4b: is of the color chosen for it, wherever it goes, and has that color's identity", (t) => {
    prepare(t);
    const [reading] = readSet(`Test Piper {5}
Legendary Creature — Shapeshifter
If Test Piper is your commander, choose a color before the game begins. Test Piper is the chosen color.
3/3`).map(({ printed }) => readCard(printed));
    if (reading?.verdict !== "read") throw new Error("not read");
    t.define(withChosenColor(reading.card, "G"));
    t.put(1, "commanders", "Test Piper");
    t.battlefield(1, "Test Tower");
    t.to("precombatMain");
    const [piper] = zoneList(t.game.state, "command", 1).filter((id) => ownerOf(t.game.state, id) === 1);
    expect(characteristicsOf(t.game, piper!).colors).toBe(COLOR_BIT.G);
    expect(colorIdentity(t.game, 1)).toBe(COLOR_BIT.G);
  });

  scenario("103.2c, 903.6, 903.8: cast from the command zone, for {2} more for each time before", (t) => {
    prepare(t);
    t.lands(0, "Mountain", 6);
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
    t.pass();
    t.cast("Test Murder", { targets: ["Test Marshal"] });
    t.resolve();
    t.yes();
    expect([t.count(0, "command", "Test Marshal"), t.count(0, "graveyard")]).toEqual([1, 0]);
    t.cast("Test Marshal");
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(6);
  });

  scenario(
    "402.3, 903.3: in a hidden zone it is known to be a commander, but only who may look sees where it is",
    (t) => {
      prepare(t);
      t.lands(0, "Mountain", 2);
      t.lands(0, "Island", 1);
      t.hand(0, "Test Return");
      t.to("precombatMain");
      t.cast("Test Marshal");
      t.resolve();
      t.cast("Test Return", { targets: ["Test Marshal"] });
      t.resolve();
      t.no();
      expect(t.count(0, "hand", "Test Marshal")).toBe(1);
      const seenBy = (seat: number | null) => view(t.game, seat).players[0]!.commanders![0]!;
      expect([seenBy(0).zone, seenBy(1).zone, seenBy(null).zone]).toEqual(["hand", undefined, undefined]);
      expect([seenBy(1).name, seenBy(1).id]).toEqual(["Test Marshal", undefined]);
    },
  );

  scenario("903.8: what is short of the tax cannot be cast; from the hand there is none", (t) => {
    prepare(t);
    t.lands(0, "Mountain", 4);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Return");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.cast("Test Return", { targets: ["Test Marshal"] });
    t.resolve();
    t.no();
    expect(t.count(0, "hand", "Test Marshal")).toBe(1);
    t.cast("Test Marshal");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Marshal")).toBe(1);
  });

  scenario("704.6d, 903.9a: asked once each time it is put into a graveyard or exile", (t) => {
    prepare(t);
    t.lands(0, "Mountain", 2);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Marshal"] });
    t.resolve();
    expect(t.asked("confirm")).toMatchObject({ player: 0 });
    t.no();
    t.to("upkeep", 2);
    expect([t.count(0, "graveyard", "Test Marshal"), t.asked().ask]).toEqual([1, "priority"]);
  });

  scenario("903.9a: put into exile instead it may go to the command zone as well", (t) => {
    prepare(t);
    t.lands(0, "Mountain", 2);
    t.lands(0, "Swamp", 1);
    t.battlefield(1, "Test Banner");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Marshal"] });
    t.resolve();
    t.yes();
    expect([t.count(0, "command", "Test Marshal"), t.count(0, "exile", "Test Marshal")]).toEqual([1, 0]);
  });

  scenario("903.9b: instead of into a library it may go to the command zone", (t) => {
    prepare(t);
    t.lands(0, "Mountain", 2);
    t.lands(1, "Island", 1);
    t.hand(1, "Test Tuck");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.pass();
    t.cast("Test Tuck", { targets: ["Test Marshal"] });
    t.resolve();
    expect(t.asked("confirm").player).toBe(0);
    t.yes();
    expect(t.count(0, "command", "Test Marshal")).toBe(1);
  });

  scenario("104.3j, 704.6c, 903.10a: 21 combat damage by one commander over the game loses it", (t) => {
    prepare(t);
    t.life(1, 40);
    t.lands(0, "Mountain", 2);
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    for (const turn of [3, 5]) {
      t.to("upkeep", turn);
      t.attack("Test Marshal");
      t.to("endOfCombat");
    }
    expect([t.lifeOf(1), t.over]).toEqual([26, false]);
    t.to("upkeep", 7);
    t.attack("Test Marshal");
    t.to("endOfCombat");
    expect(t.winners).toEqual([0]);
  });

  scenario("903.10a: damage by another creature of that name, and other damage, does not count", (t) => {
    prepare(t);
    t.life(1, 60);
    t.lands(0, "Mountain", 2);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.cast("Test Mirror", { targets: ["Test Marshal"] });
    t.resolve();
    // 704.5j: the copy stays.
    t.answer({ ask: "choose", chosen: [t.asked("choose").from.find((id) => id < 0)!] });
    t.yes();
    for (const turn of [3, 5, 7]) {
      t.to("upkeep", turn);
      t.attack("Test Marshal");
      t.to("endOfCombat");
    }
    expect([t.lifeOf(1), t.over]).toEqual([39, false]);
  });

  scenario("903.3, 903.3d: being a commander is of the card: nothing else of its name is one", (t) => {
    prepare(t);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Decree");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.cast("Test Decree");
    t.resolve();
    expect([t.see("Test Marshal").power, t.see("Test Bear").power]).toEqual([8, 2]);
  });

  scenario(
    "903.4, 903.4c, 903.4f: the colors of its cost and rules text, reminders left out; without one there is no such mana",
    (t) => {
      prepare(t);
      t.battlefield(0, "Test Tower");
      t.battlefield(1, "Test Tower");
      t.to("precombatMain");
      t.activate("Test Tower");
      expect(t.asked("option").options).toEqual(["{W}", "{R}"]);
      t.option("{R}");
      expect(t.mana(0)).toBe("R");
      t.to("precombatMain", 2);
      expect(t.can("activate", "Test Tower")).toBe(false);
    },
  );

  scenario("903.11, 400.11b: from outside comes no card by a name of the deck's, nor of another color", (t) => {
    prepare(t);
    t.cards(`
      Test Want {0}
      Sorcery
      Put a card you own from outside the game on top of your library.

      Test Ingot {2}
      Artifact
      {T}: Add {G}.`);
    t.put(0, "sideboard", "Test Ogre", "Test Bear", "Test Marshal", "Test Ingot", "Test Tower");
    t.hand(0, "Test Want");
    t.library(0, "Test Tower");
    t.to("precombatMain");
    t.cast("Test Want");
    t.resolve();
    // It is red, as the commander is.
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).toEqual(["Test Ogre"]);
    t.choose("Test Ogre");
    expect(t.nameOf(t.game.state.players[0]!.library.at(-1)!)).toBe("Test Ogre");
    expect(t.game.state.players[0]!.outside).toHaveLength(4);
  });

  scenario("903.3e: an effect that asks about your commander finds it in the library", (t) => {
    prepare(t);
    t.cards(`
      Test Path
      Land
      {T}: Add one mana of any color. When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.

      Test Soldier {R}
      Creature — Human Soldier
      1/1

      Test Beetle {R}
      Creature — Insect
      1/1`);
    t.lands(0, "Mountain", 2);
    t.lands(0, "Island", 1);
    t.battlefield(0, "Test Path", "Test Path");
    t.hand(0, "Test Soldier", "Test Beetle", "Test Tuck");
    t.to("precombatMain");
    t.cast("Test Marshal");
    t.resolve();
    t.cast("Test Tuck", { targets: ["Test Marshal"] });
    t.resolve();
    t.no();
    expect(t.count(0, "library", "Test Marshal")).toBe(1);
    t.cast("Test Beetle");
    t.resolve();
    expect(t.asked().ask).toBe("priority");
    t.cast("Test Soldier");
    expect(t.stackSize).toBe(2);
  });

  scenario("903.3b, 903.10a: melded with its pair, the permanent is the commander; its damage counts", (t) => {
    prepare(t);
    melding(t);
    t.put(0, "commanders", "Dawn Sister");
    t.lands(0, "Plains", 3);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Dusk Sister");
    t.hand(0, "Test Decree");
    t.life(1, 60);
    t.to("precombatMain");
    t.cast("Dawn Sister");
    t.resolve();
    t.to("end");
    t.resolve();
    t.resolveAll();
    t.to("precombatMain", 3);
    t.cast("Test Decree");
    t.resolve();
    expect(t.see("Twilight Union").power).toBe(10);
    for (const turn of [3, 5, 7]) {
      if (turn > 3) t.to("precombatMain", turn);
      t.attack("Twilight Union");
      if (turn < 7) t.to("endOfCombat");
    }
    t.to("endOfCombat");
    expect([t.winners, t.lifeOf(1)]).toEqual([[0], 60 - 10 - 9 - 9]);
  });

  scenario(
    "608.2h: a commander one owns, on the battlefield or in the command zone, is chosen as the amount is",
    (t) => {
      prepare(t);
      t.cards(`
      Test Mage {2}{R}{R}
      Legendary Creature — Human
      2/2

      Test Study {0}
      Sorcery
      You draw X cards and you lose X life, where X is the mana value of a commander you own on the battlefield or in the command zone.`);
      t.put(0, "commanders", "Test Mage");
      t.put(0, "library", "Forest", "Forest", "Forest", "Forest");
      t.lands(0, "Mountain", 2);
      t.hand(0, "Test Study");
      t.to("precombatMain");
      t.cast("Test Marshal");
      t.resolve();
      t.cast("Test Study");
      t.resolve();
      t.choose("Test Mage");
      expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([16, 4]);
    },
  );
});
