import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, type Holder, portfolio } from '#bank/testing/holders';
import type { InvestmentOrder } from '#contract/investment-products';
import { invest, order, setUp, TRADE } from './investment.test-support';

const PORTFOLIOS = '/api/investment-products/v1/investment-products/portfolios';

type Me = Holder<'from' | 'portfolio'>;
const findings = { from, portfolio };

async function orderOf({ client, key }: Me): Promise<Partial<InvestmentOrder>> {
  const portfolio = await client.get(`${PORTFOLIOS}/${key('portfolio')}`).expect(200);
  return {
    type: portfolio.body.portfolioType,
    investment_account_key: key('portfolio'),
    from_account_key: key('from'),
    to_account_key: key('from'),
  };
}

export const calls: CallCases = {
  'investmentProducts.portfolio': callWith({ portfolio }, ({ key }) => ({
    path: `${PORTFOLIOS}/${key('portfolio')}`,
    status: 200,
  })),
  'investmentProducts.investments': callWith({ portfolio }, ({ key }) => ({
    path: `${PORTFOLIOS}/${key('portfolio')}/investments`,
    status: 200,
  })),
  'investmentProducts.made': call(() => ({
    path: `${TRADE}/investments?start_date=2026-01-01&end_date=2026-12-31`,
    status: 200,
  })),
  'investmentProducts.rates': call(() => ({
    path: `${TRADE}/investments/rates?account_type=VALORES&investment_type=PAYCHECKS`,
    status: 200,
  })),
  'investmentProducts.receipt': callWith(findings, async (me) => ({
    path: `${TRADE}/investments/${(await invest(me.client, await orderOf(me))).key}/receipt`,
    status: 200,
  })),
  'investmentProducts.setup': call(() => ({ path: TRADE, body: { type: 'VALORES' }, status: 200 })),
  'investmentProducts.execute': callWith(findings, async (me) => {
    const body = order(await orderOf(me));
    const { key } = await setUp(me.client, body.type);
    return { path: `${TRADE}/${key}/execute`, body: { action: 'VALIDATE', ...body }, status: 200 };
  }),
};
