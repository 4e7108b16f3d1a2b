import type { Happening } from './find-happening.ts';

type Tone = readonly [hertz: number, seconds: number];

const TONES: Readonly<Record<Happening, readonly Tone[]>> = {
  turn: [
    [660, 0.12],
    [880, 0.22],
  ],
  hurt: [[170, 0.14]],
  healed: [
    [523, 0.1],
    [659, 0.18],
  ],
  fell: [
    [220, 0.16],
    [110, 0.4],
  ],
  best: [
    [523, 0.09],
    [659, 0.09],
    [784, 0.09],
    [1047, 0.3],
  ],
  worst: [
    [311, 0.16],
    [208, 0.35],
  ],
};

const LOUDNESS = 0.12;
const QUIET = 0.001;

let audio: AudioContext | undefined;

/** Plays a few tones; a browser that allows no sound yet plays none. */
export function playSound(happening: Happening): void {
  audio ??= new AudioContext();
  void audio.resume();
  let start = audio.currentTime;
  for (const [hertz, seconds] of TONES[happening]) {
    const gain = audio.createGain();
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(QUIET, start + seconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
    start += seconds;
  }
}
