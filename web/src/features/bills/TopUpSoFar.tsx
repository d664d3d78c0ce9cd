import { showHours } from '#contract/shared/hours';
import type { FieldsProps } from '../../flow/flow';
import { formatPhone } from '../../format/numbers';
import { useValues } from '../../forms/useDraft';
import { CompanyMark } from '../../marks/CompanyMark';
import { accountOf } from '../../money-form/accounts';
import type { Party } from '../../money-form/SoFar';
import { SoFar } from '../../money-form/SoFar';
import { daySoFar, sourceParty } from '../../money-form/so-far';
import { chargedRow, payeeParty } from './parties';
import { payeeOf } from './payee-order';
import { costFrom } from './paying';
import { amountIn, companyOf, dayOf, isUnsaved, type TopUp, type TopUpDraft, type TopUpForm } from './top-up';
import { useAmounts } from './useAmounts';

function partyOf(draft: TopUpDraft, form: TopUpForm): Party {
  const company = companyOf(draft, form);
  if (!isUnsaved(draft) || company === undefined)
    return payeeParty(payeeOf(form.payees, draft.to), 'A qué número');
  return {
    name: draft.phone === '' ? company.name : formatPhone(draft.phone),
    detail: company.name,
    mark: <CompanyMark name={company.name} size={40} />,
  };
}

/** What a top-up comes to so far. */
export function TopUpSoFar({ form, setup }: FieldsProps<TopUp>) {
  const draft = useValues(form);
  const { data = [] } = useAmounts(setup, companyOf(draft, setup)?.merchantKey);
  const source = accountOf(setup.accounts, draft.from);
  const centavos = amountIn(draft, data) ?? 0;
  const cost = costFrom(source, centavos, setup.exchangeMatrix);
  const day = dayOf(draft);
  return (
    <SoFar
      from={sourceParty(source, { total: cost?.charged ?? 0, when: day.when })}
      to={partyOf(draft, setup)}
      rows={[
        { label: 'Se aplica', value: daySoFar(day) },
        ...chargedRow(cost),
        { label: 'Comisión', value: 'Sin comisión' },
      ]}
      total={centavos}
      currency="MXN"
      note={`Llega en menos de un minuto. Recargas todos los días de ${showHours('mobile-top-up')}.`}
    />
  );
}
