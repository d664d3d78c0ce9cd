import { expect, it } from 'vitest';
import type { InvestmentRate } from '#contract/domain/investment';
import { checkInvestment, type Draft, type InvestmentForm } from './order';

const TODAY = '2026-11-23';
const UNKNOWN = 'Aún no tenemos las tasas. Intenta de nuevo en un momento.';
const read: InvestmentRate[] = [{ term: 28, rate: 5.75, minimum: 5_000, isrRate: 0.9 }];

const draft = (term: string): Draft => ({
  ...{ amount: '20000', instrument: 'PAYCHECKS', term },
  ...{ from: '', to: '', portfolio: '' },
});

it.each([
  ['on their way, for a term that a link asked for', undefined, '28', undefined],
  ['on their way, before there is a term to choose', undefined, '', UNKNOWN],
  ['that could not be read', [], '28', UNKNOWN],
  ['that are there, for a term among them', read, '28', undefined],
  ['that are there, for one that is not', read, '29', 'Elige uno de los plazos que ofrecemos.'],
  ['that are there, for none', read, '', 'Elige el plazo.'],
] as const)('rates %s', (_, rates, term, says) => {
  const form: InvestmentForm = {
    ...{
      accounts: [],
      portfolios: [],
      key: 'contrato',
      type: 'VALORES',
      holidays: new Set(),
      lastSources: [],
    },
    rates: new Map(rates && [['PAYCHECKS', rates]]),
  };
  expect(checkInvestment(draft(term), form, TODAY).term).toBe(says);
});
