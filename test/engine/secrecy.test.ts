import { describe, expect, it } from "vitest";
import { indifferent, redact, view } from "../../lib/engine/index.ts";
import { TestGame } from "../support/testGame.ts";

/** Games that differ only in what seat 1 hides: whether anything is asked, and what is told, is the same to everybody else. */

const SEEN_BY = [0, null] as const;

/** Played with either hand, or with either library, they look the same to seat 0 and to whoever watches. */
function same(
  pile: "hand" | "library" | "sideboard",
  either: readonly (readonly string[])[],
  play: (t: TestGame) => void,
): void {
  const seen = either.map((names) => {
    const t = new TestGame(2, false);
    t.cards(CARDS);
    t.put(1, pile, ...names);
    play(t);
    return SEEN_BY.map((seat) => [view(t.game, seat), redact(t.game, seat, t.log)]);
  });
  expect(seen[1]).toEqual(seen[0]);
}

const CARDS = `
Hall of Oaks
Land
As this land enters, you may reveal an Elf card from your hand. If you don't, this land enters tapped.
{T}: Add {G}.

Holt Elf {4}{G}
Creature — Elf
3/3

Grim Tollman {2}{B}
Creature — Horror
When this creature enters, sacrifice it unless you discard a creature card.
4/4

Sealed Office {1}
Artifact
{T}: Exile a card from your hand face down.
{0}, {T}: Return a card exiled with this artifact to its owner's hand.

Open Gate {1}{G}
Sorcery
Put up to one land card from your hand onto the battlefield.

Shrouding Word {2}{U}
Sorcery
Manifest the top two cards of your library.

Cruel Order {0}
Sorcery
Target player sacrifices a creature.

Borrowed Verse {0}
Sorcery
You may cast an instant spell from your hand without paying its mana cost.

Hidden Queen {0}
Legendary Creature — Elf Noble
3/3

Fold Away {0}
Sorcery
Put target creature on top of its owner's library.

Small Muster {0}
Sorcery
Create two 1/1 green Elf creature tokens.

Mad Ember {1}{R}
Instant
Mad Ember deals 2 damage to any target.
Madness {R}

Glance Ahead {0}
Sorcery
Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped.

Chill Ember {5}{R}
Instant
Chill Ember deals 3 damage to any target.

Second Lesson {0}
Sorcery
You may reveal a creature card you own from outside the game and put it into your hand.
`;

/** Seat 1's turn. */
function theirTurn(t: TestGame): void {
  t.to("precombatMain", 2);
}

describe("what is asked, and what is told, says nothing of what is hidden", () => {
  it("400.2, 614.12: whether a land could enter untapped by showing a card", () => {
    same(
      "hand",
      [
        ["Hall of Oaks", "Holt Elf"],
        ["Hall of Oaks", "Plains"],
      ],
      (t) => {
        theirTurn(t);
        t.playLand("Hall of Oaks");
      },
    );
  });
  it("400.2: who has nothing to show is told so, and nobody else", () => {
    const t = new TestGame(2, false);
    t.cards(CARDS);
    t.put(1, "hand", "Hall of Oaks", "Plains");
    theirTurn(t);
    t.playLand("Hall of Oaks");
    expect(t.asked("confirm")).toMatchObject({ player: 1, hint: "inVain" });
    t.no();
    expect(t.see("Hall of Oaks").tapped).toBe(true);
  });
  it("400.2, 118.12: whether what has to be discarded could be", () => {
    same(
      "hand",
      [
        ["Grim Tollman", "Holt Elf"],
        ["Grim Tollman", "Plains"],
      ],
      (t) => {
        t.lands(1, "Swamp", 3);
        theirTurn(t);
        t.cast("Grim Tollman");
        t.resolve();
        t.resolve();
      },
    );
  });
  it("400.2, 608.2d: whether there is any such card to put onto the battlefield", () => {
    same(
      "hand",
      [
        ["Open Gate", "Forest", "Holt Elf"],
        ["Open Gate", "Holt Elf", "Holt Elf"],
      ],
      (t) => {
        t.library(1, "Holt Elf");
        t.lands(1, "Forest", 2);
        theirTurn(t);
        t.cast("Open Gate");
        t.resolve();
      },
    );
  });
  it("406.3: what comes back to a hand from exile, where it lay face down", () => {
    same("hand", [["Holt Elf"], ["Forest"]], (t) => {
      t.lands(1, "Swamp", 1);
      t.library(1, "Swamp", "Swamp");
      t.battlefield(1, "Sealed Office", "Sealed Office");
      theirTurn(t);
      t.activate("Sealed Office");
      t.resolve();
      t.choose(t.nameOf(t.ids(1, "hand").find((id) => t.nameOf(id) !== "Swamp")!));
      t.to("precombatMain", 4);
      t.activate("Sealed Office", { ability: 1 });
      t.resolve();
    });
  });
  it("400.2, 608.2g: whether there is any such spell to cast", () => {
    same(
      "hand",
      [
        ["Borrowed Verse", "Chill Ember"],
        ["Borrowed Verse", "Holt Elf"],
      ],
      (t) => {
        t.library(1, "Swamp", "Swamp");
        theirTurn(t);
        t.cast("Borrowed Verse");
        t.resolve();
      },
    );
  });
  it("400.2: whether a card that was looked at is of the kind that something could be done with", () => {
    same("library", [["Swamp"], ["Holt Elf"]], (t) => {
      t.library(1, "Holt Elf");
      t.hand(1, "Glance Ahead");
      theirTurn(t);
      t.cast("Glance Ahead");
      t.resolve();
      t.no();
    });
  });
  it("400.11a: whether there is any such card outside the game", () => {
    same("sideboard", [["Holt Elf"], ["Chill Ember"]], (t) => {
      t.hand(1, "Second Lesson");
      theirTurn(t);
      t.cast("Second Lesson");
      t.resolve();
    });
  });
  it("708.5: whether two cards that lie face down are the same", () => {
    same(
      "library",
      [
        ["Holt Elf", "Holt Elf", "Swamp"],
        ["Holt Elf", "Chill Ember", "Swamp"],
      ],
      (t) => {
        t.hand(1, "Shrouding Word");
        t.hand(0, "Cruel Order");
        t.lands(1, "Island", 3);
        theirTurn(t);
        t.cast("Shrouding Word");
        t.resolve();
        t.to("precombatMain", 3);
        t.cast("Cruel Order", { targets: [1] });
        t.resolve();
        expect(indifferent(t.game)).toBeUndefined();
      },
    );
  });
  it("903.3, 708.5: which card that lies face down is a commander, and what it has dealt", () => {
    const t = new TestGame(2, false);
    t.cards(CARDS);
    t.put(1, "commanders", "Hidden Queen");
    t.hand(1, "Fold Away", "Shrouding Word");
    t.lands(1, "Island", 3);
    t.to("precombatMain", 2);
    t.cast("Hidden Queen");
    t.resolve();
    t.cast("Fold Away", { targets: ["Hidden Queen"] });
    t.resolve();
    t.no();
    t.cast("Shrouding Word");
    t.resolve();
    const seen = (seat: number) => view(t.game, seat).players[1]!.commanders![0]!;
    expect(seen(0)).not.toHaveProperty("zone");
    expect(seen(0)).not.toHaveProperty("id");
    expect(seen(1)).toMatchObject({ zone: "battlefield" });
    t.to("precombatMain", 4);
    t.attack(["", 0], ["", 0]);
    t.to("postcombatMain");
    expect(seen(1).damage).toEqual({ 0: 2 });
    expect(seen(0).damage).toEqual({});
    t.special("turnFaceUp");
    expect(seen(0)).toMatchObject({ zone: "battlefield", damage: { 0: 2 } });
  });
  it("702.35a, 111.1: whether there is a card with madness in a hand as tokens are created", () => {
    same("hand", [["Mad Ember"], ["Holt Elf"]], (t) => {
      t.hand(0, "Small Muster");
      t.to("precombatMain");
      t.cast("Small Muster");
      t.resolve();
      expect(t.count(0, "battlefield")).toBe(2);
    });
  });
});
