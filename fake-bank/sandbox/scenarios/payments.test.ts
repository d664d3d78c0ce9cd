import { expect, test } from 'vitest';
import { fixtures } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { newPhone, newService, PAYEES } from '#bank/testing/payee';
import {
  billOrder,
  executePayment,
  firstBill,
  PAYMENTS,
  STUDIO_WATER,
  setUpPayment,
  topUp,
  validatePayment,
} from '#bank/testing/payment';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { catalogue } from '#contract/errors';
import { arrange } from './arrange';
import { payeeScenarios } from './payees';
import { paymentScenarios } from './payments';
import type { Scenario } from './scenario';

test('there is a scenario for each code of payees and payments', () => {
  const coveredCodes = new Set<string>([...payeeScenarios, ...paymentScenarios].map(({ code }) => code));
  const missing = catalogue
    .filter(({ scopes }) => scopes.some((scope) => scope === 'payees' || scope === 'payments'))
    .filter(({ code }) => !coveredCodes.has(code));
  expect(missing).toEqual([]);
});

/** Returns the client's request for a scenario, with the typed fields as its body. */
function callOf({ id, data }: Scenario): { verb: 'post' | 'put'; path: string; body: object } {
  const nickname = data.Alias ?? '';
  const mobile_telephone = data.Celular ?? '';
  if (id.startsWith('payees-edit-service-'))
    return { verb: 'put', path: `${PAYEES}/ana-gas`, body: { nickname } };
  if (id.startsWith('payees-edit-phone-'))
    return { verb: 'put', path: `${PAYEES}/ana-movil-diego`, body: { mobile_telephone } };
  if (id.startsWith('payees-phone-'))
    return { verb: 'post', path: PAYEES, body: newPhone({ nickname, mobile_telephone }) };
  const fields = [{ id: 'reference', value: data['Número de servicio'] ?? '' }];
  return { verb: 'post', path: PAYEES, body: newService({ nickname, fields }) };
}

test.each(payeeScenarios)('$id returns its code', async (scenario) => {
  const bank = await openBank();
  const ana = await bank.signIn(scenario.customer);
  arrange(bank.bank, fixtures, scenario);
  const { verb, path, body } = callOf(scenario);
  const before = (await ana.get(PAYEES).expect(200)).body;
  expect(codeOf(await ana.send(verb, path, body))).toBe(scenario.code);
  expect((await ana.get(PAYEES).expect(200)).body).toEqual(before);
});

const isRejectedCancellation = ({ code }: Scenario): boolean => code === 'CZ_NOT_CANCELLABLE';

test.each(paymentScenarios.filter((scenario) => !isRejectedCancellation(scenario)))(
  '$id returns its code once and moves nothing',
  async (scenario) => {
    const bank = await openBank();
    const ana = await bank.signIn(scenario.customer);
    const isTopUp = scenario.deepLink.startsWith('/bill-payments/mobile-top-up');
    const order = isTopUp ? topUp() : billOrder(await firstBill(ana, STUDIO_WATER));
    expect(scenario.data).toMatchObject({ payee: order.payee_key, origin_account: order.from_account_key });
    const operation = await setUpPayment(ana, order.operation_type);
    await validatePayment(ana, operation, order).expect(200);
    const before = await bank.balance('ana-nomina');
    arrange(bank.bank, fixtures, scenario);
    expect(codeOf(await executePayment(ana, operation, order))).toBe(scenario.code);
    expect(await bank.balance('ana-nomina')).toBe(before);
    await executePayment(ana, operation, order).expect(200);
  },
);

test.each(paymentScenarios.filter(isRejectedCancellation))('$id returns its code once', async (scenario) => {
  const bank = await openBank();
  const ana = await bank.signIn(scenario.customer);
  const { body } = await ana.get(`${PAYMENTS}/payments?payment_status=SCHEDULED`).expect(200);
  const [{ key, operationType }] = body.data;
  const cancel = () =>
    ana.put(`${PAYMENTS}/${key}`, {
      action_type: 'DELETE',
      transaction_type: 'SCHEDULED',
      operation_type: operationType,
    });
  arrange(bank.bank, fixtures, scenario);
  expect(codeOf(await cancel())).toBe(scenario.code);
  await cancel().expect(200);
});

test('without a fault, a used token value is rejected for another payee', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const save = (body: object) => sendSigned(ana, { method: 'POST', url: PAYEES, body }, TOKENS.ana);
  await save(newService());
  const other = newService({ nickname: 'Otra', fields: [{ id: 'reference', value: '777000111333' }] });
  expect(codeOf(await save(other))).toBe('E_BAASMXBPAP_024');
});
