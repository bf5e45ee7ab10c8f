import type { Game } from "../../game.ts";
import type { Characteristics } from "../../runtime.ts";
import { bitsOf, SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";

/** 201.2: what names an object has, and whether two have one in common. */
type Named = Pick<Characteristics, "name" | "allNames">;

/** 201.2a and 709.4a: a split card has both of its names off the stack. */
const ownNames = ({ name }: Named): readonly string[] => (name === "" ? [] : [name, ...name.split(" // ")]);

export const hasName = (game: Game, object: Named, wanted: string): boolean =>
  ownNames(object).includes(wanted) || hasAsOneOfAll(game, object, wanted);

/** 201.2b-c: at least one name is common to both; two objects without a name have none. */
export const shareName = (game: Game, one: Named, other: Named): boolean =>
  (one.allNames !== undefined && other.allNames !== undefined) ||
  ownNames(one).some((name) => hasName(game, other, name)) ||
  (one.allNames !== undefined && ownNames(other).some((name) => hasName(game, one, name)));

const isNamed = (object: Named): boolean => object.allNames !== undefined || ownNames(object).length > 0;

/** 201.2b: each has a name, and no two have one in common. */
export const haveDifferentNames = (game: Game, objects: readonly Named[]): boolean =>
  mostDifferentlyNamed(game, objects) === objects.length;

/** How many of these have different names: as many as can be taken so that 201.2b holds of them. */
export function mostDifferentlyNamed(game: Game, objects: readonly Named[]): number {
  const named = objects.filter(isNamed);
  const plain = new Map(named.filter(hasOneName).map((one) => [one.name, one]));
  const most = (others: readonly Named[], taken: readonly Named[]): number => {
    const [next, ...rest] = others;
    if (next === undefined)
      return taken.length + [...plain.values()].filter((one) => !taken.some((two) => shareName(game, one, two))).length;
    const without = most(rest, taken);
    return taken.some((one) => shareName(game, one, next)) ? without : Math.max(without, most(rest, [...taken, next]));
  };
  return most(
    named.filter((one) => !hasOneName(one)),
    [],
  );
}

const hasOneName = (object: Named): boolean => object.allNames === undefined && !object.name.includes(" // ");

/** 612.7: of the card reference those cards matter that this game can name (108.1). */
function hasAsOneOfAll({ pool }: Game, { allNames }: Named, wanted: string): boolean {
  if (allNames === undefined) return false;
  const type = TYPE_BIT[allNames.type];
  const without = allNames.not === undefined ? 0 : SUPERTYPE_BIT[allNames.not];
  return pool.cards.some(({ layout, faces: [{ name, typeLine }] }) => {
    if (layout === "token" || name !== wanted) return false;
    return (
      (bitsOf(TYPE_BIT, typeLine.types) & type) !== 0 && (bitsOf(SUPERTYPE_BIT, typeLine.supertypes) & without) === 0
    );
  });
}
