import { skipToken, useQuery } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadBills } from '../shared/payees/bills';
import type { ServiceForm } from './service';

/** Payable bills of a payee. Refetched with each form: others may have paid one meanwhile. */
export const useBills = ({ bills, operation }: ServiceForm, payee: Payee | undefined) =>
  useQuery({
    queryKey: [...queryKeys.payees.bills(payee?.key ?? ''), operation.key],
    queryFn: payee ? () => loadBills(payee).then((open) => store(bills, payee.key, open)) : skipToken,
    placeholderData: payee && bills.get(payee.key),
    staleTime: 0,
  });

/** Stores the bills for the form's `check`. */
function store(bills: ServiceForm['bills'], payee: string, open: readonly Bill[]): readonly Bill[] {
  bills.set(payee, open);
  return open;
}
