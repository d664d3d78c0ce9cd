import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { floorOf, type InstalmentTerms, type RevolvingTerms } from '#bank/core/ledger/terms';
import { nextRunAt } from '#bank/core/scheduling/scheduled-jobs';
import { keyAt, lastNumber } from '#bank/core/storage/sequence';
import { books } from '#bank/testing/books';
import { loan as agreed } from '#bank/testing/credit-years/instalments';
import { CREDIT_CHARGE, endOfDay } from './charges';
import { cutOffDayOf, openCredit } from './open-credit';

const LOAN: InstalmentTerms = { ...agreed.terms, term: 1 };
const CARD: RevolvingTerms = { kind: 'revolving', limit: 40_000_00, yearlyRate: 45, cutOffDay: 22 };

test.each([
  ['a card’s is its limit', CARD, -40_000_00],
  // A month of 12,000 at 24 % costs 240 and 38.40 of VAT.
  ['a loan’s is what is lent, its interest and VAT', LOAN, -12_278_40],
  ['a loan without VAT', { ...LOAN, vat: false }, -12_240_00],
])('the floor: %s', (_, terms, floor) => expect(floorOf(terms)).toBe(floor));

test.each([
  ['on the 23rd, the 22nd', '2026-11-23', 22],
  ['on the 29th, the 28th', '2026-11-29', 28],
  ['on the 31st, the last day that every month has', '2026-12-31', 28],
  ['on the 1st after a month of 30 days, that too', '2026-12-01', 28],
  ['on the 2nd, the 1st', '2026-12-02', 1],
])('a card that is opened %s ends its periods', (_, opened, day) => {
  expect(cutOffDayOf(opened)).toBe(day);
});

/** A card, then a loan, both opened on 23 November 2026. */
function opened() {
  const tx = books();
  const whose = { customer: 'ana', description: 'Clásica' };
  const card = openCredit(tx, { ...whose, type: 'Tarjeta de Crédito', terms: CARD }, '2026-11-23');
  const loan = openCredit(tx, { ...whose, type: 'Crédito Personal', terms: LOAN }, '2026-11-23');
  return { tx, card, loan };
}

describe('a credit that is opened', () => {
  test('is the customer’s, owes nothing yet and may be used as far as was agreed', () => {
    const { tx, card } = opened();
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

  test('if it is a loan, is paid into and not taken from', () => {
    expect(opened().loan.entitlements).toEqual([
      { type: 'TRANSFER_FROM', value: 'N' },
      { type: 'TRANSFER_TO', value: 'Y' },
      { type: 'PAY_BILL', value: 'N' },
    ]);
  });

  test('has a key and a number of its own', () => {
    const { tx, card, loan } = opened();
    expect(loan.key).toBe(keyAt('credit', 2));
    expect(loan.displayId).not.toBe(card.displayId);
    // Persisted banks count under this name: renaming the sequence would reuse numbers.
    expect(lastNumber(tx, 'credit-number')).toBe(2);
  });

  test('is charged when its first month ends', () => {
    const { tx, card, loan } = opened();
    const charged = ({ key }: { key: string }) => nextRunAt(tx, { kind: CREDIT_CHARGE, key });
    expect(charged(card)).toBe(endOfDay('2026-12-22'));
    expect(charged(loan)).toBe(startOfDay('2026-12-23'));
  });
});
