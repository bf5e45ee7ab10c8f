import { type Same, same } from "./wordings.ts";

/** Who is spoken of: players in other words. */

const ANYONE = "any one of them, whoever it is";
export const ALL_OF_THEM = "102.2, 102.3: each of them is all of them";
export const PLAYERS: readonly Same[] = [
  same("of several each does it", "two target players each|two target players"),
  same("of several each does it", "two target opponents each|two target opponents"),
  same("118.12a: each of several for themselves", "that player|each opponent|each player", { before: /\bunless $/ }),
  same(ALL_OF_THEM, "each opponent|each of your opponents|your opponents|opponents|they"),
  same(ALL_OF_THEM, "your|", { after: /^ ?opponents (?:can't|don't|play)\b/ }),
  same(ALL_OF_THEM, "players|each player|all players|they"),
  same("707.10c: each other player has just copied it", "of those players|other player", {
    before: /\beach other player copies that spell\. each $/i,
  }),
  same("whoever is no friend is a foe", "each foe|each other player", { before: /\bfriend or foe\b[\s\S]*$/ }),
  same("whoever is no friend is a foe", "foe|other player", { before: /\bfriend or foe\b[\s\S]*\beach $/i }),
  same(ANYONE, "an opponent|any opponent|one of your opponents"),
  same("603.2c: of whoever is first to do it", "a player casts|one or more players cast|a player|one or more players", {
    before: /\buntil $/,
  }),
  same("whoever accepted the offer", "a player does|they do|an opponent does", {
    before: /\b(?:any|each) (?:other )?(?:player|opponent) may\b[^.]*\. If $/i,
  }),
  same(ALL_OF_THEM, "their|each of your opponents's"),
  same("603.4: one alone has more than each other", "the|each", {
    before: /\bthan each other player, $/,
    after: /^ player (?:with|who controls) the most /,
  }),
  same("102.1: whoever's turn it is", "the active player|the player whose turn it is"),
  same("120.3: whom it would deal damage to", "you|that player|that creature|this creature|that permanent", {
    before: /\bdeals? \w+ that(?: much)? damage to $/,
    after: /^ instead\b/,
  }),
  same("whom it is attached to", "that player|enchanted player", { before: /\battached to $/ }),
  same("402.1: one's cards are in one's own hand", "your hand|their hands|your|their", {
    before: /\b(?:cast|play)\b[^.]*\bfrom $/,
  }),
  same("608.2c: what is to be put somewhere gets there, whoever is told to put it", "|to your left", {
    before: /\bthe player $/,
    after: /^ ?puts?\b/,
  }),
  same("508.1b: nobody attacks themselves", "an opponent|one of your opponents|another one of your opponents", {
    before: /\battacks $/,
  }),
  same("508.1b: nobody attacks themselves", "|another", { before: /\battacks $/, after: /^ ?one of your opponents/ }),
  same("whoever was last spoken of", "the|that", { after: /^ attacking player\b/ }),
  same("whoever was last spoken of", "attacking player|opponent|that attacking player|that opponent", {
    before: /\battacks\b[^.]*$/,
  }),
  same("no card speaks of an attacking player where nobody attacks", "that|that attacking player's", {
    before: /\bshuffles\b[\s\S]*$/,
    after: /^ ?library\b/,
  }),
  same("of one player or of several", "those players control|that player controls", { before: /\bplayers\b[\s\S]*$/ }),
  same("of one player or of several", "those opponents control|that opponent controls", {
    before: /\bopponents\b[\s\S]*$/,
  }),
  same("601.2c: of whom nothing is chosen, nothing is done", "each opponent|any number of opponents", {
    before: /^For $/i,
    after: /^, [^.]*\bup to one target\b/,
  }),
  same(
    "603.2c: of each player it happens to it is an event of its own",
    "an opponent|one or more opponents|one or more of your opponents|one of your opponents|your opponents|a player|another player|one or more players",
    { before: /\b(?:damage to|attacks?|controlled by) (?:one )?$/ },
  ),
  same(ANYONE, "an opponent controls|your opponents control|opponents control|they control"),
  same(ANYONE, "an opponent owns|your opponents own"),
  same("what each of them controls is each that any of them does", "each|an", {
    before: /\beach (?:\p{L}+ )+$/u,
    after: /^ opponent controls\b/,
  }),
  same(
    "508.4, 506.2: the defending player is the one attacked",
    "defending player|the defending player|that player|that opponent|the player|the opponent|they",
  ),
  same("400.3: whoever does it, it goes into its owner's library", "you do|that player does", {
    before: /\bowner shuffles it into their library\. If $/i,
  }),
  same("whoever lost it was said", "the life lost this way|the life they lost this way"),
  same("with or without the article", "the|", {
    before: /(?:^|[ (])$/,
    after: /^ ?(?:defending player|player|opponent|cards|exiled|revealed|milled|spell)/,
  }),
  same(ANYONE, "an|any", { after: /^ opponent/ }),
  same(ANYONE, "a|any", { after: /^ player do(?:es)?\b/ }),
  same(ANYONE, "a|any", { after: /^ (?:creature|artifact|permanent|land|card|Aura|nonland)/ }),
  same(
    "508.1b: what attacks somebody",
    "attacking you|that's attacking you|that are attacking you|that is attacking you",
  ),
  same(
    "508.1b: what attacks somebody",
    ["your opponents", "one of your opponents"]
      .flatMap((whom) => ["", "that's ", "that are ", "that is "].map((that) => `${that}attacking ${whom}`))
      .join("|"),
  ),
  same("508.1b: what attacks somebody", "that's|that are|that is|", { after: /^ ?attacking\b/ }),
  same(ANYONE, "one or more opponents|one or more of your opponents|one of your opponents"),
  same(ANYONE, "of your opponents|opponents", { before: /\bone or more $/ }),
  same("508.1b: nobody attacks themselves", "attack a player|attack another player"),
  same(
    "614.10: whoever would draw skips it",
    "skip that draw instead|instead that player skips that draw|that player skips that draw instead|instead skip that draw",
  ),
  same("each of them has one", "their|each player's", { before: /\beach player shuffles (?:the cards from )?$/i }),
  same(
    "whoever was last spoken of",
    "tapped and attacking that player|tapped and attacking that opponent|tapped and attacking defending player",
  ),
  same("whoever was last spoken of", "those players control|those opponents control"),
  same("whoever was last spoken of", "players|opponents", { before: /\bthose $/ }),
  same("whoever was last spoken of", "player|opponent", { before: /\b(?:that|the) $/i }),
  same("whoever was last spoken of", "that|the|the chosen|that attacking", { after: /^ (?:player|opponent)\b/ }),
  same(
    "whoever was last spoken of",
    "its controller pays|that creature's controller pay|its|that creature's|that permanent's",
    {
      before: /\bunless $/,
      after: /^ (?:controller\b|\{)/,
    },
  ),
  same("601.2c: up to one of each is of any number of them", "each opponent|any number of opponents", {
    before: /\bfor $/i,
    after: /^, [\w ]*\bup to one target\b/,
  }),
  same("whoever was last spoken of", "attacking|", { before: /\bthat $/, after: /^ ?player\b/ }),
  // Whom they chose is another, called the second.
  same(
    "who chose is whoever was last spoken of",
    "the first player|that player|that opponent|the player|the opponent",
    {
      before: /\band is their opponent\. $/,
    },
  ),
  same("who chose is whoever was last spoken of", "first player|player|opponent", {
    before: /\band is their opponent\. The $/i,
  }),
  same("who chose is whoever was last spoken of", "first|", {
    before: /\band is their opponent\. The $/i,
    after: /^ ?player\b/,
  }),
  same("whoever was last spoken of", "chosen|", { before: /\bthe $/i, after: /^ ?(?:player|opponent)\b/ }),
  same("601.2h: whoever casts it spends the mana", "you|they", { after: /^ may spend mana as though/ }),
  same("whoever was last spoken of", "|opponent's|player's", { before: /\bthat $/, after: /^ ?library/ }),
  same("each of them has one", "their|each player's", { before: /\beach player discards $/i }),
  same("102.1: whose upkeep it is is the active player", "the player|that player|the active player", {
    before: /\bat the beginning of each (?:opponent|player)'s upkeep\b[\s\S]*$/i,
  }),
  same("who accepted the offer to search", "does|searches a library this way", {
    before: /\bmay search their library\b[\s\S]*\bfor each opponent who $/i,
  }),
];
