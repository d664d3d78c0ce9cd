import { describe, expect, it } from 'vitest';
import { HOME, safeContinue } from './continue';

describe('safe continue', () => {
  it.each([
    '/',
    '/account-summary',
    '/account-summary/details/chequing/ana-nomina',
    '/transfers/my-own-accounts?from_account=ana-nomina&amount=250.50',
    '/transfers/my-own-accounts?concept=Renta%20de%20mayo%20100%25',
    '/bill-payments/service?next=https://example.com',
    '/hubs/transfers/',
  ])('keeps %s', (value) => {
    expect(safeContinue(value)).toBe(value);
  });

  it.each([
    ['nothing', undefined],
    ['a list', ['/hubs/transfers']],
    ['empty', ''],
    ['another host', '//evil.example'],
    ['another host, slash and backslash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['a backslash in the query', '/hubs?to=\\evil'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a scheme', 'https://evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['credentials', 'user@evil.example'],
    ['credentials after a slash', '/@evil.example'],
    ['encoded slashes', '%2f%2fevil.example'],
    ['a slash and encoded slashes', '/%2f%2fevil.example'],
    ['a slash and an encoded backslash', '/%5cevil.example'],
    ['doubly encoded slashes', '/%252f%252fevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a line break', '/hubs\r\nSet-Cookie: a=b'],
    ['a NUL', '/hubs\u0000'],
    ['a later double slash', '/hubs//evil.example'],
    ['climbing out of the base path', '/../api/logout'],
    ['climbing, encoded', '/%2e%2e/api/logout'],
    ['a fragment', '/hubs/transfers#x'],
    ['a space before', ' /hubs/transfers'],
    ['letters beyond ASCII', '/hubs/tránsferencias'],
    ['a broken encoding', '/hubs?x=%E0%A4%A'],
    ['the way out', '/signout'],
    ['the way out, in capitals', '/SignOut'],
    ['the way out in the query', '/hubs?next=signout'],
    ['the way out, encoded', '/hubs?next=%73ignout'],
    ['too long', `/${'a'.repeat(3000)}`],
  ])('refuses %s', (_, value) => {
    expect(safeContinue(value)).toBe(HOME);
  });
});
