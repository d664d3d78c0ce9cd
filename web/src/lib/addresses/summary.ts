import { type Account, slugOf } from '#contract/domain/account';

/** Where the customer's accounts are listed. */
export const SUMMARY = '/account-summary';

/** Where an account is shown by itself. */
export const detailOf = ({ type, key }: Pick<Account, 'type' | 'key'>): string =>
  `${SUMMARY}/details/${slugOf[type]}/${encodeURIComponent(key)}`;

/** Of the address of a credit that is to be paid there: its payment begins. */
export const PAY = '#pagar';
