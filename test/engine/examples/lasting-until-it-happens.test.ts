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
