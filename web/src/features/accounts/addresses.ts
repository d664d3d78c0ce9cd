/** Where units of a fund are bought, for the account that will hold them. */
export const buyFund = (key: string): string =>
  `/mutual-funds/execute?${new URLSearchParams({ operation_type: 'BUY', investment_account: key })}`;

export const transferTo = (key: string): string =>
  `/transfers/my-own-accounts?${new URLSearchParams({ to_account: key })}`;
