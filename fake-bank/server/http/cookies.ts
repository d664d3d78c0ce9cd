import type { IncomingMessage } from 'node:http';
import type { CookieOptions, Request } from 'express';

/** Cookies ignore the port, so their names carry it: two banks on one machine do not mix. */
export type CookieNames = { session: string; bank: string };

export const cookieNames = (port: number): CookieNames => ({
  session: `cenzontle-session-${port}`,
  bank: `cenzontle-bank-${port}`,
});

export function cookieOf(req: IncomingMessage, name: string): string | undefined {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Out of reach of scripts, sent to this site only, and over https where that is spoken. */
export const sessionCookie = (req: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: req.secure,
  path: '/',
});
