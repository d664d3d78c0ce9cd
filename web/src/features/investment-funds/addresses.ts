import type { FundOperationType } from '#contract/domain/fund';

export const EXECUTE = '/mutual-funds/execute';

export const fundHistory = { to: '/mutual-funds/history', label: 'Ver mis operaciones' } as const;

type LinkedTrade = { operationType: FundOperationType; account: string; amount: number };

export const tradeUrl = ({ operationType, account, amount }: LinkedTrade): string =>
  `${EXECUTE}?${new URLSearchParams({
    operation_type: operationType,
    investment_account: account,
    amount: String(amount),
  })}`;
