import { describe, expect } from "vitest";
import { readTyped } from "../../lib/answering/typed/typed.ts";
import type { PrintedNames } from "../../lib/cards/schema.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import { viewFor } from "../../lib/engine/view/view.ts";
import type { SeatView } from "../../lib/engine/views.ts";
import { describeBoard } from "../../lib/picture/describe.ts";
import { boardPicture } from "../../lib/picture/index.ts";
import { titleOf } from "../../lib/words/cards.ts";
import type { Language } from "../../lib/words/language.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import { speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { kit } from "../support/kit.ts";
import { scenario } from "../support/scenario.ts";
import { cardsOf } from "../support/stock.ts";
import type { TestGame } from "../support/testGame.ts";

/** A card with names in other languages, as an import leaves it. */
function called(t: TestGame, text: string, printedNames: PrintedNames): void {
  const [card] = cardsOf(text);
  const [front] = card!.faces;
  t.define({ ...card!, faces: [{ ...front, printedNames }] });
}
const names = { 0: "Robin", 1: "Ada" };
const voice = (view: SeatView, language: Language) => voiceFor(view, speechFor(language), names);
const view = (t: TestGame, seat: Seat): SeatView => viewFor(t.game, seat);

describe("names that cards were imported with", () => {
  const table = (t: TestGame) => {
    kit(t);
    called(t, "Meadow Wasp {1}{W}\nCreature — Insect\n1/1", { it: "Vespa dei prati", pt: "Vespa do prado" });
    called(t, "Sharp Word {R}\nInstant\nSharp Word deals 2 damage to any target.", { it: "Parola tagliente" });
    t.lands(0, "Mountain", 2);
    t.hand(0, "Sharp Word");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Meadow Wasp");
  };

  scenario("are what each reads in their language, and what has none keeps its English one", (t) => {
    table(t);
    const seen = view(t, 0);
    const [bear, wasp] = ["Test Bear", "Meadow Wasp"].map((name) => seen.battlefield.find((one) => one.name === name)!);
    const inWords = (language: Language) => [bear, wasp].map((card) => titleOf(card!, speechFor(language)));
    expect(inWords("en")).toEqual(["Test Bear", "Meadow Wasp"]);
    expect(inWords("it")).toEqual(["Test Bear", "Vespa dei prati"]);
    expect(inWords("pt")).toEqual(["Test Bear", "Vespa do prado"]);
    expect(voice(seen, "it").thing(wasp!.id)).toBe("Vespa dei prati");
    expect(describeBoard(seen, "it", names)).toContain("Vespa dei prati");
    expect(boardPicture(seen, { language: "pt", theme: "dark", names })).toContain("Vespa do prado");
    const dies = {
      code: "move.graveyard",
      seat: 1,
      detail: "battlefield/destroy",
      objects: [{ id: "gone", name: "Meadow Wasp" }],
    };
    expect(sentenceOf(dies as never, voice(seen, "it"))?.text).toContain("Vespa dei prati");
  });

  scenario("are understood where somebody types, beside the English ones", (t) => {
    table(t);
    t.asked("priority");
    const seen = view(t, 0);
    const cast = (text: string, language: Language) => {
      const typed = readTyped(text, seen.pending[0]!.decision, voice(seen, language));
      return typed.is === "answer" && typed.answer.ask === "priority" ? typed.answer.action.act : typed;
    };
    expect(cast("lancia parola tagliente", "it")).toBe("cast");
    expect(cast("lancia sharp word", "it")).toBe("cast");
    expect(cast("cast Parola Tagliente", "en")).toBe("cast");
  });

  scenario("707.2: go with the name that a copy has, and say nothing of a hand", (t) => {
    table(t);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror", { targets: ["Meadow Wasp"] });
    t.resolve();
    const token = view(t, 1).battlefield.find((one) => one.token);
    expect(token).toMatchObject({ name: "Meadow Wasp", printedNames: { it: "Vespa dei prati" } });
    expect(view(t, 1).players[0]!.hand).toEqual([]);
    expect(JSON.stringify(view(t, 1))).not.toContain("Parola tagliente");
  });
});

scenario("707.2: a picture goes with the name that is seen, and says nothing of a hand", (t) => {
  const picture = (name: string) => ({ address: `https://cards.example/${name}.jpg` });
  kit(t);
  for (const [text, name] of [
    ["Meadow Wasp {1}{W}\nCreature — Insect\n1/1", "wasp"],
    ["Sharp Word {R}\nInstant\nSharp Word deals 2 damage to any target.", "word"],
  ] as const) {
    const [card] = cardsOf(text);
    t.define({ ...card!, faces: [{ ...card!.faces[0], picture: picture(name) }] });
  }
  t.lands(0, "Island", 3);
  t.hand(0, "Test Mirror", "Sharp Word");
  t.battlefield(1, "Meadow Wasp");
  t.to("precombatMain");
  t.cast("Test Mirror", { targets: ["Meadow Wasp"] });
  t.resolve();
  const seen = view(t, 1);
  expect(seen.battlefield.filter(({ name }) => name === "Meadow Wasp").map((one) => one.picture)).toEqual([
    picture("wasp"),
    picture("wasp"),
  ]);
  expect(seen.battlefield.find(({ name }) => name === "Island")).not.toHaveProperty("picture");
  expect(JSON.stringify(seen)).not.toContain("word.jpg");
  expect(view(t, 0).players[0]!.hand.map((one) => one.picture)).toEqual([picture("word")]);
});
