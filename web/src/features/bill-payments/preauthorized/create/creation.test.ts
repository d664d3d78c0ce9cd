import { expect, test } from 'vitest';
import type { FieldDataType, FieldDefinition } from '#contract/domain/field-definition';
import type { Merchant } from '#contract/merchants';
import { debit, onCard } from '../debit.test-support';
import { mediaOf } from '../medium';
import { checkCompany, checkData, companiesOf, draftOf, fieldsOf, orderOf } from './creation';

const field = (id: string, dataType: FieldDataType): FieldDefinition => ({
  id,
  name: id,
  type: 'variable',
  dataType,
});
const school: Merchant = {
  merchantId: 20,
  merchantKey: 'school',
  name: 'Alameda',
  billType: 'WITHOUTRECEIPT',
};
const light: Merchant = { merchantId: 21, merchantKey: 'light', name: 'Luz', billType: 'WITHRECEIPT' };
const definitions = [field('reference', 1), field('rfc', 8)];
const quote = { merchant: school, definitions };
const media = mediaOf({ data: [debit('a'), debit('b', { ...onCard, status: 'DISABLED' })] });
const setup = {
  customer: 'ana',
  companies: companiesOf([light, school], []),
  media,
  known: { merchantKey: 'school', reference: '0042' },
};

test('sorts companies by name', () => {
  expect(setup.companies.map(({ key }) => key)).toEqual(['school', 'light']);
});

test('a link fills in the company and its number, and the only enabled account is preselected', () => {
  const draft = draftOf(setup, new URLSearchParams());
  expect(draft).toEqual({ merchant: 'school', medium: 'ACCOUNT:ana-nomina' });
  expect(fieldsOf(setup, quote)).toEqual({ 'given-reference': '0042', 'given-rfc': '' });
  expect(fieldsOf(setup, { merchant: light, definitions })).toMatchObject({ 'given-reference': '' });
});

test('ignores a disabled account and an unknown company', () => {
  const query = new URLSearchParams({ medium: 'DEBIT:ana-nomina' });
  expect(draftOf({ ...setup, known: { merchantKey: 'x', reference: '' } }, query)).toEqual({
    merchant: '',
    medium: 'ACCOUNT:ana-nomina',
  });
});

test('reports missing fields by name', () => {
  expect(checkCompany({ merchant: '', medium: '' }, setup)).toEqual({
    merchant: 'Elige la empresa que va a cobrar.',
  });
  const errors = checkData({ merchant: 'school', medium: 'DEBIT:ana-nomina' }, setup, quote);
  expect(errors).toMatchObject({
    'given-reference': 'Dato necesario.',
    'medium': 'Elige de dónde se cobra.',
  });
});

test('sends the RFC with the customer, and other fields with the service', () => {
  const draft = {
    'merchant': 'school',
    'medium': 'DEBIT:ana-nomina',
    'given-reference': '0042',
    'given-rfc': 'HEAL850315AB1',
  };
  expect(orderOf(draft, setup, quote)).toEqual({
    payment_type: 'DEBIT',
    merchant_id: 20,
    account_key: 'ana-nomina',
    additional_properties: [{ id: 'reference', value: '0042' }],
    customer: { customer_id: 'ana', rfc: 'HEAL850315AB1' },
  });
});
