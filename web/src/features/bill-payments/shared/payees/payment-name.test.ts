import { expect, test } from 'vitest';
import { paidName, subtitleInList, subtitleOnReceipt } from './payment-name';

const service = {
  operationType: 'WITHRECEIPT',
  payee: { merchantName: 'Luz del Valle', nickname: 'Luz de casa' },
  reference: '500120047710',
} as const;
const phone = {
  operationType: 'MOBILETOPUP',
  payee: { merchantName: 'Tecolote Móvil', nickname: 'Mamá' },
  reference: '5548201197',
} as const;
const tax = {
  operationType: 'CDMX',
  payee: { merchantName: 'Secretaría de Finanzas de la CDMX' },
  reference: '80PRED26000198566208',
} as const;
const unsaved = <Paid extends { payee: { merchantName: string } }>({ payee, ...paid }: Paid) => ({
  ...paid,
  payee: { merchantName: payee.merchantName },
});

test.each([
  [service, 'Luz de casa', 'Luz del Valle', 'Luz del Valle, servicio •••• 7710'],
  [unsaved(service), 'Luz del Valle', 'Servicio •••• 7710', 'Servicio •••• 7710'],
  [phone, 'Mamá', 'Recarga Tecolote Móvil', 'Tecolote Móvil, (55) 4820 1197'],
  [unsaved(phone), 'Tecolote Móvil', '(55) 4820 1197', '(55) 4820 1197'],
  [
    { ...tax, concept: 'Predial' },
    'Secretaría de Finanzas de la CDMX',
    'Predial',
    'Línea de captura •••• 6208',
  ],
  [tax, 'Secretaría de Finanzas de la CDMX', 'Línea de captura •••• 6208', 'Línea de captura •••• 6208'],
])('%o is named %s, in lists %s, on a receipt %s', (paid, name, inLists, onReceipt) => {
  expect(paidName(paid)).toBe(name);
  expect(subtitleInList(paid)).toBe(inLists);
  expect(subtitleOnReceipt(paid)).toBe(onReceipt);
});
