import { type Account, slugOf } from '#contract/domain/account';

export const SUMMARY = '/account-summary';

export const detailOf = ({ type, key }: Pick<Account, 'type' | 'key'>): string =>
  `${SUMMARY}/details/${slugOf[type]}/${encodeURIComponent(key)}`;

/** Hash of a credit's address that opens its payment. */
export const PAY = '#pagar';
