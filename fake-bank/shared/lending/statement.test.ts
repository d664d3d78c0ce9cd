import { describe, expect, it } from 'vitest';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import type { Entry, History } from './history';
import { minimumOf, minimumPayment } from './minimum';
import { lastPeriod, paymentDueDate, periodEnding } from './period';
import { interestOf } from './revolving-interest';
import { statementOf } from './statement';

const terms: RevolvingTerms = { kind: 'revolving', limit: 4_000_000, yearlyRate: 45, cutOffDay: 12 };

/** Computes the balances of the entries. */
function history(
  before: number,
  ...rows: [date: string, amount: number, charge?: Entry['charge']][]
): History {
  let balance = before;
  const entries = rows.map(([date, amount, charge]): Entry => {
    balance += amount;
    return { date, amount, balance, ...(charge && { charge }) };
  });
  return { before, entries };
}

describe('the last period', () => {
  it.each([
    ['2026-11-23', '2026-10-13', '2026-11-12'],
    ['2026-11-13', '2026-10-13', '2026-11-12'],
    ['2026-11-12', '2026-09-13', '2026-10-12'],
    ['2027-01-02', '2026-11-13', '2026-12-12'],
    ['2027-01-13', '2026-12-13', '2027-01-12'],
  ])('on %s went from %s to %s', (today, start, cutOff) => {
    expect(lastPeriod(terms, today)).toEqual({ start, cutOff });
  });
});

describe('the due date of a statement is twenty days after its cut-off, on a bank day', () => {
  it.each([
    ['2026-11-12', '2026-12-02'],
    ['2026-11-07', '2026-11-27'],
    // Twenty days later is a Saturday holiday, a Monday holiday or a Sunday.
    ['2026-11-22', '2026-12-14'],
    ['2026-10-13', '2026-11-03'],
    ['2026-11-09', '2026-11-30'],
  ])('of the cut-off %s is %s', (cutOff, dueDate) => {
    expect(paymentDueDate(cutOff)).toBe(dueDate);
  });
});

describe('the minimum payment', () => {
  it.each([
    // 18,500 used, interest 620 plus VAT, limit 40,000
    ['1.5 % of the use plus all charges', 1_850_000 + 71_920, 62_000, 9_920, 99_670],
    ['1.25 % of the limit if that is more', 1_000_000, 0, 0, 50_000],
    ['the whole balance if less is owed', 30_000, 0, 0, 30_000],
    ['zero if nothing is owed', 0, 0, 0, 0],
    ['rounded up from half a centavo', 3_400_033, 0, 0, 51_000],
    ['rounded up with one more centavo', 3_400_034, 0, 0, 51_001],
  ])('is %s', (_, balance, interest, vat, expected) => {
    expect(minimumPayment(balance, { interest, vat }, 4_000_000)).toBe(expected);
  });
});

describe('interest of the period from 13 October to 12 November', () => {
  const period = periodEnding('2026-11-12');
  // The previous statement of 10,000 is due on Tuesday 3 November, after a holiday.
  const debtAmount = -1_000_000;

  it.each([
    // 31 days of 10,000 × 45 % ÷ 360
    ['nothing was paid', history(debtAmount), 387_50],
    // 21 days of 10,000 and 10 of 5,000
    ['half was paid on the due date', history(debtAmount, ['2026-11-03', 500_000]), 325_00],
    // 22 days of 10,000: a payment a day late bears interest until then
    ['everything was paid a day late', history(debtAmount, ['2026-11-04', 1_000_000]), 275_00],
    ['everything was paid in time', history(debtAmount, ['2026-10-20', 400_000], ['2026-11-03', 600_000]), 0],
    [
      'everything was paid and more was bought',
      history(debtAmount, ['2026-10-20', 1_000_000], ['2026-10-21', -700_000]),
      0,
    ],
    // 8 days of 10,000 and 23 of 17,000
    ['more was bought and nothing was paid', history(debtAmount, ['2026-10-21', -700_000]), 588_75],
    // 31 days of 17,000
    ['more was bought on the first day of the period', history(debtAmount, ['2026-10-13', -700_000]), 658_75],
    ['more was bought on the last day of the period', history(debtAmount, ['2026-11-12', -700_000]), 396_25],
    // 21 days of 10,000; the credit balance after that earns nothing
    [
      'all but a centavo was paid in time, and too much a day late',
      history(debtAmount, ['2026-11-03', 999_999], ['2026-11-04', 700_000]),
      262_50,
    ],
    ['interest was already charged', history(debtAmount, ['2026-11-12', -38_750, 'interest']), 387_50],
    ['nothing was owed', history(0, ['2026-10-21', -700_000]), 0],
    ['the account was in credit', history(5_000, ['2026-10-21', -700_000]), 0],
  ])('if %s', (_, accountHistory, interest) => {
    expect(interestOf(terms, accountHistory, period)).toEqual({ interest, vat: Math.round(interest * 0.16) });
  });
});

describe('a statement', () => {
  const creditHistory = history(
    -1_000_000,
    ['2026-10-20', -850_000],
    ['2026-11-12', -62_000, 'interest'],
    ['2026-11-12', -9_920, 'vat'],
    ['2026-11-13', -300_000],
  );

  it('shows the balance at the cut-off and the charges that it includes', () => {
    expect(statementOf(terms, creditHistory, '2026-11-23')).toEqual({
      start: '2026-10-13',
      cutOff: '2026-11-12',
      nextCutOff: '2026-12-12',
      dueDate: '2026-12-02',
      nextDueDate: '2026-12-02',
      interest: 62_000,
      vat: 9_920,
      balance: 1_921_920,
      paid: 0,
      toAvoidInterest: 1_921_920,
      minimum: 99_670,
      overdue: 0,
    });
  });

  it.each([
    ['part of the minimum', 40_000, '2026-11-23', 59_670, 1_881_920, 0],
    ['the minimum', 99_670, '2026-11-23', 0, 1_822_250, 0],
    ['the whole balance', 1_921_920, '2026-11-23', 0, 0, 0],
    ['more than the balance', 2_000_000, '2026-11-23', 0, 0, 0],
    ['too little on the due date', 40_000, '2026-12-02', 59_670, 1_881_920, 0],
    ['too little a day after the due date', 40_000, '2026-12-03', 59_670, undefined, 59_670],
    ['the minimum after the due date', 99_670, '2026-12-03', 0, undefined, 0],
    ['the whole balance after the due date', 1_921_920, '2026-12-03', 0, 0, 0],
  ])('shows the amounts due after %s was paid', (_, amount, today, minimum, toAvoidInterest, overdue) => {
    const paid = history(-1_000_000, ...creditHistory.entries.map(rowOf), ['2026-11-20', amount]);
    const statement = statementOf(terms, paid, today);
    expect(statement).toMatchObject({ paid: amount, minimum, overdue });
    expect(statement.toAvoidInterest).toBe(toAvoidInterest);
    expect(statement.overdueSince).toBe(overdue > 0 ? '2026-12-02' : undefined);
  });

  it('shows the next due date after its own due date has passed', () => {
    const { dueDate, nextDueDate } = statementOf(terms, creditHistory, '2026-12-03');
    expect([dueDate, nextDueDate]).toEqual(['2026-12-02', '2027-01-04']);
  });

  it('keeps an unpaid minimum overdue after the next cut-off', () => {
    const unpaid = statementOf(terms, creditHistory, '2026-12-13');
    expect(unpaid).toMatchObject({ overdue: 99_670, overdueSince: '2026-12-02', nextDueDate: '2027-01-04' });
    expect(unpaid.minimum).toBeGreaterThan(99_670);
    const partly = history(-1_000_000, ...creditHistory.entries.map(rowOf), ['2026-12-13', 40_000]);
    expect(statementOf(terms, partly, '2026-12-13')).toMatchObject({
      overdue: 59_670,
      overdueSince: '2026-12-02',
      minimum: unpaid.minimum - 40_000,
    });
    const all = history(-1_000_000, ...creditHistory.entries.map(rowOf), ['2026-12-13', 99_670]);
    expect(statementOf(terms, all, '2026-12-13')).not.toHaveProperty('overdueSince');
  });

  it.each([
    // 996.70 of November plus 1.25 % of the limit in December, which exceeds 1.5 % of 22,219.20.
    ['nothing', 0, 149_670, '2026-12-02'],
    ['a centavo less than the older one', 99_669, 50_001, '2026-12-02'],
    ['the older one', 99_670, 50_000, '2027-01-04'],
    ['the sum of both', 149_670, 0, undefined],
  ])(
    'with two minimums, of which %s was paid, is overdue since the oldest due date',
    (_, amount, overdue, since) => {
      const paid: [string, number][] = amount > 0 ? [['2026-12-20', amount]] : [];
      const later = history(-1_000_000, ...creditHistory.entries.map(rowOf), ...paid);
      const statement = statementOf(terms, later, '2027-01-05');
      expect([statement.overdue, statement.overdueSince]).toEqual([overdue, since]);
    },
  );

  it('separates charges from use', () => {
    expect(minimumOf(terms, creditHistory, '2026-11-12')).toEqual({
      cutOff: '2026-11-12',
      balance: 1_921_920,
      interest: 62_000,
      vat: 9_920,
      amountDue: 99_670,
      arrears: { amount: 0 },
    });
  });

  it('of a card that was first used after its cut-off has no amount due', () => {
    const used = history(0, ['2026-11-20', -500_000]);
    expect(statementOf(terms, used, '2026-11-23')).toMatchObject({
      cutOff: '2026-11-12',
      balance: 0,
      minimum: 0,
      toAvoidInterest: 0,
    });
  });

  it('of a card with a credit balance has no amount due', () => {
    const inCredit = history(50_000, ['2026-10-20', -20_000]);
    expect(statementOf(terms, inCredit, '2026-11-23')).toMatchObject({
      balance: 0,
      minimum: 0,
      toAvoidInterest: 0,
    });
  });
});

const rowOf = ({ date, amount, charge }: Entry): [string, number, Entry['charge']?] => [date, amount, charge];
