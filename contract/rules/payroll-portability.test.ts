import { describe, expect, test } from 'vitest';
import { clabe } from '../domain/clabe';
import type { PayingAccountType } from '../domain/portability';
import { belongsTo, isAdult, isBirthdate, isOpen, isPayingAccount } from './payroll-portability';

describe('the paying account', () => {
  test.each<[string, PayingAccountType, string, boolean]>([
    ['a CLABE', 'CLABE', '012180015488723640', true],
    ['a CLABE with a wrong check digit', 'CLABE', '012180015488723641', false],
    ['a CLABE without its last digit', 'CLABE', '01218001548872364', false],
    ['a CLABE with a letter', 'CLABE', '01218001548872364A', false],
    ['a card', 'DEBIT_CARD', '4111111111111111', true],
    ['a card with a wrong digit', 'DEBIT_CARD', '4111111111111112', false],
    ['a card of zeros', 'DEBIT_CARD', '0000000000000000', false],
    ['a card with fifteen digits', 'DEBIT_CARD', '378282246310005', false],
    ['a card number as a CLABE', 'CLABE', '4111111111111111', false],
    ['a CLABE as a card number', 'DEBIT_CARD', '012180015488723640', false],
    ['an empty CLABE', 'CLABE', '', false],
  ])('%s (%s %s) is valid: %s', (_, type, digits, expected) => {
    expect(isPayingAccount(type, digits)).toBe(expected);
  });

  test('belongsTo compares the bank of a CLABE and rejects a card of Cenzontle', () => {
    const digits = clabe('014', '180', '01548872364');
    expect(belongsTo('CLABE', digits, '014')).toBe(true);
    expect(belongsTo('CLABE', digits, '012')).toBe(false);
    expect(belongsTo('DEBIT_CARD', '4111111111111111', '012')).toBe(true);
    expect(belongsTo('DEBIT_CARD', '5899000072688487', '012')).toBe(false);
  });
});

test.each([
  ['18 today', '2008-11-23', true],
  ['18 tomorrow', '2008-11-24', false],
  ['18 yesterday', '2008-11-22', true],
  ['not born yet', '2027-01-01', false],
])('is an adult: %s', (_, birthdate, expected) => {
  expect(isAdult(birthdate, '2026-11-23')).toBe(expected);
});

test.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
])('a person born on a leap day is an adult on %s: %s', (today, expected) => {
  expect(isAdult('2008-02-29', today)).toBe(expected);
});

test.each([
  ['today', '2026-11-23', true],
  ['tomorrow', '2026-11-24', false],
  ['119 years ago', '1906-11-24', true],
  ['120 years ago', '1906-11-23', false],
  ['in the year one', '0001-01-01', false],
])('is a valid birthdate: %s', (_, birthdate, expected) => {
  expect(isBirthdate(birthdate, '2026-11-23')).toBe(expected);
});

test.each([
  ['REQUESTED', true],
  ['IN_PROCESS', true],
  ['ACCEPTED', false],
  ['REJECTED', false],
  ['CANCELLED', false],
] as const)('%s is open: %s', (status, expected) => {
  expect(isOpen(status)).toBe(expected);
});
