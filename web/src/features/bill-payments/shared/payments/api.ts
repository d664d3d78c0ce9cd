import { queryOptions } from '@tanstack/react-query';
import type { BankDate } from '#contract/domain/dates';
import type { PaymentReceipt } from '#contract/domain/payment';
import { payments } from '#contract/payments';
import { selectData, unwrap, unwrapPartial } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';
import { allPages } from '#web/lib/api/pages.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

type PaymentQuery = NonNullable<Parameters<typeof paymentsApi.list.query>[0]>['query'];

/** One page of paid and scheduled payments. May lack broken rows. */
export const loadPayments = (query: PaymentQuery) => unwrapPartial(paymentsApi.list.query({ query }));

/** First page only. */
export const usePayments = (query: PaymentQuery & object) =>
  paymentsApi.list.useQuery({
    queryKey: queryKeys.payments.history(query),
    queryData: { query },
    select: selectData,
  });

export const loadAllPayments = (query: PaymentQuery & object) =>
  allPages((part) => loadPayments({ ...query, ...part }));

export const loadScheduled = (query: PaymentQuery = {}) =>
  loadAllPayments({ ...query, payment_status: 'SCHEDULED' });

export const loadMadeSince = (day: BankDate, query: PaymentQuery = {}) =>
  loadAllPayments({ ...query, payment_status: 'PROCESSED', start_date: day });

/** All payments since a day, whatever their status. */
export const paymentsSinceQuery = (start_date: BankDate) =>
  queryOptions({
    queryKey: queryKeys.payments.history({ start_date, all: true }),
    queryFn: () => loadAllPayments({ start_date }),
  });

export const scheduledPaymentsQuery = queryOptions({
  queryKey: queryKeys.payments.scheduled,
  queryFn: () => loadScheduled(),
});

/** `paymentKey` is a key or a folio. */
export const loadReceipt = (paymentKey: string): Promise<PaymentReceipt> =>
  unwrap(paymentsApi.receipt.query({ params: { paymentKey } }));

export const receiptPdf = (paymentKey: string): string => pathOf(payments.receipt, { paymentKey });
