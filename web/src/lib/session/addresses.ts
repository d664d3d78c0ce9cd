import { basePath } from '../environment/base-path';

/** The bank's sign-in page stands outside this client; another bank's is configuration. */
const LOGIN_URL: string = import.meta.env.VITE_LOGIN_URL ?? '/login';

/** The address of a route for a full-page visit: everything in memory is gone afterwards. */
export const addressOf = (route: string): string => `${basePath()}${route.replace(/^\//, '')}`;

/** Where to sign in and then come back to. */
export const signInRoute = (from: Record<'pathname' | 'search' | 'hash', string>): string =>
  `/signin?${new URLSearchParams({ continue: from.pathname + from.search + from.hash })}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Coming back there would end the session that has just begun, or say that it is over. */
const SESSION_PAGE = /signout|^\/(signin|logged-out|session-timeout|auth)\b/i;

/** The sign-in page, told where to return. */
export function loginAddress(target: string | null, login: string = LOGIN_URL): string {
  if (!target || SESSION_PAGE.test(decoded(target))) return login;
  return `${login}?${new URLSearchParams({ continue: target })}`;
}
