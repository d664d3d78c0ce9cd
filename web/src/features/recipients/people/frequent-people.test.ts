import { expect, test } from 'vitest';
import type { Recipient } from '#contract/recipients';
import { pesos, recipient } from '#web/testing/makers.ts';
import { frequentPeople } from './frequent-people';

const TODAY = '2026-11-23';
const person = (alias: string, timesPaid: number, date = '2026-11-01', change: Partial<Recipient> = {}) =>
  recipient(alias, { alias, timesPaid, lastTransfer: { date, amount: pesos(10) }, ...change });
const savedPerson = (alias: string, activeFrom?: string) => recipient(alias, { alias, activeFrom });
const aliases = (recipients: readonly Recipient[], maxCount = 4) =>
  frequentPeople(recipients, TODAY, maxCount).map(({ alias }) => alias);

const frequent = [person('Mamá', 12), person('Renta', 12), person('Ñeca', 8), person('Luis', 6)];

test('sorts the most paid recipients by alias', () =>
  expect(aliases([...frequent, person('Sofía', 4)])).toEqual(['Luis', 'Mamá', 'Ñeca', 'Renta']));

test.each(['Renta', 'Mamá', 'Ñeca', 'Luis', 'Sofía'])('keeps the order after a transfer to %s', (alias) => {
  const before = [...frequent, person('Sofía', 4)];
  const after = before.map((each) =>
    each.alias === alias ? person(alias, (each.timesPaid ?? 0) + 1, TODAY) : each,
  );
  expect(aliases(after)).toEqual(aliases(before));
});

test('breaks a tie for the last place by the last transfer', () =>
  expect(aliases([person('a', 9), person('b', 2, '2026-11-01'), person('c', 2, '2026-11-02')], 2)).toEqual([
    'a',
    'c',
  ]));

test.each<[string, Recipient, string[]]>([
  ['after a first payment this week', person('Laura', 1, TODAY), ['Laura']],
  ['not after a first payment last week', person('Laura', 1, '2026-11-16'), []],
  [
    'after a second payment in the week of its creation',
    person('Laura', 2, TODAY, { activeFrom: '2026-11-22T10:00:00-06:00' }),
    ['Laura'],
  ],
  ['on the day after its creation', savedPerson('Laura', '2026-11-22T10:00:00-06:00'), ['Laura']],
  ['not two days after its creation', savedPerson('Laura', '2026-11-21T10:00:00-06:00'), []],
  ['not long after its creation', savedPerson('Laura'), []],
  [
    'while it waits for its activation',
    recipient('Laura', { alias: 'Laura', status: 'ON_HOLD', activeFrom: '2026-11-23T10:40:00-06:00' }),
    ['Laura'],
  ],
])('adds a new recipient after the frequent ones: %s', (_, newRecipient, added) =>
  expect(aliases([newRecipient, ...frequent])).toEqual(['Luis', 'Mamá', 'Ñeca', 'Renta', ...added]),
);

test('adds two new recipients at most, first those with a first payment', () =>
  expect(
    aliases([
      savedPerson('Plomero', '2026-11-23T09:00:00-06:00'),
      savedPerson('Carpintero', '2026-11-23T10:00:00-06:00'),
      person('Laura', 1, TODAY),
      ...frequent,
    ]),
  ).toEqual(['Luis', 'Mamá', 'Ñeca', 'Renta', 'Laura', 'Carpintero']));

test('fills free places with recipients without payment, the newest first', () =>
  expect(
    aliases([savedPerson('old'), savedPerson('new', '2026-11-23T10:00:00-06:00'), person('Mamá', 3)]),
  ).toEqual(['Mamá', 'new', 'old']));

test('omits recipients that cannot be paid and own accounts', () =>
  expect(
    frequentPeople(
      [
        recipient('resting', { status: 'ON_HOLD' }),
        recipient('blocked', { status: 'BLOCKED' }),
        recipient('own', { accountType: 'OWN' }),
        recipient('good'),
      ],
      TODAY,
      5,
    ).map(({ key }) => key),
  ).toEqual(['good']));
