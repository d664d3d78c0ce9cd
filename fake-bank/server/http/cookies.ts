import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

/** Names include the port, since cookies ignore it: two banks on one machine must not collide. */
export type CookieNames = { session: string; bank: string };

export const cookieNames = (port: number): CookieNames => ({
  session: `cenzontle-session-${port}`,
  bank: `cenzontle-bank-${port}`,
});

export const cookieOf = (req: IncomingMessage, name: string): string | undefined =>
  parseCookie(req.headers.cookie ?? '')[name];

export const sessionCookie = (req: Request): CookieOptions & { path: string; secure: boolean } => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: req.secure,
  path: '/',
});
