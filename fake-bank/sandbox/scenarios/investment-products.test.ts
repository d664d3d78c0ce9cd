import { expect, test } from 'vitest';
import { fixtures } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { arrange } from './arrange';
import { investmentScenarios } from './investment-products';

const TRADE = '/api/investment-products-trade/v1/investment-products/portfolios';

test.each(investmentScenarios)(
  '$id returns its code once, and then the order is executed',
  async (scenario) => {
    const bank = await openBank();
    const ana = await bank.signIn(scenario.customer);
    const order = {
      type: 'INVERSION CUENTA UNICA',
      investment_type: scenario.data.investment_type,
      from_account_key: scenario.data.from_account,
      to_account_key: scenario.data.from_account,
      amount: Number(scenario.data.amount),
      term: Number(scenario.data.term),
    };
    const { key } = (await ana.post(TRADE, { type: order.type }).expect(200)).body;
    const executeWith = (action: string) => ana.post(`${TRADE}/${key}/execute`, { ...order, action });
    arrange(bank.bank, fixtures, scenario);
    if (scenario.steps.length > 1) await executeWith('VALIDATE').expect(200);
    const before = (await bank.ledger()).transactions.length;
    const rejection = await executeWith(scenario.steps.length > 1 ? 'EXECUTE' : 'VALIDATE');
    expect(codeOf(rejection)).toBe(scenario.code);
    expect((await bank.ledger()).transactions).toHaveLength(before);
    await executeWith('VALIDATE').expect(200);
    await executeWith('EXECUTE').expect(200);
  },
);
