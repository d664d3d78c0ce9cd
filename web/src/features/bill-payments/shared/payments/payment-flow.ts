import type { Account } from '#contract/domain/account';
import { type Currency, formatCentavos } from '#contract/domain/money';
import { sourcesOf } from '#web/flow/money-form/accounts.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { PAYMENT_HISTORY, PAYMENTS_HUB } from './addresses';

/** What bills, phones and taxes are paid from: cheque accounts, in pesos or in dollars. */
export const payingAccounts = (accounts: readonly Account[]): Account[] =>
  sourcesOf(accounts, { types: ['Cheques'], use: 'PAY_BILL' });

/** What is said where the balance of an account does not reach, and what is left to do. */
export const notEnough = (available: number, currency: Currency, covering: string, instead = ''): string =>
  `Tu saldo de ${formatCentavos(available, currency)} no alcanza. Elige otra cuenta${instead}.${covering}`;

/** What paying a service, a top-up and a tax have in common: where each stands, and what it changes. */
export const paymentFlow = {
  parent: PAYMENTS_HUB,
  unchanged: 'No se hizo ningún cargo a tu cuenta.',
  history: PAYMENT_HISTORY,
  invalidates: [
    queryKeys.summary,
    queryKeys.accounts.all,
    queryKeys.payments.all,
    queryKeys.payees.all,
    queryKeys.limits,
  ],
};
