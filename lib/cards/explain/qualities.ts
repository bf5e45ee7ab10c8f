import type { ChosenQuality } from "../../engine/abilities/chosenQualities.ts";
import { one } from "./filters.ts";
import { COLOR, listed, spaced } from "./plain.ts";
import { objects, players } from "./references.ts";

/** What is chosen: "a color", "Khans or Dragons". */
export function quality(value: ChosenQuality): string {
  switch (value.quality) {
    case "word":
      return listed(value.words, "or");
    case "cardName":
      return value.filter ? `the name of ${one(value.filter, "card")}` : "a card name";
    case "color":
      return `a color${
        value.except
          ? ` other than ${listed(
              value.except.map((color) => COLOR[color]),
              "or",
            )}`
          : ""
      }`;
    case "counterKind":
      return [
        value.among === undefined
          ? "a kind of counter"
          : `one of these kinds of counters: ${listed(value.among, "or")}`,
        ...(value.on ? [`on ${objects(value.on)}`] : []),
        ...(value.lacking ? [`that ${objects(value.lacking)} does not have`] : []),
        ...(value.random ? ["at random"] : []),
      ].join(" ");
    case "creatureType":
      return `a creature type${"except" in value && value.except.length > 0 ? ` other than ${listed(value.except, "or")}` : ""}`;
    case "oddOrEven":
      return "odd or even";
    case "somePlayer":
      return players(value.of);
    case "someType":
      return value.except ? `a card type other than ${listed(value.except, "or")}` : listed(value.among ?? [], "or");
    default:
      return `${/^[aeiou]/u.test(value.quality) ? "an" : "a"} ${spaced(value.quality)}`;
  }
}
