import { expect, test } from 'vitest';
import { debit, onCard } from '../debit.test-support';
import { mediaOf } from '../medium';
import {
  cancellationRequest,
  cancelledBy,
  checkCancel,
  type Scope,
  scopeLabels,
  scopesOf,
  selectionOf,
} from './cancellation';

const internet = debit('internet', { fromAccount: { description: 'Nómina', displayId: '•••• 4821' } });
const shop = debit('shop', { reference: '2' });
const light = debit('light', { merchantId: 8, merchantName: 'Luz del Valle' });
const gym = debit('gym', { ...onCard, merchantId: 9, merchantName: 'Gimnasio' });
const cardInternet = debit('card', { ...onCard, reference: '3' });
const debits = [internet, shop, light, gym, cardInternet];

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

test.each<[Scope, string[]]>([
  ['one', ['internet', 'shop']],
  ['medium', ['internet', 'shop', 'light']],
  ['company', ['internet', 'shop', 'card']],
])('the scope %s cancels %j', (scope, ended) => {
  expect(keys(cancelledBy(scope, internet, debits))).toEqual(ended);
});

test('offers only scopes that cancel more than the direct debit itself', () => {
  expect(scopesOf(internet, debits)).toEqual(['one', 'medium', 'company']);
  expect(scopesOf(internet, [internet, light])).toEqual(['one', 'medium']);
  expect(scopesOf(internet, [internet, cardInternet])).toEqual(['one', 'company']);
  expect(scopesOf(internet, [internet, gym])).toEqual(['one']);
});

test('falls back to the narrowest scope when the chosen one is not available', () => {
  expect(selectionOf({ payment: 'internet', scope: 'company' }, { debits: [internet] })?.scope).toBe('one');
  expect(selectionOf({ payment: 'gone', scope: 'one' }, { debits: debits })).toBeUndefined();
});

test('labels each scope', () => {
  const setup = {
    debits: debits,
    media: mediaOf({ data: debits }),
    isPreselected: true,
    appliesBy: undefined,
  };
  expect(scopeLabels('one', internet, setup)).toEqual({
    title: 'Solo Internet Nopal',
    about: 'La otra empresa sigue cobrando de Nómina •••• 4821',
  });
  expect(scopeLabels('medium', internet, setup)).toEqual({
    title: 'Todas las de Nómina •••• 4821',
    about: '2 empresas dejan de cobrar',
  });
  expect(scopeLabels('company', internet, setup).about).toBe('Deja de cobrar 3 servicios');
  expect(checkCancel({ payment: '', scope: 'one' }, setup)).toEqual({
    payment: 'Elige qué domiciliación cancelas.',
  });
});

test('omits the company in requests for a whole account, and identifies a card by its account', () => {
  const accountFields = { account_key: 'ana-nomina' };
  expect(cancellationRequest('one', internet)).toEqual({
    cancellation_type: 'CANCELLATION_ACCOUNT',
    ...accountFields,
    merchant_id: 7,
  });
  expect(cancellationRequest('medium', internet)).toEqual({
    cancellation_type: 'CANCELLATION_ACCOUNT',
    ...accountFields,
  });
  expect(cancellationRequest('medium', gym)).toEqual({
    cancellation_type: 'CANCELLATION_DEBIT',
    ...accountFields,
  });
  expect(cancellationRequest('company', gym)).toEqual({
    cancellation_type: 'CANCELLATION_COMPANY',
    ...accountFields,
    merchant_id: 9,
  });
});
