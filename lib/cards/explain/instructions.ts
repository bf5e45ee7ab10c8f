import type { Effect, EffectKind } from "../../engine/abilities/effects.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { amount, counted, measured } from "./amounts.ts";
import { destination, duration } from "./destinations.ts";
import { modification } from "./modifications.ts";
import { ofPlayers } from "./ofPlayers.ts";
import { listed, spaced } from "./plain.ts";
import { does, objects, players, recipients } from "./references.ts";
import { modified } from "./replacements.ts";

/** Instructions that contain others are told in effects.ts. */
export type Nested = Extract<
  EffectKind,
  {
    do:
      | (
          | "may"
          | "if"
          | "pay"
          | "forEach"
          | "forEachPlayer"
          | "forEachCounterKind"
          | "chooseOne"
          | "rollDie"
          | "flipCoin"
          | "clash"
          | "repeat"
        )
      | (
          | "process"
          | "vote"
          | "separate"
          | "delayed"
          | "reflexive"
          | "getEmblem"
          | "apply"
          | "rule"
          | "replace"
          | "createTokens"
        )
      | ("createTokenCopies" | "copySpell");
  }
>;

/** An instruction that contains no other. */
export function sentence(effect: Exclude<EffectKind, Nested>): string {
  switch (effect.do) {
    case "destroy":
      return `destroy ${objects(effect.what)}${effect.noRegeneration ? ", without regeneration" : ""}`;
    case "move": {
      const how = effect.to.zone === "battlefield" ? modified(effect.to.modifications) : "";
      return `put ${objects(effect.what)} ${destination(effect.to)}${how === "" ? "" : `; ${how}`}`;
    }
    case "sacrifice":
      return `${does(effect.who, effect.as ?? "sacrifice")} ${objects(effect.what)}${effect.returning ? ` and at the same time puts ${objects(effect.returning)} onto the battlefield under their control` : ""}`;
    case "tap":
    case "untap":
      return `${effect.do} ${objects(effect.what)}`;
    case "counterSpell":
      return `counter ${objects(effect.what)}${effect.to ? ` and put it ${destination(effect.to)}` : ""}`;
    case "damage":
      return damage(effect);
    case "fight":
      return `${objects(effect.one)} fights ${objects(effect.other)}`;
    case "fightEach":
      return `each of ${objects(effect.one)} fights a different one of ${objects(effect.other)}, as you choose, all at once`;
    case "pair":
      return `${objects(effect.one)} and ${objects(effect.other)} become paired`;
    case "encode":
      return "encode this card on a creature you control";
    case "castCopy":
      return `${players(effect.who)} may copy ${objects(effect.what)} and cast the copy without paying its mana cost`;
    case "backUp":
      return `${objects(effect.what)} has what is printed below this, until the end of the turn`;
    case "meld":
      return `meld ${objects(effect.what)} into ${effect.into}`;
    case "haunt":
      return `${objects(effect.what)} haunts ${objects(effect.creature)}`;
    case "putCounters":
      return `put ${counted(effect.count, `${effect.kind} counter`)} on ${recipients(effect.on)}${effect.divided ? ", divided as chosen" : ""}${effect.dividedBy ? `, divided by ${players(effect.dividedBy)}` : ""}${effect.byTheirController ? ", by their controller" : ""}${effect.atMost === undefined ? "" : `, never so that there are more than ${amount(effect.atMost)}`}`;
    case "removeCounters":
      return `remove ${effect.upTo ? "up to " : ""}${effect.count === "all" ? "all" : amount(effect.count)} ${effect.kind === undefined ? "" : `${effect.kind} `}counters from ${recipients(effect.from)}`;
    case "moveCounters":
      return `move ${effect.count === "all" ? "all" : effect.count === "any" ? "any number of" : amount(effect.count)} ${effect.kind === undefined ? "" : `${effect.kind} `}counters from ${objects(effect.from)} to ${objects(effect.to)}`;
    case "doubleCounters":
      return `double the number of ${effect.kind ?? "each kind of"} counters on ${recipients(effect.on)}`;
    case "proliferate":
      return effect.times === undefined ? "proliferate" : `proliferate ${amount(effect.times)} times`;
    case "oneMoreOfEach":
      return `put one more counter of each kind there is on ${recipients(effect.on)}`;
    case "block":
      return `${objects(effect.what)} blocks ${objects(effect.attacker)}`;
    case "becomeAttacking":
      return `${objects(effect.what)} is attacking${effect.defender ? ` ${recipients(effect.defender)}` : ""}${effect.attackedBy ? ` a player or planeswalker of your choice that ${players(effect.attackedBy)} is attacking` : ""}`;
    case "reselectAttacked":
      return `choose anew which ${effect.among === "players" ? "player" : "player, planeswalker or battle"} ${objects(effect.what)} attacks`;
    case "attach":
      return `attach ${objects(effect.what)} to ${effect.to === undefined ? players(effect.player ?? { who: "you" }) : objects(effect.to)}`;
    case "unattach":
    case "transform":
    case "regenerate":
    case "goad":
    case "detain":
    case "suspect":
    case "saddle":
    case "flip":
    case "abandon":
    case "explore":
    case "connive":
      return `${effect.do} ${objects(effect.what)}${"times" in effect && effect.times !== undefined ? `, ${amount(effect.times)} times` : ""}`;
    case "turnFaceUp":
      return `turn ${objects(effect.what)} face up`;
    case "turnFaceDown":
      return `turn ${objects(effect.what)} face down${effect.listed ? `, as what ${listed(effect.listed.map(modification))}` : ""}`;
    case "removeFromCombat":
      return `remove ${objects(effect.what)} from combat`;
    case "becomeBlocked":
    case "becomeUnblocked":
    case "becomeSolved":
      return `${objects(effect.what)} becomes ${spaced(effect.do).slice("become ".length)}`;
    case "unsuspect":
      return `${objects(effect.what)} is no longer suspected`;
    case "harness":
      return `${objects(effect.what)} becomes harnessed`;
    case "prepare":
    case "unprepare":
      return `${objects(effect.what)} becomes ${effect.do}d`;
    case "renown":
      return `${objects(effect.what)} becomes renowned`;
    case "levelUp":
      return `put 1 level counter on ${objects(effect.what)}`;
    case "becomeLevel":
      return `${objects(effect.what)} becomes level ${effect.level}`;
    case "doors":
      return `${effect.how === "either" ? "lock or unlock" : effect.how} a door of ${objects(effect.what)}`;
    case "becomePlotted":
      return `${objects(effect.what)} becomes ${effect.as ?? "plotted"}`;
    case "manifestPermanent":
      return `${does(effect.who, effect.as ?? "manifest")} ${objects(effect.what)}`;
    case "phaseOut":
      return `${objects(effect.what)} phases out${effect.until ? ` until ${objects(effect.until)} leaves the battlefield` : ""}`;
    case "amass":
    case "bolster":
    case "adapt":
    case "monstrosity":
    case "support":
    case "incubate":
      return `${effect.what === undefined ? "" : `${objects(effect.what)}: `}${effect.who === undefined ? effect.do : does(effect.who, effect.do)} ${amount(effect.n)}${effect.subtype === undefined ? "" : ` (${effect.subtype})`}`;
    case "redistributeLife":
      return "redistribute any number of players' life totals";
    case "exchange":
      return exchange(effect);
    case "becomeCopy":
      return `${objects(effect.what)} becomes a copy of ${objects(effect.of)}${effect.except ? `, except that it ${listed(effect.except.map(modification))}` : ""} ${duration(effect.duration)}`;
    case "removeDamage":
      return `remove all damage from ${objects(effect.what)}`;
    case "gainControl":
      return `${does(effect.who, "gain")} control of ${objects(effect.what)} ${duration(effect.duration)}`;
    case "changeText":
      return `change the text of ${objects(effect.what)}: every ${listed(
        effect.words.map((word) => spaced(word)),
        "or",
      )} word of one kind becomes another${effect.except ? `, not ${effect.except},` : ""} ${duration(effect.duration)}`;
    case "changeTargets":
      return effect.to
        ? `${effect.optional ? "you may " : ""}change a target of ${objects(effect.of)} to ${objects(effect.to)}`
        : `${effect.optional ? "choose new targets" : "change the target"} for ${objects(effect.of)}${effect.optional ? ", if you like" : ""}`;
    case "signal":
      return `${objects(effect.object)}: ${effect.on}${effect.other ? ` (${objects(effect.other)})` : ""}`;
    case "restartGame":
      return `restart the game, but for ${objects(effect.what)}`;
    case "doubleX":
      return `double the X of ${objects(effect.what)}`;
    case "noteAmount":
      return `note ${amount(effect.amount)}`;
    case "noteObjects":
      return `note ${objects(effect.what)}`;
    case "rollAgain":
      return "roll the same dice again";
    case "again":
      return "do all of this again";
    case "doneThisTurn":
      return "that is done for this turn";
    default:
      return ofPlayers(effect);
  }
}

function damage(effect: Extract<Effect, { do: "damage" }>): string {
  const shares = (effect.shares ?? []).map(
    (share) => ` and ${measured(share.amount, "damage")} to ${recipients(share.to)}`,
  );
  const divided = effect.dividedBy
    ? `, divided by ${players(effect.dividedBy)}`
    : effect.divided
      ? ", divided as chosen"
      : effect.evenly
        ? ", divided evenly"
        : "";
  return `${effect.source ? objects(effect.source) : "this card"} deals ${measured(effect.amount, "damage")} to ${recipients(effect.to)}${divided}${shares.join("")}${effect.excess ? `, what is too much to ${players(effect.excess)} instead` : ""}${effect.unpreventable ? ", which can't be prevented" : ""}`;
}

function exchange({ quality: what, stat, one, other, duration: lasts }: Extract<Effect, { do: "exchange" }>): string {
  const until = lasts === undefined ? "" : ` ${duration(lasts)}`;
  switch (what) {
    case "life":
      return `${recipients(one)} and ${recipients(other)} exchange life totals`;
    case "lifeWithStat":
      return `exchange the life total of ${recipients(one)} with the ${stat ?? "power"} of ${recipients(other)}`;
    case "places":
    case "zones":
      return `exchange ${recipients(one)} with ${recipients(other)}`;
    default:
      return `exchange ${spaced(what)} of ${sameData(one, other) ? `both of ${recipients(one)}` : `${recipients(one)} and ${recipients(other)}`}${until}`;
  }
}
