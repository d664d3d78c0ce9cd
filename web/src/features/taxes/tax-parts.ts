import type { TaxOperation } from '#contract/shared/payment';
import { nameOf } from '../../defined-fields/defined';
import type { Flow, FlowInput } from '../../flow/flow';
import { InvalidFieldError } from '../../operation/field-refusal';
import { receiptOf } from '../../payee-book/receipt-view';
import { paying } from '../../payment-book/paying';
import { loadLine, loadPaid, loadReceipt, payTax, receiptPdf } from './api';
import {
  AMOUNT,
  amountOf,
  conceptFields,
  operationOf,
  orderOf,
  said,
  type Tax,
  type TaxDraft,
  told,
} from './tax';
import { checkAgainstLine } from './tax-rules';
import { summaryOf } from './tax-summary';

/** What the bank says of a line; the amount of a federal one is typed even where it is known. */
export async function quoteOf(operation: TaxOperation, line: string): Promise<Tax['quote']> {
  const definitions = await loadLine(operation, line);
  return operation === 'SAT' ? { definitions } : told(definitions);
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
  ...paying,
  summary: summaryOf,
  execute: (draft, { visitId }, quote) =>
    payTax(operationOf(draft), orderOf(draft, quote, amountOf(draft, quote)), visitId),
  // Nobody had paid the line when the bank asked for the signature.
  duplicates: ['E_BFFWEBPYMT_055'],
  lookUp: (_, quote) => loadReceipt(said(quote, 'capture_line') ?? ''),
  receipt: {
    key: ({ key }) => key,
    load: loadPaid,
    pdf: receiptPdf,
    view: receiptOf,
    again: 'Pagar otra línea de captura',
  },
};
