import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { engine } from "../../../lib/engine/index.ts";
import { VARIANTS } from "../../../lib/engine/rules/variants/named.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { type Hosted, hosted } from "../../support/hosted.ts";
import { type Answered, client } from "../../support/http.ts";

/** What somebody may ask of a new game: whatever it is, it is begun or refused with a code. */

let aws: Aws;
let host: Hosted;
const calling = () => client({ ...host.table, engine }, deckBook(readCard));
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
});
afterAll(() => aws.stop());

const DECK = "Hooves on the Slope";
const KEEP = "k".repeat(43);
const isAnswered = ({ status, body }: Answered): void => {
  if (status >= 400) expect(body).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) });
  expect({ status, body }).toMatchObject({ status: expect.toSatisfy((one: number) => one < 500) });
};
const seats = (count: number, deck = DECK, name = (at: number) => `P${at}`) =>
  Array.from({ length: count }, (_, at) => ({ name: name(at), deck, as: "link" }));

const TEAMS: readonly unknown[] = [
  undefined,
  [],
  [[]],
  [[0, 0], [1]],
  [[0], [0]],
  [[0, 1, 2, 3, 4, 5, 6, 7]],
  [[7], [6]],
  [[0, 1], []],
  [
    [0, 1],
    [2, 3],
  ],
  [
    [3, 1],
    [2, 0],
  ],
  Array.from({ length: 8 }, (_, at) => [at]),
];

describe("hostile terms of a game", () => {
  it.each(Object.keys(VARIANTS))("%s: any number of seats and any teams are begun or refused", async (variant) => {
    const call = calling();
    for (const count of [2, 4, 8])
      for (const teams of TEAMS)
        for (const teamCount of teams === undefined ? [undefined, 8] : [undefined]) {
          const from = `10.1.${count}.${TEAMS.indexOf(teams) * 16 + (teamCount ?? 0)}`;
          isAnswered(
            await call("POST", "/v1/games", { from, body: { seats: seats(count), variant, teams, teamCount } }),
          );
          const open = { name: "A", deck: DECK, keep: KEEP, open: false, players: count, variant, teams, teamCount };
          isAnswered(await call("POST", "/v1/challenges", { from, body: open }));
        }
  });

  const whole = JSON.stringify({ seats: seats(2) });
  it.each([
    ["a prototype of one's own", `${whole.slice(0, -1)},"__proto__":{"variant":"commander"}}`],
    ["a constructor of one's own", `${whole.slice(0, -1)},"constructor":{"prototype":{"a":1}}}`],
    ["a variant named as a prototype", `${whole.slice(0, -1)},"variant":"__proto__"}`],
    ["a variant named as what all objects have", `${whole.slice(0, -1)},"variant":"toString"}`],
    ["options with a prototype", `${whole.slice(0, -1)},"options":{"__proto__":{"startingLife":-5}}}`],
    ["the same twice", `${whole.slice(0, -1)},"seats":[]}`],
    ["names of 100,000", JSON.stringify({ seats: seats(2, DECK, () => "N".repeat(50_000)) })],
    ["names of half a character", JSON.stringify({ seats: seats(2, DECK, () => "\ud800") })],
    ["names of nothing that can be seen", JSON.stringify({ seats: seats(2, DECK, () => "\u202e\u0000") })],
    ["a deck of 20,000 lines", JSON.stringify({ seats: seats(2, "1 x\n".repeat(5_000)) })],
    ["a deck of 10^300 cards", JSON.stringify({ seats: seats(2, `${"9".repeat(300)} Test`) })],
    ["a deck named as a prototype", JSON.stringify({ seats: seats(2, "60 __proto__") })],
    ["a deck of built-in name constructor", JSON.stringify({ seats: seats(2, "constructor") })],
    ["8 seats with the longest decks", JSON.stringify({ seats: seats(8, "60 Test\n".repeat(1_800)) })],
    ["nothing but brackets", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["null", "null"],
    ["a number past all", '{"seats":1e999}'],
  ])("%s", async (_, raw) => {
    const call = calling();
    for (const path of [
      "/v1/games",
      "/v1/decks/check",
      "/v1/challenges",
      "/v1/player/devices",
      "/v1/player",
      "/v1/chats",
    ])
      isAnswered(await call("POST", path, { raw }));
    expect(({} as { variant?: unknown }).variant).toBeUndefined();
  });
});
