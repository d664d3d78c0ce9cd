import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { floorOf, type InstalmentTerms, type RevolvingTerms } from '#bank/core/ledger/terms';
import { nextRunAt } from '#bank/core/scheduling/scheduled-jobs';
import { keyAt, lastNumber } from '#bank/core/storage/sequence';
import { books } from '#bank/testing/books';
import { loan as loanYear } from '#bank/testing/credit-years/instalments';
import { CREDIT_CHARGE, endOfDay } from './charges';
import { cutOffDayOf, openCredit } from './open-credit';

const LOAN: InstalmentTerms = { ...loanYear.terms, term: 1 };
const CARD: RevolvingTerms = { kind: 'revolving', limit: 40_000_00, yearlyRate: 45, cutOffDay: 22 };

test.each([
  ['the limit of a card', CARD, -40_000_00],
  // A month of 12,000 at 24 % costs 240 and 38.40 of VAT.
  ['the principal, interest and VAT of a loan', LOAN, -12_278_40],
  ['the principal and interest of a loan without VAT', { ...LOAN, vat: false }, -12_240_00],
])('the floor is %s', (_, terms, floor) => expect(floorOf(terms)).toBe(floor));

test.each([
  ['on the 23rd ends on the 22nd', '2026-11-23', 22],
  ['on the 29th ends on the 28th', '2026-11-29', 28],
  ['on the 31st ends on the last day that every month has', '2026-12-31', 28],
  ['on the 1st after a month of 30 days ends on the same day', '2026-12-01', 28],
  ['on the 2nd ends on the 1st', '2026-12-02', 1],
])('the period of a card opened %s', (_, opened, day) => {
  expect(cutOffDayOf(opened)).toBe(day);
});

/** A card, then a loan, both opened on 23 November 2026. */
function openCredits() {
  const tx = books();
  const owner = { customer: 'ana', description: 'Clásica' };
  const card = openCredit(tx, { ...owner, type: 'Tarjeta de Crédito', terms: CARD }, '2026-11-23');
  const loan = openCredit(tx, { ...owner, type: 'Crédito Personal', terms: LOAN }, '2026-11-23');
  return { tx, card, loan };
}

describe('a new credit', () => {
  test('belongs to the customer, owes nothing and can be used up to the agreed limit', () => {
    const { tx, card } = openCredits();
    expect(tx.get(ledgerAccounts, card.key)).toEqual({
      kind: 'customer',
      key: keyAt('credit', 1),
      customer: 'ana',
      currency: 'MXN',
      floor: -40_000_00,
      type: 'Tarjeta de Crédito',
      description: 'Clásica',
      displayId: expect.stringMatching(/^•••• \d{4}$/),
      entitlements: [
        { type: 'TRANSFER_FROM', value: 'Y' },
        { type: 'TRANSFER_TO', value: 'Y' },
        { type: 'PAY_BILL', value: 'N' },
      ],
      terms: CARD,
    });
  });

  test('accepts payments but no withdrawals if it is a loan', () => {
    expect(openCredits().loan.entitlements).toEqual([
      { type: 'TRANSFER_FROM', value: 'N' },
      { type: 'TRANSFER_TO', value: 'Y' },
      { type: 'PAY_BILL', value: 'N' },
    ]);
  });

  test('has its own key and number', () => {
    const { tx, card, loan } = openCredits();
    expect(loan.key).toBe(keyAt('credit', 2));
    expect(loan.displayId).not.toBe(card.displayId);
    // Persisted banks count under this name: renaming the sequence would reuse numbers.
    expect(lastNumber(tx, 'credit-number')).toBe(2);
  });

  test('is scheduled for a charge at the end of its first month', () => {
    const { tx, card, loan } = openCredits();
    const scheduledChargeOf = ({ key }: { key: string }) => nextRunAt(tx, { kind: CREDIT_CHARGE, key });
    expect(scheduledChargeOf(card)).toBe(endOfDay('2026-12-22'));
    expect(scheduledChargeOf(loan)).toBe(startOfDay('2026-12-23'));
  });
});
