import { describe, expect, test } from 'vitest';
import type { Recipient } from '#contract/recipients';
import { filterByKind, search } from '#web/patterns/admin-list/filter-rows.ts';
import { pesos } from '#web/testing/makers.ts';
import { mother } from '../recipient.fixture';
import { accountLabel, accountNumber } from '../shared/account-labels';
import { draftOf, editOf } from './edit';
import { lastPaidRecipients, recipientControls } from './filter-recipients';

const person: Recipient = { ...mother, key: 'mama', lastName: 'Peña', timesPaid: 12 };
const business: Recipient = {
  key: 'casa',
  alias: 'Álamos',
  name: 'Inmobiliaria Las Torres',
  accountId: '000018273645',
  bankId: '044',
  bankName: 'Banco Cenzontle',
  accountType: 'TPTMORTGAGE',
  recipientType: 'BUSINESS',
  status: 'ACTIVE',
};
const recipients = [person, business];
const controls = recipientControls(['TPTOFF', 'TPTMORTGAGE']);
const keys = (list: readonly Recipient[]) => list.map(({ key }) => key);

describe('the search', () => {
  test.each([
    ['alias', 'mam', ['mama']],
    ['alias in capitals without accents', 'MAMA', ['mama']],
    ['name', 'torres', ['casa']],
    ['accountId', '548823', ['mama']],
    ['grouped accountId', '012 320 015', ['mama']],
    ['lastName', 'peña', ['mama']],
    ['recipientType', 'business', ['casa']],
    ['bankName', 'bbva', ['mama']],
    ['the displayed full name', 'guadalupe peña montiel', ['mama']],
    ['the second surname', 'montiel', ['mama']],
    ['both surnames with an extra space', 'Peña  Montiel', ['mama']],
    ['accountType', 'TPTMORTGAGE', ['casa']],
    ['the label of a type', 'hipoteca', ['casa']],
    ['the label of a business', 'Empresa', ['casa']],
    ['the label of a person', 'persona', ['mama']],
    ['the start of a code', 'per', []],
    ['the start of a label', 'emp', []],
    ['no match', 'zzz', []],
    ['fewer than three characters', 'zz', ['mama', 'casa']],
    ['only spaces', '      ', ['mama', 'casa']],
    ['three characters between spaces', ' zzz ', []],
  ])('with %s: %j', (_, text, expected) =>
    expect(keys(search(recipients, text, controls.search))).toEqual(expected),
  );
});

test('a type filters the list; no type keeps all recipients', () => {
  const ofType = (type: string) =>
    filterByKind(recipients, type, controls.kinds?.kindOf ?? expect.fail('no types'));
  expect(keys(ofType('TPTOFF'))).toEqual(['mama']);
  expect(keys(ofType(''))).toEqual(['mama', 'casa']);
});

describe('the sort order', () => {
  const recipientNamed = (key: string, alias: string, timesPaid?: number): Recipient => ({
    ...person,
    key,
    alias,
    timesPaid,
  });
  const list = [
    recipientNamed('z', 'zorro', 1),
    recipientNamed('n', 'ñandú', 9),
    recipientNamed('a', 'Ándale'),
    recipientNamed('b', 'bar', 9),
  ];
  test.each([
    ['alias', 'abnz'],
    ['alias-descending', 'znba'],
    ['most-used', 'bnza'],
  ] as const)('by %s', (order, expected) => {
    const sort = controls.sorts.find(({ value }) => value === order) ?? expect.fail(order);
    expect(keys(list.toSorted(sort.compare)).join('')).toBe(expected);
  });

  test('of recipients to pay again is by last transfer, and leaves out blocked recipients', () => {
    const paidOn = (key: string, date: string, change: Partial<Recipient> = {}): Recipient => ({
      ...recipientNamed(key, key, 1),
      lastTransfer: { date, amount: pesos(10) },
      ...change,
    });
    const paid = [
      paidOn('old', '2026-11-01', { timesPaid: 12 }),
      paidOn('today', '2026-11-23'),
      paidOn('blocked', '2026-11-22', { status: 'BLOCKED' }),
      paidOn('often', '2026-11-21', { timesPaid: 9 }),
      paidOn('once', '2026-11-21'),
    ];
    expect(keys(lastPaidRecipients([...list, ...paid], 9))).toEqual(['today', 'often', 'once', 'old']);
    expect(keys(lastPaidRecipients(paid, 2))).toEqual(['today', 'often']);
  });
});

test.each([
  [{ accountType: 'TPTAMEX', accountId: '378282246310005' }, '3782 822463 10005'],
  [{ accountType: 'TPTCC', accountId: '4111111111111111' }, '4111 1111 1111 1111'],
  [{ accountType: 'TPTOFF', accountId: '012180000123456782' }, '012 180 00012345678 2'],
  [{ accountType: 'TPTOFF', accountId: '5512345678' }, '(55) 1234 5678'],
] as const)('the number of %o is displayed as %s', (account, expected) =>
  expect(accountNumber(account)).toBe(expected),
);

test.each([
  [{ accountType: 'TPTON', accountId: '4111111111111111' }, 'Tarjeta de Débito'],
  [{ accountType: 'TPTOFF', accountId: '4111111111111111' }, 'Tarjeta de Débito'],
  [{ accountType: 'TPTCC', accountId: '4111111111111111' }, 'Tarjeta de crédito'],
  [{ accountType: 'TPTOFF', accountId: '5512345678' }, 'Celular'],
  [{ accountType: 'TPTOFF', accountId: '012180000123456782' }, 'CLABE'],
] as const)('%o has the label %s', (account, label) => expect(accountLabel(account)).toBe(label));

describe('an edit', () => {
  const draft = { ...draftOf(person), alias: ' Ma ' };
  const body = {
    alias: 'Ma',
    name: 'Guadalupe',
    last_name: 'Peña',
    second_last_name: 'Montiel',
    operation_sign_url: '/api/third-parties-recipients/v1/transfers/third-parties/recipients/mama',
  };

  test.each(['prd', 'uat', 'nft'] as const)('includes the type in the environment %s', (environment) =>
    expect(editOf('mama', draft, environment)).toEqual({ ...body, recipient_type: 'PERSONAL' }),
  );

  test('omits the type in the environment ist', () => expect(editOf('mama', draft, 'ist')).toEqual(body));

  test('of a business has no surnames', () =>
    expect(editOf('casa', draftOf(business), 'ist')).toEqual({
      alias: 'Álamos',
      name: 'Inmobiliaria Las Torres',
      operation_sign_url: expect.stringMatching(/recipients\/casa$/),
    }));
});
