import { useQuery } from '@tanstack/react-query';
import type { PaymentRow } from '#contract/shared/payment';
import { pagesOf } from '../api/pages';
import { queryKeys } from '../api/query-keys';
import { loadPayments } from './api';

async function loadScheduled(): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = [];
  for await (const page of pagesOf((part) => loadPayments({ payment_status: 'SCHEDULED', ...part })))
    rows.push(...page);
  return rows;
}

/** Every payment that is still to come. */
export const useScheduledPayments = () =>
  useQuery({ queryKey: queryKeys.payments.scheduled, queryFn: loadScheduled });
