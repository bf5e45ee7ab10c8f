import type { Objects } from "../abilities/references.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import { compiledCard } from "../query/characteristics/compiled.ts";
import { copyOn } from "../query/characteristics/copiable.ts";
import { objectsOf } from "../query/evaluators/index.ts";
import { PREPARED, withPrepareSpell } from "../query/prepareSpells.ts";
import { mayBecomeSuspected, mayPhaseOut } from "../rules/applying/possible.ts";
import { stayAway } from "../rules/applying/untilLeaves.ts";
import { expiryOf } from "../rules/continuous/expiry.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import type { FaceDown } from "../state/gameObject.ts";
import type { ObjectId } from "../state/ids.ts";
import { hasMark, onBattlefield, ownerOf, zoneOf } from "../state/objects.ts";
import { pickObjects, present } from "./choices.ts";
import { begin } from "./continuous.ts";
import { copiedFrom } from "./copyEffect.ts";
import { canTurnUp, hasTurnedSince, isBoundToDay, isDoubleFaced, otherFace } from "./faces.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE, type Resolution } from "./resolution.ts";

/** Effects that change what a permanent is or marks it: 701.15, 701.28, 701.29, 701.38, 701.50, 702.26, 708, 710. */
export const permanentEffects: Handlers<
  | "transform"
  | "turnFaceUp"
  | "turnFaceDown"
  | "phaseOut"
  | "regenerate"
  | "goad"
  | "detain"
  | "suspect"
  | "unsuspect"
  | "prepare"
  | "unprepare"
  | "harness"
  | "saddle"
  | "becomeSolved"
  | "becomePlotted"
  | "renown"
  | "levelUp"
  | "becomeLevel"
  | "flip"
  | "becomeCopy"
  | "removeDamage"
  | "signal"
> = {
  /** 701.28c-d: only transforming double-faced permanents, and not into an instant or sorcery. */
  *transform(game, effect, resolution) {
    const objects = yield* there(game, effect.what, resolution);
    const events = objects.flatMap((object): GameEvent[] => {
      const face =
        isBoundToDay(game, object) || hasTurnedSince(game, object, resolution) ? undefined : otherFace(game, object);
      return face === undefined ? [] : [{ e: "transform", object, face, ...causeOf(resolution) }];
    });
    return doneBy(yield* proposeAll(game, events));
  },

  *turnFaceUp(game, effect, resolution) {
    // 406.3: cards exiled face down are turned face up in exile.
    const isThere = (id: ObjectId): boolean =>
      onBattlefield(game.state, id) || game.state.objects[id]?.zone === "exile";
    const objects = (yield* pickObjects(game, effect.what, resolution))
      .flatMap((id) => present(game, id, resolution))
      .filter((id) => isThere(id) && canTurnUp(game, id));
    return doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "turnFaceUp", object, ...causeOf(resolution) })),
      ),
    );
  },

  /** 708.2; 712.16: double-faced permanents can't be turned face down. */
  *turnFaceDown(game, effect, resolution) {
    const objects = (yield* there(game, effect.what, resolution)).filter(
      (id) => game.state.objects[id]!.faceDown === undefined && !isDoubleFaced(game, id),
    );
    const as: FaceDown = { by: "effect", ...(effect.listed && { as: effect.listed }) };
    return doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "turnFaceDown", object, as, ...causeOf(resolution) })),
      ),
    );
  },

  /** 702.26d-g: what is attached to it goes along. */
  *phaseOut(game, effect, resolution) {
    const objects = (yield* there(game, effect.what, resolution)).filter((id) => mayPhaseOut(game, id));
    const until = effect.until === undefined ? [] : objectsOf(game, effect.until, resolution);
    // 610.4b-c: the event has happened already.
    if (until.some((id) => !onBattlefield(game.state, id))) return NOTHING_DONE;
    const events = objects.map((object): GameEvent => ({ e: "phaseOut", object, how: "directly" }));
    const out = new Set(objects);
    for (let grown = true; grown; ) {
      grown = false;
      for (const object of game.state.battlefield) {
        const { attachedTo } = game.state.objects[object]!;
        if (out.has(object) || attachedTo === undefined || !out.has(attachedTo)) continue;
        out.add(object);
        events.push({ e: "phaseOut", object, how: "indirectly" });
        grown = true;
      }
    }
    const done = doneBy(yield* proposeAll(game, events));
    if (until[0] !== undefined) stayAway(game, objects, until[0], "phasedIn");
    return done;
  },

  /** 701.15a: a shield against the next destruction this turn. */
  *regenerate(game, effect, resolution) {
    const objects = yield* there(game, effect.what, resolution);
    yield* proposeAll(
      game,
      objects.map(
        (object): GameEvent => ({
          e: "beginEffect",
          effect: {
            source: resolution.self,
            controller: resolution.controller,
            until: { at: "endOfTurn" },
            objects: [object],
            once: true,
            replacement: { of: { on: "destroy", object: { is: "any" } }, instead: { by: "regenerate" } },
          },
          ...causeOf(resolution),
        }),
      ),
    );
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },

  /** 701.38a-d: until that player's next turn; turn/beginTurn.ts takes the mark away. */
  goad: (game, effect, resolution) => marked(game, effect.what, `goaded:${resolution.controller}`, resolution),
  /** 701.58a-c: it has menace and can't block for as long as it is suspected. */
  *suspect(game, effect, resolution) {
    const done = yield* marked(game, effect.what, "suspected", resolution, {
      if: (id) => mayBecomeSuspected(game, id),
    });
    yield* proposeAll(
      game,
      done.entities.map((object): GameEvent => {
        const it: Objects = { what: "noted", name: "suspect" };
        return {
          e: "beginEffect",
          effect: {
            source: object,
            controller: resolution.controller,
            objects: [object],
            while: { if: "is", what: it, filter: { is: "suspected" } },
            modifications: [
              { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "menace" } } },
              {
                modify: "addAbility",
                ability: {
                  kind: "static",
                  effects: [{ static: "rule", rule: { rule: "cantBlock", who: { what: "self" } } }],
                },
              },
            ],
            notes: { suspect: { entities: [object], amount: 1, did: true } },
          },
          ...causeOf(resolution),
        };
      }),
    );
    return done;
  },
  saddle: (game, effect, resolution) => marked(game, effect.what, "saddled", resolution, { on: "saddle" }),
  renown: (game, effect, resolution) => marked(game, effect.what, "renowned", resolution, { on: "renowned" }),
  /** 702.170c, 702.143d: a card in exile; it may be cast on later turns. */
  *becomePlotted(game, effect, resolution) {
    const objects = (yield* pickObjects(game, effect.what, resolution)).filter(
      (id) => zoneOf(game.state, id) === "exile",
    );
    const statusTurn = game.state.turn.number;
    yield* proposeAll(
      game,
      objects.map(
        (object): GameEvent => ({
          e: "mark",
          object,
          change: {
            status: effect.as ?? "plotted",
            statusTurn,
            // 702.143d
            ...(effect.as === "foretold" && { visibleTo: [ownerOf(game.state, object)] }),
          },
          ...causeOf(resolution),
        }),
      ),
    );
    if (effect.as === undefined)
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "happened", on: "plot", facts: { object }, ...causeOf(resolution) })),
      );
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },
  // Of a later edition: for as long as it is on the battlefield.
  harness: (game, effect, resolution) => marked(game, effect.what, "harnessed", resolution),
  becomeSolved: (game, effect, resolution) => marked(game, effect.what, "solved", resolution),

  unsuspect: (game, effect, resolution) => unmarked(game, effect.what, "suspected", resolution),
  prepare: (game, effect, resolution) =>
    marked(game, effect.what, PREPARED, resolution, { if: (id) => withPrepareSpell(game, id) !== undefined }),
  unprepare: (game, effect, resolution) => unmarked(game, effect.what, PREPARED, resolution),

  /** 701.29a. */
  *detain(game, effect, resolution) {
    const objects = yield* there(game, effect.what, resolution);
    if (objects.length === 0) return NOTHING_DONE;
    const who = { what: "noted" as const, name: "detained" };
    yield* propose(game, {
      e: "beginEffect",
      effect: {
        source: resolution.self,
        controller: resolution.controller,
        ...expiryOf(game, "yourNextTurn", resolution),
        rules: [
          { rule: "cantAttack", who },
          { rule: "cantBlock", who },
          { rule: "cantActivate", of: who },
        ],
        notes: { detained: { entities: objects, amount: objects.length, did: true } },
      },
      ...causeOf(resolution),
    });
    return { entities: objects, amount: objects.length, did: true };
  },

  /** 716.2b: a Class gains its next level. */
  *levelUp(game, effect, resolution) {
    const objects = yield* there(game, effect.what, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        objects.map(
          (object): GameEvent => ({ e: "counters", on: object, kind: "level", count: 1, ...causeOf(resolution) }),
        ),
      ),
    );
  },

  /** 716.2a. */
  *becomeLevel(game, effect, resolution) {
    const { level } = effect;
    const objects = yield* there(game, effect.what, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        objects.flatMap((object): GameEvent[] => [
          { e: "mark", object, change: { level }, ...causeOf(resolution) },
          { e: "happened", on: "becomesLevel", facts: { object, amount: level }, ...causeOf(resolution) },
        ]),
      ),
    );
  },

  /** 710.4, 727.2h: a flip card's other half, or that of a component; it can't flip again. */
  *flip(game, effect, resolution) {
    const objects = (yield* there(game, effect.what, resolution)).filter((id) => {
      const object = game.state.objects[id]!;
      const copy = copyOn(game, id);
      const parts = copy === undefined ? [object] : [copy, ...(copy.under ?? [])];
      const isFlip = parts.some(({ definition }) => compiledCard(game, definition).definition.layout === "flip");
      return isFlip && !object.flipped;
    });
    return doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "flip", object, ...causeOf(resolution) })),
      ),
    );
  },

  /** 707.2, 707.10: a copy effect; it wears off with its duration. */
  *becomeCopy(game, effect, resolution) {
    const objects = yield* there(game, effect.what, resolution);
    const [of] = yield* pickObjects(game, effect.of, resolution);
    if (of === undefined || objects.length === 0) return NOTHING_DONE;
    const copy = copiedFrom(game, of, effect.except, resolution, objects[0]);
    if (effect.duration === "forever") {
      return doneBy(
        yield* proposeAll(
          game,
          objects.map((object): GameEvent => ({ e: "become", object, what: "copy", copy, ...causeOf(resolution) })),
        ),
      );
    }
    yield* begin(game, resolution, {
      ...expiryOf(game, effect.duration, resolution),
      objects,
      modifications: [{ modify: "copy", copy }],
    });
    return { entities: objects, amount: objects.length, did: true };
  },

  *removeDamage(game, effect, resolution) {
    const objects = yield* there(game, effect.what, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "undamage", object, ...causeOf(resolution) })),
      ),
    );
  },

  *signal(game, effect, resolution) {
    const others = effect.other === undefined ? [] : objectsOf(game, effect.other, resolution);
    for (const object of objectsOf(game, effect.object, resolution)) {
      yield* propose(game, {
        e: "happened",
        on: effect.on,
        facts: { object, player: controllerOf(game, object), ...(others[0] !== undefined && { other: others[0] }) },
        ...causeOf(resolution),
      });
    }
    return { entities: others, amount: 1, did: true };
  },
};

/** Those of the objects that are on the battlefield. */
function* there(
  game: Game,
  what: Parameters<typeof pickObjects>[1],
  resolution: Resolution,
): Procedure<readonly ObjectId[]> {
  const objects = yield* pickObjects(game, what, resolution);
  return objects.flatMap((id) => present(game, id, resolution)).filter((id) => onBattlefield(game.state, id));
}

/** Gives a mark to those that do not have it. */
function* marked(
  game: Game,
  what: Parameters<typeof pickObjects>[1],
  mark: string,
  resolution: Resolution,
  { on, if: can }: { readonly on?: "saddle" | "renowned"; readonly if?: (id: ObjectId) => boolean } = {},
) {
  const objects = (yield* there(game, what, resolution)).filter(
    (id) => !hasMark(game.state.objects[id]!, mark) && can?.(id) !== false,
  );
  yield* proposeAll(game, [
    ...objects.map(
      (object): GameEvent => ({
        e: "mark",
        object,
        change: { marks: [...(game.state.objects[object]!.marks ?? []), mark] },
      }),
    ),
    ...objects.flatMap((object): GameEvent[] =>
      on === undefined ? [] : [{ e: "happened", on, facts: { object }, ...causeOf(resolution) }],
    ),
  ]);
  return { entities: objects, amount: objects.length, did: objects.length > 0 };
}

/** Takes a mark from those that have it. */
function* unmarked(game: Game, what: Parameters<typeof pickObjects>[1], mark: string, resolution: Resolution) {
  const objects = (yield* there(game, what, resolution)).filter((id) => hasMark(game.state.objects[id]!, mark));
  const events = objects.map(
    (object): GameEvent => ({
      e: "mark",
      object,
      change: { marks: game.state.objects[object]!.marks!.filter((other) => other !== mark) },
    }),
  );
  return doneBy(yield* proposeAll(game, events));
}
