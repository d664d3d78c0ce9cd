import type { FundOperationType } from '#contract/domain/fund';

export const EXECUTE = '/mutual-funds/execute';

export const fundHistory = { to: '/mutual-funds/history', label: 'Ver mis operaciones' } as const;

type Asked = { operationType: FundOperationType; account: string; amount: number };

export const tradeUrl = ({ operationType, account, amount }: Asked): string =>
  `${EXECUTE}?${new URLSearchParams({
    operation_type: operationType,
    investment_account: account,
    amount: String(amount),
  })}`;
