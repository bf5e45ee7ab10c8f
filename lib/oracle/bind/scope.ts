import type { PrintedFace } from "../../cards/schema.ts";
import type { TargetSlot } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { subtypeOwner } from "../../engine/state/subtypes.ts";
import { type Known, type Links, noLinks, type ObjectAntecedent, type PlayerAntecedent } from "./known.ts";
import { SaidSoFar } from "./saidSoFar.ts";
import { unbound } from "./unbound.ts";

export type { EventScope, Group, Known, ObjectAntecedent } from "./known.ts";

/** A Knight is a creature, an Aura is an enchantment (205.3). */
export const kindOf = (noun: string): string => (/^\p{Lu}/u.test(noun) ? subtypeOwner(noun) : noun);

/** Whether it is by this that an antecedent is referred to. */
const isMeant = ({ ref, by }: ObjectAntecedent, what: Objects): boolean =>
  sameData(ref, what) || (what.what === "noted" && by?.note === what.name);

/** A token that an instruction created. */
const isCreated = ({ by }: ObjectAntecedent): boolean => by?.do === "createTokens" || by?.do === "createTokenCopies";

/** What has no other name: nothing else is spoken of by it. */
const ON_STACK: ReadonlySet<string> = new Set(["copy", "spell", "ability"]);

/**
 * Where one reading is in its text, which is bound from left to right: on what has been said so far, a value, and from
 * there on to the next by `tell`. `with` is another such place, and what is told there is not known here; `within` holds
 * some of it for a while. A quoted ability and each mode get a scope of their own.
 */
export class Scope extends SaidSoFar {
  readonly face: PrintedFace;
  /** The name used inside a quote means the object that grants it (201.5a): undefined outside of quotes. */
  readonly inQuote: boolean;
  /** Cards exiled by abilities of this face, and whether one of them speaks of "the exiled card" (607). */
  readonly links: Links;

  constructor(face: PrintedFace, inQuote = false, links: Links = noLinks()) {
    super();
    this.face = face;
    this.inQuote = inQuote;
    this.links = links;
  }

  /** A scope that knows what this one knows, but for these; nothing that is told to it is known here. */
  with(changes: Partial<Known>): Scope {
    const scope = new Scope(this.face, this.inQuote, this.links);
    return scope.knowing({ ...this.known, ...changes });
  }

  /** The same on trial: not even what the abilities of the face have to do with one another is told back. */
  trial(changes?: Partial<Known>): Scope {
    const { made, put, ...used } = this.links;
    const scope = new Scope(this.face, this.inQuote, { made: [...made], put: [...put], ...used });
    return scope.knowing(changes === undefined ? this.known : { ...this.known, ...changes });
  }

  /** A scope for an ability of its own: a quote, an emblem, a delayed trigger's body keep nothing but the face. */
  fresh(inQuote = this.inQuote): Scope {
    const scope = new Scope(this.face, inQuote, this.links);
    scope.tell({ granting: this.granting });
    return scope;
  }

  get isSpell(): boolean {
    return this.face.typeLine.types.some((type) => type === "instant" || type === "sorcery");
  }

  /** 311.2, 312.2, 314.2: a plane, phenomenon or scheme stays in the command zone and is no permanent. */
  get isInCommandZone(): boolean {
    return this.face.typeLine.types.some((type) => type === "plane" || type === "phenomenon" || type === "scheme");
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
    this.tell({ targets: [...this.targets, slot] });
    return this.targets.length - 1;
  }

  /** What is dealt or put is divided among these targets (601.2d). */
  divide(slot: number, divide: Amount, how: { readonly divideUpTo?: true } = {}): void {
    this.tell({ targets: this.targets.map((target, i) => (i === slot ? { ...target, divide, ...how } : target)) });
  }

  mention(antecedent: ObjectAntecedent): void {
    this.tell({ objects: [...this.objects, antecedent] });
  }

  /**
   * The latest antecedent in this number that one of these nouns can name, and all those `besides`. As a `thing` to act on, what an instruction
   * moved or made is what that instruction noted; its `property` is that of what it was.
   */
  pronoun(
    number: "one" | "many",
    nouns: readonly string[] = [],
    as: "thing" | "property" = "thing",
    besides: readonly string[] = [],
  ): Objects {
    const use = this.likening ? "property" : as;
    const goesBy = (one: ObjectAntecedent, noun: string): boolean =>
      one.nouns.some((own) => own === noun || kindOf(own) === noun);
    const fits = (one: ObjectAntecedent): boolean =>
      one.number === number &&
      (this.described === undefined || !isMeant(one, this.described)) &&
      (one.nouns.length === 0 || besides.every((noun) => goesBy(one, noun))) &&
      (one.ref.what !== "eventSpell" || nouns.length > 0 || one.spoken === true) &&
      (nouns.length === 0 ||
        (one.nouns.length === 0 && !nouns.some((noun) => ON_STACK.has(noun))) ||
        nouns.some((noun) => goesBy(one, noun)) ||
        // What was moved or what the event moved is a card now, whatever it was.
        (nouns.length === 1 &&
          nouns[0] === "card" &&
          one.nouns[0] !== "this" &&
          !isCreated(one) &&
          (one.by !== undefined || one.ref.what === "event")));
    // What acts in this clause does not act on itself by "it".
    const last =
      (use === "thing" && this.acting
        ? this.objects.findLast((one) => fits(one) && !this.#isActing(one.ref))
        : undefined) ??
      this.objects.findLast(fits) ??
      unbound(nouns.length > 0 ? `no ${nouns.join(" or ")} was spoken of` : "nothing was spoken of");
    // "That card" is what was called one before it is what the event was about, which may be one by now.
    const isLoose = nouns[0] === "card" && last.ref.what === "event" && !goesBy(last, "card");
    // 111.1: what was created is "that token"; "that creature" is another, if one was spoken of.
    const isToken = isCreated(last) && nouns.length > 0 && ![...nouns, ...besides].includes("token");
    const found =
      (isLoose ? this.objects.findLast((one) => fits(one) && goesBy(one, "card")) : undefined) ??
      (isToken ? this.objects.findLast((one) => fits(one) && !isCreated(one)) : undefined) ??
      last;
    // What is named again is what "it" means next.
    if (nouns.length > 0)
      this.tell({ objects: [...this.objects.filter((one) => one !== found), { ...found, spoken: true }] });
    if (found.literal === true) return found.ref;
    const fleeting =
      found.ref.what === "chosen" ||
      found.ref.what === "all" ||
      found.ref.what === "topOfLibrary" ||
      found.ref.what === "those";
    const isGone = found.by?.do === "move" && found.by.to.zone !== "battlefield" && !nouns.includes("card");
    if (this.copied && isGone && !fleeting && nouns.length > 0) return found.ref;
    // 608.2c: called permanents, targets are all of them, those that were not destroyed too.
    const isPermanent = nouns.length > 0 && !nouns.includes("card");
    if (number === "many" && found.by?.do === "destroy" && found.ref.what === "target" && isPermanent) return found.ref;
    // 109.2: called a creature or a permanent, it is what has entered.
    const isThere =
      found.by?.do === "move" && found.by.to.zone === "battlefield" && nouns.length > 0 && !nouns.includes("card");
    if (found.by !== undefined && (use === "thing" || fleeting || isThere))
      return { what: "noted", name: this.noteOf(found.by) };
    // Those of them that are where the words say, until something is done to them.
    const isNamed = found.ref.what === "those" && found.ref.of.what === "noted" && found.ref.filter.is === "inZone";
    return fleeting && !isNamed ? unbound("what was chosen has no name yet") : found.ref;
  }

  #isActing(ref: Objects): boolean {
    return ref.what === "target" ? sameData(ref, this.theme) : ref.what === this.theme.what;
  }

  /** The nouns that all of these go by: a Goblin and an artifact creature are creatures. */
  nounsOfAll(of: readonly Objects[]): readonly string[] {
    const [first = [], ...others] = of.map((ref) => {
      const own = this.objects.findLast((one) => sameData(one.ref, ref))?.nouns ?? [];
      const isPermanent = own.length > 0 && !own.some((noun) => noun === "card" || ON_STACK.has(noun));
      return [...new Set([...own, ...own.map(kindOf), ...(isPermanent ? ["permanent"] : [])])];
    });
    return first.filter((noun) => others.every((nouns) => nouns.includes(noun)));
  }

  /** Whether what is meant was spoken of by a noun that says it is of this kind. */
  isCalled(ref: Objects, noun: string): boolean {
    return this.objects.some(
      (one) => isMeant(one, ref) && one.nouns.some((own) => own === noun || kindOf(own) === noun),
    );
  }

  /** Binds what is spoken of for what it was like: its controller, its power (608.2h). */
  asItWas<M>(bind: () => M): M {
    return this.within({ likening: true }, bind);
  }

  /** An instruction that "this way" can speak of. */
  did(effect: Effect): void {
    this.tell({ recent: [...this.recent, effect] });
  }

  /** What was spoken of is known to be this besides. */
  learned(ref: Objects, nouns: readonly string[]): void {
    this.tell({
      objects: this.objects.map((one) =>
        one.nouns.length > 0 && isMeant(one, ref) ? { ...one, nouns: [...new Set([...one.nouns, ...nouns])] } : one,
      ),
    });
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
    if (this.group?.pending === undefined || !sameData(this.group.pending, ref)) return;
    const { pending: _, ...group } = this.group;
    this.tell({ group: { ...group, taken: [...this.group.taken, by] } });
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
      const same = ref.what === "noted" ? one.by?.note === ref.name : sameData(one.ref, ref);
      if (!same || found.has(one.number)) continue;
      found.add(one.number);
      this.tell({ objects: [...this.objects.filter((other) => other !== one), { ...one, by }] });
    }
  }

  mentionPlayer(ref: Players, number: "one" | "many" = "one", how: { readonly turn?: true } = {}): void {
    this.tell({ players: [...this.players, { ref, number, ...how }] });
  }

  /** Notes what an instruction dealt with, once, under a name of its own; the name. */
  noteOf(effect: Effect): string {
    const known = effect.note;
    if (known !== undefined) return known;
    // A reading that was not taken may have named an instruction of what stands before it.
    const named = new Set([...this.recent, ...this.objects.map(({ by }) => by)].map((one) => one?.note));
    let notes = this.notes + 1;
    while (named.has(`n${notes}`)) notes += 1;
    this.tell({ notes });
    const name = `n${notes}`;
    for (const one of [effect, ...(this.instead ?? []).flatMap((pair) => (pair.includes(effect) ? pair : []))])
      (one as { note?: string }).note ??= name;
    return name;
  }

  /** Of these two one is followed instead of the other: what it deals with goes by the same name. */
  eitherDone(one: Effect, other: Effect): void {
    const name = one.note ?? other.note;
    if (name === undefined) this.tell({ instead: [...(this.instead ?? []), [one, other]] });
    else for (const each of [one, other]) (each as { note?: string }).note ??= name;
  }
}
