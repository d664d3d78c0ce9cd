import type { TaxOperation } from '#contract/domain/payment';
import type { Flow, FlowInput } from '#web/flow/flow.ts';
import { InvalidFieldError } from '#web/flow/submission/rejected-fields.ts';
import { nameOf } from '../bill-payments/shared/defined-fields/defined';
import { receiptOf } from '../bill-payments/shared/payees/receipt-view';
import { paymentFlow } from '../bill-payments/shared/payments/payment-flow';
import { loadLine, loadPaid, loadReceipt, payTax, receiptPdf } from './api';
import {
  AMOUNT,
  amountOf,
  conceptFields,
  operationOf,
  orderOf,
  saidAmount,
  type Tax,
  type TaxDraft,
  toldAmount,
} from './tax';
import { checkAgainstLine } from './tax-rules';
import { summaryOf } from './tax-summary';

/** What the bank says of a line; the amount of a federal one is typed even where it is known. */
export async function quoteOf(operation: TaxOperation, line: string): Promise<Tax['quote']> {
  const definitions = await loadLine(operation, line);
  return operation === 'SAT' ? { definitions } : toldAmount(definitions);
}

/** Reads a federal line and refuses a typed amount that is not the line's. */
export async function federalQuoteOf(draft: TaxDraft): Promise<Tax['quote']> {
  const quote = await quoteOf('SAT', draft.line);
  const text = checkAgainstLine(amountOf(draft, quote), quote);
  if (text !== undefined) throw new InvalidFieldError({ wirePath: AMOUNT, text });
  return quote;
}

/** What the bank said of a line stays with it through the steps that follow. */
export const same: FlowInput<Tax>['submit'] = async (_, __, quote) => quote ?? { definitions: [] };

/** Several fields of a concept may be missing: each says which it is. */
export function summarizeConcept(
  field: string,
  error: string,
  _: Tax['setup'],
  quote: Tax['quote'] | undefined,
): string {
  const name = conceptFields(quote).find((definition) => nameOf(definition) === field)?.name;
  return name === undefined ? error : `${name}: ${error}`;
}

/** How a line is paid, whichever form it was typed into. */
export const payment: Pick<
  Flow<Tax>,
  | 'parent'
  | 'summary'
  | 'execute'
  | 'duplicates'
  | 'lookUp'
  | 'receipt'
  | 'unchanged'
  | 'history'
  | 'invalidates'
> = {
  ...paymentFlow,
  summary: summaryOf,
  execute: (draft, { visitId }, quote) =>
    payTax(operationOf(draft), orderOf(draft, quote, amountOf(draft, quote)), visitId),
  // Nobody had paid the line when the bank asked for the signature.
  duplicates: ['E_BFFWEBPYMT_055'],
  lookUp: (_, quote) => loadReceipt(saidAmount(quote, 'capture_line') ?? ''),
  receipt: {
    key: ({ key }) => key,
    load: loadPaid,
    pdf: receiptPdf,
    view: receiptOf,
    again: 'Pagar otra línea de captura',
  },
};
