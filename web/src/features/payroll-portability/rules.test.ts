import { describe, expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { account } from '#web/testing/makers.ts';
import { birthdateOf, draftOf, orderOf, type PortabilityDraft } from './portability';
import { draft, request, setup } from './request.fixture';
import { checkPortability, numberHints, payingBanks, receivingAccounts } from './rules';

const TODAY = '2026-11-23';
const errorsOf = (change: Partial<PortabilityDraft>) =>
  Object.entries(checkPortability(draft(change), setup, TODAY)).filter(
    ([, message]) => message !== undefined,
  );

const card = { type: 'DEBIT_CARD', number: '4109870011211180' } as const;

describe('a draft', () => {
  test.each<[string, Partial<PortabilityDraft>, [string, string][]]>([
    ['that is valid', {}, []],
    ['with a card', card, []],
    ['without a bank', { bank: '' }, [['bank', 'Elige el banco que te paga hoy.']]],
    ['without a CLABE', { number: '' }, [['number', 'Escribe la CLABE.']]],
    ['without a card', { ...card, number: '' }, [['number', 'Escribe el número de tu tarjeta.']]],
    [
      'with a missing digit',
      { number: '01218001548872364' },
      [['number', 'La CLABE tiene 18 dígitos; escribiste 17.']],
    ],
    [
      'with an extra digit',
      { ...card, number: '41098700112111800' },
      [['number', 'La tarjeta tiene 16 dígitos; escribiste 17.']],
    ],
    [
      'with a wrong digit',
      { number: '012180015488723641' },
      [['number', 'Revisa los 18 dígitos: el último no corresponde a los demás.']],
    ],
    [
      'with a CLABE of another bank',
      { bank: '014' },
      [['number', 'Esta CLABE es de BBVA México, no de Santander.']],
    ],
    [
      'with a card of this bank',
      { ...card, number: '5899000072688487' },
      [['number', 'Esta tarjeta es de Banco Cenzontle, no de BBVA México.']],
    ],
    ['for an unknown account', { to: 'otra' }, [['to', 'Elige la cuenta que recibirá tu nómina.']]],
    ['without a day', { day: '' }, [['day', 'Escribe tu fecha de nacimiento.']]],
    ['without a month', { month: '' }, [['day', 'Escribe tu fecha de nacimiento.']]],
    [
      'with a date that does not exist',
      { day: '31', month: '02' },
      [['day', 'Verifica tu fecha de nacimiento.']],
    ],
    ['with the day 0', { day: '0' }, [['day', 'Verifica tu fecha de nacimiento.']]],
    ['with a two-digit year', { year: '91' }, [['day', 'Verifica tu fecha de nacimiento.']]],
    ['with a future date', { year: '2030' }, [['day', 'Verifica tu fecha de nacimiento.']]],
    [
      'of a minor by one day',
      { day: '24', month: '11', year: '2008' },
      [['day', 'Debes ser mayor de edad para pedir la portabilidad.']],
    ],
    ['of a person of age today', { day: '23', month: '11', year: '2008' }, []],
    ['without consent', { consent: '' }, [['consent', 'Autoriza la solicitud para continuar.']]],
  ])('%s has the errors %j', (_, change, expected) => {
    expect(errorsOf(change)).toEqual(expected);
  });

  test('is converted to the request of the bank', () => {
    expect(orderOf(draft({ day: '4' }))).toEqual({
      portability_type: 'RECEIVE',
      account_key: 'nomina',
      third_party: '012',
      third_party_account_type: 'CLABE',
      third_party_account_number: '012180015488723640',
      birthdate: '1991-03-04',
    });
  });

  const link = new URLSearchParams({
    clabe: '012180015488723640',
    to_account: 'nomina',
    birthdate: '1991-03-14',
  });

  test('of a link has its values and the bank of the CLABE, without consent', () => {
    expect(draftOf(setup, link)).toEqual(draft({ consent: '' }));
    const unknown = new URLSearchParams({ clabe: '999', to_account: 'nope', birthdate: '1991-02-30' });
    expect(draftOf(setup, unknown)).toMatchObject({
      bank: '',
      number: '999',
      to: 'nomina',
      day: '',
      year: '',
    });
  });

  test('of a corrected request copies its values except the consent', () => {
    expect(draftOf({ ...setup, corrected: request({ status: 'REJECTED' }) }, link)).toEqual(
      draft({ consent: '' }),
    );
    expect(draftOf({ ...setup, corrected: request({ accountKey: 'closed' }) }, link).to).toBe('nomina');
  });

  test('of a new request is empty, except for the only account', () => {
    const empty = { bank: '', number: '', day: '', month: '', year: '', consent: '' };
    expect(draftOf(setup, new URLSearchParams())).toEqual(draft(empty));
    const twoAccounts = [...setup.accounts, account('ahorro')];
    expect(draftOf({ ...setup, accounts: twoAccounts }, new URLSearchParams()).to).toBe('');
  });
});

test.each<[Partial<PortabilityDraft>, boolean | undefined, string]>([
  [{ number: '' }, undefined, '0 de 18 dígitos'],
  [{ number: '0121' }, undefined, '4 de 18 dígitos'],
  [{ number: '0141' }, false, 'Esta CLABE es de Santander, no de BBVA México.'],
  [{ number: '9991' }, false, 'Esta CLABE no es de BBVA México.'],
  [{ number: '0141', bank: '' }, undefined, '4 de 18 dígitos'],
  [{}, true, '18 dígitos, corresponde a BBVA México'],
  [{ bank: '' }, true, '18 dígitos'],
  [{ number: '012180015488723641' }, false, 'Revisa los 18 dígitos: el último no corresponde a los demás.'],
  [card, true, '16 dígitos'],
  [{ ...card, number: '4109' }, undefined, '4 de 16 dígitos'],
])('for %j shows the hint (good: %s) "%s"', (change, good, text) => {
  expect(numberHints(draft(change), setup)).toEqual([good === undefined ? { text } : { good, text }]);
});

test('offers every bank except Banco Cenzontle', () => {
  expect(payingBanks(setup.institutions).map(({ id }) => id)).toEqual(['012', '014']);
});

test('offers only cheque accounts in pesos that accept deposits', () => {
  const acceptsTransfers: Account['entitlements'] = [{ type: 'TRANSFER_TO', value: 'Y' }];
  const accounts = [
    account('pesos', { entitlements: acceptsTransfers }),
    account('dollars', { entitlements: acceptsTransfers, defaultCurrency: 'USD' }),
    account('card', { entitlements: acceptsTransfers, type: 'Tarjeta de Crédito' }),
    account('closed', { entitlements: [{ type: 'TRANSFER_TO', value: 'N' }] }),
  ];
  expect(receivingAccounts(accounts).map(({ key }) => key)).toEqual(['pesos']);
});

test.each([
  [{ day: '4', month: '03', year: '1991' }, '1991-03-04'],
  [{ day: '14', month: '12', year: '91' }, '0091-12-14'],
])('formats the date of birth %j', (parts, expected) => {
  expect(birthdateOf(parts)).toBe(expected);
});
