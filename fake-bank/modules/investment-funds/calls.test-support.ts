import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { from, fund, type Holder } from '#bank/testing/holders';
import { executeOrder, FUNDS, order, scheduledOrder, setUp, TRADE } from './fund.test-support';

const findings = { from, fund };

const scheduled = async ({ client, key }: Holder<'from' | 'fund'>) => {
  const body = scheduledOrder({ investment_account_key: key('fund') });
  return { body, receipt: await executeOrder(client, body) };
};

export const calls: CallCases = {
  'investmentFunds.get': callWith({ fund }, ({ key }) => ({ path: `${FUNDS}/${key('fund')}`, status: 200 })),
  'investmentFunds.setup': call(() => ({ path: TRADE, body: { operation_type: 'BUY' }, status: 200 })),
  'investmentFunds.execute': callWith(findings, async ({ client, key }) => ({
    path: `${TRADE}/${(await setUp(client)).key}/execute`,
    body: { action_type: 'VALIDATE', ...order({ investment_account_key: key('fund') }) },
    status: 200,
  })),
  'investmentFunds.change': callWith(findings, async (me) => {
    const { body, receipt } = await scheduled(me);
    return {
      path: `${TRADE}/${receipt.key}`,
      body: { action_type: 'modify', ...body, amount: 500 },
      status: 200,
    };
  }),
  'investmentFunds.operations': call(() => ({
    path: `${TRADE}/transactions?start_date=2026-01-01&end_date=2026-12-31`,
    status: 200,
  })),
  'investmentFunds.receipt': callWith(findings, async (me) => ({
    path: `${TRADE}/${(await scheduled(me)).receipt.key}/receipt`,
    status: 200,
  })),
};
