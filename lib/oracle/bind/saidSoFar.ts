import { type Known, NOTHING } from "./known.ts";
import { Unbound } from "./unbound.ts";

/** What is known at a place of a text, from what has been said so far: a value, and the next one from there on. */
export class SaidSoFar implements Known {
  #known: Known = NOTHING;
  #subjectAsked = false;

  /** All of it: the same object only while nothing else is known. */
  get known(): Known {
    return this.#known;
  }

  get targets() {
    return this.#known.targets;
  }
  get objects() {
    return this.#known.objects;
  }
  get players() {
    return this.#known.players;
  }
  get kept() {
    return this.#known.kept;
  }
  get beforeThen() {
    return this.#known.beforeThen;
  }
  get beforeThis() {
    return this.#known.beforeThis;
  }
  get beforeLast() {
    return this.#known.beforeLast;
  }
  get lastIf() {
    return this.#known.lastIf;
  }
  get thisIf() {
    return this.#known.thisIf;
  }
  get interveningIf() {
    return this.#known.interveningIf;
  }
  get instead() {
    return this.#known.instead;
  }
  get described() {
    return this.#known.described;
  }
  get beforeFlip() {
    return this.#known.beforeFlip;
  }
  get beforeMay() {
    return this.#known.beforeMay;
  }
  get subject() {
    this.#subjectAsked = true;
    return this.#known.subject;
  }
  get theme() {
    return this.#known.theme;
  }
  get acting() {
    return this.#known.acting;
  }
  get event() {
    return this.#known.event;
  }
  get granting() {
    return this.#known.granting;
  }
  get x() {
    return this.#known.x;
  }
  get saidX() {
    return this.#known.saidX;
  }
  get from() {
    return this.#known.from;
  }
  get group() {
    return this.#known.group;
  }
  get offered() {
    return this.#known.offered;
  }
  get rounding() {
    return this.#known.rounding;
  }
  get recent() {
    return this.#known.recent;
  }
  get begun() {
    return this.#known.begun;
  }
  get said() {
    return this.#known.said;
  }
  get spellSoFar() {
    return this.#known.spellSoFar;
  }
  get eachOpponent() {
    return this.#known.eachOpponent;
  }
  get likening() {
    return this.#known.likening;
  }
  get copied() {
    return this.#known.copied;
  }
  get difference() {
    return this.#known.difference;
  }
  get stated() {
    return this.#known.stated;
  }
  get counted() {
    return this.#known.counted;
  }
  get friends() {
    return this.#known.friends;
  }
  get replaced() {
    return this.#known.replaced;
  }
  get denied() {
    return this.#known.denied;
  }
  get hurt() {
    return this.#known.hurt;
  }
  get damaged() {
    return this.#known.damaged;
  }
  get hand() {
    return this.#known.hand;
  }
  get choices() {
    return this.#known.choices;
  }
  get paid() {
    return this.#known.paid;
  }
  get counterKind() {
    return this.#known.counterKind;
  }
  get counterBearer() {
    return this.#known.counterBearer;
  }
  get perVote() {
    return this.#known.perVote;
  }
  get notZero() {
    return this.#known.notZero;
  }
  get notes() {
    return this.#known.notes;
  }

  /** Begins with this. */
  protected knowing(known: Known): this {
    this.#known = known;
    return this;
  }

  /** From here on this is known. */
  tell(changes: Partial<Known>): void {
    this.#known = { ...this.#known, ...changes };
  }

  /** What `bind` makes of this while it is so; afterwards each of it is what it was before. */
  within<M>(changes: Partial<Known>, bind: () => M): M {
    const before: Known = this.#known;
    this.tell(changes);
    const meaning = bind();
    this.tell(Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Known]])));
    return meaning;
  }

  /** Whether `bind` asked who does what it says. */
  asksForSubject<M>(bind: () => M): { readonly meaning: M; readonly asked: boolean } {
    const before = this.#subjectAsked;
    this.#subjectAsked = false;
    const meaning = bind();
    const asked = this.#subjectAsked;
    this.#subjectAsked = before || asked;
    return { meaning, asked };
  }

  /** What `bind` makes of this, or undefined where it means nothing; then nothing of it was said. */
  attempt<M>(bind: () => M): M | undefined {
    const before = this.#known;
    try {
      return bind();
    } catch (error) {
      if (!(error instanceof Unbound)) throw error;
      this.#known = before;
      return undefined;
    }
  }
}
