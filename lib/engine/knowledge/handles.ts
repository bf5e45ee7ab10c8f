import { hash } from "node:crypto";
import type { Lasting } from "../api.ts";
import type { Answer, Decision, PriorityAction } from "../decisions.ts";
import type { Game } from "../game.ts";
import type { Manual, ManualInstruction } from "../manual.ts";
import { numbered, numberIn } from "../runs.ts";
import { type Entity, isPlayer, type Seat } from "../state/ids.ts";
import { ownerOf, zoneOf } from "../state/objects.ts";
import type { Handle } from "../views.ts";

/**
 * Names of objects for one seat. A handle is a keyed hash of the object's id under the game's seed and the seat, so it says
 * nothing about the card, differs from seat to seat, and changes with the object (400.7); in a library it also changes
 * with every shuffle, when the order becomes unknown. Players are "p0", "p1" ... What is no card has come about before
 * everybody's eyes, so its handle is its number (runs.ts).
 */
export class Handles {
  readonly #game: Game;
  readonly #seat: Seat | null;
  readonly #toHandle = new Map<Entity, Handle>();
  readonly #toEntity = new Map<Handle, Entity>();

  constructor(game: Game, seat: Seat | null) {
    this.#game = game;
    this.#seat = seat;
  }

  of(entity: Entity): Handle {
    const known = this.#toHandle.get(entity);
    if (known !== undefined) return known;
    const handle = this.named(this.lasting(entity));
    this.#toHandle.set(entity, handle);
    this.#toEntity.set(handle, entity);
    return handle;
  }

  /** What the handle is made of beside the seat: it stays the same whatever becomes of the object. */
  lasting(entity: Entity): Lasting {
    const { state } = this.#game;
    return entity >= 0 && !isPlayer(entity) && zoneOf(state, entity) === "library"
      ? `${entity}/${ownerOf(state, entity)}/${state.drawn}`
      : entity;
  }

  named(lasting: Lasting): Handle {
    if (typeof lasting === "string") return this.#hash(lasting);
    return isPlayer(lasting) ? `p${lasting}` : lasting < 0 ? numbered(-lasting) : this.#hash(String(lasting));
  }

  /** The entity of a handle this seat was shown; undefined for any other text. */
  entity(handle: Handle): Entity | undefined {
    const known = this.#toEntity.get(handle);
    if (known !== undefined) return known;
    const number = numberIn(handle);
    return number !== undefined && this.#game.state.objects[-number] !== undefined ? -number : undefined;
  }

  #hash(lasting: string): Handle {
    const {
      state,
      derived: { handles },
    } = this.#game;
    const name = `${this.#seat}/${lasting}`;
    const known = handles.get(name);
    if (known !== undefined) return known;
    // The key goes first and most of the result is dropped, so that nothing can be appended to what was hashed.
    const handle = hash("sha256", `${state.namedBy ?? state.seed}/handle/${name}`, "base64url").slice(0, 8);
    handles.set(name, handle);
    return handle;
  }
}

/** A decision with every player and object renamed; lists that are one list stay one. */
export function mapDecision<A, B>(decision: Decision<A>, f: (entity: A) => B): Decision<B> {
  const lists = new Map<readonly A[], readonly B[]>();
  const list = (all: readonly A[]): readonly B[] => {
    const mapped = lists.get(all) ?? all.map(f);
    lists.set(all, mapped);
    return mapped;
  };
  // The actions of a priority are worked out when they are asked for, so they do not come along by themselves.
  const { source, ...rest } = decision.ask === "priority" ? { ...decision, actions: decision.actions } : decision;
  const base = source === undefined ? rest : { source: f(source), ...rest };
  switch (base.ask) {
    case "priority":
      return { ...base, actions: base.actions.map((action) => mapAction(action, f)) };
    case "choose": {
      const { show, ...others } = base;
      return { ...others, from: base.from.map(f), ...(show && { show: show.map(f) }) };
    }
    case "order":
      return {
        ...base,
        items: base.items.map(({ object, text }) => ({ text, ...(object !== undefined && { object: f(object) }) })),
      };
    case "attackers":
      return {
        ...base,
        attackers: base.attackers.map(({ must, ...may }) => ({
          ...may,
          attacker: f(may.attacker),
          defenders: list(may.defenders),
          ...(must !== undefined && { must: f(must) }),
        })),
      };
    case "blockers":
      return {
        ...base,
        blockers: base.blockers.map(({ must, ...may }) => ({
          ...may,
          blocker: f(may.blocker),
          attackers: list(may.attackers),
          ...(must && { must: must.map(f) }),
        })),
      };
    case "divide":
      return { ...base, among: base.among.map((share) => ({ ...share, to: f(share.to) })) };
    case "pay":
      return { ...base, sources: base.sources.map((s) => ({ ...s, source: f(s.source) })) };
    default:
      return base;
  }
}

export function mapAction<A, B>(action: PriorityAction<A>, f: (entity: A) => B): PriorityAction<B> {
  switch (action.act) {
    case "pass":
      return action;
    case "playLand":
    case "cast":
      return { ...action, card: f(action.card) };
    case "activate":
      return { ...action, source: f(action.source) };
    case "special":
      return { ...action, object: f(action.object) };
    case "shortcut":
      return { ...action, choices: action.choices.map((choice) => mapAnswer(choice, f)) };
  }
}

/** An answer with every player and object renamed. */
export function mapAnswer<A, B>(answer: Answer<A>, f: (entity: A) => B): Answer<B> {
  switch (answer.ask) {
    case "priority":
      return { ask: "priority", action: mapAction(answer.action, f) };
    case "choose":
      return { ask: "choose", chosen: answer.chosen.map(f) };
    case "attackers":
      return {
        ask: "attackers",
        attacks: answer.attacks.map((a) => ({ attacker: f(a.attacker), defender: f(a.defender) })),
      };
    case "blockers":
      return {
        ask: "blockers",
        blocks: answer.blocks.map((b) => ({ blocker: f(b.blocker), attacker: f(b.attacker) })),
      };
    case "pay":
      return {
        ask: "pay",
        with: answer.with === "auto" ? "auto" : answer.with.map((w) => ({ ...w, source: f(w.source) })),
      };
    case "manual":
      return { ask: "manual", manual: mapManual(answer.manual, f) };
    default:
      return answer;
  }
}

/** What is done by hand with every object renamed; players stay seats. */
export const mapManual = <A, B>({ by, card, instructions }: Manual<A>, f: (entity: A) => B): Manual<B> => ({
  by,
  card: f(card),
  instructions: instructions.map((one) => mapInstruction(one, f)),
});

function mapInstruction<A, B>(instruction: ManualInstruction<A>, f: (entity: A) => B): ManualInstruction<B> {
  const objects = "objects" in instruction && instruction.objects ? { objects: instruction.objects.map(f) } : {};
  const host = instruction.do === "attach" ? { to: f(instruction.to) } : {};
  return { ...instruction, ...objects, ...host } as ManualInstruction<B>;
}
