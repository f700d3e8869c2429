// The sounds of seeds, made here and not loaded: a wooden tap for each seed that falls, a fuller one
// for each that is captured. Loaded only by who wants to hear them.

/** @type {AudioContext | undefined} */
let context;
/** @type {AudioBuffer | undefined} */
let rustle;

/** How a piece of wood rings: its tones in Hz, how loud each is and how soon it is over. @typedef {[number, number, number][]} Wood */

/** @type {Wood} */
const HOUSE = [[690, 0.5, 0.05], [1480, 0.28, 0.03], [2630, 0.12, 0.018]];
/** @type {Wood} */
const STORE = [[235, 0.7, 0.16], [520, 0.42, 0.1], [1130, 0.22, 0.05], [2050, 0.1, 0.025]];

/** Browsers let a page sound only once somebody has touched it. */
function ready() {
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

/** A seed falls among so many others. @param {number} seeds with it */
export function tap(seeds) {
  // Seeds on seeds sound duller and a little lower than the first on bare wood.
  const pitch = 1.12 - Math.min(seeds, 12) * 0.022;
  strike(HOUSE, pitch * (0.985 + (seeds % 3) * 0.015), 0.22, 5200 - Math.min(seeds, 10) * 220);
}

/** A captured seed arrives in the store. @param {number} seeds in the store with it */
export function arrive(seeds) {
  strike(STORE, 0.97 + (seeds % 5) * 0.018, 0.3, 3400);
}

/** @param {Wood} wood @param {number} pitch @param {number} loudness @param {number} brightness in Hz */
function strike(wood, pitch, loudness, brightness) {
  const audio = ready();
  const now = audio.currentTime + 0.005;
  const out = new GainNode(audio, { gain: loudness });
  out.connect(audio.destination);
  for (const [tone, gain, seconds] of wood) {
    const ring = new OscillatorNode(audio, { type: "sine", frequency: tone * pitch });
    const fade = new GainNode(audio, { gain: 0 });
    fade.gain.setValueAtTime(gain, now);
    fade.gain.exponentialRampToValueAtTime(0.001, now + seconds);
    ring.connect(fade).connect(out);
    ring.start(now);
    ring.stop(now + seconds);
  }
  const scrape = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const dull = new BiquadFilterNode(audio, { type: "bandpass", frequency: brightness, Q: 0.7 });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0.5, now);
  fade.gain.exponentialRampToValueAtTime(0.001, now + 0.022);
  scrape.connect(dull).connect(fade).connect(out);
  scrape.start(now);
  scrape.stop(now + 0.025);
}

/** A moment of noise, the same every time. @param {AudioContext} audio */
function noise(audio) {
  if (rustle) return rustle;
  rustle = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.03), audio.sampleRate);
  const samples = rustle.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return rustle;
}
