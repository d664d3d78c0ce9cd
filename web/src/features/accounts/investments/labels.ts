import type { Investment, InvestmentType } from '#contract/domain/investment';

export const kindNames: Record<InvestmentType, string> = {
  PAYCHECKS: 'Pagaré',
  FIX_CEDES: 'CEDE a tasa fija',
  VARIABLE_CEDES: 'CEDE a tasa variable',
};

const shortNames: Record<InvestmentType, string> = {
  PAYCHECKS: 'Pagaré',
  FIX_CEDES: 'CEDE fija',
  VARIABLE_CEDES: 'CEDE variable',
};

/** 'Pagaré a 28 días'. */
export const nameOf = ({ investmentType, term }: Pick<Investment, 'investmentType' | 'term'>): string =>
  `${shortNames[investmentType]} a ${term} ${term === 1 ? 'día' : 'días'}`;
