import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import { findOwned } from '#bank/core/storage/find-owned';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { accountView } from '#bank/shared/accounts/views';
import { checkCustomer } from '#bank/shared/parties/check-customer';
import { cancellations, type DirectDebit, directDebits } from '#bank/shared/payments/direct-debit';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import { preauthorizedPayments as contract } from '#contract/preauthorized-payments';
import { cancel, change } from './changes';
import { chargeableOf } from './media';
import { confirm, open, validate } from './service';
import { cancelledView, createdView, mediaView, pdfView, quoteView, rowView } from './views';

/** `id` is the key of a creation or a cancellation. */
function receiptOf({ bank, customer }: CustomerCall, id: string): PreauthorizedReceipt {
  const cancellation = bank.read.get(cancellations, id);
  return cancellation?.customer === customer
    ? cancelledView(bank.read, cancellation)
    : createdView(bank.read, findOwned(bank.read, directDebits, customer, id), bank.today);
}

const isActiveAs =
  (automatic: 'true' | 'false' | undefined) =>
  ({ cancelledAt }: DirectDebit): boolean =>
    automatic === undefined || (cancelledAt === undefined) === (automatic === 'true');

export const preauthorizedPaymentRoutes = () =>
  initServer().router(contract, {
    list: async ({ req, query }) => {
      const { bank, customer, commit } = customerCall(req);
      checkCustomer(customer, query.customer_id);
      const { nonce } = await commit((tx) => open(tx, customer));
      const { read, today } = bank;
      const debits = read
        .list(directDebits, 'byCustomer', customer)
        .filter(isActiveAs(query.automatic_payment));
      const data = await runInSlices(mapInSlices(debits, (debit) => rowView(read, debit, today)));
      const accounts = chargeableOf(read, customer).map((account) => accountView(read, account));
      return { status: 200, body: { data, nonce, accounts, media: mediaView(read, customer) } };
    },
    validate: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const drafted = await commit((tx) => validate(tx, { customer, now: bank.now }, body));
      return { status: 200, body: quoteView(bank.read, drafted, body.nonce) };
    },
    confirm: async ({ req, body }) => {
      const call = customerCall(req);
      const result = unwrapOutcome(await call.commit((tx) => confirm(tx, signedBy(call, req), body)));
      if ('signatureRequest' in result) return { status: 200, body: result.signatureRequest };
      const { id, status } = receiptOf(call, result.resultKey);
      return { status: 200, body: { id, status } };
    },
    settings: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const status = await commit((tx) => change(tx, { customer, now: bank.now }, body));
      return { status: 200, body: { status } };
    },
    cancelMedium: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const id = await commit((tx) => cancel(tx, { customer, now: bank.now }, body));
      return { status: 200, body: { id, status: 'DISABLED' } };
    },
    cancelCompany: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const id = await commit((tx) => cancel(tx, { customer, now: bank.now }, body));
      return { status: 200, body: { id, status: 'DISABLED' } };
    },
    receipt: receiptRoute('id', { find: receiptOf, view: (receipt) => receipt, pdf: pdfView }),
  });
