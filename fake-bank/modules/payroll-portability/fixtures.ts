import * as z from 'zod/mini';
import { defineFixture } from '#bank/core/fixtures/fixture';
import { choice, clabe, text } from '#bank/core/fixtures/params';
import { nextFolio } from '#bank/core/operations/folio';
import { findOwned } from '#bank/core/storage/find-owned';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { otherBanks } from '#bank/shared/institutions/institutions';
import { isOpen, mayReceive } from '#contract/rules/payroll-portability';
import { begin, end } from './progress';
import { portabilityRequests, requestsOf } from './request';
import { checkNotRequested, checkPaying } from './rules';

const exists = defineFixture({
  title: 'The customer has asked for the payroll of a CLABE',
  params: ({ reader, customer }) => ({
    account: choice(
      'cheque account in pesos',
      accountsOf(reader, customer)
        .filter(mayReceive)
        .map(({ key }) => key),
    ),
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

export const payrollPortabilityFixtures = {
  'payroll-portability.exists': exists,
  'payroll-portability.answered': answerFixture,
};
