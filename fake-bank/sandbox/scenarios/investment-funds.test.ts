import { expect, test } from 'vitest';
import { fixtures } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { arrange } from './arrange';
import { fundScenarios } from './investment-funds';

const TRADE = '/api/investment-funds-trade/v2/investment-funds';

const executionScenarios = fundScenarios.filter(({ arrange }) =>
  arrange.fault?.match?.path?.endsWith('/execute'),
);

test.each(executionScenarios)(
  '$id returns its code once, and then the order is executed',
  async (scenario) => {
    const bank = await openBank();
    const ana = await bank.signIn(scenario.customer);
    const order = {
      transaction_type: 'onetime',
      operation_type: 'BUY',
      investment_account_key: scenario.data.investment_account,
      amount: Number(scenario.data.amount),
      operation_date: '2026-11-23',
    };
    const { key } = (await ana.post(TRADE, {}).expect(200)).body;
    const executeWith = (action_type: string) =>
      ana.post(`${TRADE}/${key}/execute`, { ...order, action_type });
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
