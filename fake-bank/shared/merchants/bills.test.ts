import { expect, test } from 'vitest';
import { startClock } from '#bank/core/calendar/clock';
import { startOfDay } from '#bank/core/calendar/day';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import { type BillQuery, billIn, checkAvailable, findOwnedBill, openBills, paidBills } from './bills';
import { merchantOf } from './merchants';
import { payBill } from './pay-bill';
import { bills, keepOpen } from './stored-bills';

const TODAY = '2026-11-23';
const billed = (key: string, reference?: string, today: BankDate = TODAY): BillQuery => {
  const merchant = merchantOf(key);
  return { merchant, reference: reference ?? merchant.help.example, today };
};
const books = () => new Transaction(new State());
const linesOf = (bills: readonly { month: string; period: string; status: string }[]) =>
  bills.map(({ month, period, status }) => `${month} ${period} ${status}`);

test.each<[string, string | undefined, BankDate, string[]]>([
  ['red-chinampa', undefined, TODAY, ['2026-11 Octubre 2026 OPEN']],
  ['red-chinampa', undefined, '2027-01-02', ['2027-01 Diciembre 2026 OPEN']],
  ['luz-del-altiplano', undefined, TODAY, ['2026-11 Septiembre y octubre 2026 OPEN']],
  ['luz-del-altiplano', undefined, '2026-12-03', ['2026-11 Septiembre y octubre 2026 OPEN']],
  ['luz-del-altiplano', undefined, '2027-01-05', ['2027-01 Noviembre y diciembre 2026 OPEN']],
  ['luz-del-altiplano', undefined, '2026-12-31', ['2026-11 Septiembre y octubre 2026 OVERDUE']],
  ['pase-libre', undefined, TODAY, ['2026-11 Noviembre 2026 OPEN', '2026-12 Diciembre 2026 OPEN']],
  ['tv-horizonte', '501620889901', TODAY, []],
  ['tv-horizonte', '501620889902', TODAY, ['2026-11 Octubre 2026 OVERDUE']],
  ['tv-horizonte', '501620889902', '2026-11-01', ['2026-11 Octubre 2026 OVERDUE']],
  ['pase-libre', 'PL00419901', TODAY, []],
])('the open bills of %s %s on %s are %j', (key, reference, today, expected) => {
  expect(linesOf(openBills(books(), billed(key, reference, today)))).toEqual(expected);
});

test('open bills are the same on each request and differ by reference', () => {
  const [first] = openBills(books(), billed('luz-del-altiplano'));
  expect(openBills(books(), billed('luz-del-altiplano'))).toEqual([first]);
  const [other] = openBills(books(), billed('luz-del-altiplano', '502188347711'));
  expect(other?.key).not.toBe(first?.key);
  expect(other?.amount).not.toBe(first?.amount);
});

test('the previous twelve months are paid', () => {
  const past = paidBills(books(), billed('red-chinampa'));
  expect(past).toHaveLength(12);
  expect(linesOf(past).at(-1)).toBe('2026-10 Septiembre 2026 PAID');
});

test('a paid bill is listed as paid and no longer as open', () => {
  const tx = books();
  const home = billed('red-chinampa');
  const [bill] = openBills(tx, home);
  if (!bill) throw new Error('nothing is open');
  payBill(tx, home, bill, bill.owed);
  expect(openBills(tx, home)).toEqual([]);
  expect(paidBills(tx, home).at(-1)).toMatchObject({ key: bill.key, amount: bill.amount, status: 'PAID' });
  expect(findOwnedBill(tx, home, bill.key)).toMatchObject({ owed: 0 });
});

test('a partly paid bill stays open, also after its month', () => {
  const tx = books();
  const home = billed('red-chinampa');
  const [bill] = openBills(tx, home);
  if (!bill) throw new Error('nothing is open');
  payBill(tx, home, bill, 100_00);
  expect(openBills(tx, home)).toMatchObject([{ owed: bill.owed - 100_00, status: 'OPEN' }]);
  const later = openBills(tx, { ...home, today: '2026-12-20' });
  expect(linesOf(later)).toEqual(['2026-11 Octubre 2026 OVERDUE', '2026-12 Noviembre 2026 OPEN']);
});

test.each<[key: string, today: BankDate, expected: string[]]>([
  ['red-chinampa', '2026-11-23', ['2026-11 Octubre 2026 OPEN']],
  ['red-chinampa', '2026-12-01', ['2026-11 Octubre 2026 OPEN', '2026-12 Noviembre 2026 OPEN']],
  ['red-chinampa', '2026-12-20', ['2026-11 Octubre 2026 OVERDUE', '2026-12 Noviembre 2026 OPEN']],
  ['red-chinampa', '2027-01-20', ['2026-12 Noviembre 2026 OVERDUE', '2027-01 Diciembre 2026 OPEN']],
  ['red-chinampa', '2026-09-20', ['2026-09 Agosto 2026 OPEN']],
  [
    'luz-del-altiplano',
    '2027-01-05',
    ['2026-11 Septiembre y octubre 2026 OVERDUE', '2027-01 Noviembre y diciembre 2026 OPEN'],
  ],
])('in a bank that starts on 23 November, the unpaid bills of %s on %s are %j', (key, today, expected) => {
  const tx = books();
  startClock(tx, startOfDay(TODAY));
  expect(linesOf(openBills(tx, billed(key, undefined, today)))).toEqual(expected);
  const [oldest] = openBills(tx, billed(key, undefined, today));
  expect(paidBills(tx, billed(key, undefined, today)).map((bill) => bill.key)).not.toContain(oldest?.key);
});

test('an overpayment is credited to the next bills', () => {
  const tx = books();
  const home = billed('red-chinampa');
  const [bill] = openBills(tx, home);
  if (!bill) throw new Error('nothing is open');
  payBill(tx, home, bill, bill.owed * 2 + 100_00);
  expect(openBills(tx, { ...home, today: '2026-12-10' })).toEqual([]);
  expect(openBills(tx, { ...home, today: '2027-01-10' })).toMatchObject([{ owed: bill.owed - 100_00 }]);
  expect(openBills(tx, { ...home, today: '2027-02-10' })).toMatchObject([{ owed: bill.owed }]);
});

test('an overpayment of a service with only one bill does not search for further bills endlessly', () => {
  const tx = books();
  const home = billed('tv-horizonte', '501620889901');
  const bill = keepOpen(tx, home, { ...billIn(tx, home, '2026-11'), amount: 100_00 });
  payBill(tx, home, billIn(tx, home, '2026-11'), 150_00);
  expect(tx.get(bills, bill.key)).toMatchObject({ paid: 100_00 });
});

test('a prepaid service has two open bills, also after the second was paid', () => {
  const tx = books();
  const tag = billed('pase-libre');
  const [, second] = openBills(tx, tag);
  if (!second) throw new Error('only one is open');
  payBill(tx, tag, second, second.owed);
  expect(openBills(tx, tag).map(({ month }) => month)).toEqual(['2026-11', '2027-01']);
});

test('a scheduled payment keeps its bill open', () => {
  const tx = books();
  const home = billed('red-chinampa');
  const [bill] = openBills(tx, home);
  if (!bill) throw new Error('nothing is open');
  keepOpen(tx, home, bill);
  expect(openBills(tx, { ...home, today: '2026-12-10' })).toMatchObject([
    { key: bill.key, owed: bill.owed, status: 'OVERDUE' },
    { month: '2026-12' },
  ]);
});

test('a bill of another reference is not found', () => {
  const [bill] = openBills(books(), billed('red-chinampa'));
  expect(() => findOwnedBill(books(), billed('red-chinampa', '1500773392'), bill?.key ?? '')).toThrow(
    'CZ_NOT_FOUND',
  );
});

test('rejects requests to an unavailable merchant', () => {
  expect(() => checkAvailable('501620889903')).toThrow('CZ_UNAVAILABLE');
  expect(() => checkAvailable('501620889904')).not.toThrow();
});
