import { type Currency, formatCentavos, type Money, toCentavos } from '#contract/domain/money';

export const DEFAULT_CURRENCY: Currency = 'MXN';
export const NOT_AVAILABLE = 'No disponible';
export const MINUS = '\u2212';

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatMagnitude = (amount: number): string => twoDecimals.format(Math.abs(amount));

export const formatMoney = ({ amount, currencyCode }: Money): string =>
  amount === null ? NOT_AVAILABLE : formatCentavos(toCentavos(amount), currencyCode);

/** 150000 → '$1,500', 150050 → '$1,500.50 MXN'. */
export const formatPesos = (centavos: number): string =>
  formatCentavos(centavos, 'MXN').replace(/\.00 MXN$/, '');
