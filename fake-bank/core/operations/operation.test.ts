import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { outcomeOf } from '#bank/testing/refusals';
import { bindOperation, keyOfNonce, openOperation, reuseOpenOperation } from './operation';

const KIND = 'toy';

test('reuseOpenOperation returns the same operation until a body is bound to it', async () => {
  const { bank } = await openBank();
  const open = (customer: string, kind = KIND) =>
    bank.store.transact((tx) => reuseOpenOperation(tx, customer, kind));
  const first = open('ana');
  expect(open('ana')).toEqual(first);
  expect(open('luis')).not.toEqual(first);
  expect(open('ana', 'other')).not.toEqual(first);
  bank.store.transact((tx) => bindOperation(tx, { key: first.key, customer: 'ana', kind: KIND }, { a: 1 }));
  const second = open('ana');
  expect(second).not.toEqual(first);
  expect(open('ana')).toEqual(second);
});

test('openOperation returns a new operation each time', async () => {
  const { bank } = await openBank();
  const openNew = () => bank.store.transact((tx) => openOperation(tx, 'ana', KIND));
  expect(openNew()).not.toEqual(openNew());
});

test('keyOfNonce finds an operation by nonce, customer and kind', async () => {
  const { bank } = await openBank();
  const { key, nonce } = bank.store.transact((tx) => openOperation(tx, 'ana', KIND));
  const lookUpKey = (about: object) =>
    outcomeOf(() => keyOfNonce(bank.read, { nonce, customer: 'ana', kind: KIND, ...about }));
  expect(lookUpKey({})).toBe(key);
  expect(lookUpKey({ customer: 'luis' })).toBe('CZ_NOT_FOUND nonce');
  expect(lookUpKey({ kind: 'other' })).toBe('CZ_NOT_FOUND nonce');
  expect(lookUpKey({ nonce: 'no-existe' })).toBe('CZ_NOT_FOUND nonce');
});
