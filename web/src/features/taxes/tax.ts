import type { Account } from '#contract/domain/account';
import { normalizeCaptureLine } from '#contract/domain/capture-line';
import type { FieldDefinition } from '#contract/domain/field-definition';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import type { PaymentReceipt, TaxOperation } from '#contract/domain/payment';
import type { TaxPayment, TaxService } from '#contract/taxes';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource } from '#web/flow/money-form/accounts.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { askedFields, type DefinedDraft, fieldValues } from '../bill-payments/shared/defined-fields/defined';
import { loadAccounts, loadService } from './api';

/** What the form holds. */
export type TaxDraft = DefinedDraft & { operation: string; line: string; amount: string; from: string };

/** What the form needs to know before it is filled in. */
export type TaxForm = {
  accounts: readonly Account[];
  /** Of which taxes the form is; the first is chosen to begin with. */
  services: readonly TaxService[];
  visitId: string;
  /** What accounts are called that money left last, newest first. */
  lastSources: readonly string[];
};

/** What the flow is made of. */
export type Tax = {
  draft: TaxDraft;
  setup: TaxForm;
  /** What the bank says of the line; centavos where the office told them and nobody types them. */
  quote: { definitions: readonly FieldDefinition[]; told?: number };
  receipt: PaymentReceipt;
};

/** Before anything is typed: the accounts that pay, and whether each tax can be paid yet. */
export const setUp =
  (...operations: readonly [TaxOperation, ...TaxOperation[]]) =>
  async (visitId: string): Promise<TaxForm> => {
    const [accounts, lastSources, ...services] = await Promise.all([
      loadAccounts(operations[0]),
      loadLastSources(),
      ...operations.map(loadService),
    ]);
    return { accounts, lastSources, services, visitId };
  };

/** The office that a form is about to pay. */
export const operationOf = ({ operation }: Pick<TaxDraft, 'operation'>): TaxOperation =>
  operation === 'SAT' ? 'SAT' : 'CDMX';

export const draftOf =
  (first: TaxOperation) =>
  ({ accounts, lastSources }: TaxForm, query: URLSearchParams): TaxDraft => ({
    operation: first,
    line: normalizeCaptureLine(query.get('capture_line') ?? ''),
    amount: amountFromQuery(query, 'MXN'),
    from: requestedSource(accounts, query.get('from_account'), lastSources),
  });

export const AMOUNT = 'amount';

/** What the bank says of a line by name: its concept, its last day. */
export const saidAmount = (quote: Tax['quote'] | undefined, id: string): string | undefined =>
  quote?.definitions.find((definition) => definition.id === id && definition.type === 'constant')?.value;

/** What a line of the city says, which needs no amount where the office told it. */
export function toldAmount(definitions: readonly FieldDefinition[]): Tax['quote'] {
  const value = saidAmount({ definitions }, AMOUNT);
  return { definitions, ...(value !== undefined && { told: toCentavos(Number(value)) }) };
}

/** Centavos that will be paid: the office's, else what was typed. */
export const amountOf = (draft: TaxDraft, quote: Tax['quote'] | undefined): number =>
  quote?.told ?? parseAmount(draft.amount, 'MXN') ?? 0;

/** What the concept asks for beside line and amount. */
export const conceptFields = (quote: Tax['quote'] | undefined): FieldDefinition[] =>
  askedFields(quote?.definitions ?? []).filter(({ id }) => id !== AMOUNT);

/** A draft that has been checked, as the bank wants it. */
export function orderOf(draft: TaxDraft, quote: Tax['quote'], centavos: number): TaxPayment {
  const fields = fieldValues(conceptFields(quote), draft);
  return {
    capture_line: normalizeCaptureLine(draft.line),
    amount: fromCentavos(centavos),
    from_account_key: draft.from,
    ...(fields.length > 0 && { fields }),
  };
}
