import { describe, expect, it } from 'vitest';
import type { NewRecipient } from '#contract/recipients';
import { accountOfClabe } from '#contract/shared/clabe';
import { joinLoanId } from '#contract/shared/recipient-identifier';
import { checkNew } from '../../domains/recipients/rules';
import { people } from '../people';
import { keptOn, type Saved } from './saved';
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

  it('were paid before today', () => {
    const kept = saved.map((recipient) => keptOn('2026-03-01', '1', recipient));
    expect(kept.filter(({ lastTransfer }) => lastTransfer && lastTransfer.date >= '2026-03-01')).toEqual([]);
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
