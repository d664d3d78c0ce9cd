/** Checks that an endpoint requires a signature exactly if the contract marks it as signed. */
import { expect, test } from 'vitest';
import { contract } from '#contract/index';
import { openBank } from './testing/bank-under-test';
import { caseOf, endpointsOf, verb } from './testing/endpoints';

const api = endpointsOf(contract);

test('the contract marks at least the listed endpoints as signed', () => {
  const signed = api.flatMap(({ name, signed }) => (signed ? [`${name} ${signed}`] : []));
  expect(signed).toEqual(
    expect.arrayContaining([
      'campaigns.accept always',
      'limits.change always',
      'payees.create always',
      'payees.edit always',
      'payments.execute unsaved-phone',
      'payrollPortability.confirm always',
      'preauthorizedPayments.confirm always',
      'recipients.create always',
      'recipients.edit always',
      'taxes.activate always',
      'taxes.pay always',
      'thirdParties.execute always',
    ]),
  );
});

test.each(api.filter(({ method }) => method !== 'GET'))(
  '$name requires a signature exactly where the contract states it',
  async ({ name, method, signed }) => {
    const bank = await openBank();
    const caller = await caseOf(name).one(bank);
    const { path, body } = await caller.make();
    const answer = await caller.client.send(verb[method], path, body);
    const isAsked = answer.body?.status === 'REQUIRED_SIGN';
    const instruction = `the bank ${isAsked ? 'asks for a signature: write' : 'asks for none: remove'} "metadata: { signed: 'always' }" of the endpoint in contract/, or change the handler`;
    expect(signed === 'always', instruction).toBe(isAsked);
  },
);
