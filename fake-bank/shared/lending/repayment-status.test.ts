import { describe, expect, it } from 'vitest';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { loan } from '#bank/testing/credit-years/instalments';
import { SimulatedLoan } from '#bank/testing/credit-years/simulated-loan';
import type { Debt } from './debt';
import { repaymentStatus } from './repayment-status';

/** 5,480.69 due on 5 Oct, 5 Nov, 7 Dec 2026…; balances after them: 96,839.31, 93,605.30… */
const terms: InstalmentTerms = {
  kind: 'instalments',
  principal: 10_000_000,
  yearlyRate: 24,
  vat: true,
  term: 24,
  firstDueDate: '2026-10-05',
};
const A = 548_069;
const AFTER_1 = 9_683_931;

/** Debt with capital, and charged but unpaid interest with VAT by instalment. */
const debt = (
  capital: number,
  interest: readonly (readonly [number: number, amount: number])[] = [],
): Debt => ({
  capital,
  interest: new Map(interest),
  late: 0,
});
const INTEREST_1 = 232_000;
const INTEREST_2 = 224_668;

/** Returns the debt after the first instalment and `ahead` were paid on the first due date. */
function paidOnFirstDay(ahead: number): Debt {
  const simulatedLoan = new SimulatedLoan(terms);
  simulatedLoan.chargeDueInstalment('2026-10-05');
  simulatedLoan.pay('2026-10-05', A + ahead);
  return simulatedLoan.debt;
}

describe('the status of a loan', () => {
  it.each([
    // Debt and today; then the expected paid count, overdue amount, oldest and next number, and unpaid amount.
    ['before its first due date', debt(10_000_000), '2026-10-04', 0, 0, 1, 1, A],
    [
      'on its first due date, after the charge of interest',
      debt(10_000_000, [[1, INTEREST_1]]),
      '2026-10-05',
      0,
      0,
      1,
      1,
      A,
    ],
    ['paid on its first due date', debt(AFTER_1), '2026-10-05', 1, 0, 2, 2, A],
    // A day of 3,160.69 × 24 % ÷ 360 costs 2.11 and 0.34 of VAT.
    ['a day late', debt(10_000_000, [[1, INTEREST_1]]), '2026-10-06', 0, A + 245, 1, 2, A],
    ['late with its interest paid', debt(10_000_000), '2026-10-06', 0, A - INTEREST_1 + 245, 1, 2, A],
    // The older instalment has been late for a month when the newer instalment falls due.
    [
      'two instalments late',
      {
        ...debt(10_000_000, [
          [1, INTEREST_1],
          [2, INTEREST_2],
        ]),
        late: 7_577,
      },
      '2026-11-06',
      0,
      2 * A + 7_577 + 494,
      1,
      3,
      A,
    ],
    [
      'the older of two instalments paid',
      debt(AFTER_1, [[2, INTEREST_2]]),
      '2026-11-06',
      1,
      A + 251,
      2,
      3,
      A,
    ],
    [
      'one instalment late and one due today',
      debt(10_000_000, [
        [1, INTEREST_1],
        [2, INTEREST_2],
      ]),
      '2026-11-05',
      0,
      A,
      1,
      2,
      A,
    ],
    // A prepaid instalment saves interest of later months.
    [
      'paid on its first due date, with the next instalment prepaid',
      paidOnFirstDay(A),
      '2026-10-05',
      2,
      0,
      3,
      3,
      A - 7_861,
    ],
  ])('%s', (_, owed, today, paid, overdue, oldest, next, unpaid) => {
    const repayment = repaymentStatus(terms, owed, today);
    expect(repayment).toMatchObject({ paid, overdue });
    expect(repayment.oldest?.number).toBe(oldest);
    expect(repayment.next).toMatchObject({ number: next, status: 'PENDING' });
    expect(Math.abs((repayment.next?.unpaid ?? 0) - unpaid)).toBeLessThanOrEqual(1);
  });

  it('is settled after an early repayment', () => {
    const repayment = repaymentStatus(terms, debt(0), '2026-11-06');
    expect(repayment).toMatchObject({ paid: 24, overdue: 0, principal: 0, settles: 0, amountDue: 0 });
    expect(repayment.next).toBeUndefined();
    expect(repayment.oldest).toBeUndefined();
  });

  it('is overdue after its last due date, with growing late interest', () => {
    const last = debt(535_644, [[24, 12_456]]);
    const repayment = repaymentStatus(terms, last, '2028-09-06');
    expect(repayment).toMatchObject({ paid: 23, overdue: 548_100 + 414, late: 414, settles: 548_514 });
    expect(repayment.next).toBeUndefined();
    expect(repayment.oldest?.number).toBe(24);
    // 30 days of 5,356.44 × 24 % ÷ 360 = 107.13, and 17.14 of VAT.
    expect(repaymentStatus(terms, last, '2028-10-05').late).toBe(12_427);
  });

  it('includes the interest of the elapsed days, at most that of the month', () => {
    const settles = (today: string) => repaymentStatus(terms, debt(10_000_000), today).settles - 10_000_000;
    // 100,000 × 24 % ÷ 360 = 66.67 per day
    expect(settles('2026-09-05')).toBe(0);
    expect(settles('2026-09-06')).toBe(6_667 + 1_067);
    expect(settles('2026-09-20')).toBe(100_000 + 16_000);
    expect(settles('2026-10-04')).toBe(193_333 + 30_933);
    const november = { ...debt(10_000_000), chargedUntil: '2026-10-05' };
    expect(repaymentStatus(terms, november, '2026-11-04').settles).toBe(
      repaymentStatus(terms, november, '2026-11-04').principal + 200_000 + 32_000,
    );
  });

  it('has no amount due above the settlement amount', () => {
    const left = debt(300_000);
    expect(repaymentStatus(terms, left, '2028-08-10').amountDue).toBe(
      repaymentStatus(terms, left, '2028-08-10').settles,
    );
  });
});

it('paying the amount due settles the instalment', () => {
  for (const paidAhead of [1, 100_000, A - 20_000]) {
    const due = repaymentStatus(terms, paidOnFirstDay(paidAhead), '2026-10-05').next?.unpaid ?? 0;
    const settled = repaymentStatus(terms, paidOnFirstDay(paidAhead + due), '2026-10-05');
    expect(settled.next?.number).toBe(3);
    expect(due).toBeLessThanOrEqual(A - paidAhead);
  }
});

describe('the rows of the plan show', () => {
  const rowsOn = (date: string, owed: Debt) => repaymentStatus(terms, owed, date).instalments;
  const agreed = { principal: 316_069, interest: 200_000, vat: 32_000, payment: A };

  it('the agreed amounts before any movement', () => {
    expect(rowsOn('2026-10-05', debt(AFTER_1))[0]).toMatchObject(agreed);
  });

  // The first instalment fell due on 5 October and was charged 1,500 plus 240 of VAT.
  const charged = [[1, { interest: 150_000, vat: 24_000 }]] as const;
  const asCharged = { principal: 316_069, interest: 150_000, vat: 24_000, payment: 490_069 };
  it.each([
    ['the agreed amounts of an instalment due before the first movement', '2026-10-06', charged, agreed],
    ['the charged amounts of an instalment due after the first movement', '2026-10-04', charged, asCharged],
    [
      'the charged amounts of an instalment due on the day of the first movement',
      '2026-10-05',
      charged,
      asCharged,
    ],
    [
      'only principal for an instalment without charges',
      '2026-10-04',
      [],
      { principal: 316_069, interest: 0, vat: 0, payment: 316_069 },
    ],
  ])('%s', (_, since, charges, row) => {
    const debtAmount = { ...debt(AFTER_1), since, charged: new Map(charges) };
    expect(rowsOn('2026-11-06', debtAmount)[0]).toMatchObject(row);
  });

  /** Pays `amount` for the second instalment of a loan of 12,000 a week before 25 January 2027. */
  const paidEarly = (amount: number) => {
    const simulatedLoan = new SimulatedLoan(loan.terms);
    simulatedLoan.chargeDueInstalment('2026-12-23');
    simulatedLoan.pay('2026-12-23', 1_157_13);
    simulatedLoan.pay('2027-01-18', amount);
    return simulatedLoan;
  };

  it('the lower cost of an instalment paid early', () => {
    const simulatedLoan = paidEarly(1_157_13);
    simulatedLoan.chargeDueInstalment('2027-01-25');
    // 192.77 until the payment and 27.25 after it, with 30.84 and 4.36 of VAT.
    expect(repaymentStatus(loan.terms, simulatedLoan.debt, '2027-01-25').instalments[1]).toMatchObject({
      principal: 899_11,
      interest: 220_02,
      vat: 35_20,
      payment: 1_154_33,
      unpaid: 0,
    });
  });

  it('the expected cost and the unpaid rest of a partly prepaid instalment', () => {
    // Interest and VAT of 223.61 until 18 January, capital 899.11, and 17.28 for the rest of the month: 4 days of
    // 10,222.16 × 24 % ÷ 360 = 27.26 and 4.36 of VAT. The next month costs 204.44 and 32.71.
    const { instalments, prepaid } = repaymentStatus(loan.terms, paidEarly(1_140_00).debt, '2027-01-18');
    expect(prepaid).toBe(17_28);
    expect(instalments.slice(1, 3)).toMatchObject([
      {
        principal: 899_11,
        interest: 220_03,
        vat: 35_20,
        payment: 1_154_34,
        balance: 10_222_16,
        unpaid: 14_34,
      },
      {
        principal: 919_98,
        interest: 204_44,
        vat: 32_71,
        payment: 1_157_13,
        balance: 9_302_18,
        unpaid: 1_157_13,
      },
    ]);
  });
});
