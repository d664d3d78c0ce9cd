import { showCharge } from '#contract/receipts/preauthorized-payments';
import type { PreauthorizedPayment } from '#contract/shared/preauthorized-payment';
import type { Summary } from '../../../flow/summary';
import { Text } from '../../../ui/Text';
import { nameOf } from '../words';
import { type CancelDraft, type CancelForm, type CancelQuote, chosenIn, scopeWords } from './cancellation';
import { stops } from './EndedList';
import { Takes } from './Takes';

/** A company with several numbers is told by each. */
const labelOf = (debit: PreauthorizedPayment, ended: CancelQuote['ended']): string =>
  ended.some(({ key, merchantName }) => key !== debit.key && merchantName === debit.merchantName)
    ? nameOf(debit)
    : debit.merchantName;

/** What is no longer paid by itself, before it is not. */
export function summaryOf(
  draft: CancelDraft,
  form: CancelForm,
  { ended }: CancelQuote,
): Summary<CancelDraft> {
  const chosen = chosenIn(draft, form);
  const title = chosen ? scopeWords(chosen.scope, chosen.debit, form).title : '';
  const many = ended.length > 1;
  const [first] = ended;
  return {
    lead: 'Ya no se pagará solo',
    headline: {
      label: 'qué cancelas',
      value: (
        <Text textStyle="heading.lg" overflowWrap="anywhere">
          {title}
        </Text>
      ),
      field: 'scope',
    },
    to: many ? `${ended.length} domiciliaciones` : `Referencia ${first?.reference ?? ''}`,
    rows: ended.map((debit) => ({
      label: labelOf(debit, ended),
      value: stops(debit),
      detail: debit.nextCharge && showCharge(debit.nextCharge),
    })),
    note: <Takes ended={ended} appliesBy={form.appliesBy} />,
    button: many ? `Cancelar ${ended.length} domiciliaciones` : 'Cancelar domiciliación',
    keep: many ? 'Conservarlas' : 'Conservarla',
  };
}
