import type { Account } from '#contract/domain/account';
import { normalizeCaptureLine } from '#contract/domain/capture-line';
import type { FieldDefinition } from '#contract/domain/field-definition';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import type { PaymentReceipt, TaxOperation } from '#contract/domain/payment';
import type { TaxPayment, TaxService } from '#contract/taxes';
import { amountFromQuery, parseAmount } from '#web/components/forms/amount.ts';
import { requestedSource } from '#web/flow/money-form/accounts.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import {
  type DefinedDraft,
  fieldValues,
  variableFields,
} from '../bill-payments/shared/defined-fields/defined-fields';
import { loadAccounts, loadService } from './api';

export type TaxDraft = DefinedDraft & { operation: string; line: string; amount: string; from: string };

export type TaxSetup = {
  accounts: readonly Account[];
  /** Taxes of the form; the first is preselected. */
  services: readonly TaxService[];
  visitId: string;
  /** Names of the last source accounts, newest first. */
  lastSources: readonly string[];
};

export type Tax = {
  draft: TaxDraft;
  setup: TaxSetup;
  /** Definition of the line; `statedAmount` is its amount in centavos, if the office fixes it. */
  quote: { definitions: readonly FieldDefinition[]; statedAmount?: number };
  receipt: PaymentReceipt;
};

export const setUp =
  (...operations: readonly [TaxOperation, ...TaxOperation[]]) =>
  async (visitId: string): Promise<TaxSetup> => {
    const [accounts, lastSources, ...services] = await Promise.all([
      loadAccounts(operations[0]),
      loadLastSources(),
      ...operations.map(loadService),
    ]);
    return { accounts, lastSources, services, visitId };
  };

/** Returns the tax office selected in the form. */
export const operationOf = ({ operation }: Pick<TaxDraft, 'operation'>): TaxOperation =>
  operation === 'SAT' ? 'SAT' : 'CDMX';

export const draftOf =
  (first: TaxOperation) =>
  ({ accounts, lastSources }: TaxSetup, query: URLSearchParams): TaxDraft => ({
    operation: first,
    line: normalizeCaptureLine(query.get('capture_line') ?? ''),
    amount: amountFromQuery(query, 'MXN'),
    from: requestedSource(accounts, query.get('from_account'), lastSources),
  });

export const AMOUNT = 'amount';

/** Returns a constant of the line's definition, such as its concept or due date. */
export const constantValue = (quote: Tax['quote'] | undefined, id: string): string | undefined =>
  quote?.definitions.find((definition) => definition.id === id && definition.type === 'constant')?.value;

/** Adds the amount that the office fixes, if there is one. */
export function quoteWithAmount(definitions: readonly FieldDefinition[]): Tax['quote'] {
  const value = constantValue({ definitions }, AMOUNT);
  return { definitions, ...(value !== undefined && { statedAmount: toCentavos(Number(value)) }) };
}

/** Returns the amount in centavos: the office's, else the customer's. */
export const amountOf = (draft: TaxDraft, quote: Tax['quote'] | undefined): number =>
  quote?.statedAmount ?? parseAmount(draft.amount, 'MXN') ?? 0;

/** Returns the fields of the concept without the amount. */
export const conceptFields = (quote: Tax['quote'] | undefined): FieldDefinition[] =>
  variableFields(quote?.definitions ?? []).filter(({ id }) => id !== AMOUNT);

/** Builds the order of a valid draft. */
export function orderOf(draft: TaxDraft, quote: Tax['quote'], centavos: number): TaxPayment {
  const fields = fieldValues(conceptFields(quote), draft);
  return {
    capture_line: normalizeCaptureLine(draft.line),
    amount: fromCentavos(centavos),
    from_account_key: draft.from,
    ...(fields.length > 0 && { fields }),
  };
}
