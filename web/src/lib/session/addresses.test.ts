import { describe, expect, it } from 'vitest';
import { loginAddress, signInRoute } from './addresses';

describe('the sign-in URL', () => {
  it.each([
    [null, '/login'],
    ['', '/login'],
    ['/hubs/cards', '/login?continue=%2Fhubs%2Fcards'],
    ['/third-parties/spei?amount=10', '/login?continue=%2Fthird-parties%2Fspei%3Famount%3D10'],
    ['/signout', '/login'],
    ['/SignOut?x=1', '/login'],
    ['/signin', '/login'],
    ['/logged-out?x=1', '/login'],
    ['/session-timeout', '/login'],
    ['/auth/signin/session-exists', '/login'],
    ['/settings/security', '/login?continue=%2Fsettings%2Fsecurity'],
    ['%2Fsign%6Fut', '/login'],
    ['/sign%256Fut', '/login?continue=%2Fsign%25256Fut'],
    ['/%E0%A4%A', '/login?continue=%2F%25E0%25A4%25A'],
  ])('for the target %s is %s', (target, address) => expect(loginAddress(target, '/login')).toBe(address));

  it('contains path, query and fragment of a protected page', () =>
    expect(signInRoute({ pathname: '/hubs/transfers', search: '?a=1', hash: '#b' })).toBe(
      '/signin?continue=%2Fhubs%2Ftransfers%3Fa%3D1%23b',
    ));
});
