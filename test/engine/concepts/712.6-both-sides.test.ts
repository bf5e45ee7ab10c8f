import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Novice {0}
  Creature — Human
  {0}: Transform this creature.
  1/1
  // transform
  Test Beast
  Creature — Werewolf
  Trample
  5/5
  Color indicator: red

  Test Scout {0}
  Creature — Human
  1/1
  // adventure
  Test Errand {0}
  Sorcery — Adventure
  You gain 1 life.`;

describe("712.6: both sides of a card", () => {
  scenario("712.6: who may look at a card may read its other side, whichever is up, and nobody else", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Novice");
    t.to("precombatMain");
    const held = (seat: number) => view(t.game, seat).players[0]!.hand.map(({ otherFaces }) => otherFaces);
    expect(held(0)).toMatchObject([[{ name: "Test Beast", types: ["creature"], text: "Trample", power: "5" }]]);
    expect(held(1)).not.toContainEqual(expect.anything());
    t.cast("Test Novice");
    t.resolve();
    t.activate("Test Novice");
    t.resolve();
    const [seen] = view(t.game, 1).battlefield;
    expect([seen!.name, seen!.otherFaces!.map(({ name }) => name)]).toEqual(["Test Beast", ["Test Novice"]]);
  });

  scenario("715.2, 712.6: so may they an Adventure; of a card that lies face down nothing is told", (t) => {
    t.cards(`${CARDS}

      Test Veil {0}
      Sorcery
      Manifest the top card of your library.`);
    t.library(0, "Test Scout");
    t.hand(0, "Test Scout", "Test Veil");
    t.to("precombatMain");
    const [scout] = view(t.game, 0).players[0]!.hand;
    expect(scout!.otherFaces).toMatchObject([{ name: "Test Errand", manaCost: "{0}", subtypes: ["Adventure"] }]);
    t.cast("Test Veil");
    t.resolve();
    expect(view(t.game, 1).battlefield.map(({ otherFaces }) => otherFaces)).toEqual([undefined]);
  });
});
