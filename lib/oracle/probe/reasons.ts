import { subtypeOwner } from "../../engine/state/subtypes.ts";
import { conjugate } from "../kernel/template.ts";
import { ABILITY_WORDS, FLAVOR_WORDS } from "../vocabulary/words-before-dash.ts";
import type { Deletion } from "./deletion.ts";
import type { Substitution } from "./substitution.ts";

/**
 * Why a line may mean the same with other words: a reviewed list. Every reason is general, about what words are in English
 * or in the rules, and says where it holds; none is about a card. A survivor that none explains is a misreading.
 */

/** What a line and another text do not share, with what stands before and after it in the line. */
interface Difference {
  readonly a: string;
  readonly b: string;
  readonly before: string;
  readonly after: string;
}

/** Why wordings mean the same, "|" between them, where what stands before and after is so. */
interface Same {
  readonly why: string;
  readonly wordings: ReadonlySet<string>;
  readonly before?: RegExp;
  readonly after?: RegExp;
}
const same = (why: string, wordings: string, where: Pick<Same, "before" | "after"> = {}): Same => ({
  why,
  wordings: new Set(wordings.split("|")),
  ...where,
});

const SPOKEN_OF = "what was last spoken of, by another word that it goes by";
const ANYONE = "any one of them, whoever it is";
const SEVERAL = "of one thing or of several";
const ALL_OF_THEM = "102.2, 102.3: each of them is all of them";
/** Where a card is put. */
const INTO =
  /(?:\b(?:to|into|on top of|top or bottom of|(?:on|from|to) the (?:top|bottom) of)|\b(?:second|third|fourth|fifth|seventh) from the top of) $/;
const OWN_ZONE = /^ ?(?:hands?|librar(?:y|ies)|graveyards?)\b/;
const OF_ZONES = /^ ?(?:\.|,|;|$| |and\b)/;

const SAME: readonly Same[] = [
  same("514.2: both end as the turn does", "until end of turn|this turn"),
  same("511.3: both end as combat does", "until end of combat|this combat"),
  same("508.1d: in each combat, and so in each turn", "combat|turn", {
    before: /\b(?:attacks?|blocks?) each $/,
    after: /^ if able/,
  }),
  same("508.1d: of combats, it attacks in the one there is", "this combat|this turn|each combat|each turn", {
    after: /^ if able/,
  }),
  same(ALL_OF_THEM, "each opponent|your opponents|opponents|they"),
  same(ALL_OF_THEM, "players|each player|all players|they"),
  same(ANYONE, "an opponent|any opponent|one of your opponents"),
  same(
    "603.2c: of each player it happens to it is an event of its own",
    "an opponent|one or more opponents|one or more of your opponents|one of your opponents|your opponents|a player|another player|one or more players",
    { before: /\b(?:damage to|attacks?|controlled by) (?:one )?$/ },
  ),
  same(ANYONE, "an opponent controls|your opponents control|opponents control|they control"),
  same(ANYONE, "an opponent owns|your opponents own"),
  same("404.1: the cards in them, each in its own", "an opponent's graveyard|your opponents' graveyards", {
    before: /\b(?:in|from) $/,
  }),
  same(
    "404.1: the cards in them, each in its own",
    "from an opponent's graveyard|in an opponent's graveyard|from your opponents' graveyards|in your opponents' graveyards",
  ),
  same("every player has such a step, and each comes alone", "each player's|each|the|a player's", {
    after: /^ (?:upkeep|draw step|end step|untap step|turn|combat|precombat|postcombat|first main|second main|main)/,
  }),
  same("one after another, or any of them", "during an opponent's turn|during each opponent's turn"),
  same("one pronoun in its forms", "it|he|him|she|her"),
  same("one pronoun in its forms", "they|them"),
  same("one pronoun in its forms", "its|his|her|their"),
  same(
    "603.7, 608.2c: what was done to them is what they are spoken of by",
    "them|those cards|they|the revealed cards|those revealed cards|the cards revealed this way|the milled cards|the cards milled this way|the exiled cards|the cards exiled this way|cards exiled this way",
  ),
  same("one of those just spoken of", "one|one of them|one of those cards"),
  same("700.2: one of the modes", "choose one|choose one of them"),
  same("700.2d: of two modes, one or both are one or more", "choose one or both|choose one or more|both|more"),
  same("707.10: a copy of one thing, or copies of it", "it|the copy|that copy|they|them|the copies|those copies"),
  same("707.10: a copy of one thing, or copies of it", "its|the copy|the copies|that copy|those copies"),
  same(
    "what remains of a group",
    "the rest|the other|the others|the rest of the revealed cards|all other cards revealed this way",
  ),
  same(
    "614.6: whichever way it is called, what would go there",
    "exile it|exile that card|exile that creature|exile that permanent|exile it instead",
  ),
  same(
    "508.4, 506.2: the defending player is the one attacked",
    "defending player|the defending player|that player|that opponent|the player|the opponent|they",
  ),
  same(
    "400.3: whichever zone of theirs, a card goes to its owner's",
    "hand|hands|library|libraries|graveyard|graveyards",
    { before: /(?:owner'?s'?|that|your|their) $/ },
  ),
  same("400.3: whichever zone of theirs, a card goes to its owner's", "|owners'|owner's", {
    before: /\b(?:to|into|on top of|on the bottom of) their $/,
    after: OWN_ZONE,
  }),
  same("110.2a: a permanent put there by you is under your control", "tapped|tapped under your control"),
  same(
    "110.2a: a permanent put there by you is under your control",
    "transformed|transformed under your control|face down|face down under your control",
  ),
  same(
    SEVERAL,
    "its owner's|their owners'|their owner's|under their owners' control|under its owner's control|under their owner's control",
  ),
  same("past and perfect both say that it happened", "has|have|had|", {
    after:
      /^ ?(?:\w+ed|cast|drawn|drew|lost|been|left|put|paid|dealt|become|became|won|had)\b[^.]*\b(?:this|last) (?:turn|game|combat)/,
  }),
  same("past and perfect both say that it happened", "you've|you", {
    after: /^ (?:\w+ed|cast|drawn|drew|lost|had|put)\b[^.]*\b(?:this|last) (?:turn|game|combat)/,
  }),
  same("two ways to contract", "it's not|it isn't|they're not|they aren't"),
  same(SEVERAL, "it's still a land.|they're still lands.|they're still a land.|it's still lands."),
  same(SEVERAL, "it's still a|they're still a|it's still|they're still", { after: /^ lands?/ }),
  same("105.1: all five of them", "each color|all colors"),
  same(
    "700.4: of a creature or planeswalker, both are the same event",
    "dies|is put into a graveyard|die|are put into a graveyard",
  ),
  same("whoever lost it was said", "the life lost this way|the life they lost this way"),
  same(
    "603.6a: what enters does so on the battlefield",
    "entered|entered the battlefield|enter|enter the battlefield|enters|enters the battlefield",
  ),
  same("603.6a: what enters does so on the battlefield", "didn't enter|didn't enter the battlefield"),
  same("601.2h: one's own graveyard pays for one's spell", "your graveyard|a graveyard"),
  same("said of what is in a place, or of what comes from it", "in|from", {
    after: /^ (?:your|their|a|an|that|any|all|each|his|her|its|target|graveyards?|exile)\b/,
  }),
  same("613.4b: base values are what is set", "base|", { after: /^ ?power and toughness/ }),
  same(SEVERAL, "its mana cost|their mana costs|that card's mana cost"),
  same(SEVERAL, "step|steps", { before: /\buntap $/ }),
  same(
    "502.3: everything untaps in the untap step of its controller",
    "your|its controller's|their controller's|their controllers'|that player's|their",
    { before: /untap during $/, after: /^ (?:next )?untap steps?/ },
  ),
  same("with or without the article", "the|", {
    before: /(?:^|[ (])$/,
    after: /^ ?(?:defending player|player|opponent|cards|exiled|revealed|milled|spell)/,
  }),
  same(ANYONE, "an|any", { after: /^ opponent/ }),
  same(ANYONE, "a|any", { after: /^ (?:creature|artifact|permanent|land|card|Aura|nonland)/ }),
  same("611.3a: what a static ability gives is had for as long as it applies", "has|gains|have|gain"),
  same("115.3: other than the targets before it", "another|a third|a second|second|third"),
  same(
    "122.1: one counter or more",
    "with a counter on it|with counters on it|with a counter on them|with counters on them",
  ),
  same(
    "122.1: one counter or more",
    "a counter on it|counters on it|a counter on them|counters on them|a counter|counters|it|them",
    { before: /\b(?:with|had|has|have) (?:a |a counter on |counters on )?$/ },
  ),
  same(
    "120.3: that it was dealt damage, told of what it happened to",
    "dealt damage this turn|that was dealt damage this turn",
  ),
  same(
    "508.1b: what attacks somebody",
    "attacking you|that's attacking you|that are attacking you|that is attacking you",
  ),
  same(
    "508.1b: what attacks somebody",
    "attacking your opponents|that's attacking your opponents|that are attacking your opponents|that is attacking your opponents",
  ),
  same("508.1b: what attacks somebody", "that's|that are|that is|", { after: /^ ?attacking\b/ }),
  same("with or without the conjunction", "tapped|tapped and", { before: /\bent(?:er|ers) $/ }),
  same("701.19: each of these zones is searched", "and/or graveyard|and graveyard|and/or|and", {
    before: /\blibrary |\blibrary$|graveyard, hand, $|hand, $/,
  }),
  same("of numbers, both are the smaller", "fewer|less"),
  same("twice as much", "double|twice", { after: /^ that (?:damage|much|many)/ }),
  same("twice as much", "it deals double that damage instead|it deals twice that damage instead"),
  same(
    "701.47, 702: evidence is collected as such a cost",
    "evidence was collected|its additional cost was paid|this spell's additional cost was paid",
  ),
  same("701.50: to convert is to transform", "transform|convert|transforms|converts"),
  same(
    "701.50: to convert is to transform",
    ["transform", "convert"]
      .flatMap((verb) => ["it", "he", "him", "she", "her"].map((what) => `${verb} ${what}`))
      .join("|"),
  ),
  same("607.2d: what was just chosen", "of the chosen type|of that type"),
  same("607.2d: what was just chosen", "of the chosen color|of that color"),
  same("607.2d: what was just chosen", "with the chosen name|of that name|with that name"),
  same(
    SEVERAL,
    "it isn't legendary|the token isn't legendary|they aren't legendary|it's not legendary|they're not legendary",
  ),
  same("the article of a singular", "a|", { after: /^ ?(?:Plains|Island|Swamp|Mountain|Forest)/ }),
  same("with or without the conjunction", "and|", { before: /\bent(?:er|ers) tapped $/, after: /^ ?with\b/ }),
  same("with or without the conjunction", "tapped|tapped and", { after: /^ ?(?:and )?with\b/ }),
  same(ANYONE, "one or more opponents|one or more of your opponents|one of your opponents"),
  same(ANYONE, "of your opponents|opponents", { before: /\bone or more $/ }),
  same("508.1b: nobody attacks themselves", "attack a player|attack another player"),
  same("past and perfect both say that it happened", "you were dealt|you've been dealt"),
  same("107.3: X is what was just told", "that many|x|that much damage|x damage", {}),
  same("102.4: without others in it, a team is its player", "your team controls|you control"),
  same(
    "614.10: whoever would draw skips it",
    "skip that draw instead|instead that player skips that draw|that player skips that draw instead|instead skip that draw",
  ),
  same("one of those just spoken of", "of them|of those cards|", { before: /\bone $/ }),
  same("one of those just spoken of", "exile one of them|exile one|exile one of those cards"),
  same("each of them has one", "their|each player's", { before: /\beach player shuffles $/i }),
  same("701.66a: earthbend makes that land a creature", "land|creature|permanent", {
    before: /\bearthbend\b[\s\S]*\b(?:that|the) $/i,
  }),
  same(SEVERAL, "isn't|aren't|is|are|has|have|targets|target|shares|share|doesn't|don't", { before: /\bthat $/ }),
  same("701.44: it explores twice either way", "again|", { before: /\bexplores? $/ }),
  same("701.44: it explores twice either way", "explores|explores again|explore|explore again"),
  same(
    "what remains of a group",
    "all exiled cards that weren't cast|the exiled cards that weren't cast|the exiled cards not cast|all cards exiled this way not cast|the cards exiled this way not cast",
  ),
  same("what remains of a group", "destroy the rest|destroy the other|destroy the others"),
  same("said before or after what is done instead", "investigate twice instead|instead investigate twice"),
  same(
    SEVERAL,
    "play with their hands revealed|plays with their hands revealed|plays with their hand revealed|play with their hand revealed",
  ),
  same("603.2: whenever it happens, it happens", "when the ring tempts you|whenever the ring tempts you"),
  same(
    "100.2a: how many cards a deck may have is no ability",
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|one|nineteen|twenty|eighteen",
    { before: /^A deck can have up to $/ },
  ),
  same("whoever was last spoken of", "tapped and attacking that player|tapped and attacking that opponent"),
  same("whoever was last spoken of", "player|opponent", { before: /\b(?:that|the) $/ }),
  same(
    "what was not cast",
    "don't cast that card this way|don't cast a spell this way|don't cast it this way|don't cast that spell this way",
  ),
  same("two ways to contract", "there is|there's"),
  same("107.3: X is what was just told", "twice that many|twice x"),
  same(SEVERAL, "a swamp|swamps|a forest|forests|an island|islands|a mountain|mountains|a plains|plains", {
    after: /^ ?until end of turn/,
  }),
  same("201.5: an object speaks of itself", "itself|him|her|it"),
  same(SEVERAL, "their|her|his|its", { before: /\bunder $/, after: /^ ?owner/ }),
  same(
    SEVERAL,
    "under their owners' control|under her owner's control|under his owner's control|under its owner's control|under their owner's control",
  ),
  same("109.2: what it is said to be is said of an object that is known", "card|permanent", {
    before: /\b(?:it's|it was|is|was|isn't|wasn't|not) an? [^.,]*$/,
  }),
  same("109.2: what something was done to goes by either", "card|permanent|cards|permanents", {
    after:
      /^ ?(?:is |was |are |were )?(?:destroyed|exiled|returned|sacrificed|discarded|milled|revealed|put onto the battlefield|put into a graveyard|tapped|untapped) this way/,
  }),
  same("109.2: what something was done to goes by either", "card|permanent|cards|permanents", {
    before: /\b(?:discards?|exiles?|mills?|sacrifices?|destroys?|reveals?)\b[^.,]*$/,
    after: /^ ?this way/,
  }),
  same("601.2h: whoever casts it spends the mana", "you|they", { after: /^ may spend mana as though/ }),
  same("301.5, 303.4: by a quote in which it is not known how, what it is attached to", "equipped|enchanted", {
    before: /has "[^"]*$/,
  }),
  same("whoever was last spoken of", "|opponent's|player's", { before: /\bthat $/, after: /^ ?library/ }),
  same("each of them has one", "their|each player's", { before: /\beach player discards $/i }),
  same("305.7: its other land types are among its other types", "land|", {
    before: /\b(?:its|their) other $/,
    after: /^ ?types/,
  }),
  same("305.6: a Plains is called so in both numbers", "Plains|a Plains"),
];

/** "from a graveyard", "in all graveyards": of counted cards and of a target, each is in one of them. */
const GRAVEYARDS = /^(?:(?:in|from) )?(?:a graveyard|graveyards|all graveyards|any graveyard|each graveyard)$/;

const BEFORE_DASH: ReadonlySet<string> = new Set([...ABILITY_WORDS, ...FLAVOR_WORDS].map((one) => one.toLowerCase()));

/** Between words, before a stop, after a line. */
const WORDS = /(?= )|(?<=\n)|(?=[.,:;"]+(?: |\n|$))/;
/** Word by word, without what both texts begin and end with. */
function difference(line: string, text: string): Difference {
  const a = line.split(WORDS);
  const b = text.split(WORDS);
  const equal = (x: string | undefined, y: string | undefined): boolean =>
    x?.trimStart().toLowerCase() === y?.trimStart().toLowerCase();
  let start = 0;
  while (start < Math.min(a.length, b.length) && equal(a[start], b[start])) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && equal(a.at(-1 - end), b.at(-1 - end))) end += 1;
  const middle = (of: readonly string[]): string =>
    of
      .slice(start, of.length - end)
      .join("")
      .trim();
  const [from, to] = [middle(a), middle(b)];
  const stop = /[.,:;"]+$/.exec(from)?.[0] ?? "";
  const both = stop !== "" && to.endsWith(stop) ? stop : "";
  const bare = (of: string): string =>
    of
      .slice(0, of.length - both.length)
      .replace(/^"/, "")
      .toLowerCase();
  return {
    a: bare(from),
    b: bare(to),
    before: `${a.slice(0, start).join("")}${start === 0 || (a[start - 1] ?? "").endsWith("\n") ? "" : " "}`,
    after: both + a.slice(a.length - end).join(""),
  };
}

const holds = ({ wordings, before, after }: Same, a: string, b: string, where: Difference): boolean =>
  wordings.has(a) && wordings.has(b) && (before?.test(where.before) ?? true) && (after?.test(where.after) ?? true);

/** 201.5: what an object is called by after "this", wherever it may be called so. */
const SELF = /^(?:this )?[\p{L}' -]+$/u;
function namesItself({ text, to }: Substitution, line: string, from: string): boolean {
  const called = to.replace(/^this /i, "");
  if (!SELF.test(to) || !SELF.test(from)) return false;
  return (
    new RegExp(`\\bthis ${escaped(called)}`, "i").test(text) &&
    new RegExp(`\\bthis ${escaped(from.replace(/^this /i, ""))}`, "i").test(line)
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Why other words change nothing; undefined: no reason is known. */
export function reasonToSubstitute(line: string, one: Substitution): string | undefined {
  const from = one.from.toLowerCase();
  const to = one.to.toLowerCase();
  if (isBeforeDash(from) && isBeforeDash(to)) return "207.2c, 207.2d: ability words and flavor words mean nothing";
  const where = difference(line, one.text);
  const listed = SAME.find((set) => holds(set, from, to, where) || holds(set, where.a, where.b, where));
  if (listed !== undefined) return listed.why;
  if (isAllOpponents(line, one)) return ALL_OF_THEM;
  if (isPlayerAgain(where)) return "whoever was last spoken of";
  if (isOwnZone(where)) return "400.3: a card goes to its owner's zone, whoever is named";
  if (isWhoeverMoves(where)) return "608.2c: what is to be put somewhere gets there, whoever is told to put it";
  if (
    [from, to].every((words) => GRAVEYARDS.test(words)) ||
    [where.a, where.b].every((words) => GRAVEYARDS.test(words))
  )
    return "404.1: the cards in them, each in its own";
  if (isNounAgain(where)) return SPOKEN_OF;
  if (isSelfAgain(where)) return "201.5: an object speaks of itself";
  if (isPersonal(one, from)) return "one pronoun in its forms";
  if (isNumber(where)) return SEVERAL;
  return namesItself(one, line, one.from) ? "201.5: an object names itself, by whatever it may be called" : undefined;
}
/** "each opponent" as "your opponents", word by word. */
const isAllOpponents = (line: string, { from, to, text }: Substitution): boolean =>
  [from.toLowerCase(), to.toLowerCase()].sort().join() === "each,your" &&
  /each opponent/i.test(line + text) &&
  /your opponents/i.test(line + text);
/** "he", "her", of what the text calls by its name or "this". */
const isPersonal = ({ to }: Substitution, from: string): boolean =>
  /^(?:he|him|she|her|it)$/.test(to) && /^this /i.test(from);
/** "it", of what the text goes on to call "this creature". */
const isSelfAgain = ({ a, b }: Difference): boolean =>
  [a, b].some((one) => /^(?:it|he|him|she|her)$/.test(one)) && [a, b].some((one) => /^this [\p{L}-]+$/u.test(one));

const PLAYER =
  /^(?:that|the|the chosen|the defending|defending|its|their|whoever)? ?(?:player|opponent|controller|owner|they)?$/;
/** "that player", "they", "its controller": somebody just spoken of, with a verb of the same number or without. */
function isPlayerAgain({ a, b }: Difference): boolean {
  const [one, other] = [playerIn(a), playerIn(b)];
  return one !== undefined && other !== undefined && sameVerb(one.rest, other.rest) && one.owns === other.owns;
}
function playerIn(words: string): { readonly rest: string; readonly owns: boolean } | undefined {
  const found =
    /^(they|their|(?:that|the|the chosen) (?:player|opponent)|(?:the )?defending player|its controller|its owner)('s)?(?: (.*))?$/.exec(
      words,
    );
  return found === null || !PLAYER.test(found[1]?.replace("their", "they") ?? "")
    ? undefined
    : { rest: found[3] ?? "", owns: found[1] === "their" || found[2] !== undefined };
}
const sameVerb = (a: string, b: string): boolean => a === b || conjugate(a, "one") === b || conjugate(b, "one") === a;

const POSSESSIVE = /^(?:your|their|that|its|his|her|[\p{L} ]+'s|[\p{L} ]+s')$/u;
const isOwnZone = ({ a, b, before, after }: Difference): boolean => {
  // "to your hand", "to their owners' hands": the zone may bear the number.
  const [one, other] = [a, b].map((words) => words.replace(/ ?\b(?:hands?|librar(?:y|ies)|graveyards?)$/, ""));
  return (
    POSSESSIVE.test(one ?? "") &&
    POSSESSIVE.test(other ?? "") &&
    INTO.test(before) &&
    (one === a && other === b ? OWN_ZONE : OF_ZONES).test(after)
  );
};
const MOVES = /^(?:puts?|exiles?|shuffles?|returns?|untaps?|taps?)$/;
const ANY_PLAYER =
  /^(?:you|they|an opponent|your opponents|its owner|its controller|each (?:other )?(?:player|opponent)|(?:that|the|the active|the defending|defending) ?(?:player|opponent)?)(?: (\p{L}+))?$/u;
const isWhoeverMoves = (where: Difference): boolean => {
  const [, shared = ""] = /^ (player|opponent)\b/.exec(where.after) ?? [];
  const [a, b, after] = [
    `${where.a} ${shared}`.trim(),
    `${where.b} ${shared}`.trim(),
    where.after.replace(/^ (?:player|opponent)\b/, ""),
  ];
  const verbs = [a, b]
    .map((words) => ANY_PLAYER.exec(words))
    .map((found) => (found === null ? "none" : (found[1] ?? /^ ?(\p{L}+)/u.exec(after)?.[1] ?? "")));
  return verbs.every((verb) => MOVES.test(verb)) && sameVerb(verbs[0] ?? "", verbs[1] ?? "");
};

const WIDE: readonly string[] = ["card", "permanent", "token", "spell", "spell or ability", "ability", "copy"];
const TYPES: readonly string[] = ["creature", "artifact", "enchantment", "land", "planeswalker", "battle"];
/** "that creature" as "that permanent" or "that card", "it": of two nouns one is wider (109.2, 110.1, 205.3d). */
function isNounAgain({ a, b, before }: Difference): boolean {
  const [one, other] = [noun(a, before), noun(b, before)];
  if (one === undefined || other === undefined) return false;
  if (/\benchanted (?:\w+ )?$/i.test(before)) return true;
  return one === other || one === "" || other === "" || isWider(one, other) || isWider(other, one);
}
const isWider = (wide: string, narrow: string): boolean =>
  WIDE.includes(wide) || (TYPES.includes(wide) && !TYPES.includes(narrow) && subtypeOwner(capital(narrow)) === wide);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** The noun that is named again, in the singular; "" where a pronoun is enough. */
function noun(words: string, before: string): string | undefined {
  const again =
    /\b(?:that|those|the|enchanted|equipped|sacrificed|exiled|discarded|revealed|tapped|milled|each of those|of those) $/i.test(
      before,
    );
  const found = /^(?:(?:that|those|the|the other|the blocking) )?([\p{L} ]+?)(?:'s|s'|s)?$/u.exec(words);
  if (/^(?:it|its|they|them|their)$/.test(words)) return again ? undefined : "";
  return found?.[1] !== undefined && (again || found[1] !== words.replace(/(?:'s|s'|s)$/, "")) ? found[1] : undefined;
}

/** "that's green", "that are green": said of one or of several. */
const VERBS =
  /^(?:that's|that is|that are|that isn't|that aren't|that target|that targets|that has|that have|that shares?|that doesn't|that don't)/;
const isNumber = ({ a, b }: Difference): boolean =>
  VERBS.test(a) &&
  VERBS.test(b) &&
  /n't\b/.test(a) === /n't\b/.test(b) &&
  a.split(" ").slice(2).join(" ") === b.split(" ").slice(2).join(" ");
const isBeforeDash = (words: string): boolean => BEFORE_DASH.has(words.toLowerCase().replace(/ —$/, ""));

/** Words that English may leave out, and where. */
const IDLE: readonly (Omit<Same, "wordings"> & { readonly words: RegExp })[] = [
  {
    why: "the subject of an imperative",
    words: /^you$/,
    before: /(?:^|[.:—•“"]\s*|, |\n|\b(?:then|and|or|instead) )$/i,
  },
  { why: "the order is that of the text (608.2c)", words: /^then$/, before: /(?:[.,:—]["”]?\s*|\band )$/ },
  { why: "a plural without it is all of them", words: /^all$/, after: /^ ?(?:[\p{L}-]+ ){0,5}[\p{L}-]+s\b/u },
  { why: "said of what goes on as it was", words: /^(?:still|also)$/ },
  {
    why: "of several each does it",
    words: /^(?:each|both)$/,
    after: /^ ?(?:get|gain|have|deal|draw|lose|become|can't|discard|mill|create|sacrifice|can)\b/,
  },
  { why: "an article that two nouns share", words: /^an?$/, before: /\b(?:or|and|and\/or) $/ },
  { why: "115.9: one target of that kind is enough", words: /^an?$/, before: /\btargets $/ },
  {
    why: "109.2: said of a card that is known",
    words: /^card$/,
    before: /\b(?:it's|it was|card is|card was)\b[^.,]*$/i,
  },
  { why: SPOKEN_OF, words: /^card$/, before: /\bthat permanent $/ },
  {
    why: "in a library, hand or graveyard all are cards",
    words: /^cards?$/,
    after: /^[^.]*\b(?:graveyards?|librar(?:y|ies)|hands?|exile|it|them|this way)\b/,
  },
  {
    why: "in a library, hand or graveyard all are cards",
    words: /^cards?$/,
    before: /\b(?:graveyards?|librar(?:y|ies)|hands?|exiled?|revealed|discard\w*|mill\w*)\b[^.]*$/,
  },
  {
    why: "121.1, 122.6: one more is one that is drawn or put",
    words: /^additional$/,
    before: /\b(?:draws?|with) (?:an?|\w+) $/,
  },
  {
    why: "700.2: what is then chosen is chosen instead",
    words: /^instead$/,
    before: /\b(?:choose both|choose any number) $/,
  },
  { why: "701.47d: without a type it makes Zombies", words: /^Zombies$/, before: /\bamass(?:es)? $/i },
  { why: "a relative pronoun", words: /^that$/, before: /\b(?:damage|cards?) $/ },
  { why: SPOKEN_OF, words: /^(?:exiled|sacrificed|discarded|revealed|milled|tapped|chosen)$/, before: /\bthe $/ },
  {
    why: "305.7: its other land types are among its other types",
    words: /^(?:land|creature)$/,
    before: /\bits other $|\btheir other $/,
    after: /^ ?types/,
  },
  { why: "a subject that the verb before had", words: /^(?:it|they)$/, before: /(?:\bthen|otherwise,) $/i },
  { why: "701.44: it explores twice either way", words: /^again$/, before: /\bexplores? $/ },
  { why: "a verb that two clauses share", words: /^put$/, before: /\bput\b[^.]* and $/i },
  { why: "all of it", words: /^total$/, before: /\bthe $/, after: /^ ?amount of\b/ },
  {
    why: "118.3: only such counters were removed",
    words: /^[\p{L}]+$/u,
    before: /\b(?:number of|for each) $/,
    after: /^ ?counters? removed this way/,
  },
  { why: "702.1: an ability of a keyword", words: /^abilities$/, before: /\bwith [\p{L}]+ $/u },
  {
    why: SPOKEN_OF,
    words: /^(?:creature|artifact|enchantment|land|permanent|planeswalker|[A-Z]\w+)$/i,
    before: /\b(?:enchanted|that|those|the) (?:[\p{L}]+ )?$/u,
    after: /^ ?(?:card|creature|permanent|land|artifact)|^[. ,]/,
  },
  { why: SPOKEN_OF, words: /^(?:other|blocking)$/, before: /\bthe $/ },
  { why: "for each of them it is done once", words: /^once$/, after: /^ ?for each\b/ },
];

/** Why a word may be left out; undefined: no reason is known. */
export function reasonToDelete(line: string, names: readonly string[], { word, text }: Deletion): string | undefined {
  const before = line.slice(0, line.indexOf(" —"));
  if (BEFORE_DASH.has(before.toLowerCase()) && !text.startsWith(before))
    return "207.2c, 207.2d: part of words that mean nothing";
  if (names.flatMap((name) => name.split(/[ ,]+/)).includes(word)) return "201.5c: a legend goes by part of its name";
  const where = difference(line, text);
  return (
    IDLE.find(
      (one) =>
        (one.words.test(word) || one.words.test(word.toLowerCase())) &&
        (one.before?.test(where.before) ?? true) &&
        (one.after?.test(where.after.trimStart()) ?? true),
    )?.why ?? SAME.find((set) => holds(set, where.a, where.b, where))?.why
  );
}
