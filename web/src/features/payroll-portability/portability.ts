import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { PayingAccountType, Portability } from '#contract/domain/portability';
import type { PortabilityOrder, PortabilityQuote } from '#contract/payroll-portability';
import type { Institution } from '#contract/references';
import { accountOf, onlyAccount } from '#web/flow/money-form/accounts.ts';

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
  /** Accounts that may receive a payroll. */
  accounts: readonly Account[];
  institutions: readonly Institution[];
  holidays: ReadonlySet<BankDate>;
  /** Rejected request to correct. */
  corrected: Portability | undefined;
};

export type NewPayroll = {
  draft: PortabilityDraft;
  setup: PortabilityForm;
  quote: PortabilityQuote & { order: PortabilityOrder };
  receipt: Portability;
};

/** Returns an empty draft, or one prefilled from the request to correct. Consent is never prefilled. */
export function draftOf({ accounts, corrected }: PortabilityForm): PortabilityDraft {
  const [year = '', month = '', day = ''] = corrected?.birthdate.split('-') ?? [];
  return {
    bank: corrected?.thirdParty ?? '',
    type: corrected?.thirdPartyAccountType ?? 'CLABE',
    number: corrected?.thirdPartyAccountNumber ?? '',
    to: accountOf(accounts, corrected?.accountKey ?? '')?.key ?? onlyAccount(accounts),
    day,
    month,
    year,
    consent: '',
  };
}

/** Returns the three parts as 'YYYY-MM-DD'; possibly invalid. */
export const birthdateOf = ({
  day,
  month,
  year,
}: Pick<PortabilityDraft, 'day' | 'month' | 'year'>): BankDate =>
  `${year.padStart(4, '0')}-${month}-${day.padStart(2, '0')}`;

/** Builds the order of a valid draft. */
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
