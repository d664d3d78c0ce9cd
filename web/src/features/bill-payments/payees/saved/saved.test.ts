import { expect, test } from 'vitest';
import type { Payee } from '#contract/payees';
import { search } from '#web/patterns/admin-list/filter-rows.ts';
import { payeeControls } from './controls';
import { payeeView } from './payee-view';

const payee = (nickname: string, change: Partial<Payee> = {}): Payee => ({
  key: nickname,
  nickname,
  paymentType: 'service',
  merchantName: 'Luz del Altiplano',
  merchantId: 2001,
  merchantKey: 'luz-del-altiplano',
  billType: 'WITHRECEIPT',
  status: 'ACTIVE',
  category: 'electricity',
  reference: '502188347710',
  ...change,
});
const lastPaidOn = (date: string): Partial<Payee> => ({
  lastPayment: { date, amount: { amount: 100, currencyCode: 'MXN' } },
});
const payees = [
  payee('Agua', { merchantName: 'Agua Clara', category: 'water', ...lastPaidOn('2026-11-02') }),
  payee('Óleo', lastPaidOn('2026-11-20')),
  payee('Zapatos', { mobileTelephone: '5548201197' }),
  payee('Luz'),
];
const nicknamesOf = (payees: readonly Payee[]) => payees.map(({ nickname }) => nickname);

test('sorts by locale, alphabetically by default', () => {
  const [first, second, third] = payeeControls.sorts;
  expect(first.value).toBe('nickname');
  expect(nicknamesOf(payees.toSorted(first.compare))).toEqual(['Agua', 'Luz', 'Óleo', 'Zapatos']);
  expect(nicknamesOf(payees.toSorted(second?.compare))).toEqual(['Zapatos', 'Óleo', 'Luz', 'Agua']);
  expect(nicknamesOf(payees.toSorted(third?.compare))).toEqual(['Óleo', 'Agua', 'Luz', 'Zapatos']);
});

test.each([
  ['clara', ['Agua']],
  ['oleo', ['Óleo']],
  ['55 4820', ['Zapatos']],
  ['8347710', ['Agua', 'Óleo', 'Zapatos', 'Luz']],
])('the search %s finds %j', (text, expected) => {
  expect(nicknamesOf(search(payees, text, payeeControls.search))).toEqual(expected);
});

test.each([
  ['ACTIVE', 'Pagar Luz'],
  ['ON_HOLD', 'Pagar Luz'],
  ['INACTIVE', undefined],
  ['BLOCKED', undefined],
] as const)('the main action of %s is %s', (status, label) => {
  expect(payeeView(payee('Luz', { status })).main?.label).toBe(label);
});

test('the main action of a phone number is a top-up', () => {
  const { main } = payeeView(payee('Mamá', { billType: 'MOBILETOPUP' }));
  expect(main).toMatchObject({
    label: 'Recargar Mamá',
    to: '/bill-payments/mobile-top-up?billtype=MOBILETOPUP&payee=Mam%C3%A1',
  });
});
