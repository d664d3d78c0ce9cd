import { describe, expect, it, test } from 'vitest';
import { DomainError } from '#bank/core/errors/domain-error';
import { byAlias } from '#bank/shared/parties/alias';
import type { Recipient } from '#bank/shared/parties/recipients';
import { newRecipient } from '#bank/testing/recipient';
import { clabe } from '#contract/domain/clabe';
import type { NewRecipient } from '#contract/recipients';
import { checkEdit, checkNew } from './rules';

const errorOf = (command: () => unknown): { code: string; field?: string; description?: string } => {
  try {
    command();
  } catch (error) {
    if (error instanceof DomainError) {
      const { code, field, description } = error;
      return { code, ...(field && { field }), ...(description && { description }) };
    }
    throw error;
  }
  return { code: 'none' };
};

const existing: Recipient = {
  key: 'r1',
  customer: '1',
  alias: 'Mamá Peña',
  name: 'Guadalupe',
  lastName: 'Reyes',
  secondLastName: 'Montiel',
  accountType: 'TPTOFF',
  accountId: '044180001234567896',
  bankId: '044',
  recipientType: 'PERSONAL',
  status: 'ACTIVE',
  timesPaid: 0,
};

type Account = Pick<NewRecipient, 'account_type' | 'account_id' | 'bank_id'>;
const account = (
  account_type: NewRecipient['account_type'],
  account_id: string,
  bank_id: string,
): Account => ({
  account_type,
  account_id,
  bank_id,
});

const bbva = clabe('012', '320', '01548823019');
const unknownBank = clabe('999', '180', '01548823019');

describe('a valid account', () => {
  test.each<[string, Account]>([
    ['eleven digits of this bank', account('TPTON', '00123456789', '044')],
    ['a phone of this bank', account('TPTON', '5512345678', '044')],
    ['a debit card of this bank', account('TPTON', '4111111111111111', '044')],
    ['a CLABE', account('TPTOFF', bbva, '012')],
    ['a phone of another bank', account('TPTOFF', '5512345678', '012')],
    ['a debit card of another bank', account('TPTOFF', '5555555555554444', '014')],
    ['a credit card of another bank', account('TPTCC', '4111111111111111', '002')],
    ['a credit card of this bank', account('TPTCC', '4111111111111111', '044')],
    ['an Amex', account('TPTAMEX', '378282246310005', '014')],
    ['a loan with an office', account('TPTLOAN', '12345678901', '044')],
    ['a loan without an office', account('TPTLOAN', '123456789012', '044')],
    ['a mortgage', account('TPTMORTGAGE', '012345678901', '044')],
  ])('%s', (_, account) => {
    expect(errorOf(() => checkNew(newRecipient(account), []))).toEqual({ code: 'none' });
  });
});

describe('an invalid account', () => {
  const lengths = {
    TPTON: 'El número tiene 10, 11 o 16 dígitos.',
    TPTOFF: 'El número tiene 10, 16 o 18 dígitos.',
    TPTCC: 'El número tiene 16 dígitos.',
    TPTAMEX: 'El número tiene 15 dígitos.',
    TPTLOAN: 'El número tiene 7 dígitos con sucursal o 12 sin sucursal.',
    TPTMORTGAGE: 'El número tiene 12 dígitos.',
  };
  const isCard = 'Revisa los 16 dígitos: el último no corresponde a los demás.';
  const isAmex = 'Revisa los 15 dígitos: el último no corresponde a los demás.';
  const isClabe = 'Revisa los 18 dígitos: el último no corresponde a los demás.';
  const ownBankOnly = 'Este tipo de cuenta solo existe en Banco Cenzontle.';

  test.each<[Account, field: string, description: string]>([
    [account('TPTON', '1234567890123', '044'), 'account_id', lengths.TPTON],
    [account('TPTON', '123456789012', '044'), 'account_id', lengths.TPTON],
    [account('TPTON', '123456789', '044'), 'account_id', lengths.TPTON],
    [account('TPTON', '4111111111111112', '044'), 'account_id', isCard],
    [account('TPTON', '12345678901', '012'), 'bank_id', ownBankOnly],
    [account('TPTOFF', bbva.slice(1), '012'), 'account_id', lengths.TPTOFF],
    [account('TPTOFF', '012345678', '012'), 'account_id', lengths.TPTOFF],
    [account('TPTOFF', `${bbva.slice(0, 17)}${(Number(bbva[17]) + 1) % 10}`, '012'), 'account_id', isClabe],
    [account('TPTOFF', '5555555555554445', '012'), 'account_id', isCard],
    [account('TPTOFF', bbva, '072'), 'bank_id', 'La CLABE es de BBVA México.'],
    [account('TPTOFF', unknownBank, '012'), 'bank_id', 'La CLABE no es de ningún banco de la lista.'],
    [account('TPTOFF', unknownBank, '999'), 'bank_id', 'Elige un banco de la lista.'],
    [
      account('TPTOFF', '044180001234567896', '044'),
      'bank_id',
      'Para una cuenta de Banco Cenzontle, elige mismo banco.',
    ],
    [account('TPTOFF', '5512345678', '999'), 'bank_id', 'Elige un banco de la lista.'],
    [account('TPTCC', '411111111111111', '002'), 'account_id', lengths.TPTCC],
    [account('TPTCC', '4111111111111112', '002'), 'account_id', isCard],
    [account('TPTCC', '4111111111111111', '999'), 'bank_id', 'Elige un banco de la lista.'],
    [account('TPTAMEX', '3782822463100050', '014'), 'account_id', lengths.TPTAMEX],
    [account('TPTAMEX', '378282246310006', '014'), 'account_id', isAmex],
    [account('TPTLOAN', '1234567', '044'), 'account_id', lengths.TPTLOAN],
    [account('TPTLOAN', '12345678', '044'), 'account_id', lengths.TPTLOAN],
    [account('TPTLOAN', '12345678901', '012'), 'bank_id', ownBankOnly],
    [account('TPTMORTGAGE', '12345678901', '044'), 'account_id', lengths.TPTMORTGAGE],
    [account('TPTMORTGAGE', '1234567890', '044'), 'account_id', lengths.TPTMORTGAGE],
    [account('TPTMORTGAGE', '123456789012', '012'), 'bank_id', ownBankOnly],
    [account('OWN', '12345678901', '044'), 'account_type', 'Tus propias cuentas no se registran.'],
  ])('%o is rejected with an error for %s: %s', (account, field, description) => {
    expect(errorOf(() => checkNew(newRecipient(account), []))).toEqual({ code: '0000', field, description });
  });
});

describe('names', () => {
  const recipientWithout = (...fields: (keyof NewRecipient)[]): NewRecipient => {
    const request = newRecipient();
    for (const field of fields) delete request[field];
    return request;
  };

  test('a person requires a last name', () => {
    expect(errorOf(() => checkNew(recipientWithout('last_name'), []))).toEqual({
      code: '0000',
      field: 'last_name',
      description: 'Dato necesario.',
    });
  });

  test('the second last name is optional and can be removed', () => {
    expect(checkNew(recipientWithout('second_last_name'), [])).not.toHaveProperty('secondLastName');
    expect(checkEdit(existing, { alias: 'Mamá', last_name: 'Reyes' }, [])).not.toHaveProperty(
      'secondLastName',
    );
    expect(checkEdit(existing, { alias: 'Mamá' }, [])).toHaveProperty('secondLastName', 'Montiel');
  });

  test('a business has a single name', () => {
    const request = newRecipient({ recipient_type: 'BUSINESS', name: 'Telas Rebozo' });
    const recipient = checkNew(request, []);
    expect(recipient).toMatchObject({ recipientType: 'BUSINESS', name: 'Telas Rebozo' });
    expect(recipient).not.toHaveProperty('lastName');
    expect(recipient).not.toHaveProperty('secondLastName');
  });

  test('are stored without extra spaces', () => {
    const recipient = checkNew(newRecipient({ alias: '  El  plomero ', name: ' Fidel ' }), []);
    expect(recipient).toMatchObject({ alias: 'El plomero', name: 'Fidel' });
  });
});

describe('duplicates', () => {
  test.each([
    ['Mamá Peña', true],
    ['mama peña', true],
    ['MAMÁ  PEÑA ', true],
    ['Mamá Pena', false],
    ['Mamá', false],
  ])('the alias %j with "Mamá Peña" in use is taken: %s', (alias, isTaken) => {
    const outcome = errorOf(() => checkNew(newRecipient({ alias }), [existing]));
    expect(outcome).toEqual(isTaken ? { code: 'E_BAASMXTREC_013', field: 'alias' } : { code: 'none' });
  });

  test('a recipient with the account of another recipient is rejected', () => {
    const first = checkNew(newRecipient(), []);
    expect(errorOf(() => checkNew(newRecipient({ alias: 'Otro' }), [first]))).toEqual({
      code: 'E_BAASMXTREC_014',
      field: 'account_id',
    });
  });

  test('the same digits with another account type are another account', () => {
    const first = checkNew(newRecipient(account('TPTCC', '4111111111111111', '002')), []);
    const request = newRecipient({ alias: 'Otro', ...account('TPTOFF', '4111111111111111', '002') });
    expect(errorOf(() => checkNew(request, [first]))).toEqual({ code: 'none' });
  });

  test('the same loan number of another office is another loan', () => {
    const first = checkNew(newRecipient(account('TPTLOAN', '12301234567', '044')), []);
    expect(first).toMatchObject({ bankOffice: '123', accountId: '1234567' });
    const sameLoan = newRecipient({ alias: 'Otro', ...account('TPTLOAN', '12391234567', '044') });
    const other = newRecipient({ alias: 'Otro', ...account('TPTLOAN', '12401234567', '044') });
    expect(errorOf(() => checkNew(sameLoan, [first])).code).toBe('E_BAASMXTREC_014');
    expect(errorOf(() => checkNew(other, [first])).code).toBe('none');
  });

  test('fields are checked before the alias, and the alias before the account', () => {
    const existing = checkNew(newRecipient(), []);
    const wrongField = newRecipient({ bank_id: '999' });
    expect(errorOf(() => checkNew(wrongField, [existing])).code).toBe('0000');
    expect(errorOf(() => checkNew(newRecipient(), [existing])).code).toBe('E_BAASMXTREC_013');
  });
});

describe('an edit', () => {
  it('keeps the fields that were not sent', () => {
    expect(checkEdit(existing, { alias: 'Mi mamá' }, [])).toEqual({ ...existing, alias: 'Mi mamá' });
  });

  it('can keep its alias but not use that of another recipient', () => {
    const other = { ...existing, key: 'r2', alias: 'Papá' };
    expect(errorOf(() => checkEdit(existing, { alias: 'mamá peña' }, [other])).code).toBe('none');
    expect(errorOf(() => checkEdit(existing, { alias: 'papa' }, [other]))).toEqual({
      code: 'E_BAASMXTREC_013',
      field: 'alias',
    });
  });

  it('from a person to a business removes the last names', () => {
    const edited = checkEdit(
      existing,
      { alias: 'Mamá Peña', name: 'Tamales Peña', recipient_type: 'BUSINESS' },
      [],
    );
    expect(edited).toMatchObject({ recipientType: 'BUSINESS', name: 'Tamales Peña' });
    expect(edited).not.toHaveProperty('lastName');
  });

  it('from a business to a person requires last names', () => {
    const { lastName: _, secondLastName: __, ...names } = existing;
    const business: Recipient = { ...names, recipientType: 'BUSINESS' };
    const edit = { alias: 'Mamá', recipient_type: 'PERSONAL' as const };
    expect(errorOf(() => checkEdit(business, edit, []))).toMatchObject({
      code: '0000',
      field: 'last_name',
    });
    const full = { ...edit, last_name: 'Reyes', second_last_name: 'Montiel' };
    expect(checkEdit(business, full, [])).toMatchObject({ lastName: 'Reyes', recipientType: 'PERSONAL' });
  });
});

it('byAlias sorts in Spanish dictionary order', () => {
  const aliases = ['Zoé', 'ñoño', 'Nora', 'álvaro', 'Óscar', 'Alba'];
  const rows = aliases.map((alias) => ({ alias })).sort(byAlias);
  expect(rows.map(({ alias }) => alias)).toEqual(['Alba', 'álvaro', 'Nora', 'ñoño', 'Óscar', 'Zoé']);
});
