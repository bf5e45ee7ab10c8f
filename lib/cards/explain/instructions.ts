import type { ChosenQuality } from "../../engine/abilities/chosenQualities.ts";
import type { Effect, EffectKind } from "../../engine/abilities/effects.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { amount, compare, counted, measured } from "./amounts.ts";
import { costs, insteadOfMana } from "./costs.ts";
import { arrival, destination, duration } from "./destinations.ts";
import { filter, one, several } from "./filters.ts";
import { mana, restriction } from "./mana.ts";
import { modification } from "./modifications.ts";
import { COLOR, listed, spaced } from "./plain.ts";
import { chosenThing, does, objects, players, possessive, range, recipients, together, zones } from "./references.ts";
import { modified } from "./replacements.ts";
import { castThisWay } from "./rules.ts";

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
    case "again":
      return "do all of this again";
    case "doneThisTurn":
      return "that is done for this turn";
    default:
      return ofPlayers(effect);
  }
}

type OfPlayers = Extract<
  EffectKind,
  {
    do:
      | (
          | "draw"
          | "discard"
          | "gainLife"
          | "loseLife"
          | "setLife"
          | "mill"
          | "scry"
          | "surveil"
          | "fateseal"
          | "addMana"
        )
      | ("playerCounters" | "search" | "shuffle" | "look" | "choose" | "choosePlayer" | "chooseOption" | "chooseNumber")
      | ("revealUntil" | "cast" | "cascade" | "ripple" | "extraPhase" | "extraTurn" | "endTurn" | "endCombat")
      | ("skipStep" | "skipTurn" | "controlPlayer" | "nextSpell" | "setDayNight" | "drawGame" | "winGame" | "loseGame")
      | ("becomeMonarch" | "takeInitiative" | "getCitysBlessing" | "temptWithRing" | "gainSpeed" | "manifestDread")
      | ("timeTravel" | "venture" | "planeswalk" | "chaosEnsues" | "rollPlanarDie" | "setInMotion" | "openAttraction")
      | ("visitAttractions" | "investigate" | "populate" | "discover" | "learn" | "loseMana");
  }
>;

const untilFound = ({ count, filter, reaching }: Extract<OfPlayers, { do: "revealUntil" }>): string => {
  if (reaching !== undefined) return one(filter, "card");
  return count === undefined ? `one is ${one(filter, "card")}` : `${amount(count)} are ${several(filter, "card")}`;
};

/** What is told of players, and of the game. */
function ofPlayers(effect: OfPlayers): string {
  switch (effect.do) {
    case "draw":
      return `${does(effect.who, "draw")} ${effect.upTo ? "up to " : ""}${counted(effect.count, "card")}`;
    case "discard":
      return `${does(effect.who, "discard")} ${effect.what === "hand" ? "the whole hand" : objects(effect.what)}`;
    case "gainLife":
      return `${does(effect.who, "gain")} ${measured(effect.amount, "life")}`;
    case "loseLife":
      return `${does(effect.who, "lose")} ${measured(effect.amount, "life")}`;
    case "setLife":
      return `${possessive(effect.who)} life total becomes ${amount(effect.amount)}`;
    case "mill":
      return `${does(effect.who, "mill")} ${counted(effect.count, "card")}`;
    case "scry":
    case "surveil":
    case "fateseal":
      return `${does(effect.who, effect.do)} ${amount(effect.count)}${effect.of ? ` with the library of ${players(effect.of)}` : ""}`;
    case "addMana": {
      const how = `${effect.restriction ? restriction(effect.restriction) : ""}${effect.persists ? `, kept ${duration(effect.persists)}` : ""}`;
      return `${does(effect.who, "add")} ${mana(effect.mana)}${how}`;
    }
    case "playerCounters":
      return `${does(effect.who, "get")} ${counted(effect.count, `${effect.kind} counter`)}`;
    case "search":
      return search(effect);
    case "shuffle":
      return does(effect.who, "shuffle");
    case "look":
      return `${does(effect.who, effect.reveal ? "reveal" : "look")}${effect.reveal ? "" : " at"} ${objects(effect.what)}`;
    case "choose":
      return effect.what.what === "chosen" && effect.what.by !== undefined && !effect.what.random
        ? `${does(effect.what.by, "choose")} ${chosenThing(effect.what)}`
        : `choose ${objects(effect.what)}`;
    case "choosePlayer":
      return `${does(effect.who, "choose")} ${effect.count ? `${range(effect.count)} of ` : "one of "}${players(effect.from)}${effect.random ? " at random" : ""}`;
    case "chooseOption":
      return `${does(effect.who, "choose")} ${quality(effect.options)}`;
    case "chooseNumber":
      return `${does(effect.who, "choose")} a number: ${range(effect.range)}`;
    case "revealUntil":
      return `${does(effect.who, effect.exile ? "exile" : "reveal")} cards from the top of the library until ${effect.reaching === undefined ? "" : `the total ${spaced(effect.ofStat ?? "")} is ${compare(effect.reaching)} of those that are `}${untilFound(effect)}`;
    case "cast":
      return cast(effect);
    case "cascade":
      return `${does(effect.who, "cascade")}`;
    case "ripple":
      return `${does(effect.who, "ripple")} ${amount(effect.n)}`;
    case "extraPhase":
      return `after ${effect.after === "this" ? "this phase" : effect.after === "step" ? "this step" : "the main phase"} there ${effect.count === undefined ? "is an" : `are ${amount(effect.count)}`} additional ${listed([...effect.phases])} phase${effect.count === undefined ? "" : "s"}${effect.who ? ` for ${players(effect.who)}` : ""}`;
    case "extraTurn":
      return `${does(effect.who, "take")} an extra turn after ${effect.after === undefined ? "this one" : "the next of theirs"}${effect.effects === undefined ? "" : ", as which begins:"}`;
    case "endTurn":
    case "endCombat":
      return `end the ${effect.do === "endTurn" ? "turn" : "combat phase"}`;
    case "skipStep":
      return `${does(effect.who, "skip")} ${effect.next ? "the next" : "this turn's"} ${spaced(effect.step)} ${effect.step === "combat" ? "phase" : "step"}`;
    case "skipTurn":
      return `${does(effect.who, "skip")} the next ${effect.n === undefined ? "turn" : counted(effect.n, "turn")}`;
    case "controlPlayer":
      return `${does(effect.who, "control")} ${players(effect.of)} during the next turn of theirs`;
    case "nextSpell":
      return `the next ${filter(effect.spell, "spell")} that ${does(effect.who, "cast")} ${duration(effect.duration)} ${listed([...effect.modifications.map(modification), ...(effect.flash ? ["may be cast as though it had flash"] : []), ...(effect.instead ? [`may be cast for ${costs(effect.instead)} instead of its mana cost`] : [])])}`;
    case "setDayNight":
      return `it becomes ${effect.to}`;
    case "drawGame":
      return "the game is a draw";
    case "winGame":
    case "loseGame":
      return `${does(effect.who, effect.do === "winGame" ? "win" : "lose")} the game`;
    case "becomeMonarch":
      return `${does(effect.who, "become")} the monarch`;
    case "takeInitiative":
      return `${does(effect.who, "take")} the initiative`;
    case "loseMana":
      return `${does(effect.who, "lose")} all unspent mana`;
    case "getCitysBlessing":
      return `${does(effect.who, "get")} the city's blessing`;
    case "temptWithRing":
      return `the Ring tempts ${players(effect.who)}`;
    case "gainSpeed":
      return `${does(effect.who, "increase")} speed by 1`;
    case "manifestDread":
      return `${does(effect.who, "manifest")} dread`;
    case "timeTravel":
      return `${does(effect.who, "travel")} in time`;
    case "venture":
      return `${does(effect.who, "venture")} into ${effect.into ?? "the dungeon"}`;
    case "planeswalk":
      return does(effect.who, "planeswalk");
    case "chaosEnsues":
      return `chaos ensues${effect.who.who === "you" ? "" : ` for ${players(effect.who)}`}`;
    case "rollPlanarDie":
      return `${does(effect.who, "roll")} the planar die`;
    case "setInMotion":
      return `${does(effect.who, "set")} the top card of the scheme deck in motion`;
    case "openAttraction":
      return `${does(effect.who, "open")} an Attraction`;
    case "visitAttractions":
      return `${does(effect.who, "roll")} to visit Attractions`;
    case "populate":
      return `${does(effect.who, "populate")}${effect.entering === undefined ? "" : `, ${arrival(effect.entering, "")}`}`;
    case "investigate":
    case "discover":
    case "learn":
      return `${does(effect.who, effect.do)}${effect.n === undefined ? "" : effect.do === "discover" ? ` ${amount(effect.n)}` : ` ${amount(effect.n)} times`}`;
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

function search(effect: Extract<Effect, { do: "search" }>): string {
  const also = effect.alsoIn
    ? ` (${effect.andOr ? "and/or" : "and"} ${zones(effect.alsoIn).replace(" or ", effect.andOr ? " and/or " : " and ")})`
    : "";
  const count = range(effect.count);
  const found = effect.every
    ? `all ${several(effect.filter, "card")}`
    : `${count} ${effect.count.max === 1 ? filter(effect.filter, "card") : several(effect.filter, "card")}`;
  const limits = [
    ...(effect.differentNames ? ["with different names"] : []),
    ...(effect.together ? [together(effect.together)] : []),
    ...(effect.sharing ? [`that share a ${spaced(effect.sharing)}`] : []),
    ...(effect.each ? [`no more than one for each of ${listed(effect.each.map((each) => one(each, "card")))}`] : []),
    ...(effect.exactly ? ["or for none"] : []),
  ];
  return `${does(effect.who, "search")} ${possessive(effect.library)} library${also} for ${[found, ...limits].join(", ")}${effect.reveal ? " and reveal it" : ""}`;
}

function cast(effect: Extract<Effect, { do: "cast" }>): string {
  const count =
    effect.count === undefined
      ? ""
      : effect.count === "any"
        ? effect.optional
          ? "any number of "
          : "each that can be of "
        : `up to ${amount(effect.count)} of `;
  return [
    `${does(effect.who, effect.orPlay ? "play" : "cast")} ${count}${objects(effect.what)}${effect.transformed ? " transformed" : ""}${effect.free ? " without paying its mana cost" : ""}`,
    ...(effect.cost ? [insteadOfMana(effect.cost)] : []),
    ...(effect.via ? [`by ${effect.via}`] : []),
    ...(effect.optional ? ["if you like"] : []),
    ...(effect.total === undefined ? [] : [`of a total mana value of at most ${amount(effect.total)}`]),
    ...(effect.then ? [castThisWay(effect.then)] : []),
  ].join(", ");
}

/** What is chosen: "a color", "Khans or Dragons". */
export function quality(value: ChosenQuality): string {
  switch (value.quality) {
    case "word":
      return listed(value.words, "or");
    case "cardName":
      return value.filter ? `the name of ${one(value.filter, "card")}` : "a card name";
    case "color":
      return `a color${
        value.except
          ? ` other than ${listed(
              value.except.map((color) => COLOR[color]),
              "or",
            )}`
          : ""
      }`;
    case "counterKind":
      return [
        value.among === undefined
          ? "a kind of counter"
          : `one of these kinds of counters: ${listed(value.among, "or")}`,
        ...(value.on ? [`on ${objects(value.on)}`] : []),
        ...(value.lacking ? [`that ${objects(value.lacking)} does not have`] : []),
        ...(value.random ? ["at random"] : []),
      ].join(" ");
    case "creatureType":
      return `a creature type${"except" in value && value.except.length > 0 ? ` other than ${listed(value.except, "or")}` : ""}`;
    case "oddOrEven":
      return "odd or even";
    case "somePlayer":
      return players(value.of);
    case "someType":
      return value.except ? `a card type other than ${listed(value.except, "or")}` : listed(value.among ?? [], "or");
    default:
      return `${/^[aeiou]/u.test(value.quality) ? "an" : "a"} ${spaced(value.quality)}`;
  }
}
