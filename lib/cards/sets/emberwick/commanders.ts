/** Emberwick: who leads a deck of a hundred (903). */
export const commanders = `
Isaura, Warden of the Hedge {1}{G}{W}
Legendary Creature — Human Scout
Whenever another creature you control enters, you gain 1 life.
{3}{G}{W}: Creatures you control get +1/+1 until end of turn.
2/3
~ She knows every gate in the hedge, and who was let out of it.

Dagmar of the Black Kiln {1}{B}{R}
Legendary Creature — Human Warlock
Menace
Whenever another creature you control dies, each opponent loses 1 life.
3/2

Teodor, Clerk of the Tides {1}{W}{U}
Legendary Creature — Merfolk Advisor
Flying
Whenever you draw your second card each turn, put a +1/+1 counter on Teodor.
1/3

Ren Ashwater {2}{U}{R}
Legendary Creature — Human Wizard
Whenever you cast an instant or sorcery spell, Ren Ashwater deals 1 damage to each opponent.
3/3

Grandmother Bramble {2}{B}{G}
Legendary Creature — Treefolk Shaman
Whenever a land you control enters, each opponent loses 1 life and you gain 1 life.
3/4

Captain Elka Stonebridge {2}{R}{W}
Legendary Creature — Human Soldier
First strike
Whenever you attack, attacking creatures get +1/+0 until end of turn.
3/3

Pip, the Lamplighter's Boy {1}{W}
Legendary Creature — Human Citizen
When Pip enters, scry 2.
Partner (You can have two commanders if both have partner.)
2/2

Brannoch the Unbent {2}{R}
Legendary Creature — Giant Warrior
Whenever Brannoch attacks, it gets +2/+0 until end of turn.
Partner (You can have two commanders if both have partner.)
3/3

Quillon, Sworn to Nobody {1}{U}
Legendary Creature — Human Rogue
Quillon can't be blocked as long as you control an artifact.
Choose a Background (You can have a Background as a second commander.)
2/2

Raised in the Night Market {1}{B}
Legendary Enchantment — Background
Commander creatures you own have "Whenever this creature attacks, create a Treasure token."
`;
