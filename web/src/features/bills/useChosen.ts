import type { FieldsProps } from '../../flow/flow';
import { useValues } from '../../forms/useDraft';
import { chosenIn, paidIn, type Service } from './service';
import { useBills } from './useBills';

/** What the form is about so far: whom it pays, which bill, how much. */
export function useChosen({ form, setup }: Pick<FieldsProps<Service>, 'form' | 'setup'>) {
  const draft = useValues(form);
  const { payee } = chosenIn(draft, setup);
  const bills = useBills(setup, payee);
  const { bill } = chosenIn(draft, setup, bills.data);
  return { draft, payee, bills, bill, centavos: paidIn(draft, { payee, bill }) };
}
