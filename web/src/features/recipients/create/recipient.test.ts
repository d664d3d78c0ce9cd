import { describe, expect, test } from 'vitest';
import { clabe } from '#contract/domain/clabe';
import type { Recipient } from '#contract/recipients';
import { groupDigits } from './kinds';
import { bodyOf, draftOf, isSameAccount, type RecipientDraft } from './recipient';
import { recipientHints } from './recipient-hints';
import { banksFor, checkRecipient, checkRepeated } from './recipient-rules';

const institutions = [
  { id: '012', name: 'BBVA México' },
  { id: '044', name: 'Banco Cenzontle' },
];
const OWN_BANK_CLABE = '044180123456789013';
const setup = { institutions, ownClabes: [OWN_BANK_CLABE], visitId: 'v' };
const names = { name: 'Fidel', lastName: 'Ochoa', secondLastName: 'Barrios', alias: 'Plomero' };
const draft = (change: Partial<RecipientDraft> & Pick<RecipientDraft, 'kind'>): RecipientDraft => ({
  ...draftOf(change.kind),
  ...names,
  ...change,
});

const BBVA_CLABE = clabe('012', '180', '01548823019');
const OWN_CLABE = clabe('044', '180', '00000004107');
const VISA = '4111111111111111';
const AMEX = '378282246310005';

describe('the request body', () => {
  test.each<[Parameters<typeof draft>[0], [type: string, id: string, bank: string]]>([
    [{ kind: 'clabe', number: BBVA_CLABE }, ['TPTOFF', BBVA_CLABE, '012']],
    [{ kind: 'clabe', number: OWN_CLABE }, ['TPTON', '00000004107', '044']],
    [{ kind: 'account', number: '00000004107' }, ['TPTON', '00000004107', '044']],
    [{ kind: 'phone', number: '5512345678', bank: '044' }, ['TPTON', '5512345678', '044']],
    [{ kind: 'phone', number: '5512345678', bank: '012' }, ['TPTOFF', '5512345678', '012']],
    [{ kind: 'debit-card', number: VISA, bank: '044' }, ['TPTON', VISA, '044']],
    [{ kind: 'debit-card', number: VISA, bank: '012' }, ['TPTOFF', VISA, '012']],
    [{ kind: 'credit-card', number: VISA, bank: '012' }, ['TPTCC', VISA, '012']],
    [{ kind: 'own-credit-card', number: VISA }, ['TPTCC', VISA, '044']],
    [{ kind: 'amex', number: AMEX, bank: '012' }, ['TPTAMEX', AMEX, '012']],
    [{ kind: 'loan', number: '4417725', office: '180' }, ['TPTLOAN', '18004417725', '044']],
    [{ kind: 'loan', number: '420771029934' }, ['TPTLOAN', '420771029934', '044']],
    [{ kind: 'mortgage', number: '000018273645' }, ['TPTMORTGAGE', '000018273645', '044']],
    [{ kind: 'mortgage', number: '12345678901' }, ['TPTMORTGAGE', '012345678901', '044']],
  ])('of %j has the account %j', (change, [account_type, account_id, bank_id]) => {
    expect(checkRecipient(draft(change), setup).number).toBeUndefined();
    expect(bodyOf(draft(change))).toEqual({
      alias: 'Plomero',
      name: 'Fidel',
      last_name: 'Ochoa',
      second_last_name: 'Barrios',
      recipient_type: 'PERSONAL',
      account_type,
      account_id,
      bank_id,
      operation_sign_url: '/api/third-parties-recipients/v1/transfers/third-parties/recipients',
    });
  });

  test('of a business has one trimmed name', () => {
    const body = bodyOf(
      draft({ kind: 'account', recipientType: 'BUSINESS', name: ' Harinas  El Molino ', alias: ' H ' }),
    );
    expect(body).toMatchObject({ name: 'Harinas El Molino', alias: 'H', recipient_type: 'BUSINESS' });
    expect(body).not.toHaveProperty('last_name');
    expect(body).not.toHaveProperty('second_last_name');
  });
});

describe('checking the number', () => {
  test.each<[Parameters<typeof draft>[0], string | undefined]>([
    [{ kind: 'clabe', number: '' }, 'Escribe la CLABE.'],
    [{ kind: 'account', number: '' }, 'Escribe el número de cuenta.'],
    [{ kind: 'phone', number: '' }, 'Escribe el número de celular.'],
    [{ kind: 'credit-card', number: '' }, 'Escribe el número de la tarjeta.'],
    [{ kind: 'mortgage', number: '' }, 'Escribe el número del crédito.'],
    [{ kind: 'clabe', number: BBVA_CLABE.slice(1) }, 'La CLABE tiene 18 dígitos; escribiste 17.'],
    [{ kind: 'clabe', number: OWN_CLABE.slice(0, 11) }, 'La CLABE tiene 18 dígitos; escribiste 11.'],
    [{ kind: 'clabe', number: `${BBVA_CLABE}0` }, 'La CLABE tiene 18 dígitos; escribiste 19.'],
    [
      { kind: 'clabe', number: '012180015488230190' },
      'Revisa los 18 dígitos: el último no corresponde a los demás.',
    ],
    [
      { kind: 'clabe', number: clabe('999', '180', '01548823019') },
      'La CLABE no es de ningún banco de la lista.',
    ],
    [{ kind: 'account', number: '1234567890' }, 'El número de cuenta tiene 11 dígitos; escribiste 10.'],
    [{ kind: 'account', number: '123456789012' }, 'El número de cuenta tiene 11 dígitos; escribiste 12.'],
    [
      { kind: 'phone', number: '551234567', bank: '044' },
      'El número de celular tiene 10 dígitos; escribiste 9.',
    ],
    [
      { kind: 'phone', number: '551234567', bank: '012' },
      'El número de celular tiene 10 dígitos; escribiste 9.',
    ],
    [
      { kind: 'debit-card', number: VISA.slice(1), bank: '044' },
      'El número de la tarjeta tiene 16 dígitos; escribiste 15.',
    ],
    [
      { kind: 'debit-card', number: VISA.slice(1), bank: '012' },
      'El número de la tarjeta tiene 16 dígitos; escribiste 15.',
    ],
    [
      { kind: 'credit-card', number: VISA.slice(1), bank: '012' },
      'El número de la tarjeta tiene 16 dígitos; escribiste 15.',
    ],
    [
      { kind: 'own-credit-card', number: VISA.slice(1) },
      'El número de la tarjeta tiene 16 dígitos; escribiste 15.',
    ],
    [
      { kind: 'own-credit-card', number: '4111111111111112' },
      'Revisa los 16 dígitos: el último no corresponde a los demás.',
    ],
    [{ kind: 'amex', number: VISA }, 'El número de la tarjeta tiene 15 dígitos; escribiste 16.'],
    [
      { kind: 'loan', number: '12345678' },
      'El número del crédito tiene 7 dígitos con sucursal o 12 sin sucursal; escribiste 8.',
    ],
    [
      { kind: 'loan', number: '1234567' },
      'El número del crédito tiene 7 dígitos con sucursal o 12 sin sucursal; escribiste 7.',
    ],
    [
      { kind: 'loan', number: '12345678', office: '180' },
      'El número del crédito tiene 7 dígitos con sucursal o 12 sin sucursal; escribiste 8.',
    ],
    [
      { kind: 'loan', number: '12345678901' },
      'El número del crédito tiene 7 dígitos con sucursal o 12 sin sucursal; escribiste 11.',
    ],
    [
      { kind: 'mortgage', number: '1234567890' },
      'El número del crédito tiene 11 o 12 dígitos; escribiste 10.',
    ],
  ])('for %j: %s', (change, expected) => expect(checkRecipient(draft(change), setup).number).toBe(expected));

  test.each([
    ['clabe', OWN_BANK_CLABE],
    ['account', OWN_BANK_CLABE.slice(6, 17)],
  ] as const)("rejects the customer's own account: %s %s", (kind, number) => {
    const error = 'Esta cuenta es tuya: no hace falta agregarla.';
    expect(checkRecipient(draft({ kind, number }), setup).number).toBe(error);
    expect(recipientHints(draft({ kind, number }), setup)).toEqual([{ good: false, text: error }]);
  });

  test('requires three digits in a branch number', () => {
    expect(checkRecipient(draft({ kind: 'loan', office: '18' }), setup).office).toBe(
      'La sucursal tiene 3 dígitos; escribiste 2.',
    );
    expect(checkRecipient(draft({ kind: 'mortgage', office: '18' }), setup).office).toBeUndefined();
  });

  test.each([
    ['phone', 'Elige un banco.'],
    ['debit-card', 'Elige un banco.'],
    ['credit-card', 'Elige un banco.'],
    ['amex', 'Elige un banco.'],
    ['clabe', undefined],
    ['account', undefined],
    ['own-credit-card', undefined],
    ['loan', undefined],
  ] as const)('for the kind %s without a bank: %s', (kind, expected) =>
    expect(checkRecipient(draft({ kind }), setup).bank).toBe(expected),
  );

  test.each([
    ['debit-card', '012', 'Esta tarjeta es de Banco Cenzontle: regístrala con ese banco.'],
    ['credit-card', '012', 'Esta tarjeta es de Banco Cenzontle: regístrala con ese banco.'],
    ['debit-card', '044', undefined],
  ] as const)('for a Cenzontle card entered as %s of the bank %s: %s', (kind, bank, expected) =>
    expect(checkRecipient(draft({ kind, bank, number: '5899000072688487' }), setup).bank).toBe(expected),
  );
});

test.each([
  ['phone', ['Banco Cenzontle', 'Ábaco', 'Afirme', 'Banco Azteca', 'BBVA México']],
  ['amex', ['Ábaco', 'Afirme', 'Banco Azteca', 'BBVA México']],
] as const)('lists the banks for %s: Banco Cenzontle first if allowed, then by name', (kind, expected) => {
  const manyInstitutions = [
    ...institutions,
    { id: '127', name: 'Banco Azteca' },
    { id: '062', name: 'Afirme' },
    { id: '999', name: 'Ábaco' },
  ];
  expect(banksFor(draft({ kind }), manyInstitutions).map(({ name }) => name)).toEqual(expected);
});

describe('checking the names', () => {
  const nameErrors = (change: Partial<RecipientDraft>) => {
    const { name, lastName, secondLastName, alias } = checkRecipient(
      draft({ kind: 'clabe', ...change }),
      setup,
    );
    return [name, lastName, secondLastName, alias];
  };
  const emptyNames = { name: ' ', lastName: '', secondLastName: '', alias: '' };
  const maxName = 'ñ'.repeat(40);

  test('requires the name, surname and alias of a person, but no second surname', () =>
    expect(nameErrors(emptyNames)).toEqual([
      'Escribe el nombre.',
      'Escribe el apellido paterno.',
      undefined,
      'Escribe un alias.',
    ]));

  test('requires the name and alias of a business', () =>
    expect(nameErrors({ ...emptyNames, recipientType: 'BUSINESS' })).toEqual([
      'Escribe el nombre de la empresa.',
      undefined,
      undefined,
      'Escribe un alias.',
    ]));

  test('limits the length of names and of the alias', () => {
    const longest = { name: maxName, lastName: maxName, secondLastName: maxName, alias: 'ñ'.repeat(25) };
    expect(nameErrors(longest)).toEqual([undefined, undefined, undefined, undefined]);
    const tooLong = Object.fromEntries(Object.entries(longest).map(([key, text]) => [key, `${text}a`]));
    const lengthError = 'tiene 41 caracteres; el máximo es 40.';
    expect(nameErrors(tooLong)).toEqual([
      `El nombre ${lengthError}`,
      `El apellido paterno ${lengthError}`,
      `El apellido materno ${lengthError}`,
      'El alias tiene 26 caracteres; el máximo es 25.',
    ]);
    expect(nameErrors({ recipientType: 'BUSINESS', name: `${maxName}a` })[0]).toBe(
      `El nombre ${lengthError}`,
    );
  });
});

test.each([
  ['', 'Escribe el número de celular.'],
  ['5512345679', 'No es el mismo celular que escribiste antes.'],
  ['5512345678', undefined],
])('a phone number repeated as %j has the error %s', (numberRepeated, expected) =>
  expect(checkRepeated(draft({ kind: 'phone', number: '5512345678', numberRepeated }))).toBe(expected),
);

describe('hints while typing', () => {
  test.each<[Parameters<typeof draft>[0], boolean | undefined, string | undefined]>([
    [{ kind: 'clabe', number: '01' }, undefined, undefined],
    [{ kind: 'clabe', number: '012' }, true, 'BBVA México'],
    [{ kind: 'clabe', number: '0449' }, true, 'Banco Cenzontle: la guardamos como cuenta Cenzontle'],
    [{ kind: 'clabe', number: '999' }, false, 'La CLABE no es de ningún banco de la lista.'],
    [{ kind: 'clabe', number: BBVA_CLABE }, true, 'BBVA México'],
    [
      { kind: 'clabe', number: '012180015488230190' },
      false,
      'Revisa los 18 dígitos: el último no corresponde a los demás.',
    ],
    [{ kind: 'credit-card', number: '4' }, true, 'Visa'],
    [{ kind: 'debit-card', number: '5105' }, true, 'Mastercard'],
    [{ kind: 'amex', number: '34' }, true, 'American Express'],
    [
      { kind: 'amex', number: '378282246310006' },
      false,
      'Revisa los 15 dígitos: el último no corresponde a los demás.',
    ],
    [{ kind: 'account', number: '4111' }, undefined, undefined],
    [{ kind: 'phone', number: '4111' }, undefined, undefined],
  ])('for %j: good %s, "%s"', (change, good, text) => {
    const [hint] = recipientHints(draft(change), setup);
    expect([hint?.good, hint?.text]).toEqual([good, text]);
  });
});

test.each([
  ['clabe', '044180000012345678', '044 180 00001234567 8'],
  ['clabe', '0441800000123456789', '044 180 00001234567 8 9'],
  ['phone', '551234567899', '55 1234 5678 99'],
  ['credit-card', VISA, '4111 1111 1111 1111'],
  ['amex', '378282246310005', '3782 822463 10005'],
  ['loan', '420771029934', '4207 7102 9934'],
  ['account', '00000004107', '00000004107'],
] as const)('the %s %s is displayed as %s', (kind, digits, expected) =>
  expect(groupDigits(kind, digits)).toBe(expected),
);

test('after a lost response, finds a saved loan by its branch and number', () => {
  const body = bodyOf(draft({ kind: 'loan', number: '4417725', office: '180' }));
  const loan: Recipient = {
    key: 'k',
    alias: 'x',
    name: 'x',
    accountId: '4417725',
    bankOffice: '180',
    bankId: '044',
    bankName: '',
    accountType: 'TPTLOAN',
    recipientType: 'BUSINESS',
    status: 'ON_HOLD',
  };
  expect(isSameAccount(loan, body)).toBe(true);
  expect(isSameAccount({ ...loan, bankOffice: '181' }, body)).toBe(false);
  expect(isSameAccount({ ...loan, accountType: 'TPTMORTGAGE' }, body)).toBe(false);
});
