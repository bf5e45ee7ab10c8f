import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAhead } from "../../lib/answering/typed/ahead.ts";
import { numbered } from "../../lib/answering/typed/candidates.ts";
import { continued, readTyped } from "../../lib/answering/typed/typed.ts";
import { readWay } from "../../lib/answering/typed/ways.ts";
import { validate } from "../../lib/engine/answers/validate.ts";
import { LANGUAGES, type Language } from "../../lib/words/language.ts";
import { MISSING } from "../../lib/words/speech.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { SCENES, type SceneName } from "../support/scenes.ts";

const names = { 0: "Robin", 1: "Ada" };
const asked = (scene: SceneName, language: Language = "en") => {
  const view = SCENES[scene];
  return { question: view.pending[0]!.decision, voice: voiceFor(view, speechFor(language), names) };
};
const read = (scene: SceneName, text: string, language: Language = "en") => {
  const { question, voice } = asked(scene, language);
  return readTyped(text, question, voice);
};
const answer = (scene: SceneName, text: string, language: Language = "en") => {
  const typed = read(scene, text, language);
  return typed.is === "answer" ? typed.answer : typed.words;
};
const at = (scene: SceneName, list = 0) => numbered(asked(scene).question, asked(scene).voice)[list]!;

describe("what is said for longer than a question", () => {
  it.each([
    [
      "turn",
      [
        "pass until my turn",
        "Pass until my next turn!",
        "passa fino al mio turno",
        "passar até meu turno",
        "until my turn",
      ],
    ],
    [
      "end",
      ["pass until end", "pass until the end of turn", "passa fino alla fine del turno", "passar até o fim do turno"],
    ],
    ["attack", ["pass until I'm attacked", "passa finché mi attaccano", "passar até eu for atacado"]],
    ["respond", ["pass till something happens", "passa finché succede qualcosa", "passar até algo acontecer"]],
    [undefined, ["pass until the cows come home", "passa fino a domani", "passar até amanhã"]],
  ] as const)("passing until %s", (until, texts) => {
    for (const text of texts) expect(readAhead(text), text).toEqual({ do: "pass", until });
  });

  it("stops, and what only begins like it", () => {
    for (const text of ["stops reactive", "fermate reattivo", "paradas reativo"])
      expect(readAhead(text)).toEqual({ do: "stops", profile: "reactive" });
    expect(readAhead("stops")).toEqual({ do: "stops", profile: undefined });
    for (const text of ["pass", "stop that", "cast Lance", "until", "passa"]) expect(readAhead(text)).toBeUndefined();
  });
});

describe("what is typed, in three languages", () => {
  const pass = { ask: "priority", action: { act: "pass" } };
  const lance = { ask: "priority", action: { act: "cast", card: "h1" } };
  const unblocked = { ask: "blockers", blocks: [] };
  const attack = (...pairs: [string, string][]) => ({
    ...{ ask: "attackers", attacks: pairs.map(([attacker, defender]) => ({ attacker, defender })) },
  });
  const block = (...pairs: [string, string][]) => ({
    ...{ ask: "blockers", blocks: pairs.map(([blocker, attacker]) => ({ blocker, attacker })) },
  });

  it.each([
    ["priority", ["pass", "Pass.", "ok", "passa", "Passo!", "passar", "sem resposta"], pass],
    [
      "priority",
      ["cast Cinder Lance", "lancia cinder lance", "conjurar Cinder", "CAST cinder", "lance", "play cinder lance", "2"],
      lance,
    ],
    ["mulligan", ["no", "keep", "Keep this hand", "tieni", "manter", "não"], { ask: "confirm", yes: false }],
    ["mulligan", ["mulligan", "yes", "sì", "sim", "nova mão", "nuova mano"], { ask: "confirm", yes: true }],
    ["number", ["3", "x=3", "X = 3", "scegli 3", "escolho 3", "#3"], { ask: "number", number: 3 }],
    ["number", ["max", "massimo", "máximo"], { ask: "number", number: 5 }],
    ["modes", ["1 3", "1, 3", "1 and 3", "1 e 3", "modes 3 1", "draw, destroy"], { ask: "option", chosen: [0, 2] }],
    ["color", ["red", "R", "rosso", "vermelho", "4"], { ask: "option", chosen: [3] }],
    ["repeat", ["1 1 2"], { ask: "option", chosen: [0, 0, 1] }],
    ["name", ["Still Water", "still", "name still water", "nomina still water"], { ask: "name", name: "Still Water" }],
    ["name", ["Vile Unheard-of Thing"], { ask: "name", name: "Vile Unheard-of Thing" }],
    ["order", ["2 1 3", "2, 1", "quarry, saproling", "ordina 2 1 3"], { ask: "order", order: [1, 0, 2] }],
    ["order", ["ok", "così", "in quest’ordine", "nesta ordem"], { ask: "order", order: [0, 1, 2] }],
    ["divide", ["0 5", "5 on 2", "5 su 2"], { ask: "divide", amounts: [0, 5] }],
    ["pay", ["auto", "pay", "paga", "pagar automaticamente"], { ask: "pay", with: "auto" }],
    [
      "pay",
      ["2 3", "pay with 2 and 3", "paga con 2 e 3"],
      {
        ask: "pay",
        with: [
          { source: "l5", ability: 0 },
          { source: "l6", ability: 0 },
        ],
      },
    ],
    [
      "attackers",
      ["attack Ada with 1 4", "attacca Ada con 1 e 4", "atacar Ada com 1, 4", "1 4 on ada", "1 on Ada; 4 on Ada"],
      attack(["b1", "p1"], ["b7", "p1"]),
    ],
    [
      "blockers",
      [
        "block 1 with 1, 2",
        "blocca 1 con 1 e 2",
        "bloquear 1 com 1, 2",
        "1 with 1 2",
        "1 with 1; 1 with 2",
        "1 and 2 block 1",
      ],
      block(["b1", "q1"], ["b3", "q1"]),
    ],
    ["blockers", ["1 with 1, 2 with 2", "block 1 with 1 and block 2 with 2"], block(["b1", "q1"], ["b3", "q2"])],
    ["blockers", ["none", "no block", "non bloccare", "não bloquear", "nada"], unblocked],
    ["target", ["Ada", "opponent", "avversario", "2", "target Ada"], { ask: "choose", chosen: ["p1"] }],
    ["target", ["me", "mim"], { ask: "choose", chosen: ["p0"] }],
    ["search", ["none", "niente", "nada"], { ask: "choose", chosen: [] }],
  ] as const)("%s: %j", (scene, texts, expected) => {
    for (const text of texts)
      for (const language of LANGUAGES) expect(answer(scene as SceneName, text, language), text).toEqual(expected);
  });

  it("counts as messages number what there is", () => {
    expect(at("target")).toEqual([
      ...["You (17 life)", "Ada (12 life)", "Harbor Sentinel 3/5 (Ada)", "Glass Kite 1/1 (Ada)"],
      ...["Ilka, Tide Reader ◆4 (Ada)", "Thornhide Bear 4/4"],
    ]);
    expect(at("blockers", 1)).toEqual(["Thornhide Bear 4/4", "Quarry Ogre 4/3", "Saproling 1/1"]);
  });

  it("takes with a spell what was said about its target and its X", () => {
    const typed = read("priority", "cast cinder lance on Ada");
    expect(typed).toMatchObject({ answer: lance, then: { target: "ada" } });
    const { question, voice } = asked("target");
    expect(continued(typed.is === "answer" ? (typed.then ?? {}) : {}, question, voice)).toEqual({
      ...{ ask: "choose", chosen: ["p1"] },
    });
    expect(read("priority", "lancia cinder lance x=2 su 3")).toMatchObject({ then: { target: "3", x: "2" } });
    for (const text of ["cast cinder lance modes 1 and 3 on Ada", "lancia cinder lance modi 1 e 3 su Ada"])
      expect(read("priority", text)).toMatchObject({
        answer: lance,
        then: { target: "ada", mode: "1 and 3".replace("and", text.includes(" e ") ? "e" : "and") },
      });
  });

  it("names what it could have meant, and does nothing", () => {
    expect(read("modes", "d")).toEqual({
      is: "reply",
      words: expect.stringContaining("could be Destroy target artifact. or Draw a card."),
      candidates: ["Destroy target artifact.", "Draw a card."],
    });
    expect(read("attackers", "attack with 1").is === "reply" && read("attackers", "attack with 1")).toMatchObject({
      words: expect.stringMatching(/Whom do you attack/),
    });
  });

  it.each([
    ["priority", "cast Nonsense", "en", /nothing here called “nonsense”/],
    ["priority", "", "it", /Scrivi “passa”/],
    ["discard", "1", "pt", /Não é suficiente: escolha 2/],
    ["modes", "1 2 3", "it", /È troppo/],
    ["number", "9", "en", /from 0 to 5/],
    ["divide", "1 1", "it", /devono dare in tutto 5; queste danno 2/],
    ["attackers", "none", "pt", /Algo precisa atacar/],
    ["blockers", "1 with 9", "en", /“9”/],
    ["blockers", "2 with 1", "it", /non può bloccare/],
    ["mulligan", "perhaps", "pt", /Manter esta mão/],
  ] as const)("helps: %s %j (%s)", (scene, text, language, words) => {
    const typed = read(scene, text, language);
    expect(typed).toMatchObject({ is: "reply", words: expect.stringMatching(words) });
  });

  it("throws at nothing, and gives only answers of the question's shape", () => {
    const scenes = (Object.keys(SCENES) as SceneName[]).filter((scene) => SCENES[scene].pending.length > 0);
    const word = fc.constantFrom(
      ...[
        "pass",
        "cast",
        "on",
        "with",
        "con",
        "com",
        "block",
        "attack",
        "all",
        "none",
        "1",
        "2",
        "3-1",
        "1-9999",
        "99",
      ],
      ...[
        "Ada",
        "x=2",
        ";",
        ",",
        "and",
        "e",
        "cinder",
        "ogre",
        "me",
        "__proto__",
        "constructor",
        "→",
        "𝕏",
        "\u202e",
        "{R}",
        "pay",
        "auto",
        "2 on",
        "1 1 2",
      ],
    );
    const typed = fc.oneof(
      fc.array(word, { maxLength: 9 }).map((all) => all.join(" ")),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...scenes), fc.constantFrom(...LANGUAGES), typed, (scene, language, text) => {
        const { question, voice } = asked(scene, language);
        const found = readTyped(text, question, voice);
        if (found.is === "answer") expect(validate(question, found.answer)).toBeUndefined();
        else {
          expect(found.words).not.toBe("");
          expect(found.words).not.toContain(MISSING);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("where the rest of the turn leads to", () => {
  it.each([
    ["end turn", { to: "nextTurn" }],
    ["Pass, end my turn!", { to: "nextTurn" }],
    ["attack with 1 2, then end turn", { to: "nextTurn", answer: "attack with 1 2" }],
    ["attacco con tutti, poi fase principale 2", { to: "postcombatMain", answer: "attacco con tutti" }],
    ["termino il turno", { to: "nextTurn" }],
    ["atacar com 1 e depois encerrar o turno", { to: "nextTurn", answer: "atacar com 1" }],
    ["Para o combate", { to: "postcombatMain" }],
  ])("is read in “%s”", (text, way) => expect(readWay(text)).toEqual(way));

  it.each(["cast March to combat", "pass", "attack with 1 2", "fim"])("is not said with “%s”", (text) =>
    expect(readWay(text)).toBeUndefined(),
  );
});
