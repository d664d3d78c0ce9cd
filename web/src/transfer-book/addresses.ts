export const OWN_TRANSFER = '/transfers/my-own-accounts';
