import { describe, expect, it } from 'vitest';
import { accountOfClabe, bankOfClabe, clabe, isClabe } from './clabe';

const known: [bank: string, plaza: string, account: string, whole: string][] = [
  ['002', '010', '07777777777', '002010077777777771'],
  ['044', '180', '00123456789', '044180001234567896'],
];

describe.each(known)('the CLABE of bank %s, plaza %s and account %s', (bank, plaza, account, whole) => {
  it('has a valid check digit', () => {
    expect(clabe(bank, plaza, account)).toBe(whole);
    expect(isClabe(whole)).toBe(true);
  });

  it('contains its bank and account', () => {
    expect([bankOfClabe(whole), accountOfClabe(whole)]).toEqual([bank, account]);
  });

  it('is invalid with another last digit', () => {
    const others = [...'0123456789'].filter((digit) => digit !== whole.at(-1));
    expect(others.filter((digit) => isClabe(`${whole.slice(0, 17)}${digit}`))).toEqual([]);
  });

  it('is invalid with a mistyped digit', () => {
    const mistyped = [...whole].map(
      (digit, i) => `${whole.slice(0, i)}${(Number(digit) + 1) % 10}${whole.slice(i + 1)}`,
    );
    expect(mistyped.filter(isClabe)).toEqual([]);
  });
});

it.each(['', '04418000123456789', '0441800012345678960', '04418000123456789O', ' 044180001234567896'])(
  '%j is not a CLABE',
  (text) => {
    expect(isClabe(text)).toBe(false);
  },
);

it('finds the bank of a partly typed CLABE', () => {
  expect(['', '04', '044', '0441'].map(bankOfClabe)).toEqual([undefined, undefined, '044', '044']);
});
