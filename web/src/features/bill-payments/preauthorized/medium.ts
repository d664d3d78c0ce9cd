import { type Account, accountName, formatEnding } from '#contract/domain/account';
import type { ChargedMedium, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import type { PreauthorizedPayments } from '#contract/preauthorized-payments';

/** An account or a card, and the companies that charge it. */
export type Medium = {
  /** 'ACCOUNT:ana-nomina' */
  id: string;
  paymentType: ChargedMedium;
  accountKey: string;
  mediaTypeNumber: string;
  enabled: boolean;
  /** 'Nómina •••• 4821', 'Tarjeta de débito •••• 9034' */
  name: string;
  /** Whose card it is: 'De Nómina •••• 4821'. */
  about: string;
  debits: readonly PreauthorizedPayment[];
};

type Charged = Pick<PreauthorizedPayment, 'paymentType' | 'accountKey' | 'mediaTypeNumber'>;

export const mediumId = ({ paymentType, accountKey }: Omit<Charged, 'mediaTypeNumber'>): string =>
  `${paymentType}:${accountKey}`;

/** By what accounts can be charged, where the bank does not say it. */
const numbersOf = (account: Account): (Charged & { status?: never })[] =>
  (['ACCOUNT', 'DEBIT'] as const).flatMap((paymentType) => {
    const mediaTypeNumber = { ACCOUNT: account.clabe, DEBIT: account.debitCard }[paymentType];
    return mediaTypeNumber === undefined ? [] : [{ paymentType, accountKey: account.key, mediaTypeNumber }];
  });

/** What the account is called: by its owner, else as the bank said when it was ordered. */
function accountText(accountKey: string, accounts: readonly Account[], debits: Medium['debits']) {
  const account = accounts.find(({ key }) => key === accountKey);
  const ref = debits.find(({ fromAccount }) => fromAccount)?.fromAccount;
  if (account) return `${accountName(account)} ${account.displayId}`;
  return ref && `${ref.description} ${ref.displayId}`;
}

/** All that can be charged, as the bank lists it, each with what charges it. */
export function mediaOf({ data, accounts = [], media }: Omit<PreauthorizedPayments, 'nonce'>): Medium[] {
  const known = media ?? accounts.flatMap(numbersOf);
  const ids = new Set(known.map(mediumId));
  const others = data.filter((debit) => !ids.has(mediumId(debit)));
  const charged = new Map([...known, ...others].map((each) => [mediumId(each), each]));
  return [...charged].map(([id, { paymentType, accountKey, mediaTypeNumber }]) => {
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

export const mediumNamed = (media: readonly Medium[], id: string): Medium | undefined =>
  media.find((medium) => medium.id === id);

/** How many companies some direct debits are of. */
export const companiesIn = (debits: readonly Pick<PreauthorizedPayment, 'merchantId'>[]): number =>
  new Set(debits.map(({ merchantId }) => merchantId)).size;

/** An account is charged by its CLABE; its debit card is another medium, with a switch of its own. */
export const chargedBy = ({ paymentType }: Pick<Medium, 'paymentType'>): string =>
  paymentType === 'ACCOUNT' ? 'con la CLABE de esta cuenta' : 'con esta tarjeta';

/** 'cuenta', 'tarjeta': both are feminine. */
export const nounOf = ({ paymentType }: Pick<Medium, 'paymentType'>): string =>
  paymentType === 'ACCOUNT' ? 'cuenta' : 'tarjeta';
