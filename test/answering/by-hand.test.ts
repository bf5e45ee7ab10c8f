import { describe, expect, it } from "vitest";
import {
  beginByHand,
  DEEDS,
  type Deed,
  type Draft,
  FIELDS,
  instructionOf,
  KEYWORDS,
  KNOWN_TOKENS,
  named,
  PLACES,
  TOKEN_COLORS,
  withDeed,
} from "../../lib/answering/byHand/draft.ts";
import { nameable } from "../../lib/answering/byHand/things.ts";
import { COLORS } from "../../lib/cards/schema.ts";
import { PLAIN_KEYWORDS } from "../../lib/engine/abilities/keywords.ts";
import { PREDEFINED_TOKENS } from "../../lib/engine/abilities/predefined.ts";
import { MANUAL_PLACES } from "../../lib/engine/manual.ts";
import { actSchema } from "../../lib/hosting/http/actSchema.ts";
import { instructionWords } from "../../lib/words/manual.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

const view = SCENES.byHand;
const voice = voiceFor(view, speechFor("en"), { 0: "Robin", 1: "Ada" });
const ALL = Object.values(DEEDS).flat() as readonly Deed[];

/** All that is asked of it is said. */
const whole = (deed: Deed): Draft => ({
  ...withDeed(beginByHand(0), deed, 0),
  ...(FIELDS[deed].includes("objects") && { objects: ["b1", "b2"] }),
  ...(FIELDS[deed].includes("players") && { players: deed === "control" ? [1] : [0, 1] }),
  ...{ host: "p1", mana: "rr {g}", text: " Tea. ", token: { ...beginByHand(0).token, subtypes: "bird  Wizard" } },
});
const placesOf = (deed: Deed) => nameable(deed, view).map(({ zone, of }) => `${zone} ${of}`);

describe("what a manual card does, in the making", () => {
  it("offers each deed once", () => expect([...ALL].sort()).toEqual(Object.keys(FIELDS).sort()));

  it.each(ALL)("is what the API takes once all of it is said: %s", (deed) => {
    const instruction = instructionOf(whole(deed));
    const read = actSchema.safeParse({
      ...{ actionId: "by-hand-by-hand", do: "proposeManual", card: "b9", instructions: [instruction] },
    });
    expect(read.error?.issues ?? []).toEqual([]);
    expect(instructionWords(named(instruction!), voice)).not.toMatch(/\{[a-z]|undefined/);
  });

  it.each(ALL.filter((deed) => deed !== "note"))("is nothing without what it is done to or by: %s", (deed) =>
    expect(instructionOf({ ...whole(deed), objects: [], players: [] })).toBeUndefined(),
  );

  it.each([
    ["no number", "draw", { count: Number.NaN }],
    ["less than one", "mill", { count: 0 }],
    ["half a card", "draw", { count: 1.5 }],
    ["no kind of counter", "putCounters", { counter: " " }],
    ["no size", "stats", { power: Number.NaN }],
    ["no host", "attach", { host: undefined }],
    ["no such mana", "mana", { mana: "purple" }],
    ["no words", "note", { text: "  " }],
    ["a token of no kind", "token", { token: beginByHand(0).token }],
  ] as const)("is nothing with %s", (_, deed, change) =>
    expect(instructionOf({ ...whole(deed), ...change })).toBeUndefined(),
  );

  it("says what a player would", () => {
    expect(instructionOf(whole("token"))).toEqual({
      ...{ do: "token", players: [0, 1], count: 1 },
      token: { types: ["creature"], subtypes: ["Bird", "Wizard"], power: 1, toughness: 1 },
    });
    expect(instructionOf(whole("mana"))).toMatchObject({ mana: "{R}{R}{G}" });
    expect(instructionOf(whole("loseLife"))).toEqual({ do: "life", players: [0, 1], count: -1 });
    expect(instructionOf({ ...whole("move"), place: "battlefield", controller: 1, tapped: true })).toEqual({
      ...{ do: "move", objects: ["b1", "b2"], to: "battlefield", player: 1, tapped: true },
    });
    // Nothing enters a hand tapped, or under somebody's control.
    expect(instructionOf({ ...whole("move"), controller: 1, tapped: true })).toEqual({
      ...{ do: "move", objects: ["b1", "b2"], to: "hand" },
    });
  });

  it("names what is where the instruction can reach it", () => {
    expect(placesOf("tap")).toEqual(["battlefield 0", "battlefield 1"]);
    expect(placesOf("move")).toEqual(["battlefield 0", "battlefield 1", "hand 0", "graveyard 0", "graveyard 1"]);
    expect(placesOf("note")).toEqual(["battlefield 0", "battlefield 1", "graveyard 0", "graveyard 1"]);
    expect(nameable("counterSpell", SCENES.waiting).map(({ zone }) => zone)).toEqual(["stack"]);
  });

  it("offers what the engine knows", () => {
    expect(PLACES).toEqual(MANUAL_PLACES);
    expect(TOKEN_COLORS).toEqual(COLORS);
    expect(KEYWORDS.filter((one) => !(PLAIN_KEYWORDS as readonly string[]).includes(one))).toEqual([]);
    expect(KNOWN_TOKENS.filter((one) => !(one in PREDEFINED_TOKENS))).toEqual([]);
  });
});
