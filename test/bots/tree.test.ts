import { expect, it } from "vitest";
import type { Bot } from "../../lib/bots/bot.ts";
import { descended, Node } from "../../lib/bots/strong/tree.ts";
import type { World } from "../../lib/bots/world.ts";
import { engine } from "../../lib/engine/index.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import { TestGame } from "../support/testGame.ts";

const mayBy = (decidedBy: Seat) =>
  ({
    ask: "confirm",
    about: "may",
    decidedBy,
    player: decidedBy,
    slot: `${decidedBy}/may`,
  }) as const;

/** These players may do something, one after the other; whatever they answer, seat 0 has won. */
function wonWorld(table: TestGame, asked: readonly Seat[]): World {
  let at = 0;
  const question = () => (asked[at] === undefined ? undefined : mayBy(asked[at]!));
  return {
    asked: question,
    turn: () => 1,
    view: (seat) => ({ ...engine.view(table.game, seat), pending: [{ decision: mayBy(seat), digest: "" }] }),
    submit: () => ++at > 0,
    winners: () => [0],
    again: () => {},
  };
}

const yes: Bot = {
  answer: ({ pending }) =>
    pending.map(({ digest, decision: { slot } }) => ({ slot, digest, answer: { ask: "confirm", yes: true } })),
};

it("keeps what is known of one player's decision apart from another's that comes in its place in other worlds", () => {
  const table = new TestGame(2, false);
  const node = new Node();
  const descent = { seat: 0, policy: yes, isLate: () => false };
  const worths = Array.from({ length: 60 }, (_, round) => {
    const asked: readonly Seat[] = round % 2 === 0 ? [0, 0] : [1, 0];
    return descended(wonWorld(table, asked), node, descent, `${round}`);
  });
  expect(new Set(worths)).toEqual(new Set([1]));
});
