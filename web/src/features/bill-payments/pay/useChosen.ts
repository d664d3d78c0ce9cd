import { useQuery } from '@tanstack/react-query';
import { useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { payableBillsQuery } from './api';
import { chosenIn, paidIn, type Service } from './service';

/** State derived from the draft; `nothingOwed` is true once the payee's bills are known to be none. */
export function useChosen({ form, setup }: Pick<FieldsProps<Service>, 'form' | 'setup'>) {
  const draft = useValues(form);
  const { payee } = chosenIn(draft, setup);
  const bills = useQuery(payableBillsQuery(setup, payee));
  const { bill } = chosenIn(draft, setup, bills.data);
  const nothingOwed = bills.data?.length === 0;
  return { draft, payee, bills, bill, nothingOwed, centavos: paidIn(draft, { payee, bill }) };
}
