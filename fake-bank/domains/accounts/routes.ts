import { initServer } from '@ts-rest/express';
import { accounts } from '#contract/accounts';
import { movementsPage } from '../../ground/accounts/movements';
import { ownAccount } from '../../ground/accounts/views';
import { customerCall } from '../../ground/call/call';
import { accountWithDue } from '../../ground/lending/views';

export const accountRoutes = () =>
  initServer().router(accounts, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const account = ownAccount(bank.read, customer, params.accountKey);
      return { status: 200, body: accountWithDue(bank.read, account, bank.today) };
    },
    transactions: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const account = ownAccount(bank.read, customer, params.accountKey);
      return { status: 200, body: movementsPage(bank.read, account, query) };
    },
  });
