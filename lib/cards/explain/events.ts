import type { Compare } from "../../engine/abilities/amounts.ts";
import type { Cause, DamagePattern, EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../engine/abilities/references.ts";
import { compare } from "./amounts.ts";
import { aNoun, filter, one, several } from "./filters.ts";
import { listed, ordinal, spaced } from "./plain.ts";
import { anyDoes, anyOf, OTHER, players, possessive, theZones, zones } from "./references.ts";

type On<K extends EventPattern["on"]> = Extract<EventPattern, { on: K }>;

/** What happens, as a clause: "a creature dies". */
export function eventClause(value: EventPattern): string {
  switch (value.on) {
    case "move":
      return move(value);
    case "cast":
      return `${anyDoes(value.by, "cast")} ${value.ordinal ? `the ${ordinal(value.ordinal - 1)} ${filter(value.object, "spell")} of a turn` : one(value.object)}${value.from ? ` from ${theZones(value.from)}` : ""}`;
    case "attacks":
      return attacks(value);
    case "attackDeclared":
      return `${anyDoes(value.by, "attack")}${value.defender ? ` ${anyOf(value.defender)}` : ""} with ${value.count ? compare(value.count) : "one or more"} ${(value.count?.to === 1 ? filter : several)(value.with ?? { is: "any" }, "creature")}`;
    case "attacked":
      return `${"player" in value ? anyOf(value.player) : one(value.object)} is attacked`.replace("you is", "you are");
    case "blocks":
      return `${one(value.object)} blocks${value.count ? ` ${compare(value.count)} creatures` : ""}${value.other ? ` ${one(value.other)}` : ""}${value.eachAttacker ? " (for each that it blocks)" : ""}`;
    case "becomesBlocked":
      return `${one(value.object)} becomes blocked${value.count ? ` by ${compare(value.count)} creatures` : ""}${value.other ? ` by ${one(value.other)}` : ""}${value.eachBlocker ? " (for each that blocks it)" : ""}`;
    case "attacksUnblocked":
      return `${one(value.object)} attacks${value.defender ? ` ${anyOf(value.defender)}` : ""} and isn't blocked`;
    case "damage":
      return `${value.source ? one(value.source) : "a source"} deals ${value.amount ? `${compare(value.amount)} ` : ""}${kindOfDamage(value)}damage${hurt(value.to)}`;
    case "excessDamage":
      return `excess ${kindOfDamage(value)}damage is dealt to ${one(value.object)}`;
    case "preventDamage":
      return `damage${value.source ? ` of ${one(value.source)}` : ""}${hurt(value.to)} is prevented`;
    case "gainLife":
    case "loseLife":
      return `${anyDoes(value.who, value.on === "gainLife" ? "gain" : "lose")} ${value.amount ? `${compare(value.amount)} ` : ""}life${value.damage ? " because of damage" : value.paid ? " by paying it" : value.radiation ? " from radiation" : ""}`;
    case "draw":
      return `${anyDoes(value.who, "draw")} ${value.ordinal ? `the ${ordinal(value.ordinal - 1)} card of a turn${value.object ? `, ${one(value.object)}` : ""}` : value.object ? one(value.object) : "a card"}${value.exceptFirstInDrawStep ? ", other than the first of their draw step" : ""}`;
    case "drawCards":
      return `${anyDoes(value.who, "draw")} ${compare(value.count)} cards by one instruction`;
    case "told": {
      const whom = value.object ? one(value.object) : anyOf(value.who ?? { who: "each" });
      return `${whom} ${whom === "you" ? "are" : "is"} told to ${TOLD[value.act]}`;
    }
    case "discard":
      return `${anyDoes(value.who, "discard")} ${value.object ? one(value.object) : "a card"}${causedBy(value.cause)}`;
    case "cycle":
      return `${anyDoes(value.who, "cycle")} ${value.object ? one(value.object) : "a card"}${value.orDiscard ? ", or discards it" : ""}`;
    case "mill":
      return `${anyDoes(value.who, "mill")} ${value.object ? one(value.object) : "a card"}`;
    case "search":
      return `${anyDoes(value.who, "search")} a library`;
    case "shuffle":
      return `${anyDoes(value.who, "shuffle")} a library${value.ownCause ? " because of a spell or ability of their own" : ""}`;
    case "copySpell":
      return `${anyDoes(value.by, "copy")} ${one(value.object)}`;
    case "activate":
      return `${anyDoes(value.by, "activate")} ${value.loyalty ? "a loyalty" : "an"} ability of ${one(value.object)}${value.notMana ? " that is no mana ability" : ""}${value.ability ? `, which is ${filter(value.ability, "ability")}` : ""}`;
    case "playLand":
      return `${anyDoes(value.by, "play")} ${one(value.object)}${value.from ? ` from ${theZones(value.from)}` : ""}${value.notFrom ? ` from anywhere but ${theZones(value.notFrom)}` : ""}`;
    case "tapForMana":
      return value.by
        ? `${anyDoes(value.by, "tap")} ${one(value.object)} for mana${least(value.amount)}`
        : `${one(value.object)} is tapped for mana${least(value.amount)}`;
    case "addMana":
      return value.object
        ? `${one(value.object)} makes ${anyOf(value.who)} add mana`
        : `${anyDoes(value.who, "add")} mana`;
    case "gift":
      return `${anyDoes(value.who, "give")} a gift`;
    case "crime":
      return `${anyDoes(value.who, "commit")} a crime`;
    case "dieRoll":
      return `${anyDoes(value.who, "roll")} a die${result(value.result)}${value.highest ? " and its natural result is the highest" : ""}`;
    case "coinFlip":
      return `${anyDoes(value.who, "flip")} a coin${value.result ? ` and ${(value.result.to === 1) === (value.result.compare === "=") ? "wins" : "loses"} the flip` : ""}`;
    case "sacrifice":
      return `${anyDoes(value.who, "sacrifice")} ${one(value.object, "permanent")}`;
    case "step":
      return `${whoseOf(value.of, `${spaced(value.step)} step`)} begins${value.count === undefined ? "" : `, with as many to come as ${compare(value.count)}`}`;
    case "phase":
      return `${whoseOf(value.of, `${spaced(value.phase)} phase`)} begins`;
    case "turn":
      return `${whoseOf(value.of, "turn")} begins`;
    case "anyOf":
      return value.of.map(eventClause).join(", or ");
    case "counters":
      return counters(value);
    case "becomesTarget":
      return `${value.object ? one(value.object) : anyOf(value.player)} becomes the target of ${value.by ? `${possessive(value.by)} ` : ""}${filter(value.of, "spells or abilities")}${value.firstTimeEachTurn ? " for the first time each turn" : ""}`;
    case "attached":
      return `${one(value.object)} becomes attached${value.to ? ` to ${one(value.to)}` : ""}`;
    case "unattached":
      return `${one(value.object)} becomes unattached${value.to ? ` from ${one(value.to)}` : ""}`;
    case "tapsFor":
      return value.for.map((what) => tappedFor(value, what)).join(" or ");
    case "createToken":
      return `${one(value.object)} would be created${value.by ? ` under ${possessive(value.by)} control` : ""}`;
    case "exploit":
    case "champion":
    case "mentor":
      return `${one(value.object)} ${value.on}s ${value.other ? one(value.other) : "a creature"}`;
    case "expend":
      return `${anyDoes(value.who, "spend")} the ${ordinal(value.n - 1)} mana of a turn`;
    case "dayChanges":
      return "day becomes night or night becomes day";
    case "loseGame":
    case "winGame":
      return `${anyDoes(value.who, value.on === "loseGame" ? "lose" : "win")} the game`;
    case "becomeMonarch":
      return `${anyDoes(value.who, "become")} the monarch`;
    case "takeInitiative":
      return `${anyDoes(value.who, "take")} the initiative`;
    case "venture":
      return `${anyDoes(value.who, "venture")} into the dungeon`;
    case "tempted":
      return `the Ring tempts ${anyOf(value.who)}`;
    case "completeDungeon":
      return `${anyDoes(value.who, "complete")} a dungeon`;
    case "chaos":
      return "chaos ensues";
    case "enterRoom":
      return `the venture marker moves into the ${ordinal(value.room)} room of ${one(value.object)}`;
    case "planeswalkTo":
    case "planeswalkFrom":
      return `${anyDoes(value.by, "planeswalk")} ${value.on === "planeswalkTo" ? "to" : "away from"} ${one(value.object)}`;
    case "encounter":
    case "abandon":
    case "visit":
      return `${anyDoes(value.by, value.on)} ${one(value.object)}`;
    case "setInMotion":
      return `${anyDoes(value.by, "set")} ${one(value.object)} in motion`;
    case "openAttraction":
      return `${anyDoes(value.by, "open")} ${one(value.object)}`;
    case "unlock":
      return `${anyDoes(value.by, "unlock")} ${value.door === undefined ? "a door" : value.door === "this" ? "this door" : `the ${ordinal(value.door)} door`} of ${one(value.object)}`;
    case "fullyUnlock":
      return `${anyDoes(value.by, "unlock")} the last locked door of ${one(value.object)}`;
    case "becomesLevel":
      return `${one(value.object)} becomes level ${value.level}`;
    case "countered":
      return `${one(value.object)} is countered${value.by ? ` by a spell or ability of ${players(value.by)}` : ""}`;
    case "resolve":
      return `${one(value.object)}${value.by ? ` of ${players(value.by)}` : ""} resolves`;
    case "destroy":
      return `${one(value.object)} is destroyed${causedBy(value.cause)}`;
    case "regenerate":
      return `${one(value.object)} regenerates`;
    case "tap":
    case "untap":
      return value.by
        ? `${anyDoes(value.by, value.on)} ${one(value.object)}`
        : `${one(value.object)} becomes ${value.on}ped`;
    case "transform":
      return `${one(value.object)} transforms`;
    case "turnFaceUp":
      return `${one(value.object)} is turned face up${value.by ? ` by ${players(value.by)}` : ""}`;
    case "phaseIn":
    case "phaseOut":
      return `${one(value.object)} phases ${value.on === "phaseIn" ? "in" : "out"}`;
    case "gainControl":
      return `${value.by ? `${players(value.by)} gain` : "somebody gains"} control of ${one(value.object)} from another player`;
    case "loseControl":
      return `its controller loses control of ${one(value.object)}`;
    case "exert":
      return `${one(value.object)} is exerted`;
    case "monstrous":
    case "renowned":
      return `${one(value.object)} becomes ${value.on}`;
    case "plot":
      return `${one(value.object)} becomes plotted`;
    case "crew":
    case "saddle":
      return `${one(value.object)} becomes ${value.on}${value.on === "crew" ? "ed" : "d"}`;
    case "explore":
      return `${one(value.object)} explores${value.card ? ` a ${value.card} card` : ""}`;
    case "mutate":
    case "fight":
    case "train":
    case "evolve":
    case "connive":
      return `${one(value.object)} ${value.on}s`;
    case "investigate":
    case "discover":
    case "scry":
    case "surveil":
    case "proliferate":
    case "forage":
      return anyDoes(value.who, value.on);
    case "manifestDread":
      return anyDoes(value.who, "manifest dread");
    case "collectEvidence":
      return `${anyDoes(value.who, "collect")} evidence`;
    case "foretell":
      return `${anyDoes(value.who, "foretell")} a card`;
    case "clash":
      return `${anyDoes(value.who, "clash")}${value.won ? " and wins" : ""}`;
  }
}

/** Who or what `OTHER` is in an event of this kind, if that can be said (see `references.ts`). */
export function otherOf(value: EventPattern): string {
  switch (value.on) {
    case "damage":
      return value.source?.is === "self" ? "this card" : "the source of that damage";
    case "attacks":
      return "what it attacks";
    case "blocks":
      return "what it blocks";
    case "becomesBlocked":
      return "what blocks it";
    case "attached":
      return "what it becomes attached to";
    case "tapsFor":
      return "what it was tapped for";
    case "exploit":
    case "champion":
    case "mentor":
      return `what was ${value.on}ed`;
    default:
      return OTHER;
  }
}

const TOLD: Readonly<Record<On<"told">["act"], string>> = {
  scry: "scry",
  surveil: "surveil",
  proliferate: "proliferate",
  mill: "mill",
  explore: "explore",
  connive: "connive",
  learn: "learn",
  villainousChoice: "face a villainous choice",
  rollDice: "roll dice",
  flipCoin: "flip a coin",
};
const least = (amount: On<"tapForMana">["amount"]): string => (amount ? `, ${compare(amount)} of it` : "");
const result = (value: Compare | undefined): string => (value ? ` with ${compare(value)} as the result` : "");
const CAUSES = { any: "", you: " you control", opponent: " an opponent controls" } as const;
const causedBy = (cause: Cause | undefined): string =>
  cause === undefined ? "" : `, because of a spell or ability${CAUSES[cause]}`;
const kindOfDamage = ({ combat }: { readonly combat?: boolean }): string =>
  combat ? "combat " : combat === false ? "noncombat " : "";

function hurt(to: DamagePattern | undefined): string {
  const whom = [...(to?.players ? [anyOf(to.players)] : []), ...(to?.objects ? [one(to.objects)] : [])];
  return whom.length === 0 ? "" : ` to ${listed(whom, "or")}`;
}

function attacks(value: On<"attacks">): string {
  const whom = [
    ...(value.defender ? [`${anyOf(value.defender)}${value.orTheirs ? " or a planeswalker they control" : ""}`] : []),
    ...(value.permanent ? [one(value.permanent)] : []),
  ];
  const others =
    value.beside === undefined ? "" : ` with at least ${value.beside} other${value.beside === 1 ? "" : "s"}`;
  const beside = value.with
    ? `${others === "" ? " with" : value.beside === 1 ? ":" : ", each"} ${one(value.with)}`
    : "";
  return `${one(value.object)} attacks${value.alone ? " alone" : ""}${whom.length === 0 ? "" : ` ${listed(whom, "or")}`}${others}${beside}`;
}

function tappedFor({ object, other }: On<"tapsFor">, what: On<"tapsFor">["for"][number]): string {
  const whom = other ? one(other as Filter) : what === "crew" ? "a Vehicle" : what === "saddle" ? "a Mount" : "a spell";
  if (what === "teamwork") return `${one(object)} is tapped for teamwork, to cast ${whom}`;
  return what === "convoke" ? `${one(object)} is tapped to convoke ${whom}` : `${one(object)} ${what}s ${whom}`;
}

function counters(value: On<"counters">): string {
  const on = value.object ? one(value.object) : value.player ? anyOf(value.player) : "something";
  const kind = value.kind === undefined ? "" : `${value.kind} `;
  const nth =
    value.reaches !== undefined
      ? `the ${ordinal(value.reaches - 1)} ${kind}counter is`
      : value.last
        ? `the last ${kind}counter is`
        : value.each
          ? `a ${kind}counter is`
          : `a ${kind}counter is`;
  const by = value.by ? ` by ${players(value.by)}` : value.byEffect ? " by an effect" : "";
  return `${nth} ${value.removed ? "taken off" : "put on"} ${on}${by}${value.each ? " (for each of them)" : ""}`;
}

const PUT_INTO: ReadonlySet<Zone> = new Set<Zone>(["graveyard", "exile", "hand", "library"]);

/** 700.4: only creatures and planeswalkers die. */
const mayDie = (value: Filter): boolean =>
  value.is === "type"
    ? value.type === "creature" || value.type === "planeswalker"
    : value.is === "and"
      ? value.of.some(mayDie)
      : value.is === "or" && value.of.every(mayDie);

/** "your end step", "an opponent's turn", "an upkeep step". */
const whoseOf = (who: Players | undefined, what: string): string =>
  who === undefined || who.who === "each"
    ? aNoun(what)
    : `${who.who === "opponents" ? "an opponent's" : possessive(who)} ${what}`;

function move(value: On<"move">): string {
  const what = one(value.object, value.from === "battlefield" || value.to === "battlefield" ? "permanent" : "object");
  const cause = `${causedBy(value.cause)}${value.notCycled ? ", not as it is cycled" : ""}`;
  if (value.created) return `${what} is created${cause}`;
  if (value.to === "battlefield" && !value.notTo)
    return `${what} enters${value.from ? ` from ${theZones(value.from)}` : ""}${value.notFrom ? ` from anywhere but ${theZones(value.notFrom)}` : ""}${value.of ? ` under ${possessive(value.of)} control` : ""}${cause}`;
  if (value.from === "battlefield" && value.to === "graveyard")
    return mayDie(value.object)
      ? `${what} dies${cause}`
      : `${what} is put into ${value.of ? `${possessive(value.of)} ` : "a "}graveyard from the battlefield${cause}`;
  if (typeof value.to === "string" && PUT_INTO.has(value.to) && !value.notTo) {
    const whose = value.of ? `${possessive(value.of)} ${value.to}` : value.to === "exile" ? "exile" : `a ${value.to}`;
    const whence = value.from
      ? theZones(value.from)
      : value.notFrom
        ? `anywhere but ${theZones(value.notFrom)}`
        : "anywhere";
    return `${what} is put into ${whose} from ${whence}${value.resolved ? " as it resolves" : ""}${cause}`;
  }
  const whose = value.of ? `${possessive(value.of)} ` : "the ";
  const from = value.from ? ` leaves ${value.to ? "the " : whose}${zones(value.from)}` : " moves";
  const notFrom = value.notFrom ? ` from anywhere but ${theZones(value.notFrom)}` : "";
  const to = value.to ? ` to ${whose}${zones(value.to)}` : "";
  return `${what}${from}${notFrom}${to}${value.notTo ? ` to anywhere but the ${value.notTo}` : ""}${cause}`;
}
