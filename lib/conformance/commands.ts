import { foldName } from "../cards/names.ts";
import type { ActivatedAbility } from "../engine/abilities/ability.ts";
import type { PriorityAction } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import { compiledCard } from "../engine/query/characteristics/compiled.ts";
import { doorsOf } from "../engine/query/characteristics/doors.ts";
import { addCosts, printManaCost } from "../engine/query/mana/manaCost.ts";
import { ownMana, waysFor } from "../engine/rules/casting/castOptions.ts";
import { manaPart } from "../engine/rules/costs/costs.ts";
import { EXILING, manaForExiling } from "../engine/rules/priority/exileToCastLater.ts";
import type { ObjectId } from "../engine/state/ids.ts";
import { definitionOf } from "../engine/state/objects.ts";
import { isNamed, type Names, normalText, ownNames } from "./names.ts";

type Cast = Extract<PriorityAction, { act: "cast" }>;
type PlayLand = Extract<PriorityAction, { act: "playLand" }>;

/** What a script's command may mean among the legal actions, the likeliest first. */
export function castsNamed(
  names: Names,
  actions: readonly PriorityAction[],
  text: string,
  byStart = false,
): readonly Cast[] {
  const [name, via] = splitVia(text);
  const casts = actions.filter(
    (action): action is Cast => action.act === "cast" && isSpell(names, action, name, byStart),
  );
  if (via !== undefined) return casts.filter((cast) => cast.via !== undefined && sameWord(cast.via, via));
  // Both halves at once only where the command says so.
  const ways = casts.filter((cast) => cast.via !== "fuse");
  return [...ways.filter((cast) => cast.via === undefined), ...ways.filter((cast) => cast.via !== undefined)];
}

const letters = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, "");
const sameWord = (one: string, other: string): boolean => letters(one) === letters(other);
const beginsWith = (one: string, other: string): boolean => letters(one).startsWith(letters(other));

function splitVia(text: string): readonly [string, string | undefined] {
  const found = /^(.*?) (?:using|with) ([A-Za-z-]+)$/.exec(text.replace(/^fused /, ""));
  if (text.startsWith("fused ")) return [text.slice(6), "fuse"];
  return found && VIAS.has(found[2]!.toLowerCase()) ? [found[1]!, found[2]!] : [text, undefined];
}
const VIAS = new Set(
  "morph megamorph disguise mutate bestow prototype plot overload escape blitz warp retrace jump-start awaken dash spectacle surge emerge foretell madness evoke prowl disturb cleave freerunning impending harmonize sneak mayhem suspend web-slinging more".split(
    " ",
  ),
);

/** `byStart`: what checks say is the beginning of a text. */
function isSpell(names: Names, { card, face = 0 }: Cast | PlayLand, name: string, byStart = false): boolean {
  if (name.startsWith("@")) return isNamed(names, card, name);
  const { definition } = compiledCard(names.game, definitionOf(names.game.state, card));
  const wanted = foldName(name);
  const own = [definition.faces[face]?.name ?? ""];
  if (face === 0) own.push(definition.name, characteristicsOf(names.game, card).name);
  return own.some((one) => foldName(one) === wanted || (byStart && foldName(one).startsWith(wanted)));
}

export const landsNamed = (names: Names, actions: readonly PriorityAction[], name: string): readonly PlayLand[] =>
  actions.filter((action): action is PlayLand => action.act === "playLand" && isSpell(names, action, name));

/** Keywords that scripts call like abilities though they are ways of casting or special actions. */
const KEYWORD =
  /^(Flashback|Unearth|Equip|Cycling|Foretell|Crew|Saddle|Plot|Craft|Suspend|Level up|Ninjutsu|Retrace|Escape|Jump-start|Morph|Embalm|Eternalize|Encore|Scavenge|Reinforce|Outlast|Bloodrush|Forecast|Transmute|Transfigure|Dredge|Aftermath|Reconfigure|Fortify|Adapt|Monstrosity|Companion|Disturb|Channel|Boast|Exhaust|Power-up|Station|Unlock|Teleport|Harmonize|Mayhem|Warp|Aura swap|Sneak|Commander ninjutsu|\w+cycling)\b/i;

/** What an action may cost in mana, before that is changed. */
function manaFor(game: Game, action: PriorityAction): readonly string[] {
  if (action.act === "cast") {
    const player = characteristicsOf(game, action.card).controller;
    return waysFor(game, player, action).map((way) => printManaCost(addCosts(ownMana(way), manaPart(way.costs))));
  }
  if (action.act === "activate")
    return [printManaCost(manaPart(abilityAt(game, action.source, action.ability)?.costs ?? []))];
  if (action.act !== "special") return [];
  const exiling = EXILING.find(({ name }) => name === action.special);
  const player = characteristicsOf(game, action.object).controller;
  return exiling === undefined ? [] : manaForExiling(game, player, action.object, exiling);
}

/** The priority actions a command names by the start of their text, by their cost, or by their keyword. */
export function activationsNamed(
  names: Names,
  actions: readonly PriorityAction[],
  text: string,
  mana: boolean,
): readonly PriorityAction[] {
  const { game } = names;
  const alias = /^@(\S+) /.exec(text);
  const wanted = alias ? text.slice(alias[0].length) : text;
  const candidates = inOrderOfEntering(game, actions).filter((action) => {
    if (action.act !== "activate" && action.act !== "special" && action.act !== "cast") return false;
    if (mana && !(action.act === "activate" && action.mana)) return false;
    const id = action.act === "activate" ? action.source : action.act === "cast" ? action.card : action.object;
    return !alias || isNamed(names, id, `@${alias[1]}`);
  });
  // 901.9: for {0} at first, and more for each time.
  if (/^\{\d\}: Roll the planar/.test(wanted))
    return candidates.filter((action) => action.act === "special" && action.special === "rollPlanarDie");
  const half = /^(\S*?):? ?Unlock the (left|right) half/.exec(wanted);
  if (half !== null) return unlockings(game, candidates, half[2] === "left" ? 0 : 1, half[1]!);
  const number = /^Suspend (\d+)/.exec(wanted)?.[1];
  const keyword =
    KEYWORD.exec(wanted)?.[1]?.toLowerCase() ?? (/^[A-Z][a-z]+$/.test(wanted) ? wanted.toLowerCase() : undefined);
  const activations = candidates.filter((a): a is Extract<PriorityAction, { act: "activate" }> => a.act === "activate");
  const byText = activations.filter(({ source, ability }) => {
    const found = abilityAt(game, source, ability);
    if (found === undefined) return false;
    const own = ownNames(game, source);
    return (
      normalText(textOf(found), own).startsWith(normalText(wanted, own)) ||
      plainText(textOf(found)).startsWith(plainText(wanted))
    );
  });
  if (byText.length > 0) return byText;
  const color = mana ? manaWanted(wanted) : undefined;
  const byColor = activations.filter(({ source, ability }) => {
    const text = normalText(textOf(abilityAt(game, source, ability)!));
    return color !== undefined && text.slice(text.indexOf("add ")).includes(`{${color.toLowerCase()}}`);
  });
  if (byColor.length > 0) return byColor;
  if (keyword !== undefined) {
    const byKeyword = candidates.filter((action) => {
      if (action.act === "activate") {
        const ability = abilityAt(game, action.source, action.ability);
        const named = ability?.keyword;
        // 702.29e: typecycling, which searches.
        if (named?.endsWith("cycling") && keyword.endsWith("cycling"))
          return (keyword !== "cycling") === (ability!.body.effects[0]?.do === "search");
        return named !== undefined && (sameWord(named, keyword) || named.toLowerCase().includes(keyword));
      }
      if (action.act === "cast") return action.via !== undefined && beginsWith(action.via, keyword);
      return (
        action.act === "special" &&
        (number === undefined || suspendsFor(game, action.object) === Number(number)) &&
        beginsWith(action.special, keyword)
      );
    });
    const cost = /\S+( \{\S+\})$/.exec(wanted)?.[1]?.trim();
    const forIt = byKeyword.filter((action) => cost !== undefined && manaFor(game, action).includes(cost));
    if (forIt.length > 0) return forIt;
    // What is plotted costs what its ability says.
    const others = byKeyword.filter((action) => cost === undefined || keyword !== "plot" || action.act !== "special");
    if (others.length > 0) return others;
  }
  // "{cost}: Turn this face-up permanent face up."
  const special = candidates.filter(
    (action) => action.act === "special" && /turn/i.test(action.special) && /turn this/i.test(wanted),
  );
  if (special.length > 0) return special;
  // The command says more, or says it otherwise, than the ability's own text: the costs must be the same.
  const colon = wanted.indexOf(":");
  if (colon < 0) return [];
  const byCost = activations.filter(({ source, ability }) => {
    const found = abilityAt(game, source, ability);
    if (found === undefined) return false;
    const own = ownNames(game, source);
    const [costs] = textOf(found).split(":");
    // A keyword's ability has no text of its own; its mana is what can be said of it.
    if (found.keyword !== undefined && !textOf(found).includes(":"))
      return found.costs.some((cost) => cost.pay === "mana" && cost.mana === wanted.slice(0, colon));
    return normalText(costs ?? "", own) === normalText(wanted.slice(0, colon), own);
  });
  const rest = normalText(wanted.slice(colon + 1)).slice(0, 12);
  const alike = byCost.filter(({ source, ability }) =>
    normalText(textOf(abilityAt(game, source, ability)!).split(":")[1] ?? "", ownNames(game, source)).startsWith(rest),
  );
  if (alike.length > 0) return alike;
  if (byCost.length > 0) return byCost;
  // A bare cost may be that of turning something face up.
  return candidates.filter((action) => action.act === "special" && /face/i.test(action.special));
}

/** There permanents are gone through as they entered, and the abilities of each as printed. */
function inOrderOfEntering({ state }: Game, actions: readonly PriorityAction[]): readonly PriorityAction[] {
  const places = new Map(state.battlefield.map((id, i) => [id, i]));
  const at = (action: PriorityAction): number =>
    (action.act === "activate" ? places.get(action.source) : undefined) ?? Number.POSITIVE_INFINITY;
  const ability = (action: PriorityAction): number => (action.act === "activate" ? action.ability : 0);
  return [...actions].sort((one, other) =>
    at(one) === at(other) ? ability(one) - ability(other) : at(one) < at(other) ? -1 : 1,
  );
}

/** 709.5e: of several Rooms the cost says which is meant. */
function unlockings(game: Game, actions: readonly PriorityAction[], face: number, cost: string): PriorityAction[] {
  const halves = actions.filter((a) => a.act === "special" && a.special === "unlock" && a.face === face);
  const costing = halves.filter(
    (a) =>
      a.act === "special" &&
      doorsOf(game, a.object).some((door) => door.face === face && door.half.printed.manaCost === cost),
  );
  return costing.length > 0 ? costing : halves;
}

/** With the ability word that a rule's text may begin with. */
const plainText = (text: string): string => text.replace(/<[^>]*>/g, "").toLowerCase();

/** The mana that a script's "{T}: Add {G}." wants of a source that here has one ability for all its colors. */
export const manaWanted = (text: string): string | undefined => /: Add \{([WUBRGC])\}(?:\{\1\})*(?!\{)/.exec(text)?.[1];

/** N of the card's suspend ability (702.62a). */
function suspendsFor(game: Game, card: ObjectId): number | undefined {
  const [suspend] = characteristicsOf(game, card).keywords.get("suspend") ?? [];
  return suspend !== undefined && "n" in suspend && typeof suspend.n === "number" ? suspend.n : undefined;
}

const textOf = (ability: ActivatedAbility): string => ability.text ?? "";

export function abilityAt(game: Game, source: number, index: number): ActivatedAbility | undefined {
  const ability = characteristicsOf(game, source).abilities[index]?.ability;
  return ability?.kind === "activated" ? ability : undefined;
}
