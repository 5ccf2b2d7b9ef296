/* Small synthesised clicks of cards on cloth; off unless asked for. */
import { settings } from './settings.svelte';

type Sound = 'tap' | 'lay' | 'take' | 'deal' | 'back';

/** Loudness, pitch of the filter in hertz, seconds, how many times. */
const SOUNDS: Record<Sound, readonly [number, number, number, number]> = {
  tap: [0.1, 2600, 0.03, 1],
  lay: [0.28, 1300, 0.07, 1],
  take: [0.25, 1700, 0.06, 2],
  deal: [0.2, 2100, 0.05, 4],
  back: [0.5, 420, 0.11, 2],
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.kept.sound) return;
  context ??= new AudioContext();
  const [loud, pitch, length, times] = SOUNDS[sound];
  for (let n = 0; n < times; n += 1) rustle(context, context.currentTime + n * 0.085, loud, pitch, length);
}

function rustle(audio: AudioContext, at: number, loud: number, pitch: number, length: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
