import { formatHours } from '#contract/domain/hours';
import { formatCentavos } from '#contract/domain/money';
import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { fullName, type Recipient } from '#contract/recipients';
import { parseAmount } from '#web/components/forms/amount.ts';
import { useValues } from '#web/components/forms/useDraft.ts';
import { recipientName } from '#web/features/recipients/shared/saved-recipient.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import type { Party } from '#web/flow/money-form/LiveSummary.tsx';
import { LiveSummary } from '#web/flow/money-form/LiveSummary.tsx';
import { emptyParty, liveAmount, liveDay, sourceParty } from '#web/flow/money-form/live-summary.ts';
import { commissionOf, recipientOf, type ThirdParty, totalOf } from './third-party';

const ON_BANK_DAYS = `Se aplica en días hábiles, de ${formatHours('third-party')}.`;

/** Expected arrival by type of transfer. */
const arrival: Record<ThirdPartyType, string> = {
  'spei': 'SPEI opera todos los días, las 24 horas. Suele llegar en menos de 30 segundos.',
  'same-bank': 'Llega al momento, todos los días a cualquier hora.',
  'credits': ON_BANK_DAYS,
  'cards': ON_BANK_DAYS,
};

function partyOf(to: Recipient | undefined): Party {
  if (to === undefined) return emptyParty('A quién llega');
  return { name: fullName(to), alias: to.alias, detail: recipientName(to) };
}

export function ThirdPartyLiveSummary({ form, setup }: FieldsProps<ThirdParty>) {
  const draft = useValues(form);
  const { type } = setup;
  const centavos = parseAmount(draft.amount, 'MXN') ?? 0;
  const commission = commissionOf(setup);
  const total = totalOf(draft, setup);
  return (
    <LiveSummary
      from={sourceParty(accountOf(setup.accounts, draft.from), {
        total,
        when: draft.when,
      })}
      to={partyOf(recipientOf(setup.recipients, draft.to))}
      rows={[
        { label: 'Importe', value: liveAmount(centavos, 'MXN') },
        {
          label: commission === 0 ? 'Comisión' : 'Comisión con IVA',
          value: commission === 0 ? 'Sin comisión' : formatCentavos(commission, 'MXN'),
        },
        { label: 'Día', value: liveDay(draft) },
      ]}
      total={total}
      currency="MXN"
      note={arrival[type]}
    />
  );
}
