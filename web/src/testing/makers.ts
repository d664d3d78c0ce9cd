import type { CustomerLimit } from '#contract/limits';
import type { Recipient } from '#contract/recipients';
import type { Account } from '#contract/shared/account';

/* What tests are about, each rich enough to be one of the bank's; `change` is what a test says of it. */

export const pesos = <Amount extends number | null>(amount: Amount) => ({
  amount,
  currencyCode: 'MXN' as const,
});

/** A cheque account with a thousand pesos that may send. */
export const account = (key: string, change: Partial<Account> = {}): Account => ({
  key,
  type: 'Cheques',
  description: key,
  displayId: '•••• 0001',
  defaultCurrency: 'MXN',
  primaryBalance: pesos(1000),
  entitlements: [{ type: 'TRANSFER_FROM', value: 'Y' }],
  ...change,
});

/** A person at another bank. */
export const recipient = (key: string, change: Partial<Recipient> = {}): Recipient => ({
  key,
  alias: 'Mamá',
  name: 'Guadalupe',
  lastName: 'Reyes',
  accountId: '012320015488230197',
  bankId: '40012',
  bankName: 'BBVA México',
  accountType: 'TPTOFF',
  recipientType: 'PERSONAL',
  status: 'ACTIVE',
  ...change,
});

/** Sixty thousand pesos for each transfer to another bank. */
export const limit = (change: Partial<CustomerLimit> = {}): CustomerLimit => ({
  limitKey: 'ThirdPartytransferOffUs',
  limitDesc: 'Otros bancos',
  customerLimit: pesos(60_000),
  maxLimit: pesos(500_000),
  ...change,
});
