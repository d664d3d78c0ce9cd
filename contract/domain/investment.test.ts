import { expect, it } from 'vitest';
import { InvestmentType, PortfolioType } from './investment';

it('lists the three investment types', () => {
  expect(InvestmentType.options).toEqual(['FIX_CEDES', 'VARIABLE_CEDES', 'PAYCHECKS']);
});

it('lists the two portfolio types', () => {
  expect(PortfolioType.options).toEqual(['VALORES', 'INVERSION CUENTA UNICA']);
});
