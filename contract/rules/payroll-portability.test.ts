import { describe, expect, test } from 'vitest';
import { clabe } from '../domain/clabe';
import type { PayingAccountType } from '../domain/portability';
import { belongsTo, isAdult, isBirthdate, isOpen, isPayingAccount } from './payroll-portability';

describe('the account that a payroll leaves', () => {
  test.each<[string, PayingAccountType, string, boolean]>([
    ['a CLABE', 'CLABE', '012180015488723640', true],
    ['another check digit', 'CLABE', '012180015488723641', false],
    ['a digit less', 'CLABE', '01218001548872364', false],
    ['letters', 'CLABE', '01218001548872364A', false],
    ['a card', 'DEBIT_CARD', '4111111111111111', true],
    ['a card with a digit wrong', 'DEBIT_CARD', '4111111111111112', false],
    ['no card has nothing but zeros', 'DEBIT_CARD', '0000000000000000', false],
    ['fifteen digits', 'DEBIT_CARD', '378282246310005', false],
    ['a card for a CLABE', 'CLABE', '4111111111111111', false],
    ['a CLABE for a card', 'DEBIT_CARD', '012180015488723640', false],
    ['nothing', 'CLABE', '', false],
  ])('%s', (_, type, digits, expected) => {
    expect(isPayingAccount(type, digits)).toBe(expected);
  });

  test('a CLABE is of one institution, a card may be of any', () => {
    const digits = clabe('014', '180', '01548872364');
    expect(belongsTo('CLABE', digits, '014')).toBe(true);
    expect(belongsTo('CLABE', digits, '012')).toBe(false);
    expect(belongsTo('DEBIT_CARD', '4111111111111111', '012')).toBe(true);
  });
});

test.each([
  ['18 today', '2008-11-23', true],
  ['18 tomorrow', '2008-11-24', false],
  ['18 yesterday', '2008-11-22', true],
  ['not born yet', '2027-01-01', false],
])('of age: %s', (_, birthdate, expected) => {
  expect(isAdult(birthdate, '2026-11-23')).toBe(expected);
});

test.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
])('who was born on a leap day is of age on %s: %s', (today, expected) => {
  expect(isAdult('2008-02-29', today)).toBe(expected);
});

test.each([
  ['today', '2026-11-23', true],
  ['tomorrow', '2026-11-24', false],
  ['119 years ago', '1906-11-24', true],
  ['120 years ago', '1906-11-23', false],
  ['in the year one', '0001-01-01', false],
])('a day of birth: %s', (_, birthdate, expected) => {
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
