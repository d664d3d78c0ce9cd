import { expect, it } from 'vitest';
import { pathOf } from './path';

it.each([
  ['ana-mama', '/v1/recipients/ana-mama/receipt'],
  ['a/b?c#d', '/v1/recipients/a%2Fb%3Fc%23d/receipt'],
  ['ñandú', '/v1/recipients/%C3%B1and%C3%BA/receipt'],
])('%s stays in its place', (recipientKey, path) =>
  expect(pathOf({ path: '/v1/recipients/:recipientKey/receipt' }, { recipientKey })).toBe(path),
);

it('every parameter has its own', () =>
  expect(pathOf({ path: '/:one/:other' }, { one: '1', other: '2' })).toBe('/1/2'));
