export const OWN_TRANSFER = '/transfers/my-own-accounts';
export const HISTORY = '/transfers/history/transactions';
