const tradeFund = (operation: 'BUY' | 'SELL', key: string): string =>
  `/mutual-funds/execute?${new URLSearchParams({ operation_type: operation, investment_account: key })}`;

/** Where units of a fund are bought, for the account that will hold them. */
export const buyFund = (key: string): string => tradeFund('BUY', key);

/** Where units are sold, of the account that holds them. */
export const sellFund = (key: string): string => tradeFund('SELL', key);

/** What was bought and sold of all funds, and what is to be. */
export const FUND_OPERATIONS = '/mutual-funds/history';

/** What the bank has put down of each month of an account. */
export const statementsOf = (key: string): string =>
  `/settings/statements/account?${new URLSearchParams({ account: key })}`;

export const transferTo = (key: string): string =>
  `/transfers/my-own-accounts?${new URLSearchParams({ to_account: key })}`;
