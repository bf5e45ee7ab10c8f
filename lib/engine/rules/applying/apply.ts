import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { LIMITS } from "../../limits.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import { whatLeft } from "../../query/referred.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { push, remove, set } from "../../state/journal.ts";
import { combatOf, NO_COMBAT } from "../../state/layout.ts";
import { minus, plus } from "../../state/numbers.ts";
import { definitionOf } from "../../state/objects.ts";
import type { PlayerState } from "../../state/player.ts";
import { staleEverything, staleFacet, staleObject } from "../../state/stale.ts";
import type { CommanderState } from "../../state/state.ts";
import { sharingFate, teamOf } from "../../state/teams.ts";
import { effectBegan, effectsReplaced } from "../continuous/change.ts";
import { applyCopy } from "../copying/applyCopy.ts";
import { acts, change, changeCounters, changePlayer, transformObject } from "./fields.ts";
import { mergeObject } from "./merge.ts";
import { endObject, keepRecord, moveObject, newInCommand, nextTimestamp, removeFromGame } from "./move.ts";
import { copyCard, copyOnStack, copyPrepareSpell, putAbility } from "./newOnStack.ts";
import { leavesCombat, removeFromCombat } from "./outOfCombat.ts";
import { restart } from "./restart.ts";
import { changePlanar, turnDown, turnUp } from "./supplementary.ts";

/**
 * Writes one event into the state; the one caller is rules/events/propose.ts. Returns the object that came about, where one
 * did. Compound events (draw, discard, sacrifice ...) write nothing themselves: what they contain is proposed.
 */
export function apply(game: Game, event: GameEvent): ObjectId | undefined {
  const object = write(game, event);
  game.execution.watch?.(event);
  return object;
}

function write(game: Game, event: GameEvent): ObjectId | undefined {
  const { state, journal } = game;
  switch (event.e) {
    case "beginStep":
    case "beginTurn":
    case "draw":
    case "drawCards":
    case "told":
    case "playLand":
    case "damage":
    case "sacrifice":
    case "destroy":
    case "discard":
    case "mill":
    case "counter":
    case "createTokens":
    case "shuffle":
    case "happened":
    case "planeswalk":
    case "setInMotion":
      return;
    case "reveal":
      if (event.to === "all") for (const id of event.objects) game.execution.revealed.add(id);
      return;
    case "move": {
      const moved = moveObject(game, event.object, event.to, event.arrival ?? {});
      if (moved !== event.object) leavesCombat(game, event.object);
      return moved;
    }
    case "emblem":
      return newInCommand(game, "emblem", event);
    case "leaveGame":
      removeFromGame(game, event.object);
      leavesCombat(game, event.object);
      return;
    case "enterDungeon":
      return newInCommand(game, "dungeon", event);
    case "cease":
      endObject(game, event.object);
      return;
    case "markDamage":
      change(game, event.object, "damage", plus(state.objects[event.object]?.damage ?? 0, event.amount));
      staleFacet(game, "damage");
      return;
    case "gainLife":
      for (const seat of sharingFate(state, event.player))
        changePlayer(game, seat, "life", plus(state.players[seat]!.life, event.amount));
      staleFacet(game, "life");
      return;
    case "loseLife":
      for (const seat of sharingFate(state, event.player))
        changePlayer(game, seat, "life", minus(state.players[seat]!.life, event.amount));
      staleFacet(game, "life");
      return;
    case "commander": {
      const commander = state.commanders!.find(({ card }) => card === event.card)!;
      for (const [key, value] of Object.entries(event.change))
        set(journal, commander, key as keyof CommanderState, value);
      return;
    }
    case "tap":
      change(game, event.object, "tapped", true);
      staleFacet(game, "tapped");
      return;
    case "untap":
      change(game, event.object, "tapped", undefined);
      staleFacet(game, "tapped");
      return;
    case "counters":
      changeCounters(game, event.on, event.kind, event.count);
      return;
    case "attach":
      change(game, event.object, "attachedTo", event.to);
      // 613.7e
      change(game, event.object, "timestamp", nextTimestamp(game));
      staleEverything(game);
      return;
    case "unattach":
      change(game, event.object, "attachedTo", undefined);
      staleEverything(game);
      return;
    case "addMana":
      changePlayer(
        game,
        event.player,
        "mana",
        [...state.players[event.player]!.mana, ...event.mana].slice(0, LIMITS.mana),
      );
      return;
    case "setMana":
      changePlayer(game, event.player, "mana", event.mana);
      return;
    case "arrange":
      changePlayer(game, event.player, "library", event.library);
      return;
    case "arrangeGraveyard":
      changePlayer(game, event.player, "graveyard", event.graveyard);
      return;
    case "putAbility":
      return putAbility(game, event);
    case "copyCard":
      return copyCard(game, event);
    case "copyPrepareSpell":
      return copyPrepareSpell(game, event);
    case "copyOnStack":
      return copyOnStack(game, event);
    case "announce":
      for (const [key, value] of Object.entries(event.facts))
        change(game, event.object, key as keyof GameObject, value);
      staleObject(game, event.object, "membership");
      if (event.facts.copy !== undefined || event.facts.face !== undefined) staleEverything(game);
      return;
    case "trigger":
      push(journal, state.triggered, event.instance);
      return;
    case "untrigger":
      if ("remaining" in event) set(journal, state, "triggered", event.remaining);
      else if (state.triggered.includes(event.instance))
        remove(journal, state.triggered, state.triggered.indexOf(event.instance));
      return;
    case "beginCombat":
      set(journal, state, "combat", combatOf({ ...NO_COMBAT, attackers: [] }));
      return;
    case "endCombat":
      set(journal, state, "combat", undefined);
      staleFacet(game, "combat");
      return;
    case "attackers":
      set(journal, state.combat!, "attackers", event.attackers);
      if (event.attackers.length > 0) {
        set(journal, state.combat!, "attacked", true);
        set(journal, state.combat!, "declared", [...new Set(event.attackers.flatMap((a) => a.defender ?? []))]);
      }
      staleFacet(game, "combat");
      return;
    case "blockers":
      set(journal, state.combat!, "attackers", event.attackers);
      set(journal, state.combat!, "blockersDeclared", true);
      for (const blocker of event.attackers.flatMap((a) => a.blockers)) acts(game, controllerOf(game, blocker));
      staleFacet(game, "combat");
      return;
    case "combat":
      set(journal, state.combat!, "attackers", event.attackers);
      if (event.attackers.length > 0) set(journal, state.combat!, "attacked", true);
      if (event.orders !== undefined) set(journal, state.combat!, "orders", event.orders);
      staleFacet(game, "combat");
      return;
    case "defendingPlayer":
      set(journal, state.combat!, "defending", event.player);
      return;
    case "struckFirst":
      set(journal, state.combat!, "struckFirst", event.objects);
      return;
    case "removeFromCombat":
      removeFromCombat(game, [event.object], event.as);
      return;
    case "transform":
      transformObject(game, event.object, event.face);
      // 613.7g
      change(game, event.object, "timestamp", nextTimestamp(game));
      change(game, event.object, "turnedAt", state.timestamp);
      staleEverything(game);
      return;
    case "flip":
      if (compiledCard(game, definitionOf(state, event.object)).definition.layout === "flip")
        change(game, event.object, "face", 1);
      change(game, event.object, "flipped", true);
      staleEverything(game);
      return;
    case "turnFaceUp":
      change(game, event.object, "faceDown", undefined);
      if (event.copy !== undefined) change(game, event.object, "copy", event.copy);
      // 613.7f
      change(game, event.object, "timestamp", nextTimestamp(game));
      staleEverything(game);
      return;
    case "turnFaceDown":
      change(game, event.object, "faceDown", event.as);
      change(game, event.object, "timestamp", nextTimestamp(game));
      staleEverything(game);
      return;
    case "phaseOut":
      if (event.how === "directly") change(game, event.object, "phasedOutUnder", controllerOf(game, event.object));
      change(game, event.object, "phasedOut", event.how);
      removeFromCombat(game, [event.object]);
      staleEverything(game);
      return;
    case "phaseIn":
      change(game, event.object, "phasedOut", undefined);
      change(game, event.object, "phasedOutUnder", undefined);
      // 610.4a: another effect has phased it in; it does not phase in again once what held it leaves.
      if (state.away?.some((one) => one.object === event.object))
        set(
          journal,
          state,
          "away",
          state.away.filter((one) => one.object !== event.object),
        );
      staleEverything(game);
      return;
    case "control":
      change(game, event.object, "heldBy", event.heldBy);
      change(game, event.object, "since", event.since);
      return;
    case "held":
      set(journal, state, "held", event.count);
      return;
    case "merge":
      mergeObject(game, event.object, event.into, event.on);
      return;
    case "become":
      applyCopy(game, event.object, event.copy);
      return;
    case "mark":
      keepRecord(game, event.object);
      for (const [key, value] of Object.entries(event.change))
        change(game, event.object, key as keyof GameObject, value);
      if (
        event.change.chosen !== undefined ||
        event.change.linked !== undefined ||
        event.change.level !== undefined ||
        "unlocked" in event.change ||
        event.change.marks !== undefined
      )
        staleEverything(game);
      return;
    case "undamage":
      change(game, event.object, "damage", undefined);
      change(game, event.object, "deathtouched", undefined);
      staleFacet(game, "damage");
      return;
    case "beginEffect":
      if (state.effects.length >= LIMITS.lastingEffects) {
        game.log.push({ code: "tooManyEffects" });
        return;
      }
      push(journal, state.effects, { id: state.timestamp + 1, timestamp: nextTimestamp(game), ...event.effect });
      effectBegan(game);
      return;
    case "setEffects": {
      const { effects } = state;
      set(journal, state, "effects", event.effects);
      effectsReplaced(game, effects);
      return;
    }
    case "delay":
      push(journal, state.delayed, { ...event.trigger, finds: whatLeft(state, event.trigger), made: state.timestamp });
      return;
    case "setDelayed":
      set(journal, state, "delayed", event.delayed);
      return;
    case "define":
      push(journal, state.made, event.definition);
      return -state.made.length;
    case "player":
      for (const [key, value] of Object.entries(event.change))
        changePlayer(game, event.player, key as keyof PlayerState, value);
      staleFacet(game, "players");
      return;
    case "arrangeSupplementary":
      changePlayer(game, event.player, "supplementary", event.cards);
      return;
    case "turnUp":
      return turnUp(game, event.object, event.controller);
    case "turnDown":
      turnDown(game, event.object);
      return;
    case "planar":
      changePlanar(game, event.change, event.of);
      return;
    case "monarch":
    case "initiative":
      set(journal, state, event.e, event.player);
      staleFacet(game, "players");
      return;
    case "dayNight":
      set(journal, state, "dayNight", event.to);
      staleFacet(game, "players");
      return;
    case "extraTurn":
      // 807.4j: whoever will have no turn marker takes it before their next turn.
      if (state.options.turnMarkers && event.turn.player !== state.turn.active) {
        const { extraBefore = [] } = state.players[event.turn.player]!;
        changePlayer(game, event.turn.player, "extraBefore", [...extraBefore, event.turn]);
      } else push(journal, state.turnsToCome, event.turn);
      return;
    case "steps":
      set(journal, state.turn, "toCome", event.toCome);
      if (event.cut) set(journal, state.turn, "cut", true);
      return;
    case "lose":
      changePlayer(game, event.player, "lost", true);
      return;
    case "drawFor":
      changePlayer(game, event.player, "lost", true);
      changePlayer(game, event.player, "drew", true);
      return;
    case "win":
      // 104.2c: with those of the team who have lost.
      set(journal, state, "result", { winners: teamOf(state, event.player) });
      return;
    case "drawnGame":
      set(journal, state, "result", { winners: [] });
      return;
    case "restart":
      restart(game, event.keep, event.player);
      return;
    case "cast":
      acts(game, event.player);
      return;
    case "activate":
      if (!event.mana) acts(game, event.player);
      return;
  }
}
