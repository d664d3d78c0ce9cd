import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';

const base = {
  paymentType: 'ACCOUNT',
  status: 'ENABLED',
  accountKey: 'ana-nomina',
  mediaTypeNumber: '044180001234564821',
  merchantId: 7,
  merchantName: 'Internet Nopal',
  reference: '88440001',
} as const;

export const debit = (key: string, change: Partial<PreauthorizedPayment> = {}): PreauthorizedPayment => ({
  key,
  ...base,
  ...change,
});

/** Debit card of the same account. */
export const onCard = { paymentType: 'DEBIT', mediaTypeNumber: '4152310000009034' } as const;
