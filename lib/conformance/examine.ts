import { missingPhrase } from "../cards/coverage/phrases.ts";
import { meldResults } from "../cards/decks/melds.ts";
import type { CardEntry } from "../cards/import/entry.ts";
import { isUnsupported, whyUnsupported } from "../cards/import/entry.ts";
import { foldName } from "../cards/names.ts";
import type { CardReader } from "../cards/reading.ts";
import type { CardDefinition } from "../engine/definition.ts";
import { resume, startFrom } from "../engine/position.ts";
import type { Answering } from "./answering.ts";
import { artificialCard } from "./artificial.ts";
import { knowsAssertion } from "./checks/assertions.ts";
import { knowsCheck } from "./checks/inGame.ts";
import { cardsIn } from "./commanders.ts";
import { customCard, isCustom } from "./customCards.ts";
import { disputeOf } from "./disputed.ts";
import { type Allowance, matchUnasked } from "./leftovers.ts";
import { parseScenario } from "./parse.ts";
import { hasStopped, Play } from "./play.ts";
import { Failed, type Placed, type Scenario, type Script, Unsupported } from "./script.ts";
import { reseated, seated } from "./seating.ts";
import { Turns } from "./turns.ts";

export interface Verdict {
  readonly id: string;
  readonly tier: 1 | 2;
  readonly verdict: "pass" | "fail" | "unreadable" | "unsupported";
  /** What was expected and found, which card, which helper; empty for a pass. */
  readonly reason: string;
  /** Of a pass: which answers to what is not asked here were allowed. */
  readonly allowed?: readonly Allowance[];
  /** Of an unreadable one: what of its cards is not read. */
  readonly unread?: readonly Unread[];
}

/** A card that could not be read: why, in a sentence, and every place where reading stopped. */
export interface Unread {
  readonly card: string;
  readonly why: string;
  readonly places: readonly string[];
}

/** Cards by name as scenarios spell them. */
export interface CardBook {
  find(name: string): CardEntry["card"] | undefined;
}

/** Library of the framework's default deck. */
const DECK = { name: "Mountain", count: 71 };
const PLANAR_FACES = 6;
const SEED = "00c0ffee".repeat(8);

export class Examiner {
  readonly #read: CardReader;
  readonly #book: CardBook;
  readonly #trace: ((line: string) => void) | undefined;
  readonly #known = new Map<string, CardDefinition | Unread>();

  constructor(read: CardReader, book: CardBook, trace?: (line: string) => void) {
    this.#trace = trace;
    this.#read = read;
    this.#book = book;
  }

  /** Plays one scenario. Never throws. */
  examine(scenario: Scenario): Verdict {
    const verdict = (of: Verdict["verdict"], reason = ""): Verdict => ({
      id: scenario.id,
      tier: scenario.tier,
      verdict: of,
      reason: reseated(reason, scenario.setup.players.length),
    });
    try {
      const unread = cardsIn(scenario).flatMap((name) => {
        const card = this.#card(name);
        return isUnread(card) ? [card] : [];
      });
      if (unread.length > 0)
        return { ...verdict("unreadable", unread.map(({ card, why }) => `${card}: ${why}`).join(" | ")), unread };
      const script = parseScenario(seated(scenario));
      refuseUnknown(script);
      const allowed: Allowance[] = [];
      this.#play(script, allowed);
      return { ...verdict("pass"), allowed };
    } catch (thrown) {
      if (thrown instanceof Unsupported) return verdict("unsupported", thrown.message);
      if (thrown instanceof Failed) {
        const dispute = disputeOf(scenario.id);
        return verdict(
          "fail",
          dispute ? `${thrown.message} (${SAID[dispute.is]}, ${dispute.rule}: ${dispute.why})` : thrown.message,
        );
      }
      return verdict(
        "fail",
        `the engine broke: ${thrown instanceof Error ? `${thrown.message} ${placeOf(thrown)}` : thrown}`,
      );
    }
  }

  #card(name: string): CardDefinition | Unread {
    const key = foldName(name);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = isCustom(name)
      ? customCard(name, this.#read)
      : name.startsWith("*")
        ? artificialCard(name)
        : this.#readCard(name);
    this.#known.set(key, made);
    return made;
  }

  #readCard(name: string): CardDefinition | Unread {
    const unread = (why: string, places: readonly string[] = [why]): Unread => ({ card: name, why, places });
    const printed = this.#book.find(name);
    if (printed === undefined) return unread("no such card in the files");
    if (isUnsupported(printed)) return unread(whyUnsupported(printed));
    const reading = this.#read(printed);
    if (reading.verdict === "read") return reading.card;
    const [first] = reading.faults;
    const places = reading.faults.map((fault) => missingPhrase({ card: printed }, fault).context);
    return unread(`line ${first.line}: ${first.message}`, [...new Set(places)]);
  }

  /** Fills `allowed` with what was taken from the queues without being asked. */
  #play(script: Script, allowed: Allowance[]): void {
    const pool: CardDefinition[] = [];
    const indices = new Map<string, number>();
    const index = (name: string): number => {
      const key = foldName(name);
      const known = indices.get(key);
      if (known !== undefined) return known;
      const card = this.#card(name);
      if (isUnread(card)) throw new Unsupported(`${name}: ${card.why}`);
      pool.push(card);
      indices.set(key, pool.length - 1);
      return pool.length - 1;
    };
    const aliases = new Map<string, number>();
    let cards = 0;
    const fill = (placed: readonly Placed[]): number[] =>
      placed.map(({ name, alias }) => {
        if (alias !== undefined) aliases.set(alias, cards);
        cards++;
        return index(name);
      });
    const [first] = script.parts;
    if (first === undefined) throw new Unsupported("nothing is executed");
    const players = first.players.map((_, seat) => {
      const inZone = (zone: Placed["zone"]): readonly Placed[] =>
        script.placed.filter((one) => one.seat === seat && one.zone === zone);
      const count = script.emptied[seat] ? 0 : DECK.count;
      // Shuffled libraries: what was added lies somewhere among the deck's cards, neither on top nor at the bottom.
      const under = script.shuffled ? Math.floor(count / 2) : count;
      const deck = (n: number): Placed[] =>
        Array.from({ length: n }, () => ({ zone: "library", seat, name: DECK.name, tapped: false }));
      const life = script.lives[seat];
      return {
        ...(life !== undefined && { life }),
        library: fill([...deck(under), ...inZone("library"), ...deck(count - under)]),
        hand: fill(inZone("hand")),
        graveyard: fill(inZone("graveyard")),
        commanders: fill(inZone("command")),
        exile: fill(inZone("exile")),
        faceUp: fill(inZone("faceUp")),
        battlefield: this.#battlefield(inZone("battlefield"), fill),
      };
    });
    for (const name of meldResults(pool)) index(name);
    let part = first;
    const isPlanar = script.placed.some(({ zone }) => zone === "faceUp");
    const turns = new Turns();
    const rolled = new Map<number, number | undefined>();
    const game = startFrom({
      seed: SEED,
      pool: { cards: pool },
      players,
      opening: true,
      options: { damageAssignment: "free", forced: "asked", startingPlayer: 0, ...script.options },
      halt: (at) => hasStopped(at, part.stop, turns),
      chance: (_, player, below, drawn) => {
        if (!rolled.has(drawn)) rolled.set(drawn, part.players[player]!.chances.shift());
        const result = rolled.get(drawn);
        // 901.3: of the planar die's faces there the first is chaos, and here the second.
        return isPlanar && below === PLANAR_FACES && result === 0 ? 1 : result;
      },
    });
    const answering = part.players.map(
      (player): Answering => ({
        game,
        aliases,
        script: player,
        strict: script.strict,
        inline: [],
        amounts: new Map(),
        helped: [],
        allowed,
      }),
    );
    matchUnasked(game, answering);
    const play = new Play(game, answering, this.#trace);
    for (part of script.parts) {
      for (const [seat, one] of answering.entries()) one.script = part.players[seat]!;
      resume(game);
      play.run(part);
    }
  }

  #battlefield(placed: readonly Placed[], fill: (placed: readonly Placed[]) => number[]) {
    const definitions = fill(placed);
    return definitions.map((definition, i) => {
      const { name, tapped } = placed[i]!;
      const card = this.#card(name) as CardDefinition;
      const back = card.faces.findIndex((face) => foldName(face.name) === foldName(name));
      return { definition, ...(tapped && { tapped }), ...(back > 0 && card.layout !== "split" && { face: back }) };
    });
  }
}

const SAID = { wrong: "disputed", otherwise: "asked otherwise", ours: "known, not mended" } as const;

const isUnread = (card: CardDefinition | Unread): card is Unread => "why" in card;

/** Helpers in the script that nobody here knows are told before playing, not after. */
function refuseUnknown({ parts }: Script): void {
  for (const { assertions, players } of parts) {
    for (const { fn } of assertions) if (!knowsAssertion(fn)) throw new Unsupported(fn);
    for (const { actions } of players)
      for (const { deed } of actions)
        if (deed.do === "check" && !knowsCheck(deed.call.fn)) throw new Unsupported(deed.call.fn);
  }
}

/** The innermost place in our own code, for finding the fault. */
const placeOf = (error: Error): string =>
  /\(?([^( ]*lib\/[^):]+:\d+)/.exec(error.stack ?? "")?.[1]?.replace(/^.*\/lib\//, "lib/") ?? "";
