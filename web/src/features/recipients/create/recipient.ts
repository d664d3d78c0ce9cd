import { brand } from '#contract/brand';
import { accountOfClabe } from '#contract/domain/clabe';
import {
  type IdentifierKind,
  identifiers,
  joinLoanId,
  padMortgageId,
} from '#contract/domain/recipient-identifier';
import type { NewRecipient, Recipient } from '#contract/recipients';
import type { Institution } from '#contract/references';
import type { SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { CREATE_PATH } from '../api';
import { type NamesDraft, namesBody, noNames } from '../names';
import { bankIdOf, type FormKind, kinds } from './kinds';

/** `number` and `numberRepeated` are digits; the latter repeats a phone number. */
export type RecipientDraft = NamesDraft & {
  kind: FormKind;
  office: string;
  number: string;
  bank: string;
  numberRepeated: string;
};

/** `ownClabes`, those of the customer’s accounts, cannot be saved. */
export type RecipientSetup = {
  institutions: readonly Institution[];
  ownClabes: readonly string[];
  visitId: string;
};

/** Request body; with the signature request until it is signed. */
export type RecipientQuote = { body: NewRecipient } & (SignatureRequest | { status?: never; key?: never });

export type RecipientCreation = {
  draft: RecipientDraft;
  setup: RecipientSetup;
  quote: RecipientQuote;
  receipt: Recipient;
};

export const draftOf = (kind: FormKind): RecipientDraft => ({
  kind,
  bank: '',
  office: '',
  number: '',
  ...noNames,
  numberRepeated: '',
});

export const identifierOf = (draft: RecipientDraft): IdentifierKind =>
  kinds[draft.kind].identifier(bankIdOf(draft));

function accountIdOf(draft: RecipientDraft): string {
  const { kind, office, number } = draft;
  if (kind === 'loan' && office !== '') return joinLoanId(office, number);
  if (kind === 'mortgage') return padMortgageId(number);
  // A CLABE of this bank is stored as its account number.
  return kind === 'clabe' && bankIdOf(draft) === brand.bankId ? accountOfClabe(number) : number;
}

export const bodyOf = (draft: RecipientDraft): NewRecipient => ({
  ...namesBody(draft),
  bank_id: bankIdOf(draft),
  account_id: accountIdOf(draft),
  account_type: identifiers[identifierOf(draft)].accountType,
  recipient_type: draft.recipientType,
  operation_sign_url: CREATE_PATH,
});

/** True if a saved recipient is the one of a request whose response was lost. */
export function isSameAccount(
  { accountType, accountId, bankId, bankOffice }: Recipient,
  body: NewRecipient,
): boolean {
  const id = bankOffice === undefined ? accountId : joinLoanId(bankOffice, accountId);
  return accountType === body.account_type && id === body.account_id && bankId === body.bank_id;
}

export const bankName = (institutions: readonly Institution[], bankId: string): string | undefined =>
  institutions.find(({ id }) => id === bankId)?.name;
