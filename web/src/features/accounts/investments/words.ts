import type { Investment, InvestmentType } from '#contract/shared/investment';

export const kindNames: Record<InvestmentType, string> = {
  PAYCHECKS: 'Pagaré',
  FIX_CEDES: 'CEDE a tasa fija',
  VARIABLE_CEDES: 'CEDE a tasa variable',
};

/** 'Pagaré a 28 días'. */
export const nameOf = ({ investmentType, term }: Pick<Investment, 'investmentType' | 'term'>): string =>
  `${kindNames[investmentType]} a ${term} ${term === 1 ? 'día' : 'días'}`;

const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 6, maximumFractionDigits: 6 });
const whole = new Intl.NumberFormat('en-US');

/** Prices of units have six decimals: '$1.232100 MXN'. */
export const showPrice = (amount: number, currency: string): string => `$${price.format(amount)} ${currency}`;

export const showUnits = (units: number): string => whole.format(units);
