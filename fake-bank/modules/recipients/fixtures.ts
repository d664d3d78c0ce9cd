import type { Fixture } from '#bank/core/module/module';
import { findOwnedRecipient, recipients } from '#bank/shared/parties/recipients';
import { bankOfClabe } from '#contract/domain/clabe';

/** Gives `recipient` the account `clabe`. */
const accountTaken: Fixture = (tx, { customer, given: { recipient = '', clabe = '' } }) => {
  const saved = findOwnedRecipient(tx, customer, recipient);
  tx.put(recipients, { ...saved, accountId: clabe, bankId: bankOfClabe(clabe) ?? saved.bankId });
};

export const recipientFixtures = { 'recipients.account-taken': accountTaken };
