import type { AppRoute } from '@ts-rest/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#contract/index';
import { locations } from '#contract/locations';
import { taxes } from '#contract/taxes';
import { transfers } from '#contract/transfers';
import { identityFields, namesAnotherKey } from './answered-key';

/** Endpoints whose answer does not repeat the key of the request. */
const KEYLESS_ENDPOINTS: readonly string[] = [
  'customers.token',
  'rewards.get',
  'transfers.link',
  'campaigns.details',
];

const isList = ({ responses }: AppRoute): boolean =>
  responses[200] instanceof z.core.$ZodObject && 'data' in responses[200]._zod.def.shape;

test('a GET of a single resource returns its key, except for the listed endpoints', () => {
  const routes = Object.entries(contract).flatMap(([domain, router]) =>
    Object.entries<AppRoute>(router).map((route) => ({ name: `${domain}.${route[0]}`, route: route[1] })),
  );
  const keyless = routes.filter(
    ({ route }) =>
      route.method === 'GET' &&
      route.path.includes('/:') &&
      !isList(route) &&
      identityFields(route).length === 0,
  );
  expect(keyless.map(({ name }) => name)).toEqual(KEYLESS_ENDPOINTS);
});

test.each([
  ['the requested key', transfers.receipt, { key: 'a', confirmationNumber: '1' }],
  ['the requested key as its confirmation number', transfers.receipt, { key: 'b', confirmationNumber: 'a' }],
  [
    'the requested key as its capture line',
    taxes.receipt,
    { key: 'b', confirmationNumber: '1', reference: 'a' },
  ],
  ['the requested key as its id', locations.branch, { id: 'a' }],
  ['another key of a nested resource', transfers.link, { link: 'b', key: 'b' }],
  ['another key after a change', transfers.validate, { key: 'b' }],
])('namesAnotherKey is false for a response with %s', (_, route, body) =>
  expect(namesAnotherKey(route, 'a', body)).toBe(false),
);

test.each([
  ['another key', transfers.receipt, { key: 'b', confirmationNumber: '1' }],
  ['another id', locations.branch, { id: 'b' }],
])('namesAnotherKey is true for a response with %s', (_, route, body) =>
  expect(namesAnotherKey(route, 'a', body)).toBe(true),
);
