/** Generated from the OpenAPI document: `npm run openapi`. What a client of the HTTP API sends and gets. */
export type VariantName =
  | "duel"
  | "free-for-all"
  | "grand-melee"
  | "team-vs-team"
  | "emperor"
  | "two-headed-giant"
  | "alternating-teams"
  | "commander"
  | "brawl"
  | "two-headed-commander"
  | "planechase"
  | "single-planar-deck"
  | "planechase-commander"
  | "two-headed-planechase"
  | "grand-melee-planechase"
  | "vanguard"
  | "archenemy"
  | "archenemy-commander"
  | "supervillain-rumble";

export type Supertype = "basic" | "legendary" | "ongoing" | "snow" | "world";

export type StopStep =
  | "upkeep"
  | "draw"
  | "precombatMain"
  | "beginningOfCombat"
  | "declareAttackers"
  | "declareBlockers"
  | "firstStrikeDamage"
  | "combatDamage"
  | "endOfCombat"
  | "postcombatMain"
  | "end";

export type StopProfile = "default" | "reactive" | "quick";

export type StopEvent = "concerned" | "spell" | "ability";

/** The steps of 501-514; a main phase stands for itself. */
export type Step =
  | "untap"
  | "upkeep"
  | "draw"
  | "precombatMain"
  | "beginningOfCombat"
  | "declareAttackers"
  | "declareBlockers"
  | "firstStrikeDamage"
  | "combatDamage"
  | "endOfCombat"
  | "postcombatMain"
  | "end"
  | "cleanup";

/** 702.131c, 722.1, 723.1. */
export type PlayerDesignation =
  | "monarch"
  | "initiative"
  | "citysBlessing"
  | "enduringStory";

export type PlainKeyword =
  | "deathtouch"
  | "defender"
  | "double strike"
  | "first strike"
  | "flash"
  | "flying"
  | "haste"
  | "hexproof"
  | "indestructible"
  | "intimidate"
  | "lifelink"
  | "reach"
  | "shroud"
  | "trample"
  | "vigilance"
  | "menace"
  | "fear"
  | "shadow"
  | "horsemanship"
  | "skulk"
  | "infect"
  | "wither"
  | "changeling"
  | "devoid"
  | "banding"
  | "flanking"
  | "phasing"
  | "exalted"
  | "prowess"
  | "battle cry"
  | "persist"
  | "undying"
  | "storm"
  | "cascade"
  | "convoke"
  | "delve"
  | "improvise"
  | "evolve"
  | "extort"
  | "soulbond"
  | "unleash"
  | "split second"
  | "space sculptor"
  | "conspire"
  | "rebound"
  | "paradigm"
  | "retrace"
  | "jump-start"
  | "living weapon"
  | "myriad"
  | "melee"
  | "exploit"
  | "ingest"
  | "assist"
  | "ascend"
  | "storied"
  | "mentor"
  | "riot"
  | "training"
  | "decayed"
  | "daybound"
  | "nightbound"
  | "compleated"
  | "read ahead"
  | "enlist"
  | "for mirrodin!"
  | "gravestorm"
  | "haunt"
  | "hideaway"
  | "epic"
  | "cipher"
  | "dethrone"
  | "demonstrate"
  | "aftermath"
  | "fuse"
  | "totem armor"
  | "umbra armor"
  | "partner"
  | "choose a Background"
  | "doctor's companion"
  | "double team"
  | "start your engines!"
  | "undaunted"
  | "provoke"
  | "ravenous"
  | "living metal"
  | "trample over planeswalkers"
  | "sunburst"
  | "bargain"
  | "hidden agenda"
  | "double agenda"
  | "job select"
  | "increment"
  | "station";

/** 500.1. */
export type Phase =
  | "beginning"
  | "precombatMain"
  | "combat"
  | "postcombatMain"
  | "ending";

export type Objection = "cast" | "activated" | "blocked";

export type ManualPlace =
  | "battlefield"
  | "hand"
  | "graveyard"
  | "exile"
  | "libraryTop"
  | "libraryBottom"
  | "library";

export type ManualDuration = "endOfTurn" | "forever";

export type Layout =
  | "normal"
  | "split"
  | "flip"
  | "transform"
  | "modal_dfc"
  | "meld"
  | "adventure"
  | "prepare"
  | "leveler"
  | "class"
  | "saga"
  | "case"
  | "mutate"
  | "prototype"
  | "token";

/** 613.1a-g and 613.4a-d, in order. */
export type Layer =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7a"
  | "7b"
  | "7c"
  | "7d";

/** What players are spoken to in (ISO 639-1); Portuguese is Brazil's. */
export type Language = "en" | "it" | "pt";

/** Why something cannot be done now. */
export type Hindrance =
  | "notYourTurn"
  | "notNow"
  | "limited"
  | "landPlayed"
  | "forbidden"
  | "noCost"
  | "mana"
  | "costs"
  | "targets"
  | "tapped"
  | "new"
  | "used"
  | "defender"
  | "evasion";

export type Format =
  | "casual"
  | "limited"
  | "standard"
  | "pioneer"
  | "modern"
  | "legacy"
  | "vintage"
  | "pauper"
  | "commander"
  | "brawl";

/** What a permanent has become, which is no part of its characteristics. */
export type Designation =
  | "monstrous"
  | "renowned"
  | "suspected"
  | "prepared"
  | "harnessed"
  | "saddled"
  | "solved"
  | "exerted"
  | "ringBearer";

export type DeckSection =
  | "main"
  | "sideboard"
  | "commander"
  | "companion"
  | "planar"
  | "scheme"
  | "attraction"
  | "vanguard"
  | "conspiracy";

export type Color = "W" | "U" | "B" | "R" | "G";

export type ChatChannel = "discord" | "telegram" | "slack";

export type CardType =
  | "artifact"
  | "battle"
  | "creature"
  | "dungeon"
  | "enchantment"
  | "instant"
  | "kindred"
  | "land"
  | "planeswalker"
  | "sorcery"
  | "conspiracy"
  | "phenomenon"
  | "plane"
  | "scheme"
  | "vanguard";

/** Computer players: three levels, and two that others are measured by. */
export type BotName = "casual" | "regular" | "strong" | "heuristic" | "random";

export type About =
  | "priority"
  | "entropy"
  | "mulligan"
  | "mulliganBottom"
  | "defendingPlayer"
  | "attackers"
  | "blockers"
  | "band"
  | "damageOrder"
  | "damage"
  | "mode"
  | "x"
  | "target"
  | "divide"
  | "payment"
  | "additionalCost"
  | "alternativeCost"
  | "cost"
  | "manaColor"
  | "triggerOrder"
  | "replacement"
  | "prevention"
  | "timestamps"
  | "legendRule"
  | "sector"
  | "door"
  | "dungeon"
  | "may"
  | "discard"
  | "sacrifice"
  | "search"
  | "choose"
  | "order"
  | "scry"
  | "surveil"
  | "color"
  | "type"
  | "cardName"
  | "number"
  | "player"
  | "untap"
  | "vote"
  | "pile"
  | "merge"
  | "unless"
  | "shortcut"
  | "manual";

export interface AccountOpened {
  token: string;
  expiresAt: number;
}

export type Act =
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "answer";
      /**
       * @min 1
       * @max 9007199254740991
       */
      ask: number;
      /**
       * @maxItems 200
       * @minItems 1
       */
      answers: readonly NewSubmission[];
      to?: "postcombatMain" | "nextTurn";
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "concede";
      match?: true;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "sideboard";
      /** @maxItems 500 */
      main?: readonly {
        /**
         * @min 0
         * @max 1000000
         */
        card: number;
        /**
         * @min 1
         * @max 500
         */
        count: number;
      }[];
      /**
       * @min 0
       * @max 15
       */
      first?: number;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "takeBack";
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "offerDraw" | "acceptDraw" | "declineDraw";
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "offerTakeBack" | "acceptTakeBack" | "declineTakeBack";
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "proposeManual";
      card: string;
      /**
       * @maxItems 12
       * @minItems 1
       */
      instructions: readonly (
        | {
            do: "move";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
            to:
              | "battlefield"
              | "hand"
              | "graveyard"
              | "exile"
              | "libraryTop"
              | "libraryBottom"
              | "library";
            /**
             * @min 0
             * @max 15
             */
            player?: number;
            tapped?: true;
          }
        | {
            do:
              | "destroy"
              | "sacrifice"
              | "counterSpell"
              | "tap"
              | "untap"
              | "transform";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
          }
        | {
            do: "counters";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects?: readonly string[];
            /**
             * @maxItems 16
             * @minItems 1
             */
            players?: readonly number[];
            /**
             * @minLength 1
             * @maxLength 60
             */
            kind: string;
            /**
             * @min -100000
             * @max 100000
             */
            count: number;
          }
        | {
            do: "token";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @min 1
             * @max 100
             */
            count: number;
            token: {
              /**
               * @minLength 1
               * @maxLength 60
               */
              name?: string;
              /** @maxItems 5 */
              colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
              /** @maxItems 5 */
              supertypes?: readonly (
                | "basic"
                | "legendary"
                | "ongoing"
                | "snow"
                | "world"
              )[];
              /** @maxItems 5 */
              types?: readonly (
                | "artifact"
                | "battle"
                | "creature"
                | "dungeon"
                | "enchantment"
                | "instant"
                | "kindred"
                | "land"
                | "planeswalker"
                | "sorcery"
                | "conspiracy"
                | "phenomenon"
                | "plane"
                | "scheme"
                | "vanguard"
              )[];
              /** @maxItems 8 */
              subtypes?: readonly string[];
              /**
               * @min -100000
               * @max 100000
               */
              power?: number;
              /**
               * @min -100000
               * @max 100000
               */
              toughness?: number;
              /** @maxItems 10 */
              keywords?: readonly (
                | "deathtouch"
                | "defender"
                | "double strike"
                | "first strike"
                | "flash"
                | "flying"
                | "haste"
                | "hexproof"
                | "indestructible"
                | "intimidate"
                | "lifelink"
                | "reach"
                | "shroud"
                | "trample"
                | "vigilance"
                | "menace"
                | "fear"
                | "shadow"
                | "horsemanship"
                | "skulk"
                | "infect"
                | "wither"
                | "changeling"
                | "devoid"
                | "banding"
                | "flanking"
                | "phasing"
                | "exalted"
                | "prowess"
                | "battle cry"
                | "persist"
                | "undying"
                | "storm"
                | "cascade"
                | "convoke"
                | "delve"
                | "improvise"
                | "evolve"
                | "extort"
                | "soulbond"
                | "unleash"
                | "split second"
                | "space sculptor"
                | "conspire"
                | "rebound"
                | "paradigm"
                | "retrace"
                | "jump-start"
                | "living weapon"
                | "myriad"
                | "melee"
                | "exploit"
                | "ingest"
                | "assist"
                | "ascend"
                | "storied"
                | "mentor"
                | "riot"
                | "training"
                | "decayed"
                | "daybound"
                | "nightbound"
                | "compleated"
                | "read ahead"
                | "enlist"
                | "for mirrodin!"
                | "gravestorm"
                | "haunt"
                | "hideaway"
                | "epic"
                | "cipher"
                | "dethrone"
                | "demonstrate"
                | "aftermath"
                | "fuse"
                | "totem armor"
                | "umbra armor"
                | "partner"
                | "choose a Background"
                | "doctor's companion"
                | "double team"
                | "start your engines!"
                | "undaunted"
                | "provoke"
                | "ravenous"
                | "living metal"
                | "trample over planeswalkers"
                | "sunburst"
                | "bargain"
                | "hidden agenda"
                | "double agenda"
                | "job select"
                | "increment"
                | "station"
              )[];
            };
          }
        | {
            do: "tokenCopy";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @min 1
             * @max 100
             */
            count: number;
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
          }
        | {
            do: "life";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @min -100000
             * @max 100000
             */
            count: number;
          }
        | {
            do: "draw" | "mill" | "scry" | "surveil";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @min 1
             * @max 100
             */
            count: number;
          }
        | {
            do: "discard";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @min 1
             * @max 100
             */
            count: number;
            random?: true;
          }
        | {
            do: "shuffle";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
          }
        | {
            do: "search";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @min 1
             * @max 100
             */
            count: number;
            to:
              | "battlefield"
              | "hand"
              | "graveyard"
              | "exile"
              | "libraryTop"
              | "libraryBottom"
              | "library";
            /**
             * @min 1
             * @max 100
             */
            top?: number;
            tapped?: true;
          }
        | {
            do: "reveal";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            from: "hand" | "library";
            /**
             * @min 1
             * @max 100
             */
            count: number;
          }
        | {
            do: "damage";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects?: readonly string[];
            /**
             * @maxItems 16
             * @minItems 1
             */
            players?: readonly number[];
            /**
             * @min -100000
             * @max 100000
             */
            count: number;
          }
        | {
            do: "control";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
            /**
             * @min 0
             * @max 15
             */
            player: number;
            until: "endOfTurn" | "forever";
          }
        | {
            do: "attach";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
            to: string;
          }
        | {
            do: "stats";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
            /**
             * @min -100000
             * @max 100000
             */
            power: number;
            /**
             * @min -100000
             * @max 100000
             */
            toughness: number;
            set?: true;
            until: "endOfTurn" | "forever";
          }
        | {
            do: "gain";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects: readonly string[];
            keyword:
              | "deathtouch"
              | "defender"
              | "double strike"
              | "first strike"
              | "flash"
              | "flying"
              | "haste"
              | "hexproof"
              | "indestructible"
              | "intimidate"
              | "lifelink"
              | "reach"
              | "shroud"
              | "trample"
              | "vigilance"
              | "menace"
              | "fear"
              | "shadow"
              | "horsemanship"
              | "skulk"
              | "infect"
              | "wither"
              | "changeling"
              | "devoid"
              | "banding"
              | "flanking"
              | "phasing"
              | "exalted"
              | "prowess"
              | "battle cry"
              | "persist"
              | "undying"
              | "storm"
              | "cascade"
              | "convoke"
              | "delve"
              | "improvise"
              | "evolve"
              | "extort"
              | "soulbond"
              | "unleash"
              | "split second"
              | "space sculptor"
              | "conspire"
              | "rebound"
              | "paradigm"
              | "retrace"
              | "jump-start"
              | "living weapon"
              | "myriad"
              | "melee"
              | "exploit"
              | "ingest"
              | "assist"
              | "ascend"
              | "storied"
              | "mentor"
              | "riot"
              | "training"
              | "decayed"
              | "daybound"
              | "nightbound"
              | "compleated"
              | "read ahead"
              | "enlist"
              | "for mirrodin!"
              | "gravestorm"
              | "haunt"
              | "hideaway"
              | "epic"
              | "cipher"
              | "dethrone"
              | "demonstrate"
              | "aftermath"
              | "fuse"
              | "totem armor"
              | "umbra armor"
              | "partner"
              | "choose a Background"
              | "doctor's companion"
              | "double team"
              | "start your engines!"
              | "undaunted"
              | "provoke"
              | "ravenous"
              | "living metal"
              | "trample over planeswalkers"
              | "sunburst"
              | "bargain"
              | "hidden agenda"
              | "double agenda"
              | "job select"
              | "increment"
              | "station";
            until: "endOfTurn" | "forever";
          }
        | {
            do: "mana";
            /**
             * @maxItems 16
             * @minItems 1
             */
            players: readonly number[];
            /**
             * @minLength 1
             * @maxLength 90
             */
            mana: string;
          }
        | {
            do: "note";
            /**
             * @maxItems 200
             * @minItems 1
             */
            objects?: readonly string[];
            /**
             * @minLength 1
             * @maxLength 200
             */
            text: string;
          }
      )[];
      done?: true;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "acceptManual" | "declineManual";
      /**
       * @min 1
       * @max 9007199254740991
       */
      proposal: number;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "say";
      /**
       * @minLength 1
       * @maxLength 500
       */
      text: string;
      via?: "discord" | "telegram" | "slack";
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "note";
      /** @maxLength 2000 */
      text: string;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "mute";
      /**
       * @min 0
       * @max 15
       */
      whom: number;
      muted: boolean;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "rematch";
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "claim";
      /**
       * @min 0
       * @max 15
       */
      against: number;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "remindMe";
      at: number | null;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "passEarly";
      /**
       * @min 1
       * @max 9007199254740991
       */
      ask: number;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "orders";
      /**
       * @min 0
       * @max 9007199254740991
       */
      ordersRevision: number;
      stops?: NewStops;
      orders?: NewOrders;
      preferences?: NewPreferences;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "plan";
      /**
       * @min 0
       * @max 9007199254740991
       */
      ordersRevision: number;
      plan: NewPlan | null;
      /**
       * @min 1
       * @max 9007199254740991
       */
      ask?: number;
    }
  | {
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /**
       * @min 0
       * @max 15
       */
      seat?: number;
      do: "renewLink";
      /** @pattern ^[\w-]{43}$ */
      keep: string;
    };

/** The game after the action, as `SeatSnapshot`; a further question for this seat is in `view.pending`. */
export interface Acted {
  gameId: string;
  seat: Seat;
  /** Numbers this seat's questions; sent back with an answer. The latest question is open while `view.pending` is not empty. */
  ask: number;
  /** Others are asked first for priority, and then this seat: it may say already that it passes unless they act ("asked", `passEarly` with this `ask`), or it has ("passed"). Nobody else is told. */
  early?: "asked" | "passed";
  /** When the open question runs out, if the game has a pace. */
  dueAt?: number;
  /** When this seat wanted to be reminded. */
  remindAt?: number;
  /** What this seat has left, if the game has a clock. Of the others nobody is told more than `away` and `claimable`. */
  clock?: {
    reserveMs: number;
    vacationMs: number;
    excused: number;
  };
  /** Who is on vacation. */
  away?: readonly {
    seat: Seat;
    until: number;
  }[];
  /** Whose time has run out, so that an opponent may claim the game. */
  claimable?: readonly Seat[];
  /** Who offers a draw, and who has agreed, the offering seat included. */
  drawOffered?: {
    by: Seat;
    agreed: readonly Seat[];
  };
  takeBackOffered?: {
    by: Seat;
    agreed: readonly Seat[];
  };
  /** The names of the manual cards in each seat's deck, by seat, and when silence is consent; absent where there can be none. */
  manualCards?: {
    names: readonly (readonly string[])[];
    acceptAfterMs?: number;
  };
  /** What is to be done by hand, at most one proposal of a seat. */
  manualProposed?: readonly ManualProposal[];
  /** Nobody but computer players has answered since this seat did, so that it may ask to go back a step. */
  mayGoBack?: true;
  /** The latest lines, without those of seats this one has muted. */
  chat?: readonly ChatLine[];
  muted?: readonly Seat[];
  note?: string;
  /** Who wants to play again; once all do, the new game and the secret that opens this player's seat in it. */
  rematch?: {
    wanted: readonly Seat[];
    gameId?: string;
    secret?: string;
  };
  /** How a match stands. Arrays are by seat; seats stay the same for the whole match. */
  match?: MatchLook;
  /** What opens the game to spectators, for whoever wants to pass it on, and a preview of it: `/watch/{preview}#/watch/{gameId}/{secret}`. */
  watch?: {
    /** How far behind spectators are, agreed when the game is created; absent, nobody may watch. Both hold if both are given. */
    rules: WatchRules;
    secret: string;
    preview: string;
  };
  /** What the server committed itself to before anything was left to chance, and whether the record is there to check it by. */
  fairness?: {
    commitment: string;
    record?: true;
  };
  /** Once the game, and its match, is over: opens it to be watched from its beginning, by whoever it is shown to. */
  replay?: string;
  view: SeatView;
  seats: readonly SeatInfo[];
  /** This seat's own, and nobody else's. */
  orders: OwnOrders;
  /** What `since` of the next `GET .../log` should be to get only what is new. */
  logNext: number;
  /** "repeated": this action had been done before; nothing happened now. */
  outcome: "done" | "repeated";
  events: readonly LogEntry[];
}

export type Aim =
  | "it"
  | "its controller"
  | "me"
  | {
      name: string;
      whose?: "own" | "opponents";
    };

/** One answer; `ask` repeats the kind of its question. */
export type Answer =
  | {
      ask: "priority";
      /** `byHand` asks how to pay; otherwise the solver pays. */
      action: PriorityAction;
    }
  | {
      ask: "choose";
      chosen: readonly Handle[];
    }
  | {
      ask: "confirm";
      yes: boolean;
    }
  | {
      ask: "number";
      number: number;
    }
  | {
      ask: "option";
      chosen: readonly number[];
    }
  | {
      ask: "name";
      name: string;
    }
  | {
      ask: "order";
      order: readonly number[];
    }
  | {
      ask: "attackers";
      attacks: readonly Attack[];
    }
  | {
      ask: "blockers";
      blocks: readonly Block[];
    }
  | {
      ask: "divide";
      amounts: readonly number[];
    }
  | {
      ask: "pay";
      with:
        | "auto"
        | readonly {
            /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
            source: Handle;
            ability: number;
          }[];
    }
  | {
      ask: "manual";
      /** What the text of a manual card (`CardDefinition.manual`) does, said by a player and carried out by the rules: the events are those of any spell or ability, so that they are replaced, trigger and are told like all others. What is chosen in a hidden zone is chosen by its owner, as the instruction is carried out. */
      manual: Manual;
    };

export type AnswerChallenge =
  | {
      do: "accept";
      /**
       * @minLength 1
       * @maxLength 60
       */
      name: string;
      /**
       * @minLength 1
       * @maxLength 20000
       */
      deck: string;
      /** @pattern ^[\w-]{43}$ */
      keep: string;
      stops?: NewStops;
    }
  | {
      do: "decline";
    }
  | {
      do: "withdraw";
      /** @pattern ^[\w-]{43}$ */
      keep: string;
    };

export interface Attack {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  attacker: Handle;
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  defender: Handle;
}

export interface Block {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  blocker: Handle;
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  attacker: Handle;
}

export interface Bounds {
  min?: number;
  max?: number;
}

/** `GET /v1/decks`. */
export interface BuiltInDecks {
  decks: readonly ListedDeck[];
  /** Decks with a commander, for the variants that are played with one (903). */
  commander?: readonly ListedDeck[];
  /** The same for Brawl (903.12). */
  brawl?: readonly ListedDeck[];
  /** What can be played, and at which tables. */
  variants: readonly PlayableVariant[];
}

/** What is seen of a card from across a table: its picture follows from it. */
export interface CardFace {
  name: string;
  manaCost: string;
  colors: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  text: string;
  /** A picture of a card that lies elsewhere; for an installation that shows such pictures (docs/cards.md). */
  picture?: CardPicture;
}

/** A picture of a card that lies elsewhere; for an installation that shows such pictures (docs/cards.md). */
export interface CardPicture {
  /** Absolute, https. */
  address: string;
  artist?: string;
}

/** Characteristics as they are now (109.3), of an object this seat may see. */
export interface CardView {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  id: Handle;
  name: string;
  /** The name in other languages, where the game's cards were imported with them. */
  printedNames?: PrintedNames;
  /** Where the game's cards were imported with pictures; a page shows it if its installation lets it. */
  picture?: CardPicture;
  manaCost: string;
  colors: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  text: string;
  power?: number;
  toughness?: number;
  loyalty?: number;
  defense?: number;
  owner: Seat;
  faceDown?: boolean;
  /** A manual card: its text is carried out by hand. */
  manual?: true;
  counters?: Readonly<Record<string, number>>;
  chosen?: readonly Choice[];
  /** 309.4: of a dungeon, the room in which its owner is. */
  room?: string;
  /** 712.6: what else is printed on it: the other side, an Adventure, what it flips into. */
  otherFaces?: readonly OtherFace[];
}

/** `GET /v1/cards?q=...`: a page of the cards that a query asks for; an empty one asks for all. Beyond it, `after`: what the page before gave as `next`. */
export interface CardsFound {
  cards: readonly ShownCard[];
  /** How many there are, where that is known without reading them all. */
  total?: number;
  next?: string;
}

/** `GET /v1/challenges/{id}`, and what every request about one answers. */
export interface Challenge {
  options?: {
    startingLife?: number;
    damageAssignment?: "ordered" | "free";
    startingPlayer?: Seat;
    mulligans?: boolean;
    /** Each person is asked for a number that is mixed into the chance of the game, before it begins (docs/fairness.md). */
    entropy?: true;
  };
  /** How long a game may wait for somebody; absent, for ever. Agreed when it is created. */
  pace?: Pace;
  /** A match of so many games, between two (100.6a); cards may be exchanged with the sideboard before each next one. */
  bestOf?: 1 | 3;
  /** 806-811, 901-904: how it is played; absent, the usual game, everybody for themselves. Options come on top of the variant's. */
  variant?: VariantName;
  /** 102.3: the seats of each team, where the variant has teams; absent, as many equal ones as `teamCount` says, or the usual ones. */
  teams?: readonly (readonly Seat[])[];
  teamCount?: number;
  /** Decks may have cards that are not read, which their players carry out by hand; absent, none may. */
  manualCards?: ManualCardRules;
  /** How many play; two if absent. */
  players: number;
  /** Listed for everybody; else only who is given the link finds it, and may decline. */
  open: boolean;
  /** How far behind spectators are, agreed when the game is created; absent, nobody may watch. Both hold if both are given. */
  watch?: WatchRules;
  challengeId: string;
  /** Leads there. */
  link: string;
  /** Who has come so far, the one who posted it first. */
  names: readonly string[];
  /** The colours of their decks, likewise; absent of challenges from before these were told. */
  colors?: readonly (readonly Color[])[];
  /** The manual cards in the decks of those who have come, where the terms allow any. */
  manual?: readonly (readonly string[])[];
  status: "waiting" | "begun" | "declined" | "withdrawn" | "expired";
  postedAt: number;
  expiresAt: number;
  /** Once it has begun; each opens their seat with the secret they kept. */
  gameId?: string;
}

export type ChangeChats =
  | {
      do: "code";
    }
  | {
      do: "link";
      /**
       * @minLength 1
       * @maxLength 40
       */
      code: string;
    }
  | {
      do: "unlink" | "test";
      channel: "discord" | "telegram" | "slack";
      /**
       * @minLength 1
       * @maxLength 200
       */
      account: string;
    };

export type ChangeDecks =
  | {
      do: "save";
      /** @pattern ^[\w-]{8,64}$ */
      actionId: string;
      /** @pattern ^[\w-]{8,64}$ */
      id: string;
      /**
       * @minLength 1
       * @maxLength 60
       */
      name: string;
      format:
        | "casual"
        | "limited"
        | "standard"
        | "pioneer"
        | "modern"
        | "legacy"
        | "vintage"
        | "pauper"
        | "commander"
        | "brawl";
      /**
       * @minLength 1
       * @maxLength 20000
       */
      list: string;
      /**
       * @min 0
       * @max 1000000000
       */
      revision: number;
    }
  | {
      do: "remove";
      /** @pattern ^[\w-]{8,64}$ */
      id: string;
    };

export type ChangeDevices =
  | {
      do: "add";
      /**
       * @format uri
       * @maxLength 1000
       */
      endpoint: string;
      keys: {
        /** @pattern ^[\w-]{87}=?$ */
        p256dh: string;
        /** @pattern ^[\w-]{22}(==)?$ */
        auth: string;
      };
      /**
       * @minLength 1
       * @maxLength 60
       */
      name: string;
    }
  | {
      do: "remove";
      /** @pattern ^[a-z0-9]{1,32}$ */
      id: string;
    };

export type ChangeSessions =
  | {
      do: "end";
      /** @pattern ^[0-9a-f]{16}$ */
      id: string;
    }
  | {
      do: "code";
    }
  | {
      do: "recovery";
    };

export interface Changed {
  gains: readonly string[];
  loses: readonly string[];
}

export interface ChatLine {
  seat: Seat;
  at: number;
  text: string;
  /** Said in a channel of that platform, where everybody there read it. */
  via?: ChatChannel;
}

/** Whose chat it is; the code works still. */
export interface ChatOfCode {
  channel: ChatChannel;
  /** What the platform calls them. */
  name: string;
}

/** All chats as they are then. */
export interface ChatsChanged {
  chats: readonly LinkedChat[];
  /** The code that was asked for. It works once, until then (epoch milliseconds). */
  code?: string;
  until?: number;
  /** The account whose code it was. */
  linked?: LinkedChat;
  /** Whether a message came through. "refused": the platform says that there is no use in trying again (a bot that was blocked, an account that takes no messages); "busy": it wants to be left alone for now. `reason`: its own words. */
  tested?: Tested;
}

export interface CheckDeck {
  /**
   * @minLength 1
   * @maxLength 20000
   */
  deck: string;
}

/** 607.2d: a quality chosen for an object, which all players know: a colour as "W", the name of a type, a card or a kind of counter, a number, a word or a seat. `by`: who chose it, where each player chooses one. */
export interface Choice {
  of:
    | "color"
    | "type"
    | "name"
    | "player"
    | "number"
    | "word"
    | "counterKind"
    | "sector";
  is: string | number;
  by?: Seat;
}

/** A clock runs only for the seat that is waited for. */
export interface ClockRules {
  /** What begins a new allowance: each time the game comes to wait for the seat, or each question. */
  each: "handOff" | "move";
  allowanceMs: number;
  /** For the whole game, used when an allowance is used up. */
  reserveMs?: number;
  /** The least is answered for the seat (pass, no attack, no block), an opponent may claim the game, or it is lost. */
  onTimeout: "defaultAnswer" | "claim" | "forfeit";
  /** So many times a seat gets a new allowance instead. */
  excusedMisses?: number;
  /** With "defaultAnswer": the seat has abandoned the game, and loses it, when it misses so often in a row. */
  abandonedAfterMisses?: number;
  /** So many days of their vacations players may take in this game. */
  vacationDays?: number;
  /** The clock stands still in these times of the player's own calendar. */
  rests?: readonly ("quietHours" | "weekends")[];
}

export interface CommanderView {
  name: string;
  /** Absent in a hidden zone and outside the game. */
  id?: Handle;
  /** Absent where this seat may not look: a library, somebody else's hand. */
  zone?: string;
  /** 903.8: what it costs in addition, for its owner, from the command zone. */
  tax: number;
  /** 903.10a: by seat, the combat damage it has dealt; nobody who was dealt none. */
  damage: Readonly<Record<string, number>>;
}

/** 807.5: a turn that is taken at the same time, with its stack, the top last. */
export interface ConcurrentTurnView {
  turn: TurnView;
  stack: readonly StackObjectView[];
}

/** What an order waits for, or is interrupted by. All of it is public, or on the battlefield as its player sees it. */
export type Condition =
  | StopEvent
  | "attacked"
  | {
      /** Which objects an order is about. Every field given must fit; of a list, one of its words. */
      stack: ObjectPattern;
    }
  | {
      /** Which objects an order is about. Every field given must fit; of a list, one of its words. */
      attacker: ObjectPattern;
    }
  | {
      /** Which objects an order is about. Every field given must fit; of a list, one of its words. */
      battlefield: ObjectPattern;
    }
  | {
      life: number;
    };

export interface ConfirmEmail {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string;
}

export interface CreateGame {
  /** @pattern ^[\w-]{22,64}$ */
  actionId?: string;
  /**
   * @maxItems 8
   * @minItems 2
   */
  seats: readonly {
    /**
     * @minLength 1
     * @maxLength 60
     */
    name: string;
    /**
     * @minLength 1
     * @maxLength 20000
     */
    deck: string;
    as:
      | "link"
      | "invite"
      | {
          bot: "casual" | "regular" | "strong" | "heuristic" | "random";
        };
    stops?: NewStops;
  }[];
  variant?:
    | "duel"
    | "free-for-all"
    | "grand-melee"
    | "team-vs-team"
    | "emperor"
    | "two-headed-giant"
    | "alternating-teams"
    | "commander"
    | "brawl"
    | "two-headed-commander"
    | "planechase"
    | "single-planar-deck"
    | "planechase-commander"
    | "two-headed-planechase"
    | "grand-melee-planechase"
    | "vanguard"
    | "archenemy"
    | "archenemy-commander"
    | "supervillain-rumble";
  /** @maxItems 8 */
  teams?: readonly (readonly number[])[];
  /**
   * @min 2
   * @max 8
   */
  teamCount?: number;
  options?: {
    /**
     * @min 1
     * @max 1000
     */
    startingLife?: number;
    damageAssignment?: "ordered" | "free";
    /**
     * @min 0
     * @max 15
     */
    startingPlayer?: number;
    mulligans?: boolean;
    entropy?: true;
  };
  pace?: {
    /**
     * @min 60000
     * @max 31536000000
     */
    remindAfterMs?: number;
    /**
     * @min 60000
     * @max 31536000000
     */
    concedeAfterMs?: number;
    clock?: {
      each: "handOff" | "move";
      /**
       * @min 60000
       * @max 31536000000
       */
      allowanceMs: number;
      /**
       * @min 60000
       * @max 31536000000
       */
      reserveMs?: number;
      onTimeout: "defaultAnswer" | "claim" | "forfeit";
      /**
       * @min 1
       * @max 365
       */
      excusedMisses?: number;
      /**
       * @min 1
       * @max 365
       */
      abandonedAfterMisses?: number;
      /**
       * @min 1
       * @max 365
       */
      vacationDays?: number;
      /** @maxItems 2 */
      rests?: readonly ("quietHours" | "weekends")[];
    };
  };
  manualCards?: {
    /**
     * @min 1
     * @max 10
     */
    most?: number;
    /**
     * @min 60000
     * @max 31536000000
     */
    acceptAfterMs?: number;
  };
  bestOf?: 1 | 3;
  watch?: {
    /**
     * @min 1
     * @max 100
     */
    turns?: number;
    /**
     * @min 60000
     * @max 31536000000
     */
    ms?: number;
  };
}

/** Everything the game can ask a player, and every answer. A question is a typed specification, never an enumeration of all attacks or payments. `E` is how players and objects are named: `Entity` inside the engine, an opaque handle in what a seat is shown. */
export type Decision =
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "priority";
      actions: readonly PriorityAction[];
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "choose";
      from: readonly Handle[];
      min: number;
      max: number;
      show?: readonly Handle[];
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "confirm";
      bottom?: {
        keep: number;
        again: number;
      };
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "number";
      min: number;
      max: number;
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "option";
      options: readonly string[];
      min: number;
      max: number;
      repeat?: boolean;
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "name";
      suggestions: readonly string[];
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "order";
      items: readonly OrderItem[];
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "attackers";
      attackers: readonly MayAttack[];
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "blockers";
      blockers: readonly MayBlock[];
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "divide";
      total: number;
      among: readonly Share[];
      least?: number;
    }
  | {
      /** Who makes this choice by the rules. */
      player: Seat;
      /** Who answers: another player if `player` is controlled (720). */
      decidedBy: Seat;
      /** Names the question within one procedure; answers sent together match by it, never by position. */
      slot: string;
      about: About;
      /** The spell, ability or permanent that asks, where there is one. */
      source?: Handle;
      /** For a person, in codes: parts of a cost and keywords, as lib/words/hints.ts says them. Never needed to answer. */
      hint?: string;
      ask: "pay";
      cost: string;
      sources: readonly ManaSource[];
      pool: string;
    };

export interface DeckCard {
  /** What `sideboard` calls it. */
  card: number;
  name: string;
  manaCost: string;
  types: readonly string[];
  /** How many are in the deck of this game, and how many in the sideboard. */
  main: number;
  side: number;
}

export interface DeckChecked {
  cards: number;
}

export type DeckFormat = Format;

export interface DeckRead {
  /** Of the costs, in the order of 105.1. */
  colors: readonly Color[];
  faces: readonly CardFace[];
  /** As it was given, or that of the built-in deck that was named. */
  list: string;
  name?: string;
  /** What it was checked against. */
  format: DeckFormat;
  lines: readonly ReadLine[];
  /** The cards that are unknown or cannot be played, and what the format objects to. */
  faults: readonly Fault[];
  /** Whether all its cards can be played here. */
  playable: boolean;
  /** The formats that object to nothing in it. */
  fits: readonly DeckFormat[];
}

/** All decks as they are then. */
export interface DecksChanged {
  /** Those changed last come first. */
  decks: readonly KeptDeck[];
  /** How many may be kept. */
  most: number;
  /** The one that was saved. */
  saved?: KeptDeck;
}

export interface DeleteAccount {
  sure: true;
}

/** All devices as they are then. */
export interface DevicesChanged {
  /** What browsers subscribe with (`applicationServerKey`): base64url. */
  key: string;
  devices: readonly PushDevice[];
  /** The one that was added. */
  added?: string;
}

export interface Disarmed {
  /** What a player said in advance. Names are those of cards, as printed in their view. */
  order: StandingOrder;
  turn: number;
  reason: string;
}

export interface EmailSet {
  /** "asked": a mail is on its way, and nothing changes before it is confirmed. */
  email: "asked" | "confirmed" | "stopped" | "removed";
}

/**
 * Identity. An `Entity` is a player or an object in one plain number:
 *
 * - 0..15 is a player, by seat;
 * - 16 and up is a card: its index in the game, plus one `INCARNATION` for each zone change (400.7: an object that   moves is a new object with no memory);
 * - below 0 is any other object (tokens, copies, abilities on the stack, emblems), numbered downwards.
 */
export type Entity = number;

export interface ExchangeLink {
  /**
   * @minLength 1
   * @maxLength 200
   */
  secret: string;
  /** @pattern ^[\w-]{43}$ */
  keep?: string;
  /** @maxLength 2000 */
  webhook?: string;
  quiet?: {
    /** @maxLength 60 */
    zone: string;
    /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
    from: string;
    /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
    to: string;
  };
  account?: KeepAccount;
}

/** `GET /v1/games/{gameId}/explanation`: of something the seat sees, by its handle. */
export type Explained = Explanation;

export interface ExplainedStep {
  /** 613.1a-g, 613.4a-d. */
  layer: Layer;
  /** What the effect comes from; without a name where the seat may not know it. Absent for counters. */
  source?: SourceView;
  /** 122.1a. */
  counters?: true;
  size?: {
    from?: Size;
    to?: Size;
  };
  name?: string;
  controller?: Seat;
  colors?: readonly Color[];
  types?: Changed;
  keywords?: Changed;
  /** How many more abilities, keywords apart, or fewer. */
  abilities?: number;
}

/** Why an object is what it is, and why a player cannot do with it what they might want to: facts for one seat, plain JSON. */
export interface Explanation {
  /** What it is before any effect (613.1): as printed, or as what it is a copy of. */
  base: Shown;
  /** 707.2. */
  copied?: true;
  /** 708.2. */
  faceDown?: true;
  /** What makes it what it is now, in the order of 613: everything that changes something about it. */
  steps: readonly ExplainedStep[];
  /** What its player is asked for now and cannot do with it. */
  cannot: readonly Hindered[];
}

/** One fault of what was sent. */
export interface Fault {
  /** Where: a field of the body, "line 12" of a deck list, or "deck". */
  at: string;
  /** In English. */
  message: string;
  /** The same for a program, to be said in another language: which fault, and what is said of it. */
  code?: string;
  values?: Readonly<Record<string, string | number | readonly string[]>>;
  card?: string;
  /** Of the deck list, from 1. */
  line?: number;
  /** The rule it breaks. */
  rule?: string;
  /** Whose deck it is, where several were sent. */
  seat?: number;
}

export interface Forgotten {
  /** How many games they are forgotten in. */
  games: number;
}

export interface Frame {
  /** So many steps of the record were done. */
  step: number;
  /** With all hands open. */
  view: SeatView;
  /** What happened in the last of them. */
  events: readonly LogEntry[];
}

export interface GameCreated {
  gameId: string;
  /** One for each seat a person takes. `secret` goes behind the # of the page's address and is shown only once. */
  seats: readonly {
    seat: Seat;
    secret: string;
    link: string;
  }[];
}

export interface GameResult {
  /** Empty when the game is a draw (104.4). */
  winners: readonly Seat[];
}

export interface GoAway {
  /** @pattern ^[\w-]{8,64}$ */
  actionId: string;
  /**
   * @min 0
   * @max 365
   */
  days: number;
}

/** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
export type Handle = string;

export interface Hindered {
  to: "play" | "cast" | "activate" | "attack" | "block";
  /** Which of its abilities, counted as actions count them. */
  ability?: number;
  /** The attacker that it cannot block. */
  of?: Handle;
  /** Why something cannot be done now. */
  why: Hindrance;
  /** The number of the rule that says so, of the edition of 2024-09-20. */
  rule: string;
}

/** `GET /v1/games/{gameId}/hint`: what the computer would answer in this seat's place, in a game against computer players alone. It knows what the seat sees, and plays on with what it guesses of the rest. Chances are to win, from 0 to 1. */
export interface Hint {
  answers: readonly Submission[];
  /** Why; absent where there was nothing to weigh. */
  thought?: {
    /** In how many supposed games the answer was played out. */
    games: number;
    chance: number;
    /** The next best answer. */
    instead?: {
      /** One answer; `ask` repeats the kind of its question. */
      answer: Answer;
      chance: number;
    };
    /** The card that was worst to meet, and the chance where somebody else cast it. */
    fear?: {
      card: string;
      chance: number;
    };
  };
}

export interface InForce {
  /** The source of an effect or ability; neither of what this seat cannot see, no `id` of what is gone. */
  source: SourceView;
  controller: Seat;
  /** "later": a delayed triggered ability waits; "nextSpell": it waits for a spell; otherwise when the effect ends. */
  until:
    | "later"
    | "nextSpell"
    | "endOfTurn"
    | "endOfCombat"
    | "thisStep"
    | "planeswalk"
    | "turnOf"
    | "endOfTurnOf"
    | "combatOf"
    | "stepOf"
    | "while";
  /** Whose turn, of those that end with one. */
  player?: Seat;
  /** The permanents and spells it affects, where those are certain ones; at most 60 of them. */
  affects?: readonly Handle[];
}

export interface JoinAccount {
  /**
   * @minLength 1
   * @maxLength 60
   */
  code: string;
  /** @pattern ^[\w-]{43}$ */
  keep: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  device?: string;
}

/** A cost that the player's untapped sources should be able to pay afterwards: as far as possible, or without fail. */
export interface Keep {
  /** In symbols, "{1}{U}". */
  mana: string;
  must?: true;
}

export interface KeepAccount {
  /** @pattern ^[\w-]{43}$ */
  keep: string;
  language?: "en" | "it" | "pt";
  /**
   * @minLength 1
   * @maxLength 60
   */
  device?: string;
}

export interface KeptDeck {
  /** Of the costs, in the order of 105.1. */
  colors: readonly Color[];
  faces: readonly CardFace[];
  id: string;
  name: string;
  format: DeckFormat;
  /** How many cards are in it, the sideboard aside. */
  cards: number;
  /** Whether it could be played when it was saved. */
  playable: boolean;
  updatedAt: number;
  /** To be sent back with a change of it. */
  revision: number;
}

/** `GET /v1/player/decks/{deckId}`. */
export interface KeptDeckList {
  /** Of the costs, in the order of 105.1. */
  colors: readonly Color[];
  faces: readonly CardFace[];
  id: string;
  name: string;
  format: DeckFormat;
  /** How many cards are in it, the sideboard aside. */
  cards: number;
  /** Whether it could be played when it was saved. */
  playable: boolean;
  updatedAt: number;
  /** To be sent back with a change of it. */
  revision: number;
  list: string;
}

/** An account on a chat platform that plays as this player and is told of their games. */
export interface LinkedChat {
  channel: ChatChannel;
  /** The platform's id of it. */
  account: string;
  /** What the platform calls them. */
  name: string;
}

/** `colors`: of its cards' costs; `faces`: a few of its cards, to be shown for all of it. */
export interface ListedDeck {
  /** Of the costs, in the order of 105.1. */
  colors: readonly Color[];
  faces: readonly CardFace[];
  name: string;
  description: string;
}

export interface LockedHalf {
  face: number;
  name: string;
  manaCost: string;
  text: string;
}

/** `GET /v1/games/{gameId}/log?since=n`: the entries from number n on, the first of them if they are many. */
export interface Log {
  entries: readonly LogEntry[];
  /** `since` of the next request; there are more now if the view's `logNext` is beyond. Moves only when there is something new for this seat. */
  next: number;
}

/** Something that happened, as a typed code and its facts, never a sentence. `private` entries are for that seat alone; the others see what their own entry (if any) says. */
export interface LogEntry {
  code: string;
  seat?: Seat;
  objects?: readonly NamedObject[];
  /** What is attacked by these, or blocked. */
  on?: NamedObject;
  amount?: number;
  /** The player's life total after it. */
  life?: number;
  detail?: string;
  private?: Seat;
}

/** `GET /v1/games/{gameId}`; with `?since=n` also the log, as `GET /v1/games/{gameId}/log` has it from there on. */
export interface Looked {
  gameId: string;
  seat: Seat;
  /** Numbers this seat's questions; sent back with an answer. The latest question is open while `view.pending` is not empty. */
  ask: number;
  /** Others are asked first for priority, and then this seat: it may say already that it passes unless they act ("asked", `passEarly` with this `ask`), or it has ("passed"). Nobody else is told. */
  early?: "asked" | "passed";
  /** When the open question runs out, if the game has a pace. */
  dueAt?: number;
  /** When this seat wanted to be reminded. */
  remindAt?: number;
  /** What this seat has left, if the game has a clock. Of the others nobody is told more than `away` and `claimable`. */
  clock?: {
    reserveMs: number;
    vacationMs: number;
    excused: number;
  };
  /** Who is on vacation. */
  away?: readonly {
    seat: Seat;
    until: number;
  }[];
  /** Whose time has run out, so that an opponent may claim the game. */
  claimable?: readonly Seat[];
  /** Who offers a draw, and who has agreed, the offering seat included. */
  drawOffered?: {
    by: Seat;
    agreed: readonly Seat[];
  };
  takeBackOffered?: {
    by: Seat;
    agreed: readonly Seat[];
  };
  /** The names of the manual cards in each seat's deck, by seat, and when silence is consent; absent where there can be none. */
  manualCards?: {
    names: readonly (readonly string[])[];
    acceptAfterMs?: number;
  };
  /** What is to be done by hand, at most one proposal of a seat. */
  manualProposed?: readonly ManualProposal[];
  /** Nobody but computer players has answered since this seat did, so that it may ask to go back a step. */
  mayGoBack?: true;
  /** The latest lines, without those of seats this one has muted. */
  chat?: readonly ChatLine[];
  muted?: readonly Seat[];
  note?: string;
  /** Who wants to play again; once all do, the new game and the secret that opens this player's seat in it. */
  rematch?: {
    wanted: readonly Seat[];
    gameId?: string;
    secret?: string;
  };
  /** How a match stands. Arrays are by seat; seats stay the same for the whole match. */
  match?: MatchLook;
  /** What opens the game to spectators, for whoever wants to pass it on, and a preview of it: `/watch/{preview}#/watch/{gameId}/{secret}`. */
  watch?: {
    /** How far behind spectators are, agreed when the game is created; absent, nobody may watch. Both hold if both are given. */
    rules: WatchRules;
    secret: string;
    preview: string;
  };
  /** What the server committed itself to before anything was left to chance, and whether the record is there to check it by. */
  fairness?: {
    commitment: string;
    record?: true;
  };
  /** Once the game, and its match, is over: opens it to be watched from its beginning, by whoever it is shown to. */
  replay?: string;
  view: SeatView;
  seats: readonly SeatInfo[];
  /** This seat's own, and nobody else's. */
  orders: OwnOrders;
  /** What `since` of the next `GET .../log` should be to get only what is new. */
  logNext: number;
  /** `GET /v1/games/{gameId}/log?since=n`: the entries from number n on, the first of them if they are many. */
  log?: Log;
}

export interface MailLink {
  /**
   * @format email
   * @maxLength 254
   * @pattern ^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$
   */
  address: string;
  /** @maxLength 35 */
  language?: string;
}

export interface ManaSource {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  source: Handle;
  ability: number;
  /** What it adds, in symbols. */
  adds: string;
}

/** What the text of a manual card (`CardDefinition.manual`) does, said by a player and carried out by the rules: the events are those of any spell or ability, so that they are replaced, trigger and are told like all others. What is chosen in a hidden zone is chosen by its owner, as the instruction is carried out. */
export interface Manual {
  /** Who says it: the "you" of what is done, and the controller of its effects. */
  by: Seat;
  /** The manual card whose text it is: the source of what is done. */
  card: Handle;
  /** In the order in which they are followed (608.2c); at most `MANUAL_LIMITS.instructions`. */
  instructions: readonly ManualInstruction[];
}

/** Manual cards (docs/play.md): what their text does is proposed by a player and done once all others have agreed. Computer players agree to everything, and bring no such cards. */
export interface ManualCardRules {
  /** How many names of a deck; 4 if absent. */
  most?: number;
  /** Who has not objected after so long has agreed, except to what is done in their own hand or library; absent, each says so. */
  acceptAfterMs?: number;
}

/** Players are seats. Numbers are whole; every list has at least one entry. */
export type ManualInstruction =
  | {
      do: "move";
      objects: readonly Handle[];
      to: ManualPlace;
      player?: Seat;
      tapped?: true;
    }
  | {
      do:
        | "destroy"
        | "sacrifice"
        | "counterSpell"
        | "tap"
        | "untap"
        | "transform";
      objects: readonly Handle[];
    }
  | {
      do: "counters";
      objects?: readonly Handle[];
      players?: readonly Seat[];
      kind: string;
      count: number;
    }
  | {
      do: "token";
      players: readonly Seat[];
      count: number;
      /** As a card that creates it would describe it (111.3). */
      token: ManualToken;
    }
  | {
      do: "tokenCopy";
      players: readonly Seat[];
      count: number;
      objects: readonly Handle[];
    }
  | {
      do: "life";
      players: readonly Seat[];
      count: number;
    }
  | {
      do: "draw" | "mill" | "scry" | "surveil";
      players: readonly Seat[];
      count: number;
    }
  | {
      do: "discard";
      players: readonly Seat[];
      count: number;
      random?: true;
    }
  | {
      do: "shuffle";
      players: readonly Seat[];
    }
  | {
      do: "search";
      players: readonly Seat[];
      count: number;
      to: ManualPlace;
      top?: number;
      tapped?: true;
    }
  | {
      do: "reveal";
      players: readonly Seat[];
      from: "hand" | "library";
      count: number;
    }
  | {
      do: "damage";
      objects?: readonly Handle[];
      players?: readonly Seat[];
      count: number;
    }
  | {
      do: "control";
      objects: readonly Handle[];
      player: Seat;
      until: ManualDuration;
    }
  | {
      do: "attach";
      objects: readonly Handle[];
      /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
      to: Handle;
    }
  | {
      do: "stats";
      objects: readonly Handle[];
      power: number;
      toughness: number;
      set?: true;
      until: ManualDuration;
    }
  | {
      do: "gain";
      objects: readonly Handle[];
      keyword: PlainKeyword;
      until: ManualDuration;
    }
  | {
      do: "mana";
      players: readonly Seat[];
      mana: string;
    }
  | {
      do: "note";
      objects?: readonly Handle[];
      text: string;
    };

/** Players are seats. Numbers are whole; every list has at least one entry. */
export type ManualInstructionNamedObject =
  | {
      do: "move";
      objects: readonly NamedObject[];
      to: ManualPlace;
      player?: Seat;
      tapped?: true;
    }
  | {
      do:
        | "destroy"
        | "sacrifice"
        | "counterSpell"
        | "tap"
        | "untap"
        | "transform";
      objects: readonly NamedObject[];
    }
  | {
      do: "counters";
      objects?: readonly NamedObject[];
      players?: readonly Seat[];
      kind: string;
      count: number;
    }
  | {
      do: "token";
      players: readonly Seat[];
      count: number;
      /** As a card that creates it would describe it (111.3). */
      token: ManualToken;
    }
  | {
      do: "tokenCopy";
      players: readonly Seat[];
      count: number;
      objects: readonly NamedObject[];
    }
  | {
      do: "life";
      players: readonly Seat[];
      count: number;
    }
  | {
      do: "draw" | "mill" | "scry" | "surveil";
      players: readonly Seat[];
      count: number;
    }
  | {
      do: "discard";
      players: readonly Seat[];
      count: number;
      random?: true;
    }
  | {
      do: "shuffle";
      players: readonly Seat[];
    }
  | {
      do: "search";
      players: readonly Seat[];
      count: number;
      to: ManualPlace;
      top?: number;
      tapped?: true;
    }
  | {
      do: "reveal";
      players: readonly Seat[];
      from: "hand" | "library";
      count: number;
    }
  | {
      do: "damage";
      objects?: readonly NamedObject[];
      players?: readonly Seat[];
      count: number;
    }
  | {
      do: "control";
      objects: readonly NamedObject[];
      player: Seat;
      until: ManualDuration;
    }
  | {
      do: "attach";
      objects: readonly NamedObject[];
      to: NamedObject;
    }
  | {
      do: "stats";
      objects: readonly NamedObject[];
      power: number;
      toughness: number;
      set?: true;
      until: ManualDuration;
    }
  | {
      do: "gain";
      objects: readonly NamedObject[];
      keyword: PlainKeyword;
      until: ManualDuration;
    }
  | {
      do: "mana";
      players: readonly Seat[];
      mana: string;
    }
  | {
      do: "note";
      objects?: readonly NamedObject[];
      text: string;
    };

/** What a seat proposes to do by hand; of hidden cards nobody else is told the name. */
export interface ManualProposal {
  /** Who says it: the "you" of what is done, and the controller of its effects. */
  by: Seat;
  /** The manual card whose text it is: the source of what is done. */
  card: NamedObject;
  /** In the order in which they are followed (608.2c); at most `MANUAL_LIMITS.instructions`. */
  instructions: readonly ManualInstructionNamedObject[];
  proposal: number;
  /** Who has agreed, the proposing seat and computer players included. Once all have, it is done as soon as the game can take it. */
  agreed: readonly Seat[];
  /** Whose hand or library it reaches into: it is not done without their own word. */
  needs: readonly Seat[];
  /** When silence is consent. */
  acceptedAt?: number;
  /** With it all that the card's text does is done, and the game goes on. */
  done?: true;
}

/** As a card that creates it would describe it (111.3). */
export interface ManualToken {
  /** Absent: its subtypes and "Token" (111.4); of a token that the rules describe (111.10), as "Treasure", only this. */
  name?: string;
  colors?: readonly Color[];
  supertypes?: readonly Supertype[];
  types?: readonly CardType[];
  subtypes?: readonly string[];
  power?: number;
  toughness?: number;
  keywords?: readonly PlainKeyword[];
}

/** How a match stands. Arrays are by seat; seats stay the same for the whole match. */
export interface MatchLook {
  bestOf: number;
  /** Number of this game, from 1. */
  game: number;
  /** Games won, this one included when it is over. */
  wins: readonly number[];
  /** Once the match is decided. */
  winners?: readonly Seat[];
  /** Between two games: who has yet to say what they play next, and who chooses who begins (103.1). */
  sideboarding?: {
    open: readonly Seat[];
    chooser: Seat;
  };
  /** The next game, and the secret that opens this player's seat in it. */
  next?: {
    gameId: string;
    secret: string;
  };
}

export interface MayAttack {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  attacker: Handle;
  /** Players, planeswalkers and battles it can attack. */
  defenders: readonly Handle[];
  /** What it attacks in the one declaration that attacks with all of these: no other obeys more requirements (508.1d). */
  must?: Handle;
}

export interface MayBlock {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  blocker: Handle;
  attackers: readonly Handle[];
  /** How many it may block; 1 unless an effect says otherwise. */
  most: number;
  /** What it blocks in the one declaration that makes all of these blocks: no other obeys more requirements (509.1c). */
  must?: readonly Handle[];
}

/** `GET /v1/player/chats`. */
export interface MyChats {
  chats: readonly LinkedChat[];
}

/** `GET /v1/player/data`: all that is kept about the player, of games as many as one answer holds; with `?after=<next>` those behind them, and nothing else again. Times are epoch milliseconds. */
export interface MyData {
  player: string;
  /** What `GET /v1/player` answers. */
  profile: MyProfile;
  /** The same with GET: what is left of this year's days, and until when the player is away. */
  vacation: MyVacation;
  /** Browsers that show notices. */
  devices: readonly string[];
  chats: readonly LinkedChat[];
  games: readonly {
    gameId: string;
    seat: Seat;
    name: string;
    over: boolean;
    note: string;
    said: readonly {
      at: number;
      text: string;
    }[];
  }[];
  /** There are more games: `after` of the next request. */
  next?: string;
  challenges: readonly {
    challengeId: string;
    name: string;
    postedAt: number;
  }[];
  decks: readonly {
    name: string;
    format: string;
    list: string;
    updatedAt: number;
  }[];
}

/** `GET /v1/games/{gameId}/deck`: this seat's own cards, those of equal name and text together. */
export interface MyDeck {
  cards: readonly DeckCard[];
  leastDeck: number;
  mostSideboard: number;
}

/** `GET /v1/player/decks`. */
export interface MyDecks {
  /** Those changed last come first. */
  decks: readonly KeptDeck[];
  /** How many may be kept. */
  most: number;
}

/** `GET /v1/player/devices`: browsers that show notices, by web push. */
export interface MyDevices {
  /** What browsers subscribe with (`applicationServerKey`): base64url. */
  key: string;
  devices: readonly PushDevice[];
}

/** `GET /v1/games`: the games of this player, fifty at a time. First those that wait for them, the least time left first: the head of the list is the next to answer. Then those that go on, then those that are over, the latest activity first. */
export interface MyGames {
  games: readonly {
    gameId: string;
    seat: Seat;
    /** Who plays, by seat; empty for a game from before this was kept. */
    names: readonly string[];
    awaitsMe: boolean;
    over: boolean;
    dueAt?: number;
    /** What there is for this player: a question, one that may be passed early, cards to exchange, an offer, a game to claim, one that has begun or gone back. */
    news: readonly (
      | "turn"
      | "early"
      | "sideboard"
      | "offer"
      | "claim"
      | "started"
      | "wentBack"
    )[];
  }[];
  /** There are more: `GET /v1/games?after=...` with this has the next. */
  next?: string;
}

/** What `GET /v1/player` answers. */
export interface MyProfile {
  /** What the player reads; left out, it stays as it is. */
  language?: Language;
  /** Where signed notices of all games go. */
  webhook?: string;
  /** IANA name; of the quiet hours and the weekends. UTC if absent. */
  zone?: string;
  /** As in `QuietHours`; twelve hours at most. No notices then, and no clock goes where that was agreed. */
  quiet?: {
    from: string;
    to: string;
  };
  /** The same for Saturdays and Sundays. */
  weekends?: boolean;
  /** How often the player is told; of every question if absent. */
  notices?: Notices;
  /** Told also while they have a page open; if absent, only when they have left it. */
  whileOpen?: boolean;
  /** Nothing came through there for three days, or it answered 410: nothing is sent there until it is set again. */
  webhookOff?: {
    at: number;
    reason: string;
  };
  /** Where mails about all games go: confirmed by whoever reads them. */
  email?: string;
  emailOff?: {
    at: number;
    reason: string;
  };
}

export interface MySession {
  id: string;
  name: string;
  since: number;
  /** To a day. */
  seenAt: number;
  /** The one that asks. */
  here?: true;
}

/** `GET /v1/player/sessions`. */
export interface MySessions {
  /** The browsers that are signed in, the one seen last first. */
  sessions: readonly MySession[];
  /** Whether there is a code for when none of them is at hand. */
  recovery: boolean;
}

/** The same with GET: what is left of this year's days, and until when the player is away. */
export interface MyVacation {
  leftDays: number;
  until?: number;
}

export interface NamedObject {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  id: Handle;
  /** Absent where the object is hidden from the reader. */
  name?: string;
  /** It stands for so many with this name, to which the same happened (gatherLog.ts). */
  count?: number;
}

export type NewAnswer =
  | {
      ask: "priority";
      action:
        | {
            act: "pass";
          }
        | {
            act: "playLand";
            card: string;
            /**
             * @min 0
             * @max 1000000
             */
            face?: number;
          }
        | {
            act: "cast";
            card: string;
            /**
             * @min 0
             * @max 1000000
             */
            face?: number;
            /**
             * @minLength 1
             * @maxLength 60
             */
            via?: string;
            byHand?: boolean;
          }
        | {
            act: "activate";
            source: string;
            /**
             * @min 0
             * @max 1000000
             */
            ability: number;
            mana?: boolean;
            byHand?: boolean;
          }
        | {
            act: "special";
            /**
             * @minLength 1
             * @maxLength 60
             */
            special: string;
            object: string;
            /**
             * @min 0
             * @max 1000000
             */
            face?: number;
          }
        | {
            act: "shortcut";
            /**
             * @maxItems 100
             * @minItems 1
             */
            choices: readonly (
              | {
                  ask: "priority";
                  action:
                    | {
                        act: "pass";
                      }
                    | {
                        act: "playLand";
                        card: string;
                        /**
                         * @min 0
                         * @max 1000000
                         */
                        face?: number;
                      }
                    | {
                        act: "cast";
                        card: string;
                        /**
                         * @min 0
                         * @max 1000000
                         */
                        face?: number;
                        /**
                         * @minLength 1
                         * @maxLength 60
                         */
                        via?: string;
                        byHand?: boolean;
                      }
                    | {
                        act: "activate";
                        source: string;
                        /**
                         * @min 0
                         * @max 1000000
                         */
                        ability: number;
                        mana?: boolean;
                        byHand?: boolean;
                      }
                    | {
                        act: "special";
                        /**
                         * @minLength 1
                         * @maxLength 60
                         */
                        special: string;
                        object: string;
                        /**
                         * @min 0
                         * @max 1000000
                         */
                        face?: number;
                      };
                }
              | {
                  ask: "choose";
                  chosen: readonly string[];
                }
              | {
                  ask: "confirm";
                  yes: boolean;
                }
              | {
                  ask: "number";
                  /**
                   * @min -9007199254740991
                   * @max 9007199254740991
                   */
                  number: number;
                }
              | {
                  ask: "option";
                  chosen: readonly number[];
                }
              | {
                  ask: "name";
                  /** @maxLength 200 */
                  name: string;
                }
              | {
                  ask: "order";
                  order: readonly number[];
                }
              | {
                  ask: "attackers";
                  attacks: readonly {
                    attacker: string;
                    defender: string;
                  }[];
                }
              | {
                  ask: "blockers";
                  blocks: readonly {
                    blocker: string;
                    attacker: string;
                  }[];
                }
              | {
                  ask: "divide";
                  amounts: readonly number[];
                }
              | {
                  ask: "pay";
                  with:
                    | "auto"
                    | readonly {
                        source: string;
                        /**
                         * @min 0
                         * @max 1000000
                         */
                        ability: number;
                      }[];
                }
            )[];
            /**
             * @min 1
             * @max 5000
             */
            times: number;
          };
    }
  | {
      ask: "choose";
      chosen: readonly string[];
    }
  | {
      ask: "confirm";
      yes: boolean;
    }
  | {
      ask: "number";
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      number: number;
    }
  | {
      ask: "option";
      chosen: readonly number[];
    }
  | {
      ask: "name";
      /** @maxLength 200 */
      name: string;
    }
  | {
      ask: "order";
      order: readonly number[];
    }
  | {
      ask: "attackers";
      attacks: readonly {
        attacker: string;
        defender: string;
      }[];
    }
  | {
      ask: "blockers";
      blocks: readonly {
        blocker: string;
        attacker: string;
      }[];
    }
  | {
      ask: "divide";
      amounts: readonly number[];
    }
  | {
      ask: "pay";
      with:
        | "auto"
        | readonly {
            source: string;
            /**
             * @min 0
             * @max 1000000
             */
            ability: number;
          }[];
    };

/** @maxItems 50 */
export type NewOrders = readonly (
  | {
      order: "passUntil";
      until:
        | {
            turn: "own" | "opponents" | "any";
            step?:
              | "upkeep"
              | "draw"
              | "precombatMain"
              | "beginningOfCombat"
              | "declareAttackers"
              | "declareBlockers"
              | "firstStrikeDamage"
              | "combatDamage"
              | "endOfCombat"
              | "postcombatMain"
              | "end";
          }
        | {
            when:
              | "concerned"
              | "spell"
              | "ability"
              | "attacked"
              | {
                  stack: {
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    name?: string;
                    kind?: "spell" | "ability";
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    types?: readonly (
                      | "artifact"
                      | "battle"
                      | "creature"
                      | "dungeon"
                      | "enchantment"
                      | "instant"
                      | "kindred"
                      | "land"
                      | "planeswalker"
                      | "sorcery"
                      | "conspiracy"
                      | "phenomenon"
                      | "plane"
                      | "scheme"
                      | "vanguard"
                    )[];
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    subtypes?: readonly string[];
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
                    whose?: "own" | "opponents" | "any";
                    manaValue?: {
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      min?: number;
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      max?: number;
                    };
                    power?: {
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      min?: number;
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      max?: number;
                    };
                    concernsMe?: true;
                  };
                }
              | {
                  attacker: {
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    name?: string;
                    kind?: "spell" | "ability";
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    types?: readonly (
                      | "artifact"
                      | "battle"
                      | "creature"
                      | "dungeon"
                      | "enchantment"
                      | "instant"
                      | "kindred"
                      | "land"
                      | "planeswalker"
                      | "sorcery"
                      | "conspiracy"
                      | "phenomenon"
                      | "plane"
                      | "scheme"
                      | "vanguard"
                    )[];
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    subtypes?: readonly string[];
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
                    whose?: "own" | "opponents" | "any";
                    manaValue?: {
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      min?: number;
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      max?: number;
                    };
                    power?: {
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      min?: number;
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      max?: number;
                    };
                    concernsMe?: true;
                  };
                }
              | {
                  battlefield: {
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    name?: string;
                    kind?: "spell" | "ability";
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    types?: readonly (
                      | "artifact"
                      | "battle"
                      | "creature"
                      | "dungeon"
                      | "enchantment"
                      | "instant"
                      | "kindred"
                      | "land"
                      | "planeswalker"
                      | "sorcery"
                      | "conspiracy"
                      | "phenomenon"
                      | "plane"
                      | "scheme"
                      | "vanguard"
                    )[];
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    subtypes?: readonly string[];
                    /**
                     * @maxItems 20
                     * @minItems 1
                     */
                    colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
                    whose?: "own" | "opponents" | "any";
                    manaValue?: {
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      min?: number;
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      max?: number;
                    };
                    power?: {
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      min?: number;
                      /**
                       * @min -9007199254740991
                       * @max 9007199254740991
                       */
                      max?: number;
                    };
                    concernsMe?: true;
                  };
                }
              | {
                  /**
                   * @min -9007199254740991
                   * @max 9007199254740991
                   */
                  life: number;
                };
          };
      /** @maxItems 20 */
      unless: readonly (
        | "concerned"
        | "spell"
        | "ability"
        | "attacked"
        | {
            stack: {
              /**
               * @minLength 1
               * @maxLength 200
               */
              name?: string;
              kind?: "spell" | "ability";
              /**
               * @maxItems 20
               * @minItems 1
               */
              types?: readonly (
                | "artifact"
                | "battle"
                | "creature"
                | "dungeon"
                | "enchantment"
                | "instant"
                | "kindred"
                | "land"
                | "planeswalker"
                | "sorcery"
                | "conspiracy"
                | "phenomenon"
                | "plane"
                | "scheme"
                | "vanguard"
              )[];
              /**
               * @maxItems 20
               * @minItems 1
               */
              subtypes?: readonly string[];
              /**
               * @maxItems 20
               * @minItems 1
               */
              colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
              whose?: "own" | "opponents" | "any";
              manaValue?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                min?: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                max?: number;
              };
              power?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                min?: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                max?: number;
              };
              concernsMe?: true;
            };
          }
        | {
            attacker: {
              /**
               * @minLength 1
               * @maxLength 200
               */
              name?: string;
              kind?: "spell" | "ability";
              /**
               * @maxItems 20
               * @minItems 1
               */
              types?: readonly (
                | "artifact"
                | "battle"
                | "creature"
                | "dungeon"
                | "enchantment"
                | "instant"
                | "kindred"
                | "land"
                | "planeswalker"
                | "sorcery"
                | "conspiracy"
                | "phenomenon"
                | "plane"
                | "scheme"
                | "vanguard"
              )[];
              /**
               * @maxItems 20
               * @minItems 1
               */
              subtypes?: readonly string[];
              /**
               * @maxItems 20
               * @minItems 1
               */
              colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
              whose?: "own" | "opponents" | "any";
              manaValue?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                min?: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                max?: number;
              };
              power?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                min?: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                max?: number;
              };
              concernsMe?: true;
            };
          }
        | {
            battlefield: {
              /**
               * @minLength 1
               * @maxLength 200
               */
              name?: string;
              kind?: "spell" | "ability";
              /**
               * @maxItems 20
               * @minItems 1
               */
              types?: readonly (
                | "artifact"
                | "battle"
                | "creature"
                | "dungeon"
                | "enchantment"
                | "instant"
                | "kindred"
                | "land"
                | "planeswalker"
                | "sorcery"
                | "conspiracy"
                | "phenomenon"
                | "plane"
                | "scheme"
                | "vanguard"
              )[];
              /**
               * @maxItems 20
               * @minItems 1
               */
              subtypes?: readonly string[];
              /**
               * @maxItems 20
               * @minItems 1
               */
              colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
              whose?: "own" | "opponents" | "any";
              manaValue?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                min?: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                max?: number;
              };
              power?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                min?: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                max?: number;
              };
              concernsMe?: true;
            };
          }
        | {
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            life: number;
          }
      )[];
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
  | {
      order: "answer";
      /**
       * @minLength 1
       * @maxLength 200
       */
      source: string;
      yes: boolean;
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
  | {
      order: "pay";
      pay: boolean;
      /**
       * @minLength 1
       * @maxLength 200
       */
      source?: string;
      /**
       * @min 0
       * @max 10000
       */
      most?: number;
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
  | {
      order: "triggers";
      /**
       * @maxItems 50
       * @minItems 1
       */
      sources: readonly string[];
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
  | {
      order: "block";
      /**
       * @minLength 1
       * @maxLength 200
       */
      attacker: string;
      blocker: string | null;
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
  | {
      order: "respond";
      to: {
        /**
         * @minLength 1
         * @maxLength 200
         */
        name?: string;
        kind?: "spell" | "ability";
        /**
         * @maxItems 20
         * @minItems 1
         */
        types?: readonly (
          | "artifact"
          | "battle"
          | "creature"
          | "dungeon"
          | "enchantment"
          | "instant"
          | "kindred"
          | "land"
          | "planeswalker"
          | "sorcery"
          | "conspiracy"
          | "phenomenon"
          | "plane"
          | "scheme"
          | "vanguard"
        )[];
        /**
         * @maxItems 20
         * @minItems 1
         */
        subtypes?: readonly string[];
        /**
         * @maxItems 20
         * @minItems 1
         */
        colors?: readonly ("W" | "U" | "B" | "R" | "G")[];
        whose?: "own" | "opponents" | "any";
        manaValue?: {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          min?: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          max?: number;
        };
        power?: {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          min?: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          max?: number;
        };
        concernsMe?: true;
      };
      with:
        | {
            /**
             * @minLength 1
             * @maxLength 200
             */
            cast: string;
            /**
             * @min 0
             * @max 1000000
             */
            face?: number;
            /**
             * @minLength 1
             * @maxLength 60
             */
            via?: string;
          }
        | {
            /**
             * @minLength 1
             * @maxLength 200
             */
            activate: string;
            /**
             * @min 0
             * @max 1000000
             */
            ability: number;
          };
      /** @maxItems 10 */
      targets?: readonly (readonly (
        | "it"
        | "its controller"
        | "me"
        | {
            /**
             * @minLength 1
             * @maxLength 200
             */
            name: string;
            whose?: "own" | "opponents";
          }
      )[])[];
      /** @maxItems 20 */
      modes?: readonly number[];
      /**
       * @min 0
       * @max 10000
       */
      x?: number;
      costs?: boolean;
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
  | {
      order: "keepMana";
      /**
       * @maxLength 60
       * @pattern ^(\{[0-9WUBRGCS/P]+\})+$
       */
      mana: string;
      /**
       * @min 1
       * @max 10000
       */
      lastTurn?: number;
      in?: "own" | "opponents";
      /**
       * @min 1
       * @max 1000
       */
      uses?: number;
      given?: {
        /**
         * @min 0
         * @max 10000
         */
        turn: number;
        step:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      };
    }
)[];

export interface NewPlan {
  /**
   * @min 1
   * @max 10000
   */
  turn?: number;
  /** @maxItems 200 */
  steps: readonly (
    | {
        in:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
        about:
          | "priority"
          | "entropy"
          | "mulligan"
          | "mulliganBottom"
          | "defendingPlayer"
          | "attackers"
          | "blockers"
          | "band"
          | "damageOrder"
          | "damage"
          | "mode"
          | "x"
          | "target"
          | "divide"
          | "payment"
          | "additionalCost"
          | "alternativeCost"
          | "cost"
          | "manaColor"
          | "triggerOrder"
          | "replacement"
          | "prevention"
          | "timestamps"
          | "legendRule"
          | "sector"
          | "door"
          | "dungeon"
          | "may"
          | "discard"
          | "sacrifice"
          | "search"
          | "choose"
          | "order"
          | "scry"
          | "surveil"
          | "color"
          | "type"
          | "cardName"
          | "number"
          | "player"
          | "untap"
          | "vote"
          | "pile"
          | "merge"
          | "unless"
          | "shortcut"
          | "manual";
        answer: NewAnswer;
        /**
         * @min 0
         * @max 10000
         */
        stack?: number;
        /** @maxItems 3 */
        unless?: readonly ("cast" | "activated" | "blocked")[];
      }
    | {
        stop: true;
        in?:
          | "untap"
          | "upkeep"
          | "draw"
          | "precombatMain"
          | "beginningOfCombat"
          | "declareAttackers"
          | "declareBlockers"
          | "firstStrikeDamage"
          | "combatDamage"
          | "endOfCombat"
          | "postcombatMain"
          | "end"
          | "cleanup";
      }
  )[];
  then: "ask" | "pass";
  /** @maxItems 3 */
  unless: readonly ("cast" | "activated" | "blocked")[];
}

export interface NewPreferences {
  triggers?: "alike" | "any" | "ask";
  alike?: "any" | "ask";
}

export interface NewStops {
  profile: "default" | "reactive" | "quick";
  /** @maxItems 11 */
  own?: readonly (
    | "upkeep"
    | "draw"
    | "precombatMain"
    | "beginningOfCombat"
    | "declareAttackers"
    | "declareBlockers"
    | "firstStrikeDamage"
    | "combatDamage"
    | "endOfCombat"
    | "postcombatMain"
    | "end"
  )[];
  /** @maxItems 11 */
  opponents?: readonly (
    | "upkeep"
    | "draw"
    | "precombatMain"
    | "beginningOfCombat"
    | "declareAttackers"
    | "declareBlockers"
    | "firstStrikeDamage"
    | "combatDamage"
    | "endOfCombat"
    | "postcombatMain"
    | "end"
  )[];
  /** @maxItems 3 */
  events?: readonly ("concerned" | "spell" | "ability")[];
}

export interface NewSubmission {
  /**
   * @minLength 1
   * @maxLength 60
   */
  slot: string;
  /** @maxLength 100 */
  digest?: string;
  answer: NewAnswer;
}

/** Reminders, and that time runs short, come at once whatever this says. */
export type Notices =
  | {
      every: "day";
      at: string;
    }
  | {
      every: "visit";
    };

/** Which objects an order is about. Every field given must fit; of a list, one of its words. */
export interface ObjectPattern {
  name?: string;
  /** Of an object on the stack. */
  kind?: "spell" | "ability";
  types?: readonly CardType[];
  subtypes?: readonly string[];
  colors?: readonly Color[];
  /** Who controls it; an opponent, if it is not said. */
  whose?: "own" | "opponents" | "any";
  manaValue?: Bounds;
  power?: Bounds;
  /** It targets the player, or what is theirs. */
  concernsMe?: true;
}

export interface OpenAccount {
  /** @pattern ^[\w-]{43}$ */
  secret: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  device?: string;
}

/** `GET /v1/challenges`: those open to all that still wait, the newest first; the same for everybody, and up to ten seconds old. */
export interface OpenChallenges {
  challenges: readonly Challenge[];
  /** There may be more: `GET /v1/challenges?after=...`. */
  next?: string;
}

export interface OpenMine {
  /**
   * @minLength 1
   * @maxLength 60
   */
  gameId: string;
  /**
   * @min 0
   * @max 15
   */
  seat: number;
  /** @pattern ^[\w-]{43}$ */
  keep: string;
}

export interface OrderItem {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  object?: Handle;
  text: string;
  /** In a view: so many items that read the same, each with an index of its own. */
  count?: number;
}

export interface OtherFace {
  name: string;
  manaCost: string;
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  text: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
}

/** One seat's settings, orders and plan as their owner sees them. Nobody else is shown them, or that there are any. */
export interface OwnOrders {
  /** Goes up with every change; an edit names the one it was made from. */
  revision: number;
  /** One player's stops: a profile, and what they want otherwise. */
  stops: StopSettings;
  orders: readonly StandingOrder[];
  /** Questions that mostly make no difference. */
  preferences: Preferences;
  /** Orders that no longer fitted, latest last, and the code of why. */
  disarmed: readonly Disarmed[];
  /** A plan under way, or what is left of one. `steps` are those still to come. */
  plan?: Plan;
}

/** How long a game may wait for somebody; absent, for ever. Agreed when it is created. */
export interface Pace {
  /** A reminder when a question has waited this long; with a clock there is one at 80 % of the time besides. */
  remindAfterMs?: number;
  /** The same as a clock of so long for each move, at whose end the seat forfeits. */
  concedeAfterMs?: number;
  /** A clock runs only for the seat that is waited for. */
  clock?: ClockRules;
}

export interface PendingView {
  digest: string;
  /** Everything the game can ask a player, and every answer. A question is a typed specification, never an enumeration of all attacks or payments. `E` is how players and objects are named: `Entity` inside the engine, an opaque handle in what a seat is shown. */
  decision: Decision;
  /** What this seat has answered on the way to this question can be taken back (730.1). */
  mayTakeBack?: true;
}

export interface PermanentView {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  id: Handle;
  name: string;
  /** The name in other languages, where the game's cards were imported with them. */
  printedNames?: PrintedNames;
  /** Where the game's cards were imported with pictures; a page shows it if its installation lets it. */
  picture?: CardPicture;
  manaCost: string;
  colors: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  text: string;
  power?: number;
  toughness?: number;
  loyalty?: number;
  defense?: number;
  owner: Seat;
  faceDown?: boolean;
  /** A manual card: its text is carried out by hand. */
  manual?: true;
  counters?: Readonly<Record<string, number>>;
  chosen?: readonly Choice[];
  /** 309.4: of a dungeon, the room in which its owner is. */
  room?: string;
  /** 712.6: what else is printed on it: the other side, an Adventure, what it flips into. */
  otherFaces?: readonly OtherFace[];
  /** So many that look the same in every way (view/gather.ts); `id` is a run of their handles (runs.ts). */
  count?: number;
  /** Instead of `blocking`: each of the run blocks one of these, in the same order. */
  blockingEach?: Handle;
  controller: Seat;
  tapped: boolean;
  token: boolean;
  /** 302.6: cannot attack or use {T} yet. */
  summoningSick: boolean;
  damage: number;
  keywords: readonly string[];
  attachedTo?: Handle | Seat;
  phasedOut?: boolean;
  attacking?: Handle | Seat;
  blocking?: readonly Handle[];
  /** 709.5c: halves that give it nothing until they are unlocked. */
  locked?: readonly LockedHalf[];
  designations?: readonly Designation[];
  /** 701.38b. */
  goadedBy?: readonly Seat[];
  /** 716.2b: of a Class. */
  level?: number;
  /** 702.158b. */
  sector?: string;
  /** 702.95. */
  pairedWith?: Handle;
  /** 607.2a, 610.3: the cards in exile that its abilities have exiled. */
  exiled?: readonly Handle[];
  /** The copy of its prepare spell in exile, which may be cast while it is prepared. */
  prepareSpell?: Handle;
  /** 602.5b: its abilities that have been activated as often as they may be, this turn or ever, in their words. */
  usedUp?: readonly string[];
  /** 606.3: none of its loyalty abilities may be activated again this turn. */
  loyaltyUsed?: true;
}

/** A plan under way, or what is left of one. `steps` are those still to come. */
export interface Plan {
  /** The own turn it is for; absent, the present one or else the next. */
  turn?: number;
  steps: readonly PlanStep[];
  /** After the last step: be asked as usual, or pass for the rest of the turn. */
  then: "ask" | "pass";
  /** What brings the rest of it back to its player, if an opponent does it. */
  unless: readonly Objection[];
  /** What opponents have done since it began. */
  objections: readonly Objection[];
  /** It came back to its player, and why; it does nothing more until it is sent again. */
  returned?: Returned;
}

export type PlanStep =
  | {
      /** The steps of 501-514; a main phase stands for itself. */
      in: Step;
      about: About;
      /** One answer; `ask` repeats the kind of its question. */
      answer: Answer;
      /** How many objects are on the stack then; none, if it is not said. */
      stack?: number;
      /** In place of the plan's. */
      unless?: readonly Objection[];
    }
  | {
      stop: true;
      /** The steps of 501-514; a main phase stands for itself. */
      in?: Step;
    };

/** A variant, the section of the rules it is in, and the tables it can be played at. */
export interface PlayableVariant {
  variant: VariantName;
  rule: string;
  /** 903: what decks have to be legal in; each names a commander. */
  format?: "commander" | "brawl";
  tables: readonly TableShape[];
}

export interface PlayerView {
  seat: Seat;
  life: number;
  counters: Readonly<Record<string, number>>;
  handCount: number;
  /** Own cards, and cards revealed to this seat. */
  hand: readonly CardView[];
  libraryCount: number;
  /** Cards of the library this seat may see now, top first. */
  library: readonly CardView[];
  /** The top card is last. */
  graveyard: readonly CardView[];
  exile: readonly CardView[];
  command: readonly CardView[];
  /** 100.2d: how many cards are left in the supplementary decks, by kind; absent where there are none. */
  supplementary?: {
    planar: number;
    scheme: number;
    attraction: number;
  };
  /** 903: this player's commanders; absent without any. */
  commanders?: readonly CommanderView[];
  /** 901.9: what rolling the planar die costs this player now; absent without planes. */
  planarDieCost?: number;
  /** 400.11a: cards from outside the game that this seat is asked about. */
  outside?: readonly CardView[];
  /** Mana pool in symbols, "{R}{R}". */
  mana: string;
  landsPlayed: number;
  lost: boolean;
  /** 104.4e-h: the game was a draw for this player, who has left it. */
  drew?: true;
  designations?: readonly PlayerDesignation[];
  /** 701.52: how often the Ring has tempted this player. */
  ring?: number;
  speed?: number;
  /** 309.7: names. */
  completedDungeons?: readonly string[];
  /** 720.5: who makes this player's decisions. */
  controlledBy?: Seat;
}

export interface PostChallenge {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string;
  /**
   * @minLength 1
   * @maxLength 20000
   */
  deck: string;
  /** @pattern ^[\w-]{43}$ */
  keep: string;
  stops?: NewStops;
  variant?:
    | "duel"
    | "free-for-all"
    | "grand-melee"
    | "team-vs-team"
    | "emperor"
    | "two-headed-giant"
    | "alternating-teams"
    | "commander"
    | "brawl"
    | "two-headed-commander"
    | "planechase"
    | "single-planar-deck"
    | "planechase-commander"
    | "two-headed-planechase"
    | "grand-melee-planechase"
    | "vanguard"
    | "archenemy"
    | "archenemy-commander"
    | "supervillain-rumble";
  /** @maxItems 8 */
  teams?: readonly (readonly number[])[];
  /**
   * @min 2
   * @max 8
   */
  teamCount?: number;
  options?: {
    /**
     * @min 1
     * @max 1000
     */
    startingLife?: number;
    damageAssignment?: "ordered" | "free";
    /**
     * @min 0
     * @max 15
     */
    startingPlayer?: number;
    mulligans?: boolean;
    entropy?: true;
  };
  pace?: {
    /**
     * @min 60000
     * @max 31536000000
     */
    remindAfterMs?: number;
    /**
     * @min 60000
     * @max 31536000000
     */
    concedeAfterMs?: number;
    clock?: {
      each: "handOff" | "move";
      /**
       * @min 60000
       * @max 31536000000
       */
      allowanceMs: number;
      /**
       * @min 60000
       * @max 31536000000
       */
      reserveMs?: number;
      onTimeout: "defaultAnswer" | "claim" | "forfeit";
      /**
       * @min 1
       * @max 365
       */
      excusedMisses?: number;
      /**
       * @min 1
       * @max 365
       */
      abandonedAfterMisses?: number;
      /**
       * @min 1
       * @max 365
       */
      vacationDays?: number;
      /** @maxItems 2 */
      rests?: readonly ("quietHours" | "weekends")[];
    };
  };
  manualCards?: {
    /**
     * @min 1
     * @max 10
     */
    most?: number;
    /**
     * @min 60000
     * @max 31536000000
     */
    acceptAfterMs?: number;
  };
  bestOf?: 1 | 3;
  watch?: {
    /**
     * @min 1
     * @max 100
     */
    turns?: number;
    /**
     * @min 60000
     * @max 31536000000
     */
    ms?: number;
  };
  open: boolean;
  for?: {
    channel: "discord" | "telegram" | "slack";
    /**
     * @minLength 1
     * @maxLength 64
     */
    account: string;
  };
  /**
   * @min 2
   * @max 8
   */
  players?: number;
}

/** Questions that mostly make no difference. */
export interface Preferences {
  /** Ordering own triggers: not asked where they read the same ("alike", unless said otherwise), never, or always. */
  triggers?: "alike" | "any" | "ask";
  /** Choosing among permanents that nobody could tell apart: any of them, unless said otherwise. */
  alike?: "any" | "ask";
}

export interface Preview {
  plan?: NewPlan;
  stops?: NewStops;
}

export interface Previewed {
  /** Where it ends, in the names of the real game; a question for this seat is in `view.pending`. */
  view: SeatView;
  events: readonly LogEntry[];
  /** Why it ends there: this seat is asked; a card would be drawn; chance decides; a hidden card matters; somebody else has to choose; the game is over; or it went on for too long. */
  stopped: "asked" | "draw" | "chance" | "hidden" | "choice" | "over" | "far";
  /** Who has to choose. */
  seat?: Seat;
  /** What was taken for granted of the others, in order. */
  assumed: readonly {
    seat: Seat;
    ask: "priority" | "attackers" | "blockers";
  }[];
  /** How many steps of the plan were carried out, and why no more, if one was refused or it came back. */
  plan?: {
    done: number;
    returned?: Returned;
  };
}

/** What is printed as a name on cards in these languages. */
export interface PrintedNames {
  it?: string;
  pt?: string;
}

/** `byHand` asks how to pay; otherwise the solver pays. */
export type PriorityAction =
  | {
      act: "pass";
    }
  | {
      act: "playLand";
      /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
      card: Handle;
      face?: number;
    }
  | {
      act: "cast";
      /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
      card: Handle;
      face?: number;
      via?: string;
      byHand?: boolean;
    }
  | {
      act: "activate";
      /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
      source: Handle;
      ability: number;
      mana?: boolean;
      byHand?: boolean;
    }
  | {
      act: "special";
      special: string;
      /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
      object: Handle;
      face?: number;
    }
  | {
      act: "shortcut";
      choices: readonly Answer[];
      times: number;
    };

/** `application/problem+json`. `code` is stable; `detail` says what happened and the way out. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  /** For "illegal-answer": why, in the engine's own code, and the rule that forbids it. */
  reason?: string;
  rule?: string;
  /** For 429: when to try again, in seconds; also as `Retry-After`. */
  retryAfter?: number;
  /** For decks that are refused and for "invalid-body": each fault. */
  faults?: readonly Fault[];
}

export interface Profile {
  language?: "en" | "it" | "pt";
  /** @maxLength 2000 */
  webhook?: string;
  /** @maxLength 60 */
  zone?: string;
  quiet?: {
    /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
    from: string;
    /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
    to: string;
  };
  weekends?: boolean;
  notices?:
    | {
        every: "day";
        /** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
        at: string;
      }
    | {
        every: "visit";
      };
  whileOpen?: boolean;
}

/** `webhookSecret` as in `SeatOpened`. */
export interface ProfileSet {
  /** What the player reads; left out, it stays as it is. */
  language?: Language;
  /** Where signed notices of all games go. */
  webhook?: string;
  /** IANA name; of the quiet hours and the weekends. UTC if absent. */
  zone?: string;
  /** As in `QuietHours`; twelve hours at most. No notices then, and no clock goes where that was agreed. */
  quiet?: {
    from: string;
    to: string;
  };
  /** The same for Saturdays and Sundays. */
  weekends?: boolean;
  /** How often the player is told; of every question if absent. */
  notices?: Notices;
  /** Told also while they have a page open; if absent, only when they have left it. */
  whileOpen?: boolean;
  /** Nothing came through there for three days, or it answered 410: nothing is sent there until it is set again. */
  webhookOff?: {
    at: number;
    reason: string;
  };
  /** Where mails about all games go: confirmed by whoever reads them. */
  email?: string;
  emailOff?: {
    at: number;
    reason: string;
  };
  webhookSecret?: string;
}

export interface PushDevice {
  id: string;
  name: string;
  /** Its push service wants no more messages, or took none for three days: nothing is sent there until it is added again. */
  off?: {
    at: number;
    reason: string;
  };
}

export interface ReadDeckList {
  /**
   * @minLength 1
   * @maxLength 20000
   */
  deck: string;
  format?:
    | "casual"
    | "limited"
    | "standard"
    | "pioneer"
    | "modern"
    | "legacy"
    | "vintage"
    | "pauper"
    | "commander"
    | "brawl";
}

export interface ReadLine {
  count: number;
  /** As it was written. */
  name: string;
  /** Of the list, from 1. */
  line: number;
  section: DeckSection;
  /** Absent where there is no such card. */
  card?: ShownCard;
}

/** `GET /v1/games/{gameId}/replay`, with `Authorization: Bearer <replay>` of a `SeatSnapshot`: the game as it went. */
export interface Replayed {
  gameId: string;
  seats: readonly SeatInfo[];
  frames: readonly Frame[];
  /** The step to ask for next; absent at the end. */
  next?: number;
}

export interface Returned {
  reason:
    | "objected"
    | "stop"
    | "refused"
    | "missed"
    | "turn-over"
    | "stepped-back";
  turn: number;
  /** The objection, or the code of the refusal. */
  detail?: string;
}

export type Seat = Entity;

export interface SeatInfo {
  seat: Seat;
  name: string;
  /** Computer players: three levels, and two that others are measured by. */
  bot?: BotName;
}

export interface SeatOpened {
  gameId: string;
  seat: Seat;
  token: string;
  expiresAt: number;
  /** Opens the seat next time; for an invite it replaces the secret that was redeemed. */
  secret: string;
  /** The key that signs this player's webhook notices, if `webhook` was given ("whsec_..."). */
  webhookSecret?: string;
  /** The one that began, if it was asked for. */
  account?: AccountOpened;
}

export interface SeatView {
  /** null for a spectator. */
  seat: Seat | null;
  turn: TurnView;
  players: readonly PlayerView[];
  battlefield: readonly PermanentView[];
  /** The top of the stack is last (405.1). */
  stack: readonly StackObjectView[];
  /** 102.3: the seats of each team; absent, everybody plays alone. */
  teams?: readonly (readonly Seat[])[];
  /** 810.4: the life of a player is that of the whole team. */
  sharedLife?: true;
  /** 809.2. */
  emperors?: readonly Seat[];
  /** 311.5: the planar controller, in whose command zone what is face up of the planar decks is shown. */
  planarController?: Seat;
  /** 801.2: by seat, the players within its range of influence this turn; absent where all are. */
  reach?: readonly (readonly Seat[])[];
  /** 807.4-5: the turns taken at the same time as `turn`, which is the one that this seat has to do with, and their stacks. */
  otherTurns?: readonly ConcurrentTurnView[];
  /** 728.1: absent until it has become either. */
  dayNight?: "day" | "night";
  /** 500.7: who takes the extra turns that come next, in order. */
  extraTurns?: readonly Seat[];
  /** 603.7, 611.2: what spells and abilities that have resolved still do; those alike as one. */
  inForce?: readonly InForce[];
  /** The questions that wait for this seat, with digests. */
  pending: readonly PendingView[];
  /** The seats somebody is waiting for; empty after the end, and while the game is still working. */
  waitingFor: readonly Seat[];
  /** More happens than fits one request: the game goes on by itself, and somebody is asked then. */
  working?: true;
  result?: GameResult;
}

export interface SeeChatCode {
  /**
   * @minLength 1
   * @maxLength 40
   */
  code: string;
}

export interface SessionsChanged {
  /** The browsers that are signed in, the one seen last first. */
  sessions: readonly MySession[];
  /** Whether there is a code for when none of them is at hand. */
  recovery: boolean;
  /** What was asked for; it is told this once. */
  code?: string;
  /** Until when it works, if not for good (epoch milliseconds). */
  until?: number;
}

export interface SetEmail {
  address: string | null;
  /** @maxLength 35 */
  language?: string;
}

export interface Share {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  to: Handle;
  min: number;
  max: number;
  /** Lethal damage for a creature (510.1c), for information. */
  lethal?: number;
}

export interface Shown {
  name: string;
  /** Supertypes, types and subtypes, in the order of a type line. */
  types: readonly string[];
  colors: readonly Color[];
  keywords: readonly string[];
  size?: Size;
}

/** A card as it is shown to whoever looks for one. */
export interface ShownCard {
  name: string;
  layout?: Layout;
  /** None of a card that the rules here do not know. */
  faces: readonly ShownFace[];
  /** 202.3, of the whole card. */
  manaValue: number;
  /** 903.4. */
  identity: readonly Color[];
  /** Why it cannot be played here; absent where it can. The values are those of the fault "unreadable-card". */
  unplayable?: {
    why: string;
    what: string | number;
    phrase?: string;
  };
}

export interface ShownFace {
  name: string;
  manaCost: string;
  colors: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  text: string;
  /** A picture of a card that lies elsewhere; for an installation that shows such pictures (docs/cards.md). */
  picture?: CardPicture;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** What is printed as a name on cards in these languages. */
  printedNames?: PrintedNames;
}

/**
 * @maxItems 2
 * @minItems 2
 */
export type Size = readonly [number, number];

/** The source of an effect or ability; neither of what this seat cannot see, no `id` of what is gone. */
export interface SourceView {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  id?: Handle;
  name?: string;
}

export interface StackObjectView {
  /** What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and change whenever the object does (400.7) or its place in a library became unknown. Plain JSON. */
  id: Handle;
  name: string;
  /** The name in other languages, where the game's cards were imported with them. */
  printedNames?: PrintedNames;
  /** Where the game's cards were imported with pictures; a page shows it if its installation lets it. */
  picture?: CardPicture;
  manaCost: string;
  colors: readonly Color[];
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  text: string;
  power?: number;
  toughness?: number;
  loyalty?: number;
  defense?: number;
  owner: Seat;
  faceDown?: boolean;
  /** A manual card: its text is carried out by hand. */
  manual?: true;
  counters?: Readonly<Record<string, number>>;
  chosen?: readonly Choice[];
  /** 309.4: of a dungeon, the room in which its owner is. */
  room?: string;
  /** 712.6: what else is printed on it: the other side, an Adventure, what it flips into. */
  otherFaces?: readonly OtherFace[];
  /** So many that lie on each other and read the same; `id` is a run of their handles. */
  count?: number;
  /** Instead of `sourceId`: those of each, in the same order. */
  sourceEach?: Handle;
  controller: Seat;
  kind: "spell" | "activated" | "triggered";
  /** The permanent or card an ability came from, while it is still there. */
  sourceId?: Handle;
  targets: readonly (Handle | Seat)[];
  x?: number;
  /** 700.2: the texts of the modes chosen. */
  modes?: readonly string[];
}

/** What a player said in advance. Names are those of cards, as printed in their view. */
export type StandingOrder =
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "passUntil";
      /** The next such turn, or the next such step that begins and in which the player has priority, where they are asked then. Or something that comes to be so. */
      until:
        | {
            turn: "own" | "opponents" | "any";
            step?: StopStep;
          }
        | {
            /** What an order waits for, or is interrupted by. All of it is public, or on the battlefield as its player sees it. */
            when: Condition;
          };
      /** Interrupted, but kept, as soon as one of these comes to be so: then the player is asked. */
      unless: readonly Condition[];
    }
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "answer";
      source: string;
      yes: boolean;
    }
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "pay";
      pay: boolean;
      source?: string;
      most?: number;
    }
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "triggers";
      sources: readonly string[];
    }
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "block";
      attacker: string;
      blocker: string | null;
    }
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "respond";
      /** Which objects an order is about. Every field given must fit; of a list, one of its words. */
      to: ObjectPattern;
      with:
        | {
            cast: string;
            face?: number;
            via?: string;
          }
        | {
            activate: string;
            ability: number;
          };
      /** For each question about targets, in order. Absent, each is what is responded to. */
      targets?: readonly (readonly Aim[])[];
      /** As in the answer to the question about modes. */
      modes?: readonly number[];
      x?: number;
      /** Whether to pay optional additional costs. */
      costs?: boolean;
    }
  | {
      /** Forgotten after this turn; absent, it holds for the game. */
      lastTurn?: number;
      /** Only in own turns, or only in others'. */
      in?: "own" | "opponents";
      /** How often it may still be used. Absent, always; a response once. */
      uses?: number;
      /** When it was given; set as it is taken. */
      given?: {
        turn: number;
        /** The steps of 501-514; a main phase stands for itself. */
        step: Step;
      };
      order: "keepMana";
      mana: string;
    };

/** One player's stops: a profile, and what they want otherwise. */
export interface StopSettings {
  profile: StopProfile;
  /** In place of the profile's: the steps of own turns. */
  own?: readonly StopStep[];
  /** In place of the profile's: the steps of the opponents' turns. */
  opponents?: readonly StopStep[];
  /** In place of the profile's: what of an opponent's on the stack; with an untapped source of mana, or "concerned". */
  events?: readonly StopEvent[];
}

/** An answer as submitted: to which question, by slot, and (from a client) which digest that question had. */
export interface Submission {
  slot: string;
  digest?: string;
  /** One answer; `ask` repeats the kind of its question. */
  answer: Answer;
  /** What automatic payments that follow from it should leave. */
  keep?: Keep;
}

export interface TableShape {
  seats: number;
  /** 102.3: the seats of each team; absent where everybody plays alone. */
  teams?: readonly (readonly Seat[])[];
}

/** Whether a message came through. "refused": the platform says that there is no use in trying again (a bot that was blocked, an account that takes no messages); "busy": it wants to be left alone for now. `reason`: its own words. */
export interface Tested {
  ok: boolean;
  why?: "not-set-up" | "refused" | "busy" | "failed";
  reason?: string;
}

export interface TurnView {
  number: number;
  /** Of an active team its primary player (805.2). */
  active: Seat;
  /** 805.4a: everybody whose turn it is, where teams share their turns. */
  team?: readonly Seat[];
  /** 500.1. */
  phase: Phase;
  /** The steps of 501-514; a main phase stands for itself. */
  step: Step;
}

/** How far behind spectators are, agreed when the game is created; absent, nobody may watch. Both hold if both are given. */
export interface WatchRules {
  /** So many turns of the game. */
  turns?: number;
  ms?: number;
}

/** `GET /v1/watch/{gameId}` (with `ETag`), with `Authorization: Bearer <secret>` as in a player's `watchLink`: the game as it was then, with nothing that is hidden from anybody. As it is once it is over. */
export interface Watched {
  gameId: string;
  seats: readonly SeatInfo[];
  /** How far behind spectators are, agreed when the game is created; absent, nobody may watch. Both hold if both are given. */
  rules: WatchRules;
  /** Absent as long as the game has not gone on so far. */
  view?: SeatView;
  /** Since when it looked like that. */
  at?: number;
  /** What led to it, the latest last. */
  events: readonly LogEntry[];
}

/** By method and path: what a request carries, and what it answers. */
export interface Routes {
  /** Makes a game. Every seat of a person gets a secret link. */
  "POST /v1/games": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: CreateGame;
    readonly reply: GameCreated;
  };
  /** The player's games, those that wait for them first, fifty at a time. */
  "GET /v1/games": {
    readonly params: Nothing;
    readonly query: {
      /** What the page before gave as `next`. */
      after?: string;
    };
    readonly body: undefined;
    readonly reply: MyGames;
  };
  /** Reads a deck list: whether each card can be played, and if not, why. */
  "POST /v1/decks/check": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: CheckDeck;
    readonly reply: DeckChecked;
  };
  /** The built-in decks. */
  "GET /v1/decks": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: BuiltInDecks;
  };
  /** Looks for cards: words of the name, t:, o:, c:, id:, m:, cmc:, pow:, tou:, f:, s:, is: and -, or, ( ) as on Scryfall; is:playable asks whether a card can be played here. */
  "GET /v1/cards": {
    readonly params: Nothing;
    readonly query: {
      /**
       * What is looked for; all cards if absent.
       * @maxLength 300
       */
      q?: string;
      /** What the page before gave as `next`. */
      after?: string;
    };
    readonly body: undefined;
    readonly reply: CardsFound;
  };
  /** Reads a deck that is being built: its cards, what cannot be played, what a format objects to. */
  "POST /v1/decks/read": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ReadDeckList;
    readonly reply: DeckRead;
  };
  /** The decks that are kept for the player. */
  "GET /v1/player/decks": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MyDecks;
  };
  /** Keeps a deck for the player, or no longer. */
  "POST /v1/player/decks": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ChangeDecks;
    readonly reply: DecksChanged;
  };
  /** One of them, with its list. */
  "GET /v1/player/decks/{deckId}": {
    readonly params: {
      deckId: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: KeptDeckList;
  };
  /** Exchanges the secret of a seat's link for a token of that seat, or opens one of an account's own games. */
  "POST /v1/seats": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ExchangeLink | OpenMine;
    readonly reply: SeatOpened;
  };
  /** Answers the open question, or does anything else a player can do. The same `actionId` again is done once. */
  "POST /v1/games/{gameId}/actions": {
    readonly params: {
      gameId: string;
    };
    readonly query: Nothing;
    readonly body: Act;
    readonly reply: Acted;
  };
  /** Begins an account; with a seat's token, that of the seat's player if they have none yet. */
  "POST /v1/account": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: KeepAccount;
    readonly reply: AccountOpened;
  };
  /** Exchanges the secret of an account for its token. */
  "POST /v1/account/token": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: OpenAccount;
    readonly reply: AccountOpened;
  };
  /** Opens an account in one more browser, by a code from another, from a mail or a chat, or by its recovery code. */
  "POST /v1/account/join": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: JoinAccount;
    readonly reply: AccountOpened;
  };
  /** Sends a link into the account that gets its mails at this address, if one does; the answer is always the same. */
  "POST /v1/account/mail": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: MailLink;
    readonly reply: EmailSet;
  };
  /** The browsers that are signed in to the account. */
  "GET /v1/player/sessions": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MySessions;
  };
  /** Signs a browser out, or gives a code for another one or for when none is at hand. */
  "POST /v1/player/sessions": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ChangeSessions;
    readonly reply: SessionsChanged;
  };
  /** Voids every secret and token of the account but the new one. */
  "POST /v1/account/signOut": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: KeepAccount;
    readonly reply: AccountOpened;
  };
  /** Deletes what is kept about the player, their name and what they said in games included; games that go on are conceded. */
  "POST /v1/account/delete": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: DeleteAccount;
    readonly reply: Forgotten;
  };
  /** All that is kept about the player, a hundred games at a time. */
  "GET /v1/player/data": {
    readonly params: Nothing;
    readonly query: {
      /** What the page before gave as `next`. */
      after?: string;
    };
    readonly body: undefined;
    readonly reply: MyData;
  };
  /** Says how and when the player is told; what is left out is unset. */
  "POST /v1/player": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: Profile;
    readonly reply: ProfileSet;
  };
  /** How and when the player is told. */
  "GET /v1/player": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MyProfile;
  };
  /** Away for so many days in all games that agreed on vacations; 0 comes back. */
  "POST /v1/player/vacation": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: GoAway;
    readonly reply: MyVacation;
  };
  /** What is left of this year's vacation. */
  "GET /v1/player/vacation": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MyVacation;
  };
  /** The game as the seat sees it, with the question that waits for it. */
  "GET /v1/games/{gameId}": {
    readonly params: {
      gameId: string;
    };
    readonly query: {
      /**
       * The log comes with it, from this entry on; without it if absent.
       * @min 0
       * @max 9007199254740991
       */
      since?: number;
    };
    readonly body: undefined;
    readonly reply: Looked;
  };
  /** What happened, as the seat saw it, from an entry on. */
  "GET /v1/games/{gameId}/log": {
    readonly params: {
      gameId: string;
    };
    readonly query: {
      /**
       * The number of the first entry; 0 if absent.
       * @min 0
       * @max 9007199254740991
       */
      since?: number;
    };
    readonly body: undefined;
    readonly reply: Log;
  };
  /** The seat's own deck and sideboard. */
  "GET /v1/games/{gameId}/deck": {
    readonly params: {
      gameId: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MyDeck;
  };
  /** The record of a game that is over, and of its match, as JSON lines: `npm run verify` recomputes every shuffle from it (docs/fairness.md). Before, `record-not-yet` (409). */
  "GET /v1/games/{gameId}/record": {
    readonly params: {
      gameId: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Handle;
  };
  /** Why something the seat sees is what it is, effect by effect in the order of rule 613, and why it cannot be used for what is asked now. */
  "GET /v1/games/{gameId}/explanation": {
    readonly params: {
      gameId: string;
    };
    readonly query: {
      /**
       * Its handle.
       * @pattern ^[\w~,/-]{0,64}$
       */
      object?: string;
    };
    readonly body: undefined;
    readonly reply: Explained;
  };
  /** The game as spectators see it, as far behind as was agreed. */
  "GET /v1/watch/{gameId}": {
    readonly params: {
      gameId: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Watched;
  };
  /** A game that is over, and its match, as it went, with all hands open: by the secret that its players find in `replay` of what they see then. */
  "GET /v1/games/{gameId}/replay": {
    readonly params: {
      gameId: string;
    };
    readonly query: {
      /**
       * The step to go on from, as `next` says; 0 if absent.
       * @min 0
       * @max 9007199254740991
       */
      from?: number;
    };
    readonly body: undefined;
    readonly reply: Replayed;
  };
  /** Challenges open to all, the newest first. */
  "GET /v1/challenges": {
    readonly params: Nothing;
    readonly query: {
      /** What the page before gave as `next`. */
      after?: string;
    };
    readonly body: undefined;
    readonly reply: OpenChallenges;
  };
  /** Offers a game to everybody, or to whoever gets the link. */
  "POST /v1/challenges": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: PostChallenge;
    readonly reply: Challenge;
  };
  /** One challenge. */
  "GET /v1/challenges/{challengeId}": {
    readonly params: {
      challengeId: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Challenge;
  };
  /** Accepts, declines or takes back a challenge. */
  "POST /v1/challenges/{challengeId}": {
    readonly params: {
      challengeId: string;
    };
    readonly query: Nothing;
    readonly body: AnswerChallenge;
    readonly reply: Challenge;
  };
  /** What would happen if the others only passed; nothing is changed. */
  "POST /v1/games/{gameId}/preview": {
    readonly params: {
      gameId: string;
    };
    readonly query: Nothing;
    readonly body: Preview;
    readonly reply: Previewed;
  };
  /** What the computer would answer in this seat's place, and why; only against computer players alone. */
  "GET /v1/games/{gameId}/hint": {
    readonly params: {
      gameId: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Hint;
  };
  /** A picture of a board, as it is now, at an address that a message gave; for 30 days. */
  "GET /v1/pictures/{picture}": {
    readonly params: {
      picture: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Blob;
  };
  /** This document. */
  "GET /v1/openapi.json": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Readonly<Record<string, unknown>>;
  };
  /** Asks by mail whether the address is right, or takes the one there is away. */
  "POST /v1/player/email": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: SetEmail;
    readonly reply: EmailSet;
  };
  /** The accounts on chat platforms that play as this player. */
  "GET /v1/player/chats": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MyChats;
  };
  /** Gives a code for `/link` in a chat, links the chat that gave one, or unlinks a chat. */
  "POST /v1/player/chats": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ChangeChats;
    readonly reply: ChatsChanged;
  };
  /** Whose chat gave this code for the page; uses it not up. */
  "POST /v1/chats": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: SeeChatCode;
    readonly reply: ChatOfCode;
  };
  /** The browsers that show the player's notices by web push, and the key that they subscribe with. */
  "GET /v1/player/devices": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: MyDevices;
  };
  /** Adds a browser by its push subscription, or removes one. */
  "POST /v1/player/devices": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ChangeDevices;
    readonly reply: DevicesChanged;
  };
  /** Confirms an address: mails about the player's games go there from then on. */
  "POST /v1/email": {
    readonly params: Nothing;
    readonly query: Nothing;
    readonly body: ConfirmEmail;
    readonly reply: EmailSet;
  };
  /** Leads to the page that asks; stops nothing. */
  "GET /v1/email/stop/{token}": {
    readonly params: {
      token: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: unknown;
  };
  /** No more mails to that address: what a mail program's own button calls (RFC 8058). */
  "POST /v1/email/stop/{token}": {
    readonly params: {
      token: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: EmailSet;
  };
  /** What a shared link to a watchable game shows (Open Graph), by `watch.preview`; a browser goes on to the table. */
  "GET /watch/{preview}": {
    readonly params: {
      preview: string;
    };
    readonly query: Nothing;
    readonly body: undefined;
    readonly reply: Handle;
  };
}

export type Nothing = Readonly<Record<never, never>>;
