import { initServer } from '@ts-rest/express';
import { investmentProducts } from '#contract/investment-products';
import { customerCall } from '../../ground/call/call';
import { pageFromZero } from '../../ground/lists/page';
import { investmentsOf, investmentView, ownPortfolio, portfolioView } from './views';

export const investmentProductRoutes = () =>
  initServer().router(investmentProducts, {
    portfolio: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const account = ownPortfolio(bank.read, customer, params.portfolioKey);
      return { status: 200, body: portfolioView(bank.read, account, bank.today) };
    },
    investments: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const account = ownPortfolio(bank.read, customer, params.portfolioKey);
      const { rows, ...next } = pageFromZero(investmentsOf(bank.read, account.key, bank.today), query);
      return {
        status: 200,
        body: { data: rows.map((row) => investmentView(account, row, bank.today)), ...next },
      };
    },
  });
