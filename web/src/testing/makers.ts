import type { RevolvingCredit } from '#contract/credit';
import type { Account, Product } from '#contract/domain/account';
import type { InstalmentCredit } from '#contract/domain/credit-product';
import type { PaymentRow } from '#contract/domain/payment';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import type { CustomerLimit } from '#contract/limits';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import type { Recipient } from '#contract/recipients';

/* Fixtures that satisfy the contract; `change` overrides fields. */

export const pesos = <Amount extends number | null>(amount: Amount) => ({
  amount,
  currencyCode: 'MXN' as const,
});

/** A cheque account with 1,000 pesos, allowed to send transfers. */
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

const creditBase = (key: string, type: Product['type']) => ({
  key,
  type,
  description: key,
  displayId: '•••• 0001',
  defaultCurrency: 'MXN' as const,
  primaryBalance: pesos(1000),
  balanceOwed: pesos(1000),
});

/** A card with 1,000 pesos used of a limit of 10,000. */
export const revolvingCredit = (key: string, change: Partial<RevolvingCredit> = {}): RevolvingCredit => ({
  ...creditBase(key, 'Tarjeta de Crédito'),
  availableCredit: [pesos(9000)],
  creditLimit: [pesos(10_000)],
  ...change,
});

/** A loan with 1,000 pesos outstanding. */
export const instalmentCredit = (key: string, change: Partial<InstalmentCredit> = {}): InstalmentCredit => ({
  ...creditBase(key, 'Crédito Personal'),
  originalAmount: pesos(10_000),
  startDate: '2026-01-05',
  endDate: '2027-01-05',
  term: 12,
  paidInstalments: 11,
  ...change,
});

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

/** A limit of 60,000 pesos per transfer to another bank. */
export const limit = (change: Partial<CustomerLimit> = {}): CustomerLimit => ({
  limitKey: 'ThirdPartytransferOffUs',
  limitDesc: 'Otros bancos',
  customerLimit: pesos(60_000),
  maxLimit: pesos(500_000),
  ...change,
});

/** A bill payment of 100 pesos scheduled for 26 November 2026. */
export const scheduledPayment = (key: string, change: Partial<PaymentRow> = {}): PaymentRow => ({
  key,
  operationType: 'WITHRECEIPT',
  transactionType: 'SCHEDULED',
  status: 'SCHEDULED',
  effectiveDate: '2026-11-26',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  payee: { merchantName: 'Luz del Altiplano' },
  reference: '502188347710',
  totalAmount: pesos(100),
  ...change,
});

/** A saved service that issues bills. */
export const payee = (key: string, change: Partial<Payee> = {}): Payee => ({
  key,
  nickname: 'Luz de casa',
  paymentType: 'service',
  merchantName: 'Luz del Altiplano',
  merchantId: 1,
  merchantKey: 'luz',
  billType: 'WITHRECEIPT',
  status: 'ACTIVE',
  ...change,
});

/** A bill of 100 pesos due on 25 November 2026. */
export const bill = (key: string, change: Partial<Bill> = {}): Bill => ({
  key,
  reference: '77',
  period: 'Noviembre 2026',
  amount: 100,
  currencyCode: 'MXN',
  dueDate: '2026-11-25',
  status: 'OPEN',
  ...change,
});

/** A direct debit that charges `bill` on its due date. */
export const directDebit = (
  key: string,
  change: Partial<PreauthorizedPayment> = {},
): PreauthorizedPayment => ({
  key,
  paymentType: 'ACCOUNT',
  status: 'ENABLED',
  accountKey: 'n',
  mediaTypeNumber: '1',
  merchantId: 1,
  merchantName: 'Luz del Altiplano',
  reference: '77',
  nextCharge: { date: '2026-11-25', amount: pesos(100) },
  ...change,
});
