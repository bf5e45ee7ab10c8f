import type { Argument, Scenario } from "../../lib/conformance/script.ts";

/** Our own scenarios in the format of the examination, with cards of our own. */
const call = (fn: string, ...args: Argument[]) => ({ fn, args });

export function scenarioOf(id: string, ...calls: Scenario["calls"][number][]): Scenario {
  return {
    id,
    tier: 1,
    strict: true,
    setup: { game: "TwoPlayerDuel", life: 20, players: ["playerA", "playerB"] },
    calls: [...calls.filter(isBefore), call("execute"), ...calls.filter((one) => !isBefore(one))],
    cards: [...new Set(calls.flatMap(({ fn, args }) => (fn === "addCard" ? [String(args[2]).split("@")[0]!] : [])))],
  };
}
const isBefore = ({ fn }: { readonly fn: string }): boolean => !fn.startsWith("assert");

/** The texts of the cards the scenarios use. */
export const CARDS = `
  Mountain
  Basic Land — Mountain

  Forest
  Basic Land — Forest

  Small Bear {1}{G}
  Creature — Bear
  2/2

  Little Spark {R}
  Instant
  Little Spark deals 2 damage to any target.

  Double Choice {R}
  Sorcery
  Choose one —
  • Double Choice deals 1 damage to any target.
  • You gain 3 life.

  Curious Elf {G}
  Creature — Elf
  When this creature enters, you may draw a card.
  1/1

  Great Hydra {X}{G}
  Creature — Hydra
  This creature enters with X +1/+1 counters on it.
  0/0

  Old Trampler {3}{G}
  Creature — Beast
  Trample
  5/5

  Strange Words {G}
  Sorcery
  Frobnicate the battlefield.`;

const MAIN = "PhaseStep.PRECOMBAT_MAIN";
const land = (name: string, count = 1, player = "playerA") => call("addCard", "Zone.BATTLEFIELD", player, name, count);
const creature = (player: string, name: string, count = 1) => call("addCard", "Zone.BATTLEFIELD", player, name, count);
const hand = (player: string, name: string, count = 1) => call("addCard", "Zone.HAND", player, name, count);
const stop = (turn: number, step: string) => call("setStopAt", turn, `PhaseStep.${step}`);

export const SCENARIOS: readonly Scenario[] = [
  scenarioOf(
    "a spell with its target in the command",
    land("Mountain"),
    hand("playerA", "Little Spark"),
    creature("playerB", "Small Bear"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "Small Bear"),
    stop(1, "BEGIN_COMBAT"),
    call("assertGraveyardCount", "playerB", "Small Bear", 1),
    call("assertLife", "playerB", 20),
  ),
  scenarioOf(
    "an answer in response, then the rest of the stack",
    land("Mountain"),
    land("Mountain", 1, "playerB"),
    hand("playerA", "Little Spark"),
    hand("playerB", "Little Spark"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
    call("castSpell", 1, MAIN, "playerB", "Little Spark", "playerA", "Little Spark"),
    call("checkStackSize", "before", 1, MAIN, "playerA", 1),
    call("waitStackResolved", 1, MAIN, "playerA"),
    call("checkLife", "after", 1, MAIN, "playerA", 18),
    stop(1, "END_TURN"),
    call("assertLife", "playerA", 18),
    call("assertLife", "playerB", 18),
  ),
  scenarioOf(
    "a mode by number",
    land("Mountain"),
    hand("playerA", "Double Choice"),
    call("castSpell", 1, MAIN, "playerA", "Double Choice"),
    call("setModeChoice", "playerA", "2"),
    stop(1, "END_TURN"),
    call("assertLife", "playerA", 23),
  ),
  scenarioOf(
    "yes or no while a trigger resolves",
    land("Forest", 2),
    hand("playerA", "Curious Elf", 2),
    call("castSpell", 1, MAIN, "playerA", "Curious Elf", true),
    call("setChoice", "playerA", true),
    call("castSpell", 1, MAIN, "playerA", "Curious Elf", true),
    call("setChoice", "playerA", false),
    stop(1, "END_TURN"),
    call("assertHandCount", "playerA", "Mountain", 1),
    call("assertPermanentCount", "playerA", "Curious Elf", 2),
  ),
  scenarioOf(
    "X, and counters on what entered",
    land("Forest", 4),
    hand("playerA", "Great Hydra"),
    call("castSpell", 1, MAIN, "playerA", "Great Hydra"),
    call("setChoice", "playerA", "X=3"),
    stop(1, "END_TURN"),
    call("assertPowerToughness", "playerA", "Great Hydra", 3, 3),
    call("assertCounterCount", "Great Hydra", "CounterType.P1P1", 3),
    call("assertTappedCount", "Forest", true, 4),
  ),
  scenarioOf(
    "trample over one blocker asks for one amount",
    creature("playerA", "Old Trampler"),
    creature("playerB", "Small Bear"),
    call("attack", 1, "playerA", "Old Trampler"),
    call("block", 1, "playerB", "Small Bear", "Old Trampler"),
    call("setChoice", "playerA", "X=2"),
    stop(1, "POSTCOMBAT_MAIN"),
    call("assertLife", "playerB", 17),
    call("assertGraveyardCount", "playerB", "Small Bear", 1),
  ),
  scenarioOf(
    "the stop is before the cleanup: damage is still there",
    land("Mountain"),
    hand("playerA", "Little Spark"),
    creature("playerB", "Old Trampler"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "Old Trampler"),
    stop(1, "END_TURN"),
    call("assertDamageReceived", "playerB", "Old Trampler", 2),
  ),
  scenarioOf(
    "after the turn it is gone",
    land("Mountain"),
    hand("playerA", "Little Spark"),
    creature("playerB", "Old Trampler"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "Old Trampler"),
    stop(2, "UNTAP"),
    call("assertDamageReceived", "playerB", "Old Trampler", 0),
  ),
];

export const FAILING: readonly (readonly [Scenario, "fail" | "unreadable" | "unsupported", RegExp])[] = [
  [
    scenarioOf("a wrong life total", land("Mountain"), stop(1, "END_TURN"), call("assertLife", "playerB", 19)),
    "fail",
    /expected 19, found 20/,
  ],
  [
    scenarioOf(
      "a spell that cannot be cast",
      hand("playerA", "Little Spark"),
      call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
      stop(1, "END_TURN"),
    ),
    "fail",
    /cannot cast "Little Spark"/,
  ],
  [
    scenarioOf("a choice nobody asked for", call("setChoice", "playerA", true), stop(1, "END_TURN")),
    "fail",
    /unused choice: Yes/,
  ],
  [
    scenarioOf("a card not understood", hand("playerA", "Strange Words"), stop(1, "END_TURN")),
    "unreadable",
    /^Strange Words/,
  ],
  [
    scenarioOf("a helper not known", call("rollbackTurns", 1, MAIN, "playerA", 1), stop(1, "END_TURN")),
    "unsupported",
    /^rollbackTurns$/,
  ],
];
