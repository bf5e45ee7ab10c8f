import type { PrintedFace } from "../../cards/schema.ts";
import type { TargetSlot } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { CostObjects } from "../../engine/abilities/costs.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import { subtypeOwner } from "../../engine/state/subtypes.ts";

/** Thrown while binding, caught where a reading is bound: this reading means nothing the engine could play. */
export class Unbound extends Error {}

export function unbound(reason: string): never {
  throw new Unbound(reason);
}

/** Something named before that "it", "that creature" or "them" can mean. */
export interface ObjectAntecedent {
  readonly ref: Objects;
  readonly number: "one" | "many";
  /** The nouns it can be called by: "creature", "card", "Aura". Empty: by any. */
  readonly nouns: readonly string[];
  /** It was named again since. */
  readonly spoken?: boolean;
  /** It means what was said of it, whatever instructions did to it. */
  readonly literal?: boolean;
  /** The instruction that moved or made it: what "it" then means is what that instruction noted. */
  readonly by?: Effect;
}

export interface PlayerAntecedent {
  readonly ref: Players;
  readonly number: "one" | "many";
}

/** Something a cost is paid with, by the participle the text will use of it. */
export interface Paid {
  readonly participle: string;
  readonly nouns: readonly string[];
  readonly what: CostObjects;
}

export interface Links {
  /** Places cards are exiled to, which get a link if it is used. */
  readonly made: { link?: string }[];
  used: boolean;
  /** The same of what is put onto the battlefield. */
  readonly put: { link?: string }[];
  putUsed: boolean;
}
/** No abilities of the face have been read yet. */
const noLinks = (): Links => ({ made: [], used: false, put: [], putUsed: false });

export interface Group {
  readonly of: Effect;
  /** What of that instruction's notes holds the whole group; its own note if absent. */
  readonly all?: string;
  /** The group itself, where it is no instruction's note: all that one could choose among. */
  readonly whole?: Objects;
  readonly taken: readonly Effect[];
  /** Chosen from it by the phrase being bound; the instruction about it takes it. */
  readonly pending?: Objects;
}

/** Instructions, and where those of the last sentence begin. */
export interface Said {
  readonly effects: readonly Effect[];
  readonly since: number;
}

/** A Knight is a creature, an Aura is an enchantment (205.3). */
export const kindOf = (noun: string): string => (/^\p{Lu}/u.test(noun) ? subtypeOwner(noun) : noun);

/** What has no other name: nothing else is spoken of by it. */
const ON_STACK: ReadonlySet<string> = new Set(["copy", "spell", "ability"]);

/** What the event of a trigger or replacement leaves to speak of. */
export interface EventScope {
  readonly amount?: Amount;
  /** Damage was prevented, and whether the text has spoken of that as "the damage prevented this way". */
  prevented?: "unsaid" | "said";
}

/**
 * What has been said so far, as one ability's text is bound from left to right: its targets, its antecedents, who acts.
 * Cheap to copy; a quoted ability and each mode get a scope of their own.
 */
export class Scope {
  readonly face: PrintedFace;
  /** The name used inside a quote means the object that grants it (201.5a): undefined outside of quotes. */
  readonly inQuote: boolean;
  targets: TargetSlot[] = [];
  objects: ObjectAntecedent[] = [];
  players: PlayerAntecedent[] = [];
  /** What could be spoken of before the last "if" did anything. */
  beforeThen: ObjectAntecedent[] | undefined;
  /** What could be spoken of before the last coin was flipped, or clash won. */
  beforeFlip: ObjectAntecedent[] | undefined;
  /** What could be spoken of before what the last sentence says may be done. */
  beforeMay: ObjectAntecedent[] | undefined;
  /** Who does what the verb phrase being bound says. */
  subject: Players = { who: "you" };
  /** What the verb phrase being bound is said of. */
  theme: Objects = { what: "self" };
  /** The object itself, or each of several, is the subject of the clause being bound. */
  acting = false;
  event: EventScope | undefined;
  /** Whom the name in a quote means: what grants the ability, or what has it (201.5b, of exceptions to a copy). */
  granting: "granter" | "self" = "granter";
  /** What X is, where the text says so ("where X is ..."). */
  x: Amount | undefined;
  /** What X was last said to be: a later sentence may speak of it still. */
  saidX: Amount | undefined;
  /** Where self must be for this ability, if its text says so ("this card from your graveyard"). */
  from: Zone | readonly Zone[] | undefined;
  /** The cards last looked at, and the instructions that took some of them: "one of them", "the rest". */
  group: Group | undefined;
  /** The instructions so far whose objects or amounts "this way" can speak of. */
  recent: Effect[] = [];
  /** What the paragraphs of a spell before this one do: its instructions follow these, or change them. */
  begun: Said | undefined;
  /** The instructions of the text last bound. */
  said: Said | undefined;
  /** The instructions of a spell up to here, over all its paragraphs. */
  spellSoFar: Said | undefined;
  /** "For each opponent, up to one target ...": the slot of all of them, once it is named (601.2c). */
  eachOpponent: { slot?: number } | undefined;
  /** Only what things were like is spoken of: "the same name as that land". */
  likening = false;
  /** What is being spoken of is copied. */
  copied = false;
  /** What the last comparison of two players' things comes to: "the difference". */
  difference: Amount | undefined;
  /** Those chosen as friends; all others are foes. */
  friends: Players | undefined;
  /** The instruction that the clause being bound is followed instead of. */
  replaced: Effect | undefined;
  /** The last instruction that dealt damage. */
  damaged: Effect | undefined;
  /** Whose hand was last revealed or looked at: "a card from it". */
  hand: Players | undefined;
  /** Choices the clause being bound asks for before its instruction: "the color of your choice". */
  choices: Effect[] = [];
  /** Costs of this ability whose objects the effect may speak of: "the sacrificed creature". */
  paid: Paid[] = [];
  /** Cards exiled by abilities of this face, and whether one of them speaks of "the exiled card" (607). */
  readonly links: Links;
  #notes = 0;

  constructor(face: PrintedFace, inQuote = false, links: Links = noLinks()) {
    this.face = face;
    this.inQuote = inQuote;
    this.links = links;
  }

  /** A scope that knows what this one knows and tells it nothing back but its targets' numbers. */
  copy(): Scope {
    const scope = new Scope(this.face, this.inQuote, this.links);
    scope.targets = [...this.targets];
    scope.objects = [...this.objects];
    scope.players = [...this.players];
    scope.beforeThen = this.beforeThen;
    scope.beforeMay = this.beforeMay;
    scope.beforeFlip = this.beforeFlip;
    scope.subject = this.subject;
    scope.theme = this.theme;
    scope.acting = this.acting;
    scope.event = this.event;
    scope.granting = this.granting;
    scope.x = this.x;
    scope.saidX = this.saidX;
    scope.group = this.group;
    scope.from = this.from;
    scope.hand = this.hand;
    scope.damaged = this.damaged;
    scope.recent = [...this.recent];
    scope.choices = [...this.choices];
    scope.paid = [...this.paid];
    scope.spellSoFar = this.spellSoFar;
    scope.eachOpponent = this.eachOpponent;
    scope.difference = this.difference;
    scope.friends = this.friends;
    scope.#notes = this.#notes;
    return scope;
  }

  /** A scope for an ability of its own: a quote, an emblem, a delayed trigger's body keep nothing but the face. */
  fresh(inQuote = this.inQuote): Scope {
    const scope = new Scope(this.face, inQuote, this.links);
    scope.granting = this.granting;
    return scope;
  }

  get isSpell(): boolean {
    return this.face.typeLine.types.some((type) => type === "instant" || type === "sorcery");
  }

  /** The latest player spoken of: "that player", "they". */
  playerPronoun(number?: "one" | "many"): Players {
    for (let i = this.players.length - 1; i >= 0; i--) {
      const one = this.players[i] as PlayerAntecedent;
      if (number === undefined || one.number === number) return one.ref;
    }
    return unbound("no player was spoken of");
  }

  addTarget(slot: TargetSlot): number {
    this.targets.push(slot);
    return this.targets.length - 1;
  }

  mention(antecedent: ObjectAntecedent): void {
    this.objects.push(antecedent);
  }

  /**
   * The latest antecedent in this number that one of these nouns can name. As a `thing` to act on, what an instruction
   * moved or made is what that instruction noted; its `property` is that of what it was.
   */
  pronoun(number: "one" | "many", nouns: readonly string[] = [], as: "thing" | "property" = "thing"): Objects {
    const use = this.likening ? "property" : as;
    const fits = (one: ObjectAntecedent): boolean =>
      one.number === number &&
      (one.ref.what !== "eventSpell" || nouns.length > 0 || one.spoken === true) &&
      (nouns.length === 0 ||
        (one.nouns.length === 0 && !nouns.some((noun) => ON_STACK.has(noun))) ||
        nouns.some((noun) => one.nouns.some((own) => own === noun || kindOf(own) === noun)) ||
        // What was moved or what the event moved is a card now, whatever it was.
        (nouns.length === 1 &&
          nouns[0] === "card" &&
          one.nouns[0] !== "this" &&
          (one.by !== undefined || one.ref.what === "event")));
    // What acts in this clause does not act on itself by "it".
    const found =
      (use === "thing" && this.acting
        ? this.objects.findLast((one) => fits(one) && one.ref.what !== this.theme.what)
        : undefined) ??
      this.objects.findLast(fits) ??
      unbound(nouns.length > 0 ? `no ${nouns.join(" or ")} was spoken of` : "nothing was spoken of");
    // What is named again is what "it" means next.
    if (nouns.length > 0) this.objects = [...this.objects.filter((one) => one !== found), { ...found, spoken: true }];
    if (found.literal === true) return found.ref;
    const fleeting =
      found.ref.what === "chosen" ||
      found.ref.what === "all" ||
      found.ref.what === "topOfLibrary" ||
      found.ref.what === "those";
    const isGone = found.by?.do === "move" && found.by.to.zone !== "battlefield" && !nouns.includes("card");
    if (this.copied && isGone && !fleeting && nouns.length > 0) return found.ref;
    if (found.by !== undefined && (use === "thing" || fleeting)) return { what: "noted", name: this.noteOf(found.by) };
    return fleeting ? unbound("what was chosen has no name yet") : found.ref;
  }

  /** Binds what is spoken of for what it was like: its controller, its power (608.2h). */
  asItWas<M>(bind: () => M): M {
    const before = this.likening;
    this.likening = true;
    try {
      return bind();
    } finally {
      this.likening = before;
    }
  }

  /** What was spoken of is known to be this besides. */
  learned(ref: Objects, nouns: readonly string[]): void {
    const told = JSON.stringify(ref);
    const isMeant = (one: ObjectAntecedent): boolean =>
      one.nouns.length > 0 && (JSON.stringify(one.ref) === told || (ref.what === "noted" && one.by?.note === ref.name));
    this.objects = this.objects.map((one) =>
      isMeant(one) ? { ...one, nouns: [...new Set([...one.nouns, ...nouns])] } : one,
    );
  }

  /** "he", "her": the one that the card is of, wherever an instruction has put it. */
  selfPronoun(as: "thing" | "property" = "thing"): Objects {
    const isSelf = ({ ref, number, nouns }: ObjectAntecedent) =>
      number === "one" && (ref.what === "self" || nouns[0] === "this");
    const found = this.objects.findLast(isSelf);
    if (found === undefined || this.inQuote)
      return this.inQuote ? unbound("who is meant, in a quote?") : { what: "self" };
    return found.by !== undefined && as === "thing" ? { what: "noted", name: this.noteOf(found.by) } : found.ref;
  }

  /** The latest instruction of one of these kinds: what was done "this way". */
  thisWay(kinds: readonly Effect["do"][]): Effect {
    return this.recent.findLast((one) => kinds.includes(one.do)) ?? unbound("nothing was done this way");
  }

  /** "dealt damage this way": those to which the last instruction dealt any. */
  dealtDamage(): Objects {
    return { what: "noted", name: this.noteOf(this.damaged ?? unbound("what was dealt damage?")) };
  }

  /** An instruction dealt with these: if they were chosen among the cards looked at, they are no longer of the rest. */
  took(ref: Objects, by: Effect): void {
    if (this.group?.pending === undefined || JSON.stringify(this.group.pending) !== JSON.stringify(ref)) return;
    const { pending: _, ...group } = this.group;
    this.group = { ...group, taken: [...this.group.taken, by] };
  }

  /** What was chosen or found as the instruction was followed can be spoken of by what it noted. */
  affected(ref: Objects, by: Effect): void {
    if (ref.what === "chosen" || ref.what === "all" || ref.what === "topOfLibrary") this.dealtWith(ref, by);
  }

  /** From here on this antecedent is what the instruction `by` noted. */
  dealtWith(ref: Objects, by: Effect): void {
    this.took(ref, by);
    const found = new Set<ObjectAntecedent["number"]>();
    for (const one of [...this.objects].reverse()) {
      // What was moved before is known by what that instruction noted.
      const same = ref.what === "noted" ? one.by?.note === ref.name : JSON.stringify(one.ref) === JSON.stringify(ref);
      if (!same || found.has(one.number)) continue;
      found.add(one.number);
      this.objects = [...this.objects.filter((other) => other !== one), { ...one, by }];
    }
  }

  mentionPlayer(ref: Players, number: "one" | "many" = "one"): void {
    this.players.push({ ref, number });
  }

  /** Notes what an instruction dealt with, once, under a name of its own; the name. */
  noteOf(effect: Effect): string {
    const known = effect.note;
    if (known !== undefined) return known;
    this.#notes += 1;
    const name = `n${this.#notes}`;
    (effect as { note?: string }).note = name;
    return name;
  }
}
