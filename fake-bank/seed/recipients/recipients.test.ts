import { describe, expect, it } from 'vitest';
import type { NewRecipient } from '#contract/recipients';
import { accountOfClabe } from '#contract/shared/clabe';
import { joinLoanId } from '#contract/shared/recipient-identifier';
import { checkNew } from '../../domains/recipients/rules';
import { ledgerTransactions } from '../../ground/ledger/ledger';
import { type Recipient, recipients } from '../../ground/parties/recipients';
import { State } from '../../ground/store/collection';
import { Reader, Transaction } from '../../ground/store/transaction';
import { transfers } from '../../ground/transfer-book/transfer';
import { atOnce } from '../../ground/turns/turns';
import { people } from '../people';
import { seedBank } from '../seed';
import type { Saved } from './saved';
import { savedRecipients } from './seed-recipients';

const asked = (saved: Saved): NewRecipient => ({
  alias: saved.alias,
  name: saved.name,
  ...(saved.lastName && { last_name: saved.lastName }),
  ...(saved.secondLastName && { second_last_name: saved.secondLastName }),
  bank_id: saved.bankId,
  account_id: saved.bankOffice ? joinLoanId(saved.bankOffice, saved.accountId) : saved.accountId,
  account_type: saved.accountType,
  recipient_type: saved.recipientType,
});

const today = '2026-11-21';

function planted(): Reader {
  const state = new State();
  atOnce(seedBank(new Transaction(state), today));
  return new Reader(state);
}

const bank = planted();

/** What was sent to a recipient, oldest first, each transfer found in the ledger too. */
const sentTo = ({ customer, key }: Recipient) =>
  bank
    .list(transfers, 'byCustomer', customer)
    .filter(({ to, effectiveDate, from }) => {
      const inLedger = bank
        .list(ledgerTransactions, 'byAccount', from.account)
        .some(
          ({ date, postings }) =>
            date === effectiveDate &&
            postings.some(({ account, amount }) => account === from.account && amount === -from.amount),
        );
      return to.account === key && inLedger;
    })
    .map(({ effectiveDate, from, message }) => ({
      date: effectiveDate,
      amount: from.amount,
      ...(message && { message }),
    }));

it.each(people.map(({ customer }) => [customer.user, customer.key]))(
  'what the recipients of %s were sent is in the history, and was sent before today',
  (_user, customer) => {
    for (const recipient of bank.list(recipients, 'byCustomer', customer)) {
      const sent = sentTo(recipient);
      expect({ [recipient.key]: recipient.timesPaid }).toEqual({ [recipient.key]: sent.length });
      expect(recipient.lastTransfer).toEqual(sent.at(-1));
      expect(sent.filter(({ date }) => date >= today)).toEqual([]);
    }
  },
);

it('whoever is told to be paid by movements is', () => {
  const told = Object.values(savedRecipients)
    .flat()
    .filter(({ paid }) => paid);
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter(({ key }) => !bank.get(recipients, key)?.timesPaid)).toEqual([]);
});

describe.each(Object.entries(savedRecipients))('the recipients of %s', (user, saved) => {
  it('could have been saved one after the other', () => {
    for (const [index, recipient] of saved.entries()) {
      expect(() => checkNew(asked(recipient), saved.slice(0, index))).not.toThrow();
    }
  });

  it('have keys that begin with whose they are, and belong to somebody who exists', () => {
    expect(saved.filter(({ key }) => !key.startsWith(`${user}-`))).toEqual([]);
    expect(people.map(({ customer }) => customer.user)).toContain(user);
  });
});

it('accounts of this bank that carry a demo customer’s name are that customer’s', () => {
  const holders = new Map(
    people.flatMap(({ customer, holdings }) =>
      holdings.flatMap(({ account }) =>
        account.clabe ? [[accountOfClabe(account.clabe), customer.name] as const] : [],
      ),
    ),
  );
  const named = Object.values(savedRecipients)
    .flat()
    .filter(({ accountType, accountId }) => accountType === 'TPTON' && accountId.length === 11)
    .map(({ name, lastName, accountId }) => [`${name} ${lastName}`, holders.get(accountId)]);
  expect(named.length).toBeGreaterThan(5);
  for (const [name, holder] of named) expect(name).toBe(holder);
});
