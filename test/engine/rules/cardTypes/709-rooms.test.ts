import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../../support/scenario.ts";

const ROOMS = `
  Test Pantry {1}{G}
  Enchantment — Room
  When you unlock this door, you gain 3 life.
  // split
  Test Cellar {2}{B}
  Enchantment — Room
  When you unlock this door, each opponent loses 2 life.

  Test Watcher {0}
  Creature — Human
  Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, put a +1/+1 counter on this creature.
  1/1`;

describe("709.5: split cards with a shared type line", () => {
  scenario("709.5, 709.5d, 709.5h: the half that was cast enters unlocked; the other gives it nothing", (t) => {
    t.cards(ROOMS);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Pantry // Test Cellar");
    t.to("precombatMain");
    t.cast("Test Pantry // Test Cellar", { face: 0 });
    t.resolve();
    t.resolve();
    const room = characteristicsOf(t.game, t.ids(0, "battlefield", "Test Pantry")[0]!);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 20]);
    expect([room.name, room.manaCost?.generic, room.subtypes]).toEqual(["Test Pantry", 1, ["Room"]]);
    expect(t.see("Test Pantry").colors).toBe("G");
  });

  scenario(
    "709.5b, 707.2, 709.5e: what is a copy of a Room for a while has that Room's halves, locked until unlocked",
    (t) => {
      t.cards(`${ROOMS}

      Test Mirror {0}
      Artifact
      {0}: This artifact becomes a copy of target enchantment until end of turn.`);
      t.lands(0, "Forest", 4);
      t.hand(0, "Test Pantry // Test Cellar");
      t.battlefield(0, "Test Mirror");
      t.to("precombatMain");
      t.cast("Test Pantry // Test Cellar", { face: 0 });
      t.resolve();
      t.resolve();
      const [mirror] = t.ids(0, "battlefield", "Test Mirror");
      t.activate("Test Mirror", { targets: ["Test Pantry"] });
      t.resolve();
      expect(t.seeId(mirror!)).toMatchObject({ name: "", colors: "" });
      t.special("unlock");
      t.resolve();
      expect([t.seeId(mirror!).name, t.lifeOf(0)]).toEqual(["Test Pantry", 26]);
      t.to("upkeep", 2);
      expect(t.seeId(mirror!).name).toBe("Test Mirror");
    },
  );

  scenario("709.5e, 116.2m: its controller may pay the mana cost of a locked half, as a sorcery is cast", (t) => {
    t.cards(ROOMS);
    t.lands(0, "Forest", 2);
    t.lands(0, "Swamp", 3);
    t.hand(0, "Test Pantry // Test Cellar");
    t.battlefield(0, "Test Watcher");
    t.to("precombatMain");
    t.cast("Test Pantry // Test Cellar", { face: 0 });
    t.resolve();
    t.answer({ ask: "order", order: [0, 1] });
    expect(() => t.special("unlock")).toThrow("cannot unlock");
    t.resolve();
    t.resolve();
    t.special("unlock");
    t.answer({ ask: "order", order: [0, 1] });
    t.resolve();
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 18]);
    // 709.5i: an enchantment entered, then the Room was fully unlocked.
    expect(t.see("Test Watcher").counters).toEqual({ "+1/+1": 2 });
    const room = characteristicsOf(t.game, t.ids(0, "battlefield", "Test Pantry // Test Cellar")[0]!);
    expect([room.manaCost?.generic, t.see("Test Pantry // Test Cellar").colors]).toEqual([3, "BG"]);
  });

  scenario("709.5d, 202.3: put onto the battlefield in another way it has neither half's name, cost or text", (t) => {
    t.cards(`${ROOMS}

      Test Return {0}
      Sorcery
      Return target enchantment card from your graveyard to the battlefield.`);
    t.graveyard(0, "Test Pantry // Test Cellar");
    t.hand(0, "Test Return");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Return");
    t.resolve();
    const room = t.ids(0, "battlefield").find((id) => characteristicsOf(t.game, id).subtypes.includes("Room"))!;
    const locked = characteristicsOf(t.game, room);
    expect([locked.name, locked.manaCost, locked.colors, locked.abilities.length]).toEqual(["", undefined, 0, 0]);
    expect([t.lifeOf(0), t.stackSize]).toEqual([20, 0]);
    t.special("unlock");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Pantry").colors]).toEqual([23, "G"]);
  });

  scenario("709.5f, 709.5g, 709.5j: doors are locked and unlocked by effects, and unlocked ones counted", (t) => {
    t.cards(`${ROOMS}

      Test Keys {0}
      Artifact
      {T}: Lock or unlock a door of target Room you control.

      Test Census {0}
      Sorcery
      You gain X life, where X is the number of unlocked doors among Rooms you control.

      Test Ghost {0}
      Creature — Spirit
      When this creature enters, unlock a locked door of a Room you control.
      1/1`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Pantry // Test Cellar", "Test Census", "Test Ghost", "Test Census");
    t.battlefield(0, "Test Keys");
    t.to("precombatMain");
    t.cast("Test Pantry // Test Cellar", { face: 0 });
    t.resolve();
    t.resolve();
    t.cast("Test Ghost");
    t.resolve();
    t.resolve();
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    t.cast("Test Census");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    t.activate("Test Keys", { targets: ["Test Pantry // Test Cellar"] });
    t.resolve();
    t.option("Test Pantry");
    t.cast("Test Census");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Cellar").colors]).toEqual([26, "B"]);
  });

  scenario("709.5b, 707.2: a copy has both halves, neither of them unlocked until it is paid for", (t) => {
    t.cards(`${ROOMS}

      Test Echo {0}
      Sorcery
      Create a token that's a copy of target enchantment.`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Pantry // Test Cellar", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Pantry // Test Cellar", { face: 0 });
    t.resolve();
    t.resolve();
    t.cast("Test Echo");
    t.resolve();
    const [token] = t.ids(0, "battlefield").filter((id) => t.game.state.objects[id]!.kind === "token");
    expect([characteristicsOf(t.game, token!).name, t.stackSize]).toEqual(["", 0]);
    t.special("unlock");
    t.resolve();
    expect([characteristicsOf(t.game, token!).name, t.lifeOf(0)]).toEqual(["Test Pantry", 26]);
  });

  scenario(
    "709.5b, 614.12, 202.3: what enters as a copy of a Room has neither half unlocked, so no mana value",
    (t) => {
      t.cards(`${ROOMS}

      Test Bright {0}
      Enchantment
      Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.

      Test Impostor {0}
      Creature — Human
      You may have this creature enter as a copy of any creature on the battlefield.
      3/1`);
      t.lands(0, "Forest", 2);
      t.hand(0, "Test Pantry // Test Cellar", "Test Impostor");
      t.battlefield(0, "Test Bright");
      t.to("precombatMain");
      t.cast("Test Pantry // Test Cellar", { face: 0 });
      t.resolve();
      t.resolve();
      expect(t.see("Test Pantry").power).toBe(2);
      t.cast("Test Impostor");
      t.resolve();
      t.yes();
      t.choose("Test Pantry");
      expect([t.count(0, "graveyard", "Test Impostor"), t.stackSize]).toEqual([1, 0]);
    },
  );

  scenario("709.4, 709.5a: elsewhere the card has both halves' names and their combined cost", (t) => {
    t.cards(`${ROOMS}

      Test Finder {0}
      Sorcery
      Search your library for a Room card, reveal it, put it into your hand, then shuffle.`);
    t.library(0, "Test Pantry // Test Cellar");
    t.hand(0, "Test Finder");
    t.to("precombatMain");
    t.cast("Test Finder");
    t.resolve();
    t.choose("Test Pantry // Test Cellar");
    const [card] = t.ids(0, "hand", "Test Pantry // Test Cellar");
    const now = characteristicsOf(t.game, card!);
    expect([now.manaCost?.generic, now.subtypes]).toEqual([3, ["Room"]]);
  });

  scenario("709.2, 709.3, 709.3b: half of a split card", (t) => {
    t.cards(`
      Test Fire {1}{R}
      Instant
      You gain 1 life.
      // split
      Test Ice {1}{U}
      Instant
      Draw a card.

      Test Eye {0}
      Enchantment
      Whenever you cast a blue spell, you gain 100 life.
      Whenever you cast a red spell, you gain 1000 life.
      Whenever you discard a card, you gain 10 life.`);
    t.battlefield(0, "Test Eye", "Island", "Island");
    t.hand(0, "Test Fire // Test Ice");
    t.to("precombatMain");
    t.cast("Test Fire // Test Ice", { face: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(120);
  });

  scenario("709.5c: a half is locked or unlocked by its designation, as all players can see", (t) => {
    t.cards(ROOMS);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Pantry // Test Cellar");
    t.to("precombatMain");
    const room = () => view(t.game, 1).battlefield.find(({ subtypes }) => subtypes.includes("Room"))!;
    const locked = () => room().locked!.map(({ name }) => name);
    expect([room().name, locked()]).toEqual(["", ["Test Pantry", "Test Cellar"]]);
    t.special("unlock");
    expect([room().name, locked()]).toEqual(["Test Pantry", ["Test Cellar"]]);
  });

  scenario("709.5i: a Room is fully unlocked with its second door", (t) => {
    t.cards(`
      Test Hall {0}
      Enchantment — Room
      When you unlock this door, you gain 1 life.
      // split
      Test Attic {0}
      Enchantment — Room
      When you unlock this door, you gain 2 life.

      Test Host {0}
      Enchantment
      Whenever you fully unlock a Room, you gain 100 life.`);
    t.battlefield(0, "Test Host");
    t.hand(0, "Test Hall // Test Attic");
    t.to("precombatMain");
    t.cast("Test Hall // Test Attic", { face: 0 });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.special("unlock");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(123);
  });
});
