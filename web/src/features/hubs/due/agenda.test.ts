import { describe, expect, test } from 'vitest';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import type { DueBill } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { account, bill, directDebit, payee, pesos } from '#web/testing/makers.ts';
import { dueDebits, hasTotal, sumOfDebits } from './agenda';

type Agenda = Parameters<typeof hasTotal>[0];
type Change = { bills?: Partial<Agenda['bills']>; credits?: Partial<Agenda['credits']> };

const payment: Agenda['credits']['due'] = [
  {
    account: account('home', { type: 'Crédito Hipotecario' }),
    amount: pesos(100),
    date: '2026-11-23',
    isOverdue: false,
  },
];

const agenda = ({ bills, credits }: Change): Agenda => ({
  bills: {
    due: [],
    next: undefined,
    failed: [],
    withoutDebt: new Set(),
    hasMissingRows: false,
    hasNoServices: false,
    plansUnknown: false,
    pending: false,
    fetching: false,
    error: null,
    retry: () => {},
    ...bills,
  },
  credits: {
    credits: [],
    payments: [],
    due: [],
    hasMissingRows: false,
    isFailed: false,
    pending: false,
    fetching: false,
    retry: () => {},
    ...credits,
  },
  debits: {
    due: [],
    isFailed: false,
    pending: false,
    fetching: false,
    retry: () => {},
    chargerOf: () => undefined,
  },
});

test.each<[string, Change, boolean]>([
  ['services without debt', {}, true],
  ['cards and credits that could not be read', { credits: { isFailed: true } }, true],
  ['only a credit', { bills: { hasNoServices: true }, credits: { due: payment } }, true],
  ['nothing saved and nothing due', { bills: { hasNoServices: true } }, false],
  ['services that could not be read', { bills: { error: new Error() } }, false],
  ['a service missing from the answer', { bills: { hasMissingRows: true } }, false],
  ['an account missing from the answer', { credits: { hasMissingRows: true } }, false],
])('decides if the total is shown with %s', (_, change, expected) =>
  expect(hasTotal(agenda(change))).toBe(expected),
);

describe('the direct debits of the next days', () => {
  const chargedBill: DueBill = {
    payee: payee('p'),
    bill: bill('b'),
    left: 0,
    scheduled: [],
    charged: '2026-11-25',
  };
  const withoutAmount = { date: '2026-11-25' };
  const { charged: _, ...unpaid } = chargedBill;

  test.each<[string, Partial<PreauthorizedPayment>, readonly DueBill[], number[]]>([
    ['an enabled direct debit', {}, [], [100_00]],
    ['a direct debit without an amount', { nextCharge: withoutAmount }, [], [0]],
    ['a direct debit whose bill is charged', {}, [chargedBill], []],
    ['a direct debit with an earlier bill that is not charged', {}, [{ ...unpaid, left: 100_00 }], [100_00]],
    ['a direct debit of another number', { reference: '78' }, [chargedBill], [100_00]],
    ['a direct debit after the last day', { nextCharge: { ...withoutAmount, date: '2026-12-07' } }, [], []],
    ['a disabled direct debit', { status: 'DISABLED' }, [], []],
  ])('have the expected sums for %s', (_, change, bills, expected) => {
    const debits = dueDebits([directDebit('d', change)], bills, '2026-12-06');
    expect(debits.map((each) => sumOfDebits([each]))).toEqual(expected);
  });
});
