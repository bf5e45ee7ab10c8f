import type { PrintedFace } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import { onlyWhile } from "./levels.ts";

/** Station cards, of a later edition: striations "8+ | Flying", each with abilities of its own, the last with the size. */

export const isStation = ({ text }: PrintedFace): boolean => /^Station(?: \(|$)/mu.test(text);

const SYMBOL = /^(\d+)\+ \| /;

/** The number in the station symbol that begins a line, and what stands behind it. */
export function striationBegun(line: string): { readonly from: number; readonly text: string } | undefined {
  const found = SYMBOL.exec(line);
  return found === null ? undefined : { from: Number(found[1]), text: line.slice(found[0].length) };
}

const charged = (from: number): Condition => ({
  if: "compare",
  amount: { amount: "counters", kind: "charge", on: { what: "self" } },
  value: { compare: ">=", to: from },
});

/** "As long as this permanent has N or more charge counters on it, it has [ability]." */
export const whileCharged = (ability: Ability, from: number): Ability => onlyWhile(ability, charged(from));

/** The size in the last striation: with so many counters it is a creature besides. */
export function sizeAt({ power, toughness }: PrintedFace, from: number): readonly Ability[] {
  if (power === undefined || toughness === undefined) return [];
  return [
    {
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "self" },
          modifications: [
            { modify: "addTypes", types: ["creature"] },
            { modify: "setPT", power: Number(power), toughness: Number(toughness) },
          ],
        },
      ],
      if: charged(from),
    },
  ];
}

/** Anywhere but on the battlefield it has no power or toughness. */
export const withoutSize = <F extends PrintedFace>({
  power: _,
  toughness: __,
  ...face
}: F): Omit<F, "power" | "toughness"> => face;
