import { queryKeys } from '../api/query-keys';
import { PAYMENT_HISTORY, PAYMENTS_HUB } from './addresses';

/** What paying a service, a top-up and a tax have in common: where each stands, and what it changes. */
export const paying = {
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
