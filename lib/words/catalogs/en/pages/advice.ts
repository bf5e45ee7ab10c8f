/** What the computer would do in a player's place, and how well it plays. */
export const advice = {
  ask: "Hint",
  looking: "Thinking…",
  would: "The computer would do this: {move}",
  expects:
    "In {games, plural, =1 {# game} other {# games}} played on with cards it guessed, it expects to win {chance, number, percent} of the time.",
  instead: "Next best: {move}, {chance, number, percent}.",
  fears: "It fears {card}: where it was cast, {chance, number, percent}.",
  level: "How well it plays",
  casual: "Casual",
  regular: "Regular",
  strong: "Strong",
};
