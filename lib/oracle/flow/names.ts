import type { Ability, Body } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData, type Visitor, visitNodes } from "../../engine/abilities/visit.ts";
import { isForNobody } from "./acting.ts";
import { isForPermanents, leavesBattlefield } from "./away.ts";

/**
 * The data flow of abilities (608.2c, 608.2h). An instruction speaks of what others before it dealt with by a name that those
 * gave, of targets by their number, of what was chosen: each must have been given on the ways that lead to its use. The
 * instructions of an ability are gone through in order; where ways meet, what only one of them gave is known to be so.
 */

/**
 * How a name was given: on every way; where somebody did what they may do; only if something was so; or only on one of two ways
 * on which the same is done.
 */
type Given = "always" | "perhaps" | "if" | "half";
type Names = ReadonlyMap<string, Given>;

/** Something spoken of that was not given. */
export interface Lost {
  /** "n1", "target 2". */
  readonly name: string;
  /** What is wrong with it, as the end of a sentence. */
  readonly why: string;
}

const NEVER = "is named nowhere before it is spoken of";
const ONLY_IF = "was made only if something else was so, and it is asked what it is";
const HALF = "is named only on one of two ways on which the same is done";
const ITSELF = "is the very thing that is said to be another";
const LATER = "is asked about at once, and is done later";
const NOT_EACH = "is one of several who are not gone through one by one";
const AWAY = "was put where nothing can be given to it";

/** What an instruction, besides its own name, lets be spoken of. */
const ALSO: Readonly<Partial<Record<Effect["do"], readonly string[]>>> = {
  separate: ["chosenPile", "otherPile"],
  rollDie: ["rolled"],
  pay: ["paid", "x"],
  rule: ["about"],
  replace: ["about"],
  delayed: ["about"],
};

const given = (names: Names, ...more: readonly string[]): Names =>
  new Map([...names, ...more.map((name) => [name, "always"] as const)]);
/** "n1.all", "n1 excess", "n1 lost", "n1 most", "n1 other", "n1 cards", "n1 searched", "n1 doubles": what else of that instruction. */
const stem = (name: string): string =>
  name.replace(/(?:\.all| excess| lost| most| other| cards| searched| doubles)$/, "");

/** What two ways give that meet; what only one of them gave is given `as` this. */
function joined(one: Names, other: Names, as: (name: string) => Given): Names {
  const all = new Map<string, Given>();
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(name), other.get(name)];
    all.set(
      name,
      a === "always" && b === "always" ? "always" : a !== undefined && b !== undefined && a === b ? a : as(name),
    );
  }
  return all;
}

const notedIn = (what: Objects): string | undefined =>
  what.what === "noted" ? stem(what.name) : what.what === "those" ? notedIn(what.of) : undefined;
/** What is known if a condition holds: what was done was named. */
function told(condition: Condition, names: Names): Names {
  switch (condition.if) {
    case "and":
      return condition.of.reduce((all, one) => told(one, all), names);
    case "did":
      return names.has(condition.name) ? given(names, condition.name) : names;
    case "exists":
    case "is": {
      const name = notedIn(condition.what);
      return name !== undefined && names.has(name) ? given(names, name) : names;
    }
    default:
      return names;
  }
}

/** The kinds of instructions on a way, those inside of others included. */
function kindsOf(effects: readonly Effect[]): ReadonlySet<string> {
  const found = new Set<string>();
  visitNodes("effect", effects, {
    effect: (one, inside) => {
      found.add(kindOf(one));
      inside();
    },
    ability: () => undefined,
  });
  return found;
}

/** The names that instructions give, those inside of others included. */
function notesWithin(effects: readonly Effect[]): ReadonlySet<string> {
  const found = new Set<string>();
  visitNodes("effect", effects, {
    effect: (one, inside) => {
      if (one.note !== undefined) found.add(one.note);
      inside();
    },
    ability: () => undefined,
  });
  return found;
}

/** What is put onto the battlefield is told apart from what is put anywhere else. */
const kindOf = (one: Effect): string => (one.do === "move" && one.to.zone === "battlefield" ? "enter" : one.do);

/** 701.12, 707.2: nothing fights itself, becomes a copy of itself or is attached to itself. */
const isOfItself = (effect: Effect): boolean =>
  effect.do === "fight"
    ? sameData(effect.one, effect.other)
    : effect.do === "becomeCopy"
      ? sameData(effect.what, effect.of)
      : effect.do === "attach" && sameData(effect.what, effect.to);

class Flow {
  readonly lost: Lost[] = [];
  /** Who named what. */
  readonly #named = new Map<string, Effect>();
  #targets = 0;

  #lose(name: string, why: string): void {
    if (!this.lost.some((one) => one.name === name && one.why === why)) this.lost.push({ name, why });
  }
  #use(name: string, names: Names): void {
    const known = names.get(stem(name));
    if (known === undefined) this.#lose(name, NEVER);
    else if (known === "half") this.#lose(name, HALF);
  }
  #slot(slot: number): void {
    if (slot >= this.#targets) this.#lose(`target ${slot + 1}`, NEVER);
  }

  /** What a node uses, but for the instructions and abilities in it. */
  #uses(names: Names, own: object): Visitor {
    return {
      effect: (node, inside) => (node === own ? inside() : undefined),
      body: () => undefined,
      ability: () => undefined,
      objects: (node, inside) => {
        if ("what" in node && node.what === "noted") this.#use(node.name, names);
        if ("what" in node && node.what === "target") this.#slot(node.slot);
        // Whichever of them were taken, the rest is what was not.
        if ("what" in node && node.what === "except") visitNodes("objects", node.of, this.#uses(names, own));
        else inside();
      },
      players: (node, inside) => {
        if (node.who === "noted") this.#use(node.name, names);
        if (node.who === "target") this.#slot(node.slot);
        inside();
      },
      amount: (node, inside) => {
        if (node.amount === "noted") this.#use(node.name, names);
        inside();
      },
      condition: (node, inside) => {
        if (node.if === "did") {
          this.#use(node.name, names);
          if (this.#named.get(node.name)?.do === "delayed") this.#lose(node.name, LATER);
        }
        inside();
      },
    };
  }

  /** What is asked about something that is there only if something else was so. */
  #asked({ condition }: Extract<Effect, { do: "if" }>, names: Names): void {
    const name = condition.if === "is" ? notedIn(condition.what) : undefined;
    if (name !== undefined && names.get(name) === "if") this.#lose(name, ONLY_IF);
  }

  #all(effects: readonly Effect[], names: Names): Names {
    return effects.reduce((known, effect) => this.#one(effect, known), names);
  }

  #one(effect: Effect, names: Names): Names {
    const isAbout = "about" in effect && effect.about !== undefined;
    visitNodes("effect", effect, this.#uses(isAbout ? given(names, "about") : names, effect));
    if (effect.do === "if") this.#asked(effect, names);
    if (effect.do === "apply") this.#applied(effect);
    if (isOfItself(effect)) this.#lose("it", ITSELF);
    const after = this.#inside(effect, given(names, ...(ALSO[effect.do] ?? [])));
    if (effect.note === undefined) return after;
    this.#named.set(effect.note, effect);
    return given(after, effect.note);
  }

  /** 611.2c: permanents and spells are given power and abilities; "it" is none any more. Cards in exile are given suspend. */
  #applied({ to, modifications }: Extract<Effect, { do: "apply" }>): void {
    const by = to.what === "noted" ? this.#named.get(to.name) : undefined;
    if (by === undefined || to.what !== "noted" || !leavesBattlefield(by)) return;
    if (modifications.some(isForPermanents)) this.#lose(to.name, AWAY);
  }

  /** One of several ways is taken. */
  #either(ways: readonly (readonly Effect[])[], names: Names): Names {
    return ways.map((way) => this.#all(way, names)).reduce((one, other) => joined(one, other, () => "perhaps"));
  }

  /** What is known where a condition holds, or does not: what was not done named nothing that is part of it. */
  #where(condition: Condition, holds: boolean, names: Names): Names {
    if (condition.if === "not") return this.#where(condition.of, !holds, names);
    if (holds) return told(condition, names);
    const undone = condition.if === "did" ? this.#named.get(condition.name) : undefined;
    if (undone?.do !== "may" && undone?.do !== "pay") return names;
    const within = notesWithin(undone.do === "may" ? undone.effects : (undone.paid ?? []));
    return new Map([...names].filter(([name]) => !within.has(name)));
  }

  #if(effect: Extract<Effect, { do: "if" }>, names: Names): Names {
    const ways = [effect.then, effect.otherwise ?? []] as const;
    const kinds = ways.map(kindsOf);
    return joined(
      this.#all(ways[0], this.#where(effect.condition, true, names)),
      this.#all(ways[1], this.#where(effect.condition, false, names)),
      (name) => {
        const by = this.#named.get(name);
        return by !== undefined && kinds.every((each) => each.has(kindOf(by))) ? "half" : "if";
      },
    );
  }

  #inside(effect: Effect, names: Names): Names {
    switch (effect.do) {
      case "may":
        return this.#either([effect.effects, effect.otherwise ?? []], names);
      case "if":
        return this.#if(effect, names);
      case "pay":
        return this.#either([effect.paid ?? [], effect.unpaid ?? []], names);
      // Of none of them nothing is spoken of afterwards.
      case "forEach":
      case "forEachPlayer":
      case "forEachCounterKind":
      case "repeat":
      case "process":
        return this.#all(effect.effects, names);
      // Whom one clashes with is known in what comes of it.
      case "clash": {
        const known = effect.note === undefined ? names : given(names, effect.note);
        return this.#either([effect.win, effect.lose ?? []], known);
      }
      case "flipCoin":
        return this.#either([effect.win ?? [], effect.lose ?? []], names);
      case "rollDie":
        return this.#either([...(effect.results ?? []).map((one) => one.effects), []], names);
      case "chooseOne":
        return this.#either(
          effect.options.map((one) => one.effects),
          names,
        );
      case "vote": {
        const voted = given(names, ...effect.options.map(({ name }) => name));
        return this.#either([...effect.options.map(({ each }) => each ?? []), []], voted);
      }
      case "separate":
        return this.#all(effect.unchosen, this.#all(effect.chosen, names));
      case "extraTurn":
        this.#all(effect.effects ?? [], names);
        return names;
      // 614.6: followed as the event would happen, of the targets there were as this was made.
      case "replace": {
        const { instead } = effect.replacement;
        if (instead.by === "effects" || instead.by === "also") this.#all(instead.effects, names);
        if (instead.by === "destination") this.#all(instead.then ?? [], names);
        return names;
      }
      case "delayed":
      case "reflexive":
        this.body(effect.body, names);
        return names;
      default:
        return names;
    }
  }

  body({ targets, effects, modes }: Body, names: Names): void {
    const before = this.#targets;
    const follow = (slots: Body["targets"], instructions: readonly Effect[]): void => {
      // Later triggers may speak of the targets of what made them.
      this.#targets = Math.max(before, slots.length);
      for (const slot of slots) visitNodes("targetSlot", slot, this.#uses(names, slot));
      this.#all(instructions, names);
    };
    follow(targets, effects);
    for (const mode of modes?.options ?? []) follow([...targets, ...mode.targets], mode.effects);
    this.#targets = before;
  }
}

/** Names that the engine itself gives, or paying a cost: what removes counters, what is being cast. */
const KNOWN = ["removeCounters", "castable", "chosen"];
function namesPaid(abilities: readonly Ability[]): Names {
  const found: string[] = [];
  visitNodes("ability", abilities, {
    every: (node) => {
      if ("noteAs" in node && typeof node.noteAs === "string") found.push(node.noteAs);
    },
  });
  return given(new Map(), ...KNOWN, ...found);
}

/** "That type", of the permanent a text speaks of, is none that anybody chose. */
const CHOSEN: ReadonlySet<string> = new Set(["chosenType", "chosenColor", "chosenName"]);
function chosenByNobody(ability: Ability, face: readonly Ability[]): readonly Lost[] {
  let isUsed = false;
  visitNodes("ability", ability, {
    filter: ({ is }, inside) => {
      isUsed ||= CHOSEN.has(is);
      inside();
    },
  });
  if (!isUsed) return [];
  let isMade = false;
  visitNodes("ability", face, {
    // 702.106d: or by a keyword.
    keyword: ({ keyword }, inside) => {
      isMade ||= keyword === "hidden agenda" || keyword === "double agenda";
      inside();
    },
    every: (node) => {
      isMade ||= "quality" in node;
    },
  });
  return isMade ? [] : [{ name: "what was chosen", why: NEVER }];
}

/** What an ability speaks of that was not given; costs may be paid for by another one of the same face. */
export function lostNames(ability: Ability, face: readonly Ability[] = [ability]): readonly Lost[] {
  const flow = new Flow();
  const paid = namesPaid(face);
  const within = (inner: Body, known: Names = paid): void => {
    flow.body(inner, known);
    if (isForNobody(inner.effects)) flow.lost.push({ name: "that player", why: NOT_EACH });
    visitNodes("body", inner, { ability: (one) => void flow.lost.push(...lostNames(one, face)) });
  };
  const visitor: Visitor = {
    body: (body) => within(body),
    // 615.5: what a prevention effect does besides is followed as one, triggers that come of it included.
    // 603.12: what triggers as something has entered as a copy knows of what.
    instead: (one, inside) => {
      if (one.by === "prevent" && one.then !== undefined) return within({ targets: [], effects: one.then });
      if (one.by === "effects" || one.by === "also") return within({ targets: [], effects: one.effects });
      if (one.by === "destination") return within({ targets: [], effects: one.then ?? [] });
      if (one.by !== "enterAsCopy" || one.whenDone === undefined) return inside();
      const { whenDone, ...rest } = one;
      within(whenDone, given(paid, "copied"));
      visitNodes("instead", rest, visitor);
    },
  };
  visitNodes("ability", ability, visitor);
  return [...flow.lost, ...chosenByNobody(ability, face)];
}
