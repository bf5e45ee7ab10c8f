import type { Effect, EffectKind } from "../../engine/abilities/effects.ts";
import { amount, compare, counted, measured } from "./amounts.ts";
import { costs, insteadOfMana } from "./costs.ts";
import { arrival, duration } from "./destinations.ts";
import { filter, one, several } from "./filters.ts";
import { mana, restriction } from "./mana.ts";
import { modification } from "./modifications.ts";
import { listed, spaced } from "./plain.ts";
import { quality } from "./qualities.ts";
import { chosenThing, does, objects, players, possessive, range, together, zones } from "./references.ts";
import { castThisWay } from "./rules.ts";

const AFTER = { this: "this phase", main: "the main phase", combat: "this combat phase", step: "this step" } as const;

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
      | ("visitAttractions" | "investigate" | "populate" | "discover" | "learn" | "loseMana" | "activateMana");
  }
>;

const untilFound = ({ count, filter, reaching }: Extract<OfPlayers, { do: "revealUntil" }>): string => {
  if (reaching !== undefined) return one(filter, "card");
  return count === undefined ? `one is ${one(filter, "card")}` : `${amount(count)} are ${several(filter, "card")}`;
};

/** What is told of players, and of the game. */
export function ofPlayers(effect: OfPlayers): string {
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
      return `${does(effect.who, "choose")} ${quality(effect.options)}${effect.secret ? " in secret" : ""}`;
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
      return `after ${AFTER[effect.after]} there ${effect.count === undefined ? "is an" : `are ${amount(effect.count)}`} additional ${listed([...effect.phases])} phase${effect.count === undefined ? "" : "s"}${effect.who ? ` for ${players(effect.who)}` : ""}`;
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
      return `${does(effect.who, "lose")} all unspent mana${effect.players ? `, which is given to ${players(effect.players)}` : ""}`;
    case "activateMana":
      return `${does(effect.who, "activate")} a mana ability of each of ${objects(effect.of)}`;
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
    ...(effect.anyMana ? [`with mana as though it were of any ${effect.anyMana}`] : []),
    ...(effect.via ? [`by ${effect.via}`] : []),
    ...(effect.optional ? ["if you like"] : []),
    ...(effect.total === undefined ? [] : [`of a total mana value of at most ${amount(effect.total)}`]),
    ...(effect.then ? [castThisWay(effect.then)] : []),
  ].join(", ");
}
