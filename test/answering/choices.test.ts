import { describe, expect, it } from "vitest";
import { choicesOf } from "../../lib/answering/choices.ts";
import { everyBot } from "../../lib/bots/index.ts";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import { validate } from "../../lib/engine/answers/validate.ts";
import * as engine from "../../lib/engine/index.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES, type SceneName } from "../support/scenes.ts";

const names = { 0: "Robin", 1: "Ada" };
const labels = (scene: SceneName, most = 25, language: (typeof LANGUAGES)[number] = "en") => {
  const view = SCENES[scene];
  const voice = voiceFor(view, speechFor(language), names);
  const { choices, more } = choicesOf(view.pending[0]!.decision, voice, most);
  return { labels: choices.map(({ label }) => label), more };
};

describe("the usual answers", () => {
  it("begin with the most usual one", () => {
    expect(labels("priority").labels[0]).toBe("Pass");
    expect(labels("attackers", 25, "it").labels[0]).toBe("Attacca con chi deve");
    expect(labels("blockers", 25, "pt").labels[0]).toBe("Não bloquear");
    expect(labels("pay").labels).toEqual(["Pay automatically"]);
  });

  it("say that there is more where not all fits", () => {
    expect(labels("priority", 2)).toMatchObject({ more: true, labels: { length: 2 } });
    expect(labels("divide").more).toBe(true);
  });

  it.each(LANGUAGES)("are legal in shape, apart by their labels and the same in every language: %s", (language) => {
    for (const view of Object.values(SCENES))
      for (const { decision } of view.pending) {
        const { choices } = choicesOf(decision, voiceFor(view, speechFor(language), names), 25);
        const english = choicesOf(decision, voiceFor(view, speechFor("en"), names), 25);
        expect(choices.map(({ answer }) => answer)).toEqual(english.choices.map(({ answer }) => answer));
        for (const { answer } of choices) expect(validate(decision, answer)).toBeUndefined();
        expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      }
  });

  it("are among what real games allow, for every question they ask", async () => {
    const { pool, decks } = await builtInPool([]);
    const refused = new Set<string>();
    const silent = new Set<string>();
    const listening = {
      ...engine,
      submit: (...[game, seat, answers]: Parameters<typeof engine.submit>) => {
        const view = engine.view(game, seat);
        for (const { decision } of view.pending) {
          const { choices, more } = choicesOf(decision, voiceFor(view, speechFor("en"), names), 25);
          for (const { answer, label } of choices)
            if (validate(decision, answer)) refused.add(`${decision.ask} ${decision.about}: ${label}`);
          if (choices.length === 0 && !more) silent.add(`${decision.ask} ${decision.about}`);
        }
        return engine.submit(game, seat, answers);
      },
    };
    for (const number of [0, 1, 2]) {
      const bots = everyBot(`choices ${number}`);
      const seats = [decks[number]!, decks[(number + 1) % decks.length]!];
      const seed = String(number).padStart(64, "0");
      playOut(listening, { seed, pool, players: seats.map((deck) => ({ deck })), bots: [bots.random, bots.heuristic] });
    }
    expect([...refused]).toEqual([]);
    expect([...silent]).toEqual([]);
  });
});
