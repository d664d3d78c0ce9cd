import { describe, expect, it } from 'vitest';
import type { Account } from '#contract/domain/account';
import type { Money } from '#contract/domain/money';
import { account as maker, pesos } from '#web/testing/makers.ts';
import { groupAccounts, isMasked, totalInCheques, visibleAccounts } from './accounts';

const account = (
  key: string,
  type: Account['type'] = 'Cheques',
  primaryBalance: Account['primaryBalance'] = pesos(10),
): Account => maker(key, { type, primaryBalance });

const chequeAccount = (money: Money) => account('a', 'Cheques', money);

describe('masking', () => {
  it.each([
    [[], false],
    [[{ productUrl: 'chequing', showDesktop: false }], true],
    [[{ productUrl: 'chequing', showDesktop: true }], false],
    [[{ productUrl: 'chequing/a', showDesktop: false }], true],
    [[{ productUrl: 'chequing/b', showDesktop: false }], false],
    [[{ productUrl: 'loan', showDesktop: false }], false],
  ])('%o hides the account: %s', (masking, isHidden) =>
    expect(isMasked(account('a'), masking)).toBe(isHidden),
  );
});

describe('list', () => {
  const categories = [
    { category: 'mortgage' as const, accounts: [account('m', 'Crédito Hipotecario')] },
    { category: 'chequing' as const, accounts: [account('z'), account('b')] },
    { category: 'investment-product' as const, accounts: [account('v', 'Valores')] },
    { category: 'investment-fund' as const, accounts: [account('f', 'Fondos de Inversión')] },
  ];

  it('is sorted by product, then by name', () =>
    expect(visibleAccounts(categories, []).map(({ key }) => key)).toEqual(['b', 'z', 'm', 'f', 'v']));

  it('omits masked accounts', () =>
    expect(
      visibleAccounts(categories, [{ productUrl: 'chequing/z', showDesktop: false }]).map(({ key }) => key),
    ).toEqual(['b', 'm', 'f', 'v']));

  it('is grouped under titles, without empty groups', () =>
    expect(
      groupAccounts(visibleAccounts(categories, [])).map(({ title, accounts }) => [title, accounts.length]),
    ).toEqual([
      ['Mis cuentas', 2],
      ['Créditos hipotecarios', 1],
      ['Inversiones', 2],
    ]));
});

describe('the total in cheque accounts', () => {
  it.each<[string, Account[], number | null | undefined]>([
    ['no accounts', [], undefined],
    ['a card only', [account('c', 'Tarjeta de Crédito')], undefined],
    ['dollars only', [chequeAccount({ amount: 5, currencyCode: 'USD' })], undefined],
    [
      'two amounts that a float would add up wrong',
      [
        chequeAccount({ amount: 0.1, currencyCode: 'MXN' }),
        chequeAccount({ amount: 0.2, currencyCode: 'MXN' }),
      ],
      0.3,
    ],
    ['a negative balance', [chequeAccount({ amount: -20.5, currencyCode: 'MXN' }), account('b')], -10.5],
    ['an unknown balance', [chequeAccount({ amount: null, currencyCode: 'MXN' }), account('b')], null],
    ['a list of balances', [account('l', 'Cheques', [{ amount: 7, currencyCode: 'MXN' }])], 7],
    ['an empty list of balances', [account('l', 'Cheques', [])], undefined],
  ])('is computed with %s', (_name, accounts, total) => expect(totalInCheques(accounts, 'MXN')).toBe(total));
});
