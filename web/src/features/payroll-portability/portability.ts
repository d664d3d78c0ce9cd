import type { Account } from '#contract/domain/account';
import { bankOfClabe, CLABE_LENGTH } from '#contract/domain/clabe';
import { type BankDate, isRealDate } from '#contract/domain/dates';
import type { PayingAccountType, Portability } from '#contract/domain/portability';
import { digitsIn } from '#contract/domain/text';
import type { PortabilityOrder, PortabilityQuote } from '#contract/payroll-portability';
import type { Institution } from '#contract/references';
import { isPayingBank } from '#contract/rules/payroll-portability';
import { accountOf, singleAccountKey } from '#web/flow/money-form/accounts.ts';

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

export type PortabilityFlowSetup = {
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
  setup: PortabilityFlowSetup;
  quote: PortabilityQuote & { order: PortabilityOrder };
  receipt: Portability;
};

/** Returns a draft prefilled from the request to correct or from a deep link. Consent is never prefilled. */
export function draftOf(
  { accounts, institutions, corrected }: PortabilityFlowSetup,
  query: URLSearchParams,
): PortabilityDraft {
  const clabe = digitsIn(query.get('clabe') ?? '').slice(0, CLABE_LENGTH);
  const bank = institutions.find(({ id }) => isPayingBank(id) && id === bankOfClabe(clabe));
  const birthdate = corrected?.birthdate ?? query.get('birthdate') ?? '';
  const [year = '', month = '', day = ''] = isRealDate(birthdate) ? birthdate.split('-') : [];
  const to = corrected?.accountKey ?? query.get('to_account') ?? '';
  return {
    bank: corrected?.thirdParty ?? bank?.id ?? '',
    type: corrected?.thirdPartyAccountType ?? 'CLABE',
    number: corrected?.thirdPartyAccountNumber ?? clabe,
    to: accountOf(accounts, to)?.key ?? singleAccountKey(accounts),
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
