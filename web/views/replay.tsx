import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { CardView, Handle } from "../../lib/engine/views.ts";
import { keyOf, type Named } from "../../lib/view/entities.ts";
import { sentenceOf } from "../../lib/words/log.ts";
import type { Voice } from "../../lib/words/voice.ts";
import { say } from "../language.ts";
import { showsReplay, wantReplay } from "../net/habits.ts";
import type { Arrow } from "./arrows.tsx";
import { Face } from "./card.tsx";
import { Inline } from "./mana.tsx";

/** One thing that happened: its words, and what on the table it is about. */
interface Moment {
  readonly text: string;
  readonly about: readonly Named[];
  readonly arrows: readonly Arrow[];
  readonly card: CardView | undefined;
}

const MOST_MOMENTS = 12;
/** All of it takes five to ten seconds. */
const ALL_MS = 9_000;
const LONGEST_MS = 1_700;

/** The latest of what happened, each thing with what it is about. */
function momentsOf(entries: readonly LogEntry<Handle>[], voice: Voice): readonly Moment[] {
  const moments = entries.flatMap((entry): Moment[] => {
    const sentence = sentenceOf(entry, voice);
    if (!sentence) return [];
    const objects = (entry.objects ?? []).map(({ id }) => id);
    const found = entry.objects?.map(({ id }) => voice.find(id)).find((one) => one && one.kind !== "player");
    const seat = entry.life === undefined ? [] : [entry.seat ?? 0];
    return [
      {
        text: sentence.text,
        about: [...objects, ...(entry.on ? [entry.on.id] : []), ...seat],
        arrows: arrowsOf(entry),
        card: found && found.kind !== "player" && found.card.name !== "" ? found.card : undefined,
      },
    ];
  });
  return moments.slice(-MOST_MOMENTS);
}

function arrowsOf({ code, seat, objects = [], on }: LogEntry<Handle>): Arrow[] {
  const [first, ...others] = objects.map(({ id }) => id);
  if (on && (code === "attack" || code === "block"))
    return objects.map(({ id }): Arrow => ({ from: id, to: on.id, kind: code }));
  if (code === "damage.player" && first !== undefined && seat !== undefined)
    return [{ from: first, to: seat, kind: "attack" }];
  if (first === undefined || (code !== "cast" && code !== "activate" && code !== "damage.permanent")) return [];
  return others.map((to): Arrow => ({ from: first, to, kind: code === "damage.permanent" ? "attack" : "target" }));
}

interface ReplayState {
  readonly moment: Moment;
  readonly at: number;
  readonly of: number;
  readonly plays: boolean;
  go(by: number): void;
  play(): void;
  end(): void;
}

/**
 * What happened since the player was last here, thing by thing; undefined where there is nothing to show, it is not
 * wanted, or it is over. Goes on by itself unless the player wants things to stand still.
 */
export function useReplay(
  log: readonly LogEntry<Handle>[],
  seenBefore: number,
  logNext: number,
  voice: Voice,
): ReplayState | undefined {
  const [away, setAway] = useState<readonly LogEntry<Handle>[]>([]);
  const decided = useRef(false);
  const whole = log.length > 0 && log.length >= logNext;
  useEffect(() => {
    if (decided.current || !whole) return;
    decided.current = true;
    if (seenBefore > 0 && showsReplay()) setAway(log.slice(seenBefore));
  }, [whole]);
  const moments = useMemo(() => momentsOf(away, voice), [away]);
  const [at, setAt] = useState(0);
  const [plays, setPlays] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const last = moments.length - 1;
  useEffect(() => {
    if (!plays || last < 0) return;
    const timer = setTimeout(
      () => (at < last ? setAt(at + 1) : setAway([])),
      Math.min(LONGEST_MS, ALL_MS / moments.length),
    );
    return () => clearTimeout(timer);
  }, [plays, at, moments]);
  const moment = moments[at];
  if (!moment) return undefined;
  return {
    ...{ moment, at, plays, of: moments.length },
    go(by) {
      setPlays(false);
      setAt(Math.max(0, Math.min(last, at + by)));
    },
    play: () => setPlays(!plays),
    end: () => setAway([]),
  };
}

/** The words of it over the boards; what it is about is lit on the table. */
export function Replay({ moment, at, of, plays, go, play, end }: ReplayState) {
  useEffect(() => {
    const things = moment.about.flatMap((name) => [
      ...document.querySelectorAll(`[data-thing="${CSS.escape(keyOf(name))}"]`),
    ]);
    for (const thing of things) thing.classList.add("is-told");
    return () => {
      for (const thing of things) thing.classList.remove("is-told");
    };
  }, [moment]);
  const last = at === of - 1;
  return (
    <section class="replay" aria-label={say("table.whileAway")}>
      {moment.card && (
        <div class="replay-card" aria-hidden="true" key={`${at} ${moment.card.id}`}>
          <Face card={moment.card} />
        </div>
      )}
      <div class="replay-words">
        <p class="quiet-text">
          {say("table.whileAway")} <span>{`${at + 1} / ${of}`}</span>
        </p>
        <p class="replay-text">
          <Inline text={moment.text} />
        </p>
        <progress max={of} value={at + 1} aria-hidden="true" />
        <div class="buttons">
          <button type="button" aria-label={say("table.stepBefore")} disabled={at === 0} onClick={() => go(-1)}>
            ‹
          </button>
          <button type="button" aria-label={say(plays ? "table.hold" : "table.runOn")} onClick={play}>
            {plays ? "❚❚" : "▶"}
          </button>
          <button type="button" aria-label={say("table.stepAfter")} disabled={last} onClick={() => go(1)}>
            ›
          </button>
          <button type="button" class="main" onClick={end}>
            {say(last ? "table.toTheTable" : "table.skip")}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              wantReplay(false);
              end();
            }}
          >
            {say("table.neverReplay")}
          </button>
        </div>
      </div>
    </section>
  );
}
