import { describe, expect, it } from "vitest";
import { builtInCards } from "../../lib/cards/builtin.ts";
import { newGame, view } from "../../lib/engine/index.ts";
import { anyAnswer } from "../../lib/explore/answers.ts";
import { chance } from "../../lib/explore/chance.ts";
import { resumeProblem } from "../../lib/explore/checks.ts";
import { randomDecks } from "../../lib/explore/decks.ts";
import { brokenInvariant } from "../../lib/explore/invariants.ts";
import { explore } from "../../lib/explore/play.ts";
import { twinProblem } from "../../lib/explore/secrecy.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { scenario } from "../support/scenario.ts";

const cards = builtInCards().flatMap(({ printed }) => {
  const reading = readCard(printed);
  return reading.verdict === "read" ? [reading.card] : [];
});

const started = (seed: number) => {
  const { pool, decks } = randomDecks(cards, chance(seed));
  return newGame({
    seed: `test/${seed}`,
    pool,
    players: decks.map((deck) => ({ deck })),
    options: { mulligans: false },
  });
};

describe("games by chance", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("between random decks break nothing (seed %i)", (seed) => {
    expect(explore(seed, cards, false).failure).toBeUndefined();
  });

  it.each(["free-for-all", "two-headed-giant", "emperor", "alternating-teams"] as const)(
    "of more players break nothing (%s)",
    { timeout: 60_000 },
    (variant) => expect(explore(21, cards, false, { variant }).failure).toBeUndefined(),
  );

  it("are the same for the same seed", () => {
    expect(explore(9, cards, false)).toEqual(explore(9, cards, false));
  });
});

describe("the checks themselves", () => {
  it("find a card that is in two zones", () => {
    const game = started(1);
    expect(brokenInvariant(game)).toBeUndefined();
    const [player] = game.state.players;
    (player!.graveyard as number[]).push(player!.hand[0]!);
    expect(brokenInvariant(game)).toContain("is in graveyard and in hand");
  });

  it("find nothing wrong with a game that has just begun", () => {
    const game = started(2);
    expect(resumeProblem(game)).toBeUndefined();
    for (const seat of [0, 1]) expect(twinProblem(game, seat, chance(1))).toBeUndefined();
    expect(view(game, 0).players[1]!.hand).toEqual([]);
  });

  scenario("look at games with more objects than are written one by one", (t) => {
    t.cards("");
    t.lands(0, "Forest", 80);
    t.to("precombatMain");
    for (const seat of [0, 1]) expect(twinProblem(t.game, seat, chance(1))).toBeUndefined();
  });

  it("never divide more than there is", () => {
    const among = [
      { to: 1, min: 0, max: 5, lethal: 2 },
      { to: 2, min: 0, max: 5, lethal: 2 },
    ];
    const decision = {
      ask: "divide" as const,
      total: 5,
      among,
      player: 0,
      decidedBy: 0,
      slot: "damage",
      about: "damage" as const,
    };
    expect(anyAnswer(decision, chance(1))).toEqual({ ask: "divide", amounts: [3, 2] });
  });
});
