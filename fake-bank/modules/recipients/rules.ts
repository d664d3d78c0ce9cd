import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { isSameAlias, normalized } from '#bank/shared/parties/alias';
import type { Recipient } from '#bank/shared/parties/recipients';
import { identifiers, splitLoanId, type ThirdPartyAccountType } from '#contract/domain/recipient-identifier';
import type { NewRecipient, RecipientEdit } from '#contract/recipients';
import { checkDestination } from './identifier-rules';

type Names = Pick<Recipient, 'recipientType' | 'name' | 'lastName' | 'secondLastName'>;
type Destination = Pick<Recipient, 'accountType' | 'accountId' | 'bankId' | 'bankOffice'>;
type Known = Destination & Pick<Recipient, 'alias'>;

/** What a recipient is called: a person by three names, a business by one, whatever else was sent. */
function namesOf(given: {
  type: Recipient['recipientType'];
  name: string;
  lastName: string | undefined;
  secondLastName: string | undefined;
}): Names {
  const names = { recipientType: given.type, name: normalized(given.name) };
  if (given.type === 'BUSINESS') return names;
  const [lastName, secondLastName] = [given.lastName, given.secondLastName];
  if (!lastName) throw fieldError('last_name', 'Dato necesario');
  return {
    ...names,
    lastName: normalized(lastName),
    ...(secondLastName && { secondLastName: normalized(secondLastName) }),
  };
}

/** Where the money arrives; a loan of eleven digits is known by its office and its account. */
const destinationOf = (
  type: ThirdPartyAccountType,
  { account_id, bank_id }: Pick<NewRecipient, 'account_id' | 'bank_id'>,
): Destination => ({
  accountType: type,
  accountId: account_id,
  bankId: bank_id,
  ...(type === 'TPTLOAN' && splitLoanId(account_id)),
});

const [PHONE_LENGTH] = identifiers.TPTOFF_PHONENUMBER.lengths;

/** A celular is linked once at each bank; every other number is one account, wherever one says that it is. */
const isSameAccount = (a: Destination, b: Destination) =>
  a.accountType === b.accountType &&
  a.accountId === b.accountId &&
  a.bankOffice === b.bankOffice &&
  (a.accountId.length !== PHONE_LENGTH || a.bankId === b.bankId);

function checkAlias(alias: string, others: readonly Known[]): void {
  if (others.some((other) => isSameAlias(other.alias, alias))) {
    throw new DomainError('E_BAASMXTREC_013', { field: 'alias' });
  }
}

export type CheckedRecipient = Names & Known;

/** A new recipient as it will be kept, beside those that the customer has. Fields first, then alias, then account. */
export function checkNew(asked: NewRecipient, others: readonly Known[]): CheckedRecipient {
  const names = namesOf({
    type: asked.recipient_type,
    name: asked.name,
    lastName: asked.last_name,
    secondLastName: asked.second_last_name,
  });
  const accountType = checkDestination(asked);
  const alias = normalized(asked.alias);
  checkAlias(alias, others);
  const destination = destinationOf(accountType, asked);
  if (others.some((other) => isSameAccount(other, destination))) {
    throw new DomainError('E_BAASMXTREC_014', { field: 'account_id' });
  }
  return { ...names, ...destination, alias };
}

/** A recipient with other names; what was not sent stays. `others` are those beside it. */
export function checkEdit(recipient: Recipient, asked: RecipientEdit, others: readonly Known[]): Recipient {
  const { lastName, secondLastName, ...rest } = recipient;
  const names = namesOf({
    type: asked.recipient_type ?? recipient.recipientType,
    name: asked.name ?? recipient.name,
    lastName: asked.last_name ?? lastName,
    // Both surnames come together: one that is left out is gone.
    secondLastName: asked.second_last_name ?? (asked.last_name === undefined ? secondLastName : undefined),
  });
  const alias = normalized(asked.alias);
  checkAlias(alias, others);
  return { ...rest, ...names, alias };
}
