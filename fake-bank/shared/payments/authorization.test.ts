import { expect, test } from 'vitest';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { nextAuthorization } from './authorization';

test('authorization codes have six digits, and fifty in a row differ', () => {
  const tx = new Transaction(new State());
  const authorizations = Array.from({ length: 50 }, () => nextAuthorization(tx));
  for (const authorization of authorizations) expect(authorization).toMatch(/^\d{6}$/);
  expect(new Set(authorizations).size).toBe(50);
});
