import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#bank/app';
import { bankAccount } from '#bank/core/ledger/accounts';
import { ledgerTransactions, move } from '#bank/core/ledger/ledger';
import { Banks, DEMO_BANK } from '#bank/core/tenants/banks';
import { collections, jobHandlers } from '#bank/modules';
import { ana } from '#bank/seed/people/ana';
import { carmen } from '#bank/seed/people/carmen';
import { luis } from '#bank/seed/people/luis';
import { sofia } from '#bank/seed/people/sofia';
import { seedBank } from '#bank/seed/seed';
import { Sessions } from '#bank/server/http/sessions';
import { remoteClient, remoteTransfer } from '#bank/testing/bank-process';
import { bankDate } from '#contract/domain/dates';
import { goals } from './goals';
import { ms, percentile, perSecond, timeEach } from './measure';

/** Seeds about a thousand movements; leaves out valeria, who has ten thousand. */
export const seedSmallBank: typeof seedBank = (tx, today) => seedBank(tx, today, [ana, carmen, luis, sofia]);

/** `send` calls the demo bank as ana. */
export async function serveBanks(banks: Banks) {
  const server = createServer(
    createApp({
      banks,
      sessions: new Sessions(Date.now),
      systemClock: Date.now,
      port: 0,
      basePath: '/banca',
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    send: await remoteClient(url, 'ana'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await banks.close();
    },
  };
}

async function openBank(movements: number) {
  const folder = await mkdtemp(join(tmpdir(), 'cenzontle-bench-'));
  const banks = await Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank: seedSmallBank,
    systemClock: Date.now,
    dataDir: folder,
  });
  const bank = banks.get(DEMO_BANK);
  const seeded = bank.read.all(ledgerTransactions).length;
  for (let count = seeded; count < movements; count += 1000) {
    await bank.commit((tx) => {
      for (let index = 0; index < 1000; index += 1) {
        const [from, to] =
          index % 2 ? ['ana-ahorro', bankAccount('cash')] : [bankAccount('cash'), 'ana-ahorro'];
        move(tx, { at: bank.now, description: 'Movimiento', category: 'other', from, to, amount: 100 });
      }
    });
  }
  const { send, close } = await serveBanks(banks);
  return {
    send,
    movements: bank.read.all(ledgerTransactions).length,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

type BenchBank = Awaited<ReturnType<typeof openBank>>;

const SIZES = [1000, 10_000, 100_000];
const ROUNDS = 20;
const TRANSFERS_OF_A_ROUND = 40;

/** Milliseconds per transfer. Banks alternate, so that other load on the machine affects all equally. */
async function timeTransfers(banks: readonly BenchBank[]): Promise<number[][]> {
  const today = bankDate(Date.now());
  const round = async () => {
    const times: number[][] = [];
    for (const { send } of banks)
      times.push(await timeEach(TRANSFERS_OF_A_ROUND, () => remoteTransfer(send, today)));
    return times;
  };
  for (let warm = 0; warm < 5; warm += 1) await round();
  const durations: number[][] = banks.map(() => []);
  for (let counted = 0; counted < ROUNDS; counted += 1) {
    for (const [index, times] of (await round()).entries()) durations[index]?.push(...times);
  }
  return durations;
}

async function rates({ send }: BenchBank): Promise<string> {
  const today = bankDate(Date.now());
  const transfers = await perSecond(400, 20, () => remoteTransfer(send, today));
  const reads = await perSecond(1500, 20, () => send('GET', '/api/summary/v2/summary'));
  return `${transfers.toFixed(0)} transfers/s; ${reads.toFixed(0)} summaries/s`;
}

/** The cost of a transfer must not grow with the bank's size. Checks the ratio of the medians, not the times. */
export async function benchBank(): Promise<void> {
  console.log('\nTransfers and reads by the size of the bank');
  const banks: BenchBank[] = [];
  for (const size of SIZES) banks.push(await openBank(size));
  const durations = await timeTransfers(banks);
  const medians = durations.map((times) => percentile(times, 0.5));
  const [least = 0] = medians;
  for (const [index, bank] of banks.entries()) {
    const median = medians[index] ?? 0;
    console.log(
      `${String(bank.movements).padStart(8)} movements: a transfer (three calls, on disk) p50 ${ms(median)}, ` +
        `p99 ${ms(percentile(durations[index] ?? [], 0.99))}; ${await rates(bank)}; ${(median / least).toFixed(2)} times the smallest ` +
        goals.atMost(`a transfer among ${bank.movements} movements ÷ among the fewest`, median / least, 1.2),
    );
    await bank.close();
  }
}

/** Measures a bank with a new seed, then banks with the cached seed. */
export async function benchFreshBank(): Promise<void> {
  const banks = await Banks.open({ collections, handlers: jobHandlers, seedBank, systemClock: Date.now });
  const now = Date.parse('2026-11-23T09:30:00-06:00');
  const [firstCreation] = await timeEach(1, () => banks.create({ now }));
  const durations = await timeEach(50, () => banks.create({ now }));
  console.log('\nA fresh bank');
  console.log(
    `first of its day ${ms(firstCreation ?? 0)}; then p50 ${ms(percentile(durations, 0.5))}, p99 ${ms(percentile(durations, 0.99))} ` +
      goals.atMost('a fresh bank, p99', percentile(durations, 0.99), 20, ' ms'),
  );
}
