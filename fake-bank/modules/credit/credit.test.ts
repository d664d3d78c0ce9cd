import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { codeOf, transfer } from '#bank/testing/own-transfer';
import { addDays } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';

const CARDS = '/api/credit/v3/credit/credit-accounts';
const LINES = '/api/credit/v3/credit/lines-of-credit';
const CARD = `${CARDS}/ana-tarjeta`;
const LINE = `${LINES}/ana-linea`;

const pay = (client: Client, amount: number, from = 'ana-ahorro', to = 'ana-tarjeta') =>
  transfer(client, { from_account_key: from, to_account_key: to, amount: { amount, currency_code: 'MXN' } });

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;

describe('a card', () => {
  test('shows the debt, the available credit and the amounts due', async () => {
    const bank = await openBank();
    const card = await read(await bank.signIn('ana'), CARD);
    expect(card).toMatchObject({
      key: 'ana-tarjeta',
      type: 'Tarjeta de Crédito',
      description: 'Tarjeta Oro',
      displayId: '•••• 9014',
      primaryBalance: money(18_742.55),
      balanceOwed: money(18_742.55),
      availableCredit: [money(41_257.45)],
      creditLimit: [money(60_000)],
      paymentDueDate: '2026-12-02',
      nextDueDate: '2026-12-02',
      interestRate: 45,
      cat: 55.5,
      statement: {
        startDate: '2026-10-13',
        cutOffDate: '2026-11-12',
        nextCutOffDate: '2026-12-12',
        paid: money(0),
      },
    });
    expect(card.suggestedMonthlyPayment).toEqual(card.statement.balance);
    expect(card.minimumMonthlyPayment).toEqual(card.currentPaymentAmount);
    expect(card.entitlements).toBeUndefined();
    expect(card.clabe).toBeUndefined();
  });

  test('computes its minimum from the statement', async () => {
    const bank = await openBank();
    const { statement, minimumMonthlyPayment } = await read(await bank.signIn('ana'), CARD);
    const interestWithVat = toCentavos(statement.interest.amount) + toCentavos(statement.vat.amount);
    const debt = toCentavos(statement.balance.amount) - interestWithVat;
    expect(interestWithVat).toBeGreaterThan(0);
    expect(toCentavos(minimumMonthlyPayment.amount)).toBe(
      Math.max(Math.round(debt * 0.015 + interestWithVat), 60_000_00 * 0.0125),
    );
  });

  test('lowers the amounts due as soon as a payment is made', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await read(ana, CARD);
    await pay(ana, 500);
    const after = await read(ana, CARD);
    const lessPayment = (owed: { amount: number }) => money((toCentavos(owed.amount) - 500_00) / 100);
    expect(after).toMatchObject({
      balanceOwed: lessPayment(before.balanceOwed),
      suggestedMonthlyPayment: lessPayment(before.suggestedMonthlyPayment),
      minimumMonthlyPayment: lessPayment(before.minimumMonthlyPayment),
      currentPaymentAmount: lessPayment(before.currentPaymentAmount),
      availableCredit: [money(41_757.45)],
      statement: { balance: before.statement.balance, paid: money(500) },
    });
    await pay(ana, before.suggestedMonthlyPayment.amount);
    expect(await read(ana, CARD)).toMatchObject({
      suggestedMonthlyPayment: money(0),
      minimumMonthlyPayment: money(0),
    });
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('has a credit balance after an overpayment', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await pay(ana, 20_000);
    expect(await read(ana, CARD)).toMatchObject({
      primaryBalance: money(-1_257.45),
      balanceOwed: money(0),
      availableCredit: [money(61_257.45)],
      minimumMonthlyPayment: money(0),
    });
  });

  test('shows the amounts due in the summary and as an account', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const card = await read(ana, CARD);
    const { data } = await read(ana, '/api/summary/v2/summary');
    const rows = data.flatMap(({ accounts }: { accounts: { key: string }[] }) => accounts);
    const amountsDue = {
      paymentDueDate: card.paymentDueDate,
      nextDueDate: card.nextDueDate,
      suggestedMonthlyPayment: card.suggestedMonthlyPayment,
      currentPaymentAmount: card.currentPaymentAmount,
    };
    expect(rows.find(({ key }: { key: string }) => key === 'ana-tarjeta')).toMatchObject(amountsDue);
    expect(await read(ana, '/api/accounts/v2/accounts/ana-tarjeta')).toMatchObject(amountsDue);
    const cheques = await read(ana, '/api/accounts/v2/accounts/ana-nomina');
    expect(cheques.clabe).toMatch(/^044180\d{12}$/);
    expect(cheques).not.toHaveProperty('paymentDueDate');
  });
});

describe('movements', () => {
  test.each([CARD, LINE])('of %s are listed newest first, by page and by period', async (path) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const year = `${path}/transactions?from_date=2025-11-20&to_date=2026-11-23`;
    const movements = await read(ana, `${year}&limit=500`);
    const dates = movements.data.map(({ postedDate }: { postedDate: string }) => postedDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(movements).not.toHaveProperty('cursor');
    expect(movements.data[0].balance).toBe((await bank.balance(path.split('/').at(-1) ?? '')) ?? null);
    const [first, second] = [await read(ana, year), await read(ana, `${year}&cursor=2`)];
    expect(first.cursor).toMatch(/^[\w-]{8,}$/);
    expect([...first.data, ...second.data]).toEqual(movements.data.slice(0, 30));
    const july = await read(ana, `${path}/transactions?from_date=2026-07-01&to_date=2026-07-31&limit=500`);
    expect(july.data).toEqual(
      movements.data.filter(({ postedDate }: { postedDate: string }) => postedDate.startsWith('2026-07')),
    );
    expect(july.data.length).toBeGreaterThan(0);
  });

  test.each([
    ['the period is reversed', 'from_date=2026-11-23&to_date=2026-11-22', 'to_date'],
    ['a date is invalid', 'from_date=2026-02-30', 'from_date'],
    ['the page is too long', 'limit=501', 'limit'],
    ['the cursor is zero', 'cursor=0', 'cursor'],
    ['a parameter is unknown', 'orden=asc', 'orden'],
  ])('cannot be queried if %s', async (_, query, field) => {
    const bank = await openBank();
    const answer = await (await bank.signIn('ana')).get(`${CARD}/transactions?${query}`).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field });
  });
});

test.each([
  [`${CARDS}/ana-linea`, 'a line is not a card'],
  [`${LINES}/ana-tarjeta`, 'a card is not a line'],
  [`${CARDS}/ana-nomina`, 'a cheque account is not a card'],
  [`${LINES}/ana-prestamo/transactions`, 'a loan is not a line'],
  [`${CARDS}/luis-tarjeta`, 'an account of another customer'],
  [`${CARDS}/luis-tarjeta/transactions`, 'an account of another customer'],
  [`${CARDS}/__proto__`, 'an unknown account'],
])('%s returns 404: %s', async (path) => {
  const bank = await openBank();
  expect(codeOf(await (await bank.signIn('ana')).get(path).expect(404))).toBe('CZ_NOT_FOUND');
});

describe('at the end of a period', () => {
  const duesOf = async (bank: BankUnderTest, client: Client) => {
    expect(ledgerProblems(bank.bank.read)).toEqual([]);
    return read(client, CARD);
  };

  test('a statement paid in full and in time costs no interest', async () => {
    const bank = await openBank();
    const { suggestedMonthlyPayment } = await read(await bank.signIn('ana'), CARD);
    await pay(await bank.signIn('ana'), suggestedMonthlyPayment.amount);
    await bank.advance('P20D');
    const card = await duesOf(bank, await bank.signIn('ana'));
    expect(card.statement).toMatchObject({ cutOffDate: '2026-12-12', interest: money(0), vat: money(0) });
    expect(card.statement.balance).toEqual(card.balanceOwed);
  });

  test('a statement not paid in full costs interest on each daily balance, and VAT', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await read(ana, CARD);
    await pay(ana, 2_000);
    await bank.advance('P20D');
    const card = await duesOf(bank, await bank.signIn('ana'));
    const { data: rows } = await read(
      await bank.signIn('ana'),
      `${CARD}/transactions?from_date=2026-11-13&to_date=2026-12-12&limit=500`,
    );
    const balanceOn = (day: string): number =>
      rows.find(
        ({ postedDate, description }: { postedDate: string; description: string }) =>
          postedDate <= day && !/ntereses/.test(description),
      )?.balance ?? -before.statement.balance.amount;
    const days = Array.from({ length: 30 }, (_, index) => addDays('2026-11-13', index));
    const debtAmount = days.reduce((sum, day) => sum - toCentavos(balanceOn(day)), 0);
    const interest = Math.round((debtAmount * 0.45) / 360);
    expect(toCentavos(card.statement.interest.amount)).toBe(interest);
    expect(toCentavos(card.statement.vat.amount)).toBe(Math.round(interest * 0.16));
    expect(card).toMatchObject({ paymentDueDate: '2027-01-04', nextDueDate: '2027-01-04' });
    const { data } = await read(await bank.signIn('ana'), `${CARD}/transactions?from_date=2026-12-12`);
    expect(data.map(({ description }: { description: string }) => description)).toEqual([
      'IVA de intereses',
      'Intereses del mes',
    ]);
  });

  test('an unpaid minimum becomes overdue', async () => {
    const bank = await openBank();
    const minimum = (await read(await bank.signIn('ana'), CARD)).minimumMonthlyPayment;
    await bank.advance('P9D');
    expect(await read(await bank.signIn('ana'), CARD)).not.toHaveProperty('balances');
    await bank.advance('P1D');
    expect(await read(await bank.signIn('ana'), CARD)).toMatchObject({
      balances: { balanceOverduePayments: minimum },
      paymentDueDate: '2026-12-02',
      nextDueDate: '2027-01-04',
    });
    expect(await read(await bank.signIn('ana'), CARD)).not.toHaveProperty('suggestedMonthlyPayment');
    await bank.advance('P10D');
    const later = await read(await bank.signIn('ana'), CARD);
    expect(later).toMatchObject({
      balances: { balanceOverduePayments: minimum },
      paymentDueDate: '2026-12-02',
      nextDueDate: '2027-01-04',
    });
    expect(later.minimumMonthlyPayment.amount).toBeGreaterThan(minimum.amount);
  });

  test('after the due date a card without arrears shows no payment that avoids interest', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await pay(ana, (await read(ana, CARD)).minimumMonthlyPayment.amount);
    await bank.advance('P10D');
    const card = await read(await bank.signIn('ana'), CARD);
    expect(card).toMatchObject({ paymentDueDate: '2027-01-04', currentPaymentAmount: money(0) });
    expect(card).not.toHaveProperty('suggestedMonthlyPayment');
    expect(card).not.toHaveProperty('balances');
  });

  test('a card at its limit is charged interest and cannot be used further', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { availableCredit } = await read(ana, CARD);
    await pay(ana, availableCredit[0].amount, 'ana-tarjeta', 'ana-nomina');
    await bank.advance('P60D');
    const card = await duesOf(bank, await bank.signIn('ana'));
    expect(card.statement.interest.amount).toBeGreaterThan(0);
    expect(card.balanceOwed.amount).toBeGreaterThan(60_000 + card.statement.interest.amount);
    expect(card.availableCredit).toEqual([money(0)]);
    const account = bank.bank.read.get(ledgerAccounts, 'ana-tarjeta');
    expect(account).toMatchObject({ floor: -60_000_00 });
  });
});
