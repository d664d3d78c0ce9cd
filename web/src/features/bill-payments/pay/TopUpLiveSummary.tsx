import { useQuery } from '@tanstack/react-query';
import { formatHours } from '#contract/domain/hours';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import type { Party } from '#web/flow/money-form/LiveSummary.tsx';
import { LiveSummary } from '#web/flow/money-form/LiveSummary.tsx';
import { liveDay, sourceParty } from '#web/flow/money-form/live-summary.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { amountsQuery } from './api';
import { chargedRow, payeeParty } from './parties';
import { payeeOf } from './payee-order';
import { costFrom } from './payment-days';
import {
  amountIn,
  companyOf,
  dayOf,
  isUnsaved,
  type TopUp,
  type TopUpDraft,
  type TopUpSetup,
} from './top-up';

function destinationParty(draft: TopUpDraft, setup: TopUpSetup): Party {
  const company = companyOf(draft, setup);
  if (!isUnsaved(draft) || company === undefined)
    return payeeParty(payeeOf(setup.payees, draft.to), 'A qué número');
  return {
    name: draft.phone === '' ? company.name : formatPhone(draft.phone),
    detail: company.name,
    avatar: <CompanyAvatar name={company.name} size={40} />,
  };
}

export function TopUpLiveSummary({ form, setup }: FieldsProps<TopUp>) {
  const draft = useValues(form);
  const { data = [] } = useQuery(amountsQuery(setup, companyOf(draft, setup)?.merchantKey));
  const source = accountOf(setup.accounts, draft.from);
  const centavos = amountIn(draft, data) ?? 0;
  const cost = costFrom(source, centavos, setup.exchangeMatrix);
  const day = dayOf(draft);
  return (
    <LiveSummary
      from={sourceParty(source, { total: cost?.charged ?? 0, when: day.when })}
      to={destinationParty(draft, setup)}
      rows={[
        { label: 'Se aplica', value: liveDay(day) },
        ...chargedRow(cost),
        { label: 'Comisión', value: 'Sin comisión' },
      ]}
      total={centavos}
      currency="MXN"
      note={`Llega en menos de un minuto. Recargas todos los días de ${formatHours('mobile-top-up')}.`}
    />
  );
}
