import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { finishBank } from './playwright';
import { type Bank, BankError, type BankRequest, sandbox, type Time, unwrap } from './sandbox';
import { type RunningBank, startBank } from './start';

let server: RunningBank;
beforeAll(async () => {
  server = await startBank({ client: false });
});
afterAll(() => server.stop());

const monday = () => sandbox(server.url).bank({ now: 'monday-morning' });

describe('an address', () => {
  test.each([
    [
      '',
      "the url is missing. Pass the address of a running bank, such as 'http://localhost:4000': in Vitest inject('bankUrl')",
    ],
    ['localhost:4000', '"localhost:4000" is no http address'],
  ])('%j is rejected with an instruction', async (url, message) => {
    await expect(async () => sandbox(url).bank()).rejects.toThrow(message);
  });

  test('where no server listens is rejected with that address', async () => {
    const { url, stop } = await startBank({ client: false });
    await stop();
    await expect(sandbox(url).bank()).rejects.toThrow(`No bank answers at ${url}. Start one: npx cenzontle`);
  });

  test('a dropped answer is not reported as a missing bank', async () => {
    const bank = await monday();
    const ana = await bank.customer('ana');
    await bank.fault.lostAnswer().on('summary.get');
    await expect(ana.api.summary.get()).rejects.not.toThrow('No bank answers');
  });
});

describe('a time', () => {
  test('is a known moment, an instant or a date', () => {
    expectTypeOf<'monday-morning'>().toExtend<Time>();
    expectTypeOf<'2026-11-23T09:30:00-06:00'>().toExtend<Time>();
    expectTypeOf<Date>().toExtend<Time>();
    expectTypeOf<'monday-mornin'>().not.toExtend<NonNullable<BankRequest['now']>>();
    expectTypeOf<'2026-11-23'>().not.toExtend<Time>();
  });

  test.each<[Time, string]>([
    ['saturday-noon', '2026-11-28T12:00:00-06:00'],
    ['2026-01-05T10:00:00-06:00', '2026-01-05T10:00:00-06:00'],
    [new Date('2026-01-05T16:00:00Z'), '2026-01-05T10:00:00-06:00'],
  ])('%s sets the clock', async (now, shown) => {
    const bank = await sandbox(server.url).bank({ now });
    expect(await bank.clock.now()).toBe(shown);
    await bank.clock.set('month-end');
    await bank.clock.set(now);
    expect(await bank.clock.now()).toBe(shown);
  });

  test('with a typo is rejected with the list of moments', async () => {
    const body = { now: 'monday-mornin' };
    const answer = await fetch(`${server.url}/__bank/banks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).notifications).toMatchObject([
      {
        field: 'now',
        description: expect.stringMatching(/offset, .* or a moment: monday-morning, friday-evening/),
      },
    ]);
  });
});

describe('dispose', () => {
  test('deletes the bank once', async () => {
    const bank = await monday();
    expect(bank.isDisposed).toBe(false);
    await Promise.all([bank.dispose(), bank.dispose()]);
    await bank.dispose();
    expect(bank.isDisposed).toBe(true);
    expect((await sandbox(server.url).banks()).map((row) => row.bank)).not.toContain(bank.id);
  });

  test('rejects later calls of the bank and of its customers', async () => {
    const bank = await monday();
    const ana = await bank.customer('ana');
    await bank.dispose();
    const message = `The bank ${bank.id} was deleted by dispose()`;
    await expect(bank.clock.now()).rejects.toThrow(message);
    await expect(bank.events()).rejects.toThrow(message);
    await expect(ana.api.session.user()).rejects.toThrow(message);
  });
});

describe('a fault without an operation', () => {
  const message =
    'These faults have no .on(operation), so that no call meets them: {"kind":"drop-after-commit"}';

  test('makes assertFaultsHit and dispose reject', async () => {
    const bank = await monday();
    bank.fault.lostAnswer();
    await expect(bank.assertFaultsHit()).rejects.toThrow(message);
    await expect(bank.dispose()).rejects.toThrow(message);
    expect((await sandbox(server.url).banks()).map((row) => row.bank)).not.toContain(bank.id);
  });

  test('does not hide the error of the test', async () => {
    const run = sandbox(server.url).withBank(async (bank) => {
      bank.fault.lostAnswer();
      throw new Error('of the test');
    });
    await expect(run).rejects.toThrow('of the test');
  });
});

test('a copy has the people of its bank, and its clock moves independently', async () => {
  await using bank = await sandbox(server.url).bank({ now: 'friday-evening' });
  await bank.person({ user: 'rosa' });
  await using copy = await bank.copy();
  expect((await copy.customers()).map(({ customer }) => customer)).toContain('rosa');
  await copy.clock.advance('P1D');
  expect(await bank.clock.now()).not.toBe(await copy.clock.now());
});

test('the request log can be filtered by a numeric status', async () => {
  const bank = await monday();
  const ana = await bank.customer('ana');
  await ana.api.session.user();
  await ana.api.accounts.get({ params: { accountKey: 'none' } });
  expect((await bank.requests({ status: 200 })).map(({ operation }) => operation)).toEqual(['session.user']);
});

test('expireSessions ends the sessions of one customer, who signs in again on the next call', async () => {
  const bank = await monday();
  const [ana, luis] = [await bank.customer('ana'), await bank.customer('luis')];
  const call = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/api/user`, { headers })).status;
  const [first, second] = [ana.headers(), (await bank.customer('ana')).headers()];
  await bank.expireSessions('ana');
  expect([await call(first), await call(second), await call(luis.headers())]).toEqual([401, 401, 200]);
  expect((await ana.api.session.user()).status).toBe(200);
  await expect(bank.expireSessions('nobody')).rejects.toThrow('This bank has no customer');
});

test('a balance is an integer of centavos', async () => {
  const bank = await monday();
  const { accounts } = await bank.person({ user: 'rosa', accounts: [{ product: 'chequing', balance: 0.3 }] });
  expect(await bank.ledger.balance(accounts[0] ?? '')).toBe(10 + 20);
});

test('an export can be imported into another bank, with its rows and its clock', async () => {
  const [source, target] = [await monday(), await sandbox(server.url).bank({ now: 'holiday' })];
  await source.person({ user: 'rosa' });
  await target.import(JSON.parse(JSON.stringify(await source.export())));
  expect(await target.export()).toEqual(await source.export());
  expect(await target.clock.now()).toBe(await source.clock.now());
  await expect(target.import({ version: 1, records: {} })).rejects.toMatchObject({ status: 400 });
});

test('lists the fixtures with the values of a customer', async () => {
  const listed = await (await monday()).fixtures('luis');
  const { params } = listed.find(({ name }) => name === 'payees.has-status') ?? {};
  expect(params?.[0]?.values).toContainEqual(expect.stringMatching(/^luis-/));
});

test('unwrap returns the body of a success, and throws an error with the status of a failure', async () => {
  const bank = await monday();
  const ana = await bank.customer('ana');
  expect((await unwrap(ana.api.session.user())).name).toBe('Ana Lucía Herrera');
  const rejected = unwrap(ana.api.accounts.get({ params: { accountKey: 'none' } }));
  await expect(rejected).rejects.toBeInstanceOf(BankError);
  await expect(rejected).rejects.toMatchObject({ status: 404 });
});

describe('the bank of a test in Playwright', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cenzontle-output-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const testInfo = (status: 'passed' | 'failed') => ({
    status,
    expectedStatus: 'passed' as const,
    attach: vi.fn(),
    outputPath: (name = '') => join(folder, name),
  });
  const exists = async (id: string) => (await sandbox(server.url).banks()).some(({ bank }) => bank === id);

  test.each([true, false])(
    'has its state as attachment and file if the test failed; kept: %s',
    async (keep) => {
      const bank = await monday();
      await (await bank.customer('ana')).api.session.user();
      const info = testInfo('failed');
      await finishBank(bank, info, keep);
      const path = join(folder, 'bank.json');
      expect(info.attach).toHaveBeenCalledWith(`bank ${bank.id}`, { path, contentType: 'application/json' });
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
        bank: bank.id,
        requests: [{ path: '/api/user' }],
      });
      expect(await exists(bank.id)).toBe(keep);
    },
  );

  test('is deleted without an attachment if the test passed', async () => {
    const bank = await monday();
    const info = testInfo('passed');
    await finishBank(bank, info, true);
    expect(info.attach).not.toHaveBeenCalled();
    expect(await exists(bank.id)).toBe(false);
  });

  test.each([
    ['never hits', async (bank: Bank) => void (await bank.fault.lostAnswer().on('summary.get')), /never hit/],
    ['has no operation', async (bank: Bank) => void bank.fault.lostAnswer(), /have no \.on\(operation\)/],
  ])('is deleted, and its state is attached, if a fault %s', async (_, prepare, message) => {
    const bank = await monday();
    await prepare(bank);
    const info = testInfo('passed');
    await expect(finishBank(bank, info, false)).rejects.toThrow(message);
    expect(info.attach).toHaveBeenCalledOnce();
    expect(await exists(bank.id)).toBe(false);
  });
});

test('an aborted list of events ends', async () => {
  const bank = await monday();
  const abort = new AbortController();
  const events = await bank.events(['clock'], abort.signal);
  await bank.clock.advance('PT1H');
  const kinds: string[] = [];
  for await (const { kind } of events) {
    kinds.push(kind);
    abort.abort();
  }
  expect(kinds).toEqual(['clock']);
});
