import type { Investment, PortfolioType } from '#contract/domain/investment';
import { receiptUrl } from '#web/flow/receipt/address.ts';

const flows: Record<PortfolioType, string> = {
  'VALORES': '/investments/values',
  'INVERSION CUENTA UNICA': '/investments/unique',
};

/** Investment form of a portfolio. */
export const investUrl = (type: PortfolioType, portfolio: string): string =>
  `${flows[type]}?${new URLSearchParams({ investment_account: portfolio })}`;

export const investmentReceiptUrl = (type: PortfolioType, { key }: Pick<Investment, 'key'>): string =>
  receiptUrl(flows[type], key);
