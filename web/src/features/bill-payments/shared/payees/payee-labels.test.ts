import { expect, test } from 'vitest';
import { hiddenMerchantIds, type Payee } from '#contract/payees';
import { createServiceUrl, payUrl } from './addresses';
import { numberEnding, payeeName, payeeStatus } from './payee-labels';
import { withoutHiddenMerchants } from './payees';
import { wholeNumber } from './whole-number';

const light: Payee = {
  key: 'casa',
  nickname: 'Luz de casa',
  paymentType: 'service',
  merchantName: 'Luz del Altiplano',
  merchantId: 2001,
  merchantKey: 'luz-del-altiplano',
  billType: 'WITHRECEIPT',
  status: 'ACTIVE',
  reference: '502188347710',
  fields: [
    {
      id: 'reference',
      name: 'Número de servicio',
      type: 'variable',
      dataType: 1,
      format: '999 999 999 999',
      value: '502188347710',
    },
  ],
};
const { reference: _, fields: __, ...nameless } = light;
const phone: Payee = { ...nameless, billType: 'MOBILETOPUP', mobileTelephone: '5548201197' };

test('the payment form depends on the bill type', () => {
  expect(payUrl(light)).toBe('/bill-payments/service?billtype=WITHRECEIPT&payee=casa');
  expect(payUrl({ key: 'tag', billType: 'WITHOUTRECEIPT' })).toBe(
    '/hubs/payments/services/bill-selection?billtype=WITHOUTRECEIPT&payee=tag',
  );
  expect(payUrl(phone, { amount: '100' })).toBe(
    '/bill-payments/mobile-top-up?billtype=MOBILETOPUP&payee=casa&amount=100',
  );
  expect(createServiceUrl('luz&gas')).toBe('/transfers/credits/create-payee/service?merchant=luz%26gas');
});

test('shows the last digits of a service, and the whole phone number', () => {
  expect([numberEnding(light), wholeNumber(light)]).toEqual(['•••• 7710', '502 188 347 710']);
  const { reference: _, ...unread } = light;
  expect(numberEnding(unread)).toBe('•••• 7710');
  expect([numberEnding(phone), wholeNumber(phone)]).toEqual(['(55) 4820 1197', '(55) 4820 1197']);
  expect(payeeName(light)).toBe('Luz de casa · Luz del Altiplano •••• 7710');
  expect([numberEnding(nameless), payeeName(nameless)]).toEqual(['', 'Luz de casa · Luz del Altiplano']);
});

test.each([
  ['ACTIVE', undefined, true],
  ['ON_HOLD', 'En espera', true],
  ['INACTIVE', 'Inactivo', false],
  ['BLOCKED', 'Bloqueado', false],
] as const)('a payee with the status %s has the label %s; it can be paid: %s', (status, label, canPay) => {
  expect(payeeStatus({ status })).toEqual({ label, canPay });
});

test('omits merchants that are paid elsewhere', () => {
  const payees = [4005, 4284, 1037, 1074, 1093, 1273, 3792, 3793, 1057, 1112, 2001].map((merchantId) => ({
    ...light,
    merchantId,
  }));
  expect(withoutHiddenMerchants(payees).map(({ merchantId }) => merchantId)).toEqual([2001]);
  expect(hiddenMerchantIds.size).toBe(10);
});
