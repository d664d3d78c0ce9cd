import { describe, expect, test } from 'vitest';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { account } from '#web/testing/makers.ts';
import { notPayableReason } from '../shared/payees/payee-labels';
import { payingAccounts } from '../shared/payments/payment-flow';
import { compareBills } from './compare-bills';
import { dueText } from './due-text';
import { sortPayees } from './payee-order';
import { costFrom, firstDay, minutesLeft } from './payment-days';
import { amountToPay, billOf, dayOf, dueDay, orderOf, type ServiceSetup } from './service';
import { checkService } from './service-rules';
import { amountIn, orderOf as topUpOrder } from './top-up';

const timeAt = (time: string) => Date.parse(`2026-11-23T${time}-06:00`);
const NOW = timeAt('09:30:00');

const bill = (key: string, change: Partial<Bill> = {}): Bill => ({
  key,
  reference: '38204170611',
  period: 'Octubre 2026',
  amount: 450.23,
  currencyCode: 'MXN',
  dueDate: '2026-11-29',
  status: 'OPEN',
  ...change,
});

const payee = (key: string, change: Partial<Payee> = {}): Payee => ({
  key,
  nickname: key,
  paymentType: 'service',
  merchantName: 'Agua de la Sierra',
  merchantId: 2001,
  merchantKey: 'agua',
  billType: 'WITHRECEIPT',
  status: 'ACTIVE',
  ...change,
});

const draft = { payee: 'agua', bill: '', pays: 'total', amount: '', from: 'a', when: 'today', date: '' };
const MATRIX = [
  { exchangeRate: 18.05, toCurrency: 'MXN' },
  { exchangeRate: 18.95, toCurrency: 'USD' },
] as const;

describe('the bill to pay', () => {
  const [first, second] = [bill('1'), bill('2')];
  test.each([
    ['is the selected one', '2', 'WITHRECEIPT', [first, second], second],
    ['is the first bill of a service with receipt', '', 'WITHRECEIPT', [first, second], first],
    [
      'is undefined for several bills of a service without receipt',
      '',
      'WITHOUTRECEIPT',
      [first, second],
      undefined,
    ],
    ['is the only bill of a service without receipt', '', 'WITHOUTRECEIPT', [first], first],
    ['is undefined when no bill is open', '1', 'WITHRECEIPT', [], undefined],
  ] as const)('%s', (_, chosen, billType, bills, expected) =>
    expect(billOf({ bill: chosen }, { billType }, bills)).toBe(expected),
  );
});

test('a bill must be chosen if a service without receipt has several', () => {
  const agua = payee('agua', { billType: 'WITHOUTRECEIPT' });
  const setup: ServiceSetup = {
    accounts: [account('a', { entitlements: [{ type: 'PAY_BILL', value: 'Y' }] })],
    exchangeMatrix: [],
    operation: { billType: 'WITHOUTRECEIPT', key: 'o1', nonce: 'n1' },
    payees: [agua],
    limit: undefined,
    holidays: new Set<string>(),
    lastSources: [],
    bills: new Map([['agua', [bill('1'), bill('2')]]]),
    linkedPayee: undefined,
    quickActions: false,
  };
  expect(checkService(draft, setup, NOW).bill).toBe('Elige el recibo que pagas.');
  expect(checkService({ ...draft, bill: '2' }, setup, NOW).bill).toBeUndefined();
});

test.each([
  ['the total', {}, 45_023],
  ['another amount', { pays: 'other', amount: '200' }, 20_000],
  ['an invalid amount', { pays: 'other', amount: 'x' }, undefined],
])('returns the amount to pay: %s', (_, change, centavos) =>
  expect(amountToPay({ ...draft, ...change }, { payee: payee('agua'), bill: bill('1') })).toBe(centavos),
);

test.each([
  ['in the future', '2026-11-29', '2026-11-29'],
  ['today', '2026-11-23', undefined],
  ['in the past', '2026-11-01', undefined],
  ['on a holiday', '2026-12-25', undefined],
  ['beyond the horizon', '2027-05-23', undefined],
])('for a due date %s (%s) the scheduled day is %s', (_, dueDate, day) =>
  expect(dueDay({ dueDate }, { holidays: new Set(['2026-12-25']) }, '2026-11-23')).toBe(day),
);

test('sends the due date as a scheduled date, and the full amount as a payment of type TOTAL', () => {
  expect(dayOf({ when: 'due', date: '' }, bill('1'))).toEqual({ when: 'later', date: '2026-11-29' });
  const to = { payee: payee('agua'), bill: bill('1') };
  expect(orderOf({ ...draft, when: 'due' }, to, NOW)).toMatchObject({
    transaction_type: 'SCHEDULED',
    effective_date: '2026-11-29',
    payment_type: 'TOTAL',
    bill_statement_properties: { bill_key: '1' },
  });
  const otherAmountDraft = { ...draft, pays: 'other' };
  expect(orderOf({ ...otherAmountDraft, amount: '450.23' }, to, NOW).payment_type).toBe('TOTAL');
  expect(orderOf({ ...otherAmountDraft, amount: '450.22' }, to, NOW).payment_type).toBe('PARTIAL');
});

test('rounds a charge in dollars up', () => {
  const dollars = account('usd', { defaultCurrency: 'USD' });
  expect(costFrom(dollars, 45_023, MATRIX)).toEqual({ currency: 'USD', charged: 2495, rate: 18.05 });
  expect(costFrom(account('mxn'), 45_023, MATRIX)).toEqual({ currency: 'MXN', charged: 45_023 });
});

test('offers only cheque accounts that may pay bills, in any currency', () => {
  const pays = { entitlements: [{ type: 'PAY_BILL', value: 'Y' }] } as const;
  const accounts = [
    account('sends'),
    account('pays', { entitlements: [...pays.entitlements] }),
    account('card', { type: 'Tarjeta de Crédito', entitlements: [...pays.entitlements] }),
  ];
  expect(payingAccounts(accounts).map(({ key }) => key)).toEqual(['pays']);
});

test.each([
  ['18:59:59', undefined],
  ['19:00:00', 30],
  ['19:29:59', 1],
  ['19:30:00', undefined],
])('at %s there are %s minutes left to pay a bill today', (time, left) =>
  expect(minutesLeft('bill-payments', timeAt(time))).toBe(left),
);

test.each([
  ['05:59:59', 'later'],
  ['06:00:00', 'today'],
  ['20:44:59', 'today'],
  ['20:45:00', 'later'],
])('a top-up started at %s defaults to %s', (time, when) =>
  expect(firstDay('mobile-top-up', new Set(['2026-11-24']), timeAt(time))).toEqual({
    when,
    date: when === 'today' ? '' : '2026-11-25',
  }),
);

test('sorts payable payees first, then by last payment and nickname', () => {
  const lastPayment = { date: '2026-11-20', amount: { amount: 1, currencyCode: 'MXN' as const } };
  const savedPayees = [
    payee('Zacate'),
    payee('Blocked', { status: 'BLOCKED' }),
    payee('Ñandú', { status: 'ON_HOLD' }),
    payee('Paid', { lastPayment }),
  ];
  expect(sortPayees(savedPayees).map(({ key }) => key)).toEqual(['Paid', 'Ñandú', 'Zacate', 'Blocked']);
  expect(notPayableReason(savedPayees[1])).toBe('Blocked está bloqueado y no se puede pagar.');
  expect(notPayableReason(savedPayees[2])).toBeUndefined();
});

test.each([
  ['2026-11-29', 'Vence en 6 días, el 29 nov 2026'],
  ['2026-11-23', 'Vence hoy, el 23 nov 2026'],
  ['2026-11-22', 'Venció ayer, el 22 nov 2026'],
])('formats the due date %s as %s', (dueDate, text) => expect(dueText({ dueDate }, '2026-11-23')).toBe(text));

describe('the comparison with earlier bills', () => {
  const paidBills = ['07', '08', '09', '10'].map((month) =>
    bill(month, { dueDate: `2026-${month}-29`, amount: 400, status: 'PAID' }),
  );
  test('needs three earlier bills', () =>
    expect(compareBills(paidBills.slice(2), bill('1'))).toBeUndefined());
  test.each([
    [{}, 'Este recibo es $50.23 MXN más alto que el anterior.'],
    [{ amount: 400 }, 'Este recibo es igual al anterior.'],
    [{ amount: 399 }, 'Este recibo es $1.00 MXN más bajo que el anterior.'],
    [{ amount: 150.23, paidAmount: 300 }, 'Este recibo es $50.23 MXN más alto que el anterior.'],
  ])('of a bill with %j is "%s"', (change, text) =>
    expect(compareBills(paidBills, bill('1', change))?.text).toBe(text),
  );
  test('has a bar for each bill, scaled to the highest', () =>
    expect(
      compareBills(paidBills, bill('1', { amount: 800 }))?.bars.map(
        ({ month, height }) => `${month} ${height}`,
      ),
    ).toEqual(['jul 50', 'ago 50', 'sep 50', 'oct 50', 'nov 100']));
});

test('accepts a top-up amount that the company offers, and sends a saved payee or a new number', () => {
  expect(amountIn({ amount: '100.00' }, [5_000, 10_000])).toBe(10_000);
  expect(amountIn({ amount: '80.00' }, [5_000, 10_000])).toBeUndefined();
  const validChoice = {
    to: 'mama',
    company: 'jade',
    phone: '8120467315',
    phoneRepeated: '',
    amount: '',
    from: 'a',
    when: 'later',
    date: '2026-11-30',
  };
  expect(topUpOrder(validChoice, 10_000, NOW)).toMatchObject({
    payee_key: 'mama',
    transaction_type: 'SCHEDULED',
  });
  expect(topUpOrder({ ...validChoice, to: 'other' }, 10_000, NOW)).toMatchObject({
    transaction_type: 'ONETIME',
    effective_date: '2026-11-23',
    bill_statement_properties: { merchant_key: 'jade', mobile_telephone: '8120467315' },
  });
});
