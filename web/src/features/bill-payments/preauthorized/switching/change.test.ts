import { expect, test } from 'vitest';
import { debit } from '../debit.test-support';
import { mediaOf } from '../medium';
import { switchLabels } from './change';

const directDebits = [debit('a'), debit('b', { merchantId: 8, merchantName: 'Luz del Valle' })];
const labelsFor = (data: Parameters<typeof mediaOf>[0]['data']) =>
  mediaOf({
    data,
    media: [
      {
        paymentType: 'ACCOUNT',
        accountKey: 'ana-nomina',
        mediaTypeNumber: '044180001234564821',
        status: data.some(({ status }) => status === 'DISABLED') ? 'DISABLED' : 'ENABLED',
      },
    ],
  }).map(switchLabels)[0];

test('shows how many companies stop or resume charging, and their names', () => {
  expect(labelsFor(directDebits)?.companies).toBe(
    '2 empresas dejan de cobrar: Internet Nopal y Luz del Valle.',
  );
  expect(labelsFor([debit('a')])?.companies).toBe('1 empresa deja de cobrar: Internet Nopal.');
  expect(labelsFor([])?.companies).toBe('Ninguna empresa cobra de esta cuenta.');
  expect(labelsFor([debit('a', { status: 'DISABLED' })])?.companies).toBe(
    '1 empresa vuelve a cobrar: Internet Nopal.',
  );
});
