import { describe, expect, it } from 'vitest';
import type { InvestmentRate } from '#contract/domain/investment';
import { isOpenAt, nextOpeningDay } from './calendar';
import { isOrderedInvestment } from './find-ordered';
import { minimumOf, offersOf } from './offers';

const holidays = new Set(['2026-12-25']);
const rates: InvestmentRate[] = [
  { term: 28, rate: 5.75, minimum: 50_000, gatNominal: 5.91, gatReal: 2.08, isrRate: 0.9 },
  { term: 28, rate: 5.6, minimum: 5_000, maximum: 50_000, gatNominal: 5.75, gatReal: 1.93, isrRate: 0.9 },
  { term: 1, rate: 3, minimum: 5_000, isrRate: 0.9 },
];
const offersFor = (amount: number | undefined, today = '2026-11-23') =>
  offersOf(rates, { type: 'PAYCHECKS', amount, today }, holidays);

describe('offers', () => {
  it('are sorted by term; figures that the bank omits stay undefined', () => {
    expect(offersFor(20_000_00).map(({ term, gatNominal }) => [term, gatNominal])).toEqual([
      [1, undefined],
      [28, 5.75],
    ]);
  });

  it.each([
    [undefined, 5.6, undefined, undefined],
    [4_999_99, 5.6, undefined, undefined],
    [5_000_00, 5.6, 5_018_33, 50_000_00],
    [49_999_99, 5.6, 50_183_25, 50_000_00],
    [50_000_00, 5.75, 50_189_09, undefined],
  ])('for %s centavos have a rate of %d %% and return %s', (amount, rate, receives, nextTier) => {
    const offer = offersFor(amount)[1];
    expect(offer?.rate).toBe(rate);
    expect(offer?.outcome?.receives).toBe(receives);
    expect(offer?.nextTier?.from).toBe(nextTier);
  });

  it.each([
    ['2026-11-27', 28, '2026-12-28', 'holiday'],
    ['2026-11-27', 1, '2026-11-30', 'weekend'],
    ['2026-11-23', 28, '2026-12-21', undefined],
  ])('of %s for %i days end on %s (%s)', (today, term, end, moveReason) => {
    const offer = offersFor(20_000_00, today).find((candidate) => candidate.term === term);
    expect(offer).toMatchObject({ maturityDate: end, moveReason });
  });

  it('have no outcome when the tax is unknown', () => {
    const [first] = rates.map(({ isrRate: _, ...rate }) => rate);
    const offers = offersOf(
      first ? [first] : [],
      { type: 'PAYCHECKS', amount: 60_000_00, today: '2026-11-23' },
      holidays,
    );
    expect(offers).toMatchObject([{ rate: 5.75, outcome: undefined }]);
  });

  it('apply the tax rate of the payment date', () => {
    const taxOf = (since: string) => {
      const changedRates = rates.map((rate) => ({ ...rate, laterIsrRate: { since, rate: 1.8 } }));
      const query = { type: 'PAYCHECKS', amount: 20_000_00, today: '2026-11-23' } as const;
      return offersOf(changedRates, query, holidays).find(({ term }) => term === 28)?.outcome?.tax;
    };
    const early = taxOf('2026-12-22') ?? 0;
    expect(early).toBeGreaterThan(0);
    expect(taxOf('2026-12-21'), 'the investment ends on that day').toBe(2 * early);
  });

  it('have a common minimum', () => {
    expect(minimumOf(rates)).toBe(5_000_00);
    expect(minimumOf([])).toBeUndefined();
  });
});

describe('opening hours', () => {
  it.each([
    ['2026-11-23T06:59:59', false],
    ['2026-11-23T07:00:00', true],
    ['2026-11-23T17:59:59', true],
    ['2026-11-23T18:00:00', false],
    ['2026-11-28T09:00:00', false],
    ['2026-12-25T09:00:00', false],
  ])('%s in Mexico City is open: %s', (local, open) => {
    expect(isOpenAt(Date.parse(`${local}-06:00`), holidays)).toBe(open);
  });

  it.each([
    ['2026-11-23', '06:00', '2026-11-23'],
    ['2026-11-23', '18:30', '2026-11-24'],
    ['2026-12-24', '18:30', '2026-12-28'],
    ['2026-12-25', '06:00', '2026-12-28'],
  ])('on %s at %s the next opening is on %s', (day, time, opens) => {
    expect(nextOpeningDay(Date.parse(`${day}T${time}:00-06:00`), time, holidays)).toBe(opens);
  });
});

describe('after a lost response, an investment', () => {
  const order = {
    type: 'VALORES',
    investment_type: 'PAYCHECKS',
    from_account_key: 'a',
    to_account_key: 'a',
    amount: 20_000,
    term: 28,
  } as const;
  const investment = {
    key: 'inv-2',
    portfolioType: 'VALORES',
    investmentType: 'PAYCHECKS',
    term: 28,
    amount: 20_000,
  } as const;

  it.each([
    ['as ordered', {}, true],
    ['older than the order', { key: 'inv-1' }, false],
    ['of another amount', { amount: 20_000.01 }, false],
    ['of another term', { term: 91 }, false],
    ['of another instrument', { investmentType: 'FIX_CEDES' as const }, false],
    ['of another product', { portfolioType: 'INVERSION CUENTA UNICA' as const }, false],
  ])('%s (%o) matches the order: %s', (_, change, isMatch) => {
    expect(isOrderedInvestment({ ...investment, ...change }, { order, earlierKeys: ['inv-1'] })).toBe(
      isMatch,
    );
  });
});
