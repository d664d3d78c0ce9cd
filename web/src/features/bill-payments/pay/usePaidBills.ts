import { useQuery } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { billsQuery } from '../shared/payees/bills';

/** What a payee was paid before, by due date; none where that cannot be read. */
export const usePaidBills = (payee: Payee): readonly Bill[] => useQuery(billsQuery(payee, 'PAID')).data ?? [];
