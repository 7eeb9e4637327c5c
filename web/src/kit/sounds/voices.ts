/** Recipes made audible. Knows nothing of settings: an offline context renders the same for tests. */
import { isTone, lengthOf, type Layer, type Noise, type Recipe, type Tone } from "./recipes";

const SILENCE = 0.0001; // what a fade ends with: it cannot reach nothing

/** Everything goes through here: one volume, and a limiter, so that many voices at once do not crackle. */
export function mixer(context: BaseAudioContext): GainNode {
  const volume = context.createGain();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -10;
  limiter.knee.value = 6;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  volume.connect(limiter).connect(context.destination);
  return volume;
}

/** Plays a recipe from `start` on; tells when it is over. */
export function voice(context: BaseAudioContext, out: AudioNode, recipe: Recipe, start: number): number {
  for (const layer of recipe) {
    const source = isTone(layer) ? oscillator(context, layer, start) : hiss(context, layer, start);
    source.connect(envelope(context, layer, start)).connect(out);
  }
  return start + lengthOf(recipe);
}

function envelope(context: BaseAudioContext, { at, rise, fall, level }: Layer, start: number): GainNode {
  const node = context.createGain();
  const begin = start + at;
  node.gain.setValueAtTime(0, begin);
  node.gain.linearRampToValueAtTime(level, begin + rise);
  node.gain.exponentialRampToValueAtTime(SILENCE, begin + rise + fall);
  return node;
}

function oscillator(context: BaseAudioContext, layer: Tone, start: number): AudioNode {
  const { wave, pitch, to, at, rise, fall } = layer;
  const node = context.createOscillator();
  node.type = wave;
  glide(node.frequency, pitch, to, start + at, rise + fall);
  node.start(start + at);
  node.stop(start + at + rise + fall);
  return node;
}

function hiss(context: BaseAudioContext, layer: Noise, start: number): AudioNode {
  const { filter, pitch, to, sharp, at, rise, fall } = layer;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const sieve = context.createBiquadFilter();
  sieve.type = filter;
  sieve.Q.value = sharp;
  glide(sieve.frequency, pitch, to, start + at, rise + fall);
  source.start(start + at);
  source.stop(start + at + rise + fall);
  return source.connect(sieve);
}

function glide(param: AudioParam, from: number, to: number, start: number, seconds: number): void {
  param.setValueAtTime(from, start);
  if (to !== from) param.exponentialRampToValueAtTime(to, start + seconds);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const kept = noises.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 0x80000000;
  }
  noises.set(context, buffer);
  return buffer;
}
