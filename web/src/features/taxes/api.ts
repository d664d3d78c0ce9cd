import { type Account, byProductOrder } from '#contract/domain/account';
import type { FieldDefinition } from '#contract/domain/field-definition';
import type { PaymentReceipt, TaxOperation } from '#contract/domain/payment';
import { headers } from '#contract/headers';
import { type TaxPayment, type TaxService, taxes } from '#contract/taxes';
import { isSignatureRequest, type SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';
import { taxesApi } from '#web/lib/api/clients/taxes.ts';
import { headersOfFormSession } from '#web/lib/api/form-session.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

const queryOf = (operation: TaxOperation) => ({ 'payment-type': operation });

export const loadAccounts = (operation: TaxOperation): Promise<Account[]> =>
  unwrap(taxesApi.validAccounts.query({ query: queryOf(operation) })).then(({ data }) =>
    data.toSorted(byProductOrder),
  );

export const useTaxServices = (options: { staleTime?: number } = {}) =>
  taxesApi.services.useQuery({
    queryKey: queryKeys.taxes.services,
    queryData: { query: queryOf('SAT') },
    select: selectData,
    ...options,
  });

/** Loads the activation state of a tax. */
export const loadService = (operation: TaxOperation): Promise<TaxService> =>
  unwrap(taxesApi.services.query({ query: queryOf(operation) })).then(
    // Taxes that the bank does not list need no activation.
    ({ data }) => data.find(({ id }) => id === operation) ?? { id: operation, name: '', active: true },
  );

/** Loads the definition of a line: its concept and the fields that it requires. */
export const loadLine = (operation: TaxOperation, line: string): Promise<FieldDefinition[]> =>
  unwrap(
    taxesApi.actionFields.mutate({
      body: { payment_type: operation, capture_line: line },
    }),
  ).then(({ data }) => data);

/** Loads a receipt by payment id or capture line. */
export const loadReceipt = (id: string): Promise<PaymentReceipt> =>
  unwrap(taxesApi.receipt.query({ params: { id } }));

/** Loads a payment of the shared history by its key, in the tax projection. */
export const loadTaxPayment = (paymentKey: string): Promise<PaymentReceipt> =>
  unwrap(paymentsApi.receipt.query({ params: { paymentKey }, headers: { [headers.dataProjection]: 'TAX' } }));

export const receiptPdf = (id: string): string => pathOf(taxes.receipt, { id });

/** After the payment, a receipt that cannot be read is not a rejection, so the line is looked up. */
export async function payTax(
  operation: TaxOperation,
  body: TaxPayment,
  visitId: string,
): Promise<PaymentReceipt | SignatureRequest> {
  const payment = await unwrap(
    taxesApi.pay.mutate({ query: queryOf(operation), headers: headersOfFormSession(visitId), body }),
  );
  if (isSignatureRequest(payment)) return payment;
  return loadReceipt(payment.id).catch((cause) => {
    throw new Error('The tax was paid but its receipt could not be read', { cause });
  });
}

export const activateTax = (operation: TaxOperation, visitId: string) =>
  unwrap(
    taxesApi.activate.mutate({ query: queryOf(operation), headers: headersOfFormSession(visitId), body: {} }),
  );

export const payPath = (operation: TaxOperation): string => `${taxes.pay.path}?payment-type=${operation}`;
export const activatePath = (operation: TaxOperation): string =>
  `${taxes.activate.path}?payment-type=${operation}`;
