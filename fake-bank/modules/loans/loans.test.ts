import { describe, expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { codeOf, transfer } from '#bank/testing/own-transfer';
import type { Instalment } from '#contract/domain/credit-product';

const LOANS = '/api/loans/v2/loans/personal-loans';
const LOAN = `${LOANS}/ana-prestamo`;

const read = async (client: Client) => (await client.get(LOAN).expect(200)).body;
const pay = (client: Client, amount: number, change: { start_date?: string } = {}) =>
  transfer(client, {
    from_account_key: 'ana-ahorro',
    to_account_key: 'ana-prestamo',
    amount: { amount, currency_code: 'MXN' },
    ...change,
  });

describe('a loan', () => {
  test('shows the debt, the next instalment and the whole plan', async () => {
    const bank = await openBank();
    const loan = await read(await bank.signIn('ana'));
    expect(loan).toMatchObject({
      type: 'Crédito Personal',
      originalAmount: money(100_000),
      primaryBalance: money(52_675.48),
      // 18 days of 52,675.48 × 24 % ÷ 360 = 632.11, plus VAT
      balanceOwed: money(52_675.48 + 632.11 + 101.14),
      suggestedMonthlyPayment: money(5_480.69),
      currentPaymentAmount: money(5_480.69),
      paymentDueDate: '2026-12-07',
      nextDueDate: '2026-12-07',
      interestRate: 24,
      cat: 26.8,
      term: 24,
      paidInstalments: 13,
      startDate: '2025-10-05',
      endDate: '2027-10-05',
    });
    expect(loan).not.toHaveProperty('minimumMonthlyPayment');
    expect(loan).not.toHaveProperty('balances');
    const plan: Instalment[] = loan.paymentPlan;
    expect(plan.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(plan[0]).toMatchObject({ interest: 2_000, vat: 320, principal: 3_160.69, status: 'PAID' });
    expect(plan[12]).toMatchObject({ balance: 52_675.48, status: 'PAID' });
    expect(plan[13]).toMatchObject({ dueDate: '2026-12-07', status: 'PENDING' });
    expect(plan[23]).toMatchObject({ payment: 5_481, balance: 0 });
  });

  test('has a lower amount due as soon as a payment is made', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await pay(ana, 2_000);
    const { currentPaymentAmount, paymentPlan } = await read(ana);
    expect(currentPaymentAmount.amount).toBeLessThanOrEqual(3_480.69);
    expect(currentPaymentAmount.amount).toBeGreaterThan(3_400);
    expect(paymentPlan[13].unpaid).toBe(currentPaymentAmount.amount);
    await pay(ana, currentPaymentAmount.amount);
    expect(await read(ana)).toMatchObject({ paidInstalments: 14, nextDueDate: '2027-01-05' });
  });

  test('is charged interest on the due date and is overdue the day after', async () => {
    const bank = await openBank();
    await bank.advance('P14D');
    const loanAfterCharge = await read(await bank.signIn('ana'));
    expect(loanAfterCharge).toMatchObject({
      balanceOwed: money(52_675.48 + 1_053.51 + 168.56),
      primaryBalance: money(52_675.48),
      currentPaymentAmount: money(5_480.69),
      nextDueDate: '2026-12-07',
    });
    await bank.advance('P1D');
    const ana = await bank.signIn('ana');
    expect(await read(ana)).toMatchObject({
      // A day of 4,258.62 of capital × 24 % ÷ 360 = 2.84, plus VAT
      balances: { balanceOverduePayments: money(5_480.69 + 3.29), balanceLateInterest: money(3.29) },
      currentPaymentAmount: money(10_961.38 + 3.29),
      paymentDueDate: '2026-12-07',
      nextDueDate: '2027-01-05',
    });
    await pay(ana, 5_483.98, { start_date: '2026-12-08' });
    const loan = await read(ana);
    expect(loan).toMatchObject({ paidInstalments: 14, primaryBalance: money(48_416.86) });
    expect(loan).not.toHaveProperty('balances');
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('is charged interest on a due date before a payment scheduled for that date is executed', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const schedule = (start_date: string) =>
      transfer(ana, {
        transfer_type: 'schedule',
        from_account_key: 'ana-ahorro',
        to_account_key: 'ana-prestamo',
        amount: { amount: 5_480.69, currency_code: 'MXN' },
        start_date,
      });
    // The payment of 5 January is scheduled before the bank schedules the interest charge of that day.
    await schedule('2027-01-05');
    await schedule('2026-12-07');
    await bank.advance('P50D');
    const loan = await read(ana);
    expect(loan).toMatchObject({ paidInstalments: 15 });
    expect(loan.primaryBalance.amount).toBe(loan.paymentPlan[14].balance);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('has no amount due and no charges after it is repaid', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await pay(ana, (await read(ana)).balanceOwed.amount);
    await bank.advance('P60D');
    const loan = await read(await bank.signIn('ana'));
    expect(loan).toMatchObject({
      balanceOwed: money(0),
      currentPaymentAmount: money(0),
      paidInstalments: 24,
    });
    expect(loan).not.toHaveProperty('nextDueDate');
  });
});

test.each([
  ['ana-hipoteca', 'a mortgage'],
  ['ana-tarjeta', 'a card'],
  ['elena-hipoteca', 'an account of another customer'],
  ['constructor', 'an unknown account'],
])('%s returns 404: %s', async (key) => {
  const bank = await openBank();
  expect(codeOf(await (await bank.signIn('ana')).get(`${LOANS}/${key}`).expect(404))).toBe('CZ_NOT_FOUND');
});
