import { token, words } from "../kernel/index.ts";

const spelled =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const larger: readonly (readonly [string, number])[] = [
  ["twenty-five", 25],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["ninety-nine", 99],
  ["one hundred", 100],
];

/** "two" and up, as cards count things. */
export const numberWord = words([...spelled.map((word, value) => [word, value] as const).slice(2), ...larger]);
export const numberWordOrOne = words([...spelled.map((word, value) => [word, value] as const).slice(1), ...larger]);

/** Digits, as cards say damage, life, power and mana values. */
export const digits = token((text) =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text) ? Number(text.replaceAll(",", "")) : undefined,
);

export const ordinal = words(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
    .split(" ")
    .map((word, i) => [word, i + 1] as const),
);
