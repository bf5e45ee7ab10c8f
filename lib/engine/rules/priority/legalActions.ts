import type { Zone } from "../../abilities/references.ts";
import type { PriorityAction } from "../../decisions.ts";
import type { Game } from "../../game.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { activatablePermanents, activatedAbilitiesOf, isManaAbility } from "../../query/mana/manaAbility.ts";
import { manaValue } from "../../query/mana/manaCost.ts";
import { mayCastPrepareSpell } from "../../query/prepareSpells.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { ownerOf } from "../../state/objects.ts";
import { canCompleteActivation } from "../activating/activate.ts";
import { canComplete, canCompletePlain, couldCostLess } from "../casting/castability.ts";
import { type CastOption, castOptions, isSameWay, ownMana } from "../casting/castOptions.ts";
import { mayBeCastFromGraveyard } from "../casting/keywordMethods.ts";
import { zonesWithPermissions } from "../casting/permissions.ts";
import { plainCasting } from "../casting/plainCasting.ts";
import { isHandRevealed } from "../continuous/revealedHands.ts";
import { canActivateNow } from "../costs/activation.ts";
import { takesFromHand } from "../costs/fromHand.ts";
import { manaSourcesOf, mostManaFrom } from "../mana/manaSources.ts";
import { isActivatedFrom } from "../triggers/remember.ts";
import { isOwnCommander } from "../variants/commanders.ts";
import { landPlays, mayPlayLand } from "./playLand.ts";
import { specialActionsFor } from "./specialActions.ts";

const PASS: PriorityAction = { act: "pass" };

/** 117.1: everything this player could do now and complete, as far as costs and targets can be told beforehand. */
export function legalActions(game: Game, player: Seat): readonly PriorityAction[] {
  const actions: PriorityAction[] = [PASS];
  const sources = manaSourcesOf(game, player);
  const most = mostManaFrom(sources, game.state.players[player]!.mana.length);
  const lands = mayPlayLand(game, player);
  const plain = plainCasting(game, player, most);
  for (const card of playableFrom(game, player)) {
    if (lands) for (const play of landPlays(game, player, card)) actions.push(play);
    const way = plain(card);
    if (way === "no") continue;
    if (way !== "look closely" && canCompletePlain(game, player, way, sources)) {
      actions.push({ act: "cast", card });
      continue;
    }
    const offered: CastOption[] = [];
    for (const option of castOptions(game, player, card)) {
      // Which of several permissions or alternative costs is used is asked as the spell is cast.
      if (offered.some((one) => isSameWay(one, option))) continue;
      if (isAffordable(game, option, most) && canComplete(game, player, option, sources)) {
        offered.push(option);
        actions.push({
          act: "cast",
          card,
          ...(option.face > 0 && { face: option.face }),
          ...(option.via !== undefined && { via: option.via }),
        });
      }
    }
  }
  for (const { source, index, ability } of sources)
    if (!ability.costs.some(({ pay }) => pay === "mana"))
      actions.push({ act: "activate", source, ability: index, mana: true });
  for (const source of activatablePermanents(game).others) addActivations(game, player, source, sources, actions);
  for (const source of activatableElsewhere(game, player)) addActivations(game, player, source, sources, actions);
  actions.push(...specialActionsFor(game, player));
  return actions;
}

/** The hand, and other zones where some card or effect gives permission. */
function playableFrom(game: Game, player: Seat): readonly ObjectId[] {
  const { state } = game;
  const { hand, graveyard, library } = state.players[player]!;
  const permitted = zonesWithPermissions(game);
  const cards = hand.slice();
  if (state.commanders !== undefined) cards.push(...state.command.filter((id) => isOwnCommander(game, player, id)));
  for (const id of graveyard) if (permitted.has("graveyard") || mayBeCastFromGraveyard(game, id)) cards.push(id);
  for (const id of state.exile)
    if (
      permitted.has("exile") ||
      (state.objects[id]?.status !== undefined && state.objects[id].controller === player) ||
      mayCastPrepareSpell(game, player, id)
    )
      cards.push(id);
  if (permitted.has("library") && library.length > 0) cards.push(library.at(-1)!);
  for (const [seat, other] of state.players.entries()) {
    if (seat === player) continue;
    if (permitted.has("graveyard")) cards.push(...other.graveyard);
    // Which cards are in a hand that is not revealed is not told.
    if (permitted.has("hand") && isHandRevealed(game, seat)) cards.push(...other.hand);
  }
  return cards;
}

/** A quick no: where nothing could make it cheaper, there must be as much mana as it costs. */
const isAffordable = (game: Game, option: CastOption, most: number): boolean =>
  option.mana === undefined ||
  manaValue(ownMana(option)) <= most ||
  option.change?.change === "less" ||
  couldCostLess(game, option);

/** An ability that all can see could be activated now, for more than mana; nothing in a hand is looked at. */
export function hasUsableAbility(game: Game, player: Seat): boolean {
  const { hand } = game.state.players[player]!;
  const sources = manaSourcesOf(game, player);
  return [...activatablePermanents(game).others, ...activatableElsewhere(game, player)].some(
    (source) =>
      !hand.includes(source) &&
      activatedAbilitiesOf(game, source).others.some(
        (one) =>
          !isManaAbility(one.ability) &&
          !one.ability.costs.some(takesFromHand) &&
          canActivateNow(game, player, source, one) &&
          canCompleteActivation(game, player, source, one.ability, sources),
      ),
  );
}

/** This player's cards outside the battlefield with activated abilities that work there. */
function activatableElsewhere(game: Game, player: Seat): readonly ObjectId[] {
  const { exile, command, players } = game.state;
  const { hand, graveyard } = players[player]!;
  const found: ObjectId[] = [];
  const add = (ids: readonly ObjectId[], zone: Zone): void => {
    if (ids.length === 0 || !isActivatedFrom(game, zone)) return;
    for (const id of ids)
      if (
        (zone === "command" ? controllerOf(game, id) : ownerOf(game.state, id)) === player &&
        activatedAbilitiesOf(game, id).others.some(({ ability }) => ability.from === zone)
      )
        found.push(id);
  };
  add(hand, "hand");
  add(graveyard, "graveyard");
  add(exile, "exile");
  add(command, "command");
  return found;
}

function addActivations(
  game: Game,
  player: Seat,
  source: ObjectId,
  sources: ReturnType<typeof manaSourcesOf>,
  actions: PriorityAction[],
): void {
  for (const one of activatedAbilitiesOf(game, source).others) {
    if (!canActivateNow(game, player, source, one)) continue;
    const mana = isManaAbility(one.ability);
    const payers = mana ? sources.filter((s) => s.source !== source) : sources;
    if (canCompleteActivation(game, player, source, one.ability, payers))
      actions.push({ act: "activate", source, ability: one.index, ...(mana && { mana: true }) });
  }
}
