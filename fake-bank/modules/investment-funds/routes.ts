import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { checkPeriod, isWithin } from '#bank/core/lists/period';
import { findOwned } from '#bank/core/storage/find-owned';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { accountsOf, accountView } from '#bank/shared/accounts/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import { investmentFunds } from '#contract/investment-funds';
import { change } from './changes';
import { fundPositions } from './funds';
import { fundOperations } from './operation';
import { pdfView } from './pdf';
import { execute, setUp, validate } from './service';
import { findOwnedFund, fundDetail, fundView, operationView, quoteView } from './views';

const receipt = ({ bank, customer }: CustomerCall, key: string) =>
  operationView(bank.read, findOwned(bank.read, fundOperations, customer, key));

/** Returns the funds that have a cheque account, and these accounts. */
function tradable({ bank, customer }: CustomerCall) {
  const accounts = accountsOf(bank.read, customer);
  const positions = accounts
    .flatMap(({ key }) => bank.read.get(fundPositions, key) ?? [])
    .filter(({ cash }) => cash !== undefined);
  const cashAccounts = new Set(positions.map(({ cash }) => cash));
  return {
    funds: positions.map(({ account }) =>
      fundView(bank.read, customer, findOwnedFund(bank.read, customer, account)),
    ),
    accounts: accounts
      .filter(({ key }) => cashAccounts.has(key))
      .map((account) => accountView(bank.read, account)),
  };
}

export const investmentFundRoutes = () =>
  initServer().router(investmentFunds, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      return { status: 200, body: fundDetail(bank.read, customer, params.accountKey) };
    },
    setup: async ({ req }) => {
      const call = customerCall(req);
      const key = await call.commit((tx) => setUp(tx, call.customer));
      return { status: 200, body: { key, ...tradable(call) } };
    },
    execute: async ({ req, params: { operationKey: key }, body: { action_type, ...order } }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      const actor = { customer, now: bank.now };
      if (action_type === 'VALIDATE') {
        const quote = await commit((tx) => validate(tx, actor, key, order));
        return { status: 200, body: { action_type, ...quoteView(bank.read, quote) } };
      }
      const result = await commit((tx) => execute(tx, actor, key, order));
      return { status: 200, body: { action_type, ...receipt(call, result) } };
    },
    change: async ({ req, params, body }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      const key = await commit((tx) => change(tx, { customer, now: bank.now }, params.operationKey, body));
      return { status: 200, body: receipt(call, key) };
    },
    operations: async ({ req, query }) => {
      const {
        bank: { read },
        customer,
      } = customerCall(req);
      checkPeriod(query);
      const { operation_type: type, investment_status: status } = query;
      const matchingOperations = read
        .list(fundOperations, 'byCustomer', customer)
        .filter(({ effectiveDate }) => isWithin(effectiveDate, query))
        .filter((operation) => operation.operationType === (type ?? operation.operationType))
        .filter((operation) => operation.status === (status ?? operation.status))
        .reverse();
      const data = await runInSlices(
        mapInSlices(matchingOperations, (operation) => operationView(read, operation)),
      );
      return { status: 200, body: { data } };
    },
    receipt: receiptRoute('operationKey', { find: receipt, view: (row) => row, pdf: pdfView }),
  });
