import { simulate } from '#bank/testing/simulator/simulate';
import { formatProgress } from '../simulate/progress';

const SEEDS = [1, 2, 3, 4, 5];
const STEPS = 200_000;

export async function benchSimulate(): Promise<void> {
  console.log(`\nBanks on a disk that does its worst: ${SEEDS.length} seeds of ${STEPS} steps`);
  for (const seed of SEEDS) {
    const startedAt = performance.now();
    const result = await simulate(String(seed), STEPS);
    for (const line of formatProgress(seed, result, (performance.now() - startedAt) / 1000))
      console.log(line);
    if (result.failure) process.exitCode = 1;
  }
}
