import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { singleAccountKey } from '#web/flow/money-form/accounts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { account as maker, pesos } from '#web/testing/makers.ts';
import { firstChoice, proposalsOf } from './amounts';
import { buttons } from './buttons';
import { dueOf } from './due';
import { kinds } from './kinds';
import { failureText, reasonOf } from './PaymentFailure';
import { bodyOf, chargeOf, debtOf, isCovered, maxPaymentOf, overpaymentOf, sourcesOf } from './payment';
import { initialStep, titleOf } from './steps';

const matrix = [
  { exchangeRate: 18.05, toCurrency: 'MXN' as const },
  { exchangeRate: 18.85, toCurrency: 'USD' as const },
];
const account = (change: Partial<Account> = {}) => maker('a', change);
const dollars = account({
  key: 'd',
  defaultCurrency: 'USD',
  primaryBalance: { amount: 100, currencyCode: 'USD' },
});

test.each([
  ['amount', 'Debes $3,943.90 MXN.', 'Debes $3,943.90 MXN.'],
  // A generic text without a field is not shown as the reason.
  [undefined, 'Corrige los datos que te señalamos.', undefined],
])('an error of the field %s with the text %j has the reason %j', (field, description, reason) => {
  const failure = { path: '/', status: 400, statusText: '', traceId: '', notifications: [] };
  expect(reasonOf(new ApiError({ ...failure, code: '0000', field, description }))).toBe(reason);
});

test.each([
  [undefined, 'SelectBoth'],
  [pesos(0), 'SelectBoth'],
  [{ amount: null, currencyCode: 'MXN' as const }, 'SelectBoth'],
  [pesos(0.01), 'SelectAmountForms'],
])('a credit with a minimum payment of %j starts with the step %s', (minimumMonthlyPayment, name) => {
  expect(initialStep({ minimumMonthlyPayment })).toEqual({ name });
});

const TODAY = '2026-11-23';
const overdueSince = (paymentDueDate: string, amount: number) => ({
  paymentDueDate,
  balances: { balanceOverduePayments: pesos(amount) },
  balanceOwed: pesos(9000),
  currentPaymentAmount: pesos(amount),
  minimumMonthlyPayment: pesos(amount),
});

test.each([
  [
    { suggestedMonthlyPayment: pesos(900), minimumMonthlyPayment: pesos(50) },
    ['suggested 900', 'minimum 50'],
    'suggested',
  ],
  [{ minimumMonthlyPayment: pesos(50) }, ['minimum 50'], 'minimum'],
  [{ suggestedMonthlyPayment: pesos(0) }, [], 'custom'],
  // After the due date no amount avoids interest; the overdue amount and the whole debt are proposed.
  [overdueSince('2026-11-20', 50), ['overdue 50', 'owed 9000'], 'overdue'],
  // After the due date the bank's amount to avoid interest is ignored.
  [
    {
      paymentDueDate: '2026-11-20',
      currentPaymentAmount: pesos(50),
      minimumMonthlyPayment: pesos(50),
      suggestedMonthlyPayment: pesos(900),
    },
    ['overdue 50', 'owed 1000'],
    'overdue',
  ],
  // The overdue amount is of an earlier statement; the interest of the last one can still be avoided.
  [
    {
      ...overdueSince('2026-10-20', 50),
      minimumMonthlyPayment: pesos(120),
      suggestedMonthlyPayment: pesos(8900),
    },
    ['suggested 8900', 'overdue 50', 'minimum 120'],
    'suggested',
  ],
])('proposes amounts for %j and selects the first', (change, proposed, chosen) => {
  const product = { balanceOwed: pesos(1000), ...change };
  expect(proposalsOf(product, TODAY).map(({ value, centavos }) => `${value} ${centavos / 100}`)).toEqual(
    proposed,
  );
  expect(firstChoice(product, TODAY)).toEqual({ chosen, text: '' });
});

test.each([
  [{ paymentDueDate: '2026-12-02' }, 'Fecha límite de pago: 02 dic 2026', false],
  [{ paymentDueDate: '2026-11-23', nextDueDate: '2026-12-23' }, 'Vence hoy', true],
  [{ paymentDueDate: '2026-11-22', nextDueDate: '2026-12-22' }, 'Vencido desde el 22 nov 2026', true],
  [
    { paymentDueDate: '2026-11-22', nextDueDate: '2026-12-22', currentPaymentAmount: pesos(0) },
    'Fecha límite de pago: 22 dic 2026',
    false,
  ],
])('the due date of %j is shown as %s', (dates, text, urgent) => {
  expect(dueOf(dates, '2026-11-23')).toEqual({ text, urgent });
});

test('a credit without a due date shows none', () => expect(dueOf({}, '2026-11-23')).toBeUndefined());

test.each([
  [pesos(120.5), pesos(120.5)],
  [[], pesos(1)],
])('with the balance %j the debt is %j', (primaryBalance, owed) => {
  expect(debtOf({ primaryBalance, balanceOwed: pesos(1) })).toEqual(owed);
});

test.each([
  ['credit-card', '¿Cuánto quieres pagar?'],
  ['line-of-credit', '¿Cuánto quieres pagar de tu línea?'],
] as const)('the form for %s has the title %s', (slug, title) => {
  expect(titleOf('SelectAmountForms', slug)).toBe(title);
  expect(titleOf('SelectBoth', slug)).toBe('Haz tu pago');
});

test('offers only cheque accounts that may pay, and preselects the only one', () => {
  const card = account({ key: 'c', type: 'Tarjeta de Crédito' });
  const accountWithoutRights = account({ key: 'b', entitlements: [] });
  expect(sourcesOf([card, dollars, account(), accountWithoutRights]).map(({ key }) => key)).toEqual([
    'd',
    'a',
  ]);
  expect(singleAccountKey([account()])).toBe('a');
  expect(singleAccountKey([account(), dollars])).toBe('');
});

describe('the charged amount', () => {
  test.each([
    [1000_00, account(), undefined, { amount: 1000_00, currency: 'MXN', pays: 1000_00 }],
    // 55.4017 dollars, rounded up to pay at least the chosen amount
    [1000_00, dollars, undefined, { amount: 55_41, currency: 'USD', rate: 18.05, pays: 1000_15 }],
    [750_00, dollars, undefined, { amount: 41_56, currency: 'USD', rate: 18.05, pays: 750_15 }],
    // 18.05 pesos are exactly one dollar
    [18_05, dollars, undefined, { amount: 1_00, currency: 'USD', rate: 18.05, pays: 18_05 }],
    [9, dollars, undefined, { amount: 1, currency: 'USD', rate: 18.05, pays: 18 }],
    // Rounding never pays a loan more than its payoff amount
    [1000_00, dollars, 1000_00, { amount: 55_41, currency: 'USD', rate: 18.05, pays: 1000_00 }],
    [1000_00, dollars, 1000_10, { amount: 55_41, currency: 'USD', rate: 18.05, pays: 1000_10 }],
  ])('of %i centavos is computed (case %#)', (centavos, source, maximum, charge) => {
    expect(chargeOf(centavos, source, matrix, maximum)).toEqual(charge);
  });

  test('is unknown without a rate', () => expect(chargeOf(1000_00, dollars, [])).toBeUndefined());

  test.each([
    ['its payoff amount', false, 3943_90],
    ['any amount', true, undefined],
  ])('has the limit of a credit that accepts %s', (_, acceptsOverpayment, maximum) =>
    expect(maxPaymentOf({ product: { balanceOwed: pesos(3943.9) }, acceptsOverpayment })).toBe(maximum),
  );

  test.each([
    [999_99, 'below', true],
    [1000_00, 'below', false],
    [1000_00, 'within', true],
    [1000_01, 'within', false],
  ] as const)(
    'of %i centavos, with the rule "%s" for a balance of 1,000, is covered: %s',
    (amount, rule, covered) => {
      expect(isCovered({ amount }, account(), rule)).toBe(covered);
    },
  );
});

test('sends the amount in the currency of the source', () => {
  const charge = { amount: 55_40, currency: 'USD' as const, rate: 18.05 };
  expect(bodyOf({ nonce: 'n' }, { from: 'd', to: 't', charge, today: '2026-11-23' })).toEqual({
    nonce: 'n',
    action: 'Create',
    transfer_type: 'onetime',
    from_account_key: 'd',
    to_account_key: 't',
    amount: { amount: 55.4, currency_code: 'USD' },
    start_date: '2026-11-23',
  });
});

test.each([
  ['credit-card', 'failedCreditCard', 'El pago de tu tarjeta no se hizo'],
  ['line-of-credit', 'failedCreditCard', 'El pago de tu tarjeta no se hizo'],
  ['mortgage', 'failedMortage', 'El pago de tu hipoteca no se hizo'],
  ['loan', 'failedPersonalCredit', 'El pago de tu préstamo no se hizo'],
] as const)('a failed payment of %s has the failure type %s', (slug, type, heading) => {
  expect(kinds[slug].failure).toBe(type);
  expect(failureText(type, slug)).toEqual({ heading, money: 'No se hizo ningún cargo a tu cuenta.' });
});

test.each([
  ['credit-card', 'Pagar tarjeta', null],
  ['line-of-credit', 'Pagar tarjeta', null],
  ['mortgage', 'Pagar préstamo', 'Por ahora no puedes pagar tu hipoteca desde la web.'],
  ['loan', 'Pagar préstamo', 'Por ahora no puedes pagar tu préstamo desde la web.'],
] as const)('the button of %s is %s, and its disabled text %s', (slug, label, disabledText) => {
  expect(buttons[slug]).toEqual({ label, disabledText });
});

test.each([
  ['failedAccounts', 'Hubo un problema con el servicio', 'No se hizo ningún cargo a tu cuenta.'],
  ['failedPdf', 'Tu comprobante de pago no se descargó', 'Tu pago sí se hizo.'],
] as const)('the failure %s has the heading "%s" and the text "%s"', (type, heading, money) => {
  expect(failureText(type, 'loan')).toEqual({ heading, money });
});

test.each([
  ['less than the debt', 100, 99_99, 0],
  ['the whole debt', 100, 100_00, 0],
  ['more than the debt', 100, 100_01, 1],
  ['any amount with a credit balance', -50, 10_00, 10_00],
  ['an unknown debt', null, 10_00, 0],
  ['no amount yet', 100, undefined, 0],
])('computes the overpayment for %s', (_what, amount, centavos, overpayment) => {
  const debt = { amount, currencyCode: 'MXN' as const };
  expect(overpaymentOf({ balanceOwed: debt }, centavos)).toBe(overpayment);
});
