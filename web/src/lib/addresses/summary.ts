import { type Account, slugOf } from '#contract/domain/account';

export const SUMMARY = '/account-summary';

export const accountUrl = ({ type, key }: Pick<Account, 'type' | 'key'>): string =>
  `${SUMMARY}/details/${slugOf[type]}/${encodeURIComponent(key)}`;

export const PAY_ANCHOR = '#pagar';
