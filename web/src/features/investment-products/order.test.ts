import { expect, it } from 'vitest';
import type { InvestmentRate } from '#contract/domain/investment';
import { checkInvestment, type Draft, type InvestmentFlowSetup } from './order';

const TODAY = '2026-11-23';
const UNKNOWN_RATES = 'Aún no tenemos las tasas. Intenta de nuevo en un momento.';
const loadedRates: InvestmentRate[] = [{ term: 28, rate: 5.75, minimum: 5_000, isrRate: 0.9 }];

const draft = (term: string): Draft => ({
  ...{ amount: '20000', instrument: 'PAYCHECKS', term },
  ...{ from: '', to: '', portfolio: '' },
});

it.each([
  ['that are loading, for a term from a link', undefined, '28', undefined],
  ['that are loading, without a term', undefined, '', UNKNOWN_RATES],
  ['that failed to load', [], '28', UNKNOWN_RATES],
  ['that are loaded, for an offered term', loadedRates, '28', undefined],
  ['that are loaded, for another term', loadedRates, '29', 'Elige uno de los plazos que ofrecemos.'],
  ['that are loaded, without a term', loadedRates, '', 'Elige el plazo.'],
] as const)('with rates %s (%j) the term %j has the error %s', (_, rates, term, error) => {
  const setup: InvestmentFlowSetup = {
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
  expect(checkInvestment(draft(term), setup, TODAY).term).toBe(error);
});
