import { describe, expect, it } from "vitest";
import type { PrintedCard } from "../../lib/cards/schema.ts";
import { deletions } from "../../lib/oracle/probe/deletion.ts";
import { linesOf } from "../../lib/oracle/probe/lines.ts";
import { probeCard } from "../../lib/oracle/probe/probe.ts";
import { substitutions } from "../../lib/oracle/probe/substitution.ts";
import { card, spell, verdict } from "./support.ts";

const creatures = [
  "When this creature enters, destroy target nonblack creature an opponent controls.",
  "Whenever another creature you control dies, put a +1/+1 counter on this creature.",
  "{2}{B}, {T}, Sacrifice another creature: Draw two cards. Activate only as a sorcery.",
  "At the beginning of your upkeep, sacrifice this creature unless you pay {2}.",
  "Other Goblins you control get +1/+1 and have haste.",
  "This creature enters tapped unless you control a basic land.",
  "As long as you control two or more artifacts, this creature has flying.",
  "Prevent all combat damage that would be dealt to this creature.",
  "If you would gain life, you gain twice that much life instead.",
];
const spells = [
  "Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.",
  "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.",
  "Target creature gets +2/+2 and gains trample until end of turn.",
  "Counter target spell unless its controller pays {3}.",
  "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
];

const idleWords = (printed: PrintedCard): readonly { readonly word: string }[] =>
  probeCard(printed)
    .flatMap(({ survivors }) => survivors)
    .filter((one) => one.probe === "deletion")
    .map((one) => ({ word: one.from }));

describe("the deletion probe", () => {
  it.each(creatures)("finds no word without meaning: %s", (text) =>
    expect(idleWords(card(text)).map((one) => one.word)).toEqual([]),
  );
  it.each(spells)("finds no word without meaning: %s", (text) => {
    const idle = idleWords(spell(text)).map((one) => one.word);
    // "You choose" may be said as "Choose".
    expect(idle.filter((word) => word !== "You")).toEqual([]);
  });
  it("finds one where there is one", () =>
    expect(idleWords(spell("You gain 2 life.")).map((one) => one.word)).toEqual(["You"]));
});

/** A fixed sample: our own wordings, of every kind of line. Nothing may survive without a reason. */
const lines: readonly (readonly [text: string, card: (text: string) => PrintedCard])[] = [
  ...creatures.map((text) => [text, card] as const),
  ...spells.map((text) => [text, spell] as const),
  ["Return target creature card from your graveyard to your hand.", spell],
  ["Target player discards two cards, then draws a card.", spell],
  ["Kindle Dusk deals 3 damage to target creature and 1 damage to its controller.", spell],
  ["Exile target artifact, enchantment, or creature with flying an opponent controls.", spell],
  ["Exile cards from the top of your library until you exile a nonland card. You may cast that card this turn.", spell],
  ["Choose one —\n• Destroy target artifact.\n• Target creature gets -2/-2 until end of turn.", spell],
  ["Landfall — Whenever a land you control enters, each opponent loses 1 life.", card],
  ["At the beginning of each player's draw step, that player draws an additional card.", card],
  ["This creature can't be the target of white spells or abilities from white sources.", card],
  ["{T}: Add {G}. Activate only if you control three or more creatures.", card],
  ["Spells your opponents cast cost {1} more to cast.", card],
  ["Flying, first strike", card],
];

describe("a line with other words", () => {
  it.each(lines)("is read from what it shares with the line as it is read by itself: %s", (text, of) => {
    const [line] = linesOf(of(text));
    // 607.2a, 607.2d: of another ability that a card of one line does not have. What is not played yet no card is read with.
    const others = [...substitutions(text), ...deletions(text)].flatMap((one) =>
      /the exiled card|the chosen card name|of that name|double team/i.test(one.text) ? [] : [one.text],
    );
    expect(others.length).toBeGreaterThan(0);
    for (const other of others)
      expect([other, line?.meaningOf(other)]).toEqual([other, linesOf(of(other))[0]?.meaning]);
  });
});

describe("both probes", () => {
  it.each(lines)("leave nothing unexplained: %s", (text, of) => {
    const probed = probeCard(of(text));
    expect(probed.length).toBeGreaterThan(0);
    for (const { substitutions, deletions } of probed) expect([substitutions > 0, deletions > 0]).toEqual([true, true]);
    expect(probed.flatMap(({ survivors }) => survivors).filter((one) => one.reason === undefined)).toEqual([]);
  });

  it("find what one word more or less does not change", () => {
    const [probed] = probeCard(spell("Target creature gets +1/+1 until end of turn."));
    expect(probed?.survivors.map((one) => one.to)).toContain("this turn");
  });

  it.each([
    ["Activate once each turn — {3}: Draw a card."],
    ["Nobody's words — {3}: Draw a card."],
    ["This artifact gets +1/+1."],
  ])("207.2c, 207.2d, 201.5: decline what would go without a trace: %s", (text) =>
    expect(verdict(card(text))).toBe("declined"),
  );
});
