import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#bank/testing/refusals';
import type { TransferOrder } from '#contract/transfers';
import { type AccountSnapshot, checkOrder, type Facts } from './rules';

const MONDAY = '2026-11-23';
const account = (change: Partial<AccountSnapshot> = {}): AccountSnapshot => ({
  key: 'cheques',
  type: 'Cheques',
  currency: 'MXN',
  entitlements: [
    { type: 'TRANSFER_FROM', value: 'Y' },
    { type: 'TRANSFER_TO', value: 'Y' },
  ],
  available: 5_000_00,
  owed: 0,
  ...change,
});
const facts = (change: Partial<Facts> = {}): Facts => ({
  from: account(),
  to: account({ key: 'ahorro' }),
  today: MONDAY,
  isHoliday: (date) => date === '2026-12-25',
  ...change,
});
const order = (change: Partial<TransferOrder> = {}): TransferOrder => ({
  transfer_type: 'onetime',
  from_account_key: 'cheques',
  to_account_key: 'ahorro',
  amount: { amount: 100, currency_code: 'MXN' },
  start_date: MONDAY,
  ...change,
});
const amount = (value: number, currency_code: 'MXN' | 'USD' = 'MXN') => ({
  amount: { amount: value, currency_code },
});
const scheduled = (start_date: string) => ({ transfer_type: 'schedule' as const, start_date });

/** Returns code and field of the error, or the amounts of the quote. */
const outcome = (change: Partial<TransferOrder>, context: Partial<Facts> = {}): string =>
  outcomeOf(() => {
    const { fromAmount, toAmount } = checkOrder(order(change), facts(context));
    return `${fromAmount} → ${toAmount}`;
  });

const card = account({ key: 'cheques', type: 'Tarjeta de Crédito' });
const line = account({ key: 'cheques', type: 'Línea de Crédito' });
const dollars = account({ key: 'ahorro', currency: 'USD' });
const withoutEntitlement = (type: 'TRANSFER_FROM' | 'TRANSFER_TO') => ({
  entitlements: [{ type, value: 'N' as const }],
});

describe('an order between own accounts', () => {
  test.each<[string, Partial<TransferOrder>, Partial<Facts>, string]>([
    ['moves the amount', {}, {}, '10000 → 10000'],
    ['can be one centavo', amount(0.01), {}, '1 → 1'],
    ['can empty the account', amount(5000), {}, '500000 → 500000'],
    ['cannot exceed the balance', amount(5000.01), {}, 'CZ_INSUFFICIENT_FUNDS amount'],
    [
      'can exceed today’s balance if scheduled',
      { ...amount(9000), ...scheduled('2026-11-24') },
      {},
      '900000 → 900000',
    ],
    ['needs two different accounts', {}, { to: account() }, '0000 to_account_key'],
    ['uses the currency of the source', amount(10, 'USD'), {}, '0000 amount.currency_code'],
    ['cannot be for the past', { start_date: '2026-11-22' }, {}, '0000 start_date'],
    ['for a later day has to be scheduled', { start_date: '2026-11-24' }, {}, '0000 start_date'],
    ['cannot be scheduled for today', scheduled(MONDAY), {}, '0000 start_date'],
    ['cannot be scheduled for yesterday', scheduled('2026-11-22'), {}, '0000 start_date'],
    ['can be scheduled 180 days ahead', scheduled('2027-05-22'), {}, '10000 → 10000'],
    ['cannot be scheduled 181 days ahead', scheduled('2027-05-23'), {}, '0000 start_date'],
    ['cannot be scheduled on a holiday', scheduled('2026-12-25'), {}, '0000 start_date'],
    ['can be scheduled on a Saturday', scheduled('2026-11-28'), {}, '10000 → 10000'],
    [
      'needs a source entitled to send',
      {},
      { from: account(withoutEntitlement('TRANSFER_FROM')) },
      'CZ_NOT_ENTITLED from_account_key',
    ],
    [
      'needs a destination entitled to receive',
      {},
      { to: account({ key: 'x', ...withoutEntitlement('TRANSFER_TO') }) },
      'CZ_NOT_ENTITLED to_account_key',
    ],
    ['from a card to a cheque account is at least 50', amount(49.99), { from: card }, '0000 amount'],
    ['from a card to a cheque account can be 50', amount(50), { from: card }, '5000 → 5000'],
    [
      'from a card to a line has no minimum',
      amount(1),
      { from: card, to: account({ key: 'l', type: 'Línea de Crédito' }) },
      '100 → 100',
    ],
    ['from a line is at least 1,000', amount(999.99), { from: line }, '0000 amount'],
    ['from a line can be 1,000', amount(1000), { from: line }, '100000 → 100000'],
    ['from a line to dollars is at least 1,000', amount(999.99), { from: line, to: dollars }, '0000 amount'],
    ['from a line to dollars can be 1,000', amount(1000), { from: line, to: dollars }, '100000 → 5305'],
    ['buys dollars at the sell rate, rounded down', amount(100), { to: dollars }, '10000 → 530'],
    [
      'sells dollars at the buy rate',
      amount(10, 'USD'),
      { from: account({ currency: 'USD' }) },
      '1000 → 18050',
    ],
    ['buys at least one cent', amount(0.05), { to: dollars }, '0000 amount'],
    [
      'pays a loan up to its balance',
      amount(800.01),
      { to: account({ key: 'p', type: 'Crédito Personal', owed: 800_00 }) },
      '0000 amount',
    ],
    [
      'can pay off a loan',
      amount(800),
      { to: account({ key: 'p', type: 'Crédito Personal', owed: 800_00 }) },
      '80000 → 80000',
    ],
    [
      // 44.33 × 18.05 = 800.16
      'pays off a loan in dollars, capped at its balance',
      amount(44.33, 'USD'),
      {
        from: account({ currency: 'USD' }),
        to: account({ key: 'p', type: 'Crédito Personal', owed: 800_00 }),
      },
      '4433 → 80000',
    ],
    [
      'cannot overpay a loan by more than a cent of rounding',
      amount(44.34, 'USD'),
      {
        from: account({ currency: 'USD' }),
        to: account({ key: 'p', type: 'Crédito Personal', owed: 800_00 }),
      },
      '0000 amount',
    ],
    [
      'cannot pay a loan that is paid off',
      amount(0.01, 'USD'),
      { from: account({ currency: 'USD' }), to: account({ key: 'p', type: 'Crédito Personal', owed: 0 }) },
      '0000 amount',
    ],
    [
      'can leave a card with a credit balance',
      amount(900),
      { to: account({ key: 't', type: 'Tarjeta de Crédito', owed: 800_00 }) },
      '90000 → 90000',
    ],
  ])('%s', (_, request, context, expected) => {
    expect(outcome(request, context)).toBe(expected);
  });

  test('checks fields before entitlements and entitlements before the balance', () => {
    const blockedSource = account(withoutEntitlement('TRANSFER_FROM'));
    expect(outcome({ ...amount(9999), start_date: '2020-01-01' }, { from: blockedSource })).toBe(
      '0000 start_date',
    );
    expect(outcome(amount(9999), { from: blockedSource })).toBe('CZ_NOT_ENTITLED from_account_key');
  });
});

test.each([
  ['a cheque account', {}, 'CZ_INSUFFICIENT_FUNDS'],
  ['a card', { type: card.type }, 'Rebasas tu crédito disponible. Escribe $5,000.00 MXN o menos.'],
  [
    'a line with less available than its minimum',
    { type: line.type, available: 999_99 },
    'Tu crédito disponible de $999.99 MXN no alcanza. Elige otra cuenta.',
  ],
  [
    'a line with exactly its minimum available',
    { type: line.type, available: 1_000_00 },
    'Rebasas tu crédito disponible. Escribe $1,000.00 MXN o menos.',
  ],
] as const)('an amount above the balance of %s returns %s', (_, change, message) =>
  expect(() => checkOrder(order(amount(5000.01)), facts({ from: account(change) }))).toThrow(message),
);
