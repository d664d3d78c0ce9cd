import { expect, test } from 'vitest';
import { fixtures } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { catalogue } from '#contract/errors';
import { arrange } from './arrange';
import { preauthorizedScenarios } from './preauthorized-payments';

const BASE = '/api/preauthorized-payments/v1/preauthorized-payments';

test('there is a scenario for each code of direct debits', () => {
  const coveredCodes = new Set<string>(preauthorizedScenarios.map(({ code }) => code));
  const ownCodes = catalogue.filter(({ scopes }) =>
    scopes.some((scope) => scope === 'preauthorized-payments'),
  );
  expect(ownCodes.length).toBeGreaterThan(0);
  expect(ownCodes.filter(({ code }) => !coveredCodes.has(code))).toEqual([]);
});

test.each(preauthorizedScenarios)('$id returns its code and changes nothing', async (scenario) => {
  const bank = await openBank();
  const ana = await bank.signIn(scenario.customer);
  arrange(bank.bank, fixtures, scenario);
  const before = (await ana.get(BASE).expect(200)).body;
  const nonce: string = before.nonce;
  const order = {
    payment_type: 'ACCOUNT',
    nonce,
    merchant_id: 2001,
    account_key: 'ana-nomina',
    additional_properties: [{ id: 'reference', value: scenario.data.reference ?? '' }],
    customer: { customer_id: ana.key },
  };
  const ending = { cancellation_type: 'CANCELLATION_ACCOUNT', nonce, account_key: 'ana-nomina' };
  const answer = scenario.id.startsWith('preauthorized-cancel')
    ? await ana.send('delete', `${BASE}/account-debit`, ending)
    : await ana.send(
        'post',
        `${BASE}/${scenario.id.startsWith('preauthorized-confirm') ? 'confirmations' : 'validations'}`,
        order,
      );
  expect(codeOf(answer)).toBe(scenario.code);
  expect((await ana.get(BASE).expect(200)).body.data).toEqual(before.data);
});
