import { initServer } from '@ts-rest/express';
import { byProductOrder, products } from '#contract/shared/account';
import { summary } from '#contract/summary';
import { accountsOf } from '../../ground/accounts/views';
import { customerCall } from '../../ground/call/call';
import { accountWithDue } from '../../ground/lending/views';

export const summaryRoutes = () =>
  initServer().router(summary, {
    get: async ({ req }) => {
      const { bank, customer } = customerCall(req);
      const accounts = accountsOf(bank.read, customer)
        .map((account) => accountWithDue(bank.read, account, bank.today))
        .sort(byProductOrder);
      const data = products.flatMap(({ slug, label }) => {
        const own = accounts.filter((account) => account.type === label);
        return own.length > 0 ? [{ category: slug, accounts: own }] : [];
      });
      return { status: 200, body: { data } };
    },
  });
