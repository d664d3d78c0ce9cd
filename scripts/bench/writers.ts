import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { remoteClient, remoteTransfer, startProcess } from '#bank/testing/bank-process';
import { bankDate } from '#contract/domain/dates';
import { goals } from './goals';
import { ms, percentile } from './measure';
import { SUMMARY } from './summary';

const WRITERS = 50;
const READS_A_SECOND = 500;
const SECONDS = 8;
const THINK_TIME_MS = 1_000;

/** Durable writes with fifty writers and concurrent readers. */
export async function benchWriters(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cenzontle-bench-'));
  const bank = await startProcess(folder);
  try {
    const today = bankDate(Date.now());
    const ends = performance.now() + SECONDS * 1000;
    const writes: number[] = [];
    const writer = async () => {
      const send = await remoteClient(bank.url, 'ana');
      const timed: typeof send = async (...call) => {
        const startedAt = performance.now();
        const answer = await send(...call);
        writes.push(performance.now() - startedAt);
        return answer;
      };
      await pause(Math.random() * THINK_TIME_MS);
      while (performance.now() < ends) {
        await remoteTransfer(timed, today);
        await pause(THINK_TIME_MS);
      }
    };
    const read = await remoteClient(bank.url, 'mateo');
    let reads = 0;
    const reader = setInterval(() => {
      for (let call = 0; call < READS_A_SECOND / 50; call += 1) {
        read('GET', SUMMARY).then(
          () => {
            reads += 1;
          },
          () => undefined,
        );
      }
    }, 20);
    await Promise.all(Array.from({ length: WRITERS }, writer));
    clearInterval(reader);
    console.log(`\n${WRITERS} writers, each a transfer a second, while others read`);
    console.log(
      `${writes.length} writes p50 ${ms(percentile(writes, 0.5))}, p99 ${ms(percentile(writes, 0.99))} ` +
        `${goals.atMost('a write among fifty writers, p99', percentile(writes, 0.99), 50, ' ms')}; ` +
        `${(reads / SECONDS).toFixed(0)} reads/s`,
    );
  } finally {
    await bank.stop();
    await rm(folder, { recursive: true });
  }
}
