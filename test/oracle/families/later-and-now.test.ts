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

describe("a condition, and how long before what lasts", () => {
  const lasting = [
    "until end of turn, creatures you control get +1/+1",
    "until your next turn, creatures can't attack you",
    "until end of turn, target creature gains flying",
    "until end of turn, whenever a creature dies, draw a card",
    "whenever a creature dies this turn, draw a card",
  ];
  const bodyOf = (where: string, text: string): readonly unknown[] => {
    const [only] = abilities(where === "" ? spell(text) : card(where + text));
    return only !== undefined && "body" in only ? only.body.effects : [];
  };
  const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const before = ["", "{1}: ", "When this creature dies, draw a card. "];
  it.each(product(before, lasting))("%j%s", (where, what) => {
    const then = bodyOf("", `${upper(what)}.`);
    expect(bodyOf(where, `If you control a Forest, ${what}.`).at(-1)).toMatchObject({ do: "if", then });
  });
});
