import { describe, expect, it } from 'vitest';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { Reader, State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { runSync } from '#bank/core/tasks/task';
import { checkNew } from '#bank/modules/recipients/rules';
import { type Recipient, recipients } from '#bank/shared/parties/recipients';
import { transfers } from '#bank/shared/transfers/transfer';
import { accountOfClabe } from '#contract/domain/clabe';
import { joinLoanId } from '#contract/domain/recipient-identifier';
import type { NewRecipient } from '#contract/recipients';
import { people } from '../people/index';
import { seedBank } from '../seed';
import type { SeedRecipient } from './seed-recipient';
import { savedRecipients } from './seed-recipients';

const requestOf = (recipient: SeedRecipient): NewRecipient => ({
  alias: recipient.alias,
  name: recipient.name,
  ...(recipient.lastName && { last_name: recipient.lastName }),
  ...(recipient.secondLastName && { second_last_name: recipient.secondLastName }),
  bank_id: recipient.bankId,
  account_id: recipient.bankOffice
    ? joinLoanId(recipient.bankOffice, recipient.accountId)
    : recipient.accountId,
  account_type: recipient.accountType,
  recipient_type: recipient.recipientType,
});

const today = '2026-11-21';

function bankWithRecipients(): Reader {
  const state = new State();
  runSync(seedBank(new Transaction(state), today));
  return new Reader(state);
}

const bank = bankWithRecipients();

/** Returns the transfers to a recipient that a ledger transaction refers to, oldest first. */
const sentTo = ({ customer, key }: Recipient) =>
  bank
    .list(transfers, 'byCustomer', customer)
    .filter(({ key: order, to, effectiveDate, from }) => {
      const inLedger = bank
        .list(ledgerTransactions, 'byAccount', from.account)
        .some(
          ({ date, operation, postings }) =>
            date === effectiveDate &&
            operation?.key === order &&
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
  'the transfers to the recipients of %s are in the history and before today',
  (_user, customer) => {
    for (const recipient of bank.list(recipients, 'byCustomer', customer)) {
      const sent = sentTo(recipient);
      expect({ [recipient.key]: recipient.timesPaid }).toEqual({ [recipient.key]: sent.length });
      expect(recipient.lastTransfer).toEqual(sent.at(-1));
      expect(sent.filter(({ date }) => date >= today)).toEqual([]);
    }
  },
);

it('recipients defined as paid by movements have transfers', () => {
  const paidRecipients = Object.values(savedRecipients)
    .flat()
    .filter(({ paid }) => paid);
  expect(paidRecipients.length).toBeGreaterThan(15);
  expect(paidRecipients.filter(({ key }) => !bank.get(recipients, key)?.timesPaid)).toEqual([]);
});

describe.each(Object.entries(savedRecipients))('the recipients of %s', (user, seedRecipients) => {
  it('pass validation one after the other', () => {
    for (const [index, recipient] of seedRecipients.entries()) {
      expect(() => checkNew(requestOf(recipient), seedRecipients.slice(0, index))).not.toThrow();
    }
  });

  it('have keys prefixed with the user of an existing customer', () => {
    expect(seedRecipients.filter(({ key }) => !key.startsWith(`${user}-`))).toEqual([]);
    expect(people.map(({ customer }) => customer.user)).toContain(user);
  });
});

it('accounts of this bank in the name of a demo customer belong to that customer', () => {
  const holders = new Map(
    people.flatMap(({ customer, holdings }) =>
      holdings.flatMap(({ account }) =>
        account.clabe ? [[accountOfClabe(account.clabe), customer.name] as const] : [],
      ),
    ),
  );
  const aliases = Object.values(savedRecipients)
    .flat()
    .filter(({ accountType, accountId }) => accountType === 'TPTON' && accountId.length === 11)
    .map(({ name, lastName, accountId }) => [`${name} ${lastName}`, holders.get(accountId)]);
  expect(aliases.length).toBeGreaterThan(5);
  for (const [name, holder] of aliases) expect(name).toBe(holder);
});
