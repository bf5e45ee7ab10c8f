import { describe, expect, it } from "vitest";
import { readCard } from "../../lib/oracle/index.ts";
import { abilities, card, spell, typed, verdict } from "./support.ts";

describe("reading", () => {
  it("reads keywords as keywords", () =>
    expect(abilities(card("Flying, vigilance\nWard {2}"))).toEqual([
      { kind: "keyword", keyword: { keyword: "flying" } },
      { kind: "keyword", keyword: { keyword: "vigilance" } },
      { kind: "keyword", keyword: { keyword: "ward", cost: [{ pay: "mana", mana: "{2}" }] } },
    ]));

  it("knows the object by its name and by its noun", () =>
    expect(abilities(card("When Mossback Tern enters, draw a card."))).toEqual(
      abilities(card("When this creature enters, draw a card.")),
    ));

  it("makes one spell of all its paragraphs, with one list of targets", () => {
    const [only, ...others] = abilities(
      spell("Kindle Dusk deals 2 damage to target creature.\nTap another target creature."),
    );
    expect(others).toEqual([]);
    expect(only?.kind === "spell" && only.body.targets.map((slot) => slot.otherThan)).toEqual([undefined, [0]]);
  });

  it("works an amendment into the instruction before it", () =>
    expect(abilities(spell("Destroy target creature. It can't be regenerated."))[0]).toMatchObject({
      body: { effects: [{ do: "destroy", what: { what: "target", slot: 0 }, noRegeneration: true }] },
    }));

  it("hangs 'if you do' on what was optional", () =>
    expect(abilities(card("When this creature dies, you may pay {1}. If you do, draw a card."))[0]).toMatchObject({
      body: { effects: [{ do: "pay", optional: true, paid: [{ do: "draw", count: 1 }] }] },
    }));

  it("finds what was moved by the instruction that moved it", () =>
    expect(
      abilities(
        spell("Exile target creature you control, then return it to the battlefield under its owner's control."),
      )[0],
    ).toMatchObject({
      body: {
        effects: [
          { do: "move", to: { zone: "exile" }, note: "n1" },
          { do: "move", what: { what: "noted", name: "n1" }, to: { zone: "battlefield", control: "owner" } },
        ],
      },
    }));

  it("takes an if after the event as the trigger's own (603.4)", () =>
    expect(abilities(card("When this creature enters, if you control an Island, draw a card."))).toMatchObject([
      { kind: "triggered", interveningIf: { if: "exists" }, body: { effects: [{ do: "draw" }] } },
    ]));

  it("declines what is longer than any card, before it takes long or goes too deep", () => {
    const modal = (modes: number) => spell(`Choose one —\n${Array(modes).fill("• Draw a card.").join("\n")}`);
    expect(verdict(modal(6))).toBe("read");
    const long = [modal(40), spell(`Destroy target ${"nonblack ".repeat(10_000)}creature.`)];
    for (const one of long) expect(readCard(one)).toMatchObject({ verdict: "declined" });
  });

  it("declines what can be read in more ways than any card, and faces with more lines", () => {
    const again = (times: number) => spell(Array(times).fill("If you control a creature, draw a card.").join(" "));
    expect(verdict(again(4))).toBe("read");
    const lines = (many: number) => spell(Array(many).fill("Draw a card.").join("\n"));
    expect(verdict(lines(12))).toBe("read");
    const began = process.cpuUsage();
    for (const one of [again(8), again(25), lines(3_000)]) expect(readCard(one)).toMatchObject({ verdict: "declined" });
    const { user } = process.cpuUsage(began);
    expect(user / 1_000).toBeLessThan(6_000);
  });

  it("gives instructions of their own to spells only", () => {
    expect(verdict(card("Draw a card."))).toBe("declined");
    expect(verdict(card("Draw a card.", { typeLine: typed("instant") }))).toBe("read");
  });

  it("says where it stopped", () =>
    expect(readCard(card("Flying\nWhen this creature enters, draw a camel."))).toMatchObject({
      verdict: "declined",
      faults: [{ face: 0, line: 2, column: 35, token: "camel" }],
    }));

  it.each([
    "When this creature enters, draw a card.",
    "{3}: Draw a card.",
    "Other creatures you control have flying.",
    "If you would draw a card, draw two cards instead.",
  ])("207.2d: reads past flavor words that the card's data tells: %s", (text) => {
    const own = { flavorWords: ["Sting of the Hive"] };
    expect(abilities(card(`Sting of the Hive — ${text}`, own))).toEqual(abilities(card(text)));
    expect(verdict(card(`Sting of the Hive — ${text}`))).toBe("declined");
  });

  it.each([
    "when this creature enters, draw a card.",
    "When this creature enters, Draw a card.",
    "When this creature enters, draw an card.",
    "When this creature  enters, draw a card.",
    "When this creature enters, you gets a card.",
  ])("does not read bad English: %s", (text) => expect(verdict(card(text))).not.toBe("read"));
});

describe("antecedents", () => {
  it("do not leave the trigger they were spoken of in", () =>
    expect(
      verdict(
        spell(
          "Whenever a creature you control attacks this turn, put a +1/+1 counter on it. It gains haste until end of turn.",
        ),
      ),
    ).toBe("declined"));

  it("forget in the else what was done in the then", () =>
    expect(
      abilities(
        spell(
          "Exile the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into your hand.",
        ),
      )[0],
    ).toMatchObject({
      body: {
        effects: [
          { do: "move", note: "n1" },
          {
            do: "if",
            then: [{ what: { what: "noted", name: "n1" } }],
            otherwise: [{ what: { what: "noted", name: "n1" } }],
          },
        ],
      },
    }));

  it("follow a card through two moves", () =>
    expect(
      abilities(
        spell(
          "Exile target creature, then return it to the battlefield under its owner's control. Put a +1/+1 counter on it.",
        ),
      )[0],
    ).toMatchObject({
      body: {
        effects: [
          { note: "n1" },
          { note: "n2" },
          { do: "putCounters", on: { objects: { what: "noted", name: "n2" } } },
        ],
      },
    }));

  it("in an alternative are what was said, not what the instruction replaced noted", () =>
    expect(
      abilities(
        spell(
          "Creatures target player controls get -1/-1 until end of turn. If you control an Island, those creatures get -2/-2 until end of turn instead.",
        ),
      )[0],
    ).toMatchObject({
      body: { effects: [{ do: "if", then: [{ to: { what: "all" } }], otherwise: [{ to: { what: "all" } }] }] },
    }));
});

describe("what is there only for a while", () => {
  it.each([
    "Max speed — At the beginning of your end step, draw a card.",
    "∞ — At the beginning of your end step, draw a card.",
    "Solved — {T}: Draw a card.",
  ])("has the words behind the dash for its own: %s", (text) => {
    const [outer] = abilities(card(text));
    expect(outer).toMatchObject({
      kind: "static",
      effects: [{ modifications: [{ modify: "addAbility", ability: { text: text.split(" — ")[1] } }] }],
    });
  });
});
