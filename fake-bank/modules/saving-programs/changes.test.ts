import { expect, test } from 'vitest';
import { countUse, DAILY, usedOn } from '#bank/shared/limits/limits';
import { openBank } from '#bank/testing/bank-under-test';
import { toCentavos } from '#contract/domain/money';
import { programs } from './program';
import { createProgram, PROGRAMS } from './program.test-support';

async function openWithProgram(change: object = {}) {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { key } = await createProgram(ana, change);
  const path = `${PROGRAMS}/${key}`;
  const edit = async (body: object) => (await ana.put(path, body).expect(200)).body;
  const fetchProgram = async () => (await ana.get(path).expect(200)).body;
  const applyFixture = (name: string, given: object) =>
    bank.send('post', '/__bank/situations', { name: `saving-programs.${name}`, customer: 'ana', given });
  return { bank, ana, key, edit, fetchProgram, applyFixture };
}

const pesos = (amount: number) => ({ amount, currency_code: 'MXN' });

test('an edit keeps the fields that were not sent', async () => {
  const { edit, fetchProgram } = await openWithProgram({ name: 'Viaje', goal: pesos(6_000) });
  const before = await fetchProgram();
  expect(await edit({ amount: pesos(750) })).toEqual({
    ...before,
    amount: { amount: 750, currencyCode: 'MXN' },
    changedAt: '2026-11-23T09:30:00-06:00',
  });
  expect(await edit({ name: 'Casa', to_account: 'ana-ahorro' })).toMatchObject({
    name: 'Casa',
    goal: { amount: 6_000 },
  });
  expect(await edit({ goal: pesos(9_000) })).toMatchObject({ goal: { amount: 9_000, currencyCode: 'MXN' } });
  expect(await edit({ goal: null, name: '' })).not.toHaveProperty('goal');
  expect(await fetchProgram()).not.toHaveProperty('name');
});

test('the receipt shows when the program was changed; a pause does not count as a change', async () => {
  const { bank, ana, edit, fetchProgram } = await openWithProgram();
  await bank.advance('P1D');
  await edit({ status: 'PAUSED' });
  await edit({ status: 'ACTIVE' });
  expect(await fetchProgram()).not.toHaveProperty('changedAt');
  await edit({ amount: pesos(500), periodicity: { frequency: 'WEEKLY' } });
  expect(await fetchProgram()).not.toHaveProperty('changedAt');
  await edit({ status: 'PAUSED', amount: pesos(350) });
  await bank.advance('P1D');
  await edit({ status: 'ACTIVE' });
  const later = await ana.get(`${PROGRAMS}/${(await fetchProgram()).key}/receipt`).expect(200);
  expect(later.body.changedAt).toBe('2026-11-24T09:30:00-06:00');
});

test('a new frequency counts from the first date of the program', async () => {
  const { edit } = await openWithProgram({ tx_date: '30112026', periodicity: { frequency: 'MONTHLY' } });
  expect(await edit({ periodicity: { frequency: 'WEEKLY' } })).toMatchObject({ nextDate: '2026-11-30' });
  expect(await edit({ periodicity: { frequency: 'BIWEEKLY' } })).toMatchObject({ nextDate: '2026-11-30' });
});

test('savings accumulate, even beyond the goal, until the program is removed', async () => {
  const { bank, ana, key, fetchProgram } = await openWithProgram({ goal: pesos(1_000) });
  await bank.advance('P22D');
  expect(await fetchProgram()).toMatchObject({
    saved: { amount: 2_000, currencyCode: 'MXN' },
    goal: { amount: 1_000 },
    status: 'ACTIVE',
    nextDate: '2026-12-22',
  });
  await ana.delete(`${PROGRAMS}/${key}`).expect(204);
  const before = await bank.ledger();
  await bank.advance('P8D');
  const transactions = (await bank.ledger()).transactions.slice(before.transactions.length);
  expect(JSON.stringify(transactions)).not.toContain('Ahorro programado');
});

test('a run without funds fails with a reason, and the next run takes place as usual', async () => {
  const { bank, ana, key, fetchProgram } = await openWithProgram({ amount: pesos(99_000) });
  await bank.advance('P1D');
  const troubled = `${PROGRAMS}/${key}?saving_programs_status=ERROR`;
  expect((await ana.get(troubled)).body).toMatchObject({
    status: 'ERROR',
    nextDate: '2026-12-01',
    saved: { amount: 0 },
    errors: [{ date: '2026-11-24', reason: 'Saldo insuficiente en la cuenta origen.' }],
  });
  await ana.put(`${PROGRAMS}/${key}`, { amount: pesos(100) }).expect(200);
  expect(await fetchProgram()).toMatchObject({ status: 'ERROR' });
  await bank.advance('P7D');
  expect(await fetchProgram()).toMatchObject({
    status: 'ACTIVE',
    saved: { amount: 100 },
    nextDate: '2026-12-08',
  });
});

test('a program keeps its last 24 failures', async () => {
  const { bank, ana, key, applyFixture } = await openWithProgram();
  await applyFixture('limited', { amount: '1' }).expect(204);
  await bank.advance('P7M');
  const { errors } = (await ana.get(`${PROGRAMS}/${key}?saving_programs_status=ERROR`)).body;
  expect(errors).toHaveLength(24);
  expect(errors.at(-1)).toMatchObject({ date: '2027-06-22' });
});

test('a run above the daily limit of all programs fails', async () => {
  const { bank, fetchProgram, key } = await openWithProgram();
  const { customer } = bank.bank.read.get(programs, key) ?? { customer: '' };
  const day = '2026-11-24';
  bank.bank.store.transact((tx) =>
    countUse(tx, { customer, limitKey: 'SAP', day, amount: DAILY - toCentavos(499.99) }),
  );
  await bank.advance('P1D');
  expect(await fetchProgram()).toMatchObject({ status: 'ERROR', saved: { amount: 0 } });
  await bank.advance('P7D');
  expect(await fetchProgram()).toMatchObject({ status: 'ACTIVE', saved: { amount: 500 } });
});

test('a run counts toward the limit of its day', async () => {
  const { bank, key } = await openWithProgram();
  const { customer } = bank.bank.read.get(programs, key) ?? { customer: '' };
  const usedToday = () => usedOn(bank.bank.read, customer, 'SAP', '2026-11-24');
  const before = usedToday();
  await bank.advance('P1D');
  expect(usedToday() - before).toBe(toCentavos(500));
});

test('a program resumed after the hour of its run waits for the next date', async () => {
  const { bank, edit, fetchProgram } = await openWithProgram();
  await edit({ status: 'PAUSED' });
  await bank.advance('P1D');
  expect(await edit({ status: 'ACTIVE' })).toMatchObject({ nextDate: '2026-12-01' });
  await bank.advance('P1D');
  expect(await fetchProgram()).toMatchObject({ saved: { amount: 0 } });
});

test('a program with a blank name has no name', async () => {
  const { edit, fetchProgram } = await openWithProgram({ name: '   ' });
  expect(await fetchProgram()).not.toHaveProperty('name');
  expect(await edit({ name: '  Viaje ' })).toMatchObject({ name: 'Viaje' });
});

test('pausing clears an error, and resuming makes the program active', async () => {
  const { applyFixture, key, edit, fetchProgram } = await openWithProgram();
  await applyFixture('run-failed', { program: key, reason: 'No hubo saldo.' }).expect(204);
  expect(await fetchProgram()).toMatchObject({ status: 'ERROR' });
  expect(await edit({ status: 'ACTIVE' })).toMatchObject({ status: 'ERROR' });
  expect(await edit({ status: 'PAUSED' })).toMatchObject({ status: 'PAUSED' });
  expect(await edit({ status: 'ACTIVE' })).toMatchObject({ status: 'ACTIVE', nextDate: '2026-11-24' });
});

test('the "exists" fixture creates a program that has reached its goal', async () => {
  const { applyFixture, ana } = await openWithProgram();
  const params = { from: 'ana-nomina', to: 'ana-ahorro', name: 'Bici', goal: '9000', saved: '9000' };
  await applyFixture('exists', params).expect(204);
  expect((await ana.get(PROGRAMS)).body.data.at(-1)).toMatchObject({
    name: 'Bici',
    goal: { amount: 9_000 },
    saved: { amount: 9_000 },
    nextDate: '2026-11-24',
  });
});

test.each<[string, object, string]>([
  ['exists', { from: 'ana-nomina', to: 'luis-cheques' }, 'to'],
  ['exists', { from: 'ana-nomina', to: 'ana-dolares' }, 'to'],
  ['exists', { from: 'ana-nomina', to: 'ana-nomina' }, 'to'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', frequency: 'DAILY' }, 'frequency'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', amount: '-5' }, 'amount'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', amount: '1.239' }, 'amount'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', amount: '0x10' }, 'amount'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', amount: '1e3' }, 'amount'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', name: '🚲' }, 'name'],
  ['exists', { from: 'ana-nomina', to: 'ana-ahorro', name: 'b'.repeat(26) }, 'name'],
  ['run-failed', { program: 'no-existe' }, 'program'],
  ['limited', { amount: 'mucho' }, 'amount'],
  ['limited', { amount: '1000000000' }, 'amount'],
])('the fixture %s rejects invalid parameters: %j', async (name, given, param) => {
  const { applyFixture } = await openWithProgram();
  const answer = await applyFixture(name, given).expect(400);
  expect(answer.body.notifications[0].field).toBe(`given.${param}`);
});
