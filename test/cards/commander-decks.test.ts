import { describe, expect, it } from "vitest";
import {
  builtInBrawlDecks,
  builtInCards,
  builtInCommanderDecks,
  builtInOf,
  builtInShelf,
} from "../../lib/cards/builtin.ts";
import { checkDeck } from "../../lib/cards/decks/check.ts";
import { chosenColors } from "../../lib/cards/decks/chosenColors.ts";
import { mayBeCommander, mayPair } from "../../lib/cards/decks/commanders.ts";
import { identityOf } from "../../lib/cards/decks/format.ts";
import { parseDeck } from "../../lib/cards/decks/parse.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import type { CardEntry } from "../../lib/cards/import/entry.ts";
import type { PrintedCard } from "../../lib/cards/schema.ts";
import { readSet } from "../../lib/cards/sets/readSet.ts";
import { shelfOf, shelves } from "../../lib/cards/shelf.ts";
import { readCard } from "../../lib/oracle/index.ts";

const CARDS = readSet(`
Test Queen {1}{W}
Legendary Creature — Human
Partner (You can have two commanders if both have partner.)
2/2

Test King {1}{R}
Legendary Creature — Human
Partner
2/2

Test Knight {1}{R}
Legendary Creature — Human
Partner with Test Page
2/2

Test Page {1}{W}
Legendary Creature — Human
Partner with Test Knight
1/1

Test Friend {W}
Legendary Creature — Human
Friends forever
1/1

Test Either {W}
Legendary Creature — Human
Partner
Friends forever
1/1

Test Pal {W}
Legendary Creature — Human
Friends forever
1/1

Test Sworn {W}
Legendary Creature — Human
Choose a Background
1/1

Test Upbringing {R}
Legendary Enchantment — Background
Commander creatures you own have haste.

Test Companion {W}
Legendary Creature — Human
Doctor's companion
1/1

Test Healer {U}
Legendary Creature — Time Lord Doctor
1/1

Test Elder Healer {U}
Legendary Creature — Human Time Lord Doctor
1/1

Test Piper {5}
Legendary Creature — Shapeshifter
If Test Piper is your commander, choose a color before the game begins. Test Piper is the chosen color.
Partner
3/3

Test Titan {3}
Legendary Creature — Golem
5/5

Test Walker {3}{W}
Legendary Planeswalker — Test
Loyalty 3

Test Hybrid {W/U}
Creature — Bird
1/1

Test Turn {W}
Creature — Human
1/1
// transform
Test Turned
Creature — Horror
Color indicator: black
2/2

Test Rover {W}
Creature — Human
1/1
// adventure
Test Roving {G}
Sorcery — Adventure
You gain 1 life.

Test Chosen {W}
Artifact
Test Chosen can be your commander.

Test Speaker {W}
Creature — Human
{R}, {T}: You gain 1 life. ({G} is dear here.)
1/1
`);
const printed = (name: string): PrintedCard => CARDS.find((one) => one.printed.name === name)!.printed;
const entry = (card: PrintedCard): CardEntry => ({
  name: card.faces.map(({ name }) => name).join(" // "),
  card,
  legalities: {},
});
const shelf = shelves([builtInShelf(), shelfOf(CARDS.map(({ printed: card }) => entry(card)))]);
const rulesBroken = (list: string, format: string): readonly (string | undefined)[] =>
  checkDeck(parseDeck(list), shelf, readCard, format).illegal.map(({ code, rule }) => `${code} ${rule}`);
const led = (commanders: string, cards: string) => `Commander\n${commanders}\nDeck\n${cards}`;

describe("decks for Commander", () => {
  it("903.3a: who says so can be a commander", () => {
    expect(mayBeCommander(printed("Test Chosen"), "commander")).toBe(true);
    expect(mayBeCommander(printed("Test Hybrid"), "commander")).toBe(false);
  });

  it("903.3, 903.5a, 903.5b, 903.5c, 903.5d: a hundred cards, one of each, within the commander's colours", () => {
    expect(rulesBroken(led("1 Test Queen", "99 Plains"), "commander")).toEqual([]);
    expect(rulesBroken(led("1 Test Queen", "98 Plains"), "commander")).toEqual(["too-few-cards 903.5a"]);
    expect(rulesBroken("100 Plains", "commander")).toEqual(["no-commander 903.3"]);
    expect(rulesBroken(led("1 Test Hybrid", "99 Plains"), "commander")[0]).toBe("not-a-commander 903.3");
    expect(rulesBroken(led("1 Test Queen", "2 Test Page\n1 Cinder Lash\n96 Plains"), "commander")).toEqual([
      "too-many-copies 903.5b",
      "outside-identity 903.5c",
    ]);
    expect(rulesBroken(led("1 Test Queen", "98 Plains\n1 Swamp"), "commander")).toEqual(["outside-identity 903.5d"]);
  });

  it("903.4, 903.4a, 903.4c-e: hybrid symbols, the back face, an Adventure and the rules text count, reminders do not", () => {
    expect(identityOf(entry(printed("Test Hybrid")))).toEqual(["W", "U"]);
    expect(identityOf(entry(printed("Test Turn")))).toEqual(["W", "B"]);
    expect(identityOf(entry(printed("Test Rover")))).toEqual(["W", "G"]);
    expect(identityOf(entry(printed("Test Speaker")))).toEqual(["W", "R"]);
  });

  it("702.124a, 702.124f, 702.124h, 702.124i, 702.124j, 702.124k, 702.124m: pairs of one partner ability each", () => {
    const pair = (one: string, other: string): boolean => {
      const both = mayPair(printed(one), printed(other));
      expect(mayPair(printed(other), printed(one))).toBe(both);
      return both;
    };
    for (const [one, other] of [
      ["Test Queen", "Test King"],
      ["Test Knight", "Test Page"],
      ["Test Friend", "Test Pal"],
      ["Test Sworn", "Test Upbringing"],
      ["Test Companion", "Test Healer"],
    ] as const)
      expect(pair(one, other), `${one} and ${other}`).toBe(true);
    for (const [one, other] of [
      ["Test Queen", "Test Knight"],
      ["Test Queen", "Test Friend"],
      ["Test Sworn", "Test Pal"],
      ["Test Companion", "Test Elder Healer"],
      ["Test Titan", "Test Queen"],
    ] as const)
      expect(pair(one, other), `${one} and ${other}`).toBe(false);
  });

  it("702.124g: with two partner abilities either is used, and never both for three commanders", () => {
    expect(mayPair(printed("Test Either"), printed("Test Queen"))).toBe(true);
    expect(mayPair(printed("Test Either"), printed("Test Friend"))).toBe(true);
    expect(rulesBroken(led("1 Test Either\n1 Test Friend", "98 Plains"), "commander")).toEqual([]);
    expect(rulesBroken(led("1 Test Either\n1 Test Queen\n1 Test Friend", "97 Plains"), "commander")).toEqual([
      "too-many-commanders 702.124",
    ]);
  });

  it("702.124b, 702.124c, 702.124k: two commanders are of the hundred, and their colours count together", () => {
    const both = led("1 Test Queen\n1 Test King", "48 Plains\n50 Mountain");
    expect(rulesBroken(both, "commander")).toEqual([]);
    expect(rulesBroken(led("1 Test Upbringing", "99 Mountain"), "commander")).toEqual(["not-a-commander 903.3"]);
    expect(rulesBroken(led("1 Test Queen\n1 Test Titan", "98 Plains"), "commander")).toEqual([
      "too-many-commanders 702.124",
    ]);
  });

  it("903.4b: a commander's chosen color is one that the deck needs, and is part of its identity", () => {
    const chosen = (commanders: string, cards: string) => {
      const { lines, illegal } = checkDeck(parseDeck(led(commanders, cards)), shelf, readCard, "commander");
      return [[...chosenColors(lines).values()], illegal.map(({ rule }) => rule)];
    };
    expect(chosen("1 Test Piper", "99 Island")).toEqual([["U"], []]);
    expect(chosen("1 Test Piper\n1 Test King", "50 Mountain\n48 Forest")).toEqual([["G"], []]);
    expect(chosen("1 Test Piper", "50 Island\n49 Swamp")).toEqual([["U"], ["903.5d"]]);
    // In the deck of another commander nothing is chosen for it.
    expect(chosen("1 Test Queen", "1 Test Piper\n98 Plains")).toEqual([[], []]);
  });

  it("903.12c, 903.12d, 903.12e: Brawl: sixty cards, a planeswalker may lead, and a colourless deck has one basic land", () => {
    expect(rulesBroken(led("1 Test Walker", "59 Plains"), "brawl")).toEqual([]);
    expect(rulesBroken(led("1 Test Walker", "99 Plains"), "commander")).toEqual(["not-a-commander 903.3"]);
    expect(rulesBroken(led("1 Test Walker", "58 Plains"), "brawl")).toEqual(["too-few-cards 903.12d"]);
    expect(rulesBroken(led("1 Test Titan", "59 Island"), "brawl")).toEqual([]);
    expect(rulesBroken(led("1 Test Titan", "30 Island\n29 Swamp"), "brawl")).toEqual(["outside-identity 903.5d"]);
  });

  it("903.5: the built-in decks are legal", async () => {
    const book = deckBook(readCard);
    for (const { name } of builtInCommanderDecks)
      expect(await book.resolve(name)).toMatchObject({ ok: true, cards: { length: 99 }, commanders: { length: 1 } });
    for (const { name } of builtInBrawlDecks)
      expect(await book.resolve(name, "brawl")).toMatchObject({ ok: true, cards: { length: 59 } });
  });
});

describe("decks of nontraditional cards", () => {
  const names = (of: readonly PrintedCard[]) => of.map(({ name }) => `1 ${name}`);
  const planes = names(builtInOf("plane"));
  const phenomena = names(builtInOf("phenomenon"));
  const schemes = names(builtInOf("scheme"));
  const withDeck = (heading: string, lines: readonly string[]) => `Deck\n60 Plains\n${heading}\n${lines.join("\n")}`;

  it("901.3: a planar deck has ten different cards or more, at most two of them phenomena", () => {
    expect(rulesBroken(withDeck("Planar deck", planes), "casual")).toEqual([]);
    expect(rulesBroken(withDeck("Planar deck", planes.slice(0, 9)), "casual")).toEqual(["too-few-cards 901.3"]);
    expect(rulesBroken(withDeck("Planar deck", [...planes, ...phenomena]), "casual")).toEqual([
      "too-many-phenomena 901.3",
    ]);
    expect(rulesBroken(withDeck("Planar deck", [...planes, planes[0]!.replace("1", "2")]), "casual")).toEqual([
      "too-many-copies 901.3",
    ]);
  });

  it("904.3: a scheme deck has twenty cards or more, at most two of a name", () => {
    const twice = schemes.map((one) => one.replace("1", "2"));
    expect(rulesBroken(withDeck("Scheme deck", twice), "casual")).toEqual([]);
    expect(rulesBroken(withDeck("Scheme deck", schemes), "casual")).toEqual(["too-few-cards 904.3"]);
  });

  it("904.13d: beside a commander's deck ten different schemes are enough", () => {
    const beside = (lines: readonly string[]) =>
      rulesBroken(withDeck("Scheme deck", lines), "commander").filter((broken) => broken?.includes("904"));
    expect(beside(schemes.slice(0, 10))).toEqual([]);
    expect(beside(schemes.slice(0, 9))).toEqual(["too-few-cards 904.13d"]);
    expect(beside(schemes.map((one) => one.replace("1", "2")))).toEqual(["too-many-copies 904.13d"]);
  });

  it("717.2a: an Attraction deck has ten different cards or more", () => {
    const attractions = builtInCards()
      .filter(({ printed: one }) => one.faces[0].typeLine.subtypes.includes("Attraction"))
      .map(({ printed: one }) => `1 ${one.name}`);
    expect(rulesBroken(withDeck("Attractions", attractions), "casual")).toEqual([]);
    expect(rulesBroken(withDeck("Attractions", attractions.slice(1)), "casual")).toEqual(["too-few-cards 717.2a"]);
  });

  it("311.2, 314.2, 717.2, 902.3: they are in no other deck, and each player has one vanguard", () => {
    expect(rulesBroken(`60 Plains\n${planes[0]}`, "casual")).toEqual(["wrong-deck 901.3"]);
    expect(rulesBroken(withDeck("Scheme deck", [...schemes, ...schemes, "1 Plains"]), "casual")).toContain(
      "wrong-deck 904.3",
    );
    const vanguards = names(builtInOf("vanguard"));
    expect(rulesBroken(withDeck("Vanguard", vanguards.slice(0, 1)), "casual")).toEqual([]);
    expect(rulesBroken(withDeck("Vanguard", vanguards.slice(0, 2)), "casual")).toEqual(["too-many-cards 902.3"]);
  });

  it("comes with enough of our own", () => {
    expect(planes.length + phenomena.length).toBeGreaterThanOrEqual(10);
    expect(schemes.length).toBeGreaterThanOrEqual(12);
    expect(builtInOf("vanguard").length).toBeGreaterThanOrEqual(8);
  });
});
