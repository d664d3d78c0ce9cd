import { useQuery } from '@tanstack/react-query';
import { useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { payableBillsQuery } from './api';
import { amountToPay, type Service, selectionOf } from './service';

/** Derives state from the draft. `hasNoBill` is true once the bank has returned no bills to pay. */
export function useServiceSelection({ form, setup }: Pick<FieldsProps<Service>, 'form' | 'setup'>) {
  const draft = useValues(form);
  const { payee } = selectionOf(draft, setup);
  const bills = useQuery(payableBillsQuery(setup, payee));
  const { bill } = selectionOf(draft, setup, bills.data);
  const hasNoBill = bills.data?.length === 0;
  return { draft, payee, bills, bill, hasNoBill, centavos: amountToPay(draft, { payee, bill }) };
}
