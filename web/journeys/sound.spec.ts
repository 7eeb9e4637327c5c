/** What the sounds sound like, measured: rendered by the browser itself, as fast as it can. */
import { expect, test } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";

interface Measured {
  name: string;
  peak: number;
  loudness: number; // root of the mean square while it sounds
  seconds: number; // until it is inaudible
  center: number; // Hz: the middle of its spectrum
}

declare const sounds: typeof import("../src/kit/sounds");

/** Recipes and voices as one script that a page without a server can run. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL("../src/kit/sounds/index.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "sounds" };
  const built = await build({ configFile: false, logLevel: "error", build: { write: false, lib } });
  return (built as Rollup.RollupOutput[])[0]!.output[0].code;
}

/** Runs in the page. `together` plays so many recipes at once. */
async function render(together: number): Promise<Measured[]> {
  const RATE = 44100;
  const START = 0.2; // the limiter takes a moment to be there
  const names = Object.keys(sounds.SOUNDS) as (keyof typeof sounds.SOUNDS)[];
  const groups = together > 1 ? [names.slice(0, together)] : names.map((name) => [name]);
  return Promise.all(
    groups.map(async (group) => {
      const context = new OfflineAudioContext(1, 3 * RATE, RATE);
      const out = sounds.mixer(context);
      for (const name of group) sounds.voice(context, out, sounds.SOUNDS[name], START);
      const samples = (await context.startRendering()).getChannelData(0).subarray(START * RATE);
      const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      let last = samples.length - 1;
      while (last > 0 && Math.abs(samples[last]!) < 0.001) last--;
      const sounding = samples.subarray(0, last + 1);
      const loudness = Math.sqrt(sounding.reduce((sum, one) => sum + one * one, 0) / sounding.length);
      return { name: group.join(" "), peak, loudness, seconds: last / RATE, center: centerOf(sounding) };
    }),
  );

  /** By a plain transform of the loudest stretch: a few hundred pitches are enough to tell low from high. */
  function centerOf(samples: Float32Array): number {
    const part = samples.subarray(0, Math.min(samples.length, 4096));
    let [sum, weighted] = [0, 0];
    for (let pitch = 40; pitch < 12000; pitch *= 1.03) {
      let [re, im] = [0, 0];
      for (let i = 0; i < part.length; i++) {
        re += part[i]! * Math.cos((2 * Math.PI * pitch * i) / RATE);
        im += part[i]! * Math.sin((2 * Math.PI * pitch * i) / RATE);
      }
      const power = re * re + im * im;
      sum += power;
      weighted += power * pitch;
    }
    return weighted / sum;
  }
}

test("every sound is heard, ends soon, and none is cut off, not even eight at once", async ({ page }) => {
  await page.goto("about:blank");
  await page.addScriptTag({ content: await script() });
  const alone = await page.evaluate(render, 1);
  for (const { name, peak, loudness, seconds, center } of alone) {
    test.info().annotations.push({
      type: name,
      description: `peak ${peak.toFixed(2)}, loudness ${loudness.toFixed(3)}, ${seconds.toFixed(2)} s, ${center.toFixed(0)} Hz`,
    });
    expect(peak, `${name}: peak`).toBeGreaterThan(0.1);
    expect(peak, `${name}: peak`).toBeLessThan(0.7);
    expect(loudness, `${name}: loudness`).toBeGreaterThan(0.01);
    expect(seconds, `${name}: seconds`).toBeLessThan(1.2);
    expect(center, `${name}: middle of the spectrum`).toBeLessThan(7000);
  }
  const [all] = await page.evaluate(render, 8);
  expect(all!.peak).toBeLessThan(0.99);
});
