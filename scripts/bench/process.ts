import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#bank/testing/bank-process';
import { crashRounds } from '#bank/testing/crash';
import { ROOT } from '../settings';
import { goals } from './goals';
import { ms, percentile, timeEach } from './measure';

const inFolder = async <Result>(run: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'cenzontle-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const START = join(ROOT, 'scripts', 'start.js');

/** Times start, first answer and stop of a compiled bank with the data of an earlier run. */
export async function benchStart(): Promise<void> {
  const durations = await inFolder(async (folder) => {
    const startAndStop = async () => {
      const bank = await startProcess(folder, [START]);
      await fetch(new URL('/__bank/clock', bank.url));
      await bank.stop();
    };
    await startAndStop();
    return timeEach(10, startAndStop);
  });
  console.log(
    `\nFrom the command to the first answer and an orderly end: p50 ${ms(percentile(durations, 0.5))} ` +
      goals.atMost('from the command to the first answer', percentile(durations, 0.5) / 1000, 1.5, ' s'),
  );
}

export async function benchCrashes(rounds: number): Promise<void> {
  const report = await inFolder((folder) => crashRounds(folder, rounds, 40));
  console.log(
    `\nKilled ${report.rounds} times under 20 writers: ${report.acknowledged} transfers acknowledged, ` +
      `${report.lost.length} lost ${goals.atMost('lost in crashes', report.lost.length, 0)}, ` +
      `${report.problems.length} problems in the books ${goals.atMost('problems after crashes', report.problems.length, 0)}`,
  );
}
