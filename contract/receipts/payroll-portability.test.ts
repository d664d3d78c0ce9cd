import { expect, test } from 'vitest';
import type { Portability } from '../domain/portability';
import {
  formatPayingAccount,
  formatReceivingAccount,
  portabilityLabels,
  portabilityMoment,
  portabilityReceiptRows,
} from './payroll-portability';

const request: Portability = {
  key: 'p1',
  confirmationNumber: '73040790',
  operationDate: '2026-11-23T09:30:00-06:00',
  portabilityType: 'RECEIVE',
  status: 'IN_PROCESS',
  effectiveDate: '2026-12-07',
  accountKey: 'ana-nomina',
  account: { description: 'Nómina', displayId: '•••• 4821' },
  thirdParty: '012',
  thirdPartyName: 'BBVA México',
  thirdPartyAccountType: 'CLABE',
  thirdPartyAccountNumber: '012180015488723640',
  birthdate: '1991-03-14',
};

test.each<[string, Partial<Portability>, [string, string][]]>([
  [
    'in process',
    {},
    [
      ['CLABE', '•••• 3640'],
      ['Respuesta a más tardar', '07 dic 2026'],
    ],
  ],
  [
    'accepted, with a card as the paying account',
    {
      status: 'ACCEPTED',
      thirdPartyAccountType: 'DEBIT_CARD',
      thirdPartyAccountNumber: '4109870011211180',
    },
    [
      ['Tarjeta de débito', '•••• 1180'],
      ['Tu sueldo llega desde', '07 dic 2026'],
    ],
  ],
  [
    'rejected',
    { status: 'REJECTED', rejectionReason: 'La cuenta no es de nómina.' },
    [
      ['CLABE', '•••• 3640'],
      ['Respuesta', '07 dic 2026'],
      ['Motivo', 'La cuenta no es de nómina.'],
    ],
  ],
  [
    'rejected without a reason',
    { status: 'REJECTED' },
    [
      ['CLABE', '•••• 3640'],
      ['Respuesta', '07 dic 2026'],
    ],
  ],
  [
    'cancelled',
    { status: 'CANCELLED' },
    [
      ['CLABE', '•••• 3640'],
      ['Cancelada el', '07 dic 2026'],
    ],
  ],
])('shows the rows of a request: %s', (_, change, expected) => {
  const [bank, number, account, ...rest] = portabilityReceiptRows({ ...request, ...change }).map(
    ({ label, value }) => [label, value],
  );
  expect(bank).toEqual(['Banco que te paga hoy', 'BBVA México']);
  expect(account).toEqual(['Cuenta que recibe', 'Nómina •••• 4821']);
  expect([number, ...rest]).toEqual(expected);
});

test('masks account numbers', () => {
  expect(formatPayingAccount(request)).toBe('BBVA México •••• 3640');
  expect(formatReceivingAccount(request)).toBe('Nómina •••• 4821');
  expect(JSON.stringify(portabilityReceiptRows(request))).not.toContain('012180');
});

test('every status has labels', () => {
  for (const { label, heading } of Object.values(portabilityLabels)) expect(label && heading).toBeTruthy();
});

test.each<[string, Partial<Portability>, string]>([
  ['an open request is that of the order', {}, '23 nov 2026, 09:30 horas'],
  [
    'a cancelled request is that of the cancellation',
    { status: 'CANCELLED', history: [{ status: 'CANCELLED', at: '2026-11-24T10:00:00-06:00' }] },
    '24 nov 2026, 10:00 horas',
  ],
  [
    'a cancelled request without history is that of the order',
    { status: 'CANCELLED' },
    'Se ordenó el 23 nov 2026, 09:30 horas',
  ],
])('the time of %s', (_, change, shown) =>
  expect(portabilityMoment({ ...request, ...change })).toMatch(new RegExp(`^${shown}`)),
);
