import type { NewPayee } from '#contract/payees';

export const PAYEES = '/api/payees/v1/payees';
export const MERCHANTS = '/api/bill-payments-merchants/v1/bill-payments/merchants';

export const newService = (change: Partial<NewPayee> = {}): NewPayee => ({
  nickname: 'Luz del taller',
  bill_type: 'WITHRECEIPT',
  merchant_key: 'luz-del-altiplano',
  fields: [{ id: 'reference', value: '777000111222' }],
  ...change,
});

export const newPhone = (change: Partial<NewPayee> = {}): NewPayee => ({
  nickname: 'Tía Chela',
  bill_type: 'MOBILETOPUP',
  merchant_key: 'jade-movil',
  mobile_telephone: '3355512121',
  ...change,
});
