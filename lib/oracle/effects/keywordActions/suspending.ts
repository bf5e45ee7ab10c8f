import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Keyword } from "../../../engine/abilities/keywords.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { type Forms, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";

/** Cards in exile that are given suspend (702.62a), which nobody pays for. */

const SUSPEND: Keyword = { keyword: "suspend", cost: [] };

export const givenSuspend = (to: Objects): Effect => ({
  do: "apply",
  to,
  modifications: [{ modify: "addAbility", ability: { kind: "keyword", keyword: SUSPEND } }],
  duration: "forever",
});

export const suspendVerbs: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().inflected("<gain> suspend", {}, (_, { theme }) => [givenSuspend(theme)]),
];
