import { expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { errorOf, executeOrder, FUNDS, order, scheduledOrder, TRADE } from './fund.test-support';

const account = 'ana-fondo';

const applyFixture = (bank: BankUnderTest, name: string, given: object) =>
  bank.send('post', '/__bank/situations', { name: `investment-funds.${name}`, customer: 'ana', given });

async function openWithFixture(name: string, given: object) {
  const bank = await openBank();
  await applyFixture(bank, name, given).expect(204);
  return { bank, ana: await bank.signIn('ana') };
}

test('orders for a fund without a price are rejected, and the next valuation sets its price', async () => {
  const { bank, ana } = await openWithFixture('price-missing', { account });
  const fund = (await ana.get(`${FUNDS}/${account}`).expect(200)).body;
  expect(fund).toMatchObject({ buyPrice: null, sellPrice: null, units: 70_075 });
  expect(fund.priceHistory.at(-1).date).toBe('2026-11-13');
  expect(await errorOf(ana, order())).toBe('0000 amount');
  expect(await errorOf(ana, scheduledOrder({ operation_type: 'SELL' }))).toBe('0000 amount');
  await bank.advance('P1D');
  const next = (await (await bank.signIn('ana')).get(`${FUNDS}/${account}`).expect(200)).body;
  expect(next.sellPrice).toBeGreaterThan(1.2);
  expect(next.valuationDate).toBe('2026-11-23');
});

test('a scheduled operation without a price on its day is rejected with the reason', async () => {
  const bank = await openBank();
  const { key } = await executeOrder(await bank.signIn('ana'), scheduledOrder());
  await bank.advance('PT12H'); // After today's valuation.
  await applyFixture(bank, 'price-missing', { account }).expect(204);
  await bank.advance('P1D');
  const receipt = (await (await bank.signIn('ana')).get(`${TRADE}/${key}/receipt`).expect(200)).body;
  expect(receipt).toMatchObject({ status: 'REJECTED', reason: 'Ese día no hubo precio del fondo.' });
});

test.each([
  ['scheduled', { account, type: 'SELL', amount: '500' }, 'SELL', 'PROCESSED'],
  ['scheduled', { account }, 'BUY', 'PROCESSED'],
  ['will-be-rejected', { account }, 'BUY', 'REJECTED'],
])('the fixture %s with %j creates a %s that is %s the next day', async (name, given, type, status) => {
  const { bank, ana } = await openWithFixture(name, given);
  const query = `${TRADE}/transactions?investment_status=SCHEDULED&end_date=2026-11-24`;
  const [{ key, operationType }] = (await ana.get(query).expect(200)).body.data;
  expect(operationType).toBe(type);
  await bank.advance('P1D');
  const receipt = (await (await bank.signIn('ana')).get(`${TRADE}/${key}/receipt`).expect(200)).body;
  expect(receipt.status).toBe(status);
});

test.each([
  ['price-missing', { account: 'carmen-fondo' }, 'account'],
  ['scheduled', { account, type: 'HOLD' }, 'type'],
  ['scheduled', { account, amount: 'mucho' }, 'amount'],
  ['scheduled', { account, amount: '0.50' }, 'amount'],
  ['will-be-rejected', { account: 'ana-nomina' }, 'account'],
])('the fixture %s rejects %j with an error for %s', async (name, given, param) => {
  const answer = await applyFixture(await openBank(), name, given).expect(400);
  expect(answer.body.notifications[0].field).toBe(`given.${param}`);
});
