import { expect, it } from 'vitest';
import { InvestmentType, PortfolioType } from './investment';

it('there are three ways to invest', () => {
  expect(InvestmentType.options).toEqual(['FIX_CEDES', 'VARIABLE_CEDES', 'PAYCHECKS']);
});

it('there are two kinds of account that hold investments', () => {
  expect(PortfolioType.options).toEqual(['VALORES', 'INVERSION CUENTA UNICA']);
});
