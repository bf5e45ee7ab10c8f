import type { Argument, Scenario } from "./script.ts";

/**
 * Who sits where (FORMAT, section 2.1): each new player is seated before the others, so turns go against the order in
 * which the players are named. Here playerA is seat 0, playerB the next to take a turn, and so on; a scenario is
 * renamed to that, and what is said of it is renamed back.
 */
export function seated(scenario: Scenario): Scenario {
  const count = scenario.setup.players.length;
  if (count === 2) return scenario;
  const { decks } = scenario.setup;
  return {
    ...scenario,
    setup: {
      ...scenario.setup,
      ...(decks && {
        decks: Object.fromEntries(Object.entries(decks).map(([player, deck]) => [reseated(player, count), deck])),
      }),
    },
    calls: scenario.calls.map(({ fn, args }) => ({ fn, args: args.map((arg) => renamed(arg, count)) })),
  };
}

/** The names of the players in a text, as before `seated`: done twice, it is undone. */
export const reseated = (text: string, count: number): string =>
  count === 2
    ? text
    : text.replace(/\b([Pp]layer)([A-D])\b/g, (_, word: string, letter: string) => {
        const other = (count - (letter.charCodeAt(0) - 65)) % count;
        return `${word}${String.fromCharCode(65 + other)}`;
      });

const renamed = (arg: Argument, count: number): Argument => (typeof arg === "string" ? reseated(arg, count) : arg);
