import { describe, expect, test } from 'vitest';
import { isBankHoliday } from '#bank/core/calendar/holidays';
import { DAILY_LIMIT } from '#contract/rules/limits';
import type { ThirdPartyOrder } from '#contract/third-parties';
import { ThirdPartyExecution } from '#contract/third-parties';
import '#bank/server/http/validation';
import { verdictOf } from '#bank/testing/refusals';
import { checkOrder, type Facts } from './rules';

const monday = Date.parse('2026-11-23T09:30:00-06:00');
const instantOf = (local: string) => Date.parse(`${local}-06:00`);

const order = (change: Partial<ThirdPartyOrder> = {}): ThirdPartyOrder => ({
  transfer_type: 'onetime',
  from_account_key: 'from',
  to_recipient_key: 'to',
  amount: { amount: 1000, currency_code: 'MXN' },
  start_date: '2026-11-23',
  message: 'renta',
  ...change,
});
const pesos = (amount: number) => ({ amount: { amount, currency_code: 'MXN' as const } });

const recipient = (change: Partial<Facts['recipient']> = {}): Facts['recipient'] => ({
  accountType: 'TPTOFF',
  accountId: '002010077777777771',
  bankId: '002',
  status: 'ACTIVE',
  ...change,
});

const facts = (change: Partial<Facts> = {}): Facts => ({
  type: 'spei',
  from: {
    type: 'Cheques',
    currency: 'MXN',
    entitlements: [{ type: 'TRANSFER_FROM', value: 'Y' }],
    available: 5_000_000_00,
  },
  recipient: recipient(),
  limit: 500_000_00,
  daily: DAILY_LIMIT * 100,
  used: 0,
  now: monday,
  isHoliday: isBankHoliday,
  ...change,
});
const sameBank = { type: 'same-bank', recipient: recipient({ accountType: 'TPTON' }) } as const;
const card = { type: 'cards', recipient: recipient({ accountType: 'TPTCC' }) } as const;
const credit = { type: 'credits', recipient: recipient({ accountType: 'TPTLOAN' }) } as const;

/** Returns code and field of the error, or 'passes'. */
const outcome = (transfer: ThirdPartyOrder, context: Facts): string =>
  verdictOf(() => checkOrder(transfer, context));

const holding = (available: number, change: Partial<Facts['from']> = {}) => ({
  from: { ...facts().from, available, ...change },
});
const scheduled = (start_date: string, amount = 1000) =>
  order({ transfer_type: 'schedule', start_date, ...pesos(amount) });

test.each([
  ['INACTIVE', 'Esta cuenta está inactiva. Elige otra.'],
  ['BLOCKED', 'Esta cuenta está bloqueada. Elige otra.'],
] as const)('a recipient that is %s is rejected: %s', (status, message) => {
  const context = facts({ recipient: recipient({ status }) });
  expect(() => checkOrder(order(), context)).toThrow(message);
});

test.each([
  ['a'.repeat(41), 'message', 'Máximo 40 caracteres.'],
  ['Renta 🎉', 'message', 'Quita del concepto los emojis y símbolos especiales.'],
  ['家賃', 'message', 'Quita del concepto los emojis y símbolos especiales.'],
])('the concept %j is rejected with a message', (message, field, errorText) => {
  const { error } = ThirdPartyExecution.safeParse({ ...order({ message }), nonce: 'n'.repeat(20) });
  expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message: errorText })]);
});

test('a concept in Spanish is accepted; a reference of nine digits is rejected', () => {
  const nonce = 'n'.repeat(20);
  const spanish = { ...order({ message: '¿Ñandú y pingüino? “sí” n\u0303' }), nonce };
  expect(ThirdPartyExecution.safeParse(spanish).error).toBeUndefined();
  const long = { ...order({ customer_reference: '123456789' }), nonce };
  expect(ThirdPartyExecution.safeParse(long).error?.issues[0]?.message).toBe('Máximo 8 caracteres.');
});

describe('fields', () => {
  test.each<[string, ThirdPartyOrder, Partial<Facts>, string]>([
    ['a valid order', order(), {}, 'passes'],
    ['SPEI without a concept', order({ message: ' ' }), {}, '0000 message'],
    ['same bank without a concept', order({ message: '' }), sameBank, '0000 message'],
    ['a card without a concept', order({ message: '' }), card, 'passes'],
    ['no reference', order(), {}, 'passes'],
    ['a SPEI reference of seven digits', order({ customer_reference: '1234567' }), {}, 'passes'],
    [
      'a SPEI reference of eight digits',
      order({ customer_reference: '12345678' }),
      {},
      '0000 customer_reference',
    ],
    ['a same-bank reference of eight digits', order({ customer_reference: '12345678' }), sameBank, 'passes'],
    ['from a dollar account', order(), holding(100_00, { currency: 'USD' }), '0000 from_account_key'],
    ['from a card', order(), holding(100_00, { type: 'Tarjeta de Crédito' }), '0000 from_account_key'],
    [
      'a recipient of another type than the transfer',
      order(),
      { type: 'same-bank' },
      '0000 to_recipient_key',
    ],
    [
      'a recipient on hold',
      order(),
      { recipient: recipient({ status: 'ON_HOLD', activeFrom: monday }) },
      '0000 to_recipient_key',
    ],
    [
      'a blocked recipient',
      order(),
      { recipient: recipient({ status: 'BLOCKED' }) },
      '0000 to_recipient_key',
    ],
    [
      'a debit card of this bank that is saved at another bank',
      order(),
      { recipient: recipient({ accountId: '5899000072688487' }) },
      '0000 to_recipient_key',
    ],
    ['for yesterday', order({ start_date: '2026-11-22' }), {}, '0000 start_date'],
    ['one-time for tomorrow', order({ start_date: '2026-11-24' }), {}, '0000 start_date'],
    ['scheduled for today', scheduled('2026-11-23'), {}, '0000 start_date'],
    ['in 180 days', scheduled('2027-05-22'), {}, 'passes'],
    ['in 181 days', scheduled('2027-05-23'), {}, '0000 start_date'],
    ['on a holiday', scheduled('2026-12-25'), {}, '0000 start_date'],
    ['SPEI on a Saturday', scheduled('2026-11-28'), {}, 'passes'],
    ['a card on a Saturday', scheduled('2026-11-28'), card, '0000 start_date'],
    [
      'an account without the entitlement',
      order(),
      holding(100_00, { entitlements: [] }),
      'CZ_NOT_ENTITLED from_account_key',
    ],
  ])('%s', (_, request, change, expected) => {
    expect(outcome(request, facts(change))).toBe(expected);
  });
});

describe('hours', () => {
  test.each<[string, string, Partial<Facts>, number, string]>([
    ['a card at 20:44', '2026-11-23T20:44:59', card, 100, 'passes'],
    ['a card at 20:45', '2026-11-23T20:45:00', card, 100, '2185'],
    ['a card at 05:59', '2026-11-23T05:59:59', card, 100, '2185'],
    ['a loan on a Saturday', '2026-11-28T10:00:00', credit, 100, '2185'],
    ['a loan on a bank holiday', '2026-11-16T10:00:00', credit, 100, '2185'],
    ['same bank at night', '2026-11-23T00:30:00', sameBank, 400_000, 'passes'],
    ['SPEI at night, 50,000', '2026-11-23T22:00:00', {}, 50_000, 'passes'],
    ['SPEI at night, a centavo above 50,000', '2026-11-23T22:00:00', {}, 50_000.01, '2083 amount'],
    ['SPEI on a Saturday, a centavo above 50,000', '2026-11-28T10:00:00', {}, 50_000.01, '2083 amount'],
    ['SPEI by day', '2026-11-23T10:00:00', {}, 50_000.01, 'passes'],
  ])('%s', (_, now, change, amount, expected) => {
    const start_date = now.slice(0, 10);
    const transfer = order({ start_date, ...pesos(amount) });
    expect(outcome(transfer, facts({ ...change, now: instantOf(now) }))).toBe(expected);
  });

  test('a transfer scheduled for a Saturday has the extraordinary limit', () => {
    expect(outcome(scheduled('2026-11-28', 50_000.01), facts())).toBe('2083 amount');
    expect(outcome(scheduled('2026-11-27', 50_000.01), facts())).toBe('passes');
  });
});

describe('limits and balance', () => {
  test.each<[string, number, Partial<Facts>, string]>([
    ['at the limit per operation', 500_000, {}, 'passes'],
    ['a centavo above the limit per operation', 500_000.01, {}, '2082 amount'],
    ['above a limit lowered by the customer', 1000.01, { limit: 1000_00 }, '2082 amount'],
    ['the rest of the daily limit', 400_000, { used: 1_600_000_00 }, 'passes'],
    ['a centavo above the daily limit', 400_000.01, { used: 1_600_000_00 }, '2081 amount'],
    ['balance for amount and commission', 994.2, holding(1000_00), 'passes'],
    [
      'balance for the amount but not the commission',
      994.21,
      holding(1000_00),
      'CZ_INSUFFICIENT_FUNDS amount',
    ],
    ['the whole balance inside the bank', 1000, { ...sameBank, ...holding(1000_00) }, 'passes'],
    ['above the balance', 1000.01, { ...sameBank, ...holding(1000_00) }, 'CZ_INSUFFICIENT_FUNDS amount'],
  ])('%s', (_, amount, change, expected) => {
    expect(outcome(order(pesos(amount)), facts(change))).toBe(expected);
  });

  test('a scheduled transfer may exceed the balance and the rest of today’s limit', () => {
    expect(outcome(scheduled('2026-11-24'), facts({ ...holding(0), used: DAILY_LIMIT * 100 }))).toBe(
      'passes',
    );
  });

  test('rules are checked in a fixed order', () => {
    const failingAll = facts({
      ...card,
      ...holding(0, { entitlements: [] }),
      now: instantOf('2026-11-23T22:00:00'),
      limit: 1,
      used: DAILY_LIMIT * 100,
    });
    const entitled = { ...failingAll, from: { ...failingAll.from, entitlements: facts().from.entitlements } };
    const byDay = { ...entitled, now: monday };
    const withinLimit = { ...byDay, limit: 500_000_00 };
    const unusedLimit = { ...withinLimit, used: 0 };
    const steps: [ThirdPartyOrder, Facts][] = [
      [order({ customer_reference: '1' }), failingAll],
      [order(), failingAll],
      [order(), entitled],
      [order(), byDay],
      [order(), withinLimit],
      [order(), unusedLimit],
    ];
    expect(steps.map(([request, context]) => outcome(request, context))).toEqual([
      '0000 customer_reference',
      'CZ_NOT_ENTITLED from_account_key',
      '2185',
      '2082 amount',
      '2081 amount',
      'CZ_INSUFFICIENT_FUNDS amount',
    ]);
  });
});

test.each([
  ['2026-11-23T10:00:00', 'Podrás enviar dinero a esta cuenta a las 10:00.'],
  ['2026-11-24T00:15:00', 'Podrás enviar dinero a esta cuenta el 24 nov 2026 a las 00:15.'],
])(
  'a recipient on hold until %s is rejected with the time, and with the date if it is another day',
  (until, text) => {
    const onHold = facts({
      recipient: recipient({ status: 'ON_HOLD', activeFrom: instantOf(until) }),
    });
    expect(() => checkOrder(order(), onHold)).toThrow(text);
  },
);
