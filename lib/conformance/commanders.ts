import type { Argument, Scenario } from "./script.ts";

/** The deck without commanders that most games are played with (FORMAT, section 2.2). */
const ONLY_MOUNTAINS = "RB Aggro.dck";

/**
 * 903: the commanders that decks bring along, whose lists nobody tells here: what a player casts, or is said to have in the
 * command zone, and no call has put anywhere. Players with the same deck have the same.
 */
export function broughtCommanders({ setup, calls, cards }: Scenario): readonly {
  readonly player: string;
  readonly name: string;
}[] {
  const { game, players, decks = {} } = setup;
  if (!game.startsWith("Commander") || Object.values(decks).every((deck) => deck === ONLY_MOUNTAINS)) return [];
  const own = cards.flatMap((name) => name.split(" // "));
  const byDeck = new Map<string, Set<string>>();
  const named = calls.flatMap(({ fn, args }): (readonly (Argument | undefined)[])[] => {
    if (fn === "castSpell") return [[args[2], args[3]]];
    return fn === "assertCommandZoneCount" ? [[args[0], args[1]]] : [];
  });
  for (const [player, name] of named) {
    const deck = decks[`${player}`];
    if (deck === undefined || typeof name !== "string" || own.some((one) => name.includes(one))) continue;
    byDeck.set(deck, (byDeck.get(deck) ?? new Set()).add(name));
  }
  return players.flatMap((player) => [...(byDeck.get(decks[player] ?? "") ?? [])].map((name) => ({ player, name })));
}

/** "Planes.PLANE_FIELDS_OF_SUMMER" (FORMAT, section 2.3: what is face up at set-up). */
export const planeName = (constant: Argument | undefined): string =>
  String(constant)
    .replace(/^Planes\.PLANE_/, "")
    .replaceAll("_", " ")
    .toLowerCase();

/** Every card that a scenario is played with. */
export const cardsIn = (scenario: Scenario): readonly string[] => [
  ...new Set([
    ...scenario.cards,
    ...broughtCommanders(scenario).map(({ name }) => name),
    ...scenario.calls.flatMap(({ fn, args }) => (fn === "addPlane" ? [planeName(args[1])] : [])),
  ]),
];
