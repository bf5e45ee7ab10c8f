import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../../../lib/engine/api.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { keyOf } from "../../../lib/view/entities.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import { showsReplay, wantReplay } from "../../net/habits.ts";
import { Face } from "../cards/card.tsx";
import { Inline } from "../cards/mana.tsx";
import { Share } from "../common/share.tsx";
import { type Moment, momentsOf } from "./moments.ts";
import { Motion } from "./motion.tsx";

const MOST_MOMENTS = 12;
/** All of it takes five to ten seconds. */
const ALL_MS = 9_000;
const LONGEST_MS = 1_700;

export interface ReplayState {
  readonly title?: string;
  readonly moment: Moment;
  readonly at: number;
  readonly of: number;
  readonly plays: boolean;
  go(by: number): void;
  play(): void;
  /** Absent where there is nothing but what is told. */
  readonly end: (() => void) | undefined;
  /** To any moment, where there is a timeline; each turn begins at one of `turns`. */
  readonly seek?: (at: number) => void;
  readonly turns?: readonly number[];
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
  const moments = useMemo(() => momentsOf(away, voice).slice(-MOST_MOMENTS), [away]);
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
export function Replay({ title, moment, at, of, plays, go, play, end, seek, turns = [] }: ReplayState) {
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
    <section class={`replay ${seek ? "has-timeline" : ""}`} aria-label={title ?? say("table.whileAway")}>
      <Motion moment={moment} />
      {moment.card && (
        <div class="replay-card" aria-hidden="true" key={`${at} ${moment.card.id}`}>
          <Face card={moment.card} />
        </div>
      )}
      <div class="replay-words">
        <p class="quiet-text">
          {title ?? say("table.whileAway")} <span>{`${at + 1} / ${of}`}</span>
        </p>
        <p class="replay-text">
          <Inline text={moment.text} />
        </p>
        {seek ? (
          <>
            <input
              type="range"
              aria-label={say("replaying.timeline")}
              aria-valuetext={moment.text}
              min={0}
              max={of - 1}
              value={at}
              list="turns-of-game"
              onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
            />
            <datalist id="turns-of-game">
              {turns.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          </>
        ) : (
          <progress max={of} value={at + 1} aria-hidden="true" />
        )}
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
          {end && (
            <>
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
            </>
          )}
          {seek && <Share text={say("replaying.moment")} />}
        </div>
      </div>
    </section>
  );
}
