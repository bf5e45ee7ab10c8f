/** A scenario whose expectation the rules of this edition contradict. It still counts as a fail; its reason says why. */
export interface Disputed {
  readonly id: string;
  readonly rule: string;
  readonly why: string;
}

export const DISPUTED: readonly Disputed[] = [
  {
    id: "cards.cost.adventure/AdventureCardsTest#test_ZanarkandAdventurePlusPlay",
    rule: "715.3d",
    why: "what was cast as an Adventure may be cast from exile, and a land can't be cast (305.9)",
  },
];

export const disputeOf = (id: string): Disputed | undefined => DISPUTED.find((one) => one.id === id);
