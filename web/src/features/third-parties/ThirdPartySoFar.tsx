import { fullName, type Recipient } from '#contract/recipients';
import { showMoney } from '#contract/shared/money';
import type { ThirdPartyType } from '#contract/shared/third-party-type';
import type { FieldsProps } from '../../flow/flow';
import { parseAmount } from '../../forms/amount';
import { useValues } from '../../forms/useDraft';
import { accountOf } from '../../money-form/accounts';
import type { Party } from '../../money-form/SoFar';
import { SoFar } from '../../money-form/SoFar';
import { amountSoFar, daySoFar, notChosen, sourceParty } from '../../money-form/so-far';
import { recipientName } from '../../recipient-book/saved-recipient';
import { commissionOf, recipientOf, type ThirdParty } from './third-party';

/** When the other side has it. */
const arrival: Record<ThirdPartyType, string> = {
  'spei': 'SPEI opera todos los días, las 24 horas. Suele llegar en menos de 30 segundos.',
  'same-bank': 'Llega al momento, todos los días a cualquier hora.',
  'credits': 'Se aplica de lunes a viernes, de 06:00 a 20:45 horas.',
  'cards': 'Se aplica de lunes a viernes, de 06:00 a 20:45 horas.',
};

/** The one who is paid, beside the form. */
function partyOf(to: Recipient | undefined): Party {
  if (to === undefined) return notChosen('A quién llega');
  return { name: fullName(to), alias: to.alias, detail: recipientName(to) };
}

export function ThirdPartySoFar({ form, setup }: FieldsProps<ThirdParty>) {
  const draft = useValues(form);
  const { type } = setup;
  const centavos = parseAmount(draft.amount, 'MXN') ?? 0;
  const commission = commissionOf(setup);
  return (
    <SoFar
      from={sourceParty(accountOf(setup.accounts, draft.from), {
        total: centavos === 0 ? 0 : centavos + commission,
        when: draft.when,
      })}
      to={partyOf(recipientOf(setup.recipients, draft.to))}
      rows={[
        { label: 'Importe', value: amountSoFar(centavos, 'MXN') },
        {
          label: commission === 0 ? 'Comisión' : 'Comisión con IVA',
          value: commission === 0 ? 'Sin comisión' : showMoney(commission, 'MXN'),
        },
        { label: 'Día', value: daySoFar(draft) },
      ]}
      total={centavos + commission}
      currency="MXN"
      note={arrival[type]}
    />
  );
}
