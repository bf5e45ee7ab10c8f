import { isAbilityCheck } from "./abilities.ts";
import { isArtificial } from "./artificial.ts";
import { broughtCommanders, planeName } from "./commanders.ts";
import { customName } from "./customCards.ts";
import {
  type Action,
  type Argument,
  type Call,
  type Deed,
  type Part,
  type Placed,
  type PlayerScript,
  type Scenario,
  type Script,
  type ScriptStep,
  STEPS,
  type StackClause,
  Unsupported,
} from "./script.ts";

/** Reads a scenario's calls into what each player does. Throws `Unsupported` for what cannot be followed. */
export function parseScenario(scenario: Scenario): Script {
  const reader = new Reader(scenario);
  for (const call of scenario.calls) reader.take(call);
  return reader.script();
}

export const isPlayerSymbol = (value: Argument | undefined): value is string =>
  typeof value === "string" && /^player[A-D]$/.test(value);
export const seatOf = (value: Argument | undefined): number => {
  if (!isPlayerSymbol(value)) throw new Unsupported(`a player is expected, not ${JSON.stringify(value)}`);
  return value.charCodeAt(6) - "A".charCodeAt(0);
};

const ZONES: Readonly<Record<string, Placed["zone"]>> = {
  "Zone.LIBRARY": "library",
  "Zone.HAND": "hand",
  "Zone.GRAVEYARD": "graveyard",
  "Zone.EXILED": "exile",
  "Zone.COMMAND": "command",
  "Zone.BATTLEFIELD": "battlefield",
};
const IGNORED = /^(?:show|setStrictChooseMode$|skipInitShuffling$|removeAllCardsFromHand$|setGameOptions)/;
const CLAUSES: Readonly<Record<string, StackClause>> = {
  "StackClause.WHILE_ON_STACK": "on",
  "StackClause.WHILE_COPY_ON_STACK": "copyOn",
  "StackClause.WHILE_NOT_ON_STACK": "notOn",
};

/** How the table plays (FORMAT, section 2.1): whom players may attack, and how far they reach. */
function optionsOf({ game, players, range, attackOption }: Scenario["setup"]): Script["options"] {
  if (game.startsWith("Oathbreaker")) throw new Unsupported(`a game of ${game}`);
  if (players.length === 2) return {};
  return {
    ...(attackOption === "LEFT" && { attack: "left" as const }),
    ...(range === "ONE" && { rangeOfInfluence: players.map(() => 1) }),
  };
}

class Reader {
  readonly #options: Script["options"];
  readonly #placed: Placed[] = [];
  readonly #lives: (number | undefined)[] = [];
  readonly #emptied: boolean[] = [];
  readonly #parts: Part[] = [];
  readonly #seats: readonly number[];
  readonly #shuffled: boolean;
  readonly #strict: boolean;
  #players: readonly PlayerScript[];
  #stop: Part["stop"] = { turn: 2, step: "UNTAP" };
  #assertions: Call[] = [];

  constructor(scenario: Scenario) {
    this.#options = optionsOf(scenario.setup);
    for (const { player, name } of broughtCommanders(scenario))
      this.#placed.push({ zone: "command", seat: seatOf(player), name, tapped: false });
    const { life, players } = scenario.setup;
    this.#seats = players.map((_, seat) => seat);
    this.#players = this.#seats.map(emptyScript);
    this.#shuffled = !scenario.calls.some(({ fn }) => fn === "skipInitShuffling");
    this.#strict = scenario.strict;
    if (life !== 20) this.#lives.push(...players.map(() => life));
  }

  script(): Script {
    return {
      options: this.#options,
      placed: this.#placed,
      lives: this.#lives,
      emptied: this.#emptied,
      shuffled: this.#shuffled,
      strict: this.#strict,
      parts: this.#parts,
    };
  }

  take(call: Call): void {
    const { fn, args } = call;
    if (IGNORED.test(fn)) return;
    if (fn === "addCustomCardWithAbility") {
      this.#custom(args);
      return;
    }
    if (args.some((arg) => typeof arg === "object" && arg !== null) && !isAbilityCheck(call))
      throw new Unsupported(`${fn} with an object of the engine`);
    if (fn.startsWith("assert")) {
      // Before the run such a call looks at a game that has not begun.
      if (this.#parts.length === 0) return;
      this.#assertions.push(call);
      return;
    }
    if (fn.startsWith("check")) {
      this.#check(call);
      return;
    }
    if (fn.startsWith("addCustomEffect_")) {
      this.#artificial(fn.slice("addCustomEffect_".length), args);
      return;
    }
    const handler = HELPERS[fn];
    if (handler === undefined) throw new Unsupported(fn);
    handler(this, args);
  }

  #check(call: Call): void {
    const [, turn, second, third] = call.args;
    if (call.fn === "checkAttackers" || call.fn === "checkBlockers") {
      const step = call.fn === "checkAttackers" ? "DECLARE_ATTACKERS" : "DECLARE_BLOCKERS";
      this.act(seatOf(second), Number(turn), step, { do: "check", call });
    } else this.act(seatOf(third), Number(turn), stepOf(second), { do: "check", call });
  }

  #artificial(kind: string, args: readonly Argument[]): void {
    const name = `${kind}${args.length > 1 ? ` ${args[1]}` : ""}`;
    if (!isArtificial(kind)) throw new Unsupported(`addCustomEffect_${kind}`);
    this.#placed.push({ zone: "battlefield", seat: seatOf(args[0]), name: `*${name}`, tapped: false });
  }

  #custom(args: readonly Argument[]): void {
    const [, player, , , , , zone = "Zone.BATTLEFIELD"] = args;
    if (zone !== "Zone.BATTLEFIELD") throw new Unsupported(`addCustomCardWithAbility in ${zone}`);
    this.#placed.push({ zone: "battlefield", seat: seatOf(player), name: customName(args), tapped: false });
  }

  act(seat: number, turn: number, step: ScriptStep, deed: Deed): void {
    this.#players[seat]!.actions.push({ turn, step, deed } satisfies Action);
  }

  wait(turn: number, step: ScriptStep, seats: readonly number[], once: boolean): void {
    for (const seat of seats) this.act(seat, turn, step, { do: "wait", once });
  }

  addCard(args: readonly Argument[]): void {
    // Once the game has begun nothing is put anywhere any more.
    if (this.#parts.length > 0) return;
    const [zone, player, printed, count = 1, tapped = false] = args;
    const to = ZONES[String(zone)];
    if (to === undefined) throw new Unsupported(`addCard to ${zone}`);
    const [named, alias] = String(printed).split("@");
    const name = named!.replace(/^[A-Z0-9]{3,6}-(?=[A-Z])/, "");
    const total = Number(count);
    for (let i = 1; i <= total; i++) {
      this.#placed.push({
        zone: to,
        seat: seatOf(player),
        name,
        tapped: tapped === true,
        ...(alias !== undefined && { alias: total === 1 ? alias : `${alias}.${i}` }),
      });
    }
  }

  addPlane([player, constant]: readonly Argument[]): void {
    this.#placed.push({ zone: "faceUp", seat: seatOf(player), name: planeName(constant), tapped: false });
  }

  life(seat: number, life: number): void {
    this.#lives[seat] = life;
  }
  empty(seat: number): void {
    this.#emptied[seat] = true;
  }
  stop(turn: number, step: ScriptStep): void {
    this.#stop = { turn, step };
  }
  /** What was said so far is played up to the stop; what comes then is asserted, or said for the next time. */
  execute(): void {
    this.#assertions = [];
    this.#parts.push({ stop: this.#stop, players: this.#players, assertions: this.#assertions });
    this.#players = this.#seats.map(emptyScript);
  }
  player(seat: number): PlayerScript {
    return this.#players[seat]!;
  }
  get seats(): readonly number[] {
    return this.#seats;
  }
}

const emptyScript = (): PlayerScript => ({
  actions: [],
  attacks: [],
  blocks: [],
  choices: [],
  targets: [],
  modes: [],
  chances: [],
  byHand: false,
});

export function stepOf(value: Argument | undefined): ScriptStep {
  const step = STEPS.find((one) => `PhaseStep.${one}` === value);
  if (step === undefined) throw new Unsupported(`the step ${JSON.stringify(value)}`);
  return step;
}

const parts = (text: Argument | undefined): readonly string[] =>
  typeof text !== "string" || text === "NO_TARGET"
    ? []
    : text.split("^").map((part) => part.replace(/^targetPlayer=|^Cast (?:fused )?(?=.* \/\/ )/, ""));

/** castSpell and activateAbility, told apart by the kinds of their arguments (FORMAT, section 4). */
function action(reader: Reader, args: readonly Argument[], kind: "cast" | "activate"): void {
  const [turn, step, player, name, ...rest] = args;
  const seat = seatOf(player);
  const at = stepOf(step);
  const targets: string[] = [];
  let stack: { text: string; clause: StackClause } | undefined;
  let wait = false;
  let mana: number | undefined;
  const texts: string[] = [];
  for (const one of rest) {
    if (typeof one === "boolean") wait ||= one;
    else if (typeof one === "string" && CLAUSES[one] !== undefined) {
      if (stack) stack = { ...stack, clause: CLAUSES[one] };
    } else if (typeof one === "number") mana = one;
    else if (one === null || typeof one === "string") {
      texts.push(one ?? "NO_TARGET");
      if (texts.length === 1) targets.push(...parts(one));
      // A further text is the spell on the stack; activateAbility may instead list several targets.
      else if (texts.length === 2) {
        if (one !== null) stack = { text: one, clause: "on" };
      } else if (one !== null) stack = { text: one, clause: "top" };
    }
  }
  const text = String(name);
  const deed =
    /^(?:Cast|Play) /.test(text) && kind === "activate" ? (text.startsWith("Play") ? "playLand" : "cast") : kind;
  reader.act(seat, Number(turn), at, {
    do: deed,
    text: deed === kind ? text : text.slice(5),
    targets,
    ...(stack && { stack }),
    ...(mana !== undefined && { mana }),
  });
  if (wait) reader.wait(Number(turn), at, [seat], false);
}

const HELPERS: Readonly<Record<string, (reader: Reader, args: readonly Argument[]) => void>> = {
  addCard: (reader, args) => reader.addCard(args),
  addPlane: (reader, args) => reader.addPlane(args),
  setLife: (reader, [player, life]) => reader.life(seatOf(player), Number(life)),
  removeAllCardsFromLibrary: (reader, [player]) => reader.empty(seatOf(player)),
  setStopAt: (reader, [turn, step]) => reader.stop(Number(turn), stepOf(step)),
  setStopOnTurn: (reader, [turn]) => reader.stop(Number(turn), "UNTAP"),
  execute: (reader) => reader.execute(),
  castSpell: (reader, args) => action(reader, args, "cast"),
  activateAbility: (reader, args) => action(reader, args, "activate"),
  playLand: (reader, [turn, step, player, name]) =>
    reader.act(seatOf(player), Number(turn), stepOf(step), { do: "playLand", text: String(name), targets: [] }),
  activateManaAbility: (reader, [turn, step, player, text, times = 1]) => {
    for (let i = 0; i < Number(times); i++)
      reader.act(seatOf(player), Number(turn), stepOf(step), { do: "mana", text: String(text), targets: [] });
  },
  waitStackResolved: (reader, [turn, step, ...rest]) => {
    const player = isPlayerSymbol(rest[0]) ? rest.shift() : undefined;
    const seats = player === undefined ? reader.seats : [seatOf(player)];
    const [how] = rest;
    const times = typeof how === "number" ? how : 1;
    for (let i = 0; i < times; i++)
      reader.wait(Number(turn), stepOf(step), seats, typeof how === "number" || how === true);
  },
  addCounters: (reader, [turn, step, player, name, kind, count]) =>
    reader.act(seatOf(player), Number(turn), stepOf(step), {
      do: "counters",
      name: String(name),
      kind: String(kind),
      count: Number(count),
    }),
  concede: (reader, [turn, step, player]) => reader.act(seatOf(player), Number(turn), stepOf(step), { do: "concede" }),
  attack: (reader, [turn, player, creature, defender]) => {
    reader.player(seatOf(player)).attacks.push({
      turn: Number(turn),
      creature: String(creature),
      ...(defender !== undefined && defender !== null && { defender: String(defender) }),
    });
  },
  block: (reader, [turn, player, blocker, attacker]) => {
    reader
      .player(seatOf(player))
      .blocks.push({ turn: Number(turn), blocker: String(blocker), attacker: String(attacker) });
  },
  attackSkip: () => {},
  blockSkip: () => {},
  setChoice: (reader, [player, value, times = 1]) => {
    const text = typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
    for (let i = 0; i < Number(times); i++) reader.player(seatOf(player)).choices.push(text);
  },
  setChoiceAmount: (reader, [player, ...amounts]) => {
    for (const amount of amounts) reader.player(seatOf(player)).choices.push(`X=${amount}`);
  },
  setDieRollResult: (reader, [player, result]) => {
    reader.player(seatOf(player)).chances.push(Number(result) - 1);
  },
  setFlipCoinResult: (reader, [player, wins]) => {
    reader.player(seatOf(player)).chances.push(wins === true ? 0 : 1);
  },
  // What is paid by hand there is paid by the solver here; only what helps to pay is asked (702.51, 702.66).
  disableManaAutoPayment: (reader, [player]) => {
    reader.player(seatOf(player)).byHand = true;
  },
  setModeChoice: (reader, [player, mode]) => {
    reader.player(seatOf(player)).modes.push(String(mode));
  },
  addTarget: (reader, [player, what, times = 1]) => {
    // "A^X=2": a target of something divided, and its share.
    const [, name = String(what), amount] = /^(.*)\^X=(\d+)$/.exec(String(what)) ?? [];
    const entry = { what: name, ...(amount !== undefined && { amount: Number(amount) }) };
    for (let i = 0; i < Number(times); i++) reader.player(seatOf(player)).targets.push(entry);
  },
  addTargetAmount: (reader, [player, what, amount]) => {
    reader.player(seatOf(player)).targets.push({ what: String(what), amount: Number(amount) });
  },
};
