import type { FundOperationType } from '#contract/domain/fund';

export const EXECUTE = '/mutual-funds/execute';

/** Where all that was traded, or is to be, is listed, and how the way there reads. */
export const fundHistory = { to: '/mutual-funds/history', label: 'Ver mis operaciones' } as const;

type Asked = { operationType: FundOperationType; account: string; amount: number };

/** The form with an operation filled in. */
export const tradeUrl = ({ operationType, account, amount }: Asked): string =>
  `${EXECUTE}?${new URLSearchParams({
    operation_type: operationType,
    investment_account: account,
    amount: String(amount),
  })}`;
