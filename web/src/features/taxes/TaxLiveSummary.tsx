import { Landmark } from 'lucide-react';
import { formatDate } from '#contract/domain/dates';
import { formatHours } from '#contract/domain/hours';
import { taxNames } from '#contract/taxes';
import { useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { LiveSummary } from '#web/flow/money-form/LiveSummary.tsx';
import { liveAmount, sourceParty } from '#web/flow/money-form/live-summary.ts';
import { amountOf, constantValue, operationOf, type Tax } from './tax';

export function TaxLiveSummary({ form, setup, quote }: FieldsProps<Tax>) {
  const draft = useValues(form);
  const total = amountOf(draft, quote);
  const [concept, due] = [constantValue(quote, 'concept'), constantValue(quote, 'due')];
  return (
    <LiveSummary
      from={sourceParty(accountOf(setup.accounts, draft.from), { total, when: 'today' })}
      to={{ name: concept ?? 'Por conocer', detail: taxNames[operationOf(draft)].office, icon: Landmark }}
      rows={[
        { label: 'Importe', value: liveAmount(total, 'MXN') },
        ...(due === undefined ? [] : [{ label: 'Vence', value: formatDate(due) }]),
        { label: 'Comisión', value: 'Sin comisión' },
      ]}
      total={total}
      currency="MXN"
      note={`Se paga al momento, todos los días de ${formatHours('bill-payments')}.`}
    />
  );
}
