import type { Investment, PortfolioType } from '#contract/investment';
import { receiptUrl } from '../../../receipt/address';

const flows: Record<PortfolioType, string> = {
  'VALORES': '/investments/values',
  'INVERSION CUENTA UNICA': '/investments/unique',
};

/** Where money is put into a portfolio. */
export const investIn = (type: PortfolioType, portfolio: string): string =>
  `${flows[type]}?${new URLSearchParams({ investment_account: portfolio })}`;

export const receiptOf = (type: PortfolioType, { key }: Pick<Investment, 'key'>): string =>
  receiptUrl(flows[type], key);
