const tradeFundUrl = (operation: 'BUY' | 'SELL', key: string): string =>
  `/mutual-funds/execute?${new URLSearchParams({ operation_type: operation, investment_account: key })}`;

export const buyFundUrl = (key: string): string => tradeFundUrl('BUY', key);

export const sellFundUrl = (key: string): string => tradeFundUrl('SELL', key);

export const FUND_OPERATIONS = '/mutual-funds/history';

export const statementsUrl = (key: string): string =>
  `/settings/statements/account?${new URLSearchParams({ account: key })}`;

export const transferToUrl = (key: string): string =>
  `/transfers/my-own-accounts?${new URLSearchParams({ to_account: key })}`;
