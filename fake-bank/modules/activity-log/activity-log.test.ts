import { describe, expect, test } from 'vitest';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { noLog } from '#bank/core/storage/store';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf, execute, order, setUp, validate } from '#bank/testing/own-transfer';
import { TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import { sendToThirdParty } from '#bank/testing/third-party';
import type { Activity } from '#contract/activity-log';
import { acceptSigned, offerOf } from '../campaigns/offer.test-support';
import { ACTIVITIES } from './calls.test-support';

const listActivities = async (client: Client, query = ''): Promise<Activity[]> =>
  (await client.get(`${ACTIVITIES}${query}`).expect(200)).body.data;

const today = (client: Client) => listActivities(client, '?start_date=2026-11-23');

const summarize = (rows: Activity[]) => rows.map(({ type, status }) => `${type} ${status}`);

const login = (bank: BankUnderTest, password: string) =>
  bank.send('post', '/login').type('form').send({ username: 'ana', password });

const outbox = async (bank: BankUnderTest, customer?: string) =>
  (await bank.send('get', `/__bank/outbox${customer ? `?customer=${customer}` : ''}`).expect(200)).body.data;

test('lists the activity of the past year, newest first, thirty per page', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { data, cursor } = (await ana.get(ACTIVITIES).expect(200)).body;
  expect(data).toHaveLength(30);
  expect(data.map(({ date }: Activity) => date)).toEqual(
    data
      .map(({ date }: Activity) => date)
      .toSorted()
      .toReversed(),
  );
  const next = await listActivities(ana, `?cursor=${cursor}`);
  expect([next[0]?.date ?? '', data.at(-1).date]).toEqual([next[0]?.date ?? '', data.at(-1).date].toSorted());
  expect(next).not.toContainEqual(data.at(-1));
});

test('lists the requested days only', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  expect(await today(ana)).toEqual([]);
  const days = (await listActivities(ana, '?start_date=2026-11-19&end_date=2026-11-22&limit=500')).map(
    ({ date }) => date.slice(0, 10),
  );
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => day >= '2026-11-19' && day <= '2026-11-22')).toBe(true);
  await ana.get(`${ACTIVITIES}?start_date=2026-11-22&end_date=2026-11-21`).expect(400);
});

test('logs sign-in, sign-out and failed sign-in, and notifies the customer of the sign-in', async () => {
  const bank = await openBank();
  await login(bank, 'no es').expect(401);
  await login(bank, 'demo').expect(303);
  const ana = await bank.signIn('ana');
  await ana.get('/api/logout').expect(204);
  const nextSession = await bank.signIn('ana');
  expect(await today(nextSession)).toEqual([
    {
      date: '2026-11-23T09:30:00-06:00',
      type: 'SIGN_OUT',
      description: 'Cerraste sesión',
      status: 'DONE',
      channel: 'WEB',
    },
    expect.objectContaining({ type: 'SIGN_IN', status: 'DONE' }),
    expect.objectContaining({ type: 'SIGN_IN', status: 'REJECTED' }),
  ]);
  expect(await outbox(bank, 'ana')).toEqual([
    {
      at: '2026-11-23T09:30:00-06:00',
      customer: 'ana',
      channel: 'PUSH',
      to: '•• •••• 0001',
      subject: 'Iniciaste sesión',
      text: expect.stringContaining('Si no fuiste tú'),
    },
  ]);
  expect(await outbox(bank, 'luis')).toEqual([]);
  await bank.send('get', '/__bank/outbox?customer=nadie').expect(404);
});

test('logs a transfer and its signature once and notifies the customer', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await sendToThirdParty(ana);
  expect(summarize(await today(ana))).toEqual(['TRANSFER DONE', 'SIGNATURE DONE']);
  const [message, ...others] = await outbox(bank, 'ana');
  expect(others).toEqual([]);
  expect(message).toMatchObject({ channel: 'SMS', subject: 'Transferencia' });
});

test('a commit that the disk rejects changes neither the ledger nor the log', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const operation = await setUp(ana);
  await validate(ana, operation.key, order()).expect(200);
  const { length: before } = (await bank.ledger()).transactions;
  const failDisk = () => {
    throw new Error('no space left on the device');
  };
  bank.bank.store.logTo({ ...noLog, append: failDisk });
  expect(codeOf(await execute(ana, operation, order()).expect(500))).toBe('CZ_INTERNAL');
  bank.bank.store.logTo(noLog);
  expect((await bank.ledger()).transactions).toHaveLength(before);
  expect(await today(ana)).toEqual([]);
  expect(await outbox(bank, 'ana')).toEqual([]);
  await execute(ana, operation, order()).expect(200);
  expect((await bank.ledger()).transactions).toHaveLength(before + 1);
  expect(summarize(await today(ana))).toEqual(['TRANSFER DONE']);
});

test('logs an accepted offer', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await acceptSigned(ana, offerOf(bank, ana.key, 'CLI'), TOKENS.ana);
  const [row] = await today(ana);
  expect(row).toMatchObject({
    type: 'OFFER',
    description: 'Aceptaste Más límite para tu Tarjeta Oro hasta $90,000.00 MXN',
  });
  expect(await outbox(bank, 'ana')).toEqual([
    expect.objectContaining({ channel: 'EMAIL', subject: 'Aceptaste una oferta' }),
  ]);
});

describe('the activity log', () => {
  test('logs a wrong token value', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const offer = offerOf(bank, ana.key, 'CLI');
    await acceptSigned(ana, offer, WRONG_TOKEN).catch(() => undefined);
    expect(summarize(await today(ana))).toEqual(['SIGNATURE REJECTED']);
  });

  test('logs an offer that the credit bureau rejects and posts nothing', async () => {
    const bank = await openBank();
    const renata = await bank.signIn('renata');
    const before = (await bank.ledger()).transactions.length;
    await acceptSigned(renata, offerOf(bank, renata.key), '870432').catch(() => undefined);
    expect(await today(renata)).toEqual([
      {
        date: '2026-11-23T09:30:00-06:00',
        type: 'OFFER',
        description: 'Aceptación de una oferta',
        status: 'REJECTED',
        channel: 'WEB',
      },
    ]);
    expect((await bank.ledger()).transactions).toHaveLength(before);
  });

  test('logs an order rejected for lack of funds, and neither posts nor notifies', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const operation = await setUp(ana);
    await validate(ana, operation.key, order()).expect(200);
    const available = Math.round(((await bank.balance('ana-nomina')) ?? 0) * 100);
    const withdrawal = { from: 'ana-nomina', to: bankAccount('cash'), amount: available };
    await bank.bank.commit((tx) =>
      move(tx, { at: bank.bank.now, description: 'Retiro', category: 'cash', ...withdrawal }),
    );
    const { length: before } = (await bank.ledger()).transactions;
    expect(codeOf(await execute(ana, operation, order()).expect(422))).toBe('CZ_INSUFFICIENT_FUNDS');
    expect(summarize(await today(ana))).toEqual(['TRANSFER REJECTED']);
    expect((await bank.ledger()).transactions).toHaveLength(before);
    expect(await outbox(bank, 'ana')).toEqual([]);
  });

  test('does not log a validation error', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const offer = offerOf(bank, ana.key, 'SPL');
    await acceptSigned(ana, offer, TOKENS.ana, { amount: 1 }).catch(() => undefined);
    expect(await today(ana)).toEqual([]);
  });
});

test('a customer does not see the activity of another customer', async () => {
  const bank = await openBank();
  const [ana, mateo] = [await bank.signIn('ana'), await bank.signIn('mateo')];
  await ana.get('/api/logout').expect(204);
  expect(await today(mateo)).toEqual([]);
});
