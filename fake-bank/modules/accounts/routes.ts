import { initServer } from '@ts-rest/express';
import { customerCall } from '#bank/core/http/call';
import { movementsPage } from '#bank/shared/accounts/movements';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { accountWithDue } from '#bank/shared/lending/views';
import { accounts } from '#contract/accounts';

export const accountRoutes = () =>
  initServer().router(accounts, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const account = findOwnedAccount(bank.read, customer, params.accountKey);
      return { status: 200, body: accountWithDue(bank.read, account, bank.today) };
    },
    transactions: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const account = findOwnedAccount(bank.read, customer, params.accountKey);
      return { status: 200, body: movementsPage(bank.read, account, query) };
    },
  });
