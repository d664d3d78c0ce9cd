import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { addDays } from '#contract/domain/dates';
import { destinationsOf } from '#web/flow/money-form/accounts.ts';
import { convert, rateFor } from '#web/lib/money/exchange.ts';
import { account as maker } from '#web/testing/makers.ts';
import { draftOf, type OwnTransferDraft, type OwnTransferSetup, orderOf, sourcesOf } from './own-transfer';
import { ownTransferHints } from './own-transfer-hints';
import { checkOwnTransfer } from './own-transfer-rules';

const account = (
  key: string,
  type: Account['type'],
  currency: 'MXN' | 'USD',
  amount: number | null,
): Account =>
  maker(key, {
    type,
    defaultCurrency: currency,
    primaryBalance: { amount, currencyCode: currency },
    entitlements: [
      { type: 'TRANSFER_FROM', value: 'Y' },
      { type: 'TRANSFER_TO', value: 'Y' },
    ],
  });

const today = '2026-11-23';
const setup: OwnTransferSetup = {
  key: 'k',
  nonce: 'n',
  accounts: [
    account('line', 'Línea de Crédito', 'MXN', 10),
    account('pesos', 'Cheques', 'MXN', 1000.5),
    account('dollars', 'Cheques', 'USD', 300),
    account('card', 'Tarjeta de Crédito', 'MXN', 10),
    account('unknown', 'Cheques', 'MXN', null),
    account('fund', 'Fondos de Inversión', 'MXN', 900),
    { ...account('closed', 'Cheques', 'MXN', 5), entitlements: [{ type: 'TRANSFER_FROM', value: 'N' }] },
  ],
  exchangeMatrix: [
    { exchangeRate: 18.05, toCurrency: 'MXN' },
    { exchangeRate: 18.85, toCurrency: 'USD' },
  ],
  holidays: new Set(['2026-12-25']),
  lastSources: [],
};
const validDraft: OwnTransferDraft = {
  from: 'pesos',
  to: 'dollars',
  amount: '100',
  when: 'today',
  date: '',
  concept: '',
};
const invalidFields = (change: Partial<OwnTransferDraft>) =>
  Object.entries(checkOwnTransfer({ ...validDraft, ...change }, setup, today))
    .filter(([, error]) => error !== undefined)
    .map(([name]) => name);

describe('the account options', () => {
  test('for the source are cheque accounts, cards and lines that allow transfers, in product order', () => {
    expect(sourcesOf(setup.accounts).map(({ key }) => key)).toEqual([
      'dollars',
      'pesos',
      'unknown',
      'card',
      'line',
    ]);
  });
  test('for the destination exclude the source', () => {
    expect(destinationsOf(setup.accounts, 'pesos').map(({ key }) => key)).not.toContain('pesos');
  });
});

describe('the rules', () => {
  const scheduledIn = (days: number) => ({ when: 'later', date: addDays(today, days) });
  test.each<[string, Partial<OwnTransferDraft>, string[]]>([
    ['a valid draft', {}, []],
    ['no source', { from: '' }, ['from']],
    ['a source that cannot send', { from: 'closed', amount: '1' }, ['from']],
    ['no destination', { to: '' }, ['to']],
    ['the same account twice', { to: 'pesos' }, ['to']],
    ['a destination that cannot receive', { to: 'closed' }, ['to']],
    ['no amount', { amount: ' ' }, ['amount']],
    ['an invalid amount', { amount: 'cien' }, ['amount']],
    ['three decimals', { amount: '1.001' }, ['amount']],
    ['another currency', { amount: '10 USD' }, ['amount']],
    ['an amount of 0', { amount: '0' }, ['amount']],
    ['an amount of 0.01', { amount: '0.01' }, []],
    ['an amount of the whole balance', { amount: '1,000.50' }, []],
    ['an amount one centavo above the balance', { amount: '1,000.51' }, ['amount']],
    ['a scheduled amount above the balance', { amount: '5000', ...scheduledIn(1) }, []],
    ['an unknown balance', { from: 'unknown', amount: '5000' }, []],
    ['a card, whose limit the bank checks', { from: 'card', to: 'dollars', amount: '5000' }, []],
    ['a card, 49.99 to a cheque account', { from: 'card', to: 'pesos', amount: '49.99' }, ['amount']],
    ['a card, 50 to a cheque account', { from: 'card', to: 'pesos', amount: '50' }, []],
    ['a card to a fund', { from: 'card', to: 'fund', amount: '1' }, []],
    ['a line, 999.99 in pesos', { from: 'line', to: 'pesos', amount: '999.99' }, ['amount']],
    ['a line, 1000 in pesos', { from: 'line', to: 'pesos', amount: '1000' }, []],
    ['a line, 999.99 in dollars', { from: 'line', to: 'dollars', amount: '999.99' }, ['amount']],
    ['a line, 1000 in dollars', { from: 'line', to: 'dollars', amount: '1000' }, []],
    ['a scheduled transfer without a date', { when: 'later' }, ['date']],
    ['a date that is not used', { date: '2020-01-01' }, []],
    ['a transfer scheduled for yesterday', scheduledIn(-1), ['date']],
    ['a transfer scheduled for today', scheduledIn(0), ['date']],
    ['a transfer scheduled for tomorrow', scheduledIn(1), []],
    ['a transfer scheduled in 180 days', scheduledIn(180), []],
    ['a transfer scheduled in 181 days', scheduledIn(181), ['date']],
    ['a transfer scheduled for a bank holiday', { when: 'later', date: '2026-12-25' }, ['date']],
    ['a transfer scheduled for a Saturday', { when: 'later', date: '2026-11-28' }, []],
    ['a concept of forty characters', { concept: 'ñ'.repeat(40) }, []],
    ['a concept of forty-one characters', { concept: 'ñ'.repeat(41) }, ['concept']],
    ['a concept of forty emoji', { concept: '😀'.repeat(40) }, []],
    ['a concept of forty-one emoji', { concept: '😀'.repeat(41) }, ['concept']],
    ['a concept with a surrogate pair', { concept: 'Viaje \u{1f3d6}' }, []],
    ['a concept with half of a surrogate pair', { concept: 'Viaje \ud83c' }, ['concept']],
    ['a concept with surrogates in the wrong order', { concept: '\udfd6\ud83c' }, ['concept']],
    ['a draft without accounts and amount', { from: '', to: '', amount: '' }, ['from', 'to', 'amount']],
  ])('%s has errors in %j', (_, change, fields) => {
    expect(invalidFields(change)).toEqual(fields);
  });
});

describe('exchange', () => {
  test.each([
    ['the bank buys dollars', 10_000, 'USD', 'MXN', 180_500],
    ['the bank sells dollars', 10_000, 'MXN', 'USD', 530],
    ['half a centavo is dropped', 10, 'USD', 'MXN', 180],
  ] as const)('%s: converts %d cents from %s to %s', (_, cents, from, to, expected) => {
    const rate = rateFor(setup.exchangeMatrix, from, to);
    expect(rate === undefined ? undefined : convert(cents, rate, to)).toBe(expected);
  });
  test('has no rate within one currency', () => {
    expect(rateFor(setup.exchangeMatrix, 'MXN', 'MXN')).toBeUndefined();
  });
});

test.each([
  ['card', '1000', ' pesos •••• 0001 sí tiene saldo suficiente.'],
  ['card', '1001', ''],
  // The destination account is never suggested as the source.
  ['pesos', '1000', ''],
])(
  'for a transfer to %s of %s pesos without funds, suggests an account with enough funds: "%s"',
  (to, amount, suggestion) => {
    const setupWithEmptyAccount = {
      ...setup,
      accounts: [...setup.accounts, account('poor', 'Cheques', 'MXN', 1)],
    };
    const draft = { ...validDraft, from: 'poor', to, amount };
    expect(checkOwnTransfer(draft, setupWithEmptyAccount, today).amount).toBe(
      `Rebasas tu saldo. Escribe $1.00 MXN o menos.${suggestion}`,
    );
    const [hint] = ownTransferHints(draft, setupWithEmptyAccount);
    expect(hint?.text).toBe(`Rebasas tu saldo de $1.00 MXN${suggestion && `.${suggestion}`}`);
  },
);

describe('the hints', () => {
  const hintsFor = (change: Partial<OwnTransferDraft>) =>
    ownTransferHints({ ...validDraft, ...change }, setup).map(
      ({ good, text }) => `${good === undefined ? 'i' : good ? '+' : '-'} ${text}`,
    );
  test.each<[string, Partial<OwnTransferDraft>, string[]]>([
    ['nothing selected', { from: '' }, []],
    ['no amount yet', { amount: '', to: '' }, ['i Tienes $1,000.50 MXN']],
    ['an amount below the balance', { to: 'card' }, ['+ Saldo suficiente: te quedarían $900.50 MXN']],
    ['an amount above the balance', { to: 'card', amount: '1001' }, ['- Rebasas tu saldo de $1,000.50 MXN']],
    ['an amount below the minimum', { from: 'card', to: 'pesos', amount: '5' }, ['- Mínimo $50.00 MXN']],
    [
      'an exchange',
      { from: 'dollars', to: 'pesos' },
      [
        '+ Saldo suficiente: te quedarían $200.00 USD',
        'i Tipo de cambio: 1 USD = $18.05 MXN. Llegan $1,805.00 MXN',
      ],
    ],
  ])('with %s', (_, change, hints) => {
    expect(hintsFor(change)).toEqual(hints);
  });
});

describe('the order', () => {
  test('is built for a transfer today', () => {
    expect(orderOf({ ...validDraft, amount: '$1,000.50', concept: ' renta ' }, setup, today)).toEqual({
      transfer_type: 'onetime',
      from_account_key: 'pesos',
      to_account_key: 'dollars',
      amount: { amount: 1000.5, currency_code: 'MXN' },
      start_date: today,
      message: 'renta',
    });
  });
  test('is built for a scheduled transfer, in the currency of the source and without an empty concept', () => {
    const order = orderOf(
      { ...validDraft, from: 'dollars', to: 'pesos', when: 'later', date: '2026-12-01' },
      setup,
      today,
    );
    expect(order).toMatchObject({
      transfer_type: 'schedule',
      start_date: '2026-12-01',
      amount: { currency_code: 'USD' },
    });
    expect(order).not.toHaveProperty('message');
  });
});

describe('a deep link', () => {
  test.each([
    [
      'from_account=pesos&to_account=dollars&amount=12.5&concept=renta',
      { from: 'pesos', to: 'dollars', amount: '12.50', concept: 'renta' },
    ],
    ['from_account=nobody&to_account=fund', { from: '', to: 'fund' }],
    ['from_account=pesos&to_account=pesos', { from: 'pesos', to: '' }],
    ['', { from: '', to: '', amount: '', concept: '', when: 'today', date: '' }],
  ])('"%s" prefills %j', (query, expected) => {
    expect(draftOf(setup, new URLSearchParams(query))).toMatchObject(expected);
  });
  test.each([
    ['', ['•••• 0003', '•••• 0002', '•••• 0001'], 'dollars'],
    ['to_account=dollars', ['•••• 0002', '•••• 0001'], 'pesos'],
    ['from_account=card', ['•••• 0002'], 'card'],
    ['from_account=nobody', ['•••• 0002'], ''],
    ['', ['•••• 0004'], ''],
    ['', ['•••• 0005', '•••• 0001'], 'pesos'],
    ['', ['•••• 0005'], ''],
  ])('"%s" with the last sources %j selects %j', (query, lastSources, from) => {
    const accountEnding = (key: string, displayId: string) => ({
      ...account(key, 'Cheques', 'MXN', 1),
      displayId,
    });
    const accounts = [
      accountEnding('pesos', '•••• 0001'),
      accountEnding('dollars', '•••• 0002'),
      accountEnding('card', '•••• 0004'),
      accountEnding('other', '•••• 0004'),
      { ...account('in-dollars', 'Cheques', 'USD', 1), displayId: '•••• 0005' },
    ];
    expect(draftOf({ accounts, lastSources }, new URLSearchParams(query)).from).toBe(from);
  });
  test('preselects the only source', () => {
    const [, pesos] = setup.accounts;
    const onlyAccounts = pesos ? [pesos] : [];
    expect(draftOf({ ...setup, accounts: onlyAccounts }, new URLSearchParams()).from).toBe('pesos');
  });
  test('preselects no credit, which a link may name', () => {
    const accounts = [account('card', 'Tarjeta de Crédito', 'MXN', 1)];
    const fromOf = (query: string) => draftOf({ ...setup, accounts }, new URLSearchParams(query)).from;
    expect(fromOf('')).toBe('');
    expect(fromOf('from_account=card')).toBe('card');
  });
  test('preselects the only destination', () => {
    const accounts = [account('pesos', 'Cheques', 'MXN', 1), account('other', 'Cheques', 'MXN', 1)];
    expect(draftOf({ ...setup, accounts }, new URLSearchParams('from_account=pesos')).to).toBe('other');
  });
});
