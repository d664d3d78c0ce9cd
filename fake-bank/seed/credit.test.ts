import { describe, expect, it } from 'vitest';
import { chargesBefore } from './credit';

const loans = [
  { name: 'a consumer loan', owed: 6_491_877, payment: 548_069, yearlyRate: '0.24', vat: true, months: 12 },
  { name: 'a mortgage', owed: 138_642_018, payment: 1_485_000, yearlyRate: '0.109', vat: false, months: 12 },
  { name: 'no interest', owed: 100_000, payment: 10_000, yearlyRate: '0', vat: true, months: 3 },
];

describe.each(loans)('$name', ({ owed, ...terms }) => {
  const charges = chargesBefore(owed, terms);

  it('leads from what was owed to what is owed now, in whole centavos', () => {
    const charged = charges.reduce((sum, { interest, vat }) => sum + interest + vat, 0);
    let balance = owed + terms.months * terms.payment - charged;
    for (const { interest, vat } of charges) {
      const expected = Math.round((balance * Number(terms.yearlyRate)) / 12);
      expect(Math.abs(interest - expected)).toBeLessThanOrEqual(1);
      expect(vat).toBe(terms.vat ? Math.round(interest * 0.16) : 0);
      balance += interest + vat - terms.payment;
    }
    expect(balance).toBe(owed);
  });

  it('charges less each month', () => {
    const interest = charges.map((charge) => charge.interest);
    expect(interest).toEqual(interest.toSorted((a, b) => b - a));
  });
});
