import { initServer } from '@ts-rest/express';
import { customerCall } from '#bank/core/http/call';
import { accountsOf } from '#bank/shared/accounts/views';
import { accountWithDue } from '#bank/shared/lending/views';
import { byProductOrder, products } from '#contract/domain/account';
import { summary } from '#contract/summary';

export const summaryRoutes = () =>
  initServer().router(summary, {
    get: async ({ req }) => {
      const { bank, customer } = customerCall(req);
      const accounts = accountsOf(bank.read, customer)
        .map((account) => accountWithDue(bank.read, account, bank.today))
        .sort(byProductOrder);
      const data = products.flatMap(({ slug, label }) => {
        const accountsOfType = accounts.filter((account) => account.type === label);
        return accountsOfType.length > 0 ? [{ category: slug, accounts: accountsOfType }] : [];
      });
      return { status: 200, body: { data } };
    },
  });
