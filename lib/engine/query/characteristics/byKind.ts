import type { StaticAbility, TriggeredAbility } from "../../abilities/ability.ts";
import type { EventPattern } from "../../abilities/events.ts";
import type { LiveAbility } from "../../abilities/live.ts";
import type { Game } from "../../game.ts";
import type { AbilitiesByKind } from "../../runtime.ts";
import type { Happening } from "../../state/history.ts";

/** The abilities of a list by what they do by themselves; found once for a list, which equal objects share. */
export function abilitiesByKind({ derived }: Game, abilities: readonly LiveAbility[]): AbilitiesByKind {
  if (abilities.length === 0) return NONE;
  const known = derived.byKind.get(abilities);
  if (known !== undefined) return known;
  const statics: AbilitiesByKind["statics"][number][] = [];
  const triggered: AbilitiesByKind["triggered"][number][] = [];
  abilities.forEach(({ ability, ref, timestamp: given = 0 }, index) => {
    if (ability.kind === "static") statics.push({ ability, given, index });
    else if (ability.kind === "triggered") triggered.push({ ability, ref });
  });
  const found = statics.length + triggered.length === 0 ? NONE : { statics, triggered, on: byHappening(triggered) };
  derived.byKind.set(abilities, found);
  return found;
}

const NONE: AbilitiesByKind = { statics: [], triggered: [], on: new Map() };

/** 603.2: by each kind of event that their patterns name. */
function byHappening(triggered: AbilitiesByKind["triggered"]): AbilitiesByKind["on"] {
  const found = new Map<Happening, AbilitiesByKind["triggered"][number][]>();
  for (const one of triggered)
    for (const kind of new Set(happeningsIn(one.ability.when))) {
      const same = found.get(kind);
      if (same === undefined) found.set(kind, [one]);
      else same.push(one);
    }
  return found;
}

const happeningsIn = (pattern: EventPattern | TriggeredAbility["when"]): readonly Happening[] => {
  if (pattern.on === "state") return [];
  return pattern.on === "anyOf" ? pattern.of.flatMap(happeningsIn) : [pattern.on];
};

/** Whether two lists have the same static abilities. */
export function sameStatics(game: Game, before: readonly LiveAbility[], after: readonly LiveAbility[]): boolean {
  if (before === after) return true;
  const one: readonly { readonly ability: StaticAbility }[] = abilitiesByKind(game, before).statics;
  const other = abilitiesByKind(game, after).statics;
  return one.length === other.length && one.every(({ ability }, i) => ability === other[i]!.ability);
}
