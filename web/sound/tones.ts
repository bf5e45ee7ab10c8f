import { type Listened, type Sound, soundsBetween } from "../../lib/view/sounds.ts";

/** A tone of a tune: its pitch in hertz, when it begins and how long it lasts in seconds. */
type Tone = readonly [pitch: number, begins: number, lasts: number];

const TUNES: Readonly<Record<Sound, readonly Tone[]>> = {
  yourMove: [
    [587, 0, 0.18],
    [880, 0.12, 0.3],
  ],
  damage: [[147, 0, 0.25]],
  won: [
    [523, 0, 0.2],
    [659, 0.15, 0.2],
    [784, 0.3, 0.5],
  ],
  lost: [
    [392, 0, 0.25],
    [311, 0.2, 0.6],
  ],
};
const LOUDEST = 0.15;

let context: AudioContext | undefined;

/** One tune after the other. A page that nobody has touched yet is silent, as browsers want it. */
export async function play(heard: readonly Sound[]): Promise<void> {
  if (heard.length === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  await context.resume();
  let from = context.currentTime;
  for (const one of heard) {
    for (const tone of TUNES[one]) sound(context, from, tone);
    from += Math.max(...TUNES[one].map(([, begins, lasts]) => begins + lasts));
  }
}

export const playBetween = (before: Listened, now: Listened): Promise<void> => play(soundsBetween(before, now));

/** Struck and dying away, like a bell. */
function sound(audio: AudioContext, from: number, [pitch, begins, lasts]: Tone): void {
  const [at, until] = [from + begins, from + begins + lasts];
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDEST, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, until);
  const tone = new OscillatorNode(audio, { frequency: pitch });
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(until);
}
