import { describe, expect, it } from "vitest";
import type { PrintedCard } from "../../lib/cards/schema.ts";
import { probeCard } from "../../lib/oracle/probe/probe.ts";
import { card, spell } from "./support.ts";

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
    .survivors.filter((one) => one.probe === "deletion")
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
