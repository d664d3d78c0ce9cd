import cors from 'cors';
import type { Request, RequestHandler } from 'express';
import { headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Normalizes `http://LOCALHOST:5173/`; undefined for anything but a loopback origin of http or https. */
export function loopbackOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, hostname, href } = new URL(text);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && LOOPBACK.test(hostname) && href === `${origin}/` ? origin : undefined;
}

/** Values that an answer hands to the client. */
const EXPOSED = [
  'Date',
  'Content-Disposition',
  headers.trace,
  headers.token,
  headers.nextAntiForgery,
  headers.retryAfter,
  headers.attemptsLeft,
];

const ALLOWED_HEADERS = [
  'content-type',
  'last-event-id',
  ...Object.values(headers),
  ...Object.values(sandboxHeaders),
];

const PREFLIGHT_SECONDS = 600;

export type IsAllowed = (origin: string | undefined) => boolean;

/** Answers preflight requests of allowed origins; adds nothing for any other. */
export const shareWith = (isAllowed: IsAllowed): RequestHandler =>
  cors<Request>((req, answer) =>
    answer(
      null,
      isAllowed(req.headers.origin)
        ? {
            origin: true,
            credentials: true,
            exposedHeaders: EXPOSED,
            allowedHeaders: ALLOWED_HEADERS,
            maxAge: PREFLIGHT_SECONDS,
          }
        : { origin: false },
    ),
  );
