import type { Recipient } from '#contract/recipients';

/** Somebody whom the customer has saved. */
export const mother: Recipient = {
  key: 'mom',
  alias: 'Mamá',
  name: 'Guadalupe',
  lastName: 'Reyes',
  secondLastName: 'Montiel',
  accountId: '012320015488230197',
  bankId: '012',
  bankName: 'BBVA México',
  accountType: 'TPTOFF',
  recipientType: 'PERSONAL',
  status: 'ACTIVE',
};
