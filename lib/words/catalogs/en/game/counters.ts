/** Counters by kind: "2 +1/+1 counters". */
export const counters = {
  some: "{n, plural, =1 {1 {kind} counter} other {# {kind} counters}}",
  one: "{kind} counter",
  loyalty: "loyalty",
  poison: "poison",
  energy: "energy",
  experience: "experience",
  charge: "charge",
  time: "time",
  age: "age",
  stun: "stun",
  shield: "shield",
  lore: "lore",
  defense: "defense",
};
