import { describe, expect, it } from "vitest";
import { abilities, card, spell } from "../support.ts";

/** Something is done at a later time, and a player does something now. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const TIMES = [
  ["the beginning of the next end step", { on: "step", step: "end" }],
  ["the beginning of your next upkeep", { on: "step", step: "upkeep", of: { who: "you" } }],
  ["end of combat", { on: "step", step: "endOfCombat" }],
] as const;
const NOW = [
  ["you skip your next draw step", { do: "skipStep", who: { who: "you" }, step: "draw" }],
  ["each opponent loses 1 life", { do: "loseLife" }],
] as const;

describe("later, and now", () => {
  it.each(product(TIMES, NOW))("%j %j", ([time, when], [now, done]) => {
    const text = `When this creature dies, return it to the battlefield under its owner's control at ${time} and ${now}.`;
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    expect(only.body.effects).toMatchObject([
      { do: "delayed", when, body: { effects: [{ do: "move", to: { zone: "battlefield" } }] } },
      done,
    ]);
  });
});

describe("each of what each opponent controls", () => {
  const whats = ["creature", "nonland permanent", "artifact"];
  const verbs = ["Destroy", "Tap", "Put a +1/+1 counter on"];
  it.each(product(whats, verbs))("%s: %s", (what, verb) => {
    const [said] = abilities(spell(`${verb} each ${what} each opponent controls.`));
    const [same] = abilities(spell(`${verb} each ${what} your opponents control.`));
    expect(said).toEqual(same);
  });
});
