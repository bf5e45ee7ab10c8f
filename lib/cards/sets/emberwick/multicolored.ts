/** Emberwick: of several colours. */
export const multicolored = `
Marshal of Two Gates {1}{W}{U}
Creature — Human Soldier
Flying, vigilance
2/3

Undertaker-Admiral {2}{U}{B}
Legendary Creature — Zombie Pirate
Whenever this creature deals combat damage to a player, that player mills two cards and you draw a card.
3/3

Gravel-Throat Marauder {1}{B}{R}
Creature — Goblin Warrior
Haste, menace
3/2

Huntmaster of the Slope {2}{R}{G}
Creature — Human Warrior
Trample
Whenever this creature attacks, another target attacking creature gets +2/+2 until end of turn.
3/4

Chaplain of the Hedgerows {1}{G}{W}
Creature — Elf Cleric
Lifelink
Other creatures you control with +1/+1 counters on them have trample.
2/3

Ash-and-Water Duelist {U}{R}
Creature — Human Wizard
Whenever you cast an instant or sorcery spell, this creature gets +1/+1 until end of turn.
1/3

Prayer and Poison {W}{B}
Sorcery
Target opponent loses 3 life and you gain 3 life.

Roots in the Riverbed {G}{U}
Instant
Draw a card. Put a +1/+1 counter on target creature you control.

Hold the Ford {W}
Instant
Target creature gets +1/+3 until end of turn.
// split
Storm the Ford {R}
Instant
Target creature gets +3/+1 until end of turn.

Spiced Pantry {1}{G}
Enchantment — Room
When you unlock this door, you gain 3 life.
// split
Flooded Cellar {2}{U}
Enchantment — Room
When you unlock this door, draw two cards.

Wary Ferrywoman {2}{U/B}
Creature — Human Rogue
Flash
3/2

Lord of the Salt Graves {3}{U}{B}
Legendary Creature — Zombie Noble
Other Zombies and Merfolk you control get +1/+1.
3/3
`;
