import type { Summary } from '../../flow/summary';
import { formatDate } from '../../format/dates';
import { accountOf } from '../../money-form/accounts';
import { amountHeadline, dayRow, sourceRow } from '../../money-form/review-rows';
import { merchantLine, payeeOf } from './payee-order';
import { buttonOf, exchangeRows, whenNote } from './review';
import { dayOf, type ServiceDraft, type ServiceForm, type ServiceQuote } from './service';

/** Everything that is paid, before it is. */
export function summaryOf(
  draft: ServiceDraft,
  form: ServiceForm,
  quote: ServiceQuote,
): Summary<ServiceDraft> {
  const { bill } = quote;
  const payee = payeeOf(form.payees, draft.payee);
  const day = dayOf(draft, bill);
  return {
    lead: 'Vas a pagar',
    headline: amountHeadline(quote.totalAmount),
    to: `a ${quote.payee.merchantName}`,
    rows: [
      sourceRow(accountOf(form.accounts, draft.from)),
      {
        label: 'Servicio',
        value: payee?.nickname,
        detail: payee && merchantLine(payee),
        field: 'payee',
      },
      { label: 'Recibo', value: bill.period, detail: `Vence el ${formatDate(bill.dueDate)}` },
      { ...dayRow(day, quote.effectiveDate), field: 'when' },
      { label: 'Comisión', value: 'Sin comisión' },
      ...exchangeRows(quote),
    ],
    note: whenNote(day, quote, 'Se paga al momento y después no se puede cancelar.'),
    button: buttonOf('Pagar', day, quote),
  };
}
