/**
 * What a text seems to be for, as a player skims it: enough to aim it at the right side of the table. The engine decides
 * what it does.
 */
export interface Intent {
  /** Bad for what it is aimed at: removal, damage, theft, curses. */
  readonly harms: boolean;
  /** Good for what it is aimed at. */
  readonly helps: boolean;
  /** Damage to what it is aimed at; Infinity for what destroys, exiles or shrinks beyond saving. */
  readonly kills: number;
  /** Only players, or players too, may be aimed at. */
  readonly atPlayers: boolean;
  readonly counters: boolean;
  /** Destroys or damages many at once. */
  readonly sweeps: boolean;
  /** A bonus for one turn: worth something in combat only. */
  readonly trick: { readonly power: number; readonly toughness: number } | undefined;
  /** Cards, tokens, life, mana: good whatever the board. */
  readonly gains: boolean;
  readonly targets: boolean;
}

const HARM =
  /destroy|exile target|deals? (?:\d+|X) damage|counter target|return (?:up to \w+ )?target [\w ]*(?:creature|permanent|artifact)[\w ]* to (?:its|their) owner|tap (?:up to \w+ )?target|gets? [-−]|doesn't untap|can't (?:attack|block)|loses? (?:all abilities|\d+ life|X life)|discards?|sacrifices|mills?|gain control of|fights?/iu;
const HELP =
  /gets? \+|gains? (?!\d+ life|control)|untap target|\+1\/\+1 counter|regenerate|indestructible|hexproof|you control gain|prevent|attach|return target [\w ]*card from your graveyard|equip|enchanted creature gets \+|enchanted creature has/iu;
const SWEEP = /(?:destroy|exile) (?:all|each)|deals? (?:\d+|X) damage to (?:each|all)|return all/iu;
const GAIN = /draws? |create|search your library|you gain \d+ life|add \{|put .* onto the battlefield|scry|surveil/iu;

const seen = new Map<string, Intent>();
const MOST_SEEN = 2000;

/** Skims a text; what was skimmed before is remembered. */
export function intentOf(text: string): Intent {
  const known = seen.get(text);
  if (known !== undefined) return known;
  if (seen.size >= MOST_SEEN) seen.clear();
  const intent = skim(text.replace(/\([^)]*\)/gu, ""));
  seen.set(text, intent);
  return intent;
}

function skim(text: string): Intent {
  const damage = /deals? (\d+|X) damage/iu.exec(text)?.[1];
  const shrinks = /target [\w ]*gets? [-−](?:\d+|X)\/[-−](\d+|X)/iu.exec(text)?.[1];
  const bonus = /gets? \+(\d+)\/\+(\d+)[^.]* until end of turn/iu.exec(text);
  const removes = /(?:destroy|exile|return|gain control of) (?:up to \w+ )?target/iu.test(text);
  const amount = (word: string | undefined): number =>
    word === undefined ? 0 : word === "X" ? 3 : Number.parseInt(word, 10);
  const counters = /counter (?:up to \w+ )?target/iu.test(text);
  return {
    harms: HARM.test(text) || counters,
    helps: HELP.test(text),
    kills: removes && !/from your graveyard/iu.test(text) ? Number.POSITIVE_INFINITY : amount(damage ?? shrinks),
    atPlayers: /any target|target (?:player|opponent)|each opponent/iu.test(text),
    counters,
    sweeps: SWEEP.test(text),
    trick: bonus ? { power: Number(bonus[1]), toughness: Number(bonus[2]) } : undefined,
    gains: GAIN.test(text),
    targets: /target|enchant /iu.test(text),
  };
}

/** An activated ability as printed: what is before the colon, and what after. */
export interface Line {
  readonly cost: string;
  readonly effect: string;
}

/** The activated abilities of a text, in order; keywords that are activated included. */
export const activatedLines = (text: string): readonly Line[] =>
  text.split("\n").flatMap((line): Line[] => {
    const keyword = /^(Equip|Crew|Reconfigure|Level up|Outlast|Adapt|Monstrosity|Cycling)\b[^(]*/iu.exec(line);
    if (keyword) return [{ cost: keyword[0], effect: keyword[1]! }];
    const parts = /^((?:[^:"(]|"[^"]*")+): (.+)$/u.exec(line);
    return parts ? [{ cost: parts[1]!, effect: parts[2]! }] : [];
  });
