import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channel, headers } from '#contract/headers';
import { createApp } from './app';
import { customers } from './core/customers/customers';
import { type LedgerAccount, ledgerAccounts } from './core/ledger/accounts';
import { balanceOf } from './core/ledger/ledger';
import type { Reader } from './core/storage/collection';
import { Banks } from './core/tenants/banks';
import { collections, jobHandlers } from './modules';
import { seedFromNow } from './seed/seed';
import { Sessions } from './server/http/sessions';
import { MONDAY_MORNING } from './testing/bank-under-test';
import { isFullRun } from './testing/full-run';
import { seedTestBank } from './testing/test-seed';

/** Generous timeout for a busy machine. */
const TIMEOUT_MS = 180_000;
const YEARS = isFullRun ? 40 : 7;

let folder: string;
let banks: Banks;

const openBanks = () =>
  Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank: seedTestBank,
    seedFromNow,
    systemClock: Date.now,
    dataDir: folder,
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-far-'));
  banks = await openBanks();
});
afterEach(async () => {
  await banks.close();
  await rm(folder, { recursive: true });
});

function callsOf(id: string) {
  const sessions = new Sessions(Date.now);
  const app = createApp({ banks, sessions, systemClock: Date.now, port: 4000, basePath: '/banca' });
  const bank = { 'x-bank': id, [headers.channel]: channel.id, [headers.country]: channel.country };
  return {
    get: (path: string) => request(app).get(path).set(bank),
    post: (path: string, body: object) => request(app).post(path).set(bank).send(body),
    as: (customer: string) => ({ [headers.token]: sessions.signInWithoutBrowser(id, customer).token }),
  };
}

const balances = (reader: Reader) =>
  new Map(reader.all(ledgerAccounts).map(({ key }) => [key, balanceOf(reader, key)]));

/** Returns an upper bound of the debt: twice the limit, with interest and VAT of all years. */
function maxDebtOf(account: LedgerAccount): number | undefined {
  if (account.kind !== 'customer' || account.terms?.kind !== 'revolving') return undefined;
  const { limit, yearlyRate } = account.terms;
  return 2 * limit * (1 + (yearlyRate / 100) * 1.16 * (YEARS + 2));
}

test(`after ${YEARS} years without payments every customer gets responses and the bank reopens`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const { read } = await banks.create({ id: 'far', now: Date.parse(MONDAY_MORNING), keep: true });
  const { get, post, as } = callsOf('far');
  await post('/__bank/clock/advance', { duration: `P${YEARS}Y` }).expect(200);

  const { body: ledger } = await get('/__bank/ledger?latest=1').expect(200);
  expect(ledger).toMatchObject({ balanced: true, problems: [] });
  for (const { key } of read.all(customers)) {
    const { body: summary } = await get('/api/summary/v2/summary').set(as(key)).expect(200);
    const categories: { accounts: { key: string }[] }[] = summary.data;
    for (const account of categories.flatMap(({ accounts }) => accounts)) {
      await get(`/api/accounts/v2/accounts/${account.key}`).set(as(key)).expect(200);
    }
  }
  const before = balances(banks.get('far').read);
  for (const account of banks.get('far').read.all(ledgerAccounts)) {
    const debtAmount = -(before.get(account.key) ?? 0);
    expect(Number.isSafeInteger(debtAmount)).toBe(true);
    expect(debtAmount).toBeLessThanOrEqual(maxDebtOf(account) ?? Number.MAX_SAFE_INTEGER);
  }

  await banks.close();
  banks = await openBanks();
  expect(balances(banks.get('far').read)).toEqual(before);
});
