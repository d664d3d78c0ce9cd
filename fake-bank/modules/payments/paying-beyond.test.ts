import { describe, expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { billOrder, billsOf, firstBill, pay, STUDIO_WATER } from '#bank/testing/payment';
import type { Bill } from '#contract/merchants';

const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

describe('an overpayment of a bill of an earlier month', () => {
  /** Opens a bank in which Ana has paid ten pesos of October's bill; 440.23 remain. */
  const openWithPartlyPaidBill = async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const payPart = (bill: Bill, amount: number, effective_date: string) =>
      pay(
        ana,
        billOrder(bill, {
          effective_date,
          payment_type: 'PARTIAL',
          amount: { amount, currency_code: 'MXN' },
        }),
      );
    const october = await firstBill(ana, STUDIO_WATER);
    await payPart(october, 10, '2026-11-23');
    return { bank, ana, payPart, october };
  };
  const paidIn = async (ana: Client, period: string) =>
    (await billsOf(ana, { ...STUDIO_WATER, status: 'PAID' })).find((bill) => bill.period === period);

  test('is credited to the next bills that are not paid', async () => {
    const { bank, ana, payPart, october } = await openWithPartlyPaidBill();
    await bank.advance('P12D');
    const [, november] = await billsOf(ana, STUDIO_WATER);
    if (!november) throw new Error('November owes nothing');
    await pay(ana, billOrder(november, { effective_date: '2026-12-05' }));
    await payPart(october, 1440.23, '2026-12-05');
    expect(await paidIn(ana, 'Noviembre 2026')).toMatchObject({ amount: 433.52 });
    await bank.advance('P31D');
    expect(await billsOf(ana, STUDIO_WATER)).toEqual([]);
    expect(await paidIn(ana, 'Noviembre 2026')).toMatchObject({ amount: 433.52 });
    expect(await paidIn(ana, 'Diciembre 2026')).toMatchObject({ status: 'PAID' });
    await bank.advance('P31D');
    expect(await billsOf(ana, STUDIO_WATER)).toEqual([]);
    // Bills: December 411.37, January 460.43, February 424.00.
    await bank.advance('P31D');
    expect(await billsOf(ana, STUDIO_WATER)).toMatchObject([{ period: 'Febrero 2027', amount: 295.8 }]);
  });

  test('does not change bills that were paid elsewhere', async () => {
    const { bank, ana, payPart, october } = await openWithPartlyPaidBill();
    await bank.advance('P79D');
    const [, december] = await billsOf(ana, STUDIO_WATER);
    expect(await paidIn(ana, 'Noviembre 2026')).toMatchObject({ amount: 433.52 });
    await payPart(october, 740.23, '2027-02-10');
    expect(await paidIn(ana, 'Noviembre 2026')).toMatchObject({ amount: 433.52 });
    const [openBill] = await billsOf(ana, STUDIO_WATER);
    expect(openBill).toMatchObject({ period: 'Diciembre 2026', key: december?.key });
    expect(cents(openBill?.amount)).toBe(cents(december?.amount) - 300_00);
  });

  test('is credited to the open bill even months later', async () => {
    const { bank, ana, payPart, october } = await openWithPartlyPaidBill();
    await bank.advance('P170D');
    const [, march] = await billsOf(ana, STUDIO_WATER);
    const before = await billsOf(ana, { ...STUDIO_WATER, status: 'PAID' });
    await payPart(october, 540.23, '2027-05-12');
    const [openBill] = await billsOf(ana, STUDIO_WATER);
    expect(cents(openBill?.amount)).toBe(cents(march?.amount) - 100_00);
    const after = await billsOf(ana, { ...STUDIO_WATER, status: 'PAID' });
    expect(after.filter(({ key }) => key !== october.key)).toEqual(before);
  });
});
