import { DEMO_BANK } from '#bank/core/tenants/banks';
import { remoteTransfer } from '#bank/testing/bank-process';
import { bankDate } from '#contract/domain/dates';
import { serveBanks } from './bank';
import { goals } from './goals';
import { ms, percentile } from './measure';
import { megabytes, openMemoryBanks } from './memory';

const ROUNDS = 1_000;
/** The bank's own limit. */
const MAX_SNAPSHOTS = 50;
const SNAPSHOTS = `/__bank/banks/${DEMO_BANK}/snapshots`;

async function timed<Result>(durations: number[], run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  durations.push(performance.now() - start);
  return result;
}

/** Repeats transfer, snapshot, transfer, restore in a bank of 13,000 movements that retains 50 snapshots. */
export async function benchSnapshots(): Promise<void> {
  const banks = await openMemoryBanks();
  const { send, close } = await serveBanks(banks);
  const today = bankDate(Date.now());
  await remoteTransfer(send, today);
  const before = await megabytes();
  const [snapshots, restores]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const oldest = round - MAX_SNAPSHOTS + 1;
    if (oldest > 0) await send('DELETE', `${SNAPSHOTS}/S${oldest}`);
    await remoteTransfer(send, today);
    const { body } = await timed(snapshots, () => send('POST', SNAPSHOTS, {}));
    await remoteTransfer(send, today);
    const path = `${SNAPSHOTS}/${body.snapshot}/restore`;
    const { status } = await timed(restores, () => send('POST', path, {}));
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const addedMegabytes = (await megabytes()).heap - before.heap;
  await close();
  const median = percentile(restores, 0.5);
  console.log(
    `\n${ROUNDS} snapshots and restores of a bank in memory: a snapshot p50 ${ms(percentile(snapshots, 0.5))}, ` +
      `p99 ${ms(percentile(snapshots, 0.99))}; a restore p50 ${ms(median)}, p99 ${ms(percentile(restores, 0.99))} ` +
      `${goals.atMost('a restore, p50', median, 20, ' ms')}; ` +
      `${addedMegabytes.toFixed(0)} MB more with ${MAX_SNAPSHOTS} snapshots ${goals.atMost('memory of snapshots', addedMegabytes, 60, ' MB')}`,
  );
}
