import { showCaptureLine, tidyCaptureLine } from '#contract/shared/capture-line';
import { showDate } from '#contract/shared/dates';
import { fromCentavos, showMoney } from '#contract/shared/money';
import { taxNames } from '#contract/taxes';
import { bankToday } from '../../api/bank-clock';
import { definedRows } from '../../defined-fields/rows';
import type { Summary } from '../../flow/summary';
import { accountOf } from '../../money-form/accounts';
import { amountHeadline, sourceRow } from '../../money-form/review-rows';
import { amountOf, conceptFields, operationOf, said, type Tax, type TaxDraft, type TaxForm } from './tax';

/** Everything that is paid, before it is. */
export function summaryOf(draft: TaxDraft, form: TaxForm, quote: Tax['quote']): Summary<TaxDraft> {
  const centavos = amountOf(draft, quote);
  const [concept, due] = [said(quote, 'concept'), said(quote, 'due')];
  const line = { label: 'Línea de captura', value: showCaptureLine(tidyCaptureLine(draft.line)) };
  return {
    lead: 'Vas a pagar',
    headline: {
      ...amountHeadline({ amount: fromCentavos(centavos), currencyCode: 'MXN' }),
      ...(quote.told !== undefined && { field: 'line' as const }),
    },
    to: `a ${taxNames[operationOf(draft)].office}`,
    rows: [
      sourceRow(accountOf(form.accounts, draft.from)),
      ...(concept === undefined ? [] : [{ label: 'Concepto', value: concept }]),
      { ...line, field: 'line' },
      ...(due === undefined ? [] : [{ label: 'Vence', value: showDate(due) }]),
      ...definedRows(conceptFields(quote), draft),
      { label: 'Fecha', value: `Hoy, ${showDate(bankToday())}` },
      { label: 'Comisión', value: 'Sin comisión' },
    ],
    signed: [line, ...(concept === undefined ? [] : [{ label: 'Concepto', value: concept }])],
    note: 'Te pediremos tu clave para firmar. Un impuesto pagado no se puede cancelar.',
    button: `Pagar ${showMoney(centavos, 'MXN')}`,
  };
}
