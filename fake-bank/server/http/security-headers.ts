import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Hash of the empty style element that Emotion fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const DATA_HEADERS = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
});

/** Sets the headers of every response, cheaper than helmet; pages override them. */
export const dataHeaders: RequestHandler = (_req, res, next) => {
  for (const [name, value] of DATA_HEADERS) res.setHeader(name, value);
  next();
};

/** For `formAction`: opening a scenario redirects to the URL of its bank. */
export const TO_ANY_BANK: readonly string[] = ["'self'", 'http://*.localhost:*'];

/** `formAction`: where a form may lead, redirects included. */
export const securityHeaders = (formAction: readonly string[] = ["'self'"]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: [...formAction],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
