import { describe, expect, test, vi } from 'vitest';
import { outcomeOf } from '#bank/testing/refusals';
import { BODY, call, MINUTE, NOW, PATH, signedCallHelpers } from '#bank/testing/signers';
import type { ErrorCode } from '#contract/errors';
import { activities } from '../activity/activity';
import { DomainError } from '../errors/domain-error';
import { executeSignedOnce, executeWhenSigned, unwrapOutcome } from './execute-signed';
import { valueFor } from './magic-tokens';
import { bindOperation, openOperation } from './operation';
import { operations } from './record';
import { signatures } from './signature';

describe('a call without a nonce', () => {
  test('waits for its signature, executes once and then needs a new signature', () => {
    const { tx, send, make, pendingKey, initiateSignature, initiateAndSign } = signedCallHelpers();
    const key = pendingKey();
    expect(send()).toEqual({ signatureRequest: { status: 'REQUIRED_SIGN', key } });
    initiateSignature(key);
    expect(send()).toEqual({ signatureRequest: { status: 'REQUIRED_SIGN', key } });
    expect(make).not.toHaveBeenCalled();
    expect(initiateAndSign(key)).toBe('SIGNED');
    expect(send()).toEqual({ resultKey: 'M1' });
    expect(make).toHaveBeenCalledOnce();
    expect(tx.get(operations, key)).toBeUndefined();
    expect(pendingKey()).not.toBe(key);
  });

  test('needs its own signature if the body, query, method or form session differs', () => {
    const { send, pendingKey, initiateAndSign, make } = signedCallHelpers();
    initiateAndSign(pendingKey());
    expect(send({}, { limit: 6 })).toHaveProperty('signatureRequest');
    expect(send({ query: 'a=1&b=3' })).toHaveProperty('signatureRequest');
    expect(send({ query: '' })).toHaveProperty('signatureRequest');
    expect(send({ method: 'POST' })).toHaveProperty('signatureRequest');
    expect(send({ visit: 'v2' })).toHaveProperty('signatureRequest');
    expect(make).not.toHaveBeenCalled();
    expect(send()).toEqual({ resultKey: 'M1' });
  });

  test('has an operation that another form session prunes after five minutes', () => {
    const { tx, clock, pendingKey } = signedCallHelpers();
    const first = pendingKey();
    clock.now += 5 * MINUTE - 1;
    pendingKey({ visit: 'v2' });
    expect(tx.get(operations, first)).toBeDefined();
    clock.now += 1;
    const newKey = pendingKey({ visit: 'v3' });
    expect(tx.get(operations, first)).toBeUndefined();
    clock.now += 60 * MINUTE;
    pendingKey({ visit: 'v3' }, { limit: 7 });
    expect(tx.get(operations, newKey)).toBeDefined();
  });

  test('is rejected and creates no operation if its check fails', () => {
    const { tx } = signedCallHelpers();
    const check = () => {
      throw new DomainError('2082');
    };
    const signedCall = { customer: 'ana', now: NOW, call };
    expect(outcomeOf(() => executeWhenSigned(tx, signedCall, BODY, { check, make: () => 'M1' }))).toBe(
      '2082',
    );
    expect(tx.all(operations)).toEqual([]);
  });
});

describe('initiating a signature', () => {
  const initiateOutcome = (change: object, by: object = {}) => {
    const { initiateSignature, pendingKey } = signedCallHelpers();
    const key = pendingKey();
    return outcomeOf(() => initiateSignature(key, change, by).state);
  };

  test.each<[string, object, object, string]>([
    ['for the pending call', {}, {}, 'initiated'],
    ['with the query in another order', { url: `${PATH}?b=2&a=1` }, {}, 'initiated'],
    ['with another query', { url: `${PATH}?b=2` }, {}, '0000 operation_url'],
    ['with another path', { url: '/api/other' }, {}, '0000 operation_url'],
    ['with another method', { method: 'POST' }, {}, '0000 operation_type'],
    ['for an unknown operation', { key: 'none' }, {}, 'CZ_NOT_FOUND operation_context.key'],
    ['for an operation of another customer', {}, { customer: 'luis' }, 'CZ_NOT_FOUND operation_context.key'],
    ['without a token', {}, { customer: 'diego' }, 'E_BFF_SECSIG_001'],
  ])('%s', (_, change, by, expected) => expect(initiateOutcome(change, by)).toBe(expected));

  test('is rejected for an operation that is not validated or is already executed', () => {
    const { tx, initiateSignature } = signedCallHelpers();
    const { key } = openOperation(tx, 'ana', 'toy');
    expect(outcomeOf(() => initiateSignature(key).state)).toBe('CZ_NOT_VALIDATED');
    const operation = tx.get(operations, key);
    if (!operation) throw new Error('gone');
    tx.put(operations, { ...operation, validated: '{}', call, done: { body: '{}', made: 'M1' } });
    expect(outcomeOf(() => initiateSignature(key).state)).toBe('CZ_NOT_FOUND operation_context.key');
  });
});

describe('signing', () => {
  test('is possible for five minutes, and the signature is valid for thirty', () => {
    const { clock, send, pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const key = pendingKey();
    const lateSignature = initiateSignature(key).key;
    clock.now += 5 * MINUTE;
    expect(outcomeOf(() => enterToken(lateSignature))).toBe('E_500BAASMXSIGN_005');
    const signature = initiateSignature(key).key;
    clock.now += 5 * MINUTE - 1;
    expect(enterToken(signature)).toBe('SIGNED');
    clock.now += 30 * MINUTE - 1;
    expect(send()).toEqual({ resultKey: 'M1' });
  });

  test('gives a signature that expires after thirty minutes even if signing is repeated', () => {
    const { clock, send, pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const signature = initiateSignature(pendingKey()).key;
    enterToken(signature);
    clock.now += 20 * MINUTE;
    expect(enterToken(signature)).toBe('SIGNED');
    clock.now += 10 * MINUTE;
    expect(outcomeOf(() => enterToken(signature))).toBe('E_500BAASMXSIGN_005');
    expect(send()).toHaveProperty('signatureRequest');
  });

  test('of another customer’s or an unknown signature is rejected without counting a wrong value', () => {
    const { pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const { key } = initiateSignature(pendingKey());
    expect(outcomeOf(() => enterToken(key, '285713', { customer: 'luis' }))).toBe('CZ_NOT_FOUND');
    expect(outcomeOf(() => enterToken('none'))).toBe('CZ_NOT_FOUND');
    expect(enterToken(key, '000000')).toEqual({ attemptsLeft: 4 });
  });

  test('is rejected after the call changed or the signature was spent', () => {
    const { tx, send, pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const key = pendingKey();
    const signature = initiateSignature(key).key;
    const operation = tx.get(operations, key);
    if (!operation) throw new Error('gone');
    tx.put(operations, { ...operation, validated: '{"limit":6}' });
    expect(outcomeOf(() => enterToken(signature))).toBe('E_500BAASMXSIGN_005');
    tx.put(operations, { ...operation, call: { ...call, query: '' } });
    expect(outcomeOf(() => enterToken(signature))).toBe('E_500BAASMXSIGN_005');
    tx.put(operations, operation);
    expect(enterToken(signature)).toBe('SIGNED');
    expect(send()).toEqual({ resultKey: 'M1' });
    expect(tx.get(signatures, signature)?.state).toBe('spent');
    expect(outcomeOf(() => enterToken(signature))).toBe('E_500BAASMXSIGN_005');
  });

  test('is logged once in the customer’s activity, as is a wrong value', () => {
    const { tx, pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const { key } = initiateSignature(pendingKey());
    enterToken(key, '000000');
    enterToken(key);
    enterToken(key);
    expect(tx.all(activities)).toMatchObject([
      {
        customer: 'ana',
        at: NOW,
        type: 'SIGNATURE',
        status: 'REJECTED',
        description: 'Firma con una clave incorrecta',
      },
      {
        customer: 'ana',
        at: NOW,
        type: 'SIGNATURE',
        status: 'DONE',
        description: 'Firmaste una operación con tu token',
      },
    ]);
  });

  test('with a magic token does not count as a wrong value', () => {
    const { pendingKey, initiateSignature, enterToken } = signedCallHelpers();
    const { key } = initiateSignature(pendingKey());
    const failing: ErrorCode = 'E_BFF_SECSIG_004';
    expect(valueFor(failing)).toBe('900004');
    expect(valueFor('2082')).toBeUndefined();
    expect(outcomeOf(() => enterToken(key, '900004'))).toBe(failing);
    expect(enterToken(key, '000000')).toEqual({ attemptsLeft: 4 });
  });
});

describe('an operation that also needs approval on the phone', () => {
  test('needs approval after the signature and again after a rejection', () => {
    const { tx, send, make, pendingKey, initiateAndSign } = signedCallHelpers();
    const key = pendingKey();
    initiateAndSign(key);
    const phone = vi.fn(() => false);
    const byQr = { signatureRequest: { status: 'REQUIRED_SIGN', key, by: 'QR' } };
    expect(send({}, BODY, phone)).toEqual(byQr);
    expect(phone).not.toHaveBeenCalled();
    const rejection = send({}, BODY, phone);
    expect(rejection).toEqual({ rejection: 'E500BAASMXSQR005' });
    expect(outcomeOf(() => unwrapOutcome(rejection))).toBe('E500BAASMXSQR005');
    expect(tx.get(operations, key)?.asked).toBe(false);
    phone.mockReturnValue(true);
    expect(send({}, BODY, phone)).toEqual(byQr);
    expect(make).not.toHaveBeenCalled();
    const phoneOutcome = send({}, BODY, phone);
    expect(unwrapOutcome(phoneOutcome)).toEqual({ resultKey: 'M1' });
    expect(make).toHaveBeenCalledOnce();
  });
});

describe('a signed operation with a nonce', () => {
  function openTransaction() {
    const test = signedCallHelpers();
    const { key, nonce } = openOperation(test.tx, 'ana', 'toy');
    const reference = { key, customer: 'ana', kind: 'toy' };
    const steps = { checkOwnership: vi.fn(), check: vi.fn(() => 7), make: vi.fn((fee: number) => `T${fee}`) };
    const execute = (body: object = BODY) =>
      outcomeOf(() =>
        executeSignedOnce(test.tx, { ...reference, nonce, now: test.clock.now, call }, body, steps),
      );
    return { ...test, reference, steps, execute };
  }

  test('is validated, signed and executed once, and its result is repeated', () => {
    const { tx, reference, steps, execute, initiateSignature, enterToken } = openTransaction();
    expect(execute()).toBe('CZ_NOT_VALIDATED');
    expect(steps.checkOwnership).toHaveBeenCalledOnce();
    bindOperation(tx, reference, BODY);
    expect(execute()).toEqual({ signatureRequest: { status: 'REQUIRED_SIGN', key: reference.key } });
    const signature = initiateSignature(reference.key).key;
    enterToken(signature);
    expect(execute()).toEqual({ resultKey: 'T7' });
    expect(execute()).toEqual({ resultKey: 'T7' });
    expect(outcomeOf(() => enterToken(signature))).toBe('E_500BAASMXSIGN_005');
    expect(execute({ limit: 6 })).toBe('CZ_NONCE_REUSED');
    expect(steps.make).toHaveBeenCalledOnce();
    expect(tx.all(signatures).map(({ state }) => state)).toEqual(['spent']);
  });

  test('needs a new signature if another body was bound after signing', () => {
    const { tx, reference, steps, execute, initiateAndSign } = openTransaction();
    bindOperation(tx, reference, BODY);
    execute();
    initiateAndSign(reference.key);
    bindOperation(tx, reference, { limit: 6 });
    expect(execute({ limit: 6 })).toHaveProperty('signatureRequest');
    expect(execute()).toBe('CZ_NOT_VALIDATED');
    expect(steps.make).not.toHaveBeenCalled();
  });
});
