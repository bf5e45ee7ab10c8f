import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { heuristicBot } from "../../lib/bots/heuristic/index.ts";
import { botNames, everyBot } from "../../lib/bots/index.ts";
import { builtInPool, poolOfFile } from "../../lib/bots/simulation/decks.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import { DUEL, matchOf } from "../../lib/bots/simulation/series.ts";
import { engine } from "../../lib/engine/index.ts";
import { autoPassing } from "../../lib/hosting/orders/planAndPass.ts";

const folder = mkdtempSync(join(tmpdir(), "decks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const builtIn = await builtInPool([]);
const copiesOf = (deck: readonly number[]) => {
  const copies: Record<string, number> = {};
  for (const card of deck) {
    const { name } = builtIn.pool.cards[card]!;
    copies[name] = (copies[name] ?? 0) + 1;
  }
  return copies;
};

describe("decks of a file", () => {
  it("play where every card can be played, by their place in the file", async () => {
    const file = join(folder, "decks.jsonl");
    const mains = [copiesOf(builtIn.decks[0]!), { "No Such Card": 60 }, copiesOf(builtIn.decks[1]!)];
    writeFileSync(file, mains.map((main) => JSON.stringify({ kind: "constructed", main })).join("\n"));
    const decks = await poolOfFile(file, undefined);
    expect(decks.names).toEqual(["deck 1, constructed unknown", "deck 3, constructed unknown"]);
    expect(decks.decks.map(({ length }) => length)).toEqual([0, 1].map((at) => builtIn.decks[at]!.length));
    const match = matchOf({ seed: "f", decks, bots: ["heuristic"], table: DUEL }, 1);
    expect(playOut(autoPassing(engine), match).turns).toBeGreaterThan(1);
  });

  it("are refused where none can be played", async () => {
    const file = join(folder, "none.jsonl");
    writeFileSync(file, JSON.stringify({ kind: "constructed", main: { "No Such Card": 60 } }));
    await expect(poolOfFile(file, undefined)).rejects.toThrow(/No deck .* can be played/);
  });
});

describe("the heuristic player", () => {
  it("does not pay nothing for X again and again", () => {
    const view = (lands: number) => ({
      players: [
        { seat: 0, life: 20, hand: [], handCount: 0, library: [], graveyard: [], exile: [], command: [] },
        { seat: 1, life: 20, hand: [], handCount: 0, library: [], graveyard: [], exile: [], command: [] },
      ],
      seat: 0,
      turn: { number: 3, active: 0, step: "precombatMain" },
      stack: [],
      battlefield: [
        permanent("~1", "artifact", "{X}: Put X charge counters on this artifact."),
        ...Array.from({ length: lands }, (_, i) => permanent(`~${i + 2}`, "land", "{T}: Add {G}.")),
      ],
      pending: [
        {
          digest: "d",
          decision: {
            ask: "priority",
            slot: "s",
            player: 0,
            actions: [{ act: "pass" }, { act: "activate", source: "~1", ability: 0 }],
          },
        },
      ],
    });
    const acts = (lands: number) =>
      Array.from({ length: 20 }, (_, ask) => {
        const [only] = heuristicBot("x").answer(view(lands) as never, { ask, refused: 0 });
        return only!.answer.ask === "priority" ? only!.answer.action.act : undefined;
      });
    expect(acts(0)).not.toContain("activate");
    expect(acts(2)).toContain("activate");
  });
});

describe("every player", () => {
  it.each(botNames)("%s does not do again what changed nothing", (name) => {
    const player = { life: 20, hand: [], library: [], graveyard: [], exile: [], command: [] };
    const view = (life: number) => ({
      players: [0, 1].map((seat) => ({ ...player, seat, life, handCount: 0 })),
      seat: 0,
      turn: { number: 3, active: 0, step: "precombatMain" },
      stack: [],
      battlefield: [permanent("~1", "creature", "Remove all +1/+1 counters from this creature: You gain 1 life.")],
      pending: [
        {
          digest: "d",
          decision: {
            ask: "priority",
            slot: "s",
            player: 0,
            actions: [{ act: "activate", source: "~1", ability: 0 }],
          },
        },
      ],
    });
    const bot = everyBot("x")[name];
    const times = (life: number) =>
      Array.from({ length: 30 }, (_, ask) => {
        const [only] = bot.answer(view(life) as never, { ask: 100 * life + ask, refused: 0 });
        return only!.answer.ask === "priority" ? only!.answer.action.act : undefined;
      }).filter((act) => act === "activate").length;
    expect([times(20), times(21)]).toEqual([1, 1]);
  });
});

const permanent = (id: string, type: string, text: string) => ({
  id,
  name: id,
  types: [type],
  subtypes: [],
  supertypes: [],
  keywords: [],
  counters: {},
  text,
  manaCost: "",
  controller: 0,
  owner: 0,
  tapped: false,
});
