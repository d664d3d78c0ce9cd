import { defineFixture, type FixtureSubject, paramError } from '#bank/core/fixtures/fixture';
import { choice, clabe } from '#bank/core/fixtures/params';
import { otherBanks } from '#bank/shared/institutions/institutions';
import {
  destinationKey,
  findOwnedRecipient,
  type Recipient,
  recipients,
  recipientsOf,
} from '#bank/shared/parties/recipients';

/** Recipients at other banks, because the CLABE parameter belongs to another bank. */
const recipientsAtOtherBanks = ({ reader, customer }: FixtureSubject): Recipient[] =>
  recipientsOf(reader, customer).filter(({ accountType }) => accountType === 'TPTOFF');

const changedClabeFixture = defineFixture({
  title: 'A saved recipient at another bank has another CLABE',
  params: (subject) => ({
    recipient: choice(
      'recipient at another bank',
      recipientsAtOtherBanks(subject).map(({ key }) => key),
    ),
    clabe: clabe({ banks: otherBanks, example: '012180000123456782' }),
  }),
  apply: (tx, { customer }, { recipient, clabe: accountId }) => {
    const changedRecipient = {
      ...findOwnedRecipient(tx, customer, recipient),
      accountId,
      bankId: accountId.slice(0, 3),
    };
    const other = recipientsOf(tx, customer).find(
      (each) => each.key !== recipient && destinationKey(each) === destinationKey(changedRecipient),
    );
    if (other) throw paramError('clabe', `The recipient ${other.key} has this CLABE already.`);
    tx.put(recipients, changedRecipient);
  },
});

export const recipientFixtures = { 'recipients.account-taken': changedClabeFixture };
