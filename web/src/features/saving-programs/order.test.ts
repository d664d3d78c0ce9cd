import { describe, expect, test } from 'vitest';
import { account, limit, pesos } from '#web/testing/makers.ts';
import { type CreateProgram, checkProgram, draftOf, orderOf } from './order';
import { nextDaysText, projectSavings } from './projected-savings';

const entitlements = [
  { type: 'TRANSFER_FROM', value: 'Y' },
  { type: 'TRANSFER_TO', value: 'Y' },
] as const;
const accounts = ['nomina', 'ahorro'].map((key) => account(key, { entitlements: [...entitlements] }));
const setup = {
  accounts,
  limit: limit({ limitKey: 'SAP', customerLimit: pesos(100_000) }),
  lastSources: [],
};
const TODAY = '2026-11-23';

type Draft = CreateProgram['draft'];
const validDraft: Draft = {
  name: ' Viaje ',
  amount: '500',
  frequency: 'WEEKLY',
  date: '2026-11-24',
  goal: '6,000',
  from: 'nomina',
  to: 'ahorro',
};
const LONG_NAME = 'x'.repeat(26);

describe('a draft', () => {
  test.each<[string, Partial<Draft>, Partial<Draft>]>([
    ['that is valid', {}, {}],
    ['with the maximum per operation', { amount: '100,000.00' }, {}],
    [
      'with one centavo above the maximum',
      { amount: '100000.01' },
      { amount: 'Rebasas tu límite de $100,000.00 MXN por operación.' },
    ],
    ['without an amount', { amount: '' }, { amount: 'Escribe el importe.' }],
    ['with a zero amount', { amount: '0' }, { amount: 'Escribe un importe mayor a $0.00.' }],
    ['without a goal', { goal: ' ' }, {}],
    ['with a zero goal', { goal: '0' }, { goal: 'La meta debe ser mayor a $0.00.' }],
    ['with text as a goal', { goal: 'un coche' }, { goal: 'Escribe la meta en MXN, por ejemplo 25,000.00.' }],
    [
      'with too long a name',
      { name: LONG_NAME },
      { name: 'El nombre tiene 26 caracteres; el máximo es 25.' },
    ],
    [
      'with markup in its name',
      { name: '<b>Casa' },
      { name: 'El nombre lleva solo letras, números y espacios.' },
    ],
    ['for today', { date: TODAY }, { date: 'Elige una fecha a partir de mañana.' }],
    [
      'beyond the horizon',
      { date: '2027-05-23' },
      { date: 'Elige una fecha dentro de los próximos 180 días.' },
    ],
    ['on a holiday', { date: '2026-12-25' }, {}],
    ['without a source', { from: '' }, { from: 'Elige la cuenta de donde sale el dinero.' }],
    ['into its source account', { to: 'nomina' }, { to: 'Elige la cuenta a donde llega el dinero.' }],
  ])('%s is validated', (_, change, expected) => {
    const errors = checkProgram({ ...validDraft, ...change }, setup, TODAY);
    expect(Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))).toEqual(
      expected,
    );
  });

  test('starts weekly from tomorrow, with the values of a link', () => {
    const query = new URLSearchParams({ from_account: 'nomina', to_account: 'ahorro', amount: '500' });
    expect(draftOf(setup, query, TODAY)).toEqual({ ...validDraft, amount: '500.00', name: '', goal: '' });
    const accountsWithIds = accounts.map((each) => ({ ...each, displayId: `•••• ${each.key}` }));
    const setupWithIds = { accounts: accountsWithIds, lastSources: ['•••• 9999', '•••• nomina'] };
    expect(draftOf(setupWithIds, new URLSearchParams(), TODAY).from).toBe('nomina');
    const foreignAccounts = new URLSearchParams({ from_account: 'luis-cheques', to_account: 'luis-cheques' });
    expect(draftOf(setup, foreignAccounts, TODAY)).toMatchObject({ from: '', to: '', amount: '' });
  });

  test('is sent with the date format of the bank, and without empty values', () => {
    const order = {
      account_type: 'Cheques',
      from_account_key: 'nomina',
      to_account: 'ahorro',
      amount: { amount: 500, currency_code: 'MXN' },
      periodicity: { frequency: 'WEEKLY' },
      tx_date: '24112026',
    };
    expect(orderOf({ ...validDraft, name: ' ', goal: '' })).toEqual(order);
    expect(orderOf(validDraft)).toEqual({
      ...order,
      name: 'Viaje',
      goal: { amount: 6_000, currency_code: 'MXN' },
    });
  });
});

describe('the savings', () => {
  test.each<[string, Partial<Draft>, object | undefined]>([
    ['until the goal is reached', {}, { times: 12, total: 6_000_00, last: '2027-02-09', hasGoal: true }],
    ['with a last payment beyond the goal', { goal: '6,000.01' }, { times: 13, total: 6_500_00 }],
    [
      'weekly for a year without a goal',
      { goal: '' },
      { times: 52, total: 26_000_00, last: '2027-11-16', hasGoal: false },
    ],
    [
      'every fortnight for a year without a goal',
      { goal: '', frequency: 'BIWEEKLY' },
      { times: 24, first: '2026-11-30' },
    ],
    [
      'monthly for a year without a goal',
      { goal: '', frequency: 'MONTHLY' },
      { times: 12, last: '2027-10-24' },
    ],
    ['beyond the maximum horizon', { goal: '9,000,000' }, { last: undefined }],
    ['are undefined without an amount', { amount: '' }, undefined],
    ['are undefined without a date', { date: '' }, undefined],
  ])('%s', (_, change, expected) => {
    const savings = projectSavings({ ...validDraft, ...change });
    if (expected === undefined) expect(savings).toBeUndefined();
    else expect(savings).toMatchObject(expected);
  });

  test('lists the next dates without their year', () => {
    const schedule = { frequency: 'MONTHLY', start: '2027-01-31' } as const;
    expect(nextDaysText(schedule, '2027-01-31', 3)).toBe('31 ene, 28 feb, 31 mar');
    expect(nextDaysText(schedule, '2027-01-31', 12)).toBe('31 ene, 28 feb, 31 mar…');
    expect(nextDaysText(schedule, '2027-01-31', 1)).toBe('31 ene');
  });
});
