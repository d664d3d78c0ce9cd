import { skipToken, useQuery } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadBills } from '../shared/payees/bills';
import type { ServiceForm } from './service';

/** What a payee can be paid now. A form that is shown again asks again: others may have paid it meanwhile. */
export const useBills = ({ bills, operation }: ServiceForm, payee: Payee | undefined) =>
  useQuery({
    queryKey: [...queryKeys.payees.bills(payee?.key ?? ''), operation.key],
    queryFn: payee ? () => loadBills(payee).then((open) => kept(bills, payee.key, open)) : skipToken,
    placeholderData: payee && bills.get(payee.key),
    staleTime: 0,
  });

/** What is kept for the form's own check. */
function kept(bills: ServiceForm['bills'], payee: string, open: readonly Bill[]): readonly Bill[] {
  bills.set(payee, open);
  return open;
}
