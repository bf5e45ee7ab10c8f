import type { TriggeredAbility } from "../../abilities/ability.ts";
import type { EventPattern } from "../../abilities/events.ts";
import { sameData, someNode, type Test } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { LIMITS } from "../../limits.ts";
import { isReadPast } from "../../query/characteristics/sagas.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds, patternMatches } from "../../query/evaluators/index.ts";
import { abilityKey, triggersLeft, usesOf } from "../../query/uses.ts";
import type { Program, TriggerInstance } from "../../runtime.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { DelayedTrigger, EventFacts, HistoryEntry, TriggeredInstance } from "../../state/history.ts";
import type { ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { repeated } from "../../state/numbers.ts";
import { everyStack } from "../../state/turnMarkers.ts";
import { programOf } from "../continuous/layers.ts";
import { grouped, Hits, together } from "./hits.ts";
import { type InherentTrigger, inherentTriggers } from "./inherent.ts";
import { isSilenced, silences, timesTriggered } from "./triggerRules.ts";

/**
 * 603.2: what happened in one batch of simultaneous events triggers abilities. Abilities look at the state after the
 * event, except those that look back in time (603.10), which are the ones that existed just before.
 */
export function triggersOf(game: Game, batch: readonly HistoryEntry[], before: Program): readonly TriggeredInstance[] {
  if (batch.length === 0) return NONE;
  const { state, log } = game;
  const room = LIMITS.objects - state.battlefield.length - state.stack.length - state.triggered.length;
  const found = new Found(room);
  const all = (
    holders: readonly (TriggerInstance | InherentTrigger)[],
    entries: readonly HistoryEntry[],
    when: When,
    program: Program,
  ) => {
    if (holders.length === 0) return;
    const hits = hitsIn(game, entries, when, program);
    for (const holder of holders) {
      if (found.isFull) return;
      triggerOnce(game, holder, hits, when, found, program);
    }
  };
  if (batch.some(isInThePast)) all(triggersOn(before, batch), batch, isPast, before);
  const now = batch.filter((entry) => !isInThePast(entry) || entry.on === "move").map((entry) => asItIs(game, entry));
  const after = programOf(game);
  all(triggersOn(after, now), now, isPresent, after);
  all(inherentTriggers(game), batch, isPresent, after);
  delayedTriggers(game, batch, found);
  if (found.isFull) log.push({ code: "tooManyTriggers" });
  return found.instances;
}
const NONE: readonly TriggeredInstance[] = [];

/** What has triggered: no more than a game has room for (limits.ts). */
class Found {
  readonly instances: TriggeredInstance[] = [];
  readonly #room: number;
  /** Something triggered that there was no room for. */
  isFull = false;
  constructor(room: number) {
    this.#room = room;
  }
  push(instance: TriggeredInstance): void {
    if (this.instances.length < this.#room) this.instances.push(instance);
    else this.isFull = true;
  }

  /** Where that ability has triggered in this batch already, on what is looked back at. */
  readonly #batched = new Map<TriggeredAbility, Map<ObjectId | undefined, readonly number[]>>();
  /** 603.2c: "one or more" is one event, whether part of it is looked back at (603.10a) or not. Says whether it was one already. */
  joins({ ability, source }: TriggerInstance | InherentTrigger, facts: EventFacts): boolean {
    const before = this.#batched.get(ability)?.get(source);
    if (before === undefined) return false;
    for (const at of before) {
      const instance = this.instances[at]!;
      const event = together([instance.event!, facts]);
      this.instances[at] = { ...instance, event: { ...event, left: true } };
    }
    return true;
  }
  /** It has triggered so often. */
  remember({ ability, source }: TriggerInstance | InherentTrigger, times: number): void {
    const by = this.#batched.get(ability) ?? new Map<ObjectId | undefined, readonly number[]>();
    this.#batched.set(ability, by);
    by.set(
      source,
      Array.from({ length: times }, (_, i) => this.instances.length - times + i),
    );
  }
}

/** Among those that no effect keeps from triggering anything. */
function hitsIn(game: Game, batch: readonly HistoryEntry[], when: When, program: Program): Hits {
  const heard = silences(game, program) ? batch.filter((entry) => !isSilenced(game, entry, undefined, program)) : batch;
  return new Hits(game, heard, (pattern, entry, self, controller) =>
    triggersBy(game, pattern, entry, { self, controller }, when),
  );
}

/** Those that could trigger on these events. */
function triggersOn({ triggers }: Program, batch: readonly HistoryEntry[]) {
  const found = [...new Set(batch.map(({ on }) => on))].map((kind) => triggers.on(kind)).filter((of) => of.length > 0);
  return found.length > 1 ? triggers.all : (found[0] ?? NO_TRIGGERS);
}
const NO_TRIGGERS: readonly TriggerInstance[] = [];

/** 603.10a-f: leaving the battlefield, leaving a graveyard, going from where all can see to a hand or library ... */
const isInThePast = (entry: HistoryEntry): boolean =>
  (entry.on === "move" &&
    (entry.from === "battlefield" || (entry.from === "graveyard" && entry.to !== "battlefield"))) ||
  PAST.has(entry.on);
const PAST: ReadonlySet<HistoryEntry["on"]> = new Set([
  "sacrifice",
  "exploit",
  "unattached",
  "phaseOut",
  "loseControl",
  "countered",
  "loseGame",
  "destroy",
  // 603.10g
  "planeswalkFrom",
]);

/** 603.6c: what happens to a card "from anywhere" is no leaving of any zone, so it is looked at as it is afterwards. */
const isFromAnywhere = (pattern: EventPattern): boolean =>
  pattern.on === "move" && pattern.from === undefined && pattern.to !== undefined;

/** Whether a pattern looks back at this event. */
type When = (pattern: EventPattern, entry: HistoryEntry) => boolean;
const isPast: When = (pattern, entry) => isInThePast(entry) && !isFromAnywhere(pattern);
const isPresent: When = (pattern, entry) => !isPast(pattern, entry);

/** A card that changed zones, as the object it is now. */
function asItIs(game: Game, entry: HistoryEntry): HistoryEntry {
  if (!isInThePast(entry) || entry.facts.object === undefined) return entry;
  const [object] = game.state.lastKnown[entry.facts.object]?.became ?? [];
  return object === undefined ? entry : { ...entry, facts: { ...entry.facts, object } };
}

const triggersBy = (game: Game, pattern: EventPattern, entry: HistoryEntry, context: Context, when: When): boolean =>
  pattern.on === "anyOf"
    ? pattern.of.some((part) => triggersBy(game, part, entry, context, when))
    : when(pattern, entry) && patternMatches(game, pattern, entry, context);

function triggerOnce(
  game: Game,
  holder: TriggerInstance | InherentTrigger,
  among: Hits,
  when: When,
  found: Found,
  program: Program,
): void {
  const { ability, source, controller } = holder;
  const pattern = ability.when;
  if (pattern.on === "state" || (holder.source !== undefined && isReadPast(game, holder))) return;
  // 113.8: what has no source speaks of its controller only.
  const context: Context = { self: source ?? controller, controller };
  const all = among.of(pattern, context.self, controller);
  if (all.length === 0) return;
  const heard = silences(game, program) ? all.filter((entry) => !isSilenced(game, entry, source, program)) : all;
  const hits = heard.length > 1 && game.state.options.sharedTeamTurns ? oncePerStep(heard, ability) : heard;
  if (hits.length === 0) return;
  for (const same of batches(hits, ability.batch)) {
    if (found.isFull) return;
    const [hit] = same as [HistoryEntry];
    const facts = ability.batch ? among.together(same) : hit.facts;
    if (
      ability.happenedWhile !== undefined &&
      !conditionHolds(game, ability.happenedWhile, { ...context, event: facts })
    )
      continue;
    if (
      ability.interveningIf !== undefined &&
      !conditionHolds(game, ability.interveningIf, { ...context, event: facts })
    )
      continue;
    if (ability.batch === true && when === isPresent && found.joins(holder, facts)) continue;
    const allowed = timesLeft(game, holder);
    if (allowed === 0) continue;
    const event = when === isPast ? { ...facts, left: true } : spokenOf(ability, facts);
    const occurrences = pattern.on === "counters" && pattern.each ? (facts.amount ?? 1) : 1;
    const before = found.instances.length;
    const times = Math.min(allowed, repeated(timesTriggered(game, hit, source, controller, program) * occurrences));
    countTriggered(game, holder, times);
    for (let left = times; left > 0 && !found.isFull; left--)
      found.push({ ...(source !== undefined && { source }), controller, ability: holder.ref, event });
    if (ability.batch === true && when === isPast) found.remember(holder, found.instances.length - before);
  }
}

/** 805.4d: as a team's step begins, once for each of its players only if the ability speaks of "that player". */
function oncePerStep(hits: readonly HistoryEntry[], ability: TriggeredAbility): readonly HistoryEntry[] {
  if (someNode("ability", ability, { players: ({ who }) => who === "eventPlayer" })) return hits;
  const isBeginning = ({ on }: HistoryEntry): boolean => on === "step" || on === "phase" || on === "turn";
  const first = hits.find(isBeginning);
  return hits.filter((hit) => hit === first || !isBeginning(hit));
}

/** To look at so many pairs of an ability and what might concern it takes about as long as an event (limits.ts). */
const LOOKED_AT_AN_EVENT = 32;

const BATCHED: Readonly<
  Record<Extract<TriggeredAbility["batch"], string>, (entry: HistoryEntry) => number | undefined>
> = {
  bySource: ({ facts }) => facts.other,
  byPlayer: ({ facts }) => facts.player,
  byRecipient: ({ facts }) => facts.object ?? facts.player,
};

/** The events that are one to this ability (603.2c). */
function batches(
  hits: readonly HistoryEntry[],
  batch: TriggeredAbility["batch"],
): readonly (readonly HistoryEntry[])[] {
  if (batch === true) return [hits];
  if (batch === undefined || batch === false) return hits.map((hit) => [hit]);
  return [...grouped(hits, BATCHED[batch]).values()];
}

/**
 * How many more times it may trigger: of "triggers only once each turn" an effect that lets it trigger additional times makes
 * no more (101.2, 603.2d). What has no source is limited by its player.
 */
function timesLeft({ state }: Game, holder: TriggerInstance | InherentTrigger): number {
  const { limit, text = "" } = holder.ability;
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  if (holder.source === undefined)
    return state.players[holder.controller]!.triggered?.[text] === state.turn.number ? 0 : 1;
  const object = state.objects[holder.source];
  return object === undefined ? Number.POSITIVE_INFINITY : triggersLeft(object, holder.ref, limit);
}

function countTriggered({ state, journal }: Game, holder: TriggerInstance | InherentTrigger, times: number): void {
  const { limit, text = "" } = holder.ability;
  // 603.2i: counted as it is done (effects/flow.ts).
  if (limit === undefined || limit === "doneOncePerTurn") return;
  if (holder.source === undefined) {
    const player = state.players[holder.controller]!;
    set(journal, player, "triggered", { ...player.triggered, [text]: state.turn.number });
    return;
  }
  const object = state.objects[holder.source];
  if (object === undefined) return;
  const key = abilityKey(holder.ref, limit === "once");
  set(journal, object as GameObject, "uses", { ...object.uses, [key]: usesOf(object, key) + times });
}

/** 603.7: delayed triggered abilities. */
function delayedTriggers(game: Game, batch: readonly HistoryEntry[], found: Found): void {
  const { delayed } = game.state;
  if (delayed.length === 0) return;
  game.execution.effort += (delayed.length * batch.length) / LOOKED_AT_AN_EVENT;
  const remaining = delayed.flatMap((trigger): readonly DelayedTrigger[] => {
    const context: Context = {
      self: trigger.source,
      controller: trigger.controller,
      notes: trigger.notes,
      ...(trigger.targets && { targets: trigger.targets }),
      ...(trigger.event && { event: trigger.event }),
    };
    if (trigger.after !== undefined && game.state.turn.number <= trigger.after) return [trigger];
    const hits = batch.filter((entry) => patternMatches(game, trigger.when, entry, context));
    if (hits.length === 0) return [trigger];
    if (trigger.if !== undefined && !conditionHolds(game, trigger.if, context)) return [trigger];
    const events = batches(hits, trigger.batch);
    for (const same of trigger.once ? events.slice(0, 1) : events) {
      const [hit] = same as [HistoryEntry];
      found.push({
        source: trigger.source,
        controller: trigger.controller,
        ability: {
          given: {
            kind: "triggered",
            when: trigger.when,
            body: trigger.body,
            ...(trigger.text && { text: trigger.text }),
          },
        },
        event: factsFor(trigger, trigger.batch ? { ...hit, facts: together(same.map(({ facts }) => facts)) } : hit),
        notes: trigger.notes,
        // 400.7e: and what its own event is about.
        ...(trigger.made !== undefined && { made: trigger.made }),
        finds: [
          ...(trigger.finds ?? []),
          ...(isInThePast(hit) ? [...(hit.facts.objects ?? []), ...objectIn(hit)] : []),
        ],
        ...(trigger.targets && { targets: trigger.targets }),
        ...(trigger.x !== undefined && { x: trigger.x }),
      });
    }
    return trigger.once ? [] : [trigger];
  });
  if (remaining.length !== delayed.length || remaining.some((trigger, i) => trigger !== delayed[i]))
    set(game.journal, game.state, "delayed", remaining);
}

const OF_THE_EVENT: Test = { objects: ({ what }) => what === "event" || what === "eventSpell" };

/** Which card was drawn, only for an ability that says something of it: by nothing else are draws told apart. */
function spokenOf(ability: TriggeredAbility, facts: EventFacts): EventFacts {
  if (ability.when.on !== "draw" || facts.object === undefined || someNode("ability", ability, OF_THE_EVENT))
    return facts;
  const { object: _, ...others } = facts;
  return others;
}

/** What it speaks of: its own event, and what that says nothing about, the event its maker was about. */
function factsFor({ when, event }: DelayedTrigger, { facts }: HistoryEntry): EventFacts {
  if (event === undefined || when.on === "step") return event ?? facts;
  const { objects: _, ...rest } = event;
  return { ...(facts.object === undefined ? event : rest), ...facts };
}

const objectIn = ({ facts }: HistoryEntry): readonly ObjectId[] => (facts.object === undefined ? [] : [facts.object]);

/** 603.8: state triggers, which do not trigger again while one of them is waiting or on the stack. */
export function stateTriggers(game: Game): readonly TriggeredInstance[] {
  const stateTriggers = programOf(game).triggers.state;
  if (stateTriggers.length === 0) return NONE;
  const found: TriggeredInstance[] = [];
  const { triggered, stack, objects } = game.state;
  const waiting = grouped<{ source?: ObjectId; ability?: unknown }, ObjectId | undefined>(
    [...triggered, ...everyStack(game.state).map((id) => objects[id]!)],
    ({ source }) => source,
  );
  game.execution.effort += (stateTriggers.length + triggered.length + stack.length) / LOOKED_AT_AN_EVENT;
  for (const { ability, ref, source, controller } of stateTriggers) {
    if (ability.when.on !== "state") continue;
    if (waiting.get(source)?.some((other) => sameData(other.ability, ref))) continue;
    if (!conditionHolds(game, ability.when.condition, { self: source, controller })) continue;
    found.push({ source, controller, ability: ref });
  }
  return found;
}
