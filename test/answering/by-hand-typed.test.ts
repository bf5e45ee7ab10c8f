import { describe, expect, it } from "vitest";
import { readByHand } from "../../lib/answering/typed/byHand.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

const voice = voiceFor(SCENES.byHand, speechFor("en"), { 0: "Robin", 1: "Ada" });
const read = (text: string, asked: string | undefined = "b9") => readByHand(text, asked, voice);
const instructions = (text: string) => {
  const found = read(text);
  if (found.is !== "said") throw new Error(found.words);
  return found.instructions;
};

describe("what a manual card does, in words", () => {
  it.each([
    ["draw 2", [{ do: "draw", players: [0], count: 2 }]],
    ["pesca una carta", [{ do: "draw", players: [0], count: 1 }]],
    ["comprar 2 cards", [{ do: "draw", players: [0], count: 2 }]],
    ["opponent loses 3 life", [{ do: "life", players: [1], count: -3 }]],
    ["Ada: discard 1", [{ do: "discard", players: [1], count: 1 }]],
    ["ciascun giocatore macina 4 carte", [{ do: "mill", players: [0, 1], count: 4 }]],
    ["tap harbor sentinel, glass kite", [{ do: "tap", objects: ["q1", "q2"] }]],
    ["exile the Thornhide Bear", [{ do: "move", objects: ["b1"], to: "exile" }]],
    ["return ward of roots", [{ do: "move", objects: ["b4"], to: "hand" }]],
    ["deal 3 damage to Ada", [{ do: "damage", players: [1], count: 3 }]],
    ["infliggi 2 danni a Ilka", [{ do: "damage", objects: ["q3"], count: 2 }]],
    ["put 2 +1/+1 counters on Quarry", [{ do: "counters", objects: ["b3"], kind: "+1/+1", count: 2 }]],
    ["remove a charge counter from humming kettle", [{ do: "counters", objects: ["b9"], kind: "charge", count: -1 }]],
    ["gain control of Glass Kite", [{ do: "control", objects: ["q2"], player: 0, until: "endOfTurn" }]],
    ["create 2 treasure tokens", [{ do: "token", players: [0], count: 2, token: { name: "Treasure" } }]],
    ["add {R}{G}", [{ do: "mana", players: [0], mana: "{R}{G}" }]],
    ["note: It was about Ada; and tea", undefined],
    [
      "draw 1; opponent loses 1, then destroy harbor sentinel",
      [
        { do: "draw", players: [0], count: 1 },
        { do: "life", players: [1], count: -1 },
        { do: "destroy", objects: ["q1"] },
      ],
    ],
    ["Humming Kettle: scry 2", [{ do: "scry", players: [0], count: 2 }]],
  ] as const)("is understood: %s", (text, expected) => {
    if (expected === undefined) expect(read(text).is).toBe("reply");
    else expect(instructions(text)).toEqual(expected);
  });

  it("keeps the words of a note as they are", () =>
    expect(instructions("note It was about Ada, and Tea!")).toEqual([
      { do: "note", text: "It was about Ada, and Tea!" },
    ]));

  it.each([
    ["", /for example/],
    ["do something nice", /for example/],
    ["tap the unseen", /nothing here called/],
    ["draw many cards slowly", /for example/],
    ["Nobody draws 2", /nothing here called “nobody”/],
  ])("is asked again, and nothing is done: %j", (text, words) =>
    expect(read(text)).toMatchObject({ is: "reply", words: expect.stringMatching(words) }),
  );

  it("takes the card that is in play, and says where there is none", () => {
    expect(readByHand("draw 1", undefined, voice)).toMatchObject({ is: "said", card: "b9" });
    const without = voiceFor(SCENES.priority, speechFor("it"), {});
    expect(readByHand("draw 1", undefined, without)).toMatchObject({
      words: expect.stringContaining("giocata a mano"),
    });
  });
});
