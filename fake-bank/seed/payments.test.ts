import { expect, test } from 'vitest';
import { isTax } from '#contract/domain/payment';
import { bankAccount } from '../core/ledger/accounts';
import { ledgerTransactions } from '../core/ledger/ledger';
import { Reader, State } from '../core/storage/collection';
import { Transaction } from '../core/storage/transaction';
import { runSync } from '../core/tasks/task';
import { paidLines } from '../modules/taxes/records';
import { payments } from '../shared/payments/payment';
import { seedBank } from './seed';

const state = new State();
runSync(seedBank(new Transaction(state), '2026-11-21'));
const bank = new Reader(state);

test('the payments equal the postings of their merchants', () => {
  const paid = bank
    .all(ledgerTransactions)
    .filter(({ category }) => category === 'services')
    .map(({ date, postings }) => {
      const creditPosting = postings.find(({ account }) => account.startsWith(`${bankAccount('services')}:`));
      return `${date} ${creditPosting?.account} ${creditPosting?.amount}`;
    });
  const merchantPostings = bank
    .all(payments)
    .filter(({ status, operationType }) => status === 'PROCESSED' && !isTax(operationType))
    .map(
      ({ effectiveDate, merchantKey, amount }) =>
        `${effectiveDate} ${bankAccount('services')}:${merchantKey} ${amount}`,
    );
  expect(paid.length).toBeGreaterThan(0);
  expect(merchantPostings.toSorted()).toEqual(paid.toSorted());
});

test('payments fit their schema', () => {
  for (const row of bank.all(payments)) payments.schema.parse(row);
});

test('a paid tax has a posting and a paid line', () => {
  const [paid, ...more] = bank.all(payments).filter(({ operationType }) => isTax(operationType));
  expect(more).toEqual([]);
  expect(paid).toMatchObject({
    operationType: 'CDMX',
    amount: 2_184_50,
    concept: 'Predial',
    authorization: expect.stringMatching(/^\d{6}$/),
  });
  expect(bank.get(paidLines, paid?.reference ?? '')).toBeDefined();
  const taxes = bank.list(ledgerTransactions, 'byAccount', bankAccount('taxes', 'MXN'));
  expect(taxes.map(({ date, description }) => `${date} ${description}`)).toContain(
    `${paid?.effectiveDate} Predial de la Ciudad de México`,
  );
});
