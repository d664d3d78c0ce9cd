import { expect, test } from 'vitest';
import { debit, onCard } from './debit.test-support';
import { countCompanies, findMedium, mediaOf } from './medium';

const fromAccount = { description: 'Nómina', displayId: '•••• 4821' };
const account = {
  accountKey: 'ana-nomina',
  paymentType: 'ACCOUNT',
  mediaTypeNumber: '044180001234564821',
} as const;
const card = { accountKey: 'ana-nomina', ...onCard };

test('lists each account and card with its direct debits, even if it has none', () => {
  const data = [debit('a', { fromAccount }), debit('b', { ...onCard, fromAccount })];
  const media = mediaOf({
    data,
    media: [
      { ...account, status: 'ENABLED' },
      { ...card, status: 'DISABLED' },
      { ...account, accountKey: 'ana-viaje', mediaTypeNumber: '044180001234567730', status: 'ENABLED' },
    ],
  });
  expect(
    media.map(({ id, name, about, enabled, debits }) => [id, name, about, enabled, debits.length]),
  ).toEqual([
    ['ACCOUNT:ana-nomina', 'Nómina •••• 4821', '', true, 1],
    ['DEBIT:ana-nomina', 'Tarjeta de débito •••• 9034', 'De Nómina •••• 4821', false, 1],
    ['ACCOUNT:ana-viaje', 'CLABE •••• 7730', '', true, 0],
  ]);
});

test('infers the media if the bank lists none; a medium is disabled if all its direct debits are disabled', () => {
  const media = mediaOf({
    data: [
      debit('a', { status: 'DISABLED' }),
      debit('b', { ...onCard, status: 'DISABLED' }),
      debit('c', { ...onCard }),
    ],
  });
  expect(media.map(({ id, enabled }) => [id, enabled])).toEqual([
    ['ACCOUNT:ana-nomina', false],
    ['DEBIT:ana-nomina', true],
  ]);
  expect(findMedium(media, 'DEBIT:other')).toBeUndefined();
});

test('counts a company with two numbers once', () => {
  expect(countCompanies([debit('a'), debit('b', { reference: '2' }), debit('c', { merchantId: 8 })])).toBe(2);
});
