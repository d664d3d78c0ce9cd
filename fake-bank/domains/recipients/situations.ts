import { bankOfClabe } from '#contract/shared/clabe';
import type { Situation } from '../../ground/noun/noun';
import { ownRecipient, recipients } from '../../ground/parties/recipients';

/** `recipient`, by its key, is the one that has the account `clabe`. */
const accountTaken: Situation = (tx, { customer, given: { recipient = '', clabe = '' } }) => {
  const saved = ownRecipient(tx, customer, recipient);
  tx.put(recipients, { ...saved, accountId: clabe, bankId: bankOfClabe(clabe) ?? saved.bankId });
};

export const recipientSituations = { 'recipients.account-taken': accountTaken };
