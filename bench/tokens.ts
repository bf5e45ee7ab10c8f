import { everyBot } from "../lib/bots/index.ts";
import type { Answer } from "../lib/engine/decisions.ts";
import { type Game, pending, save, submitDirectly, view } from "../lib/engine/index.ts";
import { gathered } from "../lib/engine/view/gather.ts";
import { pack } from "../lib/hosting/storage/codec.ts";
import { print, round } from "./report.ts";
import { withDeathWatchers, withTokenMaker } from "./tokenMaker.ts";

/**
 * What a combo costs: 10,000 equal tokens a side are made, attack, are blocked one to one, deal each other damage and die;
 * what a computer player takes to say how it attacks and blocks; and 10,000 that each watch all of them die. Processor seconds
 * for each, and after each the slowest and largest view and stored state.
 */
const TOKENS = Number(process.env.TOKENS ?? 10_000);

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const seconds = (act: () => void): number => {
  const began = cpu();
  act();
  return round(cpu() - began);
};

function answer(game: Game, how: (asked: ReturnType<typeof pending>[number]) => Answer): void {
  const [asked] = pending(game);
  const submitted = submitDirectly(game, asked!.decidedBy, [{ slot: asked!.slot, answer: how(asked!) }]);
  if (!submitted.ok) throw new Error(submitted.message);
}
const PASS: Answer = { ask: "priority", action: { act: "pass" } };
const pass = (game: Game): void => answer(game, () => PASS);
const passUntil = (game: Game, is: () => boolean): void => {
  while (!is()) pass(game);
};

let game = withTokenMaker(TOKENS);
const tokens = (): number => game.state.battlefield.length;
const asks = (kind: string) => (): boolean => pending(game)[0]?.ask === kind;

const figures: Record<string, unknown> = { tokens: TOKENS };
const stored: Record<string, unknown> = {};
let [slowestView, largestView, largestItem, slowestSave] = [0, 0, 0, 0];
function measured(name: string, act: () => void): void {
  figures[name] = seconds(act);
  for (const seat of [0, 1]) {
    slowestView = Math.max(
      slowestView,
      seconds(() => {
        largestView = Math.max(largestView, Buffer.byteLength(JSON.stringify(gathered(view(game, seat)))));
      }),
    );
  }
  slowestSave = Math.max(
    slowestSave,
    seconds(() => {
      const bytes = pack(save(game)).length;
      stored[name] = bytes;
      largestItem = Math.max(largestItem, bytes);
    }),
  );
}

measured("madeSeconds", () => {
  answer(game, (asked) => {
    if (asked.ask !== "priority") throw new Error(`asked is ${asked.ask}`);
    return { ask: "priority", action: asked.actions.find(({ act }) => act === "activate")! };
  });
  passUntil(game, () => tokens() > TOKENS);
});
const bot = everyBot("bench").heuristic;
passUntil(game, asks("attackers"));
figures.botAttackSeconds = seconds(() => bot.answer(view(game, 0)));
measured("attackSeconds", () => {
  answer(game, (asked) => {
    if (asked.ask !== "attackers") throw new Error(`asked is ${asked.ask}`);
    return {
      ask: "attackers",
      attacks: asked.attackers.map((may) => ({ attacker: may.attacker, defender: may.defenders[0]! })),
    };
  });
});
passUntil(game, asks("blockers"));
figures.botBlockSeconds = seconds(() => bot.answer(view(game, 1)));
measured("blockSeconds", () => {
  answer(game, (asked) => {
    if (asked.ask !== "blockers") throw new Error(`asked is ${asked.ask}`);
    return {
      ask: "blockers",
      blocks: asked.blockers.map(({ blocker, attackers }, i) => ({
        blocker,
        attacker: attackers[i % attackers.length]!,
      })),
    };
  });
});
measured("damageSeconds", () => passUntil(game, () => tokens() < TOKENS || game.state.result !== undefined));

game = withDeathWatchers(TOKENS);
const useNth = (n: number): void =>
  answer(game, (asked) => {
    if (asked.ask !== "priority") throw new Error(`asked is ${asked.ask}`);
    return { ask: "priority", action: asked.actions.filter(({ act }) => act === "activate")[n]! };
  });
measured("watchersMadeSeconds", () => {
  useNth(0);
  passUntil(game, () => tokens() > TOKENS);
});
measured("watchersDiedSeconds", () => {
  useNth(1);
  passUntil(game, () => tokens() < TOKENS);
});
measured("triggersOnStackSeconds", () => {
  if (asks("order")()) answer(game, () => ({ ask: "order", order: [0] }));
});
figures.triggers = game.state.stack.length;
measured("triggersResolvedSeconds", () => passUntil(game, () => game.state.stack.length === 0));

print("tokens", {
  ...figures,
  viewSeconds: slowestView,
  viewBytes: largestView,
  saveSeconds: slowestSave,
  itemBytes: largestItem,
  stored,
});
