export async function timeEach(times: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await run(index);
    durations.push(performance.now() - start);
  }
  return durations;
}

export async function perSecond(
  times: number,
  concurrency: number,
  run: () => Promise<unknown>,
): Promise<number> {
  let timesLeft = times;
  const start = performance.now();
  const runCalls = async () => {
    while (timesLeft > 0) {
      timesLeft -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runCalls));
  return (times * 1000) / (performance.now() - start);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const ms = (value: number): string => `${value.toFixed(2)} ms`;
