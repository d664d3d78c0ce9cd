import { useQuery } from '@tanstack/react-query';
import { payments } from '#contract/payments';
import type { BankDate } from '#contract/shared/dates';
import type { PaymentReceipt, PaymentRow } from '#contract/shared/payment';
import { dataOf, ok } from '../api/client';
import { paymentsApi } from '../api/clients/payments';
import { pagesOf } from '../api/pages';
import { pathOf } from '../api/path';
import { queryKeys } from '../api/query-keys';

type Wanted = NonNullable<Parameters<typeof paymentsApi.list.query>[0]>['query'];

/** A page of what was paid and will be. */
export const loadPayments = (query: Wanted) => ok(paymentsApi.list.query({ query }));

/** What was paid, where one page is enough. */
export const usePayments = (query: Wanted & object) =>
  paymentsApi.list.useQuery({
    queryKey: queryKeys.payments.history(query),
    queryData: { query },
    select: dataOf,
  });

async function loadAll(wanted: Wanted & object): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = [];
  for await (const page of pagesOf((part) => loadPayments({ ...wanted, ...part }))) rows.push(...page);
  return rows;
}

export const loadScheduled = (wanted: Wanted = {}) => loadAll({ ...wanted, payment_status: 'SCHEDULED' });

/** Every payment that was made from a day on. */
export const loadMadeSince = (day: BankDate, wanted: Wanted = {}) =>
  loadAll({ ...wanted, payment_status: 'PROCESSED', start_date: day });

/** Every payment that is still to come. */
export const useScheduledPayments = () =>
  useQuery({ queryKey: queryKeys.payments.scheduled, queryFn: () => loadScheduled() });

/** The receipt of a service or a top-up that was paid, by its key or folio. */
export const loadReceipt = (paymentKey: string): Promise<PaymentReceipt> =>
  ok(paymentsApi.receipt.query({ params: { paymentKey } }));

export const receiptPdf = (paymentKey: string): string => pathOf(payments.receipt, { paymentKey });
