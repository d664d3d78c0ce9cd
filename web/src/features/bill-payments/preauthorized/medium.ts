import { type Account, accountName, formatAccount, formatEnding } from '#contract/domain/account';
import type { ChargedMedium, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import type { PreauthorizedPayments } from '#contract/preauthorized-payments';
import { numberOf } from '#contract/rules/preauthorized-payments';
import type { ActiveDebit } from './failed-charge';

export type Medium = {
  /** 'ACCOUNT:ana-nomina' */
  id: string;
  paymentType: ChargedMedium;
  accountKey: string;
  mediaTypeNumber: string;
  enabled: boolean;
  /** 'Nómina •••• 4821', 'Tarjeta de débito •••• 9034' */
  name: string;
  about: string;
  debits: readonly ActiveDebit[];
};

type MediumRef = Pick<PreauthorizedPayment, 'paymentType' | 'accountKey' | 'mediaTypeNumber'>;

export const mediumId = ({ paymentType, accountKey }: Omit<MediumRef, 'mediaTypeNumber'>): string =>
  `${paymentType}:${accountKey}`;

/** Derives the media of an account, for a bank that does not list them. */
const mediaOfAccount = (account: Account): (MediumRef & { status?: never })[] =>
  (['ACCOUNT', 'DEBIT'] as const).flatMap((paymentType) => {
    const mediaTypeNumber = numberOf(account, paymentType);
    return mediaTypeNumber === undefined ? [] : [{ paymentType, accountKey: account.key, mediaTypeNumber }];
  });

/** Account name from the customer's accounts, else from the direct debit. */
function accountText(accountKey: string, accounts: readonly Account[], debits: Medium['debits']) {
  const account = accounts.find(({ key }) => key === accountKey);
  const ref = debits.find(({ fromAccount }) => fromAccount)?.fromAccount;
  if (account) return `${accountName(account)} ${account.displayId}`;
  return ref && formatAccount(ref);
}

/** All media with their direct debits, in the bank's order. */
export function mediaOf({ data, accounts = [], media }: Omit<PreauthorizedPayments, 'nonce'>): Medium[] {
  const chargeableMedia = media ?? accounts.flatMap(mediaOfAccount);
  const ids = new Set(chargeableMedia.map(mediumId));
  const otherDebits = data.filter((debit) => !ids.has(mediumId(debit)));
  const byMedium = new Map([...chargeableMedia, ...otherDebits].map((each) => [mediumId(each), each]));
  return [...byMedium].map(([id, { paymentType, accountKey, mediaTypeNumber }]) => {
    const debits = data.filter((debit) => mediumId(debit) === id);
    const status = media?.find((medium) => mediumId(medium) === id)?.status;
    const ending = formatEnding(mediaTypeNumber);
    const account = accountText(accountKey, accounts, debits);
    return {
      id,
      paymentType,
      accountKey,
      mediaTypeNumber,
      enabled:
        status === undefined
          ? debits.length === 0 || debits.some((debit) => debit.status === 'ENABLED')
          : status === 'ENABLED',
      name: paymentType === 'DEBIT' ? `Tarjeta de débito ${ending}` : (account ?? `CLABE ${ending}`),
      about: paymentType === 'DEBIT' && account !== undefined ? `De ${account}` : '',
      debits,
    };
  });
}

export const findMedium = (media: readonly Medium[], id: string): Medium | undefined =>
  media.find((medium) => medium.id === id);

export const countCompanies = (debits: readonly Pick<PreauthorizedPayment, 'merchantId'>[]): number =>
  new Set(debits.map(({ merchantId }) => merchantId)).size;

/** Accounts are charged by CLABE; the debit card is a separate medium. */
export const chargeMethodText = ({ paymentType }: Pick<Medium, 'paymentType'>): string =>
  paymentType === 'ACCOUNT' ? 'con la CLABE de esta cuenta' : 'con esta tarjeta';

/** Both nouns are feminine. */
export const nounOf = ({ paymentType }: Pick<Medium, 'paymentType'>): string =>
  paymentType === 'ACCOUNT' ? 'cuenta' : 'tarjeta';
