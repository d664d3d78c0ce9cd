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
    '/account-summary/details/chequing/ana:nomina',
    '/account-summary/details/chequing/ana%3Anomina',
    '/account-summary/details/chequing/50%25',
    '/account-summary/details/chequing/.ana.2',
    '/account-summary/details/chequing/n%C3%B3mina',
    '/signings',
    '/hubs?from=/logged-out',
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
    ['a page of the session: the way in', '/signin'],
    ['a page of the session: the way in, with an error', '/signin/error'],
    ['a page of the session: its end', '/logged-out'],
    ['a page of the session: its end, in capitals', '/Logged-Out?x=1'],
    ['a page of the session: its end, encoded', '/logged%2Dout'],
    ['a page of the session: its end by itself', '/session-timeout/'],
    ['a page of the session: another tab’s', '/auth/signin/session-exists'],
    ['an encoded control', '/hubs/a%00b'],
    ['dots alone', '/hubs/...'],
    ['dots alone, doubly encoded', '/hubs/%252e%252e'],
    ['an encoding that is cut off', '/hubs/a%2'],
    ['too long', `/${'a'.repeat(3000)}`],
  ])('refuses %s', (_, value) => {
    expect(safeContinue(value)).toBe(HOME);
  });
});
