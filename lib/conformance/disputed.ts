/** A scenario whose expectation the rules of this edition contradict. It still counts as a fail; its reason says why. */
export interface Disputed {
  readonly id: string;
  readonly rule: string;
  readonly why: string;
}

export const DISPUTED: readonly Disputed[] = [];

export const disputeOf = (id: string): Disputed | undefined => DISPUTED.find((one) => one.id === id);
