import type { Account } from '#contract/domain/account';
import { type Currency, formatCentavos } from '#contract/domain/money';
import { isCheques } from '#contract/rules/accounts';
import { sourcesOf } from '#web/flow/money-form/accounts.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { PAYMENT_HISTORY, PAYMENTS_HUB } from './addresses';

/** Cheque accounts in pesos or dollars that may pay bills. */
export const payingAccounts = (accounts: readonly Account[]): Account[] =>
  sourcesOf(accounts, { accepts: isCheques, use: 'PAY_BILL' });

/** Error for an insufficient balance, with alternatives. */
export const notEnough = (
  available: number,
  currency: Currency,
  covering: string,
  alternatives = '',
): string =>
  `Tu saldo de ${formatCentavos(available, currency)} no alcanza. Elige otra cuenta${alternatives}.${covering}`;

/** Shared flow configuration of services, top-ups and taxes. */
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
