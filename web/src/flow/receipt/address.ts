export const RECEIPT_SLUG = 'receipt';

export const receiptUrl = (base: string, key: string): string =>
  `${base}/${RECEIPT_SLUG}?${new URLSearchParams({ key })}`;

export const receiptKey = (base: string, key: string) => [base, RECEIPT_SLUG, key] as const;
