import { expect, it } from "vitest";
import { begin, marksOf } from "../../lib/answering/answering.ts";
import { everyBot } from "../../lib/bots/index.ts";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import * as engine from "../../lib/engine/index.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import { detailOf, titleOf } from "../../lib/words/questions.ts";
import { voiceFor } from "../../lib/words/voice.ts";

/** The page's words and answers against what the engine really says: no code without a sentence, no name without a thing. */
it("finds words for everything that happens and is asked in real games", async () => {
  const { pool, decks } = await builtInPool([]);
  const lines = new Set<string>();
  const wordless = new Set<string>();
  const astray = new Set<string>();
  const asks = new Set<string>();
  const listening = {
    ...engine,
    submit: (...[game, seat, answers]: Parameters<typeof engine.submit>) => {
      const view = engine.view(game, seat);
      const voice = voiceFor(view, { 0: "Robin", 1: "Ada" });
      for (const { decision } of view.pending) {
        asks.add(decision.ask);
        const words = [titleOf(decision, voice), ...detailOf(decision, voice)].join(" ");
        if (/undefined|NaN|Choose \(/.test(words)) wordless.add(words);
        for (const name of marksOf(begin(decision)).keys())
          if (!voice.find(name)) astray.add(`${decision.ask} ${decision.about}: ${name}`);
      }
      const submitted = engine.submit(game, seat, answers);
      if (submitted.ok && submitted.events.length > 0) {
        const after = voiceFor(engine.view(game, 0), { 0: "Robin", 1: "Ada" });
        for (const entry of engine.redact(game, 0, submitted.events)) {
          const sentence = sentenceOf(entry, after);
          if (sentence && / · |undefined|NaN|\s\./.test(sentence.text)) wordless.add(`${entry.code}: ${sentence.text}`);
          if (sentence) lines.add(sentence.text);
        }
      }
      return submitted;
    },
  };
  for (let number = 0; number < 2; number += 1) {
    const bots = everyBot(`page ${number}`);
    const seed = String(number).padStart(64, "0");
    const seats = [decks[number]!, decks[(number + 1) % decks.length]!];
    playOut(listening, { seed, pool, decks: seats, bots: [bots.random, bots.heuristic] });
  }
  expect([...wordless]).toEqual([]);
  expect([...astray]).toEqual([]);
  expect(lines.size).toBeGreaterThan(80);
  expect(asks.size).toBeGreaterThan(4);
});
