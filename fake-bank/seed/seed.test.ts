import { describe, expect, it } from 'vitest';
import { isLuhn } from '#contract/domain/card';
import { addDays, bankDate } from '#contract/domain/dates';
import { bankDayFrom } from '../core/calendar/holidays';
import { addMonths } from '../core/calendar/months';
import { customers } from '../core/customers/customers';
import { ledgerAccounts } from '../core/ledger/accounts';
import { ledgerProblems } from '../core/ledger/invariants';
import { balanceOf, ledgerTransactions } from '../core/ledger/ledger';
import { Reader, State } from '../core/storage/collection';
import { Transaction } from '../core/storage/transaction';
import { runSync } from '../core/tasks/task';
import { fundOperations } from '../modules/investment-funds/operation';
import { investments } from '../modules/investment-products/investment';
import { isFullRun } from '../testing/full-run';
import { people } from './people/index';
import { seedBank } from './seed';

const today = '2026-11-21';

function seededBank(day: string): Reader {
  const state = new State();
  runSync(seedBank(new Transaction(state), day));
  return new Reader(state);
}

const bank = seededBank(today);
const holdings = people.flatMap((person) => person.holdings);

describe('the seed', () => {
  it('keeps every invariant of the ledger', () => {
    expect(ledgerProblems(bank)).toEqual([]);
  });

  it('has customers and accounts that fit their schemas', () => {
    for (const row of bank.all(customers)) customers.schema.parse(row);
    for (const row of bank.all(ledgerAccounts)) ledgerAccounts.schema.parse(row);
  });

  it.each(holdings.map(({ account, balance }) => [account.key, balance(today)]))(
    'the balance of %s is %i centavos',
    (key, balance) => {
      expect(balanceOf(bank, key)).toBe(balance);
    },
  );

  it('gives each debit card a valid and unique number, and not every cheque account a card', () => {
    const cards = holdings.flatMap(({ account }) => account.debitCard ?? []);
    expect(cards.filter((digits) => !/^\d{16}$/.test(digits) || !isLuhn(digits))).toEqual([]);
    expect(new Set(cards).size).toBe(cards.length);
    const accountsWithoutCard = holdings.filter(
      ({ account }) => account.type === 'Cheques' && !account.debitCard,
    );
    expect(accountsWithoutCard.map(({ account }) => account.key)).toContain('ana-ahorro');
    expect(holdings.find(({ account }) => account.key === 'ana-nomina')?.account.debitCard).toBeDefined();
  });

  it('posts in chronological order before today', () => {
    const dates = bank.all(ledgerTransactions).map(({ at, date }) => ({ at, date }));
    expect(dates).toEqual(dates.toSorted((a, b) => a.at - b.at));
    expect(dates.filter(({ at, date }) => date >= today || date !== bankDate(at))).toEqual([]);
    expect(dates.at(-1)?.date).toBe(addDays(today, -1));
  });

  it('gives Valeria ten thousand movements', () => {
    expect(bank.list(ledgerTransactions, 'byAccount', 'valeria-negocio')).toHaveLength(10_000);
  });

  it('is the same for the same day', () => {
    expect(seededBank(today).all(ledgerTransactions)).toEqual(bank.all(ledgerTransactions));
  });

  // Leap days, ends of months, Holy Week, inauguration years, and former daylight saving time.
  const sampleDays = ['2024-02-29', '2027-01-01'];
  const otherDays = ['2022-07-01', '2025-04-17', '2026-12-18', '2028-03-01', '2030-10-01'];
  it.each([...sampleDays, ...(isFullRun ? otherDays : [])])('can be built on %s', (day) => {
    const bank = seededBank(day);
    expect(ledgerProblems(bank)).toEqual([]);
    // On every day, one promissory note of Jorge's matures within a week and others next month, and Ana has a
    // scheduled sale.
    const ends = bank.list(investments, 'byPortfolio', 'jorge-valores').map((one) => one.maturityDate);
    const week = bankDayFrom(addDays(day, 6));
    const next = addMonths(`${day.slice(0, 7)}-01`, 1).slice(0, 7);
    expect(ends.filter((end) => end > day && end <= week)).toHaveLength(1);
    expect(ends.filter((end) => end.startsWith(next)).length).toBeGreaterThan(1);
    expect(bank.get(fundOperations, 'ana-vende-fondo')).toMatchObject({
      operationType: 'SELL',
      status: 'SCHEDULED',
      effectiveDate: bankDayFrom(addDays(day, 9)),
    });
  });
});

describe('the demo customers', () => {
  it('have the user names that tests use', () => {
    expect(bank.all(customers).map(({ user }) => user)).toEqual([
      'ana',
      'carmen',
      'luis',
      'sofia',
      'diego',
      'elena',
      'mateo',
      'jorge',
      'renata',
      'bruno',
      'valeria',
    ]);
  });

  it('have unique tokens of six digits', () => {
    const tokens = bank.all(customers).map(({ token }) => token);
    expect(tokens.filter((token) => !/^\d{6}$/.test(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('have unique keys', () => {
    expect(new Set(bank.all(customers).map(({ key }) => key)).size).toBe(people.length);
  });
});
