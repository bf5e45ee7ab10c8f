import type { Modification } from "../../engine/abilities/modifications.ts";
import { list, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { BASIC } from "./colorsAndSizes.ts";

/** What was chosen, or is as something becomes it; and lands of another kind (305.7). */

const { rule } = rulesFor<readonly Modification[]>();

export const landType = words(BASIC.map((one) => [one, one] as const));
const landTypes = words(
  (
    [
      ["Plains", "Plains"],
      ["Islands", "Island"],
      ["Swamps", "Swamp"],
      ["Mountains", "Mountain"],
      ["Forests", "Forest"],
    ] as const
  ).map(([plural, one]) => [plural, one] as const),
);

export const becomesChosen = (): readonly Phrase<readonly Modification[]>[] => [
  rule("the color of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "color" } }],
    });
    return [{ modify: "setColors", colors: "chosenColor" }];
  }),
  rule("the creature type of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "creatureType" } }],
    });
    return [{ modify: "setChosenType" }];
  }),
  rule("the basic land type of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "basicLandType" } }],
    });
    return [{ modify: "setChosenType" }];
  }),
  rule("the basic land type of your choice in addition to its other types", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "basicLandType" } }],
    });
    return [{ modify: "addChosenType" }];
  }),
  rule("that type", {}, () => [{ modify: "setChosenType" }]),
  rule("the chosen type", {}, () => [{ modify: "setChosenType" }]),
  rule("the chosen color", {}, () => [{ modify: "setColors", colors: "chosenColor" }]),
  rule("a {lands}", { lands: list(landType, { last: [", and"], pair: ["and"] }) }, ({ lands }) => [
    { modify: "setSubtypes", of: "land", subtypes: lands },
  ]),
  rule("a {land}", { land: landType }, ({ land }) => [{ modify: "setSubtypes", of: "land", subtypes: [land] }]),
  rule("{land}", { land: landTypes }, ({ land }) => [{ modify: "setSubtypes", of: "land", subtypes: [land] }]),
  rule("{land} in addition to their other (land|) types", { land: landTypes }, ({ land }) => [
    { modify: "addTypes", subtypes: [land] },
  ]),
  rule("a {land} in addition to its other (land|) types", { land: landType }, ({ land }) => [
    { modify: "addTypes", subtypes: [land] },
  ]),
];
