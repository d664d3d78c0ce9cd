import { describe, expect, test } from 'vitest';
import { countUse, customerLimitOf, usedOn } from '#bank/shared/limits/limits';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { toCentavos } from '#contract/domain/money';
import { limitCategories } from '#contract/limits';

const LIMITS = '/api/customer-limits/v1/customers/me/limits';

const limit = (limit_key: string, amount: unknown) => ({ limit_key, customer_limit: { amount } });
const change = (client: Client, ...limits: object[]) =>
  sendSigned(client, { method: 'PUT', url: LIMITS, body: { limits } }, TOKENS.ana);

type Row = { limitKey: string; customerLimit: { amount: number }; usedToday: { amount: number } };
const limitOf = async (client: Client, key: string): Promise<Row | undefined> =>
  (await client.get(LIMITS).expect(200)).body.data.find(({ limitKey }: Row) => limitKey === key);

describe('the limits', () => {
  test('are the maximum of the bank by default', async () => {
    const luis = await (await openBank()).signIn('luis');
    const { body } = await luis.get(LIMITS).expect(200);
    expect(body.data).toEqual(
      limitCategories.map(({ key, label, maximum }) => ({
        limitKey: key,
        limitDesc: label,
        customerLimit: money(maximum),
        maxLimit: money(maximum),
        dailyLimit: money(2_000_000),
        usedToday: money(0),
      })),
    );
  });

  test('are those that the customer set, each with the maximum of the bank', async () => {
    const ana = await (await openBank()).signIn('ana');
    expect(await limitOf(ana, 'BillPayments')).toMatchObject({
      customerLimit: money(15_000),
      maxLimit: money(50_000),
    });
  });

  test('do not change before the signature and change at once after it', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const body = { limits: [limit('ThirdPartytransferOffUs', 12_000.5), limit('MobileTopUp', 100)] };
    const response = await ana.put(LIMITS, body).expect(200);
    expect(response.body).toEqual({ status: 'REQUIRED_SIGN', key: expect.any(String) });
    expect((await limitOf(ana, 'MobileTopUp'))?.customerLimit.amount).toBe(200);
    const changeResponse = await change(ana, ...body.limits);
    expect(changeResponse.body).toEqual((await ana.get(LIMITS)).body);
    expect((await limitOf(ana, 'ThirdPartytransferOffUs'))?.customerLimit).toEqual(money(12_000.5));
    expect((await limitOf(ana, 'SAP'))?.customerLimit).toEqual(money(100_000));
    expect(customerLimitOf(bank.bank.read, ana.key, 'MobileTopUp')).toBe(100_00);
    const luis = await bank.signIn('luis');
    expect((await limitOf(luis, 'MobileTopUp'))?.customerLimit).toEqual(money(500));
  });

  test.each(limitCategories)('for $label can be set up to $maximum', async ({ key, maximum }) => {
    const ana = await (await openBank()).signIn('ana');
    await ana.put(LIMITS, { limits: [limit(key, maximum)] }).expect(200);
    const rejection = await ana.put(LIMITS, { limits: [limit(key, maximum + 0.01)] }).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({
      code: '0000',
      field: 'limits.0.customer_limit',
      description: `Debe ser menor o igual a $${maximum.toLocaleString('en-US')}.00 MXN.`,
    });
  });

  test.each<[string, field: string, limits: object[], description: string]>([
    ['zero', 'limits.0.customer_limit', [limit('SAP', 0)], 'Debe ser mayor a $0.00.'],
    ['a negative amount', 'limits.0.customer_limit', [limit('SAP', -1)], 'Debe ser mayor a $0.00.'],
    [
      'half a centavo',
      'limits.0.customer_limit',
      [limit('SAP', 0.005)],
      'Debe tener dos decimales como máximo.',
    ],
    [
      'an amount that is too large',
      'limits.0.customer_limit',
      [limit('SAP', 1e21)],
      'Debe ser menor a $10,000,000,000,000.00.',
    ],
    [
      'a repeated category',
      'limits.1.limit_key',
      [limit('SAP', 1), limit('SAP', 2)],
      'Este límite se repite.',
    ],
    [
      'dollars',
      'limits.0.customer_limit.currency_code',
      [{ limit_key: 'SAP', customer_limit: { amount: 1, currency_code: 'USD' } }],
      'Los límites van en MXN.',
    ],
  ])('cannot be set to %s: error in %s', async (_, field, limits, description) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = JSON.stringify(bank.bank.store.dump());
    const rejection = await ana.put(LIMITS, { limits }).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field, description });
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  });

  test.each([
    ['an empty list', []],
    ['an unknown category', [limit('Otra', 1)]],
    ['an amount as a string', [limit('SAP', '100')]],
    ['an unknown field', [{ ...limit('SAP', 1), maxLimit: 9_999_999 }]],
  ])('cannot be set with %s', async (_, limits) => {
    const ana = await (await openBank()).signIn('ana');
    const rejection = await ana.put(LIMITS, { limits }).expect(400);
    expect(rejection.body.notifications[0].code).toBe('0000');
  });
});

describe('the used amount', () => {
  test('is counted by category, customer and day', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const use = { customer: ana.key, limitKey: 'BillPayments' as const };
    await bank.bank.commit((tx) => {
      countUse(tx, { ...use, day: '2026-11-23', amount: toCentavos(700.25) });
      countUse(tx, { ...use, day: '2026-11-23', amount: toCentavos(300) });
      countUse(tx, { ...use, day: '2026-11-22', amount: toCentavos(50) });
    });
    expect((await limitOf(ana, 'BillPayments'))?.usedToday).toEqual(money(1_000.25));
    expect((await limitOf(ana, 'SAP'))?.usedToday).toEqual(money(0));
    await bank.advance('P1D');
    expect((await limitOf(ana, 'BillPayments'))?.usedToday).toEqual(money(0));
  });

  test('decreases with refunds, but never below zero', async () => {
    const { bank } = await openBank();
    const use = { customer: '1', limitKey: 'SAP' as const, day: '2026-11-23' };
    await bank.commit((tx) => countUse(tx, { ...use, amount: 500 }));
    await bank.commit((tx) => countUse(tx, { ...use, amount: -200 }));
    expect(usedOn(bank.read, '1', 'SAP', '2026-11-23')).toBe(300);
    await bank.commit((tx) => countUse(tx, { ...use, amount: -400 }));
    expect(usedOn(bank.read, '1', 'SAP', '2026-11-23')).toBe(0);
  });
});
