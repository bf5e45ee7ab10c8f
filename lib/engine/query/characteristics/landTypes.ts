import type { ManaType } from "../../../cards/schema.ts";
import type { ActivatedAbility } from "../../abilities/ability.ts";
import type { LiveAbility } from "../../abilities/live.ts";

/** 305.6: the intrinsic mana ability of each basic land type. */
const MANA_OF: Readonly<Record<string, ManaType>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

const intrinsic = (mana: ManaType): LiveAbility => {
  const ability: ActivatedAbility = {
    kind: "activated",
    costs: [{ pay: "tap" }],
    body: { targets: [], effects: [{ do: "addMana", who: { who: "you" }, mana: { add: "fixed", mana: [mana] } }] },
    text: `{T}: Add {${mana}}.`,
  };
  return { ability, ref: { given: ability } };
};
const ABILITIES: Readonly<Record<string, LiveAbility>> = Object.fromEntries(
  Object.entries(MANA_OF).map(([type, mana]) => [type, intrinsic(mana)]),
);

export const intrinsicManaAbilities = (subtypes: readonly string[]): LiveAbility[] =>
  subtypes.flatMap((subtype) => ABILITIES[subtype] ?? []);
