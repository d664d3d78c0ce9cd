import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import type { TransferRow } from '#contract/transfers';
import type { DueBill } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { account, bill, directDebit, payee, pesos, scheduledPayment } from '#web/testing/makers.ts';
import { answerOf, paydayText, shortFromText } from './answer';
import {
  type Due,
  dueCredits,
  dueOfBills,
  dueOfDebits,
  duePayments,
  dueTransfers,
  sortDue,
  weekOf,
} from './due';
import { excludedText, sumOfWeek } from './sum';

const TODAY = '2026-11-23';
const dueOf = (change: Partial<Due> = {}): Due => ({
  key: 'a',
  date: TODAY,
  name: 'Luz',
  about: '',
  amount: pesos(100),
  status: 'open',
  ...change,
});
const dueBill = (change: Partial<DueBill> = {}, dueDate = '2026-11-25'): DueBill => ({
  payee: payee('p'),
  bill: bill('b', { dueDate }),
  left: 100_00,
  scheduled: [],
  ...change,
});
const debit = (change: Partial<PreauthorizedPayment> = {}) => directDebit('d', change);
const transfer = (change: Partial<TransferRow> = {}): TransferRow => ({
  key: 't',
  transferType: 'schedule',
  effectiveDate: '2026-11-24',
  status: 'SCHEDULED',
  amount: 8500,
  currencyCode: 'MXN',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Renta', displayId: '•••• 0197' },
  thirdPartyType: 'SPEI',
  ...change,
});

describe('due payments', () => {
  test('include the unpaid part of a partly scheduled bill, and its scheduled payment', () => {
    const payment = scheduledPayment('s', { totalAmount: pesos(60), effectiveDate: '2026-11-24' });
    const dues = [
      ...dueOfBills([dueBill({ left: 40_00, scheduled: [payment] })], [], TODAY),
      ...duePayments([payment]),
    ];
    expect(dues.map(({ date, amount, status }) => [date, amount?.amount, status])).toEqual([
      ['2026-11-25', 40, 'open'],
      ['2026-11-24', 60, 'planned'],
    ]);
    expect(sumOfWeek(dues, 1000)).toMatchObject({ total: 100_00, left: 900_00 });
  });

  test('exclude a fully scheduled bill, which has its own scheduled payment', () =>
    expect(dueOfBills([dueBill({ left: 0, scheduled: [scheduledPayment('s')] })], [], TODAY)).toEqual([]));

  test('include a bill charged by direct debit once', () => {
    const chargedBill = dueBill({ left: 0, charged: '2026-11-25' });
    const amountsWith = (...debits: PreauthorizedPayment[]) =>
      [...dueOfBills([chargedBill], debits, TODAY), ...dueOfDebits(debits)].map(({ key, date, status }) => [
        key,
        date,
        status,
      ]);
    expect(amountsWith()).toEqual([['b', '2026-11-25', 'charged']]);
    expect(amountsWith(debit())).toEqual([['d', '2026-11-25', 'charged']]);
    expect(amountsWith(debit({ reference: '78' }))).toHaveLength(2);
  });

  test('exclude disabled direct debits and direct debits without a next charge', () =>
    expect(dueOfDebits([debit({ status: 'DISABLED' }), { ...debit(), nextCharge: undefined }])).toEqual([]));

  test('of the week are sorted, overdue first, and cover seven days', () => {
    const { week, next } = weekOf(
      sortDue([
        dueOf({ key: 'last', date: '2026-11-29' }),
        dueOf({ key: 'after', date: '2026-11-30' }),
        dueOf({ key: 'later', date: '2026-12-05' }),
        dueOf({ key: 'today' }),
        ...dueOfBills([dueBill({}, '2026-11-22')], [], TODAY),
      ]),
      TODAY,
    );
    expect(week.map(({ key, status }) => [key, status])).toEqual([
      ['b', 'late'],
      ['today', 'open'],
      ['last', 'open'],
    ]);
    expect(next?.key).toBe('after');
  });

  test('list an overdue payment before a payment due today', () =>
    expect(
      weekOf(sortDue([dueOf({ key: 'today' }), dueOf({ key: 'late', status: 'late' })]), TODAY).week.map(
        ({ key }) => key,
      ),
    ).toEqual(['late', 'today']));

  test.each<[Account['type'], string, string]>([
    ['Tarjeta de Crédito', '2026-11-25', 'Para no generar intereses'],
    ['Crédito Hipotecario', '2026-11-25', 'Pago del mes'],
    ['Tarjeta de Crédito', '2026-11-20', 'Saldo vencido'],
  ])('of a %s due on %s have the label %s', (type, paymentDueDate, about) =>
    expect(
      dueCredits(
        [
          account('c', {
            type,
            paymentDueDate,
            suggestedMonthlyPayment: pesos(5),
            currentPaymentAmount: pesos(5),
          }),
        ],
        TODAY,
      ).map((each) => each.about),
    ).toEqual([about]),
  );
});

describe('the balance for the weekly payments', () => {
  const payroll = { date: '2026-11-30', centavos: 500_00 };
  const latePayment = dueOf({ date: '2026-10-29', status: 'late' });
  const paymentOnPayday = dueOf({ date: '2026-11-30' });
  const paymentAfterPayday = dueOf({ date: '2026-12-02', amount: pesos(300) });
  const week = [latePayment, paymentOnPayday, paymentAfterPayday];
  const answer = (available: number | null, wages: typeof payroll | null = payroll, dues: Due[] = week) =>
    answerOf(dues, { available, payroll: wages ?? undefined, today: '2026-11-27' });

  test.each([
    ['suffices without the payroll', answer(500), { left: 0 }],
    ['suffices with a payroll in time', answer(200), { left: 200_00, payroll }],
    [
      'is short if the payments due by payday exceed the balance before the payroll',
      answer(199.99),
      { left: -1, shortFrom: '2026-11-30' },
    ],
    ['is short from today for an overdue payment', answer(50), { left: -150_00, shortFrom: '2026-11-27' }],
    ['is short without a payroll', answer(200, null), { left: -300_00, shortFrom: '2026-12-02' }],
    [
      'is short if the payroll comes after the week',
      answer(100, { ...payroll, date: '2026-12-15' }),
      { left: -400_00, shortFrom: '2026-11-30' },
    ],
    [
      'is short even with the payroll',
      answer(200, { ...payroll, centavos: 299_99 }),
      { left: -1, shortFrom: '2026-12-02', payroll: { ...payroll, centavos: 299_99 } },
    ],
    ['is unknown without a balance', answer(null), undefined],
  ])('%s', (_, actual, expected) => expect(actual).toEqual(expected));

  test('formats payday and the first day with too little money', () => {
    expect(paydayText(payroll)).toBe('tu quincena del 30 nov');
    expect(shortFromText(TODAY, TODAY)).toBe('a partir de hoy');
    expect(shortFromText('2026-12-02', TODAY)).toBe('a partir del 02 dic');
  });
});

describe('the weekly sum', () => {
  const sum = (week: Due[], available: number | null | undefined) => sumOfWeek(week, available);

  test.each<[string, Due[], number | null | undefined, object]>([
    ['without payments', [], 10, { total: 0, counted: 0, left: 10_00 }],
    [
      'from amounts that a float would add up wrong',
      [dueOf({ amount: pesos(0.1) }), dueOf({ amount: pesos(0.2) })],
      0.3,
      { total: 30, left: 0 },
    ],
    ['for payments above the balance', [dueOf({ amount: pesos(100.01) })], 100, { left: -1 }],
    ['with an unknown balance', [dueOf()], null, { total: 100_00, left: undefined }],
    ['without an account in pesos', [dueOf()], undefined, { total: 100_00, left: undefined }],
    [
      'with dollars excluded',
      [dueOf(), dueOf({ amount: { amount: 9, currencyCode: 'USD' } })],
      100,
      { total: 100_00, counted: 1, dollars: 1, left: 0 },
    ],
    ['with a charge of unknown amount', [dueOf({ amount: undefined })], 1, { total: 0, unknown: 1 }],
    ['with an amount unknown to the bank', [dueOf({ amount: pesos(null) })], 1, { total: 0, unknown: 1 }],
    [
      'with a transfer between own accounts',
      dueTransfers([transfer({ thirdPartyType: 'OWN' }), transfer()]),
      10_000,
      { total: 8500_00, ownCount: 1, left: 1500_00 },
    ],
  ])('is computed %s', (_, week, available, expected) =>
    expect(sum(week, available)).toMatchObject(expected),
  );

  test.each([
    [{}, ''],
    [{ unknown: 1 }, 'Sin contar un cobro con importe por confirmar.'],
    [{ unknown: 2, dollars: 1 }, 'Sin contar 2 cobros con importe por confirmar ni lo que es en dólares.'],
    [
      { unknown: 1, dollars: 2, ownCount: 1 },
      'Sin contar un cobro con importe por confirmar, lo que es en dólares ni lo que pasas entre tus cuentas.',
    ],
  ])('lists the excluded payments of %o: %s', (change, text) =>
    expect(excludedText({ ...sumOfWeek([], 0), ...change })).toBe(text),
  );

  test.each([
    [['Luz'], 'Sin contar el recibo de Luz, que no pudimos consultar.'],
    [['Luz', 'Agua'], 'Sin contar 2 recibos que no pudimos consultar.'],
  ])('shows the bills that failed to load (%j): %s', (unreadBills, text) =>
    expect(excludedText(sumOfWeek([], 0), unreadBills)).toBe(text),
  );
});
