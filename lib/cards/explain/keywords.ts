/** What the commonest keyword abilities mean, in short and in our own words; the rules are 702. */
const MEANINGS: Readonly<Record<string, string>> = {
  deathtouch: "any damage it deals to a creature is enough to destroy it",
  defender: "it can't attack",
  "double strike": "it deals combat damage twice, with those that strike first and with the others",
  "first strike": "it deals combat damage before creatures without first strike",
  flash: "it may be cast whenever an instant could be",
  flying: "only creatures with flying or reach can block it",
  haste: "it may attack and use {T} at once",
  hexproof: "opponents can't target it",
  indestructible: "damage and effects don't destroy it",
  lifelink: "damage it deals also gains its controller that much life",
  reach: "it can block creatures with flying",
  shroud: "nobody can target it",
  trample: "combat damage beyond what its blockers need may go to what it attacks",
  vigilance: "attacking doesn't tap it",
  menace: "only two or more creatures together can block it",
  infect: "it damages creatures with -1/-1 counters and players with poison counters",
  wither: "it damages creatures with -1/-1 counters",
  prowess: "it gets +1/+1 for the turn whenever you cast a noncreature spell",
  persist: "it returns with a -1/-1 counter when it dies without one",
  undying: "it returns with a +1/+1 counter when it dies without one",
  exalted: "a creature of yours that attacks alone gets +1/+1 for the turn",
  convoke: "your creatures may help to pay for it",
  delve: "cards exiled from your graveyard may help to pay for it",
  cascade: "casting it also casts a cheaper card from the top of your library",
  storm: "it is copied for each spell cast before it this turn",
  changeling: "it is of every creature type",
  shadow: "it blocks and is blocked only by creatures with shadow",
  flashback: "it may be cast from the graveyard for this, and is exiled then",
  kicker: "this may be paid in addition as it is cast",
  cycling: "for this it may be discarded from the hand to draw a card",
  equip: "for this it is attached to a creature you control, as a sorcery would be cast",
  crew: "tapping creatures of this much power makes it a creature for the turn",
  ward: "a spell or ability of an opponent that targets it is countered unless this is paid",
  morph: "it may be cast face down as a 2/2 for {3} and turned up for this",
  unearth: "for this it returns from the graveyard for one turn",
  evoke: "it may be cast for this, and is sacrificed as it enters",
  toxic: "its combat damage to a player also gives poison counters",
  protection: "it can't be damaged, enchanted, equipped, blocked or targeted by these",
};

/** ", that is: ..." or nothing. */
export function meaning(keyword: string): string {
  const words = Object.hasOwn(MEANINGS, keyword) ? MEANINGS[keyword] : undefined;
  return words === undefined ? "" : ` (${words})`;
}
