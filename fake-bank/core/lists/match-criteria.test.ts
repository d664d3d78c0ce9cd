import { expect, test } from 'vitest';
import { payments } from '#bank/shared/payments/payment';
import { transfers } from '#bank/shared/transfers/transfer';
import { openBank } from '#bank/testing/bank-under-test';
import type { Reader } from '../storage/collection';
import { listKey, matchCriteria } from './match-criteria';

test('without criteria there is no filter', () => {
  expect(matchCriteria()).toEqual({});
  expect(matchCriteria([undefined, () => 1])).toEqual({});
});

test('a row has to meet all criteria', () => {
  const { fits } = matchCriteria<{ a: number; b: string }>(
    [1, ({ a }) => a],
    ['x', ({ b }) => b],
    [undefined, () => 0],
  );
  const rows = [
    { a: 1, b: 'x' },
    { a: 2, b: 'x' },
    { a: 1, b: 'y' },
  ];
  expect(rows.map((row) => fits?.(row))).toEqual([true, false, false]);
});

const lists = (read: Reader, customer: string) => [
  {
    all: read.list(transfers, 'byCustomer', customer),
    withStatus: (status: string) => {
      const { index, key } = listKey(customer, status);
      return read.list(transfers, index, key);
    },
  },
  {
    all: read.list(payments, 'byCustomer', customer),
    withStatus: (status: string) => {
      const { index, key } = listKey(customer, status);
      return read.list(payments, index, key);
    },
  },
];

test('the list by status equals the filtered list, before and after status changes', async () => {
  const bank = await openBank();
  const { key } = await bank.signIn('ana');
  const check = () => {
    const statuses = new Set<string>();
    for (const { all, withStatus } of lists(bank.bank.read, key)) {
      for (const { status } of all) {
        statuses.add(status);
        expect(withStatus(status)).toEqual(all.filter((order) => order.status === status));
      }
      expect(withStatus('SCHEDULED')).toEqual(all.filter(({ status }) => status === 'SCHEDULED'));
    }
    return statuses;
  };
  expect(check()).toContain('SCHEDULED');
  await bank.advance('P2M');
  expect(check()).not.toContain('SCHEDULED');
});
