import type { Payee } from '#contract/payees';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { NewCard } from '#web/patterns/picker/NewCard.tsx';
import { PickerField } from '#web/patterns/picker/PickerField.tsx';
import { MERCHANT_SELECTION_PAGE } from '../shared/payees/addresses';
import { payeeSearch } from '../shared/payees/payee-labels';
import { payeeOf, sortPayees } from './payee-order';
import { payeeRow } from './payee-row';
import { quickActionsFor } from './quick-actions';

type PayeeFieldProps = FieldBinding & { payees: readonly Payee[]; quickActions: boolean };

export function PayeeField({ payees, quickActions, ...field }: PayeeFieldProps) {
  const today = useBankToday();
  const payee = payeeOf(payees, field.value);
  return (
    <PickerField
      {...field}
      labels={{
        label: '¿Qué servicio pagas?',
        showAllLabel: 'Ver todos',
        searchedFields: 'alias, empresa o referencia',
        noMatchText: 'Ninguno coincide.',
        reopenLabel: 'servicio',
      }}
      rows={sortPayees(payees)}
      searchedTexts={payeeSearch}
      cardOf={(payee) => payeeRow(payee, today)}
      actions={quickActions && payee && quickActionsFor(payee)}
      last={(hold) => (
        <NewCard
          to={MERCHANT_SELECTION_PAGE}
          title="Agrega un servicio"
          text={payees.length === 0 ? 'Tu lista está vacía' : '¿No está en tu lista?'}
          link={hold}
        />
      )}
    />
  );
}
