import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { Handle, PermanentView } from "../../lib/engine/views.ts";
import { factsOf, gameFacts, inForceWords, playerFacts, shortFacts, wordsOfFacts } from "../../lib/words/facts.ts";
import { LANGUAGES, type Language } from "../../lib/words/language.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import { MISSING } from "../../lib/words/speech.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { type Voice, voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

const voice = (language: Language): Voice => voiceFor(SCENES.priority, speechFor(language), { 0: "Robin", 1: "Ada" });
const [first] = SCENES.priority.battlefield;
const marked: PermanentView = {
  ...first!,
  chosen: [
    { of: "color", is: "U" },
    { of: "player", is: 1 },
    { of: "word", is: "war", by: 1 },
  ],
  designations: ["monstrous", "exerted"],
  goadedBy: [1],
  level: 2,
  sector: "alpha",
  pairedWith: first!.id,
  exiled: [first!.id],
  usedUp: ["{1}: Draw a card."],
  loyaltyUsed: true,
};

describe("what all know of a permanent, a player and the game", () => {
  it("is said in full to who reads a card, in short on a tile", () => {
    const en = voice("en");
    const name = first!.name;
    expect(factsOf(marked, en)).toEqual([
      ...["chosen: Blue", "chosen: Ada", "Ada: war", "monstrous", "exerted", "goaded by Ada", "level 2"],
      ...["alpha sector", `paired with ${name}`, `exiled with it: ${name}`],
      ...["used up: {1}: Draw a card.", "loyalty used this turn"],
    ]);
    expect(shortFacts(marked, en)).toEqual([
      "Blue",
      "Ada",
      "war",
      "monstrous",
      "exerted",
      "goaded",
      "level 2",
      "alpha",
      "used",
    ]);
    expect([factsOf(first!, en), shortFacts(first!, en)]).toEqual([[], []]);
  });

  it("is said of players and of the game", () => {
    const en = voice("en");
    const player = SCENES.priority.players[0]!;
    expect(
      wordsOfFacts(playerFacts({ ...player, designations: ["monarch"], ring: 2, speed: 3, controlledBy: 1 }, en)),
    ).toEqual([...["monarch", "the Ring: 2", "speed 3", "Ada decides for them"]]);
    expect(wordsOfFacts(gameFacts({ ...SCENES.priority, dayNight: "night", extraTurns: [1] }, en))).toEqual([
      ...["night", "extra turns next: Ada"],
    ]);
  });

  it("is said of what is in force", () => {
    const en = voice("en");
    const { id, name } = first!;
    const one = { source: { name: "Swell" }, controller: 0, until: "endOfTurn" as const, affects: [id] };
    expect(inForceWords(one, en)).toBe(`Swell on ${name}: until end of turn`);
    expect(inForceWords({ source: {}, controller: 1, until: "turnOf", player: 1 }, en)).toBe(
      "Something unseen: until Ada’s next turn",
    );
  });

  it.each([
    [
      { code: "chose", seat: 1, detail: "color/U", objects: [{ id: "x", name: "Prism" }] },
      "Ada chooses Blue for Prism.",
    ],
    [{ code: "chose", seat: 1, on: { id: "p0" } }, "Ada chooses you."],
    [{ code: "vote", seat: 1, detail: "grace" }, "Ada votes for grace."],
    [{ code: "dieRoll", seat: 1, amount: 17, detail: "20" }, "Ada rolls 17 on a die of 20."],
    [{ code: "coinFlip", seat: 1, amount: 0, detail: "called" }, "Ada flips a coin: lost."],
    [{ code: "coinFlip", seat: 1, amount: 1, detail: "face" }, "Ada flips a coin: heads."],
    [{ code: "scry", seat: 1, amount: 2 }, "Ada scries 2."],
    [{ code: "dayNight", detail: "night" }, "It becomes night."],
    [{ code: "control", seat: 1, objects: [{ id: "x", name: "Ox" }] }, "Ada gains control of Ox."],
    [
      { code: "attach", objects: [{ id: "x", name: "Blade" }], on: { id: "y", name: "Ox" } },
      "Blade is attached to Ox.",
    ],
  ] satisfies readonly (readonly [LogEntry<Handle>, string])[])("is told in the log: %j", (entry, text) => {
    expect(sentenceOf(entry, voice("en"))?.text).toBe(text);
    for (const language of LANGUAGES) expect(sentenceOf(entry, voice(language))?.text).not.toContain(MISSING);
  });

  it.each(LANGUAGES)("leaves no place in a message empty: %s", (language) => {
    const said = [
      ...factsOf(marked, voice(language)),
      ...playerFacts(
        { ...SCENES.priority.players[0]!, completedDungeons: ["Cellar"], controlledBy: 0 },
        voice(language),
      ),
    ];
    expect(said.join()).not.toContain(MISSING);
  });
});
