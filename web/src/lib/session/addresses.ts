import { basePath } from '../environment/base-path';

const LOGIN_URL: string = import.meta.env.VITE_LOGIN_URL ?? '/login';

export const addressOf = (route: string): string => `${basePath()}${route.replace(/^\//, '')}`;

export const signInRoute = (from: Record<'pathname' | 'search' | 'hash', string>): string =>
  `/signin?${new URLSearchParams({ continue: from.pathname + from.search + from.hash })}`;

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A sign-in must not continue at these pages: they would end the new session. */
const SESSION_PAGE = /signout|^\/(signin|logged-out|session-timeout|auth)\b/i;

export function loginAddress(target: string | null, login: string = LOGIN_URL): string {
  if (!target || SESSION_PAGE.test(decodeSafely(target))) return login;
  return `${login}?${new URLSearchParams({ continue: target })}`;
}
