import * as z from 'zod/mini';
import { defineFixture } from '#bank/core/fixtures/fixture';
import { amount, choice, clabe, text } from '#bank/core/fixtures/params';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { nextFolio } from '#bank/core/operations/folio';
import type { Reader } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { otherBanks } from '#bank/shared/institutions/institutions';
import { isOpen, mayReceive } from '#contract/rules/payroll-portability';
import { begin, end } from './progress';
import { portabilityRequests, requestsOf } from './request';
import { checkNotRequested, checkPaying } from './rules';

const receivingAccount = (reader: Reader, customer: string) =>
  choice(
    'cheque account in pesos',
    accountsOf(reader, customer)
      .filter(mayReceive)
      .map(({ key }) => key),
  );

const portabilityRequestFixture = defineFixture({
  title: 'The customer has asked for the payroll of a CLABE',
  params: ({ reader, customer }) => ({
    account: receivingAccount(reader, customer),
    clabe: clabe({ banks: otherBanks, example: '012180000000099110' }),
  }),
  fields: { third_party_account_number: 'clabe', third_party: 'clabe' },
  apply: (tx, { customer, now }, { account, clabe: number }) => {
    const institution = checkPaying({
      third_party: number.slice(0, 3),
      third_party_account_type: 'CLABE',
      third_party_account_number: number,
    });
    const requests = requestsOf(tx, customer);
    if (requests.some((each) => isOpen(each.status) && each.number === number && each.to.account === account))
      return;
    checkNotRequested(number, requests);
    begin(tx, {
      key: nextKey(tx, 'portability'),
      customer,
      confirmationNumber: nextFolio(tx),
      orderedAt: now,
      to: storedAccount(findOwnedAccount(tx, customer, account)),
      institution: institution.id,
      type: 'CLABE',
      number,
      birthdate: '1991-03-14',
    });
  },
});

const answerFixture = defineFixture({
  title: 'The other bank has answered an open request: rejected if there is a reason, else accepted',
  params: ({ reader, customer }) => ({
    request: choice(
      'open request',
      requestsOf(reader, customer)
        .filter(({ status }) => isOpen(status))
        .map(({ key }) => key),
    ),
    reason: z.optional(text({ max: 500, example: 'La cuenta está cancelada.' })),
  }),
  apply: (tx, { customer, now: at }, { request, reason }) =>
    void end(
      tx,
      findOwned(tx, portabilityRequests, customer, request),
      reason === undefined ? { status: 'ACCEPTED', at } : { status: 'REJECTED', at, reason },
    ),
});

const MAX_SALARY = 1_000_000_00;

const salaryFixture = defineFixture({
  title: 'An employer has paid a salary into a cheque account in pesos',
  params: ({ reader, customer }) => ({
    account: receivingAccount(reader, customer),
    amount: z.prefault(amount({ max: MAX_SALARY, example: '12500' }), '12500'),
  }),
  apply: (tx, { now: at }, { account, amount: paid }) =>
    void move(tx, {
      at,
      category: 'payroll',
      description: 'Nómina Textiles Xochimilco',
      from: bankAccount('payroll'),
      to: account,
      amount: paid,
    }),
});

export const payrollPortabilityFixtures = {
  'payroll-portability.exists': portabilityRequestFixture,
  'payroll-portability.answered': answerFixture,
  'payroll-portability.salary-paid': salaryFixture,
};
