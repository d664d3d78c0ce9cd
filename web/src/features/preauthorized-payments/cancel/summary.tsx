import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import type { PreauthorizedPayment } from '#contract/shared/preauthorized-payment';
import type { Summary } from '../../../flow/summary';
import { formatMoney } from '../../../money/format';
import { Text } from '../../../ui/Text';
import { nameOf } from '../words';
import { type CancelDraft, type CancelForm, type CancelQuote, chosenIn, scopeWords } from './cancellation';
import { stops } from './EndedList';
import { Takes } from './Takes';

const amountOf = ({ nextCharge }: PreauthorizedPayment): string => {
  if (nextCharge === undefined) return '';
  return nextCharge.amount ? `, ${formatMoney(nextCharge.amount)}` : `, ${UNBILLED.toLowerCase()}`;
};

/** What is no longer paid by itself, before it is not. */
export function summaryOf(
  draft: CancelDraft,
  form: CancelForm,
  { ended }: CancelQuote,
): Summary<CancelDraft> {
  const chosen = chosenIn(draft, form);
  const title = chosen ? scopeWords(chosen.scope, chosen.debit, form).title : '';
  const many = ended.length > 1;
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
    to: many ? `${ended.length} domiciliaciones` : '',
    rows: ended.map((debit) => ({ label: nameOf(debit), value: `${stops(debit)}${amountOf(debit)}` })),
    note: <Takes ended={ended} appliesBy={form.appliesBy} />,
    button: many ? `Cancelar ${ended.length} domiciliaciones` : 'Cancelar domiciliación',
    keep: many ? 'Conservarlas' : 'Conservarla',
  };
}
