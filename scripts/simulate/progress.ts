import type { Simulation } from '#bank/testing/simulator/simulate';

export function formatProgress(
  seed: number,
  { steps, lives, tally, failure }: Simulation,
  seconds: number,
): string[] {
  const { kept, refused, shown, crashes, noticed, harmless, mended } = tally;
  const lines = [
    `Seed ${seed}: ${steps} steps in ${lives} lives, ${Math.round(steps / seconds)} a second. ${kept} commits were kept, ` +
      `${refused} calls refused, ${shown} reads shown; ${crashes} times the bank ended and was opened again; of ` +
      `${noticed + harmless} damages ${noticed} were refused, ${harmless} changed nothing, ${mended} were mended.`,
  ];
  if (!failure) return [...lines, 'Everything held.'];
  return [
    ...lines,
    `This did not hold: ${failure.problem}`,
    'The shortest history in which it does not:',
    ...failure.steps.map((step, index) => `${String(index + 1).padStart(4)}. ${JSON.stringify(step)}`),
  ];
}
