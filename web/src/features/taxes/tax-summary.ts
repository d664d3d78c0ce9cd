import { formatCaptureLine, normalizeCaptureLine } from '#contract/domain/capture-line';
import { formatDate } from '#contract/domain/dates';
import { formatCentavos, fromCentavos } from '#contract/domain/money';
import { taxNames } from '#contract/taxes';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { amountHeadline, sourceRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { definedRows } from '../bill-payments/shared/defined-fields/rows';
import {
  amountOf,
  conceptFields,
  constantValue,
  operationOf,
  type Tax,
  type TaxDraft,
  type TaxSetup,
} from './tax';

export function summaryOf(draft: TaxDraft, setup: TaxSetup, quote: Tax['quote']): Summary<TaxDraft> {
  const centavos = amountOf(draft, quote);
  const [concept, due] = [constantValue(quote, 'concept'), constantValue(quote, 'due')];
  const line = { label: 'Línea de captura', value: formatCaptureLine(normalizeCaptureLine(draft.line)) };
  return {
    lead: 'Vas a pagar',
    headline: {
      ...amountHeadline({ amount: fromCentavos(centavos), currencyCode: 'MXN' }),
      ...(quote.statedAmount !== undefined && { field: 'line' as const }),
    },
    to: operationOf(draft) === 'SAT' ? `al ${taxNames.SAT.office}` : `a la ${taxNames.CDMX.office}`,
    rows: [
      sourceRow(accountOf(setup.accounts, draft.from)),
      ...(concept === undefined ? [] : [{ label: 'Concepto', value: concept }]),
      { ...line, field: 'line' },
      ...(due === undefined ? [] : [{ label: 'Vence', value: formatDate(due) }]),
      ...definedRows(conceptFields(quote), draft),
      { label: 'Fecha', value: `Hoy, ${formatDate(bankToday())}` },
      { label: 'Comisión', value: 'Sin comisión' },
    ],
    signed: [line, ...(concept === undefined ? [] : [{ label: 'Concepto', value: concept }])],
    note: 'Te pediremos tu clave para firmar. Un impuesto pagado no se puede cancelar.',
    button: `Pagar ${formatCentavos(centavos, 'MXN')}`,
  };
}
