import { expect, test } from 'vitest';
import { account, pesos } from '#web/testing/makers.ts';
import { hasTotal } from './agenda';

type Agenda = Parameters<typeof hasTotal>[0];
type Change = { bills?: Partial<Agenda['bills']>; credits?: Partial<Agenda['credits']> };

const payment: Agenda['credits']['due'] = [
  {
    account: account('home', { type: 'Crédito Hipotecario' }),
    amount: pesos(100),
    date: '2026-11-23',
    late: false,
  },
];

const agenda = ({ bills, credits }: Change): Agenda => ({
  bills: {
    due: [],
    next: undefined,
    failed: [],
    withoutDebt: new Set(),
    isPartial: false,
    none: false,
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
    isPartial: false,
    isFailed: false,
    pending: false,
    fetching: false,
    retry: () => {},
    ...credits,
  },
});

test.each<[string, Change, boolean]>([
  ['services without debt', {}, true],
  ['cards and credits that could not be read', { credits: { isFailed: true } }, true],
  ['only a credit', { bills: { none: true }, credits: { due: payment } }, true],
  ['nothing saved and nothing due', { bills: { none: true } }, false],
  ['services that could not be read', { bills: { error: new Error() } }, false],
  ['a service missing from the answer', { bills: { isPartial: true } }, false],
  ['an account missing from the answer', { credits: { isPartial: true } }, false],
])('with %s', (_, change, expected) => expect(hasTotal(agenda(change))).toBe(expected));
