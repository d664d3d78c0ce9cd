import { expect, test } from 'vitest';
import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import { pdfView } from './views';

const receipt = (companies: number): PreauthorizedReceipt => ({
  id: 'a',
  confirmationNumber: '73040001',
  operationDate: '2026-11-23T09:30:00-06:00',
  operationType: 'CANCELLATION_ACCOUNT',
  status: 'DISABLED',
  payments: Array.from({ length: companies }, (_, at) => ({
    key: String(at),
    paymentType: 'ACCOUNT',
    fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
    mediaTypeNumber: '044180887268848213',
    merchantName: `Empresa ${at + 1}`,
    reference: '1500773391',
  })),
});

test.each([
  [1, 4, 'Se cobraba de'],
  [8, 9, 'Empresa 8'],
  [9, 9, 'Además'],
  [40, 9, 'Además'],
])(
  'the PDF of a cancellation with %i merchants has %i rows, of which the last is %s',
  (companies, rows, last) => {
    const paper = pdfView(receipt(companies));
    expect(paper.rows).toHaveLength(rows);
    expect(paper.rows.at(-1)?.[0]).toBe(last);
    if (last === 'Además') expect(paper.rows.at(-1)?.[1]).toBe(`${companies - 7} empresas más`);
  },
);

test('the PDF of one merchant lists each of its references', () => {
  const two = receipt(2);
  const payments = two.payments.map((payment, at) => ({
    ...payment,
    merchantName: 'Internet Nopal',
    reference: `150077339${at}`,
  }));
  const { subtitle, rows } = pdfView({ ...two, payments });
  expect(subtitle).toBe('de Internet Nopal');
  expect(rows.slice(1).map(([label]) => label)).toEqual([
    'Internet Nopal •••• 3390',
    'Internet Nopal •••• 3391',
  ]);
});
