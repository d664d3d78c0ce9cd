import { describe, expect, it } from 'vitest';
import { type Auth, authOf } from './auth';

const user = { name: 'Ana', dateLastLogin: null, key: 'k1' };

describe('auth', () => {
  it.each<[string, Parameters<typeof authOf>, Auth]>([
    [
      'no user yet',
      [{ data: undefined, isFetching: false }, false],
      { authenticated: false, isFetching: false, isSigningOut: false, user: null },
    ],
    [
      'fetching the user',
      [{ data: undefined, isFetching: true }, false],
      { authenticated: false, isFetching: true, isSigningOut: false, user: null },
    ],
    [
      'user fetched',
      [{ data: user, isFetching: false }, false],
      { authenticated: true, isFetching: false, isSigningOut: false, user },
    ],
    [
      'signing out',
      [{ data: user, isFetching: false }, true],
      { authenticated: false, isFetching: false, isSigningOut: true, user },
    ],
  ])('is correct with %s', (_name, args, auth) => expect(authOf(...args)).toEqual(auth));
});
