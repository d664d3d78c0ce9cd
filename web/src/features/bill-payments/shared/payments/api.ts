import { useQuery } from '@tanstack/react-query';
import type { BankDate } from '#contract/domain/dates';
import type { PaymentReceipt, PaymentRow } from '#contract/domain/payment';
import { payments } from '#contract/payments';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';
import { pagesOf } from '#web/lib/api/pages.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

type Wanted = NonNullable<Parameters<typeof paymentsApi.list.query>[0]>['query'];

/** One page of paid and scheduled payments. */
export const loadPayments = (query: Wanted) => unwrap(paymentsApi.list.query({ query }));

/** First page only. */
export const usePayments = (query: Wanted & object) =>
  paymentsApi.list.useQuery({
    queryKey: queryKeys.payments.history(query),
    queryData: { query },
    select: selectData,
  });

async function loadAll(wanted: Wanted & object): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = [];
  for await (const page of pagesOf((part) => loadPayments({ ...wanted, ...part }))) rows.push(...page);
  return rows;
}

export const loadScheduled = (wanted: Wanted = {}) => loadAll({ ...wanted, payment_status: 'SCHEDULED' });

export const loadMadeSince = (day: BankDate, wanted: Wanted = {}) =>
  loadAll({ ...wanted, payment_status: 'PROCESSED', start_date: day });

export const useScheduledPayments = () =>
  useQuery({ queryKey: queryKeys.payments.scheduled, queryFn: () => loadScheduled() });

/** `paymentKey` is a key or a folio. */
export const loadReceipt = (paymentKey: string): Promise<PaymentReceipt> =>
  unwrap(paymentsApi.receipt.query({ params: { paymentKey } }));

export const receiptPdf = (paymentKey: string): string => pathOf(payments.receipt, { paymentKey });
