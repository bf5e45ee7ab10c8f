import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario(
  "601.2i, 611.2a: a land has the ability until the card is cast from exile, which it may still pay for",
  (t) => {
    t.cards(`
    Test Guest {W}
    Creature — Citizen
    {0}, Exile this card from your hand: Target land gains "{T}: Add {W}, {U}, or {B}" until this card is cast from exile. You may cast this card for as long as it remains exiled.
    2/2

    Test Wake {0}
    Instant
    Untap target land.

    Test Prayer {W}
    Instant
    You gain 1 life.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Guest", "Test Wake", "Test Wake", "Test Prayer", "Test Prayer");
    t.to("precombatMain");
    t.activate("Test Guest", { targets: [t.ids(0, "battlefield", "Forest")] });
    t.resolve();
    expect(t.can("cast", "Test Prayer")).toBe(true);
    t.cast("Test Prayer");
    t.resolve();
    t.cast("Test Wake", { targets: [t.ids(0, "battlefield", "Forest")] });
    t.resolve();
    t.cast("Test Guest");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Guest")).toBe(1);
    t.cast("Test Wake", { targets: [t.ids(0, "battlefield", "Forest")] });
    t.resolve();
    expect(t.can("cast", "Test Prayer")).toBe(false);
  },
);

scenario("611.2a: until a player casts a creature spell, and no other", (t) => {
  kit(t);
  t.cards(`
    Test Binder {0}
    Creature — Human
    {0}: Target creature becomes an enchantment and loses all abilities until a player casts a creature spell.
    1/1`);
  t.battlefield(0, "Test Binder", "Island", "Forest", "Forest");
  t.battlefield(1, "Test Ogre");
  t.hand(0, "Test Insight", "Test Bear");
  t.to("precombatMain");
  const types = () => t.seeId(t.ids(1, "battlefield", "Test Ogre")[0]!).types;
  t.activate("Test Binder", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
  t.resolve();
  t.cast("Test Insight");
  t.resolve();
  expect(types()).toEqual(["enchantment"]);
  t.cast("Test Bear");
  expect(types()).toEqual(["creature"]);
});

scenario("614.12: counters of which there are only as many as what enters is such a permanent", (t) => {
  kit(t);
  t.cards(`
    Test Recall {0}
    Sorcery
    Return target artifact or creature card from your graveyard to the battlefield. If a creature enters this way, it enters with an additional +1/+1 counter on it.

    Test Blink {0}
    Instant
    Exile any number of target creatures and/or planeswalkers you control. At the beginning of the next end step, return each of them to the battlefield under its owner's control. Each of them enters with an additional +1/+1 counter on it if it's a creature and an additional loyalty counter on it if it's a planeswalker.

    Test Crown {0}
    Artifact

    Test Walker {3}
    Legendary Planeswalker — Walker
    +1: You gain 1 life.
    Loyalty 3

    Test Rouse {0}
    Instant
    Target planeswalker becomes a 3/3 creature until end of turn.`);
  t.battlefield(0, "Test Walker", "Test Ogre");
  t.graveyard(0, "Test Bear", "Test Crown");
  t.hand(0, "Test Recall", "Test Recall", "Test Blink", "Test Rouse");
  t.to("precombatMain");
  for (const name of ["Test Bear", "Test Crown"]) {
    t.cast("Test Recall", { targets: [t.ids(0, "graveyard", name)] });
    t.resolve();
  }
  expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  expect(t.see("Test Crown").counters).toEqual({});
  t.cast("Test Rouse", { targets: ["Test Walker"] });
  t.resolve();
  t.cast("Test Blink", { targets: [["Test Walker", "Test Ogre"]] });
  t.resolve();
  t.to("end");
  t.resolveAll();
  expect(t.see("Test Ogre").counters).toEqual({ "+1/+1": 1 });
  expect(t.see("Test Walker").counters).toEqual({ loyalty: 4 });
});

scenario("603.2, 102.1: the second card in their own turn, of whoever draws it", (t) => {
  kit(t);
  t.cards(`
    Test Council {0}
    Creature — Human
    Whenever a player draws their second card during their turn, you gain 1 life.
    Whenever a player casts their second spell during their turn, you gain 3 life.
    0/4

    Test Lesson {0}
    Instant
    Draw two cards.`);
  t.battlefield(0, "Test Council");
  t.hand(0, "Test Lesson", "Test Lesson", "Test Lesson", "Test Lesson");
  const twice = (before: () => void) => {
    for (let i = 0; i < 2; i++) {
      before();
      t.cast("Test Lesson");
      t.resolveAll();
    }
  };
  t.to("precombatMain");
  twice(() => {});
  expect(t.lifeOf(0)).toBe(24);
  t.to("upkeep", 2);
  twice(() => t.pass());
  expect(t.lifeOf(0)).toBe(24);
});
