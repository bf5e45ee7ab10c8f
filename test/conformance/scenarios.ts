import type { Allowance } from "../../lib/conformance/leftovers.ts";
import type { Argument, Scenario } from "../../lib/conformance/script.ts";

/** Our own scenarios in the format of the examination, with cards of our own. */
const call = (fn: string, ...args: Argument[]) => ({ fn, args });

export function scenarioOf(id: string, ...calls: Scenario["calls"][number][]): Scenario {
  const executed = calls.some(({ fn }) => fn === "execute");
  return {
    id,
    tier: 1,
    strict: true,
    setup: { game: "TwoPlayerDuel", life: 20, players: ["playerA", "playerB"] },
    calls: executed ? calls : [...calls.filter(isBefore), call("execute"), ...calls.filter((one) => !isBefore(one))],
    cards: [...new Set(calls.flatMap(({ fn, args }) => (fn === "addCard" ? [String(args[2]).split("@")[0]!] : [])))],
  };
}
const isBefore = ({ fn }: { readonly fn: string }): boolean => !fn.startsWith("assert");

/** The texts of the cards the scenarios use. */
export const CARDS = `
  Sling Acrobat {5}
  Creature — Acrobat
  Web-slinging {1}
  3/3

  Grave Chooser {0}
  Creature — Mage
  When this creature enters, each opponent mills two cards. When one or more cards are milled this way, target player loses 2 life.
  1/1

  Hot Kiln {R}
  Enchantment
  If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

  Hot Forge {R}
  Enchantment
  If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

  Mountain
  Basic Land — Mountain

  Forest
  Basic Land — Forest

  Home Call {0}
  Sorcery
  Return up to one target creature to its owner's hand.

  Small Pantry {G}
  Enchantment — Room
  When you unlock this door, you gain 3 life.
  // split
  Dim Cellar {1}{G}
  Enchantment — Room
  Creatures you control get +0/+1.

  Bright Study {G}
  Enchantment — Room
  When you unlock this door, you gain 1 life.
  // split
  Loud Hall {2}{G}
  Enchantment — Room
  Creatures you control get +1/+0.

  Old Quarrel {G}
  Sorcery
  Clash with an opponent. Then draw a card.

  Lucky Goblin {R}
  Creature — Goblin
  Whenever you cast an instant or sorcery spell, flip a coin. If you lose the flip, return that spell to its owner's hand. If you win the flip, copy that spell, and you may choose new targets for the copy.
  1/1

  Wide Blessing {G}
  Sorcery
  Distribute three +1/+1 counters among any number of target creatures.

  Exact Return {X}{G}
  Sorcery
  Return target creature card with mana value X from your graveyard to your hand.

  Small Bear {1}{G}
  Creature — Bear
  2/2

  Giving Grove {3}{G}
  Enchantment
  As an additional cost to cast creature spells, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.

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

  Fair Wager {R}
  Sorcery
  Flip a coin. If you win the flip, you gain 4 life. If you lose the flip, you lose 4 life.

  Lucky Charm {1}
  Artifact
  {T}: Roll a d6.
  1—5 | You lose 3 life.
  6 | You gain 6 life.

  Quick Fencer {R}
  Creature — Human
  First strike, haste
  Whenever this creature deals combat damage to a player, you may cast an instant spell from your hand without paying its mana cost.
  2/2

  Wind Drake {2}{U}
  Creature — Drake
  Flying
  2/2

  Early Line {2}{U}{U}
  Enchantment
  If this card is in your opening hand, you may begin the game with it on the battlefield.
  Creatures you control have haste.

  Twin Shape {2}{G}
  Creature — Shapeshifter
  You may have this creature enter as a copy of any creature on the battlefield.
  0/0

  Test Captain {1}{G}
  Legendary Creature — Elf
  2/2

  Growing Spark {R}
  Instant
  Kicker {2}
  Growing Spark deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.

  Hard Denial {R}
  Instant
  Counter target spell unless its controller pays {3}.

  Clear Prism {1}
  Artifact
  {T}: Add one mana of any color.

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
    "a target on the stack by what it does there",
    land("Mountain"),
    land("Mountain", 1, "playerB"),
    hand("playerA", "Little Spark"),
    hand("playerB", "Hard Denial"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
    call("castSpell", 1, MAIN, "playerB", "Hard Denial", "Cast Little Spark", "Cast Little Spark"),
    stop(1, "END_TURN"),
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
    "whether any amount of mana is paid, and then how much",
    land("Forest", 5),
    creature("playerA", "Giving Grove"),
    hand("playerA", "Small Bear"),
    call("castSpell", 1, MAIN, "playerA", "Small Bear"),
    call("setChoice", "playerA", true),
    call("setChoice", "playerA", "X=2"),
    stop(1, "BEGIN_COMBAT"),
    call("assertPowerToughness", "playerA", "Small Bear", 4, 4),
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

/** What a script leaves open, players, parts of a game, chance. */
export const WAYS: readonly Scenario[] = [
  scenarioOf(
    "a spell is cast with the keyword that the command names, and a trigger that a resolution makes goes by its sentence",
    land("Forest"),
    creature("playerA", "Small Bear"),
    hand("playerA", "Sling Acrobat"),
    hand("playerA", "Grave Chooser"),
    call("attack", 1, "playerA", "Small Bear"),
    call("castSpell", 1, "PhaseStep.POSTCOMBAT_MAIN", "playerA", "Sling Acrobat with Web-slinging", true),
    call("castSpell", 1, "PhaseStep.POSTCOMBAT_MAIN", "playerA", "Grave Chooser"),
    call("waitStackResolved", 1, "PhaseStep.POSTCOMBAT_MAIN", 1),
    call("waitStackResolved", 1, "PhaseStep.POSTCOMBAT_MAIN", 1),
    call(
      "checkStackObject",
      "made",
      1,
      "PhaseStep.POSTCOMBAT_MAIN",
      "playerA",
      "When one or more cards are milled this way",
      1,
    ),
    call("addTarget", "playerA", "playerB"),
    stop(1, "END_TURN"),
    call("assertPermanentCount", "playerA", "Sling Acrobat", 1),
    call("assertHandCount", "playerA", "Small Bear", 1),
    call("assertLife", "playerB", 16),
  ),
  scenarioOf(
    "the first of two combat damage steps is played, and what is cast in it is asked about after it is named",
    land("Mountain", 2),
    creature("playerA", "Quick Fencer"),
    hand("playerA", "Growing Spark"),
    hand("playerA", "Little Spark"),
    call("attack", 1, "playerA", "Quick Fencer"),
    call("setChoice", "playerA", "Growing Spark"),
    call("setChoice", "playerA", true),
    call("setChoice", "playerA", true),
    call("addTarget", "playerA", "playerB"),
    stop(1, "FIRST_COMBAT_DAMAGE"),
    call("assertLife", "playerB", 14),
  ),
  scenarioOf(
    "a card of the opening hand is offered before the first turn",
    hand("playerA", "Early Line"),
    call("setChoice", "playerA", true),
    stop(1, "UPKEEP"),
    call("assertPermanentCount", "playerA", "Early Line", 1),
    call("assertHandCount", "playerA", 0),
  ),
  scenarioOf(
    "what an effect says to choose is no choice of targets",
    land("Forest", 3),
    hand("playerA", "Twin Shape"),
    creature("playerB", "Small Bear"),
    creature("playerB", "Old Trampler"),
    land("Mountain"),
    hand("playerA", "Little Spark"),
    call("castSpell", 1, MAIN, "playerA", "Twin Shape", true),
    call("setChoice", "playerA", true),
    call("setChoice", "playerA", "Old Trampler"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark"),
    call("addTarget", "playerA", "Small Bear"),
    stop(1, "END_TURN"),
    call("assertPermanentCount", "playerA", "Old Trampler", 1),
    call("assertGraveyardCount", "playerB", "Small Bear", 1),
  ),
  scenarioOf(
    "a skip ends the choice, and the coming entries wait for others",
    land("Forest", 3),
    hand("playerA", "Home Call"),
    hand("playerA", "Twin Shape"),
    creature("playerA", "Small Bear"),
    call("castSpell", 1, MAIN, "playerA", "Home Call", true),
    call("addTarget", "playerA", "[target_skip]"),
    call("castSpell", 1, MAIN, "playerA", "Twin Shape"),
    call("setChoice", "playerA", true),
    call("setChoice", "playerA", "Small Bear"),
    stop(1, "END_TURN"),
    call("assertPermanentCount", "playerA", "Small Bear", 2),
  ),
  scenarioOf(
    "of several Rooms the cost says whose half is unlocked",
    land("Forest", 5),
    hand("playerA", "Small Pantry // Dim Cellar"),
    hand("playerA", "Bright Study // Loud Hall"),
    call("castSpell", 1, MAIN, "playerA", "Small Pantry", true),
    call("castSpell", 1, MAIN, "playerA", "Bright Study", true),
    call("activateAbility", 1, MAIN, "playerA", "{2}{G}: Unlock the right half."),
    stop(1, "END_TURN"),
    call("assertPermanentCount", "playerA", "Small Pantry", 1),
    call("assertPermanentCount", "playerA", "Bright Study // Loud Hall", 1),
  ),
  scenarioOf(
    "of what losing a flip does nothing is spoken where it was won; a spell that is gone is copied as it was",
    land("Mountain"),
    creature("playerA", "Lucky Goblin", 2),
    hand("playerA", "Little Spark"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
    call("setChoice", "playerA", "Whenever you cast"),
    call("setFlipCoinResult", "playerA", false),
    call("setFlipCoinResult", "playerA", true),
    call("setChoice", "playerA", false),
    stop(1, "END_TURN"),
    call("assertHandCount", "playerA", "Little Spark", 1),
    call("assertLife", "playerB", 18),
  ),
  scenarioOf(
    "yes to a clash leaves the card on top",
    land("Forest"),
    hand("playerA", "Old Quarrel"),
    call("skipInitShuffling"),
    call("addCard", "Zone.LIBRARY", "playerA", "Old Trampler"),
    call("castSpell", 1, MAIN, "playerA", "Old Quarrel"),
    call("setChoice", "playerA", "PlayerB"),
    call("setChoice", "playerA", true),
    call("setChoice", "playerB", true),
    stop(1, "END_TURN"),
    call("assertHandCount", "playerA", "Old Trampler", 1),
  ),
  {
    ...scenarioOf(
      "a player without a script gives all of what is divided to one, and X is what there is a target for",
      land("Forest", 4),
      hand("playerA", "Wide Blessing"),
      hand("playerA", "Exact Return"),
      creature("playerA", "Curious Elf", 2),
      call("addCard", "Zone.GRAVEYARD", "playerA", "Small Bear"),
      call("castSpell", 1, MAIN, "playerA", "Wide Blessing", true),
      call("castSpell", 1, MAIN, "playerA", "Exact Return"),
      stop(1, "END_TURN"),
      call("assertPowerToughness", "playerA", "Curious Elf", 4, 4),
      call("assertHandCount", "playerA", "Small Bear", 1),
    ),
    strict: false,
  },
  {
    ...scenarioOf(
      "a commander that a scenario adds is cast from the command zone",
      land("Forest", 2),
      call("addCard", "Zone.COMMAND", "playerA", "Test Captain"),
      call("castSpell", 1, MAIN, "playerA", "Test Captain"),
      stop(1, "END_TURN"),
      call("assertPermanentCount", "playerA", "Test Captain", 1),
      call("assertCommandZoneCount", "playerA", "Test Captain", 0),
    ),
    setup: { game: "CommanderDuel", life: 40, players: ["playerA", "playerB"] },
  },
  {
    ...scenarioOf(
      "a player without a script aims what harms at opponents and says yes",
      land("Mountain"),
      land("Forest"),
      hand("playerA", "Little Spark"),
      hand("playerA", "Curious Elf"),
      call("castSpell", 1, MAIN, "playerA", "Little Spark", true),
      call("castSpell", 1, MAIN, "playerA", "Curious Elf"),
      stop(1, "END_TURN"),
      call("assertLife", "playerB", 18),
      call("assertHandCount", "playerA", "Mountain", 1),
    ),
    strict: false,
  },
  {
    ...scenarioOf(
      "turns go against the order in which the players are named",
      creature("playerD", "Small Bear"),
      creature("playerB", "Small Bear"),
      call("attack", 2, "playerD", "Small Bear", "playerC"),
      call("attack", 4, "playerB", "Small Bear", "playerA"),
      stop(4, "END_TURN"),
      call("assertLife", "playerC", 18),
      call("assertLife", "playerA", 18),
    ),
    setup: {
      game: "FreeForAll",
      life: 20,
      range: "ALL",
      attackOption: "MULTIPLE",
      players: ["playerA", "playerB", "playerC", "playerD"],
    },
  },
  scenarioOf(
    "the game goes on where it stopped, with what is said then",
    land("Mountain"),
    hand("playerA", "Little Spark", 2),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
    stop(1, "BEGIN_COMBAT"),
    call("execute"),
    call("assertLife", "playerB", 18),
    call("castSpell", 3, MAIN, "playerA", "Little Spark", "playerB"),
    stop(3, "END_TURN"),
    call("execute"),
    call("assertLife", "playerB", 16),
  ),
  scenarioOf(
    "coins and dice come out as said",
    land("Mountain", 2),
    hand("playerA", "Fair Wager", 2),
    creature("playerA", "Lucky Charm"),
    call("setFlipCoinResult", "playerA", true),
    call("setFlipCoinResult", "playerA", false),
    call("setDieRollResult", "playerA", 6),
    call("castSpell", 1, MAIN, "playerA", "Fair Wager", true),
    call("castSpell", 1, MAIN, "playerA", "Fair Wager", true),
    call("activateAbility", 1, MAIN, "playerA", "{T}: Roll"),
    stop(1, "END_TURN"),
    call("assertLife", "playerA", 26),
  ),
  scenarioOf(
    "a spell that waits for mana, and abilities named as objects",
    land("Mountain"),
    hand("playerA", "Little Spark"),
    creature("playerA", "Wind Drake"),
    call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB", 1),
    call("activateManaAbility", 1, MAIN, "playerA", "{T}: Add {R}"),
    stop(1, "END_TURN"),
    call("assertLife", "playerB", 18),
    call("assertAbility", "playerA", "Wind Drake", { java: "FlyingAbility.getInstance()" }, true),
    call("assertAbility", "playerA", "Wind Drake", { java: "new MenaceAbility(false)" }, false),
    call("assertAbilityCount", "playerA", "Mountain", { java: "RedManaAbility.class" }, 1),
  ),
];

/** Answers to what is not asked here, each with why it is allowed (FORMAT, sections 4 and 6.5). */
export const ALLOWED: readonly (readonly [Scenario, readonly Allowance[]])[] = [
  [
    scenarioOf(
      "a kicker that cannot be paid is refused",
      land("Mountain"),
      hand("playerA", "Growing Spark"),
      call("castSpell", 1, MAIN, "playerA", "Growing Spark", "playerB"),
      call("setChoice", "playerA", false),
      stop(1, "END_TURN"),
      call("assertLife", "playerB", 18),
    ),
    ["impossible"],
  ],
  [
    scenarioOf(
      "a payment that is not possible is refused",
      land("Mountain"),
      land("Mountain", 1, "playerB"),
      hand("playerA", "Little Spark"),
      hand("playerB", "Hard Denial"),
      call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
      call("castSpell", 1, MAIN, "playerB", "Hard Denial", "Little Spark"),
      call("setChoice", "playerA", false),
      stop(1, "END_TURN"),
      call("assertLife", "playerB", 20),
    ),
    ["impossible"],
  ],
  [
    scenarioOf(
      "of two effects that say the same either is named first",
      land("Mountain"),
      creature("playerA", "Hot Kiln"),
      creature("playerA", "Hot Forge"),
      hand("playerA", "Little Spark"),
      call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
      call("setChoice", "playerB", "Hot Kiln"),
      stop(1, "END_TURN"),
      call("assertLife", "playerB", 12),
    ),
    ["alike"],
  ],
  [
    scenarioOf(
      "of no candidates none is chosen",
      hand("playerA", "Home Call"),
      call("castSpell", 1, MAIN, "playerA", "Home Call"),
      call("addTarget", "playerA", "[target_skip]"),
      stop(1, "END_TURN"),
      call("assertGraveyardCount", "playerA", "Home Call", 1),
    ),
    ["none"],
  ],
  [
    scenarioOf(
      "a block that is not possible is not made",
      creature("playerA", "Wind Drake"),
      creature("playerB", "Small Bear"),
      call("attack", 1, "playerA", "Wind Drake"),
      call("block", 1, "playerB", "Small Bear", "Wind Drake"),
      stop(1, "END_TURN"),
      call("assertLife", "playerB", 18),
    ),
    ["block"],
  ],
  [
    scenarioOf(
      "the color of mana follows from what is paid",
      creature("playerA", "Clear Prism"),
      hand("playerA", "Little Spark"),
      call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
      call("setChoice", "playerA", "Red"),
      stop(1, "END_TURN"),
      call("assertLife", "playerB", 18),
    ),
    ["color"],
  ],
  [
    scenarioOf(
      "mana is spent by hand",
      land("Forest", 2),
      hand("playerA", "Small Bear"),
      call("disableManaAutoPayment", "playerA"),
      call("activateManaAbility", 1, MAIN, "playerA", "{T}: Add {G}", 2),
      call("castSpell", 1, MAIN, "playerA", "Small Bear"),
      call("setChoice", "playerA", "Green", 2),
      stop(1, "END_TURN"),
      call("assertPermanentCount", "playerA", "Small Bear", 1),
    ),
    ["byHand", "byHand"],
  ],
];

const SPARKED = [
  land("Mountain"),
  hand("playerA", "Growing Spark"),
  call("castSpell", 1, MAIN, "playerA", "Growing Spark", "playerB"),
  call("setChoice", "playerA", false),
  stop(1, "END_TURN"),
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
    scenarioOf("a refusal more than there was to refuse", ...SPARKED, call("setChoice", "playerA", false)),
    "fail",
    /unused choice: No/,
  ],
  [
    scenarioOf("a refusal by somebody who had nothing to refuse", ...SPARKED, call("setChoice", "playerB", false)),
    "fail",
    /playerB has an unused choice: No/,
  ],
  [
    scenarioOf("a color that nobody chose", ...SPARKED, call("setChoice", "playerA", "Red")),
    "fail",
    /unused choice: Red/,
  ],
  [
    scenarioOf(
      "a color that was not the one of the payment",
      creature("playerA", "Clear Prism"),
      hand("playerA", "Little Spark"),
      call("castSpell", 1, MAIN, "playerA", "Little Spark", "playerB"),
      call("setChoice", "playerA", "Green"),
      stop(1, "END_TURN"),
    ),
    "fail",
    /unused choice: Green/,
  ],
  [
    scenarioOf("a skip of nothing", ...SPARKED, call("addTarget", "playerA", "[target_skip]")),
    "fail",
    /unused target: \[target_skip\]/,
  ],
  [
    scenarioOf(
      "a block in a turn without an attack",
      creature("playerB", "Small Bear"),
      call("block", 1, "playerB", "Small Bear", "Small Bear"),
      stop(1, "END_TURN"),
    ),
    "fail",
    /unused block: turn 1 Small Bear/,
  ],
  [
    scenarioOf("a die that nobody rolled", call("setDieRollResult", "playerA", 3), stop(1, "END_TURN")),
    "fail",
    /unused result of a die or coin: 3/,
  ],
  [
    scenarioOf(
      "a choice that nobody says, where all must be said",
      land("Forest"),
      hand("playerA", "Curious Elf"),
      call("castSpell", 1, MAIN, "playerA", "Curious Elf"),
      stop(1, "END_TURN"),
    ),
    "fail",
    /nothing answers confirm\/may of/,
  ],
  [
    scenarioOf(
      "an ability that is no keyword",
      creature("playerA", "Small Bear"),
      stop(1, "END_TURN"),
      call("assertAbility", "playerA", "Small Bear", { java: "new LicidAbility(COST)" }, true),
    ),
    "unsupported",
    /Licid/,
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
