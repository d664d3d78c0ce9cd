import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { pageInOrder } from '#bank/core/lists/page';
import { checkPeriod } from '#bank/core/lists/period';
import { runInSlices } from '#bank/core/tasks/task';
import { accountsOf, accountView } from '#bank/shared/accounts/views';
import { receiptRoute } from '#bank/shared/receipts/receipt-route';
import type { InvestmentRate } from '#contract/domain/investment';
import { investmentProducts } from '#contract/investment-products';
import { isPesoCheques } from '#contract/rules/accounts';
import { gatNominal, gatReal } from './gat';
import { taxRateAfter, taxRateOn } from './payments';
import { tiersOf } from './rates';
import { pdfView, portfolioReceipts, quoteView, receiptView } from './receipts';
import { execute, portfoliosOf, setUp, validate } from './service';
import { findOwnedPortfolio, investmentsOf, investmentView, placeOf, portfolioView } from './views';

const receipt = ({ bank, customer }: CustomerCall, key: string) =>
  receiptView(bank.read, { customer, today: bank.today }, key);

export const investmentProductRoutes = () =>
  initServer().router(investmentProducts, {
    portfolio: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const account = findOwnedPortfolio(bank.read, customer, params.portfolioKey);
      return { status: 200, body: portfolioView(bank.read, account, bank.today) };
    },
    investments: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const account = findOwnedPortfolio(bank.read, customer, params.portfolioKey);
      const { today } = bank;
      const portfolioInvestments = investmentsOf(bank.read, account.key, today);
      const { rows, ...next } = pageInOrder(portfolioInvestments, (one) => placeOf(one, today), query);
      return {
        status: 200,
        body: { data: rows.map((row) => investmentView(bank.read, { customer, today }, row)), ...next },
      };
    },
    made: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkPeriod(query);
      const data = await runInSlices(portfolioReceipts(bank.read, { customer, today: bank.today }, query));
      return { status: 200, body: { data } };
    },
    rates: async ({ req, query }) => {
      const { bank } = customerCall(req);
      const isrRate = taxRateOn(bank.today);
      const laterIsrRate = taxRateAfter(bank.today);
      const data = tiersOf(query.investment_type).map(({ term, rate, from, until }): InvestmentRate => {
        const nominal = gatNominal(rate, term);
        const maximum = until === undefined ? {} : { maximum: until };
        return {
          ...{ term, rate, minimum: from, ...maximum },
          ...{ gatNominal: nominal, gatReal: gatReal(nominal), isrRate },
          ...(laterIsrRate && { laterIsrRate }),
        };
      });
      return { status: 200, body: { data } };
    },
    receipt: receiptRoute('investmentKey', { find: receipt, view: (row) => row, pdf: pdfView }),
    setup: async ({ req, body: { type } }) => {
      const { bank, customer, commit } = customerCall(req);
      const key = await commit((tx) => setUp(tx, customer, type));
      const accounts = accountsOf(bank.read, customer).filter(isPesoCheques);
      return {
        status: 200,
        body: {
          key,
          accounts: accounts.map((account) => accountView(bank.read, account)),
          portfolios: portfoliosOf(bank.read, customer, type).map((one) =>
            portfolioView(bank.read, one, bank.today),
          ),
        },
      };
    },
    execute: async ({ req, params: { portfolioKey: key }, body: { action, ...order } }) => {
      const call = customerCall(req);
      const { bank, customer, commit } = call;
      const actor = { customer, now: bank.now };
      if (action === 'VALIDATE') {
        const agreed = await commit((tx) => validate(tx, actor, key, order));
        return { status: 200, body: { action, ...quoteView(key, agreed) } };
      }
      const result = await commit((tx) => execute(tx, actor, key, order));
      return { status: 200, body: { action, ...receipt(call, result), receiptKey: result } };
    },
  });
