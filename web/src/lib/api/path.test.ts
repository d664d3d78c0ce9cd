import { describe, expect, it } from 'vitest';
import { encodePath, pathOf } from './path';

const receipt = { path: '/v1/recipients/:recipientKey/receipt' } as const;
const keys = [
  ['ana-mama', '/v1/recipients/ana-mama/receipt'],
  ['a/b?c#d', '/v1/recipients/a%2Fb%3Fc%23d/receipt'],
  ['ñandú', '/v1/recipients/%C3%B1and%C3%BA/receipt'],
  ['50%', '/v1/recipients/50%25/receipt'],
  ['../../user', '/v1/recipients/..%2F..%2Fuser/receipt'],
  ['..', '/v1/recipients/%252E%252E/receipt'],
  ['.', '/v1/recipients/%252E/receipt'],
] as const;

it.each(keys)('encodes %s within its segment', (recipientKey, path) => {
  expect(pathOf(receipt, { recipientKey })).toBe(path);
  expect(new URL(path, 'https://bank').pathname).toBe(path);
});

it('replaces every parameter', () =>
  expect(pathOf({ path: '/:one/:other' }, { one: '1', other: '2' })).toBe('/1/2'));

describe('a path with parameters inserted by ts-rest', () => {
  it.each(keys)('encodes %s within its segment', (key, path) =>
    expect(encodePath(receipt, `/v1/recipients/${key}/receipt`)).toBe(path),
  );

  it.each([
    ['/a/:one/b/:other', '/a/1/b/2', '/a/1/b/2'],
    ['/a/:one/b/:other', '/a/x y/b/..', '/a/x%20y/b/%252E%252E'],
    ['/v1.0/all', '/v1.0/all', '/v1.0/all'],
  ])('%s with %s becomes %s', (path, pathname, encoded) =>
    expect(encodePath({ path }, pathname)).toBe(encoded),
  );

  it.each([
    ['/v1/recipients/receipt', 'with a missing parameter'],
    ['/v1/elsewhere', 'of another route'],
  ])('throws for %s, a path %s', (pathname) =>
    expect(() => encodePath(receipt, pathname)).toThrow(TypeError),
  );
});
