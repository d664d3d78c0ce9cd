import { expect, test } from 'vitest';
import { fixtures } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { arrange } from './arrange';
import { savingProgramScenarios } from './saving-programs';

const PROGRAMS = '/api/saving-programs/v1/saving-programs';
const amount = (pesos: number) => ({ amount: pesos, currency_code: 'MXN' });

test.each(savingProgramScenarios)(
  '$id returns its code once, and then the request succeeds',
  async (scenario) => {
    const bank = await openBank();
    const ana = await bank.signIn(scenario.customer);
    const { key, nonce } = (await ana.get(`${PROGRAMS}/elegible-resources`).expect(200)).body;
    const order = {
      key,
      nonce,
      account_type: 'Cheques',
      from_account_key: scenario.data.from_account,
      to_account: scenario.data.to_account,
      amount: amount(Number(scenario.data.amount)),
      periodicity: { frequency: 'WEEKLY' },
      tx_date: '24112026',
    };
    const creates = scenario.deepLink.startsWith('/saving-programs/create');
    if (creates) await ana.post(`${PROGRAMS}/validations`, order).expect(200);
    const send = () =>
      creates
        ? ana.post(`${PROGRAMS}/confirmations`, order)
        : ana.put(`${PROGRAMS}/ana-ahorra-viaje`, { amount: amount(2_000), status: 'PAUSED' });
    arrange(bank.bank, fixtures, scenario);
    const before = (await ana.get(PROGRAMS).expect(200)).body;
    expect(codeOf(await send())).toBe(scenario.code);
    expect((await ana.get(PROGRAMS).expect(200)).body).toEqual(before);
    await send().expect(200);
  },
);
