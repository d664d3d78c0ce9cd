import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { nextRunAt } from '#bank/core/scheduling/scheduled-jobs';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import type { FundOrder } from '#contract/investment-funds';
import { errorOf, executeOrder, FUNDS, order, scheduledOrder, TRADE } from './fund.test-support';
import { FUND_OPERATION } from './trading';

const SELL = { operation_type: 'SELL' } as const;

async function openBankAsAna(now?: string) {
  const bank = await openBank(now);
  return { bank, ana: await bank.signIn('ana') };
}

const receiptOf = async (client: Client, key: string) =>
  (await client.get(`${TRADE}/${key}/receipt`).expect(200)).body;
const fundOf = async (client: Client) => (await client.get(`${FUNDS}/ana-fondo`).expect(200)).body;

/** Advances the bank by `duration` and returns the receipt of Ana's operation. */
async function receiptAfter(bank: BankUnderTest, duration: string, key: string) {
  await bank.advance(duration);
  return receiptOf(await bank.signIn('ana'), key);
}

const change = (client: Client, key: string, body: FundOrder) =>
  client.put(`${TRADE}/${key}`, { action_type: 'modify', ...body });
const cancel = (client: Client, key: string) => client.put(`${TRADE}/${key}`, { action_type: 'DELETE' });

describe('a scheduled operation', () => {
  test('is executed at 07:00 of its day at the last valuation', async () => {
    const { bank, ana } = await openBankAsAna('2026-11-21T20:00:00-06:00');
    const { key } = await executeOrder(ana, scheduledOrder());
    expect(await receiptAfter(bank, 'P2DT10H59M', key)).toMatchObject({ status: 'SCHEDULED' });
    const { buyPrice } = await fundOf(await bank.signIn('ana'));
    expect(await receiptAfter(bank, 'PT1M', key)).toMatchObject({
      status: 'PROCESSED',
      executionDate: '2026-11-24T07:00:00-06:00',
      price: buyPrice,
      units: Math.floor(10_000 / buyPrice),
    });
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('sells at most the units held on its day', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder({ ...SELL, amount: 90_000 }));
    expect(await receiptAfter(bank, 'P1D', key)).toMatchObject({ status: 'PROCESSED', units: 70_075 });
    expect((await fundOf(await bank.signIn('ana'))).units).toBe(0);
  });

  test('is rejected if no units are left', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder(SELL));
    await executeOrder(ana, order({ ...SELL, amount: 86_339.41 }));
    expect(await receiptAfter(bank, 'P1D', key)).toMatchObject({
      status: 'REJECTED',
      reason: 'No tenías títulos que vender.',
    });
  });

  test('is rejected if the cheque account has insufficient funds', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder({ amount: 900_000 }));
    const rejected = await receiptAfter(bank, 'P1D', key);
    expect(rejected).toMatchObject({
      status: 'REJECTED',
      reason: 'Saldo insuficiente en la cuenta de cheques.',
      executionDate: '2026-11-24T07:00:00-06:00',
    });
    expect(rejected).not.toHaveProperty('total');
    expect((await fundOf(await bank.signIn('ana'))).units).toBe(70_075);
  });

  test.each([
    ['BUY', 'TRANSFER_FROM', 'La cuenta de cheques ya no permite cargos.'],
    ['SELL', 'TRANSFER_TO', 'La cuenta de cheques ya no recibe depósitos.'],
  ] as const)(
    'of type %s is rejected if the account lost the entitlement %s',
    async (operation_type, lost, reason) => {
      const { bank, ana } = await openBankAsAna();
      const { key } = await executeOrder(ana, scheduledOrder({ operation_type }));
      await bank.bank.commit((tx) => {
        const cash = findOwnedAccount(tx, ana.key, 'ana-nomina');
        const entitlements = cash.entitlements.map((entitlement) =>
          entitlement.type === lost ? { ...entitlement, value: 'N' as const } : entitlement,
        );
        tx.put(ledgerAccounts, { ...cash, entitlements });
      });
      expect(await receiptAfter(bank, 'P1D', key)).toMatchObject({ status: 'REJECTED', reason });
    },
  );

  test('is rejected if a unit costs more than the amount', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder({ amount: 1.24, operation_date: '2027-03-01' }));
    expect(await receiptAfter(bank, 'P98D', key)).toMatchObject({
      status: 'REJECTED',
      reason: 'El importe no alcanzaba para un título.',
    });
  });

  test('from Ana’s seed is executed on its day', async () => {
    const { bank } = await openBankAsAna();
    expect(await receiptAfter(bank, 'P9D', 'ana-vende-fondo')).toMatchObject({
      status: 'PROCESSED',
      executionDate: '2026-12-02T07:00:00-06:00',
    });
  });

  test.each([
    ['2026-11-23', '0000 operation_date', 'today'],
    ['2026-11-28', '0000 operation_date', 'a Saturday'],
    ['2026-12-25', '0000 operation_date', 'Christmas'],
    ['2027-05-24', '0000 operation_date', 'beyond the horizon'],
  ])('for %s is rejected with %s: %s', async (operation_date, expected) => {
    const { ana } = await openBankAsAna();
    expect(await errorOf(ana, scheduledOrder({ operation_date }))).toBe(expected);
  });

  test('can be created at any hour and for the last day of the horizon', async () => {
    const { ana } = await openBankAsAna('2026-11-22T23:00:00-06:00');
    const response = await executeOrder(ana, scheduledOrder({ operation_date: '2027-05-21' }));
    expect(response.status).toBe('SCHEDULED');
  });
});

describe('changing a scheduled operation', () => {
  test('changes its amount and day', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder());
    const body = scheduledOrder({ amount: 500, operation_date: '2026-11-25' });
    expect((await change(ana, key, body).expect(200)).body).toMatchObject({
      key,
      status: 'SCHEDULED',
      amount: { amount: 500 },
      operationDate: '2026-11-25',
    });
    expect(await receiptAfter(bank, 'P1D', key)).toMatchObject({ status: 'SCHEDULED' });
    const receipt = await receiptAfter(bank, 'P1D', key);
    expect(receipt).toMatchObject({ status: 'PROCESSED', executionDate: '2026-11-25T07:00:00-06:00' });
    expect(receipt.total.amount).toBeLessThanOrEqual(500);
  });

  test.each([
    [SELL, '0000 operation_type'],
    [{ investment_account_key: 'carmen-fondo' }, 'CZ_NOT_FOUND'],
    [{ transaction_type: 'onetime', operation_date: '2026-11-23' }, '0000 transaction_type'],
    [{ operation_date: '2026-11-28' }, '0000 operation_date'],
    [{ amount: 1 }, '0000 amount'],
    [{ amount: 100_000_000.01 }, '0000 amount'],
  ] as const)('rejects %j: %s', async (body, expected) => {
    const { ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder());
    const [{ code, field }] = (await change(ana, key, scheduledOrder(body))).body.notifications;
    expect([code, ...(field ? [field] : [])].join(' ')).toBe(expected);
    expect(await receiptOf(ana, key)).toMatchObject({ amount: { amount: 10_000 } });
  });

  test('is rejected after a cancellation, which is final', async () => {
    const { bank, ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder());
    expect((await cancel(ana, key).expect(200)).body.status).toBe('CANCELLED');
    expect(nextRunAt(bank.bank.read, { kind: FUND_OPERATION, key })).toBeUndefined();
    expect((await cancel(ana, key).expect(200)).body.status).toBe('CANCELLED');
    expect(codeOf(await change(ana, key, scheduledOrder()).expect(409))).toBe('CZ_NOT_CANCELLABLE');
    const cancelled = await receiptAfter(bank, 'P2D', key);
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      executionDate: '2026-11-23T09:30:00-06:00',
    });
    expect((await fundOf(await bank.signIn('ana'))).units).toBe(70_075);
    // The history lists cancelled operations under their planned day.
    const isListedOn = async (day: string) => {
      const period = `start_date=${day}&end_date=${day}`;
      const { body } = await (await bank.signIn('ana')).get(`${TRADE}/transactions?${period}`).expect(200);
      return body.data.map((operation: { key: string }) => operation.key).includes(key);
    };
    expect([await isListedOn('2026-11-23'), await isListedOn(cancelled.operationDate)]).toEqual([
      false,
      true,
    ]);
  });

  test('is rejected after it was executed', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, order());
    expect(codeOf(await change(ana, key, scheduledOrder()).expect(409))).toBe('CZ_NOT_CANCELLABLE');
    expect(codeOf(await cancel(ana, key).expect(409))).toBe('CZ_NOT_CANCELLABLE');
  });
});
