export const RECEIPT_SLUG = 'receipt';

/** A receipt is a resource: it has an address that survives a reload, and a place in the cache. */
export const receiptUrl = (base: string, key: string): string =>
  `${base}/${RECEIPT_SLUG}?${new URLSearchParams({ key })}`;

export const receiptKey = (base: string, key: string) => [base, RECEIPT_SLUG, key] as const;
