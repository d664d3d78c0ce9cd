import { headers } from '#contract/headers';
import { type Account, byProductOrder } from '#contract/shared/account';
import { tidyCaptureLine } from '#contract/shared/capture-line';
import type { FieldDefinition } from '#contract/shared/field-definition';
import type { PaymentReceipt, TaxOperation } from '#contract/shared/payment';
import { type TaxPayment, type TaxService, taxes } from '#contract/taxes';
import { ok } from '../../api/client';
import { paymentsApi } from '../../api/clients/payments';
import { taxesApi } from '../../api/clients/taxes';
import { pathOf } from '../../api/path';
import { ofVisit } from '../../api/visit';
import { isSignatureRequest, type SignatureRequest } from '../../operation/signature-request';

const queryOf = (operation: TaxOperation) => ({ 'payment-type': operation });

export const loadAccounts = (operation: TaxOperation): Promise<Account[]> =>
  ok(taxesApi.validAccounts.query({ query: queryOf(operation) })).then(({ data }) =>
    data.toSorted(byProductOrder),
  );

/** Whether a tax can be paid yet. */
export const loadService = (operation: TaxOperation): Promise<TaxService> =>
  ok(taxesApi.services.query({ query: queryOf(operation) })).then(
    // A tax that a bank does not list need not be activated.
    ({ data }) => data.find(({ id }) => id === operation) ?? { id: operation, name: '', active: true },
  );

/** What a line is for, and what its concept asks for. */
export const loadLine = (operation: TaxOperation, line: string): Promise<FieldDefinition[]> =>
  ok(
    taxesApi.actionFields.mutate({
      body: { payment_type: operation, capture_line: tidyCaptureLine(line) },
    }),
  ).then(({ data }) => data);

/** By its id, or by its line. */
export const loadReceipt = (id: string): Promise<PaymentReceipt> =>
  ok(taxesApi.receipt.query({ params: { id } }));

/** As the history of all payments has it, by its key: the same receipt, said as a tax's. */
export const loadPaid = (paymentKey: string): Promise<PaymentReceipt> =>
  ok(paymentsApi.receipt.query({ params: { paymentKey }, headers: { [headers.dataProjection]: 'TAX' } }));

export const receiptPdf = (id: string): string => pathOf(taxes.receipt, { id });

/** Once it is paid, a receipt that cannot be read is no refusal: how it ended is then asked by the line. */
export async function payTax(
  operation: TaxOperation,
  body: TaxPayment,
  visitId: string,
): Promise<PaymentReceipt | SignatureRequest> {
  const paid = await ok(taxesApi.pay.mutate({ query: queryOf(operation), headers: ofVisit(visitId), body }));
  if (isSignatureRequest(paid)) return paid;
  return loadReceipt(paid.id).catch((cause) => {
    throw new Error('the tax is paid and its receipt cannot be read', { cause });
  });
}

export const activateTax = (operation: TaxOperation, visitId: string) =>
  ok(taxesApi.activate.mutate({ query: queryOf(operation), headers: ofVisit(visitId), body: {} }));

/** The calls that wait for a signature. */
export const payPath = (operation: TaxOperation): string => `${taxes.pay.path}?payment-type=${operation}`;
export const activatePath = (operation: TaxOperation): string =>
  `${taxes.activate.path}?payment-type=${operation}`;
