import { describe, expect, it } from "vitest";
import { everyBot } from "../../lib/bots/index.ts";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import type { LogEntry } from "../../lib/engine/api.ts";
import * as engine from "../../lib/engine/index.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { LANGUAGES, type Language } from "../../lib/words/language.ts";
import { lifeBefore, recap } from "../../lib/words/recap.ts";
import { MISSING } from "../../lib/words/speech.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES } from "../support/scenes.ts";

const names = { 0: "Robin", 1: "Ada" };
const voice = (language: Language = "en") => voiceFor(SCENES.priority, speechFor(language), names);
const one = (id: string, name: string) => ({ id, name });

/** Ada's turn as seat 0 missed it; the view says 17 and 12 life. */
const TURN: readonly LogEntry<Handle>[] = [
  { code: "turn", seat: 1, amount: 6 },
  { code: "draw", seat: 1 },
  { code: "move.battlefield", seat: 1, detail: "hand/playLand", objects: [one("m5", "Plains")] },
  { code: "cast", seat: 1, objects: [one("s1", "Harbor Sentinel")] },
  { code: "move.battlefield", seat: 1, detail: "stack/resolve", objects: [one("q1", "Harbor Sentinel")] },
  { code: "cast", seat: 1, objects: [one("s2", "Cinder Lance"), { id: "p0" }] },
  { code: "countered", objects: [one("s2", "Cinder Lance")] },
  { code: "attack", seat: 1, objects: [one("q2", "Glass Kite"), one("q7", "Gull")], on: { id: "p0" } },
  { code: "block", seat: 0, objects: [one("b3", "Quarry Ogre")], on: one("q7", "Gull") },
  { code: "damage.player", seat: 0, amount: 1, objects: [one("q2", "Glass Kite")], life: 17 },
  { code: "damage.permanent", amount: 4, objects: [one("b3", "Quarry Ogre"), one("q7", "Gull")] },
  { code: "move.graveyard", seat: 1, detail: "battlefield/destroy", objects: [one("g7", "Gull")] },
  { code: "shuffle", seat: 1 },
  { code: "turn", seat: 0, amount: 7 },
  { code: "drew", seat: 0, objects: [one("h1", "Cinder Lance")] },
];

describe("a recap", () => {
  it.each([
    [
      "en",
      [
        "Ada played Plains.",
        "Ada cast Harbor Sentinel and Cinder Lance targeting you (countered).",
        "Ada attacked you with Glass Kite and Gull.",
        "You blocked Gull with Quarry Ogre.",
        "Ada lost Gull.",
        "You drew Cinder Lance.",
      ],
    ],
    [
      "it",
      [
        "Ada ha giocato Plains.",
        "Ada ha lanciato Harbor Sentinel e Cinder Lance con bersaglio te (magia neutralizzata).",
        "Ada ti ha attaccato con Glass Kite e Gull.",
        "Hai bloccato Gull con Quarry Ogre.",
        "Ada ha perso Gull.",
        "Hai pescato Cinder Lance.",
      ],
    ],
    [
      "pt",
      [
        "Ada jogou Plains.",
        "Ada conjurou Harbor Sentinel e Cinder Lance com alvo em você (mágica anulada).",
        "Ada atacou você com Glass Kite e Gull.",
        "Você bloqueou Gull com Quarry Ogre.",
        "Ada perdeu Gull.",
        "Você comprou Cinder Lance.",
      ],
    ],
  ] as const)("tells a turn in plain sentences: %s", (language, sentences) =>
    expect(recap(TURN, voice(language))).toEqual(sentences),
  );

  it("keeps the most important where there is too much, as it happened", () => {
    expect(recap(TURN, voice(), 4)).toEqual([
      "Ada cast Harbor Sentinel and Cinder Lance targeting you (countered).",
      "Ada attacked you with Glass Kite and Gull.",
      "You blocked Gull with Quarry Ogre.",
      "Ada lost Gull.",
    ]);
    const won: LogEntry<Handle> = { code: "lose", seat: 1, detail: "life" };
    expect(recap([...TURN, won], voice(), 2)[0]).toBe("Ada loses the game with no life left.");
  });

  it("tells what happened before a fight before it, and how it ended first of all", () => {
    const used: LogEntry<Handle> = { code: "activate", seat: 0, objects: [one("b3", "Quarry Ogre")] };
    const lost: LogEntry<Handle> = { code: "lose", seat: 1, detail: "life" };
    const told = recap([used, ...TURN, lost], voice());
    expect(told.slice(0, 2)).toEqual(["Ada loses the game with no life left.", "You activated Quarry Ogre."]);
  });

  it.each([
    ["en", "Ada took 2 mulligans.", "You took a mulligan."],
    ["it", "Ada ha fatto 2 mulligan.", "Hai fatto un mulligan."],
    ["pt", "Ada fez 2 mulligans.", "Você fez um mulligan."],
  ] as const)("counts mulligans (103.5): %s", (language, hers, mine) => {
    const by = (seat: number): LogEntry<Handle> => ({ code: "mulligan", seat });
    expect(recap([by(1), by(0), by(1)], voice(language))).toEqual([hers, mine]);
  });

  it("knows what life was before, of damage dealt at once and of life paid and gained (119.3)", () => {
    const hit = { code: "damage.player", seat: 1, amount: 2, life: 10 };
    expect([
      ...lifeBefore([...TURN, hit, { ...hit, amount: 3, life: 7 }, { code: "gainLife", seat: 1, amount: 4, life: 11 }]),
    ]).toEqual([
      [0, 18],
      [1, 12],
    ]);
  });

  it("is nothing where nothing happened", () =>
    expect(recap([{ code: "turn", seat: 0, amount: 1 }], voice())).toEqual([]));

  it("counts what is alike, and names no card that was not shown", () => {
    const token = { code: "move.battlefield", seat: 1, detail: "nowhere/effect", objects: [one("~1", "Wolf Token")] };
    const hidden = { code: "move.graveyard", seat: 1, detail: "library/mill" };
    expect(recap([token, token, token, hidden, hidden], voice())).toEqual([
      "Ada created 3 × Wolf Token.",
      "Ada milled 2 cards.",
    ]);
  });

  it.each(LANGUAGES)("of real games has few sentences, and a value for each place: %s", async (language) => {
    const { pool, decks } = await builtInPool([]);
    const missed: LogEntry<Handle>[] = [];
    const told: string[][] = [];
    const listening = {
      ...engine,
      submit: (...[game, seat, answers]: Parameters<typeof engine.submit>) => {
        // What seat 0 is told as it is asked, of what happened since it answered last.
        if (seat === 0) {
          const view = engine.view(game, 0);
          told.push(recap(missed.splice(0), voiceFor(view, speechFor(language), names)));
        }
        const submitted = engine.submit(game, seat, answers);
        if (submitted.ok) missed.push(...engine.redact(game, 0, submitted.events));
        return submitted;
      },
    };
    const bots = everyBot("recap");
    playOut(listening, {
      seed: "7".repeat(64),
      pool,
      players: [decks[0]!, decks[1]!].map((deck) => ({ deck })),
      bots: [bots.heuristic, bots.heuristic],
    });
    const all = told.flat();
    expect(all.length).toBeGreaterThan(20);
    for (const sentences of told) expect(sentences.length).toBeLessThanOrEqual(8);
    expect(all.filter((text) => text.includes(MISSING) || /undefined|NaN|[{}]|\s\./.test(text))).toEqual([]);
    if (process.env.SHOW_LINES)
      console.log(
        told
          .filter((one) => one.length > 1)
          .map((one) => one.join(" "))
          .join("\n"),
      );
  });
});
