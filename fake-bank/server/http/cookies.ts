import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

/** Cookies ignore the port, so their names carry it: two banks on one machine do not mix. */
export type CookieNames = { session: string; bank: string };

export const cookieNames = (port: number): CookieNames => ({
  session: `cenzontle-session-${port}`,
  bank: `cenzontle-bank-${port}`,
});

export const cookieOf = (req: IncomingMessage, name: string): string | undefined =>
  parseCookie(req.headers.cookie ?? '')[name];

/** Out of reach of scripts, sent to this site only, and over https where that is spoken. */
export const sessionCookie = (req: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: req.secure,
  path: '/',
});
