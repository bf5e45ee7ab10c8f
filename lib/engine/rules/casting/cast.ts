import type { Ability } from "../../abilities/ability.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { LIMITS } from "../../limits.ts";
import { choose, Illegal, leaveUnasked } from "../../procedure.ts";
import { askedAsCast } from "../../query/asCast.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { addCosts, type ManaCost, printManaCost } from "../../query/mana/manaCost.ts";
import { askedOfPayment } from "../../query/mana/spentOnIt.ts";
import { unpreparing } from "../../query/prepareSpells.ts";
import type { CastFacts } from "../../state/gameObject.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { castFacts } from "../../state/layout.ts";
import { objectOf, zoneOf } from "../../state/objects.ts";
import type { Mana } from "../../state/player.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { canPayOtherCosts, costHasX, manaPart, withX } from "../costs/costs.ts";
import { greatestPayable } from "../costs/greatest.ts";
import { propose, proposeAll } from "../events/propose.ts";
import { manaSourcesOf } from "../mana/manaSources.ts";
import { canPayMana } from "../mana/payMana.ts";
import { payCosts } from "../paying/payCosts.ts";
import { chooser } from "../targets/chooser.ts";
import { spliceable } from "../targets/splice.ts";
import { spentFromAsked } from "../triggers/remember.ts";
import { announceModes, announceTargets } from "./announce.ts";
import { announceSymbols, canPayInSomeWay } from "./announceSymbols.ts";
import { beginOnStack } from "./beginOnStack.ts";
import { canComplete, proposalOf } from "./castability.ts";
import { additionalCosts, castingCost } from "./castingCost.ts";
import { checkProposal } from "./castLegality.ts";
import { type CastOption, ownMana, waysFor } from "./castOptions.ts";
import { maximumX } from "./maximumX.ts";
import { announceOffered } from "./offered.ts";
import { chosenOptionalCosts, type OptionalCost, optionalCosts } from "./optionalCosts.ts";
import { costWithHelp, payWithHelp } from "./payingHelp.ts";
import { triggerOnUse, usePermission } from "./permissions.ts";

/** 601.2: casting a spell, step by step. An illegal step throws `Illegal`, and the whole casting is rewound (730.1). */
export function* castSpell(game: Game, player: Seat, action: Extract<PriorityAction, { act: "cast" }>): Procedure {
  const ways = waysFor(game, player, action);
  if (ways.length === 0) throw new Illegal("cannot-cast", "You cannot cast that now.", "601.3");
  const option = ways.length === 1 ? ways[0]! : yield* wayChosen(game, player, ways);
  yield* castWith(game, player, option, action.byHand ?? false);
}

/** 601.2b, 118.9a: which effect's permission or alternative cost is used, of those that could be. */
function* wayChosen(game: Game, player: Seat, ways: readonly CastOption[]): Procedure<CastOption> {
  const sources = manaSourcesOf(game, player);
  const nameOf = (option: CastOption): string =>
    option.by === undefined
      ? `${characteristicsOf(game, option.card).name} ${printManaCost(addCosts(ownMana(option), manaPart(option.costs)))}`
      : characteristicsOf(game, option.by).name;
  // Which of two alike is used makes no difference.
  const possible = ways
    .filter((option) => canComplete(game, player, option, sources))
    .filter((option, at, all) => all.findIndex((one) => nameOf(one) === nameOf(option)) === at);
  if (possible.length < 2) return possible[0] ?? ways[0]!;
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "alternativeCost",
    options: possible.map(nameOf),
    min: 1,
    max: 1,
    source: possible[0]!.card,
  });
  return possible[chosen[0]!]!;
}

/** Casts in one given way; also for spells cast while something resolves (608.2g). */
export function* castWith(game: Game, player: Seat, option: CastOption, byHand: boolean): Procedure<ObjectId> {
  const from = zoneOf(game.state, option.card)!;
  // 601.2a
  const isOffTime = game.state.stage.at !== "action" || !isSorcerySpeed(game.state, player);
  const cast = castFacts({
    by: player,
    from,
    via: option.via,
    paid: undefined,
    gift: undefined,
    spliced: undefined,
    lifeSymbols: undefined,
    free: option.free ? true : undefined,
    inMain: isOwnMainPhase(game, player) ? true : undefined,
    mana: undefined,
    manaFrom: undefined,
    offTime: isOffTime ? true : undefined,
    then: option.then,
    known: undefined,
    copied: undefined,
  });
  yield* proposeAll(game, unpreparing(game, option.card));
  const [moved] = yield* propose(game, {
    e: "move",
    object: option.card,
    to: "stack",
    why: "cast",
    arrival: {
      controller: player,
      face: option.face,
      cast,
      ...(option.faceDown && { faceDown: option.faceDown }),
      ...(option.prototyped && { prototyped: true }),
    },
  });
  const spell = moved!.object!;
  yield* beginOnStack(game, player, spell, option);
  yield* announceOffered(game, player, spell, option.via);
  yield* announceOptionalCosts(game, player, spell, option);
  yield* announceSplices(game, player, spell, option);
  yield* announceX(game, player, spell, option);
  yield* announceModes(game, spell);
  yield* announceSymbols(game, player, spell, proposalOf(game, player, spell, option), byHand);
  yield* announceTargets(game, spell);
  checkProposal(game, player, spell, option);
  yield* paySpell(game, player, spell, option, byHand);
  if (option.permission !== undefined) yield* usePermission(game, option.permission);
  const known = askedAsCast(game, contextOf(game, spell));
  if (known !== undefined)
    yield* propose(game, {
      e: "announce",
      object: spell,
      facts: { cast: knowing(objectOf(game.state, spell).cast!, known) },
    });
  // 601.2i
  yield* propose(game, { e: "cast", object: spell, player });
  if (option.permission !== undefined) yield* triggerOnUse(game, option.permission, spell, player);
  return spell;
}

const knowing = (cast: CastFacts, more: CastFacts["known"]): CastFacts => ({
  ...cast,
  known: { ...cast.known, ...more },
});

const contextOf = (game: Game, spell: ObjectId): Context => {
  const { controller, x, targets, notes } = objectOf(game.state, spell);
  return {
    self: spell,
    controller,
    onStack: spell,
    ...(x !== undefined && { x }),
    ...(targets && { targets }),
    ...(notes && { notes }),
  };
};

/** 601.2b: kicker, buyback and the like. */
function* announceOptionalCosts(game: Game, player: Seat, spell: ObjectId, option: CastOption): Procedure {
  for (const optional of optionalCosts(game, player, spell)) {
    const times = yield* timesPaid(game, player, spell, option, optional);
    if (times === 0) continue;
    const cast = objectOf(game.state, spell).cast!;
    const more = (name: string): Record<string, number> => ({ [name]: (cast.paid?.[name] ?? 0) + times });
    const paid = { ...cast.paid, ...more(optional.name), ...(optional.own !== undefined && more(optional.own)) };
    const gift = optional.opponent && (yield* chooser(game, { who: "opponents" }, contextOf(game, spell)));
    const facts = { cast: { ...cast, paid, ...(gift !== undefined && { gift }) } };
    yield* propose(game, { e: "announce", object: spell, facts });
  }
}

/** 702.47b: which cards are spliced, all revealed at once, in the order in which their effects will happen. */
function* announceSplices(game: Game, player: Seat, spell: ObjectId, option: CastOption): Procedure {
  const { mana } = castingCost(game, player, spell, option);
  const from = spliceable(game, player, spell).flatMap(({ card, costs }) =>
    isPayable(game, player, spell, mana, costs) ? [card] : [],
  );
  if (from.length === 0) return;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "additionalCost",
    from,
    min: 0,
    max: from.length,
    source: spell,
    hint: "splice",
  });
  if (chosen.length === 0) return;
  const { cast } = objectOf(game.state, spell);
  yield* propose(game, { e: "reveal", objects: chosen, to: "all" });
  yield* propose(game, { e: "announce", object: spell, facts: { cast: { ...cast!, spliced: chosen } } });
}

/** Asked only where it could be paid together with what the spell costs already. */
function* timesPaid(
  game: Game,
  player: Seat,
  spell: ObjectId,
  option: CastOption,
  optional: OptionalCost,
): Procedure<number> {
  const isPossible = (times: number): boolean => isIntendable(game, player, spell, option, optional, times);
  // What is no mana may be what makes it payable: more of it, perhaps, where less is not enough.
  const isMana = optional.costs.every(({ pay }) => pay === "mana");
  const isThere = isMana ? isPossible : (times: number) => hasFor(game, player, spell, optional, times);
  let most = 1;
  while (optional.repeatable && most < LIMITS.repeats && isThere(most)) most *= 2;
  const max = greatestPayable(most, isPossible, optional.repeatable && !isMana);
  if (max === 0) {
    leaveUnasked(game, player, { why: "impossible", about: "additionalCost" });
    return 0;
  }
  if (optional.repeatable) {
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player,
      about: "additionalCost",
      min: 0,
      max,
      source: spell,
      hint: optional.hint ?? optional.name,
    });
    return number;
  }
  const { yes } = yield* choose<"confirm">(game, {
    ask: "confirm",
    player,
    about: "additionalCost",
    source: spell,
    hint: optional.hint ?? optional.own ?? optional.name,
  });
  return yes ? 1 : 0;
}

/** 601.2f: what makes a spell cost less makes the whole of it cost less, with what is paid besides. */
function isIntendable(
  game: Game,
  player: Seat,
  spell: ObjectId,
  option: CastOption,
  optional: OptionalCost,
  times: number,
): boolean {
  const intended = { [optional.own ?? optional.name]: times };
  return (
    hasFor(game, player, spell, optional, times) &&
    canPayInSomeWay(proposalOf(game, player, spell, option, { intended }))
  );
}

/** Whether all of it that is no mana can be paid so many times. */
function hasFor(game: Game, player: Seat, spell: ObjectId, { costs }: OptionalCost, times: number): boolean {
  const all = Array.from({ length: times }, () => costs).flat();
  return canPayOtherCosts(game, player, all, { ...contextOf(game, spell), paying: "spellOrAbility" });
}

/** Whether these costs could be paid besides the mana that the spell costs already. */
function isPayable(game: Game, player: Seat, spell: ObjectId, mana: ManaCost, costs: readonly Cost[]): boolean {
  const context = contextOf(game, spell);
  const total = addCosts({ ...mana, x: 0 }, withX(manaPart(costs), context));
  return (
    canPayOtherCosts(game, player, costs, { ...context, paying: "spellOrAbility" }) &&
    canPayMana(game, player, costWithHelp(game, player, spell, total), {
      spell,
      ...(costs.some(costHasX) && { hasX: true }),
    })
  );
}

/** 107.3: whether something of what this costs, as it was announced so far, is a matter of X. */
const costsX = (game: Game, player: Seat, spell: ObjectId, option: CastOption): boolean =>
  (option.mana?.x ?? 0) > 0 ||
  option.costs.some(costHasX) ||
  chosenOptionalCosts(game, player, spell).some((costs) => costs.some(costHasX)) ||
  additionalCosts(game, player, spell).some((added) => added.some(costHasX));

/** 107.3: "X can't be 0". */
function leastX(game: Game, spell: ObjectId): number {
  const context = contextOf(game, spell);
  const ofAbility = (ability: Ability): number => {
    // 702.33a: asked only where such a kicker is paid.
    if (ability.kind === "keyword")
      return ability.keyword.keyword === "kicker" && "leastX" in ability.keyword ? (ability.keyword.leastX ?? 0) : 0;
    return ability.kind === "spell" && ability.x?.min !== undefined ? amountOf(game, ability.x.min, context) : 0;
  };
  return Math.max(0, ...characteristicsOf(game, spell).abilities.map(({ ability }) => ofAbility(ability)));
}

/** 601.2b, 107.3a-b: X is chosen, or 0 where an effect casts it without paying its mana cost. */
function* announceX(game: Game, player: Seat, spell: ObjectId, option: CastOption): Procedure {
  if (!costsX(game, player, spell, option)) {
    if ((characteristicsOf(game, spell).manaCost?.x ?? 0) > 0)
      yield* propose(game, { e: "announce", object: spell, facts: { x: 0 } });
    return;
  }
  const min = leastX(game, spell);
  const max = maximumX(game, player, spell, option);
  if (max < min) throw new Illegal("cannot-cast", "You cannot pay for the least X there may be.", "601.2e");
  const { number } = yield* choose<"number">(game, { ask: "number", player, about: "x", min, max, source: spell });
  yield* propose(game, { e: "announce", object: spell, facts: { x: number } });
}

/** 601.2f-h. */
function* paySpell(game: Game, player: Seat, spell: ObjectId, option: CastOption, byHand: boolean): Procedure {
  const { mana, costs }: { mana: ManaCost; costs: readonly Cost[] } = castingCost(game, player, spell, option);
  const left = yield* payWithHelp(game, player, spell, mana);
  const paid = yield* payCosts(
    game,
    player,
    costs,
    { ...contextOf(game, spell), paying: "spellOrAbility" },
    {
      purpose: {
        spell,
        ...(option.asThough && { asThough: option.asThough }),
        ...(costsX(game, player, spell, option) && { hasX: true }),
      },
      byHand,
      mana: left,
    },
  );
  const { cast, notes } = objectOf(game.state, spell);
  const known = askedOfPayment(game, contextOf(game, spell), paid.spent, spentFromAsked(game));
  const spent = paid.spent.map(({ type }) => type).join("");
  const facts = {
    ...(spent !== "" && { cast: { ...cast!, mana: spent, manaFrom: sourcesOf(paid.spent), ...(known && { known }) } }),
    ...(Object.keys(paid.notes).length > 0 && { notes: { ...notes, ...paid.notes } }),
  };
  if (Object.keys(facts).length > 0) yield* propose(game, { e: "announce", object: spell, facts });
}

const sourcesOf = (spent: readonly Mana[]): readonly ObjectId[] => [
  ...new Set(spent.flatMap(({ source }) => source ?? [])),
];

const isOwnMainPhase = (game: Game, player: Seat): boolean => {
  const { active, step } = game.state.turn;
  return active === player && (step === "precombatMain" || step === "postcombatMain");
};
