import { describe, expect, test } from 'vitest';
import { leftToday } from '#web/flow/money-form/limits.ts';
import { account, limit, pesos, recipient } from '#web/testing/makers.ts';
import {
  chequeAccounts,
  closedOn,
  draftOf,
  extraordinaryLimit,
  limitOf,
  orderOf,
  sourcesOf,
} from './third-party';
import { instantAt, MORNING, NIGHT, setup, validDraft } from './third-party.fixture';

test('sources are cheque accounts in pesos that may send', () => {
  const accounts = [
    account('pesos'),
    account('dollars', { defaultCurrency: 'USD' }),
    account('card', { type: 'Tarjeta de Crédito' }),
    account('barred', { entitlements: [{ type: 'TRANSFER_FROM', value: 'N' }] }),
  ];
  expect(sourcesOf(accounts).map(({ key }) => key)).toEqual(['pesos']);
});

test.each([
  ['Cheques', true],
  ['Tarjeta de Crédito', false],
  ['Crédito Hipotecario', false],
] as const)('%s is a cheque account: %s', (type, expected) => {
  expect(chequeAccounts([account('only', { type, defaultCurrency: 'USD' })])).toHaveLength(expected ? 1 : 0);
});

describe('a form opened by a deep link', () => {
  const draftFrom = (query: string, change = {}) =>
    draftOf(setup('spei', change), new URLSearchParams(query));

  test('has every value of the link', () => {
    expect(draftFrom('from_account=rich&to_account=mom&amount=2500&concept=Renta')).toEqual({
      from: 'rich',
      to: 'mom',
      amount: '2,500.00',
      when: 'today',
      date: '',
      concept: 'Renta',
      reference: '',
    });
  });

  test.each([
    ['from_account=nobodys', { from: '' }],
    ['to_account=nobodys', { to: '' }],
    ['to_account=mom&to_account=nobodys', { to: 'mom' }],
    ['amount=mucho', { amount: '' }],
    ['amount=-5', { amount: '' }],
    ['amount=1e3', { amount: '' }],
    ['amount=$1,234.5 MXN', { amount: '1,234.50' }],
    ['when=later', { when: 'later', date: '' }],
    ['when=never&reference=9&__proto__=x', { when: 'today', reference: '' }],
    ['concept=%3Cb%3E', { concept: '<b>' }],
  ])('"%s" has the values %j', (query, expected) => {
    expect(draftFrom(query)).toMatchObject(expected);
  });

  test('preselects the only or last used source, and ignores an unavailable recipient', () => {
    expect(draftFrom('', { accounts: [account('only')] }).from).toBe('only');
    expect(draftFrom('', { accounts: [] }).from).toBe('');
    const lastSources = ['•••• 9999', '•••• 0002'];
    const accounts = [account('one'), account('last', { displayId: '•••• 0002' })];
    expect(draftFrom('', { accounts, lastSources }).from).toBe('last');
    expect(draftFrom('from_account=one', { accounts, lastSources }).from).toBe('one');
    const setupOnHold = { recipients: [recipient('mom', { status: 'ON_HOLD' })] };
    expect(draftFrom('to_account=mom', setupOnHold).to).toBe('');
  });
});

describe('the order', () => {
  test('for today contains only the entered values', () => {
    expect(orderOf({ ...validDraft, amount: '$1,234.5', concept: ' ', reference: '' }, MORNING)).toEqual({
      transfer_type: 'onetime',
      from_account_key: 'pesos',
      to_recipient_key: 'mom',
      amount: { amount: 1234.5, currency_code: 'MXN' },
      start_date: '2026-11-23',
    });
  });

  test('late in the evening uses the date in Mexico City', () => {
    expect(orderOf(validDraft, instantAt('23:59')).start_date).toBe('2026-11-23');
  });

  test('for another date has trimmed values', () => {
    const scheduledDraft = {
      ...validDraft,
      when: 'later',
      date: '2026-11-30',
      concept: ' Renta ',
      reference: ' 1234567 ',
    };
    expect(orderOf(scheduledDraft, MORNING)).toMatchObject({
      transfer_type: 'schedule',
      start_date: '2026-11-30',
      message: 'Renta',
      customer_reference: '1234567',
    });
  });

  test('of an invalid draft throws', () => {
    expect(() => orderOf({ ...validDraft, amount: 'mucho' }, MORNING)).toThrow(TypeError);
  });
});

test.each([
  ['TPTOFF', 'ThirdPartytransferOffUs'],
  ['TPTON', 'ThirdPartytransferOnUs'],
  ['TPTCC', 'CreditCardPayments'],
  ['TPTAMEX', 'CreditCardPayments'],
  ['TPTLOAN', 'PersonalLoan'],
  ['TPTMORTGAGE', 'PaymentsMortgage'],
] as const)('a transfer to an account of type %s counts towards the limit %s', (accountType, limitKey) => {
  const limits = [limit(), limit({ limitKey })];
  expect(limitOf(limits, recipient('r', { accountType }))?.limitKey).toBe(limitKey);
});

test.each([
  [undefined, undefined, undefined],
  [pesos(100), undefined, 100_00],
  [pesos(100), pesos(99.99), 1],
  [pesos(100), pesos(250), 0],
])('with a daily limit of %j and %j used, %s centavos remain', (dailyLimit, usedToday, left) => {
  expect(leftToday(limit({ dailyLimit, usedToday }))).toBe(left);
});

describe('by time and date', () => {
  const weekend = instantAt('10:00', '2026-11-28');
  const holiday = instantAt('10:00', '2026-12-25');

  test.each([
    ['spei', MORNING, undefined],
    ['spei', NIGHT, 50_000_00],
    ['spei', weekend, 50_000_00],
    ['spei', holiday, 50_000_00],
    ['same-bank', NIGHT, undefined],
  ] as const)('a transfer by %s at %i is limited to %s', (type, now, maximum) => {
    expect(extraordinaryLimit(validDraft, setup(type), now)).toBe(maximum);
  });

  test.each([
    ['2026-11-24', undefined],
    ['2026-11-28', 50_000_00],
  ])('a transfer for %s ordered at night uses the limit of its date', (date, maximum) => {
    expect(extraordinaryLimit({ when: 'later', date }, setup(), NIGHT)).toBe(maximum);
  });

  test.each([
    ['spei', '2026-11-28', undefined],
    ['same-bank', '2026-11-28', undefined],
    ['cards', '2026-11-28', 'fin de semana'],
    ['credits', '2026-11-28', 'fin de semana'],
    ['spei', '2026-12-25', 'día inhábil'],
    ['cards', '2026-11-27', undefined],
  ] as const)('the service %s is closed on %s: %s', (type, date, closed) => {
    expect(closedOn(setup(type))(date)).toBe(closed);
  });
});
