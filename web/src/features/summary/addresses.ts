import { type Account, slugOf } from '#contract/shared/account';

export const detailOf = ({ type, key }: Pick<Account, 'type' | 'key'>): string =>
  `/account-summary/details/${slugOf[type]}/${encodeURIComponent(key)}`;
