import { describe, expect, it } from "vitest";
import { explain, view } from "../../lib/engine/index.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import type { Explanation } from "../../lib/engine/view/explanation.ts";
import { scenario } from "../support/scenario.ts";
import { TestGame } from "../support/testGame.ts";

/** What a seat is told about a thing it sees, by its name; of several the first. */
function told(t: TestGame, name: string, seat: Seat = 0): Explanation {
  const seen = view(t.game, seat);
  const piles = seen.players.flatMap(({ hand, graveyard, exile }) => [...hand, ...graveyard, ...exile]);
  const card = [...seen.battlefield, ...seen.stack, ...piles].find((one) => one.name === name)!;
  return explain(t.game, seat, card.id)!;
}
const short = ({ steps }: Explanation) =>
  steps.map(({ layer, source, counters, size, keywords, controller }) => [
    ...[layer, counters ? "counters" : source?.name],
    ...(size ? [`${size.from?.join("/")} > ${size.to?.join("/")}`] : []),
    ...(keywords?.gains ?? []),
    ...(controller === undefined ? [] : [`of ${controller}`]),
  ]);

const CARDS = `
  Test Banner {0}
  Enchantment
  Creatures you control get +1/+1.

  Test Wings {0}
  Instant
  Target creature gains flying until end of turn.

  Test Frog {0}
  Instant
  Until end of turn, target creature has base power and toughness 1/1.

  Test Wall {0}
  Creature — Wall
  Defender
  0/4

  Test Bird {0}
  Creature — Bird
  Flying
  2/2

  Test Scroll {0}
  Sorcery
  Draw a card.

  Test Bolt {2}
  Instant
  Test Bolt deals 2 damage to target artifact.

  Test Snare {0}
  Instant
  Tap target creature.

  Test Moth {5}
  Creature — Insect
  Morph {0}
  4/5`;

describe("why something is what it is", () => {
  scenario("613.1f, 613.4b, 613.4c: effect by effect, in the order of the layers, each from what it comes", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Banner");
    t.permanentWith(0, "Test Cub", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Growth", "Test Growth", "Test Wings", "Test Frog");
    t.to("precombatMain");
    for (const name of ["Test Growth", "Test Growth", "Test Wings", "Test Frog"]) {
      t.cast(name, { targets: ["Test Cub"] });
      t.resolve();
    }
    const before = JSON.stringify(view(t.game, 0));
    const cub = told(t, "Test Cub");
    expect(cub.base).toMatchObject({ name: "Test Cub", size: [2, 2], types: ["creature", "Bear"] });
    expect(short(cub)).toEqual([
      ["6", "Test Wings", "flying"],
      ["7b", "Test Frog", "2/2 > 1/1"],
      ["7c", "Test Banner", "1/1 > 2/2"],
      ["7c", "Test Growth", "2/2 > 5/5"],
      ["7c", "Test Growth", "5/5 > 8/8"],
      ["7c", "counters", "8/8 > 10/10"],
    ]);
    expect(JSON.stringify(view(t.game, 0))).toBe(before);
  });

  scenario("708.2: of what lies face down, what everybody sees", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Moth");
    t.to("precombatMain");
    t.cast("Test Moth", { via: "morph" });
    t.resolve();
    const [moth] = view(t.game, 1).battlefield.filter(({ faceDown }) => faceDown);
    const seen = explain(t.game, 1, moth!.id)!;
    expect(seen).toMatchObject({ faceDown: true, base: { name: "", size: [2, 2], keywords: [] }, steps: [] });
    expect(JSON.stringify(seen)).not.toContain("Moth");
  });

  it("is not told of what the seat does not see, nor by another's name for it", () => {
    const t = new TestGame(2, false);
    t.hand(0, "Test Growth");
    t.battlefield(0, "Test Cub");
    t.to("precombatMain");
    const mine = view(t.game, 0);
    for (const handle of [mine.players[0]!.hand[0]!.id, mine.battlefield[0]!.id, "p0", "", "~1", "~1-100000"])
      expect(explain(t.game, 1, handle)).toBeUndefined();
    expect(explain(t.game, 0, mine.players[0]!.hand[0]!.id)).toBeDefined();
  });
});

describe("why something cannot be done", () => {
  const reasons = (t: TestGame, name: string, seat: Seat = 0) =>
    told(t, name, seat).cannot.map(({ to, why, rule }) => `${to}: ${why}, ${rule}`);

  scenario("305.2, 601.2c, 601.2h, 117.1a: with cards of the hand", (t) => {
    t.cards(CARDS);
    t.hand(0, "Plains", "Forest", "Test Bolt", "Test Scroll", "Test Ogre", "Test Growth");
    t.battlefield(1, "Test Cub");
    t.library(0, "Plains");
    t.to("precombatMain");
    expect(reasons(t, "Forest")).toEqual([]);
    t.playLand("Plains");
    expect(reasons(t, "Forest")).toEqual(["play: landPlayed, 305.2"]);
    expect(reasons(t, "Test Ogre")).toEqual(["cast: mana, 601.2h"]);
    t.cast("Test Scroll");
    expect(reasons(t, "Test Ogre")).toEqual(["cast: notNow, 117.1a"]);
    expect(reasons(t, "Forest")).toEqual(["play: notNow, 305.1"]);
  });

  scenario("302.6, 702.3b, 508.1a: with creatures that do not attack", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub", "Test Wall");
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Raider", "Test Snare");
    t.to("precombatMain");
    t.cast("Test Raider");
    t.resolve();
    t.cast("Test Snare", { targets: ["Test Ox"] });
    t.resolve();
    t.to("declareAttackers");
    expect(reasons(t, "Test Cub")).toEqual([]);
    expect(reasons(t, "Test Wall")).toEqual(["attack: defender, 702.3b"]);
    expect(reasons(t, "Test Ox")).toEqual(["attack: tapped, 508.1a"]);
    expect(reasons(t, "Test Raider")).toEqual(["attack: new, 302.6"]);
    // Whoever does not attack is asked nothing.
    expect(reasons(t, "Test Wall", 1)).toEqual([]);
  });

  scenario("702.9b, 509.1a: with creatures that do not block, for each attacker", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bird");
    t.battlefield(1, "Test Cub", "Test Bird");
    t.permanentWith(1, "Test Ox", { tapped: true });
    t.attack("Test Bird");
    t.to("declareBlockers");
    expect(reasons(t, "Test Cub", 1)).toEqual(["block: evasion, 702.9b"]);
    expect(reasons(t, "Test Ox", 1)).toEqual(["block: tapped, 509.1a"]);
  });
});
