import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankDate } from '../../contract/shared/dates';
import { createApp } from '../../fake-bank/app';
import { Banks, DEMO_BANK } from '../../fake-bank/ground/bank/banks';
import { bankAccount } from '../../fake-bank/ground/ledger/accounts';
import { ledgerTransactions, move } from '../../fake-bank/ground/ledger/ledger';
import { collections, dueHandlers } from '../../fake-bank/nouns';
import { ana } from '../../fake-bank/seed/people/ana';
import { carmen } from '../../fake-bank/seed/people/carmen';
import { luis } from '../../fake-bank/seed/people/luis';
import { sofia } from '../../fake-bank/seed/people/sofia';
import { seedBank } from '../../fake-bank/seed/seed';
import { Sessions } from '../../fake-bank/server/http/sessions';
import { remoteClient, remoteTransfer } from '../../fake-bank/testing/bank-process';
import { goals } from './goals';
import { ms, percentile, perSecond, timeEach } from './measure';

/** Ana, and whom she pays: without valeria's ten thousand movements the bank begins with about a thousand. */
export const plantFew: typeof seedBank = (tx, today) => seedBank(tx, today, [ana, carmen, luis, sofia]);

/** A bank on disk with at least this many movements, served on a free port. */
async function openBank(movements: number) {
  const folder = await mkdtemp(join(tmpdir(), 'cenzontle-bench-'));
  const banks = await Banks.open({
    collections,
    handlers: dueHandlers,
    seedBank: plantFew,
    wall: Date.now,
    dataDir: folder,
  });
  const bank = banks.get(DEMO_BANK);
  const seeded = bank.read.all(ledgerTransactions).length;
  for (let made = seeded; made < movements; made += 1000) {
    await bank.commit((tx) => {
      for (let index = 0; index < 1000; index += 1) {
        const [from, to] =
          index % 2 ? ['ana-ahorro', bankAccount('cash')] : [bankAccount('cash'), 'ana-ahorro'];
        move(tx, { at: bank.now, description: 'Movimiento', category: 'other', from, to, amount: 100 });
      }
    });
  }
  const server = createServer(
    createApp({ banks, sessions: new Sessions(Date.now), wall: Date.now, port: 0, basePath: '/banca' }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    movements: bank.read.all(ledgerTransactions).length,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await banks.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type BankFigures = { movements: number; transferP50: number; transferP99: number };

/** Transfers from setup to receipt, and reads, in a bank of this size. */
async function measureAt(movements: number): Promise<BankFigures> {
  const bank = await openBank(movements);
  const send = await remoteClient(bank.url, 'ana');
  const today = bankDate(Date.now());
  const transfer = () => remoteTransfer(send, today);
  await timeEach(200, transfer);
  const taken = await timeEach(400, transfer);
  const transfers = await perSecond(400, 20, transfer);
  const read = () => send('GET', '/api/summary/v2/summary');
  await timeEach(100, read);
  const reads = await perSecond(1500, 20, read);
  const readTaken = await timeEach(500, read);
  const figures = {
    movements: bank.movements,
    transferP50: percentile(taken, 0.5),
    transferP99: percentile(taken, 0.99),
  };
  console.log(
    `${String(bank.movements).padStart(8)} movements: a transfer (three calls, on disk) p50 ${ms(figures.transferP50)}, ` +
      `p99 ${ms(figures.transferP99)}; ${transfers.toFixed(0)} transfers/s; ` +
      `${reads.toFixed(0)} summaries/s, p99 ${ms(percentile(readTaken, 0.99))}`,
  );
  await bank.close();
  return figures;
}

/** The cost of a transfer must not grow with the bank: the ratio is what counts, not the times. */
export async function benchBank(): Promise<void> {
  console.log('\nTransfers and reads by the size of the bank');
  const figures: BankFigures[] = [];
  // The first run warms the process up and is not counted.
  await measureAt(1000);
  for (const movements of [1000, 10_000, 100_000]) figures.push(await measureAt(movements));
  const [smallest] = figures;
  for (const { movements, transferP50 } of figures.slice(1)) {
    const ratio = transferP50 / (smallest?.transferP50 ?? transferP50);
    console.log(
      `${String(movements).padStart(8)} movements cost ${ratio.toFixed(2)} times the smallest ` +
        goals.atMost(`a transfer among ${movements} movements ÷ among the fewest`, ratio, 1.2),
    );
  }
}

/** Making a bank from a seed that is ready, and from one that is not. */
export async function benchFreshBank(): Promise<void> {
  const banks = await Banks.open({ collections, handlers: dueHandlers, seedBank, wall: Date.now });
  const now = Date.parse('2026-11-23T09:30:00-06:00');
  const [planting] = await timeEach(1, () => banks.create({ now }));
  const made = await timeEach(50, () => banks.create({ now }));
  console.log('\nA fresh bank');
  console.log(
    `first of its day ${ms(planting ?? 0)}; then p50 ${ms(percentile(made, 0.5))}, p99 ${ms(percentile(made, 0.99))} ` +
      goals.atMost('a fresh bank, p99', percentile(made, 0.99), 20, ' ms'),
  );
}
