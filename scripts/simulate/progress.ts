import type { Simulation } from '#bank/testing/simulator/simulate';

export function formatProgress(
  seed: number,
  { steps, lives, tally, failure }: Simulation,
  seconds: number,
): string[] {
  const { kept, refused, shown, crashes, noticed, harmless, mended } = tally;
  const lines = [
    `Seed ${seed}: ${steps} steps in ${lives} lives, ${Math.round(steps / seconds)} a second. ${kept} commits were persisted, ` +
      `${refused} calls rejected, ${shown} reads checked; the bank stopped and was reopened ${crashes} times; of ` +
      `${noticed + harmless} damages ${noticed} were detected, ${harmless} changed nothing, ${mended} were repaired.`,
  ];
  if (!failure) return [...lines, 'No invariant was violated.'];
  return [
    ...lines,
    `Violated: ${failure.problem}`,
    'Shortest history that fails:',
    ...failure.steps.map((step, index) => `${String(index + 1).padStart(4)}. ${JSON.stringify(step)}`),
  ];
}
