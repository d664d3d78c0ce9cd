import { useQuery } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { billsQuery } from '../shared/payees/bills';

/** Paid bills of a payee by due date; empty if they cannot be read. */
export const usePaidBills = (payee: Payee): readonly Bill[] => useQuery(billsQuery(payee, 'PAID')).data ?? [];
