import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import { findOwned } from '#bank/core/storage/find-owned';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { accountsOf, accountView } from '#bank/shared/accounts/views';
import { checkCustomer } from '#bank/shared/parties/check-customer';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { payrollPortability as contract } from '#contract/payroll-portability';
import { mayReceive } from '#contract/rules/payroll-portability';
import { cancel } from './progress';
import { portabilityRequests, requestsOf } from './request';
import { confirm, open, validate } from './service';
import { pdfView, quoteView, requestView } from './views';

const requestOf = ({ bank, customer }: CustomerCall, key: string) =>
  findOwned(bank.read, portabilityRequests, customer, key);

export const payrollPortabilityRoutes = () =>
  initServer().router(contract, {
    setup: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const operation = await commit((tx) => open(tx, customer, body.customer_id));
      const receiving = accountsOf(bank.read, customer).filter(mayReceive);
      const accounts = receiving.map((account) => accountView(bank.read, account));
      return { status: 200, body: { ...operation, accounts } };
    },
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkCustomer(customer, query.customer_id);
      const data = await runInSlices(mapInSlices(requestsOf(bank.read, customer), requestView));
      return { status: 200, body: { data } };
    },
    validate: async ({ req, params: { portabilityKey }, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const drafted = await commit((tx) => validate(tx, { customer, now: bank.now }, portabilityKey, body));
      return { status: 200, body: quoteView(portabilityKey, drafted) };
    },
    confirm: async ({ req, params: { portabilityKey }, body }) => {
      const call = customerCall(req);
      const result = unwrapOutcome(
        await call.commit((tx) => confirm(tx, signedBy(call, req), portabilityKey, body)),
      );
      if ('signatureRequest' in result) return { status: 200, body: result.signatureRequest };
      return { status: 200, body: requestView(requestOf(call, result.resultKey)) };
    },
    change: async ({ req, params: { portabilityKey } }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      await commit((tx) =>
        cancel(tx, findOwned(tx, portabilityRequests, customer, portabilityKey), bank.now),
      );
      return { status: 200, body: requestView(requestOf(call, portabilityKey)) };
    },
    receipt: receiptRoute('portabilityKey', { find: requestOf, view: requestView, pdf: pdfView }),
  });
