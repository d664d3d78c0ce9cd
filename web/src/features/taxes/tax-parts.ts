import type { TaxOperation } from '#contract/domain/payment';
import type { Flow, FlowInput } from '#web/flow/flow.ts';
import { InvalidFieldError } from '#web/flow/submission/rejected-fields.ts';
import { summarizeDefined } from '../bill-payments/shared/defined-fields/defined-fields';
import { receiptOf } from '../bill-payments/shared/payees/receipt-view';
import { paymentFlow } from '../bill-payments/shared/payments/payment-flow';
import { loadLine, loadReceipt, loadTaxPayment, payTax, receiptPdf } from './api';
import {
  AMOUNT,
  amountOf,
  conceptFields,
  constantValue,
  operationOf,
  orderOf,
  quoteWithAmount,
  type Tax,
  type TaxDraft,
} from './tax';
import { checkAgainstLine } from './tax-rules';
import { summaryOf } from './tax-summary';

/** Reads the definition of a line. The customer types a federal amount even if the bank knows it. */
export async function quoteOf(operation: TaxOperation, line: string): Promise<Tax['quote']> {
  const definitions = await loadLine(operation, line);
  return operation === 'SAT' ? { definitions } : quoteWithAmount(definitions);
}

/** Reads a federal line and rejects an amount that differs from the line's. */
export async function federalQuoteOf(draft: TaxDraft): Promise<Tax['quote']> {
  const quote = await quoteOf('SAT', draft.line);
  const text = checkAgainstLine(amountOf(draft, quote), quote);
  if (text !== undefined) throw new InvalidFieldError({ wirePath: AMOUNT, text });
  return quote;
}

/** Keeps the line's definition in later steps. */
export const keepDefinition: FlowInput<Tax>['submit'] = async (_, __, quote) => quote ?? { definitions: [] };

export const summarizeConcept: FlowInput<Tax>['summarize'] = (field, error, _, quote) =>
  summarizeDefined(conceptFields(quote), field, error);

export const payment: Pick<
  Flow<Tax>,
  | 'parent'
  | 'summary'
  | 'execute'
  | 'duplicateCodes'
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
  // The line was unpaid at the signature request, so this error means that this request paid it.
  duplicateCodes: ['E_BFFWEBPYMT_055'],
  lookUp: (_, quote) => loadReceipt(constantValue(quote, 'capture_line') ?? ''),
  receipt: {
    key: ({ key }) => key,
    load: loadTaxPayment,
    pdf: receiptPdf,
    view: receiptOf,
    repeatLabel: 'Pagar otra línea de captura',
  },
};
