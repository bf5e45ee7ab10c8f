import { expect, it } from "vitest";
import { begin, marksOf } from "../../lib/answering/answering.ts";
import { everyBot } from "../../lib/bots/index.ts";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import * as engine from "../../lib/engine/index.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import { detailOf, helpOf, titleOf } from "../../lib/words/questions.ts";
import { MISSING } from "../../lib/words/speech.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";

/** The page's words and answers against what the engine really says: no code without a sentence, no name without a thing. */
it.each(LANGUAGES)("finds words for everything that happens and is asked in real games: %s", async (language) => {
  const speech = speechFor(language);
  const { pool, decks } = await builtInPool([]);
  const lines = new Set<string>();
  const wordless = new Set<string>();
  const astray = new Set<string>();
  const asks = new Set<string>();
  const isBad = (words: string) =>
    / · |undefined|NaN|\s\.|[{}]/.test(words.replace(/\{[^{} ]+\}/g, "")) || words.includes(MISSING);
  const listening = {
    ...engine,
    submit: (...[game, seat, answers]: Parameters<typeof engine.submit>) => {
      const view = engine.view(game, seat);
      const voice = voiceFor(view, speech, { 0: "Robin", 1: "Ada" });
      for (const { decision } of view.pending) {
        asks.add(decision.ask);
        for (const words of [titleOf(decision, voice), ...detailOf(decision, voice), helpOf(decision, speech) ?? ""])
          if (isBad(words)) wordless.add(words);
        for (const name of marksOf(begin(decision)).keys())
          if (!voice.find(name)) astray.add(`${decision.ask} ${decision.about}: ${name}`);
      }
      const submitted = engine.submit(game, seat, answers);
      if (submitted.ok && submitted.events.length > 0) {
        const after = voiceFor(engine.view(game, 0), speech, { 0: "Robin", 1: "Ada" });
        for (const entry of engine.redact(game, 0, submitted.events)) {
          const sentence = sentenceOf(entry, after);
          if (sentence && isBad(sentence.text)) wordless.add(`${entry.code}: ${sentence.text}`);
          if (sentence) lines.add(sentence.text);
          // 508.1, 509.1, 119: the log says what is attacked and blocked, and the life that is left.
          if (entry.code === "attack" || (entry.code === "block" && entry.objects!.length > 0))
            expect(entry.on).toBeDefined();
          if (/Life$/.test(entry.code)) expect(entry.life).toBeDefined();
        }
      }
      return submitted;
    },
  };
  for (let number = 0; number < 2; number += 1) {
    const bots = everyBot(`page ${number}`);
    const seed = String(number).padStart(64, "0");
    const seats = [decks[number]!, decks[(number + 1) % decks.length]!];
    playOut(listening, { seed, pool, players: seats.map((deck) => ({ deck })), bots: [bots.random, bots.heuristic] });
  }
  expect([...wordless]).toEqual([]);
  expect([...astray]).toEqual([]);
  expect(lines.size).toBeGreaterThan(80);
  expect(asks.size).toBeGreaterThan(4);
  if (process.env.SHOW_LINES) console.log([...lines].join("\n"));
});
