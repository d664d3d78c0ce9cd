import type { Investment, InvestmentType } from '#contract/shared/investment';

const names: Record<InvestmentType, string> = {
  PAYCHECKS: 'Pagaré',
  FIX_CEDES: 'CEDE a tasa fija',
  VARIABLE_CEDES: 'CEDE a tasa variable',
};

/** 'Pagaré a 28 días'. */
export const nameOf = ({ investmentType, term }: Investment): string =>
  `${names[investmentType]} a ${term} ${term === 1 ? 'día' : 'días'}`;

export const statusOf: Record<Investment['status'], { label: string; tone: 'success' | 'neutral' }> = {
  ACTIVE: { label: 'Vigente', tone: 'success' },
  MATURED: { label: 'Pagada', tone: 'neutral' },
};

const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 6, maximumFractionDigits: 6 });
const whole = new Intl.NumberFormat('en-US');

/** Prices of units have six decimals: '$1.232100 MXN'. */
export const showPrice = (amount: number, currency: string): string => `$${price.format(amount)} ${currency}`;

export const showUnits = (units: number): string => whole.format(units);
