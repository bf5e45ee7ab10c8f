import type { Zone } from "../../abilities/references.ts";
import { zonesOfFunction } from "../../query/characteristics/compiled.ts";
import { isTriggeredManaAbility } from "../../query/mana/manaAbility.ts";
import type { AbilitiesByKind, TriggerInstance } from "../../runtime.ts";
import type { Happening } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** Who had triggered abilities, and where, as the program was made. */
export interface Holder {
  readonly id: ObjectId;
  readonly controller: Seat;
  readonly kinds: AbilitiesByKind;
  readonly zone: Zone | undefined;
}

/** The triggered abilities of all objects. A thousand objects may have a thousand each: they are told only if asked for. */
export class Triggers {
  readonly #holders: readonly Holder[];
  readonly #on = new Map<Happening, readonly TriggerInstance[]>();
  #all: readonly TriggerInstance[] | undefined;
  #mana: readonly TriggerInstance[] | undefined;
  #state: readonly TriggerInstance[] | undefined;

  constructor(holders: readonly Holder[]) {
    this.#holders = holders;
  }

  get all(): readonly TriggerInstance[] {
    this.#all ??= this.#of(({ triggered }) => triggered);
    return this.#all;
  }

  /** 603.2: those whose patterns name such an event. */
  on(kind: Happening): readonly TriggerInstance[] {
    const known = this.#on.get(kind) ?? this.#of(({ on }) => on.get(kind));
    this.#on.set(kind, known);
    return known;
  }

  /** 605.1b: those that are mana abilities. */
  get mana(): readonly TriggerInstance[] {
    this.#mana ??= this.#of(({ triggered }) => triggered, isTriggeredManaAbility);
    return this.#mana;
  }

  /** 603.8: those that trigger on a state of the game. */
  get state(): readonly TriggerInstance[] {
    this.#state ??= this.#of(
      ({ triggered }) => triggered,
      ({ when }) => when.on === "state",
    );
    return this.#state;
  }

  #of(
    among: (kinds: AbilitiesByKind) => AbilitiesByKind["triggered"] | undefined,
    fits: (ability: TriggerInstance["ability"]) => boolean = () => true,
  ): readonly TriggerInstance[] {
    const found: TriggerInstance[] = [];
    const chosen = new Map<AbilitiesByKind, AbilitiesByKind["triggered"]>();
    for (const { id, controller, kinds, zone } of this.#holders) {
      const known = chosen.get(kinds) ?? (among(kinds) ?? NONE).filter(({ ability }) => fits(ability));
      chosen.set(kinds, known);
      for (const { ability, ref } of known) {
        const zones = zonesOfFunction(ability);
        if (zones.includes("everywhere") || (zone !== undefined && zones.includes(zone)))
          found.push({ ability, ref, source: id, controller });
      }
    }
    return found;
  }
}

const NONE: readonly never[] = [];
