import { describe, expect, test, vi } from 'vitest';
import { outcomeOf, verdictOf } from '#bank/testing/refusals';
import { bankOfSigners } from '#bank/testing/signers';
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
const SAME = { to: { key: 'a' }, amount: 10 };
const OTHER = { amount: 11, to: { key: 'a' } };

function opened() {
  const tx = bankOfSigners();
  const { key, nonce } = openOperation(tx, 'ana', KIND);
  const named = { key, customer: 'ana', kind: KIND };
  const make = vi.fn(() => 'T1');
  const execute = (
    body: unknown,
    change: object = {},
    { mayBeUnvalidated = false, checkOwnership = () => undefined } = {},
  ) =>
    outcomeOf(() =>
      executeOnce(tx, { ...named, nonce, ...change }, body, {
        checkOwnership,
        mayBeUnvalidated: () => mayBeUnvalidated,
        make,
      }),
    );
  return { tx, named, nonce, make, execute };
}

describe('carrying out', () => {
  test('makes what was checked, once, and answers the same again', () => {
    const { tx, named, make, execute } = opened();
    bindOperation(tx, named, BODY);
    expect(execute(SAME)).toBe('T1');
    expect(execute(BODY)).toBe('T1');
    expect(make).toHaveBeenCalledOnce();
    expect(execute(OTHER)).toBe('CZ_NONCE_REUSED');
    expect(verdictOf(() => bindOperation(tx, named, OTHER))).toBe('CZ_NONCE_REUSED');
  });

  test('makes nothing of what was not checked, or of another body', () => {
    const { tx, named, make, execute } = opened();
    expect(execute(BODY)).toBe('CZ_NOT_VALIDATED');
    bindOperation(tx, named, OTHER);
    expect(execute(BODY)).toBe('CZ_NOT_VALIDATED');
    expect(execute(BODY, {}, { mayBeUnvalidated: true })).toBe('CZ_NOT_VALIDATED');
    expect(make).not.toHaveBeenCalled();
  });

  test('needs no check where it need not be checked', () => {
    expect(opened().execute(BODY, {}, { mayBeUnvalidated: true })).toBe('T1');
  });

  test('is not for others, for another kind, or with another nonce', () => {
    const { tx, named, make, execute } = opened();
    bindOperation(tx, named, BODY);
    expect(execute(BODY, { customer: 'luis' })).toBe('CZ_NOT_FOUND');
    expect(execute(BODY, { kind: 'other' })).toBe('CZ_NOT_FOUND');
    expect(execute(BODY, { key: 'none' })).toBe('CZ_NOT_FOUND');
    expect(execute(BODY, { nonce: 'none' })).toBe('CZ_NOT_FOUND nonce');
    expect(make).not.toHaveBeenCalled();
    expect(execute(BODY, { nonce: null })).toBe('T1');
  });

  test('looks at what is whose before anything else', () => {
    const { execute } = opened();
    const checkOwnership = () => {
      throw new Error('not yours');
    };
    expect(() => execute(BODY, {}, { checkOwnership })).toThrow('not yours');
  });
});

test('a body is bound with its nonce, where one is sent', () => {
  const { tx, named, nonce } = opened();
  expect(verdictOf(() => bindOperation(tx, { ...named, nonce: 'none' }, BODY))).toBe('CZ_NOT_FOUND nonce');
  expect(verdictOf(() => bindOperation(tx, { ...named, nonce }, BODY))).toBe('passes');
});

test('what is unbound must be checked again', () => {
  const { tx, named, execute } = opened();
  bindOperation(tx, named, BODY);
  unbindOperation(tx, named);
  expect('validated' in (tx.get(operations, named.key) ?? {})).toBe(false);
  expect(execute(BODY)).toBe('CZ_NOT_VALIDATED');
});

test('what leads elsewhere than the customer saw is refused', () => {
  const { tx, named } = opened();
  storeReviewed(tx, named, { clabe: '1', bank: 'a' });
  expect(verdictOf(() => checkReviewed(tx, named, { bank: 'a', clabe: '1' }))).toBe('passes');
  expect(verdictOf(() => checkReviewed(tx, named, { bank: 'a', clabe: '2' }))).toBe('CZ_NOT_VALIDATED');
});

test('a key tells which of several types was begun, to its customer alone', () => {
  const tx = bankOfSigners();
  const { key } = openOperation(tx, 'ana', 'pay-SAT');
  const type = (customer: string, types: readonly string[]) =>
    outcomeOf(() => typeOfOperation(tx, { key, customer }, types, (name) => `pay-${name}`));
  expect(type('ana', ['CDMX', 'SAT'])).toBe('SAT');
  expect(type('ana', ['CDMX'])).toBe('CZ_NOT_FOUND');
  expect(type('luis', ['CDMX', 'SAT'])).toBe('CZ_NOT_FOUND');
});

test('a query is the same whatever the order of its parameters', () => {
  expect(sortedQuery('b=2&a=1')).toBe('a=1&b=2');
  expect(sortedQuery('')).toBe('');
});

test('a folio has eight digits, and each is the next', () => {
  const tx = bankOfSigners();
  expect([nextFolio(tx), nextFolio(tx)]).toEqual(['73040001', '73040002']);
});
