import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { execute, order, setUp, validate } from '#bank/testing/own-transfer';
import { activities, logFailure } from '../activity/activity';
import { notify } from '../activity/outbox';
import { openOperation } from './operation';
import { operations } from './record';
import { initiate, signatures } from './signature';

const KEY = 'prueba';

test('keeps the last hundred unfinished operations and all finished ones', async () => {
  const testBank = await openBank();
  const { bank } = testBank;
  const ana = await testBank.signIn('ana');
  const executedOperation = await setUp(ana);
  await validate(ana, executedOperation.key, order()).expect(200);
  const receipt = await execute(ana, executedOperation, order()).expect(200);
  const before = bank.read.all(operations).length;
  const all = Array.from({ length: 250 }, () => bank.store.transact((tx) => openOperation(tx, ana.key, KEY)));
  expect(bank.read.all(operations).length - before).toBeLessThanOrEqual(100);
  const remaining = all.filter(({ key }) => bank.read.get(operations, key));
  expect(remaining).toEqual(all.slice(-100));
  expect((await execute(ana, executedOperation, order()).expect(200)).body).toEqual(receipt.body);
});

test('prunes signatures beyond a hundred, an hour after their expiry, and with their operation', async () => {
  const testBank = await openBank();
  const { bank } = testBank;
  const { key: customer } = await testBank.signIn('ana');
  const key = 'firmada';
  const call = { method: 'POST', url: '/x', query: '', visit: '' };
  bank.store.transact((tx) =>
    tx.put(operations, { key, customer, kind: KEY, number: 0, nonce: 'n', validated: '{}', call }),
  );
  const initiateAt = (now: number) =>
    bank.store.transact((tx) =>
      initiate(tx, { customer, now, systemClock: now }, { key, url: '/x', method: 'POST' }),
    );
  for (let index = 0; index < 150; index += 1) initiateAt(bank.now);
  expect(bank.read.list(signatures, 'byOperation', key)).toHaveLength(100);
  initiateAt(bank.now + 66 * 60_000);
  expect(bank.read.list(signatures, 'byOperation', key)).toHaveLength(1);
  for (let index = 0; index < 101; index += 1) bank.store.transact((tx) => openOperation(tx, customer, KEY));
  expect(bank.read.list(signatures, 'byOperation', key)).toEqual([]);
});

test('keeps the last two hundred rejections in the log and all successes', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const countOf = (status: string) =>
    bank.bank.read.list(activities, 'byCustomer', ana.key).filter((row) => row.status === status).length;
  const doneCount = countOf('DONE');
  for (let index = 0; index < 500; index += 1) {
    bank.bank.store.transact((tx) =>
      logFailure(
        tx,
        { customer: ana.key, now: bank.bank.now },
        { type: 'SIGNATURE', description: `${index}` },
      ),
    );
  }
  expect([countOf('DONE'), countOf('REJECTED')]).toEqual([doneCount, 200]);
});

test('keeps the last five hundred messages of each customer', async () => {
  const bank = await openBank();
  const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
  const sendMessage = ({ key }: { key: string }, text: string) =>
    bank.bank.store.transact((tx) =>
      notify(tx, { customer: key, now: bank.bank.now }, { channel: 'SMS', subject: 'Prueba', text }),
    );
  const messagesTo = async (customer: string): Promise<string[]> => {
    const { body } = await bank.send('get', `/__bank/outbox?customer=${customer}`).expect(200);
    return body.data.map(({ text }: { text: string }) => text);
  };
  sendMessage(luis, 'a Luis');
  const texts = Array.from({ length: 520 }, (_, index) => `mensaje ${index}`);
  for (const text of texts) sendMessage(ana, text);
  expect(await messagesTo('ana')).toEqual(texts.slice(-500));
  expect(await messagesTo('luis')).toEqual(['a Luis']);
});
