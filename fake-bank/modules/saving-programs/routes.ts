import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { findOwned } from '#bank/core/storage/find-owned';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { accountsOf, accountView } from '#bank/shared/accounts/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { isPesoCheques } from '#contract/rules/accounts';
import { savingPrograms as contract } from '#contract/saving-programs';
import { programs } from './program';
import { create, edit, open, remove, validate } from './service';
import { degradedView, pdfView, programView } from './views';

const find = ({ bank, customer }: CustomerCall, key: string) => findOwned(bank.read, programs, customer, key);

export const savingProgramRoutes = () =>
  initServer().router(contract, {
    resources: async ({ req }) => {
      const { bank, customer, commit } = customerCall(req);
      const { key, nonce } = await commit((tx) => open(tx, customer));
      const eligible = accountsOf(bank.read, customer).filter(isPesoCheques);
      const accounts = eligible.map((account) => accountView(bank.read, account));
      return { status: 200, body: { key, nonce, accounts } };
    },
    list: async ({ req }) => {
      const { bank, customer } = customerCall(req);
      const rows = bank.read.list(programs, 'byCustomer', customer);
      const data = await runInSlices(mapInSlices(rows, programView));
      return { status: 200, body: { data } };
    },
    validate: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const firstDate = await commit((tx) => validate(tx, { customer, now: bank.now }, body));
      return { status: 200, body: { key: body.key, firstDate } };
    },
    create: async ({ req, body }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      const key = await commit((tx) => create(tx, { customer, now: bank.now }, body));
      return { status: 200, body: programView(find(call, key)) };
    },
    get: async ({ req, params, query }) => {
      const program = find(customerCall(req), params.programKey);
      const view = query.saving_programs_status === 'ERROR' ? degradedView : programView;
      return { status: 200, body: view(program) };
    },
    edit: async ({ req, params, body }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      await commit((tx) => edit(tx, { customer, now: bank.now }, params.programKey, body));
      return { status: 200, body: programView(find(call, params.programKey)) };
    },
    remove: async ({ req, params }) => {
      const { bank, customer, commit } = customerCall(req);
      await commit((tx) => remove(tx, { customer, now: bank.now }, params.programKey));
      return { status: 204, body: undefined };
    },
    receipt: receiptRoute('programKey', { find, view: programView, pdf: pdfView }),
  });
