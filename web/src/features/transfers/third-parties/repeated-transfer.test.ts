// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ThirdPartyOrder } from '#contract/third-parties';
import type { TransferRow, TransferStatus } from '#contract/transfers';
import { isRepeated } from './repeated-transfer';

const order: ThirdPartyOrder = {
  transfer_type: 'onetime',
  from_account_key: 'pesos',
  to_recipient_key: 'mom',
  amount: { amount: 2500, currency_code: 'MXN' },
  start_date: '2026-11-23',
  message: 'Renta',
};

type RecordedQuery = Readonly<Record<string, string>>;

/** Mocks a history with a transfer of one peso and one of `amount`; returns the recorded queries. */
function mockHistory(status: TransferStatus, amount: number): RecordedQuery[] {
  const account = { description: 'Nómina', displayId: '•••• 0001' };
  const row = (key: string, change: Partial<TransferRow>): TransferRow => ({
    key,
    transferType: 'onetime',
    effectiveDate: order.start_date,
    status,
    amount: 1,
    currencyCode: 'MXN',
    fromAccount: account,
    toAccount: account,
    ...change,
  });
  const queries: RecordedQuery[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    queries.push(Object.fromEntries(new URL(url, 'https://banco.example').searchParams));
    return Response.json({ data: [row('small', { status: 'PROCESSED' }), row('t', { amount })] });
  });
  return queries;
}

afterEach(() => vi.unstubAllGlobals());

test.each<[TransferStatus, boolean]>([
  ['PROCESSED', true],
  ['SCHEDULED', true],
  ['START_EXECUTION', true],
  ['ON_HOLD', true],
  ['INQUIRY', true],
  ['REVERSE', false],
  ['BLOCKED', false],
  ['REJECTED', false],
  ['FAILED', false],
  ['CANCELLED', false],
])('an existing transfer with the status %s makes the order a repetition: %s', async (status, expected) => {
  mockHistory(status, 2500);
  expect(await isRepeated(order)).toBe(expected);
});

test('searches transfers to the same recipient on the same day', async () => {
  const queries = mockHistory('PROCESSED', 2500);
  await isRepeated(order);
  expect(queries).toEqual([
    {
      destination_account: 'mom',
      start_date: '2026-11-23',
      end_date: '2026-11-23',
      limit: '50',
    },
  ]);
});

test('a transfer of another amount does not make the order a repetition', async () => {
  mockHistory('PROCESSED', 2500.01);
  expect(await isRepeated(order)).toBe(false);
});

test('reports no repetition if the history fails to load', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isRepeated(order)).toBe(false);
});
