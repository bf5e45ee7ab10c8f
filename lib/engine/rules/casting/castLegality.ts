import type { Filter } from "../../abilities/filters.ts";
import type { KeywordName } from "../../abilities/keywords.ts";
import type { Game } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import { valuesAsCast } from "../../query/characteristics/copiable.ts";
import { type Context, withCurrentPlayer } from "../../query/context.ts";
import { conditionHolds, matches, playersOf } from "../../query/evaluators/index.ts";
import type { Characteristics } from "../../runtime.ts";
import { SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, objectOf, zoneOf } from "../../state/objects.ts";
import { areOpponents } from "../../state/teams.ts";
import { isTakingTurn } from "../../state/turnMarkers.ts";
import { asCard } from "../continuous/asCard.ts";
import { programOf, rulesOf } from "../continuous/layers.ts";
import { ownRules } from "../continuous/ownRules.ts";
import { withCharacteristics } from "../continuous/withCharacteristics.ts";
import { hasSplitSecond, isSorcerySpeed } from "../costs/activation.ts";
import type { CastOption } from "./castOptions.ts";
import { withSpellEffects } from "./spellEffects.ts";

/** 601.3, 601.5: when and as what a card may be cast. */

/** Answers a question about a card as the spell it would become, cast in this way (601.3e). */
export function asCast<T>(game: Game, option: CastOption, look: () => T): T {
  const { card, face, via, faceDown, prototyped } = option;
  const definition = definitionOf(game.state, card);
  const { layout } = compiledCard(game, definition).definition;
  const changes =
    face !== 0 ||
    via === "bestow" ||
    faceDown !== undefined ||
    prototyped === true ||
    layout === "split" ||
    game.state.objects[card]?.faceDown !== undefined;
  if (!changes && programOf(game).onSpells.length === 0) return look();
  const now = characteristicsOf(game, card);
  const values = changes ? valuesAsCast(game, definition, option, now.controller) : now;
  return withCharacteristics(game, card, withSpellEffects(game, option, values), look);
}

/** A filter about a spell, asked of a card that would become it (601.3e). */
export const fits = (game: Game, filter: Filter, option: CastOption, context: Context): boolean =>
  asCast(game, option, () => matches(game, asCard(filter, option), option.card, context));

/** 307.1, 304.1, 702.8a: when a spell of this kind may be cast. */
export function isTimely(game: Game, player: Seat, option: CastOption): boolean {
  if (isSorcerySpeed(game.state, player)) return true;
  if (option.instantSpeed) return true;
  if (isSlow(game, player, option)) return false;
  if (asCast(game, option, () => isInstant(game, player, option))) return true;
  // 113.6e: what a card says of itself works wherever it may be cast from.
  if (ownRules(game, option.card, player, "flashFor").some(({ rule }) => rule.cost === undefined)) return true;
  return rulesOf(game, "flashFor").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) && fits(game, rule.what, option, context),
  );
}

/** "... can cast spells only any time they could cast a sorcery". */
const isSlow = (game: Game, player: Seat, option: CastOption): boolean =>
  rulesOf(game, "sorcerySpeedOnly").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) && fits(game, rule.what, option, context),
  );

function isInstant(game: Game, player: Seat, { card, faceDown }: CastOption): boolean {
  const now = characteristicsOf(game, card);
  if ((now.types & TYPE_BIT.instant) !== 0 || now.keywords.has("flash")) return true;
  return faceDown === undefined && givesItself(game, now, "flash", { self: card, controller: player });
}

/** 601.3d: "this spell has flash as long as ..." says so of the card wherever it could be cast from. */
const givesItself = (game: Game, { abilities }: Characteristics, keyword: KeywordName, context: Context): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      ability.effects.some(
        (effect) =>
          effect.static === "modify" &&
          effect.affects.what === "self" &&
          effect.modifications.some(
            (m) => m.modify === "addAbility" && m.ability.kind === "keyword" && m.ability.keyword.keyword === keyword,
          ),
      ) &&
      (ability.if === undefined || conditionHolds(game, ability.if, context)),
  );

/** X beyond which nobody asks whether it would lift a prohibition (601.3a). */
const MOST_X = 20;

/**
 * What keeps a card from being cast at this time whatever lets a player do so (101.2): split second (702.61a), words of the
 * card, 205.4e.
 */
const isUntimely = (game: Game, player: Seat, option: CastOption): boolean =>
  hasSplitSecond(game) ||
  asCast(game, option, () => isOutsideOwnTime(game, player, option.card) || lacksLegend(game, player, option.card));

/** 608.2g: the same of a spell that is cast as something else resolves, when no sorcery could be. */
export const isUntimelyNow = (game: Game, player: Seat, option: CastOption): boolean =>
  isUntimely(game, player, option) || isSlow(game, player, option);

/** 601.3: "can't cast". */
export function isForbidden(game: Game, player: Seat, option: CastOption): boolean {
  if (isUntimely(game, player, option)) return true;
  if (rulesOf(game, "cantCast").length === 0 && rulesOf(game, "castLimit").length === 0) return false;
  const zone = zoneOf(game.state, option.card)!;
  return asCast(game, option, () => {
    const as = (filter: Filter): Filter => asCard(filter, option);
    const now = characteristicsOf(game, option.card);
    const { manaCost } = now;
    if (manaCost === undefined || manaCost.x === 0 || (option.mana?.x ?? 0) === 0)
      return isProhibited(game, player, option.card, zone, as);
    // 601.3a: it may be begun if some X would lift the prohibition.
    for (let x = 0; x <= MOST_X; x++) {
      const values = { ...now, manaCost: { ...manaCost, x: 0, generic: manaCost.generic + x * manaCost.x } };
      if (!withCharacteristics(game, option.card, values, () => isProhibited(game, player, option.card, zone, as)))
        return false;
    }
    return true;
  });
}

/** "Cast this spell only ..." (506.7). */
const isOutsideOwnTime = (game: Game, player: Seat, card: ObjectId): boolean =>
  ownRules(game, card, player, "castOnly").some(({ rule, context }) => !conditionHolds(game, rule.when, context));

/** 205.4e: a legendary instant or sorcery needs a legendary creature or planeswalker of its player. */
function lacksLegend(game: Game, player: Seat, card: ObjectId): boolean {
  const { types, supertypes } = characteristicsOf(game, card);
  if ((supertypes & SUPERTYPE_BIT.legendary) === 0) return false;
  if ((types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) === 0) return false;
  return !game.state.battlefield.some((id) => {
    const permanent = characteristicsOf(game, id);
    return (
      permanent.controller === player &&
      game.state.objects[id]!.phasedOut === undefined &&
      (permanent.supertypes & SUPERTYPE_BIT.legendary) !== 0 &&
      (permanent.types & (TYPE_BIT.creature | TYPE_BIT.planeswalker)) !== 0
    );
  });
}

/** 601.2e, 601.5: the spell as it is proposed, its choices made, must be one that the player may cast. */
export function checkProposal(game: Game, player: Seat, spell: ObjectId, { permission }: CastOption): void {
  const { cast, x } = objectOf(game.state, spell);
  const illegal = (why: string): Illegal => new Illegal("cannot-cast", why, "601.2e");
  if (isProhibited(game, player, spell, cast!.from, (filter) => filter))
    throw illegal("An effect says that you can't cast that.");
  // Of the choices only X changes what a permission looks at.
  if (permission?.as === undefined || x === undefined) return;
  const { filter, context } = permission.as;
  if (!matches(game, asCard(filter), spell, context)) throw illegal("You may not cast that spell from there.");
}

function isProhibited(
  game: Game,
  player: Seat,
  spell: ObjectId,
  zone: NonNullable<ReturnType<typeof zoneOf>>,
  as: (filter: Filter) => Filter,
): boolean {
  const { turn, history } = game.state;
  const forbidden = rulesOf(game, "cantCast").some(({ rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(player)) return false;
    if (rule.during === "opponentsTurn" && !areOpponents(game.state, player, turn.active)) return false;
    if (rule.during === "notOwnTurn" && isTakingTurn(game.state, player)) return false;
    if (rule.during === "ownTurn" && !isTakingTurn(game.state, player)) return false;
    if (rule.during === "combat" && turn.phase !== "combat") return false;
    if (rule.from !== undefined && !(typeof rule.from === "string" ? rule.from === zone : rule.from.includes(zone)))
      return false;
    return matches(game, as(rule.what), spell, withCurrentPlayer(context, player));
  });
  if (forbidden) return true;
  return rulesOf(game, "castLimit").some(({ rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(player) || !matches(game, as(rule.what), spell, context))
      return false;
    const cast = history.filter(
      (h) =>
        h.on === "cast" &&
        h.facts.player === player &&
        h.facts.object !== undefined &&
        matches(game, rule.what, h.facts.object, context),
    );
    return cast.length >= rule.perTurn;
  });
}
