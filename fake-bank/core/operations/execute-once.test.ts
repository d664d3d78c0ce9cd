import { describe, expect, test, vi } from 'vitest';
import { outcomeOf, verdictOf } from '#bank/testing/refusals';
import { transactionWithSigners } from '#bank/testing/signers';
import { nextFolio } from './folio';
import {
  bindOperation,
  checkReviewed,
  executeOnce,
  openOperation,
  storeReviewed,
  typeOfOperation,
  unbindOperation,
} from './operation';
import { operations, sortedQuery } from './record';

const KIND = 'toy';
const BODY = { amount: 10, to: { key: 'a' } };
/** The same body with another key order. */
const REORDERED_BODY = { to: { key: 'a' }, amount: 10 };
const OTHER_BODY = { amount: 11, to: { key: 'a' } };

function openTransaction() {
  const tx = transactionWithSigners();
  const { key, nonce } = openOperation(tx, 'ana', KIND);
  const reference = { key, customer: 'ana', kind: KIND };
  const make = vi.fn(() => 'T1');
  const execute = (
    body: unknown,
    change: object = {},
    { mayBeUnvalidated = false, checkOwnership = () => undefined } = {},
  ) =>
    outcomeOf(() =>
      executeOnce(tx, { ...reference, nonce, ...change }, body, {
        checkOwnership,
        mayBeUnvalidated: () => mayBeUnvalidated,
        make,
      }),
    );
  return { tx, reference, nonce, make, execute };
}

describe('executeOnce', () => {
  test('executes a validated body once and repeats the result', () => {
    const { tx, reference, make, execute } = openTransaction();
    bindOperation(tx, reference, BODY);
    expect(execute(REORDERED_BODY)).toBe('T1');
    expect(execute(BODY)).toBe('T1');
    expect(make).toHaveBeenCalledOnce();
    expect(execute(OTHER_BODY)).toBe('CZ_NONCE_REUSED');
    expect(verdictOf(() => bindOperation(tx, reference, OTHER_BODY))).toBe('CZ_NONCE_REUSED');
  });

  test('rejects a body that was not validated', () => {
    const { tx, reference, make, execute } = openTransaction();
    expect(execute(BODY)).toBe('CZ_NOT_VALIDATED');
    bindOperation(tx, reference, OTHER_BODY);
    expect(execute(BODY)).toBe('CZ_NOT_VALIDATED');
    expect(execute(BODY, {}, { mayBeUnvalidated: true })).toBe('CZ_NOT_VALIDATED');
    expect(make).not.toHaveBeenCalled();
  });

  test('skips validation where it is optional', () => {
    expect(openTransaction().execute(BODY, {}, { mayBeUnvalidated: true })).toBe('T1');
  });

  test('rejects a call with another customer, kind, key or nonce', () => {
    const { tx, reference, make, execute } = openTransaction();
    bindOperation(tx, reference, BODY);
    expect(execute(BODY, { customer: 'luis' })).toBe('CZ_NOT_FOUND');
    expect(execute(BODY, { kind: 'other' })).toBe('CZ_NOT_FOUND');
    expect(execute(BODY, { key: 'none' })).toBe('CZ_NOT_FOUND');
    expect(execute(BODY, { nonce: 'none' })).toBe('CZ_NOT_FOUND nonce');
    expect(make).not.toHaveBeenCalled();
    expect(execute(BODY, { nonce: null })).toBe('T1');
  });

  test('checks ownership before it requires a validation', () => {
    const { execute } = openTransaction();
    const checkOwnership = () => {
      throw new Error('not yours');
    };
    expect(() => execute(BODY, {}, { checkOwnership })).toThrow('not yours');
  });
});

test('bindOperation checks the nonce if there is one', () => {
  const { tx, reference, nonce } = openTransaction();
  expect(verdictOf(() => bindOperation(tx, { ...reference, nonce: 'none' }, BODY))).toBe(
    'CZ_NOT_FOUND nonce',
  );
  expect(verdictOf(() => bindOperation(tx, { ...reference, nonce }, BODY))).toBe('passes');
});

test('an unbound operation has to be validated again', () => {
  const { tx, reference, execute } = openTransaction();
  bindOperation(tx, reference, BODY);
  unbindOperation(tx, reference);
  expect('validated' in (tx.get(operations, reference.key) ?? {})).toBe(false);
  expect(execute(BODY)).toBe('CZ_NOT_VALIDATED');
});

test('checkReviewed rejects details that differ from the reviewed details', () => {
  const { tx, reference } = openTransaction();
  storeReviewed(tx, reference, { clabe: '1', bank: 'a' });
  expect(verdictOf(() => checkReviewed(tx, reference, { bank: 'a', clabe: '1' }))).toBe('passes');
  expect(verdictOf(() => checkReviewed(tx, reference, { bank: 'a', clabe: '2' }))).toBe('CZ_NOT_VALIDATED');
});

test('typeOfOperation returns the type of an operation only to its customer', () => {
  const tx = transactionWithSigners();
  const { key } = openOperation(tx, 'ana', 'pay-SAT');
  const type = (customer: string, types: readonly string[]) =>
    outcomeOf(() => typeOfOperation(tx, { key, customer }, types, (name) => `pay-${name}`));
  expect(type('ana', ['CDMX', 'SAT'])).toBe('SAT');
  expect(type('ana', ['CDMX'])).toBe('CZ_NOT_FOUND');
  expect(type('luis', ['CDMX', 'SAT'])).toBe('CZ_NOT_FOUND');
});

test('sortedQuery ignores the order of the parameters', () => {
  expect(sortedQuery('b=2&a=1')).toBe('a=1&b=2');
  expect(sortedQuery('')).toBe('');
});

test('folios have eight digits and are consecutive', () => {
  const tx = transactionWithSigners();
  expect([nextFolio(tx), nextFolio(tx)]).toEqual(['73040001', '73040002']);
});
