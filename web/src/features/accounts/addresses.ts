import type { ProductSlug } from '#contract/shared/account';

export const SUMMARY = '/account-summary';

export const BUY_FUND = '/mutual-funds/execute?operation_type=BUY';

export const detailOf = (slug: ProductSlug, key: string): string =>
  `${SUMMARY}/details/${slug}/${encodeURIComponent(key)}`;

const ownTransfer = (side: 'from_account' | 'to_account', key: string): string =>
  `/transfers/my-own-accounts?${new URLSearchParams({ [side]: key })}`;

export const transferFrom = (key: string): string => ownTransfer('from_account', key);
export const transferTo = (key: string): string => ownTransfer('to_account', key);
