import { Life, type Tally } from './life';
import { type Step, stepsOf } from './steps';
import { Violation } from './time-limit';

/** Limits the history, since reopening slows down as it grows. */
const STEPS_OF_A_LIFE = 120;

export type Failure = { problem: string; steps: readonly Step[] };

export type Simulation = { steps: number; lives: number; tally: Tally; failure: Failure | null };

const total = (a: Tally, b: Tally): Tally => ({
  kept: a.kept + b.kept,
  refused: a.refused + b.refused,
  shown: a.shown + b.shown,
  crashes: a.crashes + b.crashes,
  noticed: a.noticed + b.noticed,
  harmless: a.harmless + b.harmless,
  mended: a.mended + b.mended,
});

type SimulationResult = { tally: Tally } | { failure: Failure };

export async function live(steps: readonly Step[]): Promise<SimulationResult> {
  let stepCount = 0;
  try {
    const life = await Life.start();
    for (const step of steps) {
      stepCount += 1;
      await life.live(step);
    }
    return { tally: life.tally };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { failure: { problem: error.message, steps: steps.slice(0, stepCount) } };
  }
}

/** Shrinks a failing history by removing ever smaller pieces. */
async function shrink(failure: Failure): Promise<Failure> {
  let shortest = failure;
  for (let size = failure.steps.length >> 1; size >= 1; size >>= 1) {
    for (let at = 0; at < shortest.steps.length; ) {
      const result = await live(shortest.steps.toSpliced(at, size));
      if ('failure' in result) shortest = result.failure;
      else at += size;
    }
  }
  return shortest;
}

/** Runs lives from one seed until one fails or `steps` steps have run. */
export async function simulate(seed: string, steps: number): Promise<Simulation> {
  let tally: Tally = { kept: 0, refused: 0, shown: 0, crashes: 0, noticed: 0, harmless: 0, mended: 0 };
  let stepCount = 0;
  for (let lives = 1; ; lives += 1) {
    const count = Math.min(STEPS_OF_A_LIFE, steps - stepCount);
    const result = await live(stepsOf(`${seed}/${lives}`, count));
    if ('failure' in result) {
      stepCount += Math.min(count, result.failure.steps.length);
      return { steps: stepCount, lives, tally, failure: await shrink(result.failure) };
    }
    stepCount += count;
    tally = total(tally, result.tally);
    if (stepCount >= steps) return { steps: stepCount, lives, tally, failure: null };
  }
}
