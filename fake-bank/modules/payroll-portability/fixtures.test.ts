import { expect, test } from 'vitest';
import { balanceOf } from '#bank/core/ledger/ledger';
import { openBank } from '#bank/testing/bank-under-test';
import { fetchReceipt, listPortabilities } from './portability.test-support';

async function openBankAsAna() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const applyFixture = (name: string, given: object) =>
    bank.send('post', '/__bank/situations', { name: `payroll-portability.${name}`, customer: 'ana', given });
  return { bank, ana, applyFixture };
}

test('the "exists" fixture creates a request that progresses as usual', async () => {
  const { bank, ana, applyFixture } = await openBankAsAna();
  await applyFixture('exists', { account: 'ana-ahorro', clabe: '012180000000099110' }).expect(204);
  const [portability] = await listPortabilities(ana);
  expect(portability).toMatchObject({ status: 'REQUESTED', accountKey: 'ana-ahorro', thirdParty: '012' });
  await bank.advance('P1D');
  expect((await listPortabilities(ana))[0]?.status).toBe('IN_PROCESS');
});

test.each([
  ['ACCEPTED', {}],
  ['REJECTED', { reason: 'La cuenta está cancelada.' }],
])('the "answered" fixture sets the status %s', async (status, given) => {
  const { bank, ana, applyFixture } = await openBankAsAna();
  await applyFixture('answered', { request: 'ana-portabilidad', ...given }).expect(204);
  const before = await fetchReceipt(ana, 'ana-portabilidad');
  expect(before.status).toBe(status);
  expect(before.rejectionReason).toBe('reason' in given ? given.reason : undefined);
  await bank.advance('P1M');
  expect(await fetchReceipt(ana, 'ana-portabilidad')).toEqual(before);
});

test('the "salary-paid" fixture moves a salary into the account', async () => {
  const { bank, applyFixture } = await openBankAsAna();
  const before = balanceOf(bank.bank.read, 'ana-nomina');
  await applyFixture('salary-paid', { account: 'ana-nomina', amount: '9400.50' }).expect(204);
  expect(balanceOf(bank.bank.read, 'ana-nomina')).toBe(before + 9_400_50);
});

test.each([
  ['salary-paid', { account: 'ana-dolares' }, 'account'],
  ['salary-paid', { account: 'ana-nomina', amount: '0' }, 'amount'],
  ['exists', { account: 'luis-cheques', clabe: '012180000000099110' }, 'account'],
  ['exists', { account: 'ana-dolares', clabe: '012180000000099110' }, 'account'],
  ['exists', { account: 'ana-nomina', clabe: '012180000000099111' }, 'clabe'],
  ['exists', { account: 'ana-nomina', clabe: '044180000000099117' }, 'clabe'],
  ['answered', { request: 'no-existe' }, 'request'],
  ['answered', { request: 'ana-portabilidad-rechazada' }, 'request'],
  ['answered', { request: 'ana-portabilidad', reason: '' }, 'reason'],
])('the fixture %s rejects invalid parameters: %j', async (name, given, param) => {
  const { applyFixture } = await openBankAsAna();
  const answer = await applyFixture(name, given).expect(400);
  expect(answer.body.notifications[0].field).toBe(`given.${param}`);
});
