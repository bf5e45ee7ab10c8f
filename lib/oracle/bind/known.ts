import type { TargetSlot } from "../../engine/abilities/ability.ts";
import type { Amount, Stat } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { DamagePattern } from "../../engine/abilities/events.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";

/** What has been said before, as the words being bound can speak of it. */

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
  /** The text says "choose" of these targets: "the chosen creature". */
  readonly chosen?: true;
  /** The instruction that moved or made it: what "it" then means is what that instruction noted. */
  readonly by?: Effect;
}

export interface PlayerAntecedent {
  readonly ref: Players;
  readonly number: "one" | "many";
  /** Known by their turn alone: they have done nothing. */
  readonly turn?: true;
}

/** Something a cost is paid with, by the participle the text will use of it. */
export interface Paid {
  readonly participle: string;
  readonly nouns: readonly string[];
  readonly what: CostObjects | Extract<Cost, { pay: "mill" | "roll" | "exile" }>;
}

export interface Links {
  /** Places cards are exiled to, which get a link if it is used. */
  readonly made: { link?: string }[];
  used: boolean;
  /** The same of what is put onto the battlefield. */
  readonly put: { readonly token?: true; link?: string }[];
  /** How many of those belong to abilities before the one that is read. */
  putBefore: number;
  putUsed: boolean;
  /** "The token" of another ability: nothing else may be put there. */
  tokenUsed: boolean;
  /** What is chosen as the face enters, under which note, and by which nouns it is called (607.2d). */
  chosen?: { readonly step: { link?: string }; readonly note: string; readonly nouns: readonly string[] };
  /** How life is paid as the face enters, and under which note: how much is kept if it is asked for (607.2e). */
  lifePaid?: { readonly step: { number?: string }; readonly note: string };
  /** "That player" of an ability that speaks of no other: the target of the one that triggers as it enters. */
  playerUsed: boolean;
}
/** No abilities of the face have been read yet. */
export const noLinks = (): Links => ({
  ...{ made: [], used: false },
  ...{ put: [], putBefore: 0, putUsed: false, tokenUsed: false },
  playerUsed: false,
});

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

/** What the event of a trigger or replacement leaves to speak of. */
export interface EventScope {
  readonly amount?: Amount;
  /** What happens so much: life is gained, damage is dealt, cards are looked at. */
  readonly of?: "gainLife" | "loseLife" | "damage" | "excessDamage" | "scry";
  /** Damage was prevented, and whether the text has spoken of that as "the damage prevented this way". */
  readonly prevented?: "unsaid" | "said";
}

/** What has been said so far: a value, which nobody changes. */
export interface Known {
  readonly targets: readonly TargetSlot[];
  readonly objects: readonly ObjectAntecedent[];
  readonly players: readonly PlayerAntecedent[];
  /** Whom "that player" means where no player was spoken of: whom another ability keeps (607.2). */
  readonly kept?: Players | undefined;
  /** What could be spoken of before the last "if" did anything. */
  readonly beforeThen?: readonly ObjectAntecedent[] | undefined;
  /** What could be spoken of before this sentence, and before the last one. */
  readonly beforeThis?: readonly ObjectAntecedent[] | undefined;
  readonly beforeLast?: readonly ObjectAntecedent[] | undefined;
  /** The condition of the last sentence, where that said what is done if something is so, and that of this one. */
  readonly lastIf?: Condition | undefined;
  readonly thisIf?: Condition | undefined;
  /** 603.4: what the trigger whose effect is being bound asks besides its event. */
  readonly interveningIf?: Condition | undefined;
  /** Instructions of which only one is followed: what one notes, the other does. */
  readonly instead?: readonly (readonly [Effect, Effect])[] | undefined;
  /** What the description being bound is of: "lesser" than another. */
  readonly described?: Objects | undefined;
  /** What could be spoken of before the last coin was flipped, or clash won. */
  readonly beforeFlip?: readonly ObjectAntecedent[] | undefined;
  /** What could be spoken of before what the last sentence says may be done. */
  readonly beforeMay?: readonly ObjectAntecedent[] | undefined;
  /** Who does what the verb phrase being bound says. */
  readonly subject: Players;
  /** What the verb phrase being bound is said of. */
  readonly theme: Objects;
  /** The object itself, or each of several, is the subject of the clause being bound. */
  readonly acting: boolean;
  readonly event?: EventScope | undefined;
  /** Whom the name in a quote means: what grants the ability, or what has it (201.5b, of exceptions to a copy). */
  readonly granting: "granter" | "self";
  /** What X is, where the text says so ("where X is ..."). */
  readonly x?: Amount | undefined;
  /** What X was last said to be: a later sentence may speak of it still. */
  readonly saidX?: Amount | undefined;
  /** Where self must be for this ability, if its text says so ("this card from your graveyard"). */
  readonly from?: Zone | readonly Zone[] | undefined;
  /** The cards last looked at, and the instructions that took some of them: "one of them", "the rest". */
  readonly group?: Group | undefined;
  /** The instructions so far whose objects or amounts "this way" can speak of. */
  readonly recent: readonly Effect[];
  /** What the paragraphs of a spell before this one do: its instructions follow these, or change them. */
  readonly begun?: Said | undefined;
  /** The instructions of the text last bound. */
  readonly said?: Said | undefined;
  /** The instructions of a spell up to here, over all its paragraphs. */
  readonly spellSoFar?: Said | undefined;
  /** "For each opponent, up to one target ...": the slot of all of them, once it is named (601.2c); or for any number of them, or for each player. */
  readonly eachOpponent?: { readonly slot?: number; readonly any?: true; readonly who: Players } | undefined;
  /** Only what things were like is spoken of: "the same name as that land". */
  readonly likening: boolean;
  /** What is being spoken of is copied. */
  readonly copied: boolean;
  /** What the last comparison of two players' things comes to: "the difference". */
  readonly difference?: Amount | undefined;
  /** A characteristic that the last description compared, and how great it was: "that mana value". */
  readonly stated?: { readonly stat: Stat; readonly amount: Amount } | undefined;
  /** So many counters as the last condition asked for: "If it had counters on it, put that many ...". */
  readonly counted?: Amount | undefined;
  /** Those chosen as friends; all others are foes. */
  readonly friends?: Players | undefined;
  /** The instruction that the clause being bound is followed instead of. */
  readonly replaced?: Effect | undefined;
  /** The last instruction of what is done if it is so, as "otherwise" is bound. */
  readonly denied?: Effect | undefined;
  /** Whom damage would be dealt to, as the event says that is replaced; nothing of it if anybody. */
  readonly hurt?: DamagePattern | undefined;
  /** The last instruction that dealt damage. */
  readonly damaged?: Effect | undefined;
  /** Whose hand was last revealed or looked at: "a card from it". */
  readonly hand?: Players | undefined;
  /** Choices the clause being bound asks for before its instruction: "the color of your choice". */
  readonly choices: readonly Effect[];
  /** Costs of this ability whose objects the effect may speak of: "the sacrificed creature". */
  readonly paid: readonly Paid[];
  /** A kind of counter was chosen, or each is looked at in turn: "that kind". */
  readonly counterKind?: true | undefined;
  /** Whose counters the last condition spoke of: "the same number of each kind of counter". */
  readonly counterBearer?: Objects | undefined;
  /** What the sentence before asked each of several: "each opponent who didn't". */
  readonly offered?: Extract<Effect, { do: "may" | "pay" }> | undefined;
  /** 107.1a: how what is a fraction is rounded, where that is said once for all of an instruction. */
  readonly rounding?: "up" | "down" | undefined;
  /** What is done for each of the votes is being bound: "the voter". */
  readonly perVote?: true | undefined;
  /** How often it was said that X can't be 0, where X is announced. */
  readonly notZero?: number | undefined;
  /** How many notes have names. */
  readonly notes: number;
}

/** Before the first word. */
export const NOTHING: Known = {
  ...{ targets: [], objects: [], players: [], recent: [], choices: [], paid: [] },
  ...{ subject: { who: "you" }, theme: { what: "self" }, granting: "granter" },
  ...{ acting: false, likening: false, copied: false, notes: 0 },
};
