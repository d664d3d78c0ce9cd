import type { Payee } from '#contract/payees';
import { bankToday } from '../../api/bank-clock';
import type { FieldBinding } from '../../forms/draft';
import { MERCHANT_SELECTION_PAGE } from '../../payee-book/addresses';
import { payeeSearch } from '../../payee-book/payee-words';
import { NewCard } from '../../picker/NewCard';
import { PickField } from '../../picker/PickField';
import { payeeFace } from './payee-face';
import { inOrder, payeeOf } from './payee-order';
import { quickActionsFor } from './quick-actions';

type PayeeFieldProps = FieldBinding & { payees: readonly Payee[]; quickActions: boolean };

/** Which saved service is paid: a card for each, paid last first. */
export function PayeeField({ payees, quickActions, ...field }: PayeeFieldProps) {
  const today = bankToday();
  const chosen = payeeOf(payees, field.value);
  return (
    <PickField
      {...field}
      words={{
        label: '¿Qué servicio pagas?',
        all: 'Ver todos',
        by: 'alias, empresa o referencia',
        none: 'Ninguno coincide.',
        what: 'servicio',
      }}
      rows={inOrder(payees)}
      found={payeeSearch}
      faceOf={(payee) => payeeFace(payee, today)}
      actions={quickActions && chosen && quickActionsFor(chosen)}
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
