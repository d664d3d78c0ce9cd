import { Landmark } from 'lucide-react';
import { showDate } from '#contract/shared/dates';
import { showHours } from '#contract/shared/hours';
import { taxNames } from '#contract/taxes';
import type { FieldsProps } from '../../flow/flow';
import { useValues } from '../../forms/useDraft';
import { accountOf } from '../../money-form/accounts';
import { SoFar } from '../../money-form/SoFar';
import { amountSoFar, sourceParty } from '../../money-form/so-far';
import { amountOf, operationOf, said, type Tax } from './tax';

/** What the payment of a line comes to so far. */
export function TaxSoFar({ form, setup, quote }: FieldsProps<Tax>) {
  const draft = useValues(form);
  const total = amountOf(draft, quote);
  const [concept, due] = [said(quote, 'concept'), said(quote, 'due')];
  return (
    <SoFar
      from={sourceParty(accountOf(setup.accounts, draft.from), { total, when: 'today' })}
      to={{ name: concept ?? 'Por conocer', detail: taxNames[operationOf(draft)].office, icon: Landmark }}
      rows={[
        { label: 'Importe', value: amountSoFar(total, 'MXN') },
        ...(due === undefined ? [] : [{ label: 'Vence', value: showDate(due) }]),
        { label: 'Comisión', value: 'Sin comisión' },
      ]}
      total={total}
      currency="MXN"
      note={`Se paga al momento, todos los días de ${showHours('bill-payments')}.`}
    />
  );
}
