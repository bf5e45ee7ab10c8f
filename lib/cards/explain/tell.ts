import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { amount, compare } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { eventClause } from "./events.ts";
import { filter } from "./filters.ts";
import { plain, type Teller } from "./plain.ts";
import { objects, players } from "./references.ts";

/** The key that names the kind of a part of the vocabulary, and how that kind is said. */
const TELLERS: Readonly<Record<string, Teller>> = {
  who: (part) => players(part as unknown as Players),
  what: (part) => objects(part as unknown as Objects),
  is: (part) => filter(part as unknown as Filter),
  amount: (part) => amount(part as unknown as Exclude<Amount, number>),
  on: (part) => eventClause(part as unknown as EventPattern),
  if: (part) => condition(part as unknown as Condition),
  compare: (part) => compare(part as unknown as Compare),
};

/** Says what kind of part it is by the key that names its kind. */
export const tell: Teller = (part) => {
  const kind = Object.keys(TELLERS).find((key) => typeof part[key] === "string");
  return kind === undefined ? undefined : TELLERS[kind]?.(part);
};

/** `plain`, with the parts inside said as they are said elsewhere. */
export const told = (value: unknown): string => plain(value, tell);
