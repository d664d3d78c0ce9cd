import type { Investment, InvestmentType } from '#contract/shared/investment';

export const kindNames: Record<InvestmentType, string> = {
  PAYCHECKS: 'Pagaré',
  FIX_CEDES: 'CEDE a tasa fija',
  VARIABLE_CEDES: 'CEDE a tasa variable',
};

/** 'Pagaré a 28 días'. */
export const nameOf = ({ investmentType, term }: Pick<Investment, 'investmentType' | 'term'>): string =>
  `${kindNames[investmentType]} a ${term} ${term === 1 ? 'día' : 'días'}`;
