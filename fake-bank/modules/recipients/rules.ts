import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { isSameAlias, normalizeSpaces } from '#bank/shared/parties/alias';
import { destinationKey, type Recipient } from '#bank/shared/parties/recipients';
import { splitLoanId, type ThirdPartyAccountType } from '#contract/domain/recipient-identifier';
import type { NewRecipient, RecipientEdit } from '#contract/recipients';
import { checkDestination } from './identifier-rules';

type Names = Pick<Recipient, 'recipientType' | 'name' | 'lastName' | 'secondLastName'>;
type Destination = Pick<Recipient, 'accountType' | 'accountId' | 'bankId' | 'bankOffice'>;
type KnownRecipient = Destination & Pick<Recipient, 'alias'>;

/** A business has one name; surnames sent for it are ignored. */
function namesOf(recipient: {
  type: Recipient['recipientType'];
  name: string;
  lastName: string | undefined;
  secondLastName: string | undefined;
}): Names {
  const names = { recipientType: recipient.type, name: normalizeSpaces(recipient.name) };
  if (recipient.type === 'BUSINESS') return names;
  const [lastName, secondLastName] = [recipient.lastName, recipient.secondLastName];
  if (!lastName) throw fieldError('last_name', 'Dato necesario.');
  return {
    ...names,
    lastName: normalizeSpaces(lastName),
    ...(secondLastName && { secondLastName: normalizeSpaces(secondLastName) }),
  };
}

/** An eleven-digit loan id is split into branch and account. */
const destinationOf = (
  type: ThirdPartyAccountType,
  { account_id, bank_id }: Pick<NewRecipient, 'account_id' | 'bank_id'>,
): Destination => ({
  accountType: type,
  accountId: account_id,
  bankId: bank_id,
  ...(type === 'TPTLOAN' && splitLoanId(account_id)),
});

const isSameAccount = (a: Destination, b: Destination) => destinationKey(a) === destinationKey(b);

function checkAlias(alias: string, others: readonly KnownRecipient[]): void {
  if (others.some((other) => isSameAlias(other.alias, alias))) {
    throw new DomainError('E_BAASMXTREC_013', { field: 'alias' });
  }
}

export type CheckedRecipient = Names & KnownRecipient;

/** Checks in this order: fields, alias, account. */
export function checkNew(order: NewRecipient, others: readonly KnownRecipient[]): CheckedRecipient {
  const names = namesOf({
    type: order.recipient_type,
    name: order.name,
    lastName: order.last_name,
    secondLastName: order.second_last_name,
  });
  const accountType = checkDestination(order);
  const alias = normalizeSpaces(order.alias);
  checkAlias(alias, others);
  const destination = destinationOf(accountType, order);
  if (others.some((other) => isSameAccount(other, destination))) {
    throw new DomainError('E_BAASMXTREC_014', { field: 'account_id' });
  }
  return { ...names, ...destination, alias };
}

/** Missing fields keep their values. `others` excludes the recipient itself. */
export function checkEdit(
  recipient: Recipient,
  edit: RecipientEdit,
  others: readonly KnownRecipient[],
): Recipient {
  const { lastName, secondLastName, ...rest } = recipient;
  const names = namesOf({
    type: edit.recipient_type ?? recipient.recipientType,
    name: edit.name ?? recipient.name,
    lastName: edit.last_name ?? lastName,
    // Surnames change together: an omitted second surname is removed.
    secondLastName: edit.second_last_name ?? (edit.last_name === undefined ? secondLastName : undefined),
  });
  const alias = normalizeSpaces(edit.alias);
  checkAlias(alias, others);
  return { ...rest, ...names, alias };
}
