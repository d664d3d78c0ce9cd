import { vi } from 'vitest';
import { type Customer, customers } from '../core/customers/customers';
import { executeWhenSigned } from '../core/operations/execute-signed';
import { initiate, sign } from '../core/operations/signature';
import { State } from '../core/storage/collection';
import { Transaction } from '../core/storage/transaction';

const customer = (key: string, change: Partial<Customer> = {}): Customer => ({
  key,
  user: key,
  name: key,
  description: 'Prueba',
  password: 'demo',
  tokenType: 'physical',
  token: '318204',
  score: 'fine',
  productMasking: [],
  lastLogin: null,
  previousLogin: null,
  ...change,
});

export function transactionWithSigners(): Transaction {
  const tx = new Transaction(new State());
  tx.put(customers, customer('ana'));
  tx.put(customers, customer('luis', { token: '285713' }));
  tx.put(customers, customer('diego', { tokenType: 'none' }));
  return tx;
}

export const MINUTE = 60_000;
export const NOW = Date.parse('2026-11-23T09:30:00-06:00');
const TOKEN = '318204';
export const PATH = '/api/toy';
export const BODY = { limit: 5 };
export const call = { method: 'PUT', url: PATH, query: 'a=1&b=2', visit: 'v1' };

/** Helpers for ana's call without a nonce, which is repeated until it is signed. */
export function signedCallHelpers() {
  const tx = transactionWithSigners();
  const clock = { now: NOW, systemClock: NOW };
  const actor = { customer: 'ana' };
  const make = vi.fn(() => 'M1');
  const send = (change: Partial<typeof call> = {}, body: object = BODY, approved?: () => boolean) =>
    executeWhenSigned(tx, { ...actor, now: clock.now, call: { ...call, ...change } }, body, {
      check: () => undefined,
      make,
      ...(approved && { approved }),
    });
  const pendingKey = (change: Partial<typeof call> = {}, body: object = BODY): string => {
    const outcome = send(change, body);
    if (!('signatureRequest' in outcome)) throw new Error('it does not wait');
    return outcome.signatureRequest.key;
  };
  const initiateSignature = (key: string, change: object = {}, by: object = {}) =>
    initiate(tx, { ...actor, ...clock, ...by }, { key, url: PATH, method: 'PUT', ...change });
  const enterToken = (key: string, value = TOKEN, by: object = {}) =>
    sign(tx, { ...actor, ...clock, ...by }, { key, value });
  const initiateAndSign = (key: string) => enterToken(initiateSignature(key).key);
  return {
    tx,
    clock,
    make,
    send,
    pendingKey,
    initiateSignature,
    enterToken,
    initiateAndSign,
  };
}
