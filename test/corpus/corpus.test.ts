import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ABOUTS } from "../../lib/engine/decisions.ts";
import {
  concede,
  type Game,
  load,
  migratedPool,
  pending,
  preparedPool,
  result,
  save,
  submitDirectly,
  takeBack,
} from "../../lib/engine/index.ts";
import { anyAnswer, safeAnswer } from "../../lib/explore/answers.ts";
import { chance as newChance } from "../../lib/explore/chance.ts";
import { releases } from "../versions/released.ts";
import { type Shape, shapesOf } from "../versions/shapes.ts";
import { allSites, watchingSites } from "./sites.ts";
import { questionsOf, type Suspended, unpacked } from "./suspended.ts";

/** Games that released builds have left in the middle of something: this build goes on with all of them. */

const gamesOf = (folder: string): Suspended[] => unpacked(join(folder, "games.jsonl.br"));
const resumed = ({ saved, pool, abilities }: Suspended): Game =>
  load(saved, preparedPool(migratedPool(pool, abilities)));

const MOST_DECISIONS = 400;
const MOST_REFUSALS = 20;

/** Plays by chance; whoever is asked concedes when it goes on for too long. Gives what was wrong. */
function playedOut(game: Game, seed: number): string | undefined {
  const chance = newChance(seed);
  for (let decisions = 0; result(game) === undefined; decisions++) {
    const [decision] = pending(game);
    if (decision === undefined) return "nobody is asked and the game is not over";
    if (decisions >= MOST_DECISIONS) {
      concede(game, decision.player);
      continue;
    }
    const accepted = Array.from({ length: MOST_REFUSALS }).some((_, tried) => {
      const safe = tried === MOST_REFUSALS - 1 ? safeAnswer(decision) : undefined;
      const answer = safe ?? anyAnswer(decision, chance);
      return submitDirectly(game, decision.decidedBy, [{ slot: decision.slot, answer }]).ok;
    });
    // 730.1: an action that turns out too dear is taken back.
    if (!accepted && !takeBack(game, decision.decidedBy).ok) concede(game, decision.player);
  }
  return undefined;
}

describe.each(releases())("the games of %s", (folder) => {
  const games = gamesOf(folder);

  it("take little room", () => expect(statSync(join(folder, "games.jsonl.br")).size).toBeLessThan(250_000));

  it.each(games.map((game, at) => [game.from, game.asked.join(), at] as const))("%s (%s)", (_, __, at) => {
    const suspended = games[at]!;
    const game = resumed(suspended);
    expect(questionsOf(game)).toEqual(suspended.asked);
    expect(save(game).inputs).toEqual(suspended.saved.inputs);
    expect(playedOut(game, at)).toBeUndefined();
  });
});

/** As the type of questions has them. */
function kindsOfQuestion(): string[] {
  const question = "lib/engine/decisions.ts#Question";
  const { either } = shapesOf([question])[question] as Extract<Shape, { either: unknown }>;
  return (either as { fields: { ask: string } }[]).map(({ fields }) => JSON.parse(fields.ask) as string).sort();
}

/** No scenario comes to these: there is no card of ours for it yet, or only a table of more than two players asks. */
const NOT_YET: ReadonlySet<string> = new Set([]);

describe("the corpus", () => {
  const seen = { sites: new Set<string>(), abouts: new Set<string>(), asks: new Set<string>() };
  for (const suspended of releases().flatMap(gamesOf)) {
    const { done, siteOf } = watchingSites(() => resumed(suspended));
    for (const { slot, about, ask } of pending(done)) {
      seen.sites.add(siteOf.get(slot) ?? "");
      seen.abouts.add(about);
      seen.asks.add(ask);
    }
  }
  const advice = "An example is missing: show it by a scenario of test/engine, then `npm run corpus -- write`.";

  it("has a game for every function that asks", () =>
    expect(
      allSites().filter((site) => !seen.sites.has(site) && !NOT_YET.has(site)),
      advice,
    ).toEqual([]));
  it("has no excuse that is not needed", () =>
    expect([...NOT_YET].filter((site) => seen.sites.has(site) || !allSites().includes(site))).toEqual([]));
  it("has a game for every reason to ask", () =>
    expect(
      ABOUTS.filter((about) => !seen.abouts.has(about)),
      advice,
    ).toEqual([]));
  it("has a game for every kind of question", () => expect([...seen.asks].sort(), advice).toEqual(kindsOfQuestion()));
});
