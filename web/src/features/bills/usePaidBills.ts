import { useQuery } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { queryKeys } from '../../api/query-keys';
import { loadBills } from './bills-api';

/** What a payee was paid before, by due date; none where that cannot be read. */
export const usePaidBills = (payee: Payee): readonly Bill[] =>
  useQuery({
    queryKey: [...queryKeys.payees.all, payee.key, 'paid-bills'],
    queryFn: () => loadBills(payee, 'PAID'),
  }).data ?? [];
