import { expect, test } from 'vitest';
import { bankAccount } from '../ground/ledger/accounts';
import { ledgerTransactions } from '../ground/ledger/ledger';
import { payments } from '../ground/payment-book/payment';
import { State } from '../ground/store/collection';
import { Reader, Transaction } from '../ground/store/transaction';
import { seedBank } from './seed';

const state = new State();
seedBank(new Transaction(state), '2026-11-21');
const bank = new Reader(state);

test('every payment that was made is in the ledger, and every paid service in the book', () => {
  const services = bankAccount('services', 'MXN');
  const paid = bank
    .list(ledgerTransactions, 'byAccount', services)
    .map(({ date, postings }) => `${date} ${postings.find(({ account }) => account === services)?.amount}`);
  const booked = bank
    .all(payments)
    .filter(({ status }) => status === 'PROCESSED')
    .map(({ effectiveDate, amount }) => `${effectiveDate} ${amount}`);
  expect(paid.length).toBeGreaterThan(0);
  expect(booked.toSorted()).toEqual(paid.toSorted());
});

test('fits the schema', () => {
  for (const row of bank.all(payments)) payments.schema.parse(row);
});
