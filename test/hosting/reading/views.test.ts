import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import { look } from "../../../lib/hosting/reading/reads.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { answerOf, type Hosted, hosted, type Started, started } from "../../support/hosted.ts";

/** What it takes to answer a request follows from what its own seat sees, so that its time tells nothing of another's hand. */

let aws: Aws;
let host: Hosted;
let game: Started;
let viewed: (number | null)[];
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
  game = await started(host, 3);
});
afterAll(() => aws.stop());
beforeEach(() => {
  viewed = [];
});

const watching = (): Hosted["table"] => {
  const { engine } = host.table;
  return {
    ...host.table,
    engine: {
      ...engine,
      view: (of, seat) => {
        viewed.push(seat);
        return engine.view(of, seat);
      },
    },
  };
};

describe("views", () => {
  it.each([0, 1, 2])("are made for seat %i alone when it looks", async (seat) => {
    await look(watching(), game.tokens[seat]!);
    expect(viewed).toEqual([seat]);
  });

  it.each([0, 1])("are made for seat %i alone when it answers", async (seat) => {
    const request = await answerOf(host, game, seat, `answer-${seat}`);
    await act(watching(), game.gameId, game.tokens[seat]!, request);
    expect(viewed.length).toBeGreaterThan(0);
    expect(new Set(viewed)).toEqual(new Set([seat]));
  });

  it("are made for nobody else when a seat says or notes something", async () => {
    for (const [at, request] of [
      { do: "say", text: "Hello" } as const,
      { do: "note", text: "To remember" } as const,
    ].entries())
      await act(watching(), game.gameId, game.tokens[2]!, { actionId: `words-${at}-of-seat-2`, ...request });
    expect(new Set(viewed)).toEqual(new Set([2]));
  });
});
