import { describe, expect, it } from "vitest";
import { spell, tokenize, withoutReminders, withReminders } from "../../../lib/oracle/kernel/tokens.ts";

const texts = [
  "Flying, first strike",
  "{2}{W}, {T}, Sacrifice an artifact: Create an 8/8 colorless Golem artifact creature token.",
  "Destroy target nonland, non-Goblin permanent an opponent controls.",
  "Landfall — Whenever a land you control enters, each opponent's life total becomes 3.",
  "Kicker—Discard a card.",
  'Enchanted creature has "{T}: Add {G}{G}."',
  "−2: You may put a +1/+1 counter on it. If you don't, an Island enters tapped.",
  "Choose one —\n• Draw a card.\n• An opponent mills a card.",
];

describe("tokens", () => {
  it.each(texts)("spell back what was read: %s", (text) => {
    const tokens = tokenize(text);
    if (!("length" in tokens)) throw new Error("strange character");
    const printed = tokens.flatMap((token) =>
      token.capitalAfterComma ? ["^", token.low ?? token.text] : [token.low ?? token.text],
    );
    expect(spell(printed)).toBe(text);
  });

  it("say where a character is that no rule knows", () =>
    expect(tokenize("Draw a card\u0007.")).toEqual({ strangeAt: 11 }));

  it.each(["Flying (It flies.)", "(It is big.)", "Haste (Fast.)\nReach (High.) and more"])(
    "keep reminders: %s",
    (text) => {
      const { text: rest, reminders } = withoutReminders(text);
      expect(rest).not.toContain("(");
      expect(withReminders(rest, reminders)).toBe(text);
    },
  );
});
