import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { NO_ORDERS, type StandingOrder } from "../../../lib/hosting/orders/orders.ts";
import type { RestOfTurn } from "../../../lib/hosting/orders/stops.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";
import { handle, ordered, position, Waiting } from "../../support/settled.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Cross Ram {1}{G}
  Creature — Sheep
  2/2
  This creature attacks each combat if able.`;

/** Seat 0 has a creature that can attack, and a card for afterwards. */
const turn = (prepare: (t: TestGame) => void = () => {}): TestGame =>
  position(CARDS, (t) => {
    t.hand(0, "Barn Wolf");
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Barn Wolf");
    prepare(t);
  });
const said = (table: TestGame, rest: Omit<RestOfTurn, "turn">, ...theirs: StandingOrder[]): Waiting =>
  new Waiting(table, [{ ...NO_ORDERS, rest: { turn: 1, ...rest } }, ordered(...theirs)]);
const attack = (table: TestGame, game: Waiting, attacker: Handle): Waiting => {
  const { slot } = engine.pending(table.game)[0]!;
  const answer = { ask: "attackers", attacks: [{ attacker, defender: handleOfPlayer(table) }] } as const;
  return game.submitted(engine.submit(table.game, 0, [{ slot, answer }]));
};
const handleOfPlayer = ({ game }: TestGame): Handle => {
  const [question] = engine.questions(game, 0);
  if (question?.ask !== "attackers") throw new Error("not asked for attackers");
  return question.attackers[0]!.defenders[0]!;
};

describe("an answer that says where the rest of the turn leads to", () => {
  it("leads to the attack and to the second main phase (505.1a), without asking whoever cannot block", () => {
    const table = turn();
    const game = said(table, { to: "postcombatMain" }).pass();
    expect(game.asked).toEqual({ seat: 0, about: "attackers", step: "declareAttackers", turn: 1 });
    attack(table, game, handle(table, 0, "Barn Wolf"));
    expect(game.asked).toEqual({ seat: 0, about: "priority", step: "postcombatMain", turn: 1 });
  });

  it("leads to the second main phase where nothing can attack", () => {
    const table = position(CARDS, (t) => t.hand(0, "Barn Wolf"));
    expect(said(table, { to: "postcombatMain" }).pass().asked).toMatchObject({ seat: 0, step: "postcombatMain" });
  });

  it("ends the turn without an attack, but with those that have to (508.1d)", () => {
    const table = turn((t) => t.battlefield(0, "Cross Ram"));
    const game = said(table, { to: "nextTurn", noAttack: true }).pass();
    expect(game.asked).toMatchObject({ seat: 1, turn: 2 });
    expect(engine.view(table.game, 1).players[1]!.life).toBe(18);
  });

  it("ends the turn after the attack, whatever was blocked", () => {
    const table = turn((t) => t.battlefield(1, "Barn Wolf"));
    const block: StandingOrder = { order: "block", attacker: "Barn Wolf", blocker: "Barn Wolf" };
    const game = said(table, { to: "postcombatMain" }, block).pass();
    game.say(0, { rest: { turn: 1, to: "nextTurn" } } as object);
    attack(table, game, handle(table, 0, "Barn Wolf"));
    expect(game.asked).toMatchObject({ seat: 1, step: "precombatMain", turn: 2 });
  });
});

describe("said through the API", () => {
  let aws: Aws;
  beforeAll(async () => {
    aws = await startAws();
  });
  afterAll(() => aws.stop());

  const pass = { ask: "priority", action: { act: "pass" } };

  it("goes with the answer in one request, costs no hand-off, and is nobody else's to see", async () => {
    const game = await ByMail.begin(aws, ["Hooves on the Slope", "Gulls over the Vale"]);
    const { ask, view, orders } = await game.look(0);
    const answers = [{ slot: view.pending[0]!.decision.slot, answer: pass }];
    const acted = await game.act(0, { do: "answer", ask, answers, to: "postcombatMain" });
    expect(acted.view.turn).toMatchObject({ number: 1, step: "postcombatMain" });
    expect(acted.view.waitingFor).toEqual([0]);
    expect(game.handOffs).toBe(0);
    expect(acted.orders).toEqual(orders);
    await game.act(0, {
      do: "answer",
      ask: acted.ask,
      answers: [{ slot: acted.view.pending[0]!.decision.slot, answer: pass }],
    });
    expect((await game.look(1)).view.turn.number).toBe(2);
    expect(game.handOffs).toBe(1);
  });

  it("refuses what it does not know", async () => {
    const game = await ByMail.begin(aws, ["Hooves on the Slope", "Gulls over the Vale"]);
    const { ask, view } = await game.look(0);
    const answers = [{ slot: view.pending[0]!.decision.slot, answer: pass }];
    expect((await game.send(0, { do: "answer", ask, answers, to: "upkeep" })).status).toBe(400);
  });
});
