/** Where units of a fund are bought, for the account that will hold them. */
export const buyFund = (key: string): string =>
  `/mutual-funds/execute?${new URLSearchParams({ operation_type: 'BUY', investment_account: key })}`;

const ownTransfer = (side: 'from_account' | 'to_account', key: string): string =>
  `/transfers/my-own-accounts?${new URLSearchParams({ [side]: key })}`;

export const transferFrom = (key: string): string => ownTransfer('from_account', key);
export const transferTo = (key: string): string => ownTransfer('to_account', key);
