import { describe, expect } from "vitest";
import { meldResults } from "../../../lib/cards/decks/melds.ts";
import { readSet } from "../../../lib/cards/sets/readSet.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const PAIR = `Dawn Sister {2}{W}
Creature — Angel
3/3
Flying
At the beginning of your end step, if you both own and control this creature and a creature named Dusk Sister, exile them, then meld them into Twilight Union.

Dusk Sister {4}{W}
Creature — Angel
4/4

Twilight Union
Creature — Angel Horror
9/9
Flying, vigilance
When this creature enters, you gain 5 life.
When this creature dies, you gain 1 life.`;

function begin(t: TestGame): void {
  kit(t);
  for (const { printed } of readSet(PAIR)) {
    const reading = readCard({ ...printed, layout: "meld" });
    if (reading.verdict !== "read") throw new Error(JSON.stringify(reading.faults));
    t.define(reading.card);
  }
}

describe("701.37, 712: meld", () => {
  scenario("701.37a, 712.4a: two cards become one permanent with the characteristics of the combined face", (t) => {
    begin(t);
    t.battlefield(0, "Dawn Sister", "Dusk Sister");
    t.to("end");
    t.resolve();
    t.resolve();
    expect(t.see("Twilight Union")).toMatchObject({ power: 9, keywords: ["flying", "vigilance"] });
    expect([t.count(0, "battlefield"), t.count(0, "exile"), t.lifeOf(0)]).toEqual([1, 0, 25]);
  });

  scenario("712.8g, 202.3c: its mana value is that of both front faces together; a copy's is 0", (t) => {
    begin(t);
    t.cards(`Test Cull {B}
      Instant
      Destroy target creature with mana value 8.`);
    t.battlefield(0, "Dawn Sister", "Dusk Sister", "Swamp", "Swamp", "Swamp", "Island");
    t.hand(0, "Test Cull", "Test Mirror");
    t.to("end");
    t.resolveAll();
    t.to("precombatMain", 3);
    t.cast("Test Mirror", { targets: ["Twilight Union"] });
    t.resolve();
    t.resolveAll();
    expect(t.count(0, "battlefield", "Twilight Union")).toBe(2);
    t.cast("Test Cull");
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "graveyard", "Dawn Sister"), t.count(0, "battlefield", "Twilight Union")]).toEqual([1, 1]);
  });

  scenario("712.21, 712.21a: one permanent dies, two cards come to the graveyard with their front faces", (t) => {
    begin(t);
    t.battlefield(0, "Dawn Sister", "Dusk Sister", "Swamp");
    t.hand(0, "Test Murder");
    t.to("end");
    t.resolveAll();
    t.cast("Test Murder", { targets: ["Twilight Union"] });
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect([t.count(0, "graveyard", "Dawn Sister"), t.count(0, "graveyard", "Dusk Sister"), t.lifeOf(0)]).toEqual([
      1, 1, 26,
    ]);
  });

  scenario("712.21c: what returns it finds both cards", (t) => {
    begin(t);
    t.cards(`Test Blink {W}
      Instant
      Exile target creature, then return that card to the battlefield under its owner's control.`);
    t.battlefield(0, "Dawn Sister", "Dusk Sister", "Plains");
    t.hand(0, "Test Blink");
    t.to("end");
    t.resolveAll();
    t.cast("Test Blink", { targets: ["Twilight Union"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Dawn Sister"), t.count(0, "battlefield", "Dusk Sister")]).toEqual([1, 1]);
  });

  scenario("712.21e: exiled it is two cards, though it was one creature", (t) => {
    begin(t);
    t.cards(`Test Reckon {0}
      Instant
      Exile all creatures. You gain 1 life for each card exiled this way.`);
    t.battlefield(0, "Dawn Sister", "Dusk Sister");
    t.hand(0, "Test Reckon");
    t.to("end");
    t.resolveAll();
    const before = t.lifeOf(0);
    t.cast("Test Reckon");
    t.resolve();
    expect([t.lifeOf(0) - before, t.count(0, "exile")]).toEqual([2, 2]);
  });

  scenario("712.21d, 616.1: one of two effects that would move it elsewhere is chosen for both cards", (t) => {
    begin(t);
    t.cards(`Test Void {0}
      Enchantment
      If a card would be put into an opponent's graveyard from anywhere, exile it instead.

      Test Well {0}
      Enchantment
      If a card would be put into your graveyard from anywhere, put it on the bottom of your library instead.`);
    t.battlefield(0, "Dawn Sister", "Dusk Sister", "Test Well");
    t.battlefield(1, "Test Void");
    t.hand(0, "Test Slayer");
    t.to("end");
    t.resolveAll();
    t.cast("Test Slayer", { targets: ["Twilight Union"] });
    t.resolve();
    t.option("Test Void");
    expect([t.count(0, "exile"), t.count(0, "graveyard", "Dawn Sister")]).toEqual([2, 0]);
    expect(t.asked()).toMatchObject({ ask: "option", about: "replacement" });
  });

  scenario("712.8b, 712.4b: elsewhere than melded on the battlefield such a card has its front face only", (t) => {
    begin(t);
    t.cards(`Test Turning {0}
      Instant
      Transform target creature.`);
    t.lands(0, "Plains", 5);
    t.hand(0, "Dusk Sister", "Test Turning");
    t.to("precombatMain");
    t.cast("Dusk Sister");
    expect(t.seeId(t.game.state.stack[0]!)).toMatchObject({ name: "Dusk Sister", power: 4 });
    t.resolve();
    t.cast("Test Turning", { targets: ["Dusk Sister"] });
    t.resolve();
    expect(t.see("Dusk Sister")).toMatchObject({ power: 4, toughness: 4 });
  });

  scenario("712.14c, 201.4e: melded cards enter as one permanent with its name, which may be chosen as one", (t) => {
    begin(t);
    t.cards(`Test Word {0}
      Enchantment
      As this enchantment enters, choose a creature card name.
      Whenever a creature with the chosen name enters, you gain 3 life.`);
    t.battlefield(0, "Dawn Sister", "Dusk Sister");
    t.hand(0, "Test Word");
    t.to("precombatMain");
    t.cast("Test Word");
    t.resolve();
    t.answer({ ask: "name", name: "Twilight Union" });
    t.to("end");
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Twilight Union")).toBe(1);
    expect(t.lifeOf(0)).toBe(28);
  });

  scenario("701.37b-c: a token can't be melded, and the card stays exiled", (t) => {
    begin(t);
    t.battlefield(0, "Dawn Sister", "Island", "Island", "Island");
    t.battlefield(1, "Dusk Sister");
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror", { targets: ["Dusk Sister"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "exile", "Dawn Sister"), t.count(0, "battlefield", "Twilight Union")]).toEqual([1, 0]);
    expect([t.count(0, "battlefield", "Dusk Sister"), t.count(1, "battlefield", "Dusk Sister")]).toEqual([0, 1]);
  });

  scenario("712.4a: nothing is exiled while another player controls the counterpart", (t) => {
    begin(t);
    t.battlefield(0, "Dawn Sister");
    t.battlefield(1, "Dusk Sister");
    t.to("end");
    expect(t.stackSize).toBe(0);
  });

  scenario("712.4a, 701.37a: a deck knows what its cards are melded into", () => {
    const cards = readSet(PAIR).flatMap(({ printed }) => {
      const reading = readCard({ ...printed, layout: "meld" });
      return reading.verdict === "read" ? [reading.card] : [];
    });
    expect(meldResults(cards)).toEqual(["Twilight Union"]);
  });
});
