import { expect, test } from 'vitest';
import type { PortabilityRequest } from './request';
import { pdfView, requestView } from './views';

const request: PortabilityRequest = {
  key: 'p1',
  customer: 'c1',
  confirmationNumber: '73040790',
  orderedAt: Date.parse('2026-11-23T09:30:00-06:00'),
  status: 'REQUESTED',
  effectiveDate: '2026-12-07',
  to: { account: 'ana-nomina', description: 'Nómina', displayId: '•••• 4821' },
  institution: '012',
  type: 'CLABE',
  number: '012180015488723653',
  birthdate: '1991-03-14',
  history: [{ status: 'REQUESTED', at: Date.parse('2026-11-23T09:30:00-06:00') }],
};

test('the PDF shows the request and masks account numbers', () => {
  expect(pdfView(request)).toEqual({
    title: 'Portabilidad solicitada',
    moment: '23 nov 2026, 09:30 horas (Ciudad de México)',
    status: 'Solicitada',
    amount: 'Sueldo completo',
    subtitle: 'de BBVA México •••• 3653',
    rows: [
      ['Folio', '73040790'],
      ['Banco que te paga hoy', 'BBVA México'],
      ['CLABE', '•••• 3653'],
      ['Cuenta que recibe', 'Nómina •••• 4821'],
      ['Respuesta a más tardar', '07 dic 2026'],
    ],
    issuedAt: request.orderedAt,
  });
});

test('a rejected request shows the reason', () => {
  const rejected = { ...request, status: 'REJECTED' as const, rejection: 'La cuenta no es de nómina.' };
  expect(pdfView(rejected).rows.at(-1)).toEqual(['Motivo', 'La cuenta no es de nómina.']);
  expect(requestView(rejected).rejectionReason).toBe('La cuenta no es de nómina.');
  expect('rejectionReason' in requestView(request)).toBe(false);
});

test('the response for a request does not contain its customer', () => {
  expect(JSON.stringify(requestView(request))).not.toContain('c1');
});
