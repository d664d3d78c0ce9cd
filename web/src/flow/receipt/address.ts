export const RECEIPT_SLUG = 'receipt';

export const receiptUrl = (base: string, key: string): string =>
  `${base}/${RECEIPT_SLUG}?${new URLSearchParams({ key })}`;

/** Navigation state after an operation. A link to an old receipt has none. */
export const JUST_DONE = { justDone: true } as const;

export const wasJustDone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justDone' in state;

export const receiptKey = (base: string, key: string) => [base, RECEIPT_SLUG, key] as const;
