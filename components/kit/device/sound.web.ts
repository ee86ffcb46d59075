import { type Feel } from './haptics';

export const hasSound = typeof AudioContext !== 'undefined';

/** In hertz, one after the other: up for what counts, down for what is refused. */
const tones: Readonly<Record<Feel, readonly number[]>> = { commit: [523, 784], refusal: [233, 175] };
const LENGTH = 0.09;
const LOUD = 0.05;

let context: AudioContext | undefined;

/** Two short, quiet tones. A browser plays them only after a touch, which is when they are asked for. */
export const sound = (kind: Feel): void => {
  if (!hasSound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [index, pitch] of tones[kind].entries()) {
    const start = context.currentTime + index * LENGTH;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
};
