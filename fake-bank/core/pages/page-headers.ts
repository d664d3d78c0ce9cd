import type { RequestHandler } from 'express';

const policy = (formAction: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** For a page whose forms lead to `formAction`, in the words of a Content-Security-Policy. */
export const pageHeadersFor =
  (formAction: string): RequestHandler =>
  (_req, res, next) => {
    res.set({
      'Content-Security-Policy': policy(formAction),
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  };

/** For pages without anything inline. Referrers stay here, or browsers would send forms with `Origin: null`. */
export const pageHeaders = pageHeadersFor("'self'");
