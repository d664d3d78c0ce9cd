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

/** `same-origin`, not `no-referrer`: with that, browsers send forms with `Origin: null`. */
export const pageHeaders = pageHeadersFor("'self'");
