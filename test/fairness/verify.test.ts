import { describe, expect, it } from "vitest";
import type { GameStep } from "../../lib/engine/api.ts";
import type { RandomEvent } from "../../lib/engine/state/rng.ts";
import {
  type FinishedGame,
  type RecordedStep,
  recordKeyFrom,
  recordOf,
  replayRecord,
} from "../../lib/fairness/record.ts";
import { verify } from "../../lib/fairness/verify.ts";
import { bytesOf, finishedGames, KEY } from "./records.ts";

const games = await finishedGames(8, "verify");
const records = games.map(bytesOf);

describe("the record of a finished game", () => {
  it("is sound, and the same rules come to the same end with it", () => {
    for (const [at, bytes] of records.entries()) {
      expect(verify(bytes)).toMatchObject({ problems: [], game: `GAME-${at}` });
      expect(replayRecord(bytes.toString("utf8")).result).toEqual(games[at]!.result);
    }
    expect(records.map((bytes) => verify(bytes).shuffles).reduce((sum, one) => sum + one)).toBeGreaterThan(16);
  });

  it("is refused with any one byte of it changed", () => {
    let position = 1;
    for (let tried = 0; tried < 1_000; tried++) {
      const changed = Buffer.from(records[tried % records.length]!);
      position = (position * 48_271) % 2_147_483_647;
      // Every fifth in the seal, which is short beside the rest.
      const at = tried % 5 === 0 ? changed.length - 1 - (position % 290) : position % changed.length;
      changed[at]! ^= 1 + (tried % 255);
      expect(verify(changed).problems, `byte ${at}`).not.toEqual([]);
    }
  });

  it("is refused if it is cut, grown, empty or anything else", () => {
    const [bytes] = records;
    const others = [
      bytes!.subarray(0, -1),
      Buffer.concat([bytes!, Buffer.from("\n")]),
      "",
      "\n",
      "{}\n",
      "[1]\n",
      "null\n",
      "\n\n",
    ];
    for (const other of others) expect(verify(Buffer.from(other)).problems).toHaveLength(1);
  });

  it("is refused for another commitment or key than are known", () => {
    const { commitment = "", key = "" } = verify(records[0]!);
    expect(verify(records[0]!, { commitment, key }).problems).toEqual([]);
    expect(verify(records[0]!, { commitment: verify(records[1]!).commitment! }).problems).toHaveLength(1);
    expect(verify(Buffer.from(recordOf(games[0]!, recordKeyFrom(Buffer.alloc(32, 8)))), { key }).problems).toHaveLength(
      1,
    );
  });
});

describe("a record made anew and sealed, by whoever holds the key,", () => {
  const [game] = games as [FinishedGame];
  const withSteps = (change: (step: GameStep, at: number) => RecordedStep): FinishedGame => ({
    ...game,
    steps: game.steps.map((step, at) => change(step as GameStep, at)),
  });
  const withRandom = (change: (event: RandomEvent) => RandomEvent) =>
    withSteps((step) => (step.random ? { ...step, random: step.random.map(change) } : step));

  it.each<[string, FinishedGame]>([
    ["another seed for the same commitment", { ...game, setup: { ...game.setup, seed: "0".repeat(64) } }],
    [
      "another number of a player",
      withSteps(({ answers, ...step }) => ({
        ...step,
        ...(answers && {
          answers: answers.map((one) =>
            one.slot === "entropy" ? { ...one, answer: { ask: "number", number: 5 } } : one,
          ),
        }),
      })),
    ],
    [
      "a player's number left out",
      withSteps(({ answers, ...step }) => ({
        ...step,
        ...(answers && { answers: answers.filter(({ slot }) => slot !== "entropy#2") }),
      })),
    ],
    [
      "another result of a shuffle",
      withRandom((event) => (event.purpose === "shuffle" ? { ...event, came: "0".repeat(32) } : event)),
    ],
    [
      "another player who begins",
      withRandom((event) => (event.purpose === "first" ? { ...event, came: 1 - Number(event.came) } : event)),
    ],
    [
      "a shuffle done again",
      withRandom((event) => (event.purpose === "shuffle" ? { ...event, at: event.at + 100 } : event)),
    ],
    [
      "fewer cards shuffled",
      withRandom((event) => (event.purpose === "shuffle" ? { ...event, of: event.of - 1 } : event)),
    ],
    ["a step back to nowhere", { ...game, steps: [...game.steps, { backTo: game.steps.length + 1 }] }],
  ])("is refused with %s", (_, changed) => {
    const record = recordOf(changed, KEY);
    // A seed may always be committed to anew: it is the published commitment that tells.
    expect(verify(Buffer.from(record), { commitment: verify(records[0]!).commitment! }).problems).not.toEqual([]);
  });

  it("comes to another end if an answer is another", () => {
    const last = game.steps.findLastIndex((step) => "answers" in step && step.answers);
    const without = { ...game, steps: game.steps.filter((_, at) => at !== last) };
    expect(verify(Buffer.from(recordOf(without, KEY))).problems).toEqual([]);
    expect(() => replayRecord(recordOf(without, KEY))).toThrow();
  });
});
