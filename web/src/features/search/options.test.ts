// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Payee } from '#contract/payees';
import type { Recipient } from '#contract/recipients';
import { termsOf } from '#web/lib/format/search-terms.ts';
import { actions } from './actions';
import { findBest } from './match';
import { payeeOption, personOption } from './options';

const NOW = Date.parse('2026-11-23T09:30:00-06:00');

const recipient: Recipient = {
  key: 'r1',
  alias: 'Mamá',
  name: 'Guadalupe',
  lastName: 'Reyes',
  accountId: '012180001234560197',
  bankId: '012',
  bankName: 'BBVA México',
  accountType: 'TPTOFF',
  recipientType: 'PERSONAL',
  status: 'ACTIVE',
};

test.each<[Partial<Recipient>, to: string, actionLabel: string, disabledReason: string | undefined]>([
  [{}, '/third-parties/spei?to_account=r1', 'Enviar dinero', undefined],
  [{ accountType: 'TPTON' }, '/third-parties/same-bank?to_account=r1', 'Enviar dinero', undefined],
  [{ accountType: 'TPTCC' }, '/third-parties/cards?to_account=r1', 'Pagar', undefined],
  [{ accountType: 'TPTLOAN' }, '/third-parties/credits?to_account=r1', 'Pagar', undefined],
  [{ status: 'INACTIVE' }, '/hubs/transfers', 'Enviar dinero', 'Inactiva'],
  [{ status: 'BLOCKED', accountType: 'TPTAMEX' }, '/hubs/cards', 'Pagar', 'Bloqueada'],
  [
    { status: 'ON_HOLD', activeFrom: '2026-11-23T10:00:00-06:00' },
    '/hubs/transfers',
    'Enviar dinero',
    'Se activa a las 10:00 horas',
  ],
])('a recipient with %o links to %s', (change, to, actionLabel, disabledReason) =>
  expect(personOption({ ...recipient, ...change }, NOW)).toMatchObject({ to, actionLabel, disabledReason }),
);

const payee: Payee = {
  key: 'p1',
  nickname: 'Luz de casa',
  paymentType: 'service',
  merchantName: 'Luz del Altiplano',
  merchantId: 1,
  merchantKey: 'luz',
  billType: 'WITHRECEIPT',
  status: 'ACTIVE',
  reference: '551200984410',
};

test.each<[Partial<Payee>, title: string, to: string, disabledReason: string | undefined]>([
  [{}, 'Pagar Luz de casa', '/bill-payments/service?billtype=WITHRECEIPT&payee=p1', undefined],
  [
    { billType: 'MOBILETOPUP', paymentType: 'mobile-top-up', nickname: 'Mi celular' },
    'Recargar Mi celular',
    '/bill-payments/mobile-top-up?billtype=MOBILETOPUP&payee=p1',
    undefined,
  ],
  [{ status: 'BLOCKED' }, 'Pagar Luz de casa', '/hubs/payments/services', 'Bloqueado'],
])('a service with %o has the option "%s", which links to %s', (change, title, to, disabledReason) =>
  expect(payeeOption({ ...payee, ...change })).toMatchObject({ title, to, disabledReason }),
);

test.each([
  ['rechazada', ['Transferencias realizadas']],
  ['rechazado', ['Pagos realizados']],
  ['falló', ['Transferencias realizadas', 'Pagos realizados']],
])('the search "%s" finds the pages %j', (search, titles) =>
  expect(findBest(actions, termsOf(search)).map(({ title }) => title)).toEqual(titles),
);
