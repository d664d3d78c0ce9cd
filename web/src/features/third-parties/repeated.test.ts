// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ThirdPartyOrder } from '#contract/third-parties';
import type { TransferRow, TransferStatus } from '#contract/transfers';
import { isRepeated } from './repeated';

const order: ThirdPartyOrder = {
  transfer_type: 'onetime',
  from_account_key: 'pesos',
  to_recipient_key: 'mom',
  amount: { amount: 2500, currency_code: 'MXN' },
  start_date: '2026-11-23',
  message: 'Renta',
};

/** A bank whose history has one transfer to the same person on the same day. */
function bankThatHas(status: TransferStatus, amount: number): void {
  const account = { description: 'Nómina', displayId: '•••• 0001' };
  const row: TransferRow = {
    key: 't',
    transferType: 'onetime',
    effectiveDate: order.start_date,
    status,
    amount,
    currencyCode: 'MXN',
    fromAccount: account,
    toAccount: account,
  };
  vi.stubGlobal('fetch', async () => Response.json({ data: [row] }));
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
])('beside one that is %s it is a repetition: %s', async (status, isOne) => {
  bankThatHas(status, 2500);
  expect(await isRepeated(order)).toBe(isOne);
});

test('another amount is none, by a centavo', async () => {
  bankThatHas('PROCESSED', 2500.01);
  expect(await isRepeated(order)).toBe(false);
});

test('where the history cannot be read nothing is said', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isRepeated(order)).toBe(false);
});
