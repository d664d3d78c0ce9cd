import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { PayingAccountType, Portability } from '#contract/domain/portability';
import type { PortabilityOrder, PortabilityQuote } from '#contract/payroll-portability';
import type { Institution } from '#contract/references';
import { accountOf, onlySource } from '#web/flow/money-form/accounts.ts';

/** What the form holds. The number is digits; a day of birth is typed in its parts. */
export type PortabilityDraft = {
  bank: string;
  type: PayingAccountType;
  number: string;
  to: string;
  day: string;
  month: string;
  year: string;
  consent: string;
};

export type PortabilityForm = {
  key: string;
  nonce: string;
  /** Those that may receive a payroll. */
  accounts: readonly Account[];
  institutions: readonly Institution[];
  holidays: ReadonlySet<BankDate>;
  /** A request that was rejected, whose words are to be put right. */
  corrected: Portability | undefined;
};

/** What the flow is made of. The order stays with its quote: what is confirmed is what was validated. */
export type NewPayroll = {
  draft: PortabilityDraft;
  setup: PortabilityForm;
  quote: PortabilityQuote & { order: PortabilityOrder };
  receipt: Portability;
};

/** An empty form, or one that says what was asked for before. Consent is given anew. */
export function draftOf({ accounts, corrected }: PortabilityForm): PortabilityDraft {
  const [year = '', month = '', day = ''] = corrected?.birthdate.split('-') ?? [];
  return {
    bank: corrected?.thirdParty ?? '',
    type: corrected?.thirdPartyAccountType ?? 'CLABE',
    number: corrected?.thirdPartyAccountNumber ?? '',
    to: accountOf(accounts, corrected?.accountKey ?? '')?.key ?? onlySource(accounts),
    day,
    month,
    year,
    consent: '',
  };
}

/** 'YYYY-MM-DD' of what was typed in parts, whether it is a day or not. */
export const birthdateOf = ({
  day,
  month,
  year,
}: Pick<PortabilityDraft, 'day' | 'month' | 'year'>): BankDate =>
  `${year.padStart(4, '0')}-${month}-${day.padStart(2, '0')}`;

/** A draft that has been checked, as the bank wants it. */
export const orderOf = (draft: PortabilityDraft): PortabilityOrder => ({
  portability_type: 'RECEIVE',
  account_key: draft.to,
  third_party: draft.bank,
  third_party_account_type: draft.type,
  third_party_account_number: draft.number,
  birthdate: birthdateOf(draft),
});

export const bankNameOf = (institutions: readonly Institution[], id: string): string | undefined =>
  institutions.find((institution) => institution.id === id)?.name;
