import { describe, expect, test } from 'vitest';
import { addDays, bankDate } from '#contract/domain/dates';
import { nextBankDay } from '../core/calendar/holidays';
import { ledgerTransactions } from '../core/ledger/ledger';
import { directDebits } from '../shared/payments/direct-debit';
import { openBank } from '../testing/bank-under-test';

// The days include a charge of the failing direct debit and its retry.
const DAYS = [
  '2026-11-23',
  '2026-11-27',
  '2026-11-30',
  '2026-12-03',
  '2027-01-04',
  '2028-03-01',
  '2026-05-31',
];

describe.each(DAYS)('on %s', (day) => {
  const openBankOnDay = async () => {
    const test = await openBank(`${day}T00:00:30-06:00`);
    const debit = (key: string) => test.bank.read.get(directDebits, `ana-domicilia-${key}`);
    return { ...test, read: test.bank.read, bank: test, debit };
  };

  test('the last charge of the internet service has a movement on its date', async () => {
    const { read, debit } = await openBankOnDay();
    const { lastCharge, turn } = debit('internet') ?? {};
    expect(lastCharge).toMatchObject({ amount: 649_00, status: 'PROCESSED' });
    const movements = read
      .list(ledgerTransactions, 'byAccount', 'ana-nomina')
      .filter(
        ({ date, postings }) =>
          date === lastCharge?.date && postings.some(({ amount }) => amount === -649_00),
      );
    expect(movements).toHaveLength(1);
    expect(turn && turn.day >= day).toBe(true);
  });

  test('the cable charge has failed before today and fails again next month', async () => {
    const { bank, debit } = await openBankOnDay();
    const { lastCharge, turn } = debit('cable') ?? {};
    const status = turn?.tries === 1 ? 'RETRYING' : 'REJECTED';
    expect(lastCharge).toMatchObject({ status, reason: 'La empresa no respondió ese día.' });
    expect(lastCharge && lastCharge.date < day).toBe(true);
    if (turn?.tries === 1) expect(turn.day).toBe(nextBankDay(lastCharge?.date ?? ''));
    await bank.advance('P35D');
    expect(debit('cable')?.lastCharge).toMatchObject({ reason: 'La empresa no respondió ese día.' });
    expect(debit('cable')?.lastCharge?.date.localeCompare(day)).toBe(1);
    expect(addDays(bankDate(bank.bank.now), -35)).toBe(day);
  });
});
