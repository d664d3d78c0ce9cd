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

/** What the form holds. `number` and `numberRepeated` are digits; the second is a phone that was typed twice. */
export type RecipientDraft = NamesDraft & {
  kind: FormKind;
  office: string;
  number: string;
  bank: string;
  numberRepeated: string;
};

/**
 * What the form needs to know before it is filled in; `own` are the CLABEs of the customer's own accounts, which are
 * not saved.
 */
export type RecipientForm = { institutions: readonly Institution[]; own: readonly string[]; visitId: string };

/** What is to be saved, with the bank's answer to it: a request to sign, until it is signed, or the recipient itself. */
export type RecipientQuote = { body: NewRecipient } & (
  | (SignatureRequest & { saved?: never })
  | { saved?: Recipient; status?: never; key?: never }
);

/** What the flow is made of. */
export type RecipientCreation = {
  draft: RecipientDraft;
  setup: RecipientForm;
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

/** The account's number as the bank knows it. */
function accountIdOf(draft: RecipientDraft): string {
  const { kind, office, number } = draft;
  if (kind === 'loan' && office !== '') return joinLoanId(office, number);
  if (kind === 'mortgage') return padMortgageId(number);
  // A CLABE of this bank is one of its accounts.
  return kind === 'clabe' && bankIdOf(draft) === brand.bankId ? accountOfClabe(number) : number;
}

/** A draft that has been checked, as the bank wants it. */
export const bodyOf = (draft: RecipientDraft): NewRecipient => ({
  ...namesBody(draft),
  bank_id: bankIdOf(draft),
  account_id: accountIdOf(draft),
  account_type: identifiers[identifierOf(draft)].accountType,
  recipient_type: draft.recipientType,
  operation_sign_url: CREATE_PATH,
});

/** Whether a recipient is the one that was to be saved: what to look for when the bank's answer was lost. */
export function isSameAccount(
  { accountType, accountId, bankId, bankOffice }: Recipient,
  body: NewRecipient,
): boolean {
  const id = bankOffice === undefined ? accountId : joinLoanId(bankOffice, accountId);
  return accountType === body.account_type && id === body.account_id && bankId === body.bank_id;
}

export const bankName = (institutions: readonly Institution[], bankId: string): string | undefined =>
  institutions.find(({ id }) => id === bankId)?.name;
