import { expect, test } from 'vitest';
import { pageUrl } from './playwright';

test.each([
  ['search', '/banca/search'],
  ['/search', '/banca/search'],
  ['/banca/search?q=luz', '/banca/search?q=luz'],
  ['/banca', '/banca'],
  ['?a=b', '/banca/?a=b'],
  ['http://mia.localhost:4000/banca/', 'http://mia.localhost:4000/banca/'],
])('signIn opens %s at %s', (path, opened) => {
  for (const base of ['http://localhost:4000/banca/', 'http://localhost:4000/banca'])
    expect(pageUrl(path, base)).toBe(new URL(opened, base).href);
});
