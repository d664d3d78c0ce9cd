import { expect, test, vi } from 'vitest';
import { createApp } from './app';
import { move } from './core/ledger/ledger';
import type { Transaction } from './core/storage/transaction';
import { Banks, DEMO_BANK } from './core/tenants/banks';
import { collections, jobHandlers } from './modules';
import { fundOperations } from './modules/investment-funds/operation';
import { Sessions } from './server/http/sessions';
import { BankUnderTest, TestClock } from './testing/bank-under-test';
import { codeOf, execute, order, setUp, validate } from './testing/own-transfer';
import { SimulatedDisk } from './testing/simulated-disk';
import { seedTestBank } from './testing/test-seed';

async function durableBank() {
  const disk = new SimulatedDisk();
  const systemClock = new TestClock();
  const settings = {
    collections,
    handlers: jobHandlers,
    seedBank: seedTestBank,
    systemClock: systemClock.read,
    dataDir: '/data',
    disk,
  };
  const banks = await Banks.open(settings);
  const bank = banks.get(DEMO_BANK);
  const sessions = new Sessions(systemClock.read);
  const app = createApp({ banks, sessions, systemClock: systemClock.read, port: 4000, basePath: '/banca' });
  return {
    disk,
    bank: new BankUnderTest(app, bank, systemClock, sessions),
    reopen: (disk: SimulatedDisk) => Banks.open({ ...settings, disk }),
  };
}

test('on a full disk a transfer is rejected without effect and succeeds once there is space', async () => {
  const { disk, bank, reopen } = await durableBank();
  const ana = await bank.signIn('ana');
  const operation = await setUp(ana);
  await validate(ana, operation.key, order()).expect(200);
  const before = await bank.balance('ana-nomina');
  disk.room = 0;
  for (const _ of [1, 2]) {
    const rejection = await execute(ana, operation, order()).expect(503);
    expect(codeOf(rejection)).toBe('CZ_UNAVAILABLE');
    expect(rejection.body.notifications[0].description).toContain('no se cobró nada');
    await ana.get('/api/accounts/v2/accounts/ana-nomina').expect(200);
    expect(await bank.balance('ana-nomina')).toBe(before);
  }
  const { body: health } = await bank.send('get', '/__bank/health').expect(503);
  expect(health).toMatchObject({ status: 'degraded', readOnly: [DEMO_BANK] });
  const log = await bank.send('get', '/__bank/requests').expect(200);
  expect(
    log.body.data.filter(({ transactions }: { transactions: string[] }) => transactions.length > 0),
  ).toEqual([]);
  disk.room = Number.POSITIVE_INFINITY;
  await execute(ana, operation, order()).expect(200);
  await bank.send('get', '/__bank/health').expect(200);
  expect(await bank.balance('ana-nomina')).toBe(Number(before) - 100);
  const after = disk.cutPower();
  const demoBank = (await reopen(after)).get(DEMO_BANK);
  const reopenedBank = new BankUnderTest(bank.app, demoBank, bank.systemClock, bank.sessions);
  expect(await reopenedBank.balance('ana-nomina')).toBe(Number(before) - 100);
});

test('a read waits until its data is on disk and is rejected if that fails', async () => {
  const { disk, bank } = await durableBank();
  const ana = await bank.signIn('ana');
  const { now, store } = bank.bank;
  const before = Number(await bank.balance('ana-nomina'));
  /** Reads the balance while a transfer is being written. */
  const readDuring = async (isFull: boolean) => {
    let releaseDisk = () => {};
    disk.ready = new Promise((resolve) => {
      releaseDisk = resolve;
    });
    store.transact((tx) =>
      move(tx, {
        at: now,
        description: 'Traspaso',
        category: 'other',
        from: 'ana-nomina',
        to: 'ana-ahorro',
        amount: 100,
      }),
    );
    let isAnswered = false;
    const read = ana.get('/api/accounts/v2/accounts/ana-nomina').then((answer) => {
      isAnswered = true;
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(isAnswered).toBe(false);
    if (isFull) disk.room = 0;
    releaseDisk();
    return read;
  };
  const response = await readDuring(false);
  expect(response.status).toBe(200);
  expect(JSON.stringify(response.body)).toContain(String(before - 1));
  const rejection = await readDuring(true);
  expect([rejection.status, codeOf(rejection)]).toEqual([503, 'CZ_UNAVAILABLE']);
  expect(await bank.balance('ana-nomina')).toBe(before - 1);
});

test('a read is rejected if its rows are rolled back while the response is produced', async () => {
  const { disk, bank } = await durableBank();
  const ana = await bank.signIn('ana');
  const { store } = bank.bank;
  const order = (tx: Transaction, count: number) => {
    const [fundOperation] = tx.list(fundOperations, 'byCustomer', ana.key);
    for (let index = 0; fundOperation && index < count; index += 1)
      tx.put(fundOperations, { ...fundOperation, key: `${count}-${index}` });
  };
  await bank.bank.commit((tx) => order(tx, 500));
  const path = '/api/investment-funds-trade/v2/investment-funds/transactions';
  const before = (await ana.get(path).expect(200)).body.data.length;
  // The write of another order is pending; the disk becomes full while the response is produced.
  let releaseDisk = () => {};
  disk.ready = new Promise((resolve) => {
    releaseDisk = resolve;
  });
  store.transact((tx) => order(tx, 1));
  let hasFailed = false;
  store.flushed().catch(() => {
    hasFailed = true;
  });
  const clock = vi.spyOn(performance, 'now');
  let steps = 0;
  clock.mockImplementation(() => {
    steps += 1;
    if (steps === 400) {
      disk.room = 0;
      releaseDisk();
    }
    return steps;
  });
  const answer = await ana.get(path);
  clock.mockRestore();
  expect(hasFailed).toBe(true);
  expect([answer.status, codeOf(answer)]).toEqual([503, 'CZ_UNAVAILABLE']);
  disk.room = Number.POSITIVE_INFINITY;
  disk.ready = null;
  expect((await ana.get(path).expect(200)).body.data).toHaveLength(before);
});

test('a transfer is not reported as failed if a later commit cannot be persisted', async () => {
  const { disk, bank } = await durableBank();
  const ana = await bank.signIn('ana');
  const operation = await setUp(ana);
  await validate(ana, operation.key, order()).expect(200);
  const before = Number(await bank.balance('ana-nomina'));
  let flushes = 0;
  let releaseDisk = () => {};
  disk.failing = ({ does }) => {
    if (does === 'write' && flushes > 0) return 'EIO';
    if (does !== 'datasync') return undefined;
    flushes += 1;
    if (flushes > 1) return undefined;
    // Commits another transfer, which waits on the disk until ana's response is about to be sent.
    const { now, store } = bank.bank;
    const movement = { from: 'ana-nomina', to: 'ana-ahorro', amount: 100 } as const;
    store.transact((tx) => move(tx, { at: now, description: 'Traspaso', category: 'other', ...movement }));
    disk.ready = new Promise((resolve) => {
      releaseDisk = resolve;
    });
    return undefined;
  };
  const answer = execute(ana, operation, order()).then((response) => response);
  await vi.waitFor(() => expect(flushes).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 150));
  releaseDisk();
  const { status, body } = await answer;
  expect([status, body.notifications[0].code]).toEqual([504, 'CZ_TIMEOUT']);
  disk.failing = () => undefined;
  disk.ready = null;
  expect(await bank.balance('ana-nomina')).toBe(before - 100);
  await execute(ana, operation, order()).expect(200);
  expect(await bank.balance('ana-nomina')).toBe(before - 100);
});

test('a sign-in that cannot be logged is rejected with a page', async () => {
  const { disk, bank } = await durableBank();
  disk.room = 0;
  const signIn = () => bank.send('post', '/login').type('form').send({ username: 'ana', password: 'demo' });
  for (const _ of [1, 2]) {
    const page = await signIn().expect(503);
    expect(page.headers['set-cookie']).toBeUndefined();
  }
  expect((await signIn()).text).toContain('Por ahora no puedes entrar');
  disk.room = Number.POSITIVE_INFINITY;
  await signIn().expect(303);
});
