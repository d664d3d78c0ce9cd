import { parseArgs } from 'node:util';
import { readFailure } from '#bank/core/storage/files';

export const USAGE =
  'npm run simulate -- --seed N --steps M: whole numbers, either of which may be left out.';

function parseWholeNumber(name: string, text: string, least: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${name} ${text} is no whole number from ${least} on.`);
}

export function simulateOptions(args: readonly string[]): { seed: number; steps: number } {
  try {
    const options = {
      seed: { type: 'string', default: '1' },
      steps: { type: 'string', default: '20000' },
    } as const;
    const { seed, steps } = parseArgs({ args: [...args], options }).values;
    return { seed: parseWholeNumber('seed', seed, 0), steps: parseWholeNumber('steps', steps, 1) };
  } catch (error) {
    throw new Error(`${readFailure(error)}\n${USAGE}`);
  }
}
