import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import type { PaymentReceipt } from '#contract/domain/payment';
import type { Receipt } from '#contract/transfers';
import { baseOf } from './order';
import { orderOfPayment } from './payment-order';
import { orderOfTransfer } from './transfer-order';

const pesos = (amount: number) => ({ amount, currencyCode: 'MXN' as const });
const receipt: Receipt = {
  key: 't1',
  confirmationNumber: '73040001',
  status: 'PROCESSED',
  transferType: 'onetime',
  effectiveDate: '2026-11-20',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { key: 'ana-ahorro', description: 'Ahorro', displayId: '•••• 7730' },
  fromAmount: pesos(4000),
  toAmount: pesos(4000),
  message: 'Para el viaje',
  thirdPartyType: 'OWN',
};
const movement = (amount: number): Movement => ({
  key: 'L1',
  postedDate: '2026-11-20',
  description: 'x',
  amount,
  currencyCode: 'MXN',
});
const transfer = (amount: number, change: Partial<Receipt> = {}) =>
  orderOfTransfer({ ...receipt, ...change }, { movement: movement(amount), account: 'ana-nomina' });

test.each([
  ['OWN', '/transfers/my-own-accounts'],
  ['spei', '/third-parties/spei'],
  ['MOBILETOPUP', '/bill-payments/mobile-top-up'],
  ['CDMX', '/bill-payments/tax-cdmx'],
  ['SOMETHING_ELSE', undefined],
  ['constructor', undefined],
])('the receipt of %s is under %s', (kind, base) => expect(baseOf({ kind, key: 'k' })).toBe(base));

const REPEAT_URL =
  '/transfers/my-own-accounts?from_account=ana-nomina&to_account=ana-ahorro&amount=4000.00&concept=Para+el+viaje';

test.each([
  ['an outgoing transfer', -4000, {}, REPEAT_URL],
  ['an incoming transfer', 4000, {}, undefined],
  ['a commission', -5.8, {}, undefined],
  ['a transfer of an unknown type', -4000, { thirdPartyType: 'CODI' }, undefined],
])('%s (amount %d, receipt %j) has the repeat link %s', (_, amount, change, repeatUrl) =>
  expect(transfer(amount, change).repeatUrl).toBe(repeatUrl),
);

test('shows the commission of a transfer that has one', () => {
  const labels = (amount: number) =>
    transfer(-2500, { commission: pesos(amount) }).items.filter(({ label }) => label === 'Comisión');
  expect(labels(5.8)).toEqual([{ label: 'Comisión', value: '$5.80 MXN, IVA incluido' }]);
  expect(labels(0)).toEqual([]);
});

test('shows the destination of a charge and the source of a deposit', () => {
  expect(transfer(-4000).items).toContainEqual({ label: 'A la cuenta', value: 'Ahorro •••• 7730' });
  expect(transfer(4000).items).toContainEqual({ label: 'De la cuenta', value: 'Nómina •••• 4821' });
  const toAccount = { ...receipt.toAccount, holder: 'Rosa Díaz', bankName: 'BBVA' };
  expect(transfer(-4000, { toAccount, thirdPartyType: 'spei' }).items.slice(0, 2)).toEqual([
    { label: 'A nombre de', value: 'Rosa Díaz' },
    { label: 'A la cuenta', value: 'BBVA •••• 7730' },
  ]);
});

const payment: PaymentReceipt = {
  key: 'p1',
  operationType: 'MOBILETOPUP',
  transactionType: 'ONETIME',
  status: 'PROCESSED',
  effectiveDate: '2026-11-20',
  fromAccount: receipt.fromAccount,
  payee: { merchantName: 'Colibrí' },
  reference: '5512345678',
  totalAmount: pesos(100),
  payeeKey: 'ana-movil',
  confirmationNumber: '1',
  exchangeData: { withExchange: false },
};

test.each([
  [{}, /^\/bill-payments\/mobile-top-up\?.*payee=ana-movil&origin_account=ana-nomina&amount=100.00$/],
  [{ operationType: 'WITHRECEIPT' as const }, /^\/bill-payments\/service\?.*origin_account=ana-nomina$/],
])('a payment to a saved payee with %j has a repeat link like %s', (change, repeatUrl) =>
  expect(orderOfPayment({ ...payment, ...change }, 'ana-nomina').repeatUrl).toMatch(repeatUrl),
);

test('a payment of taxes or to an unsaved payee cannot be repeated', () => {
  const { payeeKey: _, ...unsaved } = payment;
  expect(orderOfPayment(unsaved, 'ana-nomina').repeatUrl).toBeUndefined();
  expect(orderOfPayment({ ...payment, operationType: 'SAT' }, 'ana-nomina').repeatUrl).toBeUndefined();
});
