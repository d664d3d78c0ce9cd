import { initServer } from '@ts-rest/express';
import { customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import type { Reader } from '#bank/core/storage/collection';
import { accountView } from '#bank/shared/accounts/views';
import { findOwnedTaxPayment } from '#bank/shared/payments/find-owned';
import { pdfView } from '#bank/shared/payments/pdf';
import { receiptView } from '#bank/shared/payments/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { bankInstant } from '#contract/domain/dates';
import type { FieldDefinition } from '#contract/domain/field-definition';
import { fromCentavos } from '#contract/domain/money';
import type { TaxOperation } from '#contract/domain/payment';
import { taxes as contract, taxNames } from '#contract/taxes';
import { activationOf, isActive } from './records';
import { type CheckedLine, checkLine } from './rules';
import { activate, lineFacts, pay, validAccounts } from './service';

function serviceView(reader: Reader, customer: string, operation: TaxOperation) {
  const activation = activationOf(reader, customer, operation);
  return {
    id: operation,
    name: taxNames[operation].service,
    active: isActive(reader, customer, operation),
    ...(activation && { activeSince: bankInstant(activation.at) }),
  };
}

/** The amount is variable only for lines that no office issued. */
function definitionsOf({ line, concept, due }: CheckedLine, issued: number | undefined): FieldDefinition[] {
  const amount = { id: 'amount', name: 'Importe', dataType: 7, decimalType: 2, minimumAmount: 0.01 } as const;
  return [
    { id: 'concept', name: 'Concepto', type: 'constant', dataType: 2, value: concept.name },
    { id: 'capture_line', name: 'Línea de captura', type: 'constant', dataType: 2, value: line },
    { id: 'due', name: 'Vence', type: 'constant', dataType: 5, value: due },
    issued === undefined
      ? { ...amount, type: 'variable' }
      : { ...amount, type: 'constant', value: fromCentavos(issued).toFixed(2) },
    ...concept.fields,
  ];
}

export const taxRoutes = () =>
  initServer().router(contract, {
    validAccounts: async ({ req }) => {
      const { bank, customer } = customerCall(req);
      const data = validAccounts(bank.read, customer).map((account) => accountView(bank.read, account));
      return { status: 200, body: { data } };
    },
    services: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      return { status: 200, body: { data: [serviceView(bank.read, customer, query['payment-type'])] } };
    },
    activate: async ({ req, query }) => {
      const call = customerCall(req);
      const operation = query['payment-type'];
      const result = unwrapOutcome(await call.commit((tx) => activate(tx, signedBy(call, req), operation)));
      return {
        status: 200,
        body: 'signatureRequest' in result ? result.signatureRequest : { status: 'ACTIVE' },
      };
    },
    actionFields: async ({ req, body: { payment_type, capture_line } }) => {
      const { bank } = customerCall(req);
      const facts = lineFacts(bank.read, payment_type, bank.now);
      const checked = checkLine(capture_line, facts);
      return { status: 200, body: { data: definitionsOf(checked, facts.issued(checked.line)) } };
    },
    pay: async ({ req, query, body }) => {
      const call = customerCall(req);
      const operation = query['payment-type'];
      const result = unwrapOutcome(await call.commit((tx) => pay(tx, signedBy(call, req), operation, body)));
      return {
        status: 200,
        body:
          'signatureRequest' in result
            ? result.signatureRequest
            : { id: result.resultKey, status: 'PROCESSED' as const },
      };
    },
    receipt: receiptRoute('id', {
      find: ({ bank, customer }, key) => findOwnedTaxPayment(bank.read, customer, key),
      view: receiptView,
      pdf: pdfView,
    }),
  });
