import { expect, test } from 'vitest';
import type { FieldDefinition } from '#contract/domain/field-definition';
import type { Merchant } from '#contract/merchants';
import type { NewPayee, Payee } from '#contract/payees';
import { matchesRequest } from '../api';
import { bodyOf, checkService, draftOf, partsOf, type ServiceSetup } from './service';
import { bodyOf as bodyOfPhone, checkTopUp, draftOf as draftOfPhone, type TopUpSetup } from './top-up';

const merchant: Merchant = {
  merchantId: 2017,
  merchantKey: 'hogar-comun',
  name: 'Hogar Común',
  billType: 'WITHOUTRECEIPT',
};
const definitions: readonly FieldDefinition[] = [
  { id: 'concept', name: 'Concepto', type: 'constant', dataType: 3, value: 'Mensualidad' },
  {
    id: 'reference',
    name: 'Número de crédito',
    type: 'variable',
    dataType: 1,
    minimumLength: 10,
    maximumLength: 10,
  },
  { id: 'fee', name: 'Mensualidad', type: 'variable', dataType: 6, decimalType: 0, minimumAmount: 100 },
];
const setup: ServiceSetup = { visitId: 'v', merchant, definitions };

test('the first variable field is the reference; constant fields are not requested', () => {
  const { reference, rest } = partsOf(setup);
  expect([reference?.id, rest.map(({ id }) => id)]).toEqual(['reference', ['fee']]);
  expect(draftOf(setup)).toEqual({ 'given-reference': '', 'given-fee': '', 'nickname': '' });
});

test('lists missing fields, and the missing digits of a short number', () => {
  expect(checkService(draftOf(setup), setup)).toEqual({
    'given-reference': 'Dato necesario.',
    'given-fee': 'Dato necesario.',
    'nickname': 'Escribe un alias.',
  });
  const short = { 'given-reference': '12345678', 'given-fee': '4,200', 'nickname': 'Casa' };
  expect(checkService(short, setup)).toEqual({ 'given-reference': 'Son 10 dígitos. Te faltan 2.' });
});

test('builds the request body of a service', () => {
  const draft = { 'given-reference': '1920446078', 'given-fee': '4,200', 'nickname': ' Casa  de Pablo' };
  expect(bodyOf(draft, setup)).toEqual({
    nickname: 'Casa de Pablo',
    bill_type: 'WITHOUTRECEIPT',
    merchant_key: 'hogar-comun',
    fields: [
      { id: 'reference', value: '1920446078' },
      { id: 'fee', value: '4200' },
    ],
  });
});

const phones: TopUpSetup = { visitId: 'v', companies: [{ ...merchant, billType: 'MOBILETOPUP' }] };

test('checks the repeated phone number, and prefills a known company from the URL', () => {
  const draft = draftOfPhone(phones, new URLSearchParams({ merchant: 'hogar-comun' }));
  expect(draft.merchant).toBe('hogar-comun');
  expect(draftOfPhone(phones, new URLSearchParams({ merchant: 'nada' })).merchant).toBe('');
  expect(checkTopUp({ ...draft, merchant: '', phoneRepeated: '' })).toEqual({
    merchant: 'Elige la compañía del celular.',
    phone: 'Escribe el celular.',
    phoneRepeated: 'Escribe otra vez el celular.',
    nickname: 'Escribe un alias.',
  });
  const filledDraft = { ...draft, phone: '5512345678', phoneRepeated: '5512345679', nickname: 'Diego' };
  expect(checkTopUp(filledDraft).phoneRepeated).toBe('No es el mismo celular que escribiste antes.');
  expect(bodyOfPhone(filledDraft)).toEqual({
    nickname: 'Diego',
    bill_type: 'MOBILETOPUP',
    merchant_key: 'hogar-comun',
    mobile_telephone: '5512345678',
  });
});

const savedPayee: Payee = {
  key: 'p',
  nickname: 'Casa de Pablo',
  paymentType: 'service',
  merchantName: 'Hogar Común',
  merchantId: 1,
  merchantKey: 'hogar-comun',
  billType: 'WITHOUTRECEIPT',
  status: 'ACTIVE',
};
const service = bodyOf({ 'given-reference': '1920446078', 'given-fee': '4,200', 'nickname': 'Casa' }, setup);
const phone = { nickname: 'Diego', merchant_key: 'hogar-comun', mobile_telephone: '5512345678' } as const;
const topUp: NewPayee = { ...phone, bill_type: 'MOBILETOPUP' };

test.each<[string, NewPayee, Partial<Payee>, boolean]>([
  ['the same number with any nickname', service, { reference: '1920446078' }, true],
  ['another number', service, { nickname: 'Casa', reference: '1920446079' }, false],
  ['another company', service, { merchantKey: 'otra', reference: '1920446078' }, false],
  ['the same phone number', topUp, { mobileTelephone: '5512345678' }, true],
  ['another phone number', topUp, { nickname: 'Diego', mobileTelephone: '5512345679' }, false],
  ['the same nickname without a number', service, { nickname: 'Casa' }, true],
  ['another nickname without a number', service, {}, false],
])('compares a saved payee with a request whose response was lost: %s', (_, body, change, isMatch) =>
  expect(matchesRequest({ ...savedPayee, ...change }, body)).toBe(isMatch),
);
