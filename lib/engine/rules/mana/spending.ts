import { COLORS } from "../../../cards/schema.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { ManaRestriction } from "../../abilities/mana.ts";
import type { Game } from "../../game.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import type { ManaCost, ManaSymbol } from "../../query/mana/manaCost.ts";
import type { Purpose, SpentAs } from "../../runtime.ts";
import { EVERY_COLOR, MANA_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Mana } from "../../state/player.ts";
import { asCard } from "../continuous/asCard.ts";
import { rulesOf } from "../continuous/layers.ts";
import { ownRules } from "../continuous/ownRules.ts";

/** 609.4b: effects that let a player spend mana as though it were mana of any color or type. */
export function withSpendingRules(game: Game, player: Seat, wanted: Purpose): Purpose {
  const purpose = withOwnRules(game, player, wanted);
  if (purpose.asThough === "type") return purpose;
  const modes = rulesOf(game, "spendAsThoughAny").flatMap(
    ({ rule, context }): readonly ("color" | "type" | SpentAs)[] => {
      if (!playersOf(game, rule.who, context).includes(player)) return [];
      const about = rule.toActivate ? purpose.abilityOf : purpose.spell;
      const what = rule.what === undefined ? undefined : asCard(rule.what);
      const isMeant = what === undefined || (about !== undefined && matches(game, what, about, context));
      if (!isMeant) return [];
      if (rule.only === undefined) return [rule.mode];
      const { only } = rule;
      const others = rule.othersColorless ? COLORS.filter((color) => color !== only) : [];
      return [
        { type: only, as: rule.as ? MANA_BIT[rule.as] : EVERY_COLOR },
        ...others.map((type): SpentAs => ({ type, as: MANA_BIT.C, alone: true })),
      ];
    },
  );
  if (modes.length === 0) return purpose;
  if (modes.includes("type")) return { ...purpose, asThough: "type" };
  if (purpose.asThough === "color" || modes.includes("color")) return { ...purpose, asThough: "color" };
  return { ...purpose, asThough: modes.filter((mode) => typeof mode === "object") };
}

/** "Spend only mana produced by creatures to cast this spell." */
function withOwnRules(game: Game, player: Seat, purpose: Purpose): Purpose {
  if (purpose.spell === undefined) return purpose;
  const own = ownRules(game, purpose.spell, player, "paidWith").find(({ rule }) => rule.sources !== undefined);
  return own?.rule.sources === undefined ? purpose : { ...purpose, onlyFrom: own.rule.sources };
}

/** 107.4, 609.4b: whether this mana pays for that symbol. */
export const canPayFor = (
  symbol: ManaSymbol,
  mana: Pick<Mana, "type" | "snow">,
  asThough: Purpose["asThough"],
): boolean =>
  (symbol.snow !== true || mana.snow === true) &&
  (((symbol.types & MANA_BIT[mana.type]) !== 0 && !isOnlyAs(mana, asThough)) ||
    (asThough === "type" && symbol.types !== 0) ||
    (asThough === "color" && (symbol.types & EVERY_COLOR) !== 0) ||
    (typeof asThough === "object" && asThough.some(({ type, as }) => type === mana.type && (symbol.types & as) !== 0)));

const isOnlyAs = ({ type }: Pick<Mana, "type">, asThough: Purpose["asThough"]): boolean =>
  typeof asThough === "object" && asThough.some((one) => one.type === type && one.alone === true);

/** 106.6: whether this mana, or mana from this source, may be spent on that. */
export function isUsable(
  game: Game,
  mana: { readonly restriction?: ManaRestriction | undefined; readonly source?: ObjectId },
  purpose: Purpose,
): boolean {
  const { restriction } = mana;
  const context = { self: mana.source ?? 0, controller: 0 as Seat };
  if (purpose.onlyFrom !== undefined)
    if (mana.source === undefined || !matches(game, purpose.onlyFrom, mana.source, context)) return false;
  if (restriction?.cantCast !== undefined)
    return purpose.spell === undefined || !matches(game, asCard(restriction.cantCast, purpose), purpose.spell, context);
  if (
    restriction === undefined ||
    (restriction.spells === undefined && restriction.abilitiesOf === undefined && restriction.onlyFor === undefined)
  )
    return true;
  if (restriction.onlyFor === "costWithColorless" && purpose.colorless === true) return true;
  if (restriction.onlyFor === "costWithX")
    return purpose.hasX === true || (purpose.spell !== undefined && matches(game, HAS_X, purpose.spell, context));
  if (purpose.special !== undefined) return restriction.onlyFor === purpose.special;
  if (purpose.spell !== undefined)
    return (
      restriction.spells !== undefined && matches(game, asCard(restriction.spells, purpose), purpose.spell, context)
    );
  if (purpose.abilityOf === undefined) return false;
  return (
    restriction.onlyFor === "activation" ||
    (restriction.abilitiesOf !== undefined && matches(game, restriction.abilitiesOf, purpose.abilityOf, context))
  );
}

/** 106.6: what is paid for, and that its cost contains {C}, where it does. */
export const paying = (purpose: Purpose, { symbols }: ManaCost): Purpose =>
  symbols.some(({ types }) => types === MANA_BIT.C) ? { ...purpose, colorless: true } : purpose;

const HAS_X: Filter = { is: "manaCostHasX" };

/** Which mana of the pool pays a cost, restricted mana first; undefined if it is not enough. */
export function spendFromPool(
  game: Game,
  cost: ManaCost,
  pool: readonly Mana[],
  purpose: Purpose,
): { readonly left: readonly Mana[]; readonly spent: readonly Mana[] } | undefined {
  const about = paying(purpose, cost);
  const available = pool
    .filter((mana) => isUsable(game, mana, about))
    .sort(
      (a, b) =>
        Number(b.restriction !== undefined) - Number(a.restriction !== undefined) ||
        Number(a.persists !== undefined) - Number(b.persists !== undefined),
    );
  const waysToPay = (symbol: ManaSymbol): number =>
    available.filter((m) => canPayFor(symbol, m, purpose.asThough)).length;
  const symbols = [...cost.symbols].sort((a, b) => waysToPay(a) - waysToPay(b));
  const spent = assign(symbols, cost.generic, available, purpose.asThough);
  return spent && { left: pool.filter((mana) => !spent.includes(mana)), spent };
}

function assign(
  symbols: readonly ManaSymbol[],
  generic: number,
  available: readonly Mana[],
  asThough: Purpose["asThough"],
): readonly Mana[] | undefined {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) {
    const plain = available.filter(({ restriction }) => restriction?.notGeneric !== true);
    if (plain.length < generic) return undefined;
    // Colorless and plentiful mana goes first for generic costs.
    const count = (mana: Mana): number => plain.filter((m) => m.type === mana.type).length;
    return [...plain]
      .sort(
        (a, b) =>
          Number(b.restriction !== undefined) - Number(a.restriction !== undefined) ||
          Number(b.type === "C") - Number(a.type === "C") ||
          count(b) - count(a),
      )
      .slice(0, generic);
  }
  for (const mana of available) {
    if (!canPayFor(symbol, mana, asThough)) continue;
    const left = available.filter((m) => m !== mana);
    const others = assign(rest, generic, left, asThough);
    if (others !== undefined) return [mana, ...others];
  }
  return symbol.orGeneric === undefined ? undefined : assign(rest, generic + symbol.orGeneric, available, asThough);
}
