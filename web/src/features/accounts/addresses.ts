const tradeFund = (operation: 'BUY' | 'SELL', key: string): string =>
  `/mutual-funds/execute?${new URLSearchParams({ operation_type: operation, investment_account: key })}`;

export const buyFund = (key: string): string => tradeFund('BUY', key);

export const sellFund = (key: string): string => tradeFund('SELL', key);

export const FUND_OPERATIONS = '/mutual-funds/history';

export const statementsOf = (key: string): string =>
  `/settings/statements/account?${new URLSearchParams({ account: key })}`;

export const transferTo = (key: string): string =>
  `/transfers/my-own-accounts?${new URLSearchParams({ to_account: key })}`;
