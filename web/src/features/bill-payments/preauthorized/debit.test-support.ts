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

/** Change that charges the debit card of the account instead of the account. */
export const onCard = { paymentType: 'DEBIT', mediaTypeNumber: '4152310000009034' } as const;
